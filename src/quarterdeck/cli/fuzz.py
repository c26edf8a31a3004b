"""`fuzz`: random games under every check; a failure becomes a short game that can be opened."""

from __future__ import annotations

import time
import traceback
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from quarterdeck.cli.output import print_json
from quarterdeck.cli.records import save
from quarterdeck.i18n import LANGUAGES, catalogue
from quarterdeck.kernel import Game, KeyedDice, Message, Ruleset
from quarterdeck.kernel.conformance import Broken, check_decision, check_end, play_checked
from quarterdeck.kernel.dice import key_from
from quarterdeck.kernel.study import shrink

AnyGame = Game[Any, Any]


class WordsMissing(AssertionError):
    """A message that cannot be written in some language."""


def fuzz(
    rules: Ruleset[Any, Any],
    games: int | None,
    minutes: float | None,
    checks: int,
    every: int,
    limit: int,
    setup: tuple[str, dict[str, Any]] | None,
    seed: str,
    out: Path,
    json: bool,
) -> int:
    """Exit code 0 when all games kept every promise, 1 at the first that did not."""
    start = time.perf_counter()
    stop = start + 60 * minutes if minutes is not None else None
    played = decisions = longest = 0
    failure = None
    for number in range(games) if games is not None else count():
        if stop is not None and time.perf_counter() > stop:
            break
        game, rng = numbered(rules, seed, number, setup)
        try:
            full = checks if number % every == 0 else 0
            play_checked(game, rng, checks=full, limit=limit, on_message=check_words)
        except Exception as error:  # whatever goes wrong is what the fuzzer is looking for
            failure = report_failure(rules, game, error, out)
            break
        played += 1
        decisions += game.count
        longest = max(longest, game.count)
    seconds = time.perf_counter() - start
    if json:
        found: dict[str, Any] = {"game": rules.id, "seed": seed, "games": played, "decisions": decisions}
        found |= {"longest": longest, "seconds": round(seconds, 3), "failure": failure}
        print_json(found)
    else:
        rate = decisions / seconds if seconds else 0
        print(
            f"{rules.id}: {played} games, {decisions} decisions, longest {longest}, "
            f"{seconds:.1f} s, {rate:,.0f} checked decisions/s"
        )
        if failure:
            print(f"FAILED: {failure['error']}\nwritten to {failure['file']} ({failure['actions']} actions)")
    return 1 if failure else 0


def numbered(
    rules: Ruleset[Any, Any], seed: str, number: int, setup: tuple[str, dict[str, Any]] | None
) -> tuple[AnyGame, KeyedDice]:
    """The game of a number, and the chance by which it is played; without a set-up any there is."""
    rng = KeyedDice(key_from(f"conformance/{seed}/{number}"))
    scenario, options = setup or rules.random_setup(rng)
    return rules.new(scenario, options, seed=f"{seed}/{number}"), rng


_written: set[bytes] = set()
_ENOUGH = 500_000


def check_words(message: Message) -> None:
    """Every sentence in every language; one that has been written before needs no second look."""
    content = msgspec.msgpack.encode(message)
    if content in _written:
        return
    for language in LANGUAGES:
        _, errors = catalogue(language).try_text(message.id, message.args)
        if errors:
            raise WordsMissing(f"{message.id} in {language}: {errors[0]}")
    if len(_written) < _ENOUGH:
        _written.add(content)


def report_failure(rules: Ruleset[Any, Any], game: AnyGame, error: Exception, out: Path) -> dict[str, Any]:
    """Shrink the failing game and write it as a record with the story of the failure beside it."""
    bad, culprit = before_crash(game)
    fails = _same_failure(error, culprit)
    try:
        small = shrink(bad, fails) if fails(bad) else bad
    except Exception:  # a shorter game may fail in another way: then the longer one serves
        small = bad
    story = {
        "error": f"{type(error).__name__}: {error}",
        "next": [culprit[0], str(culprit[1])] if culprit else None,
        "found_after": game.count,
        "traceback": traceback.format_exception(error)[-12:],
    }
    path = out / f"{rules.id}-{small.fingerprint()[:12]}.json"
    save(small, path, {"failure": story})
    return {"error": story["error"], "file": str(path), "actions": small.count, "found_after": game.count}


def before_crash(game: AnyGame) -> tuple[AnyGame, tuple[str, Any] | None]:
    """The game as it was before the action that crashed, and that action, if one did."""
    again = game.anew()
    for seat, action in game.actions():
        kept = again.clone()
        try:
            again.apply(seat, action)
        except Exception:  # the crash itself
            return kept, (seat, action)
    return again, None


def _same_failure(error: Exception, culprit: tuple[str, Any] | None) -> Any:
    """Does a shorter game fail in the same way?"""

    def fails(game: AnyGame) -> bool:
        if culprit is not None and culprit[1] not in game.pending.get(culprit[0], ()):
            return False
        try:
            if culprit is not None:
                game.clone().apply(*culprit)
                return False
            if list(game.rules.invariants(game)):
                return isinstance(error, Broken) and error.promise.startswith("invariants")
            for seed in range(4):
                if game.pending:
                    check_decision(game.clone(), KeyedDice(key_from(f"shrink/{seed}")), [])
                elif game.over:
                    check_end(game)
        except Broken as found:
            return isinstance(error, Broken) and found.promise == error.promise
        except Exception as found:  # any crash of the same type counts
            return type(found) is type(error)
        return False

    return fails
