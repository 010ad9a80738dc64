"""From a score, or an error, to what is shown: pure functions that return text.

``record`` and ``schema`` make the JSON, ``table`` and ``pages`` the text for a terminal,
``caret`` the message about a hand that cannot be read, ``picture`` SVG and HTML.  ``words``
has every word, ``look`` says how to draw.  Nothing here prints.
"""

LANGS = ("zh", "zh-Hant", "en", "both")
"""The languages of sentences and names; ``both`` is Chinese and English."""
