"""The promises of the kernel, checked on random games of any ruleset.

Every ruleset passes by being registered: `check_ruleset(rules, games=200)`. A broken promise raises
`Broken` with the game up to that point, so that it can be saved, shrunk and opened.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from . import codec
from .decisions import Action, IllegalAction, Message, Seat, UndoRefused
from .dice import KeyedDice, key_from
from .engine import Game
from .events import Event
from .ruleset import Ruleset

AnyGame = Game[Any, Any]
AnyRules = Ruleset[Any, Any]


class Broken(AssertionError):
    """A promise of the kernel that a ruleset breaks, with the game at that moment."""

    def __init__(self, promise: str, game: AnyGame, detail: str = "") -> None:
        self.promise, self.game, self.detail = promise, game, detail
        where = f"{game.rules.id} {game.scenario} {game.options} key {game.key.hex()} action {game.count}"
        super().__init__(f"{promise}: {detail} ({where})")


class Report(msgspec.Struct):
    """What a run of the suite played."""

    games: int = 0
    decisions: int = 0
    events: dict[str, int] = {}
    levels: dict[str, int] = {}
    longest: int = 0


def check_ruleset(
    rules: AnyRules,
    games: int = 200,
    seed: int | str = 0,
    *,
    checks: int = 10,
    limit: int = 200_000,
    on_message: Callable[[Message], None] | None = None,
    setups: Iterator[tuple[str, dict[str, Any]]] | None = None,
) -> Report:
    """Play random games to the end. About `checks` decisions of each game get every check there is."""
    report = Report()
    counts: Counter[str] = Counter()
    levels: Counter[str] = Counter()
    for number in range(games):
        rng = KeyedDice(key_from(f"conformance/{seed}/{number}"))
        scenario, options = next(setups) if setups else rules.random_setup(rng)
        game = rules.new(scenario, options, seed=f"{seed}/{number}")
        play_checked(game, rng, checks=checks, limit=limit, on_message=on_message)
        assert game.outcome is not None
        report.games += 1
        report.decisions += game.count
        report.longest = max(report.longest, game.count)
        levels[game.outcome.level] += 1
        counts.update(event.what for event in game.log(everything=True))
    report.events, report.levels = dict(counts), dict(levels)
    return report


def play_checked(
    game: AnyGame,
    rng: KeyedDice,
    *,
    checks: int,
    limit: int = 200_000,
    on_message: Callable[[Message], None] | None = None,
) -> None:
    """One random game; the checks fall on random decisions, dense at first and thinner later."""
    next_check = 0
    seen: list[tuple[Seat, Action]] = []
    while game.pending:
        if game.count >= limit:
            raise Broken("ends within the limit", game, f"{limit} decisions")
        seats = list(game.pending)
        seat = seats[rng.below(len(seats))] if len(seats) > 1 else seats[0]
        options = game.pending[seat]
        action = options[rng.below(len(options))]
        if game.count >= next_check and checks:
            check_decision(game, rng, seen)
            next_check = game.count + 1 + rng.below(1 + game.count * 2 // checks + checks)
            if on_message:
                _check_words(game, on_message)
        fresh = game.apply(seat, action)
        if len(seen) < 200 or rng.below(50) == 0:
            seen.append((seat, action))
            del seen[:-200]
        if on_message:
            for event in fresh:
                _event_words(event, on_message)
        broken = list(game.rules.invariants(game))
        if broken:
            raise Broken("invariants hold after every action", game, "; ".join(broken))
    if not game.over:
        raise Broken("at least one option or the end", game)
    check_end(game)


def check_decision(game: AnyGame, rng: KeyedDice, seen: list[tuple[Seat, Action]]) -> None:
    """Every promise that can be checked at one decision."""
    before = game.fingerprint()
    _check_ask(game)
    if game.fingerprint() != before:
        raise Broken("a question changes nothing", game)
    _check_clone(game, rng, before)
    _check_saved(game, before)
    _check_position(game, before)
    _check_refusals(game, rng, seen, before)
    _check_undo(game, rng, before)
    for seat in (*game.seats, None):
        _check_leaks(game, seat)
    _check_private_answers(game, rng)
    if game.fingerprint() != before:
        raise Broken("looking changes nothing", game)


def check_end(game: AnyGame) -> None:
    """A finished game names every seat once, and its record plays again to the same position."""
    assert game.outcome is not None
    named = [seat for group in game.outcome.ranking for seat in group]
    if sorted(named) != sorted(game.seats):
        raise Broken("the ranking names every seat once", game, f"{game.outcome.ranking}")
    again = codec.replay(game.rules, codec.read_record(codec.encode(game.record())), verify=True)
    if again.fingerprint() != game.fingerprint():
        raise Broken("a record plays again to the same position", game)


def _check_ask(game: AnyGame) -> None:
    asked = game.stack[-1].ask(game)
    again = {seat: tuple(options) for seat, options in asked.items() if options}
    if again != game.pending or list(again) != list(game.pending):
        raise Broken("asking twice gives the same options in the same order", game)
    for seat, options in game.pending.items():
        if seat not in game.seats:
            raise Broken("only seats of the game are asked", game, seat)
        notations = [str(option) for option in options]
        if len(set(notations)) != len(notations):
            twice = [text for text, count in Counter(notations).items() if count > 1]
            raise Broken("options are unique", game, f"{seat}: {twice[:3]}")
        for option, text in zip(options, notations, strict=True):
            if game.rules.parse_action(text) != option:
                raise Broken("a notation reads back as its action", game, text)


def _check_clone(game: AnyGame, rng: KeyedDice, before: str) -> None:
    twin = game.clone()
    if twin.fingerprint() != before:
        raise Broken("a clone equals its original", game)
    for seat, options in game.pending.items():
        for option in _some(options, rng, 4):
            other = game.clone()
            try:
                other.apply(seat, option)
            except IllegalAction as error:
                raise Broken("every option is accepted", game, f"{seat} {option}: {error}") from error
    if game.fingerprint() != before or twin.fingerprint() != before:
        raise Broken("a clone is independent of its original", game)


def _check_saved(game: AnyGame, before: str) -> None:
    loaded = game.rules.restore(game.snapshot())
    if loaded.fingerprint() != before or loaded.pending != game.pending:
        raise Broken("a snapshot goes on at the same decision", game)
    if game.count <= 300:
        again = codec.replay(game.rules, game.record())
        if again.fingerprint() != before:
            raise Broken("a record plays again to the same position", game)


def _check_position(game: AnyGame, before: str) -> None:
    text = game.rules.position(game)
    again = game.rules.read_position(text)
    if game.rules.position(again) != text:
        raise Broken("a position reads back and prints the same", game)
    if again.fingerprint() != before or again.pending != game.pending:
        raise Broken("a position that reads back is the same position", game)


def _check_refusals(game: AnyGame, rng: KeyedDice, seen: list[tuple[Seat, Action]], before: str) -> None:
    strangers = [seat for seat in game.seats if seat not in game.pending]
    tries = [(seat, action) for seat, action in _some(tuple(seen), rng, 5)]
    tries += [(seat, action) for seat in strangers for action in next(iter(game.pending.values()))[:2]]
    for seat in game.pending:
        tries += [(seat, near) for near, _, _ in list(game.stack[-1].refused(game, seat))[:20]]
    for seat, action in tries:
        if action in game.pending.get(seat, ()):
            continue
        try:
            game.clone().apply(seat, action)
        except IllegalAction as error:
            if not error.reason.id:
                raise Broken("every refusal has a reason", game, f"{seat} {action}") from error
        else:
            raise Broken("what is not offered is refused", game, f"{seat} {action}")
    for seat in game.pending:
        for near, _, _ in game.stack[-1].refused(game, seat):
            if near in game.pending[seat]:
                raise Broken("nothing is both offered and refused", game, f"{seat} {near}")
    if game.fingerprint() != before:
        raise Broken("a refusal changes nothing", game)


def _check_undo(game: AnyGame, rng: KeyedDice, before: str) -> None:
    for seat, options in game.pending.items():
        twin = game.clone()
        twin.apply(seat, options[rng.below(len(options))])
        if twin.barrier == twin.count:
            continue
        twin._base = game.clone() if game.barrier == game.count else None
        if twin._base is None and game.count > 300:
            continue
        try:
            twin.undo(seat)
        except UndoRefused as error:
            raise Broken("what is not yet settled can be taken back", game, str(seat)) from error
        if twin.fingerprint() != before or twin.pending != game.pending:
            raise Broken("undo returns exactly", game, str(seat))


def _check_leaks(game: AnyGame, seat: Seat | None) -> None:
    """Whatever the seat cannot know may change without a byte of what it is shown changing."""
    shown = codec.encode(game.view(seat))
    if game.key.hex().encode() in shown and not game.over:
        raise Broken("the dice key never leaves the referee", game, str(seat))
    for seed in range(3):
        other = game.fork(seat, seed)
        if codec.encode(other.view(seat)) != shown:
            raise Broken("a view shows nothing hidden", game, f"{seat}: {_difference(shown, other, seat)}")
        if seat is not None and other.pending.get(seat) != game.pending.get(seat):
            raise Broken("the options of a seat tell nothing hidden", game, str(seat))
        if set(other.pending) != set(game.pending):
            raise Broken("who is asked tells nothing hidden", game, str(seat))


def _difference(shown: bytes, other: AnyGame, seat: Seat | None) -> str:
    theirs = codec.encode(other.view(seat))
    place = next((i for i, (a, b) in enumerate(zip(shown, theirs, strict=False)) if a != b), len(shown))
    return f"{shown[max(0, place - 60) : place + 40]!r} / {theirs[max(0, place - 60) : place + 40]!r}"


def _check_private_answers(game: AnyGame, rng: KeyedDice) -> None:
    """While several seats choose at once, what one chose is invisible to the others."""
    if len(game.pending) < 2:
        return
    actor = list(game.pending)[rng.below(len(game.pending))]
    options = game.pending[actor]
    first, second = game.clone(), game.clone()
    told = (
        first.apply(actor, options[rng.below(len(options))]),
        second.apply(actor, options[rng.below(len(options))]),
    )
    watchers = [seat for seat in (*game.seats, None) if seat != actor]
    waiting = [seat for seat in game.pending if seat != actor]
    if any(not set(waiting) <= set(twin.pending) for twin in (first, second)):
        return  # the answer of one seat settled the question for all
    if set(first.pending) != set(second.pending):
        return  # one has answered in full and the other not: that, and only that, is no secret
    if first.barrier == first.count or second.barrier == second.count:
        return
    for seat in watchers:
        heard = [[codec.encode(e) for e in events if e.visible_to(seat)] for events in told]
        if heard[0] != heard[1]:
            raise Broken("events tell nothing of a sealed answer", game, f"{seat} hears of {actor}")
        if codec.encode(first.view(seat)) != codec.encode(second.view(seat)):
            raise Broken("views tell nothing of a sealed answer", game, f"{seat} sees of {actor}")


def _check_words(game: AnyGame, on_message: Callable[[Message], None]) -> None:
    for seat in game.pending:
        decision = game.decision(seat)
        assert decision is not None
        on_message(decision.prompt)
        for action in decision.actions[:40]:
            on_message(game.rules.label(game, seat, action))
        for refused in decision.refused[:40]:
            on_message(refused.reason)


def _event_words(event: Event, on_message: Callable[[Message], None]) -> None:
    on_message(event.words())
    for roll in event.rolls():
        for mod in roll.mods:
            on_message(Message(mod.reason))


def _some(things: tuple[Any, ...], rng: KeyedDice, most: int) -> list[Any]:
    if len(things) <= most:
        return list(things)
    return [things[rng.below(len(things))] for _ in range(most)]
