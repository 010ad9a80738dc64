"""Named tuples: ``typing.NamedTuple`` as type checkers see it, but made in a tenth of the time.

``typing`` compiles what each field is annotated with, which nobody asks for, and ``collections``
a function for each class; every command makes some sixty such classes at its start.
"""

from __future__ import annotations

from functools import lru_cache
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing import NamedTuple as NamedTuple
else:
    from collections import _tuplegetter

    @lru_cache
    def _maker(number: int) -> CodeType:
        """The code that makes a tuple of so many fields, whatever they are called."""
        given = "".join([f", _{n}" for n in range(number)])
        return eval(f"lambda _cls{given}: _new(_cls, ({given[2:]},))").__code__

    class _NamedTuples(type):
        """Makes a named tuple of a class: its annotations are the fields."""

        def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> type:
            """The class; what is set and is no field are its methods."""
            if not bases:
                return super().__new__(cls, name, bases, space)
            fields = tuple(space["__annotations__"])
            defaults = {field: space.pop(field) for field in fields if field in space}
            # Code that differs in the names of its parameters alone need not be compiled again.
            code = _maker(len(fields)).replace(co_varnames=("_cls", *fields), co_name="__new__")
            new = FunctionType(code, {"_new": tuple.__new__}, None, tuple(defaults.values()))
            new.__annotations__ = space["__annotations__"]
            new.__qualname__ = f"{space['__qualname__']}.__new__"
            own = {"__slots__": (), "__match_args__": fields, "__new__": new}
            own |= {"_fields": fields, "_field_defaults": defaults}
            own |= {field: _tuplegetter(n, f"Field {n}") for n, field in enumerate(fields)}
            return type(name, (_Tuple,), own | space)

    class _Tuple(tuple):
        """What all named tuples can do, as those of ``collections`` can."""

        __slots__ = ()

        @classmethod
        def _make(cls, values):
            made = tuple.__new__(cls, values)
            if len(made) != len(cls._fields):
                raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(made)}")
            return made

        def _replace(self, /, **changes):
            made = self._make(map(changes.pop, self._fields, self))
            if changes:
                raise ValueError(f"Got unexpected field names: {[*changes]!r}")
            return made

        __replace__ = _replace

        def _asdict(self):
            return dict(zip(self._fields, self, strict=True))

        def __repr__(self):
            held = ", ".join([f"{n}={v!r}" for n, v in zip(self._fields, self, strict=True)])
            return f"{self.__class__.__name__}({held})"

        def __getnewargs__(self):
            return tuple(self)

    class NamedTuple(metaclass=_NamedTuples):
        """What classes of named tuples are derived from."""
