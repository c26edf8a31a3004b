"""`perft` and `golden`."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from quarterdeck import registry
from quarterdeck.cli.complaint import Complaint
from quarterdeck.cli.output import print_json, print_table
from quarterdeck.cli.records import load as load_record
from quarterdeck.kernel import KeyedDice, Ruleset
from quarterdeck.kernel import study as tools
from quarterdeck.kernel.dice import key_from


def perft(
    rules: Ruleset[Any, Any],
    scenario: str | None,
    options: dict[str, Any],
    seed: str,
    record: Path | None,
    depth: int,
    divide: bool,
    json: bool,
) -> None:
    game = load_record(record) if record else rules.new(scenario, options, seed)
    if game.rules.id != rules.id:
        raise Complaint(f"{record}: a record of {game.rules.id}, not of {rules.id}")
    start = time.perf_counter()
    parts = tools.divide(game, depth)
    seconds = time.perf_counter() - start
    total = sum(count for _, count in parts)
    if json:
        found = {
            "game": rules.id,
            "scenario": game.scenario,
            "depth": depth,
            "count": total,
            "seconds": seconds,
        }
        print_json(found | ({"divide": dict(parts)} if divide else {}))
        return
    if divide:
        print_table(("# count", "first action"), [(count, action) for action, count in parts])
    print(f"{rules.id} {game.scenario}: depth {depth} count {total} ({seconds:.2f} s)")


def golden(games: list[str] | None, check: bool, root: Path) -> int:
    if not root.is_dir():
        raise Complaint(f"{root}: no such folder; run this where the source is, or give --root")
    differ = 0
    for name in games or registry.games(small=True):
        rules = registry.load(name)
        for scenario in rules.scenarios():
            path = golden_path(root, name, scenario.id)
            text = golden_text(rules, scenario.id)
            same = path.is_file() and path.read_text(encoding="utf-8") == text
            if same:
                continue
            differ += 1
            print(f"{path}: {'differs' if check else 'written'}")
            if not check:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    if not differ:
        print("all golden playthroughs are as they were")
    return 1 if check and differ else 0


def golden_path(root: Path, game: str, scenario: str) -> Path:
    return root / registry.folder(game) / "golden" / f"{scenario}.txt"


def golden_text(rules: Ruleset[Any, Any], scenario: str) -> str:
    """The first scenario of a game is played with the usual options, each other with options by its own lot:
    together the playthroughs see every option."""
    usual = scenario == rules.scenarios()[0].id
    options = {} if usual else rules.random_options(scenario, KeyedDice(key_from(f"options/{scenario}")))
    return tools.playthrough(rules, scenario, options, "golden", most=400)
