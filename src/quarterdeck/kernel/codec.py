"""Saving: the canonical encoding, fingerprints, records with their seals, snapshots, migrations."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from .decisions import Message, Refusal
from .dice import Place

if TYPE_CHECKING:
    from .engine import Game
    from .ruleset import Ruleset

SCHEMA = 2

# From schema n to n + 1: a function from an old record (plain dicts) to a new one.
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    1: lambda old: old | {"quarterdeck": 2},  # dice are named; the record looks as before
}


class RecordError(Refusal):
    """A file is no record, or not one that can be trusted; the reason says which part."""


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole game as text: enough to play it again, and to see whether it was tampered with."""

    quarterdeck: int
    game: str
    rules_version: str
    pack: str
    scenario: str
    options: dict[str, Any]
    setup_digest: str
    commitment: str
    key: str
    actions: tuple[tuple[str, str], ...]
    actions_digest: str
    fingerprint: str
    begins: str | None = None
    """The snapshot it begins with, if it plays on from a moment of another game."""


def encode(value: Any) -> bytes:
    """The canonical JSON of anything the kernel stores: same value, same bytes, everywhere."""
    try:
        return msgspec.json.encode(value, order="deterministic")
    except TypeError:  # keys that are numbers can be sorted only once they are text
        return msgspec.json.encode(msgspec.to_builtins(value, str_keys=True), order="deterministic")


def to_json(value: Any) -> str:
    """JSON text of a view, event, decision, record ..."""
    return encode(value).decode()


def digest(value: Any) -> str:
    return blake2b(encode(value), digest_size=16).hexdigest()


def setup_digest(game: Game[Any, Any]) -> str:
    return _begun(_setup_of(game), game.begins)


def _setup_of(game: Game[Any, Any]) -> str:
    return _setup_once(game.rules, game.rules.version, game.scenario, game.options)


@lru_cache(maxsize=256)
def _setup_once(rules: Ruleset[Any, Any], version: str, scenario: str, options: Any) -> str:
    """The same for all games of one set-up."""
    return _setup_digest(rules.id, version, rules.pack, scenario, rules.named_options(scenario, options))


def _setup_digest(rules: str, version: str, pack: str, scenario: str, options: dict[str, Any]) -> str:
    return digest([rules, version, pack, scenario, options])


def _begun(setup: str, begins: str | None) -> str:
    return setup if begins is None else digest([setup, begins])


def commitment(key: bytes, setup: str) -> str:
    return blake2b(key + setup.encode(), digest_size=32, person=b"quarterdeck-key").hexdigest()


def fingerprint(game: Game[Any, Any]) -> str:
    whole = [
        _setup_of(game),  # and not how it began: a snapshot on the way no longer knows
        game.state,
        game.stack,
        game.dice.place(),
        game.key.hex(),
        game.count,
        game.outcome,
        sorted(game.pending),
    ]
    return digest(whole)


def record(game: Game[Any, Any]) -> Record:
    if game.forked:
        raise RecordError(Message("qd-fork-has-no-record"))
    actions = tuple((seat, str(action)) for seat, action in game.actions())
    setup = setup_digest(game)
    return Record(
        quarterdeck=SCHEMA,
        game=game.rules.id,
        rules_version=game.rules.version,
        pack=game.rules.pack,
        scenario=game.scenario,
        options=game.rules.chosen_options(game),
        setup_digest=setup,
        commitment=commitment(game.key, setup),
        key=game.key.hex(),
        actions=actions,
        actions_digest=digest(actions),
        fingerprint=game.fingerprint(),
        begins=game.begins,
    )


def read_record(text: bytes | str) -> Record:
    """A record from its file; anything else gets one clear reason."""
    try:
        plain = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(Message("qd-record-not-json", {"detail": str(error)})) from None
    if not isinstance(plain, dict) or not isinstance(plain.get("quarterdeck"), int):
        raise RecordError(Message("qd-record-foreign"))
    if plain["quarterdeck"] > SCHEMA:
        raise RecordError(Message("qd-record-too-new", {"schema": plain["quarterdeck"], "known": SCHEMA}))
    while plain["quarterdeck"] < SCHEMA:
        migrate = MIGRATIONS.get(plain["quarterdeck"])
        if migrate is None:
            raise RecordError(Message("qd-record-too-old", {"schema": plain["quarterdeck"]}))
        plain = migrate(plain)
    try:
        return msgspec.convert(plain, Record)
    except msgspec.ValidationError as error:
        raise RecordError(Message("qd-record-incomplete", {"detail": str(error)})) from None


