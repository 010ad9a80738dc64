"""Named tuples: ``typing.NamedTuple`` as type checkers see it, but made in a third of the time.

``typing`` compiles what each field is annotated with, which nobody asks for, and every command
makes some sixty such classes at its start.
"""

from __future__ import annotations

from collections import namedtuple
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing import NamedTuple as NamedTuple
else:
    _MADE = frozenset(("__annotations__", "__module__", "__qualname__"))

    class _NamedTuples(type):
        """Makes a named tuple of a class: its annotations are the fields."""

        def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> type:
            """The class; what is said of no field are its methods."""
            if not bases:
                return super().__new__(cls, name, bases, space)
            fields = space["__annotations__"]
            defaults = [space[field] for field in fields if field in space]
            made = namedtuple(name, fields, defaults=defaults, module=space["__module__"])
            made.__annotations__ = fields
            for key, value in space.items():
                if key not in fields and key not in _MADE:
                    setattr(made, key, value)
            made.__qualname__ = space["__qualname__"]
            return made

    class NamedTuple(metaclass=_NamedTuples):
        """What classes of named tuples are derived from."""
