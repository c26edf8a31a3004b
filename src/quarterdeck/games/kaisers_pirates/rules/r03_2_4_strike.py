"""[3.2.4] One merchant intercepted by a warship or raider: reaction, dice, consequences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from quarterdeck.games.kaisers_pirates.actions import ADD, CHASE_OR_NOT, GO, Add, Chase
from quarterdeck.games.kaisers_pirates.ids import (
    CardId,
    CardRef,
    Kind,
    PlayerNo,
    PlayerRef,
    ShipId,
    ShipRef,
    mask,
)
from quarterdeck.games.kaisers_pirates.state import NO_CARD, KPGame, Ship
from quarterdeck.kernel import Action, Event, Message, Mod, Seat, Step

from .common import (
    cards_in_front,
    face_down,
    fighter,
    recognise,
    ref,
    score_sunk,
    score_vessel,
    send_away,
    turn_up,
    vessel,
    who,
)
from .r03_2_2_reactions import (
    AFTER_SINKING,
    NOTHING,
    ON_MERCHANT,
    Ask,
    ReflagWindow,
    answers_to_raid,
    ask_reaction,
    break_contact,
    cross_shallows,
    crossed,
    refused_reactions,
    shallow_run,
    take_reaction,
)
from .r03_2_5_prizes import capture
from .r03_2_6_passage import SafePassage
from .r03_2_7_dice import NIGHT, UNARMED, Duel, attack, attack_mods, decide, fast_ship_mods
from .r05_policy import phantom_pursues, phantom_reaction
from .r06_optional import may_go_full_steam


class Adds(Event, frozen=True, tag="kp-adds"):
    """[3.2.9.2] A card that helps against one target is turned up when its turn comes."""

    cites = "3.3.3"
    player: PlayerRef
    card: CardRef


class NotFound(Event, frozen=True, tag="kp-cancelled"):
    """[3.3.33] The ship does not find its merchant."""

    cites = "3.3.33"
    ship: ShipRef
    target: ShipRef


class FullSteam(Event, frozen=True, tag="kp-full-steam"):
    """[6.6.1] A fast raider gives chase."""

    cites = "6.6.1"
    ship: ShipRef


class Pursues(Event, frozen=True, tag="kp-pursues"):
    """[6.10.1] A warship or raider follows the merchant into the shallows."""

    cites = "6.10.1"
    ship: ShipRef
    target: ShipRef


_RECALLED = mask(Kind.RECALLED)
_BOARDING = mask(Kind.BOARDING_PARTY)
_NIGHT = (NIGHT,)


class Strike(Step, tag="kp.strike"):
    """[3.2.4] A warship or raider meets one merchant, who has one reaction [3.2.2.2]."""

    rule = "3.2.4"
    player: PlayerNo
    ship: ShipId
    target: ShipId
    defender: PlayerNo
    told: int | None
    """The announcement."""
    night: bool
    surprise: bool
    single: bool
    boarding: bool = False
    stage: Literal["board", "window", "chase", "recall"] = "board"
    reaction: Kind | None = None
    reaction_card: CardId = NO_CARD
    full_steam: bool = False

    # ------------------------------------------------------------ questions

    def ask(self, g: KPGame) -> Ask:
        s = g.state
        if self.stage == "window":
            return ask_reaction(g, self.defender, self._legal(g), ON_MERCHANT)
        if self.stage == "recall":
            return ask_reaction(g, self.defender, _RECALLED, AFTER_SINKING)
        player = s.players[self.player]
        if not player.live:
            return NOTHING
        if self.stage == "chase":
            return {player.name: CHASE_OR_NOT}
        # Asked whenever cards lie in front of the force, so that asking tells nothing.
        if cards_in_front(s) and not s.ships[self.target].damage:
            cards = face_down(s, g.data.bit_of, _BOARDING)
            return {player.name: (*[ADD[card] for card in cards], GO)}
        return NOTHING

    def _legal(self, g: KPGame) -> int:
        ships = g.state.ships
        return answers_to_raid(
            g,
            ships[self.ship],
            ships[self.target],
            night=self.night,
            surprise=self.surprise,
            single=self.single,
        )

    # ------------------------------------------------------------ answers

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        if self.stage == "board":
            self._take_boarding(g, action)
        elif self.stage == "window":
            self.reaction_card = take_reaction(
                g, self.defender, action, self._legal(g), ON_MERCHANT, self.told
            )
            self.reaction = g.data.kind_of.get(self.reaction_card)
            self._answered(g)
        elif self.stage == "chase":
            self._take_chase(g, isinstance(action, Chase))
        else:
            if take_reaction(g, self.defender, action, _RECALLED, AFTER_SINKING, self.told):
                self._recall(g)
            g.done()

    def _take_boarding(self, g: KPGame, action: Action) -> None:
        """[3.2.9.2] Shown when this target's turn comes, before the window opens (R55)."""
        if isinstance(action, Add):
            turn_up(g, action.card)
            self.boarding = True
            g.tell(Adds(who(g, self.player), g.data.card_refs[action.card]), of=self.told)
        self.stage = "window"

    # ------------------------------------------------------------ what happens

    def advance(self, g: KPGame) -> None:
        if self.stage == "board":
            self.stage = "window"
        elif self.stage == "window":
            if not g.state.players[self.defender].live:
                self.reaction = phantom_reaction(g, self._legal(g) | _RECALLED, self.told)
            self._answered(g)
        elif self.stage == "chase":
            self._take_chase(g, phantom_pursues(g.state.ships[self.ship]))
        else:
            g.done()

    def _answered(self, g: KPGame) -> None:
        """Carry out the reaction as far as it acts before the dice."""
        ships = g.state.ships
        ship, target = ships[self.ship], ships[self.target]
        reaction = self.reaction
        if reaction == Kind.SLIM_PICKINGS:
            g.tell(NotFound(ref(g, ship), ref(g, target)), of=self.told)
            g.done()
        elif reaction == Kind.BREAK_CONTACT and break_contact(g, target, ship, self.told):
            g.done()
        elif reaction == Kind.SHALLOW_RUN:
            self._flee_to_shallows(g, target)
        elif reaction == Kind.FAST_SHIP and may_go_full_steam(g, ship):
            self.stage = "chase"
        elif reaction == Kind.AMC:
            self._meet_amc(g, ship)
        else:
            if reaction == Kind.QQQ:
                g.state.turn.qqq = True
            self._fight(g, ship, target)

    def _flee_to_shallows(self, g: KPGame, target: Ship) -> None:
        if g.options.shallow_pursuit:
            self.stage = "chase"
        else:
            shallow_run(g, target, self.player, self.told)
            g.done()

    def _take_chase(self, g: KPGame, goes: bool) -> None:
        ship, target = g.state.ships[self.ship], g.state.ships[self.target]
        if self.reaction == Kind.FAST_SHIP:
            self.full_steam = goes
            if goes:
                g.state.turn.full_steam = True
                g.tell(FullSteam(ref(g, ship)), of=self.told)
            self._fight(g, ship, target)
        elif goes:
            self._pursue(g, ship, target)
        else:
            shallow_run(g, target, self.player, self.told)
            g.done()

    def _pursue(self, g: KPGame, ship: Ship, target: Ship) -> None:
        """[6.10.2] [6.10.3] Both cross at the same time; then the Intercept! goes on (R109)."""
        chase = g.tell(Pursues(ref(g, ship), ref(g, target)), of=self.told).n
        target_run = cross_shallows(g, target)
        ship_run = cross_shallows(g, ship, pursuing=True)
        crossed(g, target_run, target, self.player, chase)
        crossed(g, ship_run, ship, self.defender, chase)
        ships = g.state.ships
        if self.ship in ships and self.target in ships:
            self._fight(g, ship, target)
        else:
            g.done()

    # ------------------------------------------------------------ dice and results

    def _mods(self, g: KPGame, ship: Ship) -> tuple[Mod, ...]:
        mods = attack_mods(g, ship, night=self.night, surprise=self.surprise)
        if self.reaction == Kind.FAST_SHIP and not self.full_steam:
            mods += fast_ship_mods(g, ship)
        elif self.reaction == Kind.NON_COMBATANT:
            mods += (UNARMED,)
        return mods

    def _fight(self, g: KPGame, ship: Ship, target: Ship) -> None:
        """[3.2.7.1] The dice of ship and merchant; a Trap shoots back at the same time (R48, R75).

        A merchant damaged in the shallows [6.10.2] is no longer intact and cannot be taken (R63).
        """
        taking = (self.boarding or self.reaction == Kind.NON_COMBATANT) and not target.damage
        mine, theirs = g.data.ships[ship.id], g.data.ships[target.id]
        duel = attack(
            g,
            "3.2.7.1",
            "raid",
            fighter(g, ship),
            mine.attack,
            self._mods(g, ship),
            fighter(g, target),
            theirs.defence,
            target,
            taking=taking,
        )
        answer = self._trap_fires(g, ship, target) if self.reaction == Kind.TRAP else None
        target.damage = duel.markers
        g.tell(duel, of=self.told)
        if answer is not None:
            self._hit_back(g, ship, answer)
        if duel.effect == "captured":
            capture(g, target, self.player, ship, duel)
        elif duel.effect == "sunk":
            score_sunk(g, "3.2.4.3", target, self.player, duel)
        self._after(g, ship)

    def _trap_fires(self, g: KPGame, ship: Ship, target: Ship) -> Duel:
        """[3.3.38] The merchant is armed; its own damage does not spoil its aim (R77)."""
        gun = g.data.cards[self.reaction_card] if self.reaction_card else g.data.first_copy(Kind.TRAP)
        mods = _NIGHT if self.night else ()
        hull = g.data.ships[ship.id].defence
        return attack(g, "3.3.38", "trap", fighter(g, target), gun.attack, mods, fighter(g, ship), hull, ship)

    def _meet_amc(self, g: KPGame, ship: Ship) -> None:
        """[3.3.1] An armed liner instead of the merchant, both firing at once (R73)."""
        card = self.reaction_card
        amc = g.data.cards[card] if card else g.data.first_copy(Kind.AMC)
        mine = g.data.ships[ship.id]
        raider, liner = fighter(g, ship), vessel(g, amc, card, self.defender)
        mods = attack_mods(g, ship, night=self.night, surprise=self.surprise)
        hit = attack(g, "3.3.1", "amc", raider, mine.attack, mods, liner, amc.defence, damage_counts=False)
        night = _NIGHT if self.night else ()
        back = attack(g, "3.3.1", "amc", liner, amc.attack, night, raider, mine.defence, ship)
        g.tell(hit, of=self.told)
        if hit.effect == "sunk":
            score_vessel(g, "3.3.1", liner, amc, self.defender, card, self.player, hit)
        self._hit_back(g, ship, back)
        self._unmask(g, "3.3.1", ship)

    def _hit_back(self, g: KPGame, ship: Ship, duel: Duel) -> None:
        """[3.3.1] [3.3.38] What AMC or Trap did to the ship."""
        ship.damage = duel.markers
        g.tell(duel, of=self.told)
        if duel.effect == "sunk":
            score_sunk(g, duel.rule, ship, self.defender, duel)

    def _after(self, g: KPGame, ship: Ship) -> None:
        """Recall, recognition, Safe Passage, in this order."""
        merchant = g.state.ships.get(self.target)
        if merchant is None and self.reaction in (None, Kind.RECALLED):
            self._after_sinking(g)
        elif self.reaction == Kind.TRAP:
            self._unmask(g, "3.3.38", ship)
        elif merchant is None or merchant.prize or merchant.damage:
            g.done()
        else:
            g.replace(SafePassage(self.target, self.told, unarmed=self.reaction == Kind.NON_COMBATANT))

    def _after_sinking(self, g: KPGame) -> None:
        """[3.3.25] The owner of the lost merchant may recall the ship, if he has not reacted yet (R51)."""
        if self.reaction == Kind.RECALLED:
            self._recall(g)
            g.done()
        else:
            self.stage = "recall"

    def _recall(self, g: KPGame) -> None:
        """[3.3.25] The merchant stays scored; the ship may have to go home (R78)."""
        ship = g.state.ships.get(self.ship)
        if ship is None:
            return
        kind = g.data.kinds[Kind.RECALLED]
        order = decide(g, kind.rule, "recalled", fighter(g, ship), kind.challenge, (), kind.response)
        g.tell(order, of=self.told)
        if order.success:
            send_away(g, kind.rule, "recalled", ship, order)

    def _unmask(self, g: KPGame, rule: str, ship: Ship) -> None:
        """[3.3.1] [3.3.38] A raider that fought Kind.AMC or Trap is recognised at once (R134)."""
        steps: list[Step] = []
        merchant = g.state.ships.get(self.target)
        if self.reaction == Kind.TRAP and merchant is not None and not merchant.prize and not merchant.damage:
            steps.append(SafePassage(self.target, self.told))
        if self.ship in g.state.ships and g.data.raider[self.ship] and not ship.recognised:
            recognise(g, rule, ship, self.told)
            steps.append(ReflagWindow(self.ship, self.player, self.told))
        g.replace(*steps)

    def refused(self, g: KPGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        if self.stage == "window":
            legal = self._legal(g)
            return refused_reactions(g, self.defender, legal, night=self.night, surprise=self.surprise)
        return ()

    def prompt(self, g: KPGame, seat: Seat) -> Message:
        names = {"ship": g.data.name[self.ship], "target": g.data.name[self.target]}
        return Message(f"kp-strike-{self.stage}-prompt", names)