def check_seals(record: Record) -> None:
    """What can be seen without playing: set-up, key and actions still match their digests."""
    setup = _setup_digest(record.game, record.rules_version, record.pack, record.scenario, record.options)
    setup = _begun(setup, record.begins)
    if setup != record.setup_digest:
        raise RecordError(Message("qd-record-setup-edited"))
    try:
        key = bytes.fromhex(record.key)
    except ValueError:
        raise RecordError(Message("qd-record-key-edited")) from None
    if commitment(key, setup) != record.commitment:
        raise RecordError(Message("qd-record-key-edited"))
    if digest(record.actions) != record.actions_digest:
        raise RecordError(Message("qd-record-actions-edited"))


def first(rules: Ruleset[Any, Any], record: Record) -> Game[Any, Any]:
    """The game of a record before its first action."""
    if record.begins is not None:
        return rules.play_on(record.begins.encode())
    return rules.new(record.scenario, record.options, bytes.fromhex(record.key))


def replay(rules: Ruleset[Any, Any], record: Record, *, verify: bool = False) -> Game[Any, Any]:
    """Play a record again to its last action; with `verify` refuse one that was edited."""
    if verify:
        check_seals(record)
    if record.rules_version != rules.version:
        args: dict[str, Any] = {"recorded": record.rules_version, "known": rules.version}
        raise RecordError(Message("qd-record-other-rules", args))
    if record.pack != rules.pack:
        raise RecordError(Message("qd-record-other-pack", {"recorded": record.pack or "-"}))
    game = first(rules, record)
    for number, (seat, text) in enumerate(record.actions, 1):
        try:
            game.apply(seat, rules.parse_action(text))
        except Refusal as error:
            args = {"number": number, "seat": seat, "action": text, "detail": str(error)}
            raise RecordError(Message("qd-record-illegal-action", args), error.rule) from None
    if verify and game.fingerprint() != record.fingerprint:
        raise RecordError(Message("qd-record-other-position"))
    return game


class Snapshot(msgspec.Struct, frozen=True):
    """The present moment of a game without its past."""

    quarterdeck: int
    game: str
    rules_version: str
    scenario: str
    options: dict[str, Any]
    key: str
    dice: Place
    count: int
    events: int
    barrier: int
    state: msgspec.Raw
    stack: msgspec.Raw
    outcome: msgspec.Raw


def snapshot(game: Game[Any, Any]) -> bytes:
    return encode(
        Snapshot(
            quarterdeck=SCHEMA,
            game=game.rules.id,
            rules_version=game.rules.version,
            scenario=game.scenario,
            options=game.rules.chosen_options(game),
            key=game.key.hex(),
            dice=game.dice.place(),
            count=game.count,
            events=game.events,
            barrier=game.barrier,
            # Not the canonical encoding: a dict must come back in the order it had.
            state=msgspec.Raw(msgspec.json.encode(game.state)),
            stack=msgspec.Raw(msgspec.json.encode(game.stack)),
            outcome=msgspec.Raw(msgspec.json.encode(game.outcome)),
        )
    )


def snapshot_of(state: object, stack: object, outcome: object, dice: dict[str, Any], **others: Any) -> bytes:
    """A snapshot from its parts as plain data, as a position text gives them."""
    return encode(
        Snapshot(
            quarterdeck=SCHEMA,
            dice=msgspec.convert(dice, Place),
            state=msgspec.Raw(msgspec.json.encode(state)),
            stack=msgspec.Raw(msgspec.json.encode(stack)),
            outcome=msgspec.Raw(msgspec.json.encode(outcome)),
            **others,
        )
    )


def beginning(text: bytes) -> bytes:
    """A snapshot as the beginning of a game: nothing was done and nothing was told before it."""
    saved = msgspec.structs.replace(read_snapshot(text), count=0, events=0, barrier=0)
    return encode(saved)


def read_snapshot(text: bytes) -> Snapshot:
    try:
        return msgspec.json.decode(text, type=Snapshot)
    except msgspec.DecodeError as error:
        raise RecordError(Message("qd-record-incomplete", {"detail": str(error)})) from None
