"""Record files: writing them so that no crash can spoil them, reading them, `new` and `replay`."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from quarterdeck import registry
from quarterdeck.cli.complaint import Complaint
from quarterdeck.cli.output import print_json
from quarterdeck.i18n import format, format_event
from quarterdeck.kernel import Game, Record, RecordError, Ruleset
from quarterdeck.kernel.codec import read_record


def write_whole(path: Path, content: bytes, *, durable: bool = True) -> None:
    """Replace a file at one stroke: whoever reads it finds the old or the new, never half."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def save(
    game: Game[Any, Any], path: Path, extra: dict[str, Any] | None = None, *, durable: bool = True
) -> None:
    """Write the record; `extra` is kept beside it for the program that wrote it."""
    plain = msgspec.to_builtins(game.record()) | (extra or {})
    write_whole(path, msgspec.json.encode(plain) + b"\n", durable=durable)


def read(path: Path) -> tuple[Record, dict[str, Any]]:
    """The record of a file and whatever else was kept beside it."""
    text = path.read_bytes()
    try:
        record = read_record(text)
    except RecordError as error:
        raise Complaint(f"{path}: {format(error.reason)}") from None
    return record, msgspec.json.decode(text)


def load(path: Path, *, verify: bool = False, pack: Path | None = None) -> Game[Any, Any]:
    record, _ = read(path)
    try:
        return registry.replay(record, verify=verify, pack=pack)
    except RecordError as error:
        raise Complaint(f"{path}: {format(error.reason)}") from None


def new(
    rules: Ruleset[Any, Any],
    scenario: str | None,
    options: dict[str, Any],
    seed: str | None,
    out: Path,
    force: bool,
    json: bool,
) -> None:
    if out.exists() and not force:
        raise Complaint(f"{out}: the file is there already (--force replaces it)")
    game = rules.new(scenario, options, seed)
    save(game, out)
    if json:
        print_json(summary(game) | {"file": str(out)})
    else:
        print(f"{out}: {rules.id} {game.scenario}, to choose: {', '.join(game.pending)}")


def replay(
    file: Path, verify: bool, log: bool, position: bool, pack: Path | None, language: str, json: bool
) -> None:
    game = load(file, verify=verify, pack=pack)
    if json:
        print_json(summary(game) | {"verified": verify} | ({"log": game.log(everything=True)} if log else {}))
        return
    if log:
        for event in game.log(everything=True):
            print(
                f"[{event.rule}] {format_event(event, language)}"
                if event.rule
                else format_event(event, language)
            )
    if position:
        print(game)
    state = "verified" if verify else "replayed"
    print(f"{file}: {state}, {game.rules.id} {game.scenario}, {game.count} actions, {_end(game, language)}")


def summary(game: Game[Any, Any]) -> dict[str, Any]:
    return {
        "game": game.rules.id,
        "scenario": game.scenario,
        "options": game.rules.chosen_options(game),
        "actions": game.count,
        "pending": {seat: [str(action) for action in actions] for seat, actions in game.pending.items()},
        "over": game.over,
        "outcome": game.outcome,
        "commitment": game.commitment,
        "fingerprint": game.fingerprint(),
    }


def _end(game: Game[Any, Any], language: str) -> str:
    if game.outcome is None:
        return f"to choose: {', '.join(game.pending)}"
    level = format(f"@{game.outcome.level}", language)
    return f"over ({level}), winner: {', '.join(game.outcome.winners) or 'none'}"
