"""Values: named fields that are set once, equal where what they hold is equal.

They are what frozen data classes with slots are, but quick: such a class takes milliseconds to
make, which every command would wait for, and a value of it four times as long as it must.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, ClassVar, NoReturn, Self, dataclass_transform


def _refuse(self: object, name: str, value: object = None) -> NoReturn:
    raise AttributeError(f"cannot assign to field {name!r} of a {type(self).__name__}")


_OPEN = {"__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
_CLOSED = {"__setattr__": _refuse, "__delattr__": _refuse}


@dataclass_transform(frozen_default=True)
class ValueClass(type):
    """What makes a class of values: its annotations are the fields, after those it inherits.

    Its own ``__slots__`` are no fields, and annotated as ``ClassVar``: they hold None until what
    follows from the fields is put there by ``keep``.

    A value is filled while it is of another class, the *draft*: that has the slots and lets them
    be set.  Then it becomes one of the class itself, which does not.
    """

    def __new__(
        cls,
        name: str,
        bases: tuple[type, ...],
        space: dict[str, Any],
        aside: Sequence[str] = (),
    ) -> ValueClass:
        """A class of values, which are equal where all fields but those ``aside`` are."""
        if not bases:
            return super().__new__(cls, name, bases, space)
        annotated: dict[str, str] = space.get("__annotations__", {})
        own = [field for field, kind in annotated.items() if not kind.startswith("ClassVar")]
        defaults = {field: space.pop(field) for field in own if field in space}
        hidden = space.get("__slots__", ())
        place = {"__module__": space["__module__"], "__slots__": (*own, *hidden)}
        draft = super().__new__(cls, f"_{name}", bases, {**place, **_OPEN})
        fields = (*draft._fields, *own)
        space |= {"__slots__": (), "__match_args__": fields, "_fields": fields, **_CLOSED}
        space["_aside"] = aside = (*draft._aside, *aside)
        space["_compared"] = attrgetter(*[field for field in fields if field not in aside])
        space["_defaults"] = draft._defaults | defaults
        space["_hidden"] = (*draft._hidden, *hidden)
        space["__new__"] = _maker(draft, fields, space["_hidden"], space["_defaults"])
        return super().__new__(cls, name, (draft,), space)

    _fields: tuple[str, ...]
    _aside: tuple[str, ...]
    _hidden: tuple[str, ...]
    _defaults: dict[str, Any]


def _maker(
    draft: type, fields: Sequence[str], hidden: Sequence[str], defaults: dict[str, Any]
) -> Callable[..., Any]:
    """The function that makes a value; it is written out, as data classes do it."""
    given = [f"{each}=defaults[{each!r}]" if each in defaults else each for each in fields]
    lines = [
        f"def __new__(cls, {', '.join(given)}):",
        "self = new(draft)",
        *(f"self.{each} = {each}" for each in fields),
        *(f"self.{each} = None" for each in hidden),
        "self.__class__ = cls",
        "return self",
    ]
    names: dict[str, Any] = {"draft": draft, "defaults": defaults, "new": object.__new__}
    exec("\n ".join(lines), names)
    made: Callable[..., Any] = names["__new__"]
    return made


keep = object.__setattr__
"""Puts what follows from the fields of a value in a slot that is no field."""


class Value(metaclass=ValueClass):
    """A value of named fields.

    >>> class Point(Value):
    ...     x: int
    ...     y: int = 0
    >>> Point(1), Point(1).replace(y=2), Point(1) == Point(1, 0), hash(Point(1)) == hash((1, 0))
    (Point(x=1, y=0), Point(x=1, y=2), True, True)
    >>> Point(1).x = 3
    Traceback (most recent call last):
    AttributeError: cannot assign to field 'x' of a Point
    """

    __slots__ = ()
    _fields: ClassVar[tuple[str, ...]] = ()
    _aside: ClassVar[tuple[str, ...]] = ()
    _hidden: ClassVar[tuple[str, ...]] = ()
    _defaults: ClassVar[dict[str, Any]] = {}
    _compared: ClassVar[Callable[[Any], object]]

    def replace(self, **changes: Any) -> Self:
        """The same with some fields changed.

        Raises ``TypeError`` when there is no such field.
        """
        return type(self)(**{field: getattr(self, field) for field in self._fields} | changes)

    __replace__ = replace

    def __eq__(self, other: object) -> bool:
        """Whether the other is of the same class and holds the same."""
        if other.__class__ is not self.__class__:
            return NotImplemented
        compared = self.__class__._compared
        return compared(self) == compared(other)

    def __hash__(self) -> int:
        """Of what it holds."""
        return hash(self.__class__._compared(self))

    def __repr__(self) -> str:
        """How it is made, each field by its name."""
        held = ", ".join([f"{field}={getattr(self, field)!r}" for field in self._fields])
        return f"{self.__class__.__qualname__}({held})"

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """How a copy is made."""
        return self.__class__, tuple([getattr(self, field) for field in self._fields])
