"""The Kaiser's Pirates as a ruleset of the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from quarterdeck.datapack import DataSource
from quarterdeck.kernel import (
    Action,
    Marks,
    Message,
    Option,
    Outcome,
    Pile,
    Ruleset,
    Scenario,
    Sealed,
    Seat,
    Standing,
)

from .actions import ACTIONS, PASS, SEATS
from .data import KPData, load
from .hints import Contest, preview_of
from .invariants import broken
from .labels import label_of
from .options import OPTIONS, SOLO_CARDS, Options
from .rules import (
    common,
    r02_rounds,
    r03_1_turns,
    r03_2_2_reactions,
    r03_2_3_british,
    r03_2_4_merchants,
    r03_2_4_strike,
    r03_2_5_prizes,
    r03_2_6_passage,
    r03_2_7_dice,
    r03_2_cards,
    r03_3_cards,
    r03_3_effects,
    r03_3_mines_and_torpedoes,
    r04_teams,
    r05_policy,
    r05_solitaire,
    r06_optional,
)
from .state import PHANTOM, KPGame, KPState, Player
from .view import KPView, view_of

_SCENARIOS = (
    ("two-players", (SEATS[0], SEATS[2]), "2.1.3"),
    ("three-players", SEATS[:3], "2.1.2"),
    ("four-players", SEATS, "2.1.1"),
    ("teams", SEATS, "4.0"),
    ("solo", SEATS[:1], "5.0"),
)


class KaisersPirates(Ruleset[KPState, KPData, Options]):
    """[2.0] Two to four players, two teams, or one player against the phantom."""

    id = "kaisers-pirates"
    prefix = "kp"
    version = "3"
    steps = (
        r02_rounds.Round,
        r02_rounds.KeepShips,
        r03_1_turns.StartTurn,
        r03_1_turns.EndTurnStep,
        r03_1_turns.DiscardCards,
        r03_2_cards.CommitCards,
        r03_2_cards.Resolve,
        r03_2_4_merchants.Raid,
        r03_2_4_strike.Strike,
        r03_2_3_british.BritishIntercept,
        r03_3_mines_and_torpedoes.Mines,
        r03_3_mines_and_torpedoes.Torpedo,
        r03_3_cards.ArmSubmarine,
        r03_3_cards.UseCard,
        r03_3_cards.PutBack,
        r03_2_6_passage.SafePassage,
        r03_2_2_reactions.ReflagWindow,
        r06_optional.CaptureStores,
        r04_teams.EnlistShip,
        r05_solitaire.PhantomTurn,
    )
    events = (
        common.Sunk,
        common.Home,
        common.Gone,
        common.Recognised,
        common.NewMerchant,
        r02_rounds.RoundBegins,
        r02_rounds.Dealt,
        r02_rounds.RollsForFirst,
        r02_rounds.FirstPlayer,
        r02_rounds.PrizeKept,
        r02_rounds.NotCounted,
        r02_rounds.RoundScored,
        r02_rounds.ExtraRound,
        r02_rounds.Keeps,
        r03_1_turns.TurnBegins,
        r03_1_turns.LostInFog,
        r03_1_turns.Deceived,
        r03_1_turns.Discards,
        r03_1_turns.Draws,
        r03_1_turns.Drew,
        r03_2_cards.Committed,
        r03_2_2_reactions.Reacts,
        r03_2_2_reactions.Passes,
        r03_2_2_reactions.HiddenAgain,
        r03_2_3_british.Hunts,
        r03_2_4_merchants.Intercepts,
        r03_2_4_merchants.OneFound,
        r03_2_4_strike.Adds,
        r03_2_4_strike.NotFound,
        r03_2_4_strike.FullSteam,
        r03_2_4_strike.Pursues,
        r03_2_5_prizes.Captured,
        r03_2_7_dice.Duel,
        r03_2_7_dice.Decided,
        r03_3_cards.Plays,
        r03_3_cards.ReadsHand,
        r03_3_cards.HandRead,
        r03_3_cards.Scouts,
        r03_3_cards.Scouted,
        r03_3_cards.SecondChance,
        r03_3_cards.PicksUp,
        r03_3_effects.Repaired,
        r03_3_effects.BreaksOut,
        r03_3_effects.Waylaid,
        r03_3_effects.EntersRefuge,
        r03_3_effects.LeavesRefuge,
        r03_3_effects.Recon,
        r03_3_effects.ReconCards,
        r03_3_mines_and_torpedoes.MinesLaid,
        r03_3_mines_and_torpedoes.MinesSwept,
        r03_3_mines_and_torpedoes.TorpedoFired,
        r05_policy.PhantomAnswers,
        r05_solitaire.PhantomActs,
        r05_solitaire.PhantomAdds,
        r05_solitaire.PhantomCannot,
        r06_optional.Resupplied,
        r06_optional.StoresGiven,
    )
    actions = ACTIONS
    state_type = KPState
    options_type = Options
    view_type = KPView
    preview_type = tuple[Contest, ...]
    beginners = ("two-players", "solo")
    losses = {"kp-sunk": "loss", "kp-captured": "loss", "kp-gone": "loss"}

    @classmethod
    def load(cls, source: DataSource | None = None) -> KaisersPirates:
        """The game with its own cards, or with those of a data pack."""
        data = load(source)
        return cls(data, data.pack_hash)

    def scenarios(self) -> tuple[Scenario, ...]:
        return tuple(
            Scenario(name, f"kp-scn-{name}", seats, year=1914, rule=rule) for name, seats, rule in _SCENARIOS
        )

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def check_options(self, scenario: str, options: Mapping[str, Any]) -> Message | None:
        """[6.5.3] Taking Breakout out makes sense only with the short ship deck. [2.1.4] [5.1] Some card
        must be left to play with (R4)."""
        if scenario == "solo" and options["removed"] >= SOLO_CARDS:
            return Message("kp-too-many-removed", {"most": SOLO_CARDS - 1})
        if options.get("no-breakout") and not options["beyond-1914"]:
            return Message("kp-no-breakout-alone")
        return None

    def setup(self, g: KPGame, scenario: str) -> None:
        teams = scenario == "teams"
        players = [
            Player(
                seat,
                True,
                place % 2 if teams else place,
                Pile("kp.action", "owner", seat),
                Sealed("kp.muted", seat, 0),
            )
            for place, seat in enumerate(g.seats)
        ]
        if scenario == "solo":
            hand, muted = Pile("kp.action", "hidden"), Sealed("kp.muted", PHANTOM, 0)
            players.append(Player(PHANTOM, False, 1, hand, muted))
        g.state = r02_rounds.new_state(g, players)
        g.call(r02_rounds.Round())

    def view(self, g: KPGame, seat: Seat | None) -> KPView:
        return view_of(g, seat)

    def could_be(self, g: KPGame, sealed: Sealed[Any]) -> Sequence[Any]:
        """[3.2.1] [3.2.2] A face-down card may lie by either half; nobody is thought to have passed ahead."""
        if sealed.kind == "kp.muted":
            return (0,)
        return r03_2_cards.could_lie(g, sealed)

    def in_advance(self, g: KPGame, seat: Seat) -> Action | None:
        """[3.2.2] The pass of a player who wants to hear no more of this sort until the turn ends."""
        return PASS if g.pending.get(seat) == r03_2_2_reactions.GIVEN else None

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

    def preview(self, g: KPGame, seat: Seat, action: Action) -> tuple[Contest, ...] | None:
        return preview_of(g, seat, action)

    def standing(self, view: KPView) -> Standing:
        """[2.3] Victory prizes of all rounds, with the least that the open piles of this one are worth."""
        points = {player.seat: player.prizes + player.victory.least for player in view.players}
        return Standing(view.turn, 0, points)

    def sources(self) -> Marks:
        return self.data.sources
