"""Named tuples and values of our own are as those that Python makes, and cannot be changed."""

from __future__ import annotations

import copy
import inspect
import pickle
import typing

import pytest

from mahjong_cli import Hand, score
from mahjong_cli.hand.hand import Circumstances, Meld
from mahjong_cli.value import Value


class Theirs(typing.NamedTuple):
    """As ``Meld`` is, but for what it can do."""

    kind: str
    tile: int
    concealed: bool = False
    offer: int | None = None
    golds: tuple[int, ...] = ()


class Point(Value, aside=("name",)):
    x: int
    y: int = 0
    name: str = ""


class Placed(Point):
    z: int = 0


KONG = Meld("kong", tile=9)
HAND = Hand((0, 1, 2, 3, 4, 5, 27), 27, (KONG, Meld("pung", 33)))


def parameters(made: type) -> list[tuple[str, object]]:
    return [(each.name, each.default) for each in inspect.signature(made).parameters.values()]


def test_a_named_tuple_is_as_those_of_typing() -> None:
    theirs = Theirs("kong", tile=9)
    assert [*theirs] == [*KONG]
    assert hash(KONG) == hash(theirs)
    assert repr(KONG) == repr(theirs).replace("Theirs", "Meld")
    assert parameters(Meld) == parameters(Theirs)
    assert typing.get_type_hints(Meld) == typing.get_type_hints(Theirs)
    assert (Meld._fields, Meld._field_defaults) == (Theirs._fields, Theirs._field_defaults)
    assert KONG._asdict() == theirs._asdict()
    assert [*KONG._replace(tile=3)] == [*theirs._replace(tile=3)]
    assert Meld._make(theirs) == KONG
    assert type(KONG._replace(tile=3)) is Meld
    assert (Meld.__name__, Meld.__module__) == ("Meld", "mahjong_cli.hand.hand")


@pytest.mark.parametrize("made", [Meld, Theirs])
def test_what_is_no_field_is_refused(made: type[Meld] | type[Theirs]) -> None:
    with pytest.raises(TypeError, match=r"__new__\(\) missing 1 required .*'tile'"):
        made("kong")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="unexpected keyword argument 'colour'"):
        made("kong", 9, colour=1)  # type: ignore[call-arg]
    with pytest.raises((TypeError, ValueError), match="unexpected field names"):
        made("kong", 9)._replace(colour=1)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="Expected 5 arguments, got 1"):
        made._make(("kong",))


@pytest.mark.parametrize("value", [KONG, Circumstances("self"), HAND, score(HAND), Placed(1, 2)])
def test_a_value_can_be_copied_but_not_changed(value: typing.Any) -> None:
    for again in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        assert again == value
        assert hash(again) == hash(value)
    for name in (value._fields[0], "another"):
        with pytest.raises(AttributeError):
            setattr(value, name, 1)
        with pytest.raises(AttributeError):
            delattr(value, name)


def test_a_value_has_the_fields_of_the_class_that_it_is_derived_from() -> None:
    assert Placed(1, 2, z=3) == Placed(1, 2, "here", 3)  # which stands aside
    assert Placed(1, 2) != Point(1, 2)
    assert Placed(1).replace(y=5, z=6) == Placed(1, 5, "", 6)
    assert repr(Placed(1)) == "Placed(x=1, y=0, name='', z=0)"
    assert isinstance(Placed(1), Point)
    with pytest.raises(TypeError, match="unexpected keyword argument 'colour'"):
        Placed(1).replace(colour=1)


def test_what_is_known_of_a_hand_is_none_of_its_fields() -> None:
    hand = HAND.replace(winning=27)
    assert hand.checked is None
    score(hand)
    assert hand.checked is not None
    assert hand == HAND.replace(winning=27)
    assert hand.replace(winning=0).checked is None
