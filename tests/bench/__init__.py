"""How fast it is: ``python -m tests.bench``, one table of ratios, each beside a rival.

``corpus`` makes the hands, ``rivals`` are what a user would use instead, ``timing`` times both in
turn, ``figures`` has a function for each line or two of the table, ``caches`` looks into the
tables.  Absolute times depend on the machine; the ratios are what counts.
"""
