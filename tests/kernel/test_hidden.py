"""Who may know a pile or a sealed choice, and what is dealt anew to those who may not."""

import msgspec
import pytest

from quarterdeck.kernel import Pile, Sealed
from quarterdeck.kernel.dice import Fancy
from quarterdeck.kernel.hidden import blank, find_secrets, redeal


@pytest.mark.parametrize(
    ("seen", "red", "white", "spectator"),
    [("public", True, True, True), ("owner", True, False, False), ("hidden", False, False, False)],
)
def test_a_pile_is_known_to_all_to_its_owner_or_to_nobody(seen, red, white, spectator):
    pile = Pile("card", seen, "red", [1])
    assert [pile.visible_to(seat) for seat in ("red", "white", None)] == [red, white, spectator]


def test_a_pile_of_nobody_is_not_the_spectators():
    assert not Pile("card", "owner", None, [1]).visible_to(None)


def test_a_sealed_choice_is_known_to_its_owner_until_it_opens():
    sealed = Sealed("order", "red", 3, about=7)
    assert [sealed.seen_by(seat) for seat in ("red", "white", None)] == [3, None, None]
    assert [sealed.open().seen_by(seat) for seat in ("red", "white", None)] == [3, 3, 3]
    other = sealed.holding(4)
    assert (other.kind, other.owner, other.value, other.about, other.opened) == ("order", "red", 4, 7, False)
    assert sealed.open().holding(4).opened
    assert (sealed.open().kind, sealed.open().about) == ("order", 7)


class Mat(msgspec.Struct):
    hand: Pile
    load: Sealed[int] | None = None


class Table(msgspec.Struct):
    deck: Pile
    mats: list[Mat]
    orders: dict[str, Sealed[int]]
    chests: list[list[Pile]]
    guest: Mat | None = None
    turn: int | None = 0


def table():
    mats = [Mat(Pile("card", "owner", "red", [1, 2]), Sealed("load", "red", 5))]
    mats += [Mat(Pile("card", "owner", "white", [3]))]
    orders = {"white": Sealed("order", "white", 2)}
    return Table(Pile("card", "hidden", None, [4, 5, 6]), mats, orders, [[Pile("chit", "hidden", None, [9])]])


def test_every_secret_is_found_in_lists_maps_and_records():
    places = find_secrets(table())
    assert [place.secret.kind for place in places] == ["card", "card", "load", "card", "order", "chit"]
    t = table()
    t.guest = Mat(Pile("coin", "hidden"), Sealed("bet", "red", 1))
    assert [place.secret.kind for place in find_secrets(t)][-2:] == ["coin", "bet"]


def test_only_what_a_seat_cannot_see_is_dealt_anew_kind_by_kind():
    seen = set()
    for seed in range(40):
        t = table()
        closed = redeal(find_secrets(t), "red", Fancy(str(seed)))
        assert t.mats[0].hand.items == [1, 2]
        assert (len(t.deck), len(t.mats[1].hand)) == (3, 1)
        assert sorted(t.deck.items + t.mats[1].hand.items) == [3, 4, 5, 6]
        assert t.chests[0][0].items == [9]
        assert [place.secret.kind for place in closed] == ["order"]
        seen.add(t.mats[1].hand.items[0])
    assert seen == {3, 4, 5, 6}


def test_a_blank_copy_keeps_sizes_alone():
    t = table()
    closed = blank(find_secrets(t), "red")
    assert (t.deck.items, t.mats[1].hand.items, t.mats[0].hand.items) == ([0, 0, 0], [0], [1, 2])
    closed[0].put(Sealed("order", "white", 0))
    assert t.orders["white"].value == 0
