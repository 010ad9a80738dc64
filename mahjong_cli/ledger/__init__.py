"""An evening's book: hands with the names of their winners in, who owes what out.

``seats`` knows who sits where, ``naming`` which keys of a hand name players, ``rows`` finds the
rows in chunks of lines, ``evening`` books them one after the other, each as a ``booking``;
``statement`` writes them as a table, CSV and JSON.  No game is known here: who pays what is what
its score says, and how its hands name players what its vocabulary says.
"""

NO_BOOK = ("lines", "games")
"""The kinds of files that do not say who won what."""
