"""Reports: every number in them comes from the games, and the file needs nothing else."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import quarterdeck as qd
from quarterdeck.sim import report
from quarterdeck.sim.findings import (
    Cell,
    History,
    against_history,
    effects,
    even,
    history,
    luck_share,
    pieces,
)
from quarterdeck.sim.report_html import as_html
from quarterdeck.sim.runner import run
from quarterdeck.sim.study import Played, Setup, Study

pytest.importorskip("numpy")

SIDES = {"british": "random", "french": "random"}


def study_of(game: str, *setups: Setup, games: int) -> Study:
    return Study(game=game, setups=setups, games=games, seed="r", version=qd.load(game).version)


def one(game: int, winner: str, **more: object) -> Played:
    fields: dict[str, object] = {
        "setup": 0,
        "game": game,
        "seed": f"r/{game}",
        "ranking": ((winner,), tuple(seat for seat in SIDES if seat != winner)),
        "level": "fc-level-substantial",
        "reason": "fc-end-break",
        "scores": {"british": 10, "french": 4},
        "turns": 5,
        "decisions": 9,
        "losses": {},
        "pieces": {},
        "events": {},
        "luck": {},
        "fingerprint": "",
    }
    return Played(**(fields | more))  # type: ignore[arg-type]


def cell_of(*games: Played, scenario: str = "nile", options: dict[str, bool] | None = None) -> Cell:
    setup = Setup(scenario, dict(options or {}), SIDES)
    cell = Cell(study_of("flying-colors", setup, games=len(games)), setup)
    for played in games:
        cell.add(played)
    return cell


class Links(HTMLParser):
    """Everything a page would have to fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [v for k, v in attrs if k in ("src", "href") and v and not v.startswith("#")]
        if tag in ("svg", "section", "table", "figure", "main", "footer"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in ("svg", "section", "table", "figure", "main", "footer"):
            assert self.open.pop() == tag


def test_every_battle_has_its_history() -> None:
    """Every set-up that has a date was fought or could have been; its winner is a side of it."""
    known = history("flying-colors")
    for scenario in qd.load("flying-colors").scenarios():
        if scenario.info.get("date"):
            assert known[scenario.id].won in {*scenario.seats, "", "none"}
            assert 10 < len(known[scenario.id].text) <= 50
    assert history("kaisers-pirates") == {}


def test_against_history_needs_more_than_a_lean() -> None:
    """One British win in 8 games has a Wilson interval that ends at 0.471, in 4 games one at 0.699."""
    past = {"nile": History("british", "two escaped")}
    few = [one(n, "british" if n == 0 else "french") for n in range(4)]
    many = [one(n, "british" if n == 0 else "french") for n in range(8)]
    assert not against_history(cell_of(*few), past)
    assert against_history(cell_of(*many), past)
    assert not against_history(cell_of(*many), {"nile": History("", "undecided")})
    assert even(cell_of(*few)) and not even(cell_of(*many))


def test_luck_that_decides_everything_explains_everything() -> None:
    """Scores that follow the dice exactly, and scores that have nothing to do with them."""
    swing = [((n * 7919) % 101 - 50) / 25 for n in range(100)]
    bound = [
        one(n, "british", luck={"british fc-fire-roll": z}, scores={"british": round(100 * z), "french": 0})
        for n, z in enumerate(swing)
    ]
    loose = [
        one(n, "british", luck={"british fc-fire-roll": z}, scores={"british": (n * 31) % 17, "french": 0})
        for n, z in enumerate(swing)
    ]
    assert luck_share(cell_of(*bound)) == pytest.approx(1, abs=1e-3)
    unrelated = luck_share(cell_of(*loose))
    assert unrelated is not None and unrelated < 0.1
    assert luck_share(cell_of(*bound[:20])) is None


def test_effects_are_measured_on_the_same_dice() -> None:
    plain = cell_of(one(0, "british"), one(1, "french"), one(2, "french"))
    other = cell_of(one(0, "british"), one(1, "british"), one(2, "french"), options={"first-broadside": True})
    (effect,) = effects([plain, other])
    assert (effect.option, effect.pairs) == ("first-broadside = True", 3)
    assert effect.change.value == pytest.approx(1 / 3)


def test_pieces_by_winners() -> None:
    used = [
        one(0, "british", pieces={"british": {"trap": 2}, "french": {"trap": 1}}),
        one(1, "french", pieces={"french": {"trap": 1, "fog": 1}}),
    ]
    rows = {row.name: row for row in pieces([cell_of(*used)])}
    assert (rows["trap"].games, rows["trap"].mean, rows["trap"].by_winners) == (2, 2.0, 0.75)
    assert (rows["fog"].games, rows["fog"].by_winners) == (1, 1.0)


@pytest.mark.parametrize(
    "game, setups",
    [
        ("flying-colors", [Setup("bec-du-raz", {}, SIDES), Setup("goza-de-candia", {}, SIDES)]),
        (
            "kaisers-pirates",
            [Setup("three-players", {}, dict.fromkeys(("north", "east", "south"), "random"))],
        ),
        (
            "sails-of-glory",
            [Setup("enemy_in_sight", {}, SIDES), Setup("enemy_in_sight", {"boarding": True}, SIDES)],
        ),
    ],
)
def test_a_report_stands_alone_and_counts_right(game: str, setups: list[Setup], tmp_path: Path) -> None:
    study = study_of(game, *setups, games=4)
    found: list[Played] = []
    run(study, lambda batch, played: found.append(played), folder=tmp_path)
    html, markdown = report.write(study, tmp_path)
    page = html.read_text(encoding="utf-8")
    links = Links()
    links.feed(page)
    assert links.fetched == [] and links.open == []
    assert not re.search(r"url\(|@import|<script", page)
    text = markdown.read_text(encoding="utf-8")
    assert f"{4 * len(setups)} games" in text
    for index, setup in enumerate(setups):
        seat = next(iter(setup.bots))
        wins = sum(seat in played.winners for played in found if played.setup == index)
        title = report.Cell(study, setup).title
        row = next(
            line
            for line in text.splitlines()
            if line.startswith(f"| {title} (") and all(f"{k} = {v}" in line for k, v in setup.options.items())
        )
        assert f"{25 * wins} (" in row
        assert title in page


def test_the_overview_shows_who_met_whom() -> None:
    """18.19: at Trafalgar 27 British against 18 French and 15 Spanish; 18.1: ships are still to be bought."""
    assert cell_of(scenario="trafalgar").forces == {
        "british": {"British": 27},
        "allied": {"French": 18, "Spanish": 15},
    }
    assert cell_of(scenario="algeciras-bay").forces["allied"] == {"French": 3}  # batteries sail nowhere
    setup = Setup("enemy_in_sight", {}, SIDES)
    two = {"british": {"British": 2}, "french": {"French": 2}}
    assert Cell(study_of("sails-of-glory", setup, games=1), setup).forces == two
    own = Setup("design-your-own", {}, {"red": "random", "blue": "random"})
    assert Cell(study_of("flying-colors", own, games=1), own).forces == {}


@pytest.mark.parametrize("british, said", [("random", False), ("lieutenant", True)])
def test_the_overview_says_who_played_where_they_differ(british: str, said: bool) -> None:
    """Equal players are named once, above the table."""
    setup = Setup("bec-du-raz", {}, {"british": british, "french": "random"})
    study = study_of("flying-colors", setup, games=1)
    cell = Cell(study, setup)
    cell.add(one(0, "british"))
    page = as_html(study, [cell])
    table = page[page.index('<table class="all">') : page.index("</table>")]
    assert ("British: lieutenant" in table) is said
    assert ("equal strength (random)" in page) is not said
