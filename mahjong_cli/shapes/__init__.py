"""Every way to complete the tiles of a hand, what it waits on, and how far away it is."""
