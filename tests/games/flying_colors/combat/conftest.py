"""Draws a position, scripts the dice, and lets a test fire, burn and board in it.

A drawing shows the hexes as they lie on the map: a column of hexes is one character wide and each hex is
two lines high, so the hexes of even columns stand in the even lines, those of odd columns half a hex lower
in the odd lines.  A large ship is a capital letter (bow) and the small letter (stern); a ship of one hex is
its capital letter followed by its facing; dots and blanks are water.

        A . . .          columns 20 22 24 ...
         . . b           columns 21 23 25 ...
        a . . B
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from quarterdeck.games.flying_colors.data.loader import load_data
from quarterdeck.games.flying_colors.data.model import FCData
from quarterdeck.games.flying_colors.ids import Hits
from quarterdeck.games.flying_colors.options import Options
from quarterdeck.games.flying_colors.rules import (
    r12_fire,
    r13_commanders,
    r13_damage,
    r13_fires,
    r14_melee,
    r14_scuttle,
)
from quarterdeck.games.flying_colors.rules.common import put
from quarterdeck.games.flying_colors.state import Commander, FCState, Fleet, Ship
from quarterdeck.geometry.hex import direction_between, hex_at
from quarterdeck.kernel import Action, Event, Game, Ruleset, Seat, Step
from ten_sided import TenSided

FIRST_COLUMN, FIRST_ROW = 20, 40


class Blow(Event, frozen=True, tag="fc-test-blow"):
    """What hurts a ship in a test."""


class Rest(Action, frozen=True, tag="rest"):
    """Ends a test's question."""


class Idle(Step, tag="fc.test-idle"):
    """Keeps the stack from running empty."""

    rule = "0"

    def ask(self, g: Any) -> dict[Seat, list[Action]]:
        return {"british": [Rest()]}


class CombatRules(Ruleset[FCState, FCData, Options]):
    """Chapters 12 to 14 alone."""

    id = "flying-colors"
    prefix = "fc"
    version = "test"
    steps = (
        Idle,
        *r12_fire.STEPS,
        *r13_commanders.STEPS,
        *r13_damage.STEPS,
        *r13_fires.STEPS,
        *r14_melee.STEPS,
    )
    actions = (
        Rest,
        *r12_fire.ACTIONS,
        *r13_commanders.ACTIONS,
        *r13_fires.ACTIONS,
        *r14_melee.ACTIONS,
        *r14_scuttle.ACTIONS,
    )
    state_type = FCState
    options_type = Options

    def seats(self, scenario: str, options: Mapping[str, Any] | None = None) -> tuple[Seat, ...]:
        return ("british", "french")


RULES = CombatRules(load_data())


