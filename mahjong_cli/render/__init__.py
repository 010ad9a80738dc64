"""From a score, or an error, to what is shown: pure functions from data to text.

``words`` has the labels and sentences that are the same for every game, ``look`` says how to
draw and in which language, ``frame`` draws what the games lay out as data.  Of these are made
the hand as ``understood``, the ``table`` of a score, the ``pages`` about fans and rule sets, the
``caret`` under what cannot be read, the ``compact`` line of one hand of many, and the
``picture``.  ``lines`` and ``schema`` are about JSON and draw nothing.  Nothing here prints.
"""
