"""The fans: what a fan looks at, the table of them, and what a reading is worth by it."""
