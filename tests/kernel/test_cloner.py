"""Clones are exact, independent and generated from annotations."""

from typing import Any

import msgspec
import pytest

from quarterdeck.kernel.cloner import Uncloneable, clone_struct, cloner


class Gun(msgspec.Struct):
    loaded: bool = True


class Name(msgspec.Struct, frozen=True):
    text: str


class Ship(msgspec.Struct):
    name: Name
    hull: int
    guns: list[Gun]
    track: list[tuple[int, int]]
    flags: dict[str, int]
    consort: Gun | None = None
    by_deck: dict[int, list[Gun]] = {}


def ship() -> Ship:
    return Ship(Name("Ariel"), 7, [Gun(), Gun(False)], [(1, 2)], {"red": 1}, Gun(), {1: [Gun()]})


def test_a_clone_is_equal_and_nothing_mutable_is_shared():
    original = ship()
    twin = cloner(Ship)(original)
    assert twin == original
    twin.guns[0].loaded = False
    twin.track.append((3, 4))
    twin.flags["blue"] = 2
    assert twin.consort is not None
    twin.consort.loaded = False
    twin.by_deck[1][0].loaded = False
    assert original == ship()


def test_what_cannot_change_is_shared():
    original = ship()
    assert cloner(Ship)(original).name is original.name


def test_an_empty_option_stays_empty():
    original = ship()
    original.consort = None
    assert cloner(Ship)(original).consort is None
    assert clone_struct(5) == 5


class Log(msgspec.Struct):
    lines: list[list[int]] | None


def test_a_list_that_may_be_missing_is_copied_too():
    for lines in (None, [[1, 2], []]):
        log = Log(lines)
        twin = cloner(Log)(log)
        assert twin == log
    twin.lines[0].append(3)
    assert log.lines == [[1, 2], []]


class Mast(msgspec.Struct, tag="mast"):
    height: int


class Yard(msgspec.Struct, tag="yard"):
    sails: list[int]


class Rig(msgspec.Struct):
    part: Mast | Yard | None
    names: Name | Mast | None = None


def test_one_of_several_records_is_copied_whatever_it_is():
    for part in (Mast(3), Yard([1, 2])):
        rig = Rig(part, Name("main"))
        twin = cloner(Rig)(rig)
        assert twin == rig and twin.part is not part and twin.names is rig.names
    yard = Yard([1])
    twin = clone_struct(yard)
    twin.sails.append(2)
    assert yard.sails == [1]


class KeyedByGun(msgspec.Struct):
    guns: dict[tuple[list[int], ...], int]


class WithFloat(msgspec.Struct):
    speed: float


class WithAny(msgspec.Struct):
    thing: Any


class WithSet(msgspec.Struct):
    things: set[int]


class MutableInTuple(msgspec.Struct):
    guns: tuple[Gun, ...]


class FalselyFrozen(msgspec.Struct, frozen=True):
    guns: list[int]


class WithFalselyFrozen(msgspec.Struct):
    thing: FalselyFrozen


class ListOrGun(msgspec.Struct):
    thing: list[int] | Gun


@pytest.mark.parametrize(
    "kind", [WithFloat, WithAny, WithSet, MutableInTuple, WithFalselyFrozen, KeyedByGun, ListOrGun]
)
def test_what_cannot_be_cloned_exactly_is_refused_with_its_place(kind):
    with pytest.raises(Uncloneable, match=kind.__name__):
        cloner(kind)
