"""A table to lay out situations of The Kaiser's Pirates, with scripted dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.games.kaisers_pirates.data.model import GERMAN_SHIPS
from quarterdeck.games.kaisers_pirates.rules.r02_rounds import Round
from quarterdeck.games.kaisers_pirates.rules.r03_1_turns import StartTurn
from quarterdeck.games.kaisers_pirates.rules.r03_2_7_dice import Decided, Duel
from quarterdeck.games.kaisers_pirates.state import KPGame, Player, Ship
from quarterdeck.kernel import Action, Event, Roll, ScriptedDice

DATA = RULESET.data
SHIP = {ship.id: ship.no for ship in DATA.ships}


def card(name: str) -> int:
    """A card by kind, "kind#2" for the second copy."""
    kind, _, copy = name.partition("#")
    return next(c.no for c in DATA.cards.values() if c.kind == kind and c.copy == int(copy or 1))


class TableDice(ScriptedDice):
    """Scripted dice and, where given, scripted picks among equals."""

    def __init__(self, faces: Iterable[int], picks: Iterable[int] = ()) -> None:
        super().__init__(faces)
        self.picks = list(picks)

    def below(self, bound: int, name: str = "") -> int:
        return self.picks.pop(0) if self.picks else super().below(bound, name)


class Table:
    """Forces and hands as named, nothing else in play; all other cards are in their decks.

    Marks after a ship's name: R recognised, d damaged (dd twice), c limited supply, p prize, @ in refuge.
    """

    def __init__(self, scenario: str = "two-players", **options: Any) -> None:
        named = {name.replace("_", "-"): value for name, value in options.items()}
        self.game: KPGame = RULESET.new(scenario, named, seed=7)
        s = self.game.state
        for player in s.players:
            player.rear, player.front, player.hand.items = [], [], []
        s.ships = {}
        s.discard.items = []
        self._restock()

    # ------------------------------------------------------------ laying out

    def _restock(self) -> None:
        s = self.game.state
        placed = set(s.ships)
        for player in s.players:
            placed |= {*player.victory.german, *player.victory.merchants, *player.victory.doubled}
        dealt = {*s.discard.items}
        dealt |= {ship.refuge for ship in s.ships.values()}
        for player in s.players:
            dealt |= {*player.hand.items, *player.victory.cards, player.pending_card}
        rest = [c for c in sorted({*s.deck.items, *s.removed.items, *self._all_cards()}) if c not in dealt]
        s.deck.items, s.removed.items = rest, []
        ships = [ship.no for ship in DATA.ships if self._sails(ship.no) and ship.no not in placed]
        s.german_deck.items = [n for n in ships if n < GERMAN_SHIPS]
        s.merchant_deck.items = [n for n in ships if n >= GERMAN_SHIPS]
        s.german_used, s.merchant_used = [], []

    def _all_cards(self) -> list[int]:
        from quarterdeck.games.kaisers_pirates.rules.r02_rounds import cards_in_play

        return cards_in_play(self.game)

    def _sails(self, number: int) -> bool:
        options = self.game.options
        late = options.beyond_1914 if number < GERMAN_SHIPS else options.historical_merchants
        return not (DATA.ships[number].before_1915 and late)

    def player(self, seat: str) -> Player:
        return next(p for p in self.game.state.players if p.name == seat)

    def place(self, seat: str) -> int:
        return [p.name for p in self.game.state.players].index(seat)

    def force(self, seat: str, rear: str = "", front: str = "") -> Table:
        """Ships by name, each with its marks after a colon: "leopard:Rd wolf"."""
        s = self.game.state
        for text, row in ((rear, self.player(seat).rear), (front, self.player(seat).front)):
            for word in text.split():
                name, _, marks = word.partition(":")
                number = SHIP[name]
                refuge = self._island() if "@" in marks else 0
                s.ships[number] = Ship(
                    number,
                    self.place(seat),
                    prize="p" in marks,
                    recognised="R" in marks,
                    damage=marks.count("d"),
                    low="c" in marks,
                    refuge=refuge,
                )
                row.append(number)
        return self

    def _island(self) -> int:
        taken = [ship.refuge for ship in self.game.state.ships.values()]
        return next(c for c in (card("island_refuge#2"), card("island_refuge")) if c not in taken)

    def hand(self, seat: str, *names: str) -> Table:
        self.player(seat).hand.items = [card(name) for name in names]
        return self

    def discards(self, *names: str) -> Table:
        self.game.state.discard.items = [card(name) for name in names]
        return self

    def deck(self, *names: str) -> Table:
        """The next cards to be drawn, the first first."""
        self._next = [card(name) for name in names]
        return self

    _next: list[int] = []

    def solo(self, *names: str) -> Table:
        """The next solitaire cards, the first first."""
        s = self.game.state
        wanted = [int(name[1:]) - 1 for name in names]
        rest = [n for n in range(len(DATA.solo)) if n not in wanted]
        s.solo_deck.items, s.solo_used = rest + wanted[::-1], []
        return self

    def start(self, seat: str, *dice: int, picks: Iterable[int] = ()) -> Table:
        """The seat's turn begins; the dice fall as given."""
        self._restock()
        s = self.game.state
        for number in self._next:
            s.deck.items.remove(number)
        s.deck.items += reversed(self._next)
        self._next = []
        game = self.game
        game.stack = [Round("score"), StartTurn(self.place(seat))]
        game.dice = TableDice(dice, picks)
        game._fresh = self.log = []
        game._run()
        game._past = (None, game.count, "", None, [])
        game._opened = dict.fromkeys(game.pending, game._past)
        game.barrier = game.count
        return self

    def roll(self, *dice: int) -> Table:
        """What the dice will show from now on."""
        self.game.dice = ScriptedDice(dice)
        return self

    @property
    def dice_left(self) -> int:
        dice = self.game.dice
        assert isinstance(dice, ScriptedDice)
        return dice.left

    # ------------------------------------------------------------ acting

    @property
    def asked(self) -> str:
        return next(iter(self.game.pending))

    @property
    def options(self) -> list[str]:
        return [str(action) for action in self.game.pending[self.asked]]

    def do(self, *texts: str) -> list[Event]:
        """Take actions in the game's own notation, whoever is asked."""
        events: list[Event] = []
        for text in texts:
            action: Action = RULESET.parse_action(text)
            events = self.game.apply(self.asked, action)
            self.log += events
            assert list(RULESET.invariants(self.game)) == []
        return events

    def commit(self, name: str, use: str = "action", ship: str = "-") -> Table:
        self.do(f"commit {card(name)}")
        number = ship if ship == "-" else SHIP[ship]
        text = f"place {use} {number}"
        if text in self.options:
            self.do(text)
        lies = self.game.state.turn.halves[-1]
        assert lies.value == use, f"{name} lies as {lies.value}"
        return self

    def ready(self) -> Table:
        self.do("ready")
        return self

    def play(self, name: str) -> list[Event]:
        return self.do(f"play {card(name)}")

    def add(self, name: str) -> list[Event]:
        return self.do(f"add {card(name)}")

    def target(self, name: str) -> list[Event]:
        return self.do(f"target {SHIP[name]}")

    def react(self, name: str) -> list[Event]:
        return self.do(f"react {card(name)}")

    def may(self, verb: str, name: str) -> bool:
        number = SHIP[name] if verb in ("target", "keep") else card(name)
        return f"{verb} {number}" in self.options

    # ------------------------------------------------------------ looking

    log: list[Event] = []
    """Everything told since the turn was started."""

    @property
    def rolls(self) -> list[Roll]:
        return [roll for event in self.log for roll in event.rolls()]

    @property
    def ended(self) -> bool:
        """The turn is over: its player has drawn."""
        return self.told("kp-draws") > 0

    def told(self, what: str) -> int:
        """How many events are of this kind, or have this sentence."""
        return sum(what in (event.what, event.words().id) for event in self.log)

    def first(self, what: str) -> Any:
        """The first event of a kind."""
        return next(event for event in self.log if event.what == what)

    def decided(self, about: str) -> list[bool]:
        """How each decision about a matter went."""
        return [event.success for event in self.log if isinstance(event, Decided) and event.about == about]

    def effects(self, about: str = "") -> list[str]:
        """What each attack came to."""
        duels = [event for event in self.log if isinstance(event, Duel)]
        return [duel.effect for duel in duels if about in ("", duel.about)]

    def mods(self, number: int) -> list[int]:
        """The modifiers of the n-th roll."""
        return [mod.value for mod in self.rolls[number].mods]

    def ship(self, name: str) -> Ship:
        return self.game.state.ships[SHIP[name]]

    def afloat(self, name: str) -> bool:
        return SHIP[name] in self.game.state.ships

    def pile(self, seat: str) -> list[str]:
        victory = self.player(seat).victory
        return [DATA.ships[n].id for n in (*victory.german, *victory.merchants, *victory.doubled)]

    def hand_of(self, seat: str) -> list[str]:
        return [DATA.kind_of[c] for c in self.player(seat).hand.items]

    @property
    def turn_of(self) -> str:
        return self.game.state.players[self.game.state.turn.player].name


@pytest.fixture
def table() -> Callable[..., Table]:
    return Table


@pytest.fixture
def sea() -> Callable[..., Table]:
    """One player against the phantom [5.0]."""

    def laid_out(
        rear: str = "leipzig",
        mine: str = "leopard",
        front: str = "kaipara otaki mongolia",
        my_front: str = "maria lundy_island appam",
        **options: Any,
    ) -> Table:
        """North is Michael; rear and front belong to the phantom."""
        t = Table("solo", **options).force("north", mine, my_front)
        return t.force("phantom", rear, front).hand("north", "collier")

    return laid_out