def read_drawing(drawing: str) -> dict[str, tuple[int, int, int]]:
    """Letter -> bow, stern, facing."""
    places: dict[str, int] = {}
    facings: dict[str, int] = {}
    lines = textwrap.dedent(drawing).strip("\n").splitlines()
    for down, text in enumerate(lines):
        for k, char in enumerate(text):
            if not char.isalpha():
                continue
            assert k % 2 == down % 2, f"{char!r} in line {down} stands between two columns"
            places[char] = hex_at(FIRST_COLUMN + k, FIRST_ROW + down // 2)
            if k + 1 < len(text) and text[k + 1].isdigit():
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


DEFAULT_COUNTER = {0: "bellerophon_british", 1: "achille_french"}
SMALL_COUNTER = {0: "amazon_british", 1: "romulus_french"}


class Table:
    """A position under test."""

    def __init__(
        self,
        drawing: str,
        british: str,
        ships: Mapping[str, str | Mapping[str, Any]],
        dice: Iterable[int],
        options: Mapping[str, Any],
        **state: Any,
    ) -> None:
        self.data = RULES.data
        scenario = state.pop("scenario", "cape-ortegal")
        self.g: Game[FCState, FCData] = Game(RULES, scenario, dict(options), b"0123456789abcdef")
        self.dice = TenSided(dice)
        self.g.dice = self.dice
        fields: dict[str, Any] = {
            "scenario": scenario,
            "year": 1756,
            "board": "ABC",
            "seats": ("british", "french"),
            "turns": 0,
            "wind": 1,
            "weather": "normal",
            "audacity": {"British": 0, "French": 0, "Spanish": 0, "Dutch": 0, "Danish": 0},
            "battery_audacity": {},
            "fleets": [Fleet("british", ("British",)), Fleet("french", ("French",))],
            "ships": [],
            "commanders": [],
            "at": {},
            "initiative": 0,
        }
        fields.update(state)
        self.g.state = FCState(**fields)
        self.letters: dict[str, int] = {}
        for letter, (bow, stern, facing) in sorted(read_drawing(drawing).items()):
            self._add(letter, bow, stern, facing, int(letter not in british), ships.get(letter, {}))
        self.g.stack = [Idle()]
        self.g._run()
        self.events: list[Event] = []

    def _add(
        self, letter: str, bow: int, stern: int, facing: int, side: int, wish: str | Mapping[str, Any]
    ) -> None:
        values = {"counter": wish} if isinstance(wish, str) else dict(wish)
        default = (DEFAULT_COUNTER if bow != stern else SMALL_COUNTER)[side]
        index = self.data.counter_index[values.pop("counter", default)]
        counter = self.data.counters[index]
        ship = Ship(
            counter=index,
            name=letter,
            nation=values.pop("nation", counter.nation),
            side=side,
            home=values.pop("home", side),
            large=bow != stern,
            facing=facing,
        )
        for name, value in values.items():
            setattr(ship, name, value)
        i = len(self.g.state.ships)
        self.letters[letter] = i
        self.g.state.ships.append(ship)
        put(self.g.state, i, bow, stern, facing)
        if ship.battery == 1:
            del self.g.state.at[bow]

    # ------------------------------------------------------------ reading

    def __getitem__(self, letter: str) -> Ship:
        return self.g.state.ships[self.letters[letter]]

    def __call__(self, letter: str) -> int:
        return self.letters[letter]

    def named(self, i: int) -> str:
        return self.g.state.ships[i].name

    @property
    def pending(self) -> dict[Seat, list[str]]:
        return {seat: [self.text(a) for a in actions] for seat, actions in self.g.pending.items()}

    def text(self, action: Action) -> str:
        """The notation of an action with letters for ships."""
        words = str(action).split()
        fields = action.__struct_fields__
        for k, field in enumerate(fields, 1):
            if field in ("ship", "target", "to"):
                words[k] = self.named(int(words[k]))
        return " ".join(words)

    def targets(self, letter: str) -> list[str]:
        """Shots offered to a ship: "port B"."""
        return [
            f"{action.side} {self.named(action.target)}"
            for action in r12_fire.fire_options(self.g, self(letter))
            if isinstance(action, r12_fire.Fire)
        ]

    def told(self, what: str) -> list[Event]:
        return [event for event in self.events if event.what == what]

    # ------------------------------------------------------------ acting

    def link(self, a: str, b: str, *kinds: str) -> None:
        from quarterdeck.games.flying_colors.rules.common import foul, grapple

        for kind in kinds:
            (grapple if kind == "grappled" else foul)(self.g.state, self(a), self(b))

    def board_commander(self, card: str, letter: str) -> int:
        k = self.data.commander_index[card]
        ship = self[letter]
        self.g.state.commanders.append(Commander(k, self.data.commanders[k].nation, ship.side, self(letter)))
        return len(self.g.state.commanders) - 1

    def run(self, *steps: Step) -> None:
        self.g._fresh = []
        self.g.call(*steps)
        self.g._run()
        self.events = list(self.g._fresh)

    def blow(self) -> Event:
        """What is told to have hurt a ship."""
        return self.g.tell(Blow())

    def hurt(self, letter: str, **hits: int) -> None:
        """Hits from nowhere, with all that follows."""
        self.g._fresh = []
        suffered, after = r13_damage.hurt(self.g, self(letter), Hits(**hits))
        if suffered:
            r13_damage.aftermath(self.g, self(letter), suffered, after, self.blow())
        self.events += self.g._fresh

    def fire(self, letter: str, side: str, target: str) -> None:
        action = r12_fire.Fire(self(letter), side, self(target))  # type: ignore[arg-type]
        assert action in r12_fire.fire_options(self.g, self(letter)), f"not offered: {self.text(action)}"
        self.g._fresh = []
        r12_fire.take_fire(self.g, self(letter), action)
        self.g._run()
        self.events = list(self.g._fresh)

    def choose(self, text: str) -> None:
        """Answer the open question, written with letters: "shoot hull", "answer B port"."""
        for seat, actions in self.g.pending.items():
            for action in actions:
                if self.text(action) == text:
                    self.events += self.g.apply(seat, action)
                    return
        raise AssertionError(f"{text!r} is not offered: {self.pending}")

    @property
    def quiet(self) -> bool:
        """Nothing is left to decide and every scripted die was rolled."""
        return isinstance(self.g.stack[-1], Idle) and self.dice.left == 0


@pytest.fixture
def table() -> Callable[..., Table]:
    def build(
        drawing: str,
        british: str = "ABCDEFGH",
        ships: Mapping[str, str | Mapping[str, Any]] | None = None,
        dice: Iterable[int] = (),
        options: Mapping[str, Any] | None = None,
        **state: Any,
    ) -> Table:
        return Table(drawing, british, ships or {}, dice, options or {}, **state)

    return build
