"""Draws a position, scripts the dice, and lets a test sail in it under the complete rules.

A drawing shows the hexes as they lie on the map: a column of hexes is one character wide and a hex is two
lines high; even columns stand in the even lines, odd columns half a hex lower in the odd lines. The first
character is column 20, the first line row 20 of sheet A. A large ship is a capital letter (bow) and the
small letter (stern); a ship of one hex is its capital letter followed by its facing; dots and blanks are
water. So a ship facing 1 (up), one facing 3 and a frigate facing 2 are

        A b   .
         . B .
        a .   C2
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from quarterdeck.games.flying_colors import RULESET
from quarterdeck.games.flying_colors.actions import PASS
from quarterdeck.games.flying_colors.data.model import FCData
from quarterdeck.games.flying_colors.rules.common import put
from quarterdeck.games.flying_colors.rules.r09_facing import stern_hex
from quarterdeck.games.flying_colors.rules.r11_movement import Activation
from quarterdeck.games.flying_colors.rules.r18_setup import build
from quarterdeck.games.flying_colors.state import Commander, FCState, Ship
from quarterdeck.geometry.hex import column_of, direction_between, hex_at, hex_name, parse_hex, row_of
from quarterdeck.kernel import Action, Event, Game, Seat, Step
from ten_sided import TenSided

FIRST_COLUMN, FIRST_ROW = 20, 20
LARGE = ("bellerophon_british", "achille_french")
SMALL = ("amazon_british", "romulus_french")


class Halt(Step, tag="fc.test-halt"):
    """Stands below the step under test, so that the stack does not run empty."""

    rule = "0"

    def ask(self, g: Any) -> dict[Seat, list[Action]]:
        return {"": [PASS]}


def read_drawing(drawing: str) -> dict[str, tuple[int, int, int]]:
    """Letter -> bow, stern, facing."""
    places: dict[str, int] = {}
    facings: dict[str, int] = {}
    for down, text in enumerate(textwrap.dedent(drawing).strip("\n").splitlines()):
        for k, char in enumerate(text):
            if char.isalpha():
                assert k % 2 == down % 2, f"{char!r} in line {down} stands between two columns"
                places[char] = hex_at(FIRST_COLUMN + k, FIRST_ROW + down // 2)
                if text[k + 1 : k + 2].isdigit():
                    facings[char] = int(text[k + 1])
    found = {}
    for letter, bow in places.items():
        if letter in facings:
            found[letter] = (bow, bow, facings[letter])
        elif letter.isupper():
            stern = places[letter.lower()]
            facing = direction_between(stern, bow)
            assert facing, f"bow and stern of {letter} do not touch"
            found[letter] = (bow, stern, facing)
    return found


class Sea:
    """A position under test. Ships of the letters in `french` belong to the second side."""

    def __init__(
        self,
        drawing: str = "",
        *,
        french: str = "",
        ships: Mapping[str, Mapping[str, Any]] | None = None,
        commanders: Mapping[str, str] | None = None,
        dice: Iterable[int] = (),
        options: Mapping[str, Any] | None = None,
        scenario: str = "minorca",
        **state: Any,
    ) -> None:
        complete = RULESET.complete_options(scenario, options or {})
        self.g: Game[FCState, FCData] = Game(RULESET, scenario, complete, b"0123456789abcdef")
        self.dice = TenSided(dice)
        self.g.dice = self.dice
        base = build(RULESET.data, RULESET.data.scenarios[scenario])
        base.ships, base.commanders, base.at = [], [], {}
        for fleet in base.fleets:
            fleet.admiral = fleet.flagship = -1
            fleet.had_commanders = False
        for name, value in state.items():
            setattr(base, name, value)
        self.state = self.g.state = base
        places = sorted(read_drawing(drawing).items())
        self.letters = {letter: i for i, (letter, _) in enumerate(places)}
        for letter, pose in places:
            self._add(letter, pose, int(letter in french), dict((ships or {}).get(letter, {})))
        for letter, who in (commanders or {}).items():
            self._board(letter, who)
        self.g.stack = [Halt()]
        self._run()

    def _add(self, letter: str, pose: tuple[int, int, int], side: int, fields: dict[str, Any]) -> None:
        bow, stern, facing = pose
        name = fields.pop("counter", (LARGE if bow != stern else SMALL)[side])
        counter = RULESET.data.counter_index[name]
        printed = RULESET.data.counters[counter]
        i = self.letters[letter]
        for links in ("grappled", "fouled"):
            if links in fields:
                fields[links] = tuple(self.letters[k] for k in fields[links])
        ship = Ship(
            counter=counter,
            name=letter,
            nation=fields.pop("nation", printed.nation),
            side=fields.pop("side", side),
            home=fields.pop("home", side),
            large=bow != stern,
            **fields,
        )
        self.state.ships.append(ship)
        put(self.state, i, bow, stern, facing)

    def _board(self, letter: str, who: str) -> None:
        """A commander aboard; the first of each side is its fleet admiral."""
        card = RULESET.data.commander_index[who]
        ship = self[letter]
        fleet = self.state.fleets[ship.side]
        self.state.commanders.append(Commander(card, ship.nation, ship.side, self.i(letter)))
        fleet.had_commanders = True
        if fleet.admiral < 0:
            fleet.admiral, fleet.flagship = len(self.state.commanders) - 1, self.i(letter)

    def __getitem__(self, letter: str) -> Ship:
        return self.state.ships[self.letters[letter]]

    def i(self, letter: str) -> int:
        return self.letters[letter]

    # ------------------------------------------------------------ playing

    def _run(self) -> None:
        g = self.g
        g._run()
        g._past = (None, 0, "", None, g._fresh)
        g._opened = dict.fromkeys(g.pending, g._past)

    def call(self, *steps: Step) -> Sea:
        self.g._fresh = []
        self.g.call(*steps)
        self._run()
        return self

    def activate(self, letter: str) -> Sea:
        self[letter].acted = False
        return self.call(Activation(ship=self.i(letter)))

    def do(self, *texts: str) -> list[Event]:
        """Take actions in notation, letters standing for ships (`grapple B`); the events of the last one."""
        events: list[Event] = []
        for text in texts:
            words = [str(self.letters[w]) if w in self.letters else w for w in text.split()]
            action = RULESET.parse_action(" ".join(words))
            seat = next(s for s in self.g.pending)
            events = self.g.apply(seat, action)
            assert not list(RULESET.invariants(self.g))
        return events

    def can(self, *texts: str) -> bool:
        """Are all of these offered now?"""
        return all(text in self.offered() for text in texts)

    def offered(self) -> set[str]:
        """Every action offered, ships by letter."""
        names = {str(i): letter for letter, i in self.letters.items()}
        ship_words = {"select", "grapple", "cut-loose", "collide", "without", "form"}
        texts = set()
        for options in self.g.pending.values():
            for action in options:
                words = str(action).split()
                if words[0] in ship_words:
                    words[1] = names[words[1]]
                texts.add(" ".join(words))
        return texts

    def why_not(self, text: str) -> tuple[str, str]:
        """Reason id and rule number for something refused."""
        action = RULESET.parse_action(text)
        seat = next(iter(self.g.pending))
        for near, reason, rule in self.g.stack[-1].refused(self.g, seat):
            if near == action:
                return reason.id, rule
        raise AssertionError(f"{text} is not refused")

    @property
    def idle(self) -> bool:
        """Has the step under test finished?"""
        return isinstance(self.g.stack[-1], Halt)

    def seat(self) -> str:
        return next(iter(self.g.pending))

    # ------------------------------------------------------------ looking

    def at(self, letter: str) -> tuple[int, int, int]:
        """Column and row of the bow as drawn (0 = first column, first line pair), and facing."""
        ship = self[letter]
        return column_of(ship.bow) - FIRST_COLUMN, row_of(ship.bow) - FIRST_ROW, ship.facing

    def drawing(self) -> str:
        """The position in the notation of the drawings, cropped at the right and below."""
        marks: dict[tuple[int, int], str] = {}
        for letter, i in self.letters.items():
            ship = self.state.ships[i]
            if ship.bow:
                marks[_place(ship.stern)] = letter.lower()
                marks[_place(ship.bow)] = letter
        low = max(down for down, _ in marks)
        lines = []
        for down in range(low + 1):
            row = {k: mark for (line, k), mark in marks.items() if line == down}
            width = max(row, default=-1)
            lines.append("".join(row.get(k, " ") for k in range(width + 1)))
        return "\n".join(lines)

    def hex(self, letter: str) -> str:
        return hex_name(self[letter].bow)

    def move(self, letter: str, name: str, facing: int) -> Sea:
        """Put a ship somewhere else on the sheets, named by its bow hex."""
        bow = parse_hex(name)
        put(self.state, self.i(letter), bow, stern_hex(bow, facing, self[letter].large), facing)
        return self


def _place(hex_: int) -> tuple[int, int]:
    k = column_of(hex_) - FIRST_COLUMN
    return 2 * (row_of(hex_) - FIRST_ROW) + k % 2, k


@pytest.fixture
def sea() -> type[Sea]:
    return Sea
