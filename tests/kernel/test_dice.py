"""Dice: unbiased, auditable, scripted in tests."""

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.kernel import KeyedDice, ScriptedDice
from quarterdeck.kernel.dice import key_from, shuffle, throws


def test_a_draw_is_the_keyed_hash_of_its_turn_count_and_name_scaled():
    """Anybody with the key can work out any die with nothing but BLAKE2b."""
    dice = KeyedDice(b"sixteen byte key")
    for turn in range(3):
        for count in range(20):
            text = f"{turn} {count} fc-shot 7".encode()
            digest = blake2b(text, key=b"sixteen byte key", digest_size=8).digest()
            assert dice.die(10, "fc-shot 7") == int.from_bytes(digest, "big") * 10 // 2**64 + 1
        dice.begin_turn()


def test_a_deed_meets_the_same_luck_whatever_was_done_before_it():
    quiet, busy = KeyedDice(key_from("luck")), KeyedDice(key_from("luck"))
    for _ in range(7):
        busy.die(10, "another deed")
    assert [quiet.die(10, "deed") for _ in range(9)] == [busy.die(10, "deed") for _ in range(9)]
    assert busy.place().made == {"another deed": 7, "deed": 9}
    busy.begin_turn()
    assert (busy.place().turn, busy.place().made) == (1, {})


@pytest.mark.parametrize("sides", [2, 6, 10, 52])
def test_every_face_is_as_likely(sides):
    dice = KeyedDice(key_from("fair"))
    throws = 400 * sides
    counts = Counter(dice.die(sides) for _ in range(throws))
    chi_squared = sum((counts[face] - 400) ** 2 / 400 for face in range(1, sides + 1))
    # Five standard deviations above the mean of the chi-squared distribution.
    assert chi_squared < (sides - 1) + 5 * (2 * (sides - 1)) ** 0.5
    assert set(counts) == set(range(1, sides + 1))


def test_a_bound_that_does_not_divide_the_range_draws_surplus_values_again():
    """With a bound just over half of 2**64 nearly every second draw must be rejected."""
    dice = KeyedDice(key_from("surplus"))
    bound = 2**63 + 1
    for _ in range(200):
        assert 0 <= dice.below(bound) < bound
    assert 300 < dice.place().made[""] < 520


def test_a_copy_goes_on_alike_and_apart():
    dice = KeyedDice(key_from(3))
    dice.die(6)
    twin = dice.copy()
    assert [dice.die(6) for _ in range(20)] == [twin.die(6) for _ in range(20)]
    dice.die(6)
    assert twin.place().made == {"": 21}
    assert dice.place().made == {"": 22}


def test_seeds_of_other_types_are_other_keys_and_none_is_new_each_time():
    keys = {key_from(7), key_from("7"), key_from(b"7"), key_from(8)}
    assert len(keys) == 4
    assert key_from(7) == key_from(7)
    assert key_from(None) != key_from(None)


@given(st.lists(st.integers(), max_size=30), st.integers())
def test_a_shuffle_keeps_everything(items, seed):
    shuffled = list(items)
    shuffle(shuffled, KeyedDice(key_from(seed)))
    assert Counter(shuffled) == Counter(items)


def test_all_orders_of_three_come_up_alike():
    dice = KeyedDice(key_from("orders"))
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        items = [1, 2, 3]
        shuffle(items, dice)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(400 < count < 600 for count in counts.values())


def test_scripted_dice_complain_about_a_die_too_many_and_an_impossible_face():
    dice = ScriptedDice([6, 1])
    assert dice.die(6) == 6
    assert dice.left == 1
    assert dice.die(6) == 1
    with pytest.raises(AssertionError, match="no die left"):
        dice.die(6)
    with pytest.raises(AssertionError, match="gives 7 for a d6"):
        ScriptedDice([7]).die(6)


def test_the_throws_of_dice_are_counted():
    """Two dice of three and two faces: 2, 3, 3, 4, 4, 5; the higher of them: 1, 2, 2, 2, 3, 3."""
    assert throws((3, 2), "sum", 1) == ((2, 1), (3, 2), (4, 2), (5, 1))
    assert throws((3, 2), "highest", 1) == ((1, 1), (2, 3), (3, 2))
    assert throws((10,), "sum", 0) == tuple((face, 1) for face in range(10))
    assert throws((), "sum", 1) == ()
