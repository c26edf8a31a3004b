"""The games and computer players that can be had by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from quarterdeck.ai.temper import EVEN, TEMPERS
from quarterdeck.kernel import Answer, Bot, Decision, Fork, Game, RandomBot, Record, Ruleset, Seat, Seed
from quarterdeck.kernel.codec import read_record
from quarterdeck.kernel.codec import replay as replay_with

# In the order they are shown. The name outside is the name of the folder with dashes.
GAMES = ("flying-colors", "sails-of-glory", "kaisers-pirates")
# The small game of the documentation: can be loaded and played, but is not one of the three.
SMALL_GAMES = ("cutting-out",)

RANKS = ("random", "midshipman", "lieutenant", "captain", "admiral")


class UnknownName(LookupError):
    """No game or computer player of this name; the message lists those there are."""


def games(*, small: bool = False) -> list[str]:
    """The games that can be loaded; with `small` also the small game of the documentation."""
    return [name for name in (*GAMES, *(SMALL_GAMES if small else ())) if _exists(name)]


def load(game: str, pack: str | Path | None = None) -> Ruleset[Any, Any]:
    """The rules of a game, with the printed values of a data pack if one is given."""
    module = _module(game)
    rules: Ruleset[Any, Any] = module.RULESET
    return rules if pack is None else _with_pack(game, module, pack)


@cache
def _module(game: str) -> ModuleType:
    """Looked for once: a server asks for the rules with every action."""
    if game not in games(small=True):
        raise UnknownName(f"no game {game!r}; there are: {', '.join(games(small=True))}")
    return import_module(f"quarterdeck.games.{folder(game)}")


def replay(
    record: Record | Mapping[str, Any] | str | bytes, *, verify: bool = False, pack: str | Path | None = None
) -> Game[Any, Any]:
    """The game a record tells of, played again to its last action. `verify` refuses edited records."""
    if not isinstance(record, Record):
        record = read_record(_record_text(record))
    return replay_with(load(record.game, pack), record, verify=verify)


def bot(rank: str, seed: Seed = 0, *, hurried: bool = False) -> Bot:
    """A computer player for any game: "random", or a rank whose strength depends on the game.

    One who is hurried never thinks for longer than somebody likes to wait; others play the same everywhere.
    A rank may have a temper: "bold-captain", "careful-lieutenant".
    """
    if rank == "random":
        return RandomBot(seed)
    _check(rank, RANKS, "")
    return RankedBot(rank, seed, hurried)


def player(game: Game[Any, Any], seat: Seat, rank: str, *, hurried: bool = False) -> Bot:
    """The computer player of a rank at one seat of a game, the same wherever the game is run.

    His seed comes from the sealed key of the dice: nobody can foresee him, and afterwards anybody can check
    him.
    """
    check_rank(game.rules.id, rank)
    seed = blake2b(seat.encode(), key=game.key, person=b"quarterdeck-bot").digest()
    return bot(rank, seed, hurried=hurried)


def bots(game: str) -> list[str]:
    """The ranks of computer players that a game has."""
    return list(RANKS) if _find(f"quarterdeck.ai.{folder(game)}.lieutenant") else ["random"]


def tempers(game: str) -> list[str]:
    """The tempers that all its ranks but `random` may have."""
    return list(TEMPERS) if "lieutenant" in bots(game) else []


def usual_rank(game: str) -> str:
    """Whom somebody meets who asks for no rank in particular."""
    return "lieutenant" if "lieutenant" in bots(game) else "random"


def check_rank(game: str, rank: str) -> None:
    """Refuse a rank that the game does not have."""
    _check(rank, bots(game), f"{game} has ")


def _check(rank: str, ranks: Sequence[str], where: str) -> None:
    temper, plain = tempered(rank)
    if plain not in ranks or (temper and (temper not in TEMPERS or plain == "random")):
        tempers = f"; with a temper: {', '.join(f'{t}-' for t in TEMPERS)}" if len(ranks) > 1 else ""
        raise UnknownName(f"{where}no computer player {rank!r}; there are: {', '.join(ranks)}{tempers}")


def tempered(rank: str) -> tuple[str, str]:
    """The temper in the name of a computer player, "" for none, and his rank."""
    temper, _, plain = rank.rpartition("-")
    return temper, plain


def folder(game: str) -> str:
    return game.replace("-", "_")


class RankedBot:
    """Answers with the player of this rank for whichever game it is asked about."""

    wants_view = False

    def __init__(self, rank: str, seed: Seed, hurried: bool) -> None:
        self.rank = rank
        self.seed = seed
        self.hurried = hurried
        self._by_game: dict[str, Bot] = {}

    def choose(self, view: Any, decision: Decision, fork: Fork) -> Answer:
        player = self._by_game.get(decision.game)
        if player is None:
            player = self._by_game[decision.game] = self._make(decision.game)
        return player.choose(view, decision, fork)

    def _make(self, game: str) -> Bot:
        check_rank(game, self.rank)
        from quarterdeck.ai.ranks import promote

        temper, rank = tempered(self.rank)
        return promote(game, rank, self.seed, TEMPERS.get(temper, EVEN), hurried=self.hurried)


def _exists(game: str) -> bool:
    return _find(f"quarterdeck.games.{folder(game)}")


def _find(module: str) -> bool:
    try:
        spec = find_spec(module)
    except ModuleNotFoundError:
        return False
    return spec is not None and spec.origin is not None


def _with_pack(game: str, module: ModuleType, pack: str | Path) -> Ruleset[Any, Any]:
    from quarterdeck.datapack import DataError, DataSource

    source = DataSource.of(module.__name__).overlay(pack)
    info = source.info()
    if info is not None and info.game != game:
        raise DataError(source.shown("pack.toml"), 0, 0, f"the pack is for {info.game}, not for {game}")
    if source.strangers():
        stranger = source.strangers()[0]
        raise DataError(str(Path(pack) / stranger), 0, 0, "replaces no file of the game")
    rules: Ruleset[Any, Any] = type(module.RULESET).load(source)
    return rules


def _record_text(record: Mapping[str, Any] | str | bytes) -> str | bytes:
    if isinstance(record, str | bytes):
        return record
    from quarterdeck.kernel.codec import encode

    return encode(record)
