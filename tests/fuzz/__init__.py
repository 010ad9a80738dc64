"""Loops that feed whatever comes to the reader of hands and to streams.

``python -m tests.fuzz --minutes 10`` runs them all in turn and prints the seeds; what fails is
said with the command that does it again.  ``generators`` makes the inputs, ``trials`` says what
must hold of each.
"""
