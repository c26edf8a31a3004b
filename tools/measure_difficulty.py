"""Measure how often each side of a scenario wins, computer player against computer player of the same rank.

    .venv/bin/python tools/measure_difficulty.py --games 200                    # every scenario of every game
    .venv/bin/python tools/measure_difficulty.py --games 50 flying-colors nile  # one scenario
    .venv/bin/python tools/measure_difficulty.py --games 20 --seconds 60        # a minute for each scenario

Game number n of a scenario always has the same seeds, so anybody gets the same counts. What was measured
stays in src/quarterdeck/difficulty.json and is gone on from there: run it again with a higher number to add
games, stop it whenever you like. Another version of the rules or another rank begins anew, as does --anew.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

import msgspec

import quarterdeck as qd
from quarterdeck import registry
from quarterdeck.difficulty import FILE, Measured, Table, read

ROOT = Path(__file__).resolve().parents[1]
PLACE = ROOT / "src" / "quarterdeck" / FILE


def load(place: Path) -> Table:
    return read(place.read_bytes()) if place.is_file() else {}


def save(place: Path, table: Table) -> None:
    """Sorted, one scenario a line, and never half a file."""
    lines = []
    for game in sorted(table):
        rows = [
            f"    {msgspec.json.encode(name).decode()}: {msgspec.json.encode(row).decode()}"
            for name, row in sorted(table[game].items())
        ]
        lines.append(f'  "{game}": {{\n' + ",\n".join(rows) + "\n  }")
    new = place.with_suffix(".new")
    new.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    os.replace(new, place)


def one_more(game: str, scenario: str, before: Measured) -> Measured:
    """The counts with the next game added; its number is its seed."""
    rules = qd.load(game)
    seed = f"difficulty/{before.games}"
    played = rules.new(scenario, {}, seed)
    outcome = played.play({seat: registry.player(played, seat, before.rank) for seat in played.seats})
    if outcome is None:
        raise SystemExit(f"{game} {scenario} {seed}: the game did not come to an end")
    winners = set(outcome.winners)
    return Measured(
        rank=before.rank,
        version=before.version,
        games=before.games + 1,
        draws=before.draws + outcome.drawn,
        turns=before.turns + played.view(None).turn,
        wins={seat: before.wins.get(seat, 0) + (seat in winners) for seat in played.seats},
    )


def measure(
    place: Path, game: str, scenario: str, rank: str, games: int, seconds: float | None, anew: bool
) -> Measured | None:
    """Go on to `games` games, saving every few seconds; what stands in the file afterwards."""
    version = qd.load(game).version
    row = load(place).get(game, {}).get(scenario)
    if row is None or anew or (row.rank, row.version) != (rank, version):
        row = Measured(rank, version, 0, 0, 0, {})
    start = saved = time.monotonic()
    while row.games < games and (seconds is None or time.monotonic() - start < seconds):
        row = one_more(game, scenario, row)
        if time.monotonic() - saved > 5:
            keep(place, game, scenario, row)
            saved = time.monotonic()
            print(f"\r{game} {scenario}: {row.games} of {games} games", end="", flush=True)
    if row.games:
        keep(place, game, scenario, row)
    return row if row.games else None


def keep(place: Path, game: str, scenario: str, row: Measured) -> None:
    table = load(place)
    table.setdefault(game, {})[scenario] = row
    save(place, table)


def wanted(game: str | None, scenario: str | None) -> list[tuple[str, str]]:
    games = [game] if game else qd.games()
    return [
        (name, known.id)
        for name in games
        for known in qd.load(name).scenarios()
        if scenario is None or known.id == scenario
    ]


def shown(row: Measured) -> str:
    shares = ", ".join(f"{seat} {100 * won / row.games:.0f} %" for seat, won in row.wins.items())
    return f"{shares}, draws {100 * row.draws / row.games:.0f} %, {row.turns / row.games:.1f} turns"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", help="only this game")
    parser.add_argument("scenario", nargs="?", help="only this scenario")
    parser.add_argument("--games", type=int, default=100, help="games of each scenario (100)")
    parser.add_argument("--rank", default="lieutenant", help="computer player of every seat (lieutenant)")
    parser.add_argument("--seconds", type=float, help="stop each scenario after so long, at least one game")
    parser.add_argument("--anew", action="store_true", help="forget what was counted before")
    parser.add_argument("--file", type=Path, default=PLACE, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    todo = wanted(chosen.game, chosen.scenario)
    if not todo:
        print("measure_difficulty: no such scenario", file=sys.stderr)
        return 2
    for number, (game, scenario) in enumerate(todo, 1):
        row = measure(chosen.file, game, scenario, chosen.rank, chosen.games, chosen.seconds, chosen.anew)
        if row is not None:
            print(f"\r[{number}/{len(todo)}] {game} {scenario}: {row.games} games: {shown(row)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
