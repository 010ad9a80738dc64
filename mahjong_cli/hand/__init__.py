"""The values that a hand and its reading are made of, and what cannot be of a hand."""
