"""The Kaiser's Pirates as a ruleset of the kernel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from quarterdeck.datapack import DataSource
from quarterdeck.kernel import (
    Action,
    Chance,
    Marks,
    Message,
    Outcome,
    Pile,
    Ruleset,
    Scenario,
    Seat,
    Standing,
)

from .actions import ACTIONS, PASS, SEATS
from .data import KPData, load
from .invariants import broken
from .kinds import BIT, LAY_MINES, REACTIONS_ONLY
from .labels import label_of
from .odds import preview_of
from .rules.r02_rounds import KeepShips, Round, new_state
from .rules.r03_1_turns import DiscardCards, EndTurnStep, StartTurn
from .rules.r03_2_2_reactions import GIVEN, ReflagWindow
from .rules.r03_2_3_british import BritishIntercept
from .rules.r03_2_4_merchants import Raid
from .rules.r03_2_4_strike import Strike
from .rules.r03_2_6_passage import SafePassage
from .rules.r03_2_cards import CommitCards, Resolve
from .rules.r03_3_cards import ArmSubmarine, PutBack, UseCard
from .rules.r03_3_mines_and_torpedoes import Mines, Torpedo
from .rules.r04_teams import EnlistShip
from .rules.r05_solitaire import PhantomTurn
from .rules.r06_optional import OPTIONS, CaptureStores
from .state import NO_SHIP, PHANTOM, KPGame, KPState, Player, Slot
from .view import KPView, view_of

_SCENARIOS = (
    ("two-players", (SEATS[0], SEATS[2]), "2.1.3"),
    ("three-players", SEATS[:3], "2.1.2"),
    ("four-players", SEATS, "2.1.1"),
    ("teams", SEATS, "4.0"),
    ("solo", SEATS[:1], "5.0"),
)


class KaisersPirates(Ruleset[KPState, KPData]):
    """[2.0] Two to four players, two teams, or one player against the phantom."""

    id = "kaisers-pirates"
    prefix = "kp"
    version = "3"
    steps = (
        Round,
        KeepShips,
        StartTurn,
        EndTurnStep,
        DiscardCards,
        CommitCards,
        Resolve,
        Raid,
        Strike,
        BritishIntercept,
        Mines,
        Torpedo,
        ArmSubmarine,
        UseCard,
        PutBack,
        SafePassage,
        ReflagWindow,
        CaptureStores,
        EnlistShip,
        PhantomTurn,
    )
    actions = ACTIONS
    state_type = KPState
    losses = {
        "kp-sunk": "loss",
        "kp-captured": "loss",
        "kp-interned": "loss",
        "kp-recalled": "loss",
        "kp-foundered": "loss",
        "kp-scuttled": "loss",
        "kp-prize-used-up": "loss",
    }

    @classmethod
    def load(cls, source: DataSource | None = None) -> KaisersPirates:
        """The game with its own cards, or with those of a data pack."""
        data = load(source)
        return cls(data, data.pack_hash)

    def scenarios(self) -> tuple[Scenario, ...]:
        return tuple(
            Scenario(name, f"kp-scn-{name}", seats, year=1914, rule=rule) for name, seats, rule in _SCENARIOS
        )

    def options(self) -> tuple[Any, ...]:
        return OPTIONS

    def check_options(self, scenario: str, options: Any) -> Message | None:
        """[6.5.3] Taking Breakout out makes sense only with the short ship deck."""
        if options.get("no-breakout") and not options["beyond-1914"]:
            return Message("kp-no-breakout-alone")
        return None

    def setup(self, g: KPGame, scenario: str) -> None:
        teams = scenario == "teams"
        players = [
            Player(seat, True, place % 2 if teams else place, Pile("kp.action", "owner", seat))
            for place, seat in enumerate(g.seats)
        ]
        if scenario == "solo":
            players.append(Player(PHANTOM, False, 1, Pile("kp.action", "hidden")))
        g.state = new_state(g, players)
        g.call(Round())

    def view(self, g: KPGame, seat: Seat | None) -> KPView:
        return view_of(g, seat)

    def redeal(self, g: KPGame, seat: Seat | None, rng: Chance) -> None:
        """Face-down halves of others could be either; their standing passes are unknown."""
        turn = g.state.turn
        for player in g.state.players:
            if player.name != seat:
                player.muted = 0
        if turn.committed.visible_to(seat):
            return
        for place, slot in enumerate(turn.slots):
            bit = g.data.bit_of[turn.committed.items[place]]
            if slot.use is None:
                continue
            if slot.ship != NO_SHIP:
                mines = bit == BIT[LAY_MINES] and g.data.ships[slot.ship].mines and rng.below(2)
                turn.slots[place] = Slot("mines" if mines else "ship", slot.ship)
            else:
                force = bit & (REACTIONS_ONLY | BIT[LAY_MINES]) or rng.below(2)
                turn.slots[place] = Slot("force" if force else "action")

    def in_advance(self, g: KPGame, seat: Seat) -> Action | None:
        """[3.2.2] The pass of a player who wants to hear no more of this sort until the turn ends."""
        return PASS if g.pending.get(seat) == GIVEN else None

    def forfeit(self, g: KPGame, seat: Seat) -> Outcome:
        """[4.8] [4.10] A team wins or loses together: who resigns gives the game up for the partner too."""
        alone = super().forfeit(g, seat)
        players = g.state.players
        team = next(player.team for player in players if player.name == seat)
        losers = tuple(player.name for player in players if player.live and player.team == team)
        others = tuple(player.name for player in players if player.live and player.team != team)
        scores = {player.name: int(player.name in others) for player in players if player.live}
        return Outcome((others, losers), alone.level, scores, alone.reason)

    def invariants(self, g: KPGame) -> Iterable[str]:
        return broken(g)

    def label(self, g: KPGame, seat: Seat, action: Action) -> Message:
        return label_of(g, action)

    def preview(self, g: KPGame, seat: Seat, action: Action) -> Any:
        return preview_of(g, seat, action)

    def standing(self, view: KPView) -> Standing:
        """[2.3] Victory prizes of all rounds, with the least that the open piles of this one are worth."""
        points = {player.seat: player.prizes + player.victory.least for player in view.players}
        return Standing(view.turn, 0, points)

    def sources(self) -> Marks:
        return self.data.sources
