"""`data check`."""

from __future__ import annotations

from pathlib import Path

from quarterdeck import registry
from quarterdeck.cli.complaint import Complaint
from quarterdeck.cli.output import print_json
from quarterdeck.datapack import DataSource


def check(folder: Path, game: str | None, json: bool) -> None:
    if game is None:
        # Only the manifest is read here, so the folder can stand for the game's own data too.
        info = DataSource(folder).overlay(folder).info()
        if info is None:
            raise Complaint(f"{folder}: no pack.toml says which game it is for; write one or give --game")
        game = info.game
    rules = registry.load(game, pack=folder)
    source = DataSource.of(f"quarterdeck.games.{registry.folder(game)}").overlay(folder)
    names = source.pack_files()
    if not names:
        raise Complaint(f"{folder}: the pack holds no files")
    for scenario in rules.scenarios():
        rules.new(scenario.id, seed=0)
    if json:
        print_json({"game": game, "pack": rules.pack, "files": names, "scenarios": len(rules.scenarios())})
    else:
        print(f"{folder}: good for {game}, replaces {', '.join(names)}; hash {rules.pack}")
