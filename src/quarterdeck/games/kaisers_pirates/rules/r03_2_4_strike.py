"""[3.2.4] One merchant intercepted by a warship or raider: reaction, dice, consequences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from quarterdeck.games.kaisers_pirates.actions import ADD, CHASE_OR_NOT, GO, Add, Chase
from quarterdeck.games.kaisers_pirates.kinds import (
    AMC,
    BOARDING_PARTY,
    BREAK_CONTACT,
    FAST_SHIP,
    NON_COMBATANT,
    QQQ,
    RECALLED,
    SHALLOW_RUN,
    SLIM_PICKINGS,
    TRAP,
    mask,
)
from quarterdeck.games.kaisers_pirates.state import NO_CARD, KPGame, Ship
from quarterdeck.kernel import Action, Message, Mod, Seat, Step

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
    ground,
    refused_reactions,
    shallow_run,
    take_reaction,
)
from .r03_2_5_prizes import capture
from .r03_2_6_passage import SafePassage
from .r03_2_7_dice import (
    NIGHT,
    UNARMED,
    AttackResult,
    attack,
    attack_mods,
    damaged,
    decide,
    fast_ship_mods,
)
from .r05_policy import phantom_chases, phantom_reaction, phantom_steams
from .r06_optional import may_go_full_steam
from .table import (
    card_name,
    cards_in_front,
    face_down,
    mark_damage,
    recognise,
    score_sunk,
    send_away,
    turn_up,
    who,
    withdraw,
)

_RECALLED = mask(RECALLED)
_BOARDING = mask(BOARDING_PARTY)
_NIGHT = (NIGHT,)


class Strike(Step, tag="kp.strike"):
    """[3.2.4] A warship or raider meets one merchant, who has one reaction [3.2.2.2]."""

    rule = "3.2.4"
    player: int
    ship: int
    target: int
    defender: int
    night: bool
    surprise: bool
    single: bool
    boarding: bool = False
    stage: Literal["board", "window", "chase", "recall"] = "board"
    reaction: str = ""
    reaction_card: int = NO_CARD
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
            self.reaction_card = take_reaction(g, self.defender, action, ON_MERCHANT)
            self.reaction = g.data.kind_of[self.reaction_card]
            self._answered(g)
        elif self.stage == "chase":
            self._take_chase(g, isinstance(action, Chase))
        else:
            if take_reaction(g, self.defender, action, AFTER_SINKING):
                self._recall(g)
            g.done()

    def _take_boarding(self, g: KPGame, action: Action) -> None:
        """[3.2.9.2] Shown when this target's turn comes, before the window opens (R55)."""
        if isinstance(action, Add):
            turn_up(g, action.card)
            self.boarding = True
            g.say("3.3.3", "kp-adds", seat=who(g, self.player), card=card_name(g, action.card))
        self.stage = "window"

    # ------------------------------------------------------------ what happens

    def advance(self, g: KPGame) -> None:
        if self.stage == "board":
            self.stage = "window"
        elif self.stage == "window":
            if not g.state.players[self.defender].live:
                self.reaction = phantom_reaction(g, self._legal(g) | _RECALLED)
            self._answered(g)
        elif self.stage == "chase":
            self._take_chase(g, self._phantom_goes(g))
        else:
            g.done()

    def _phantom_goes(self, g: KPGame) -> bool:
        ship = g.state.ships[self.ship]
        if self.reaction == FAST_SHIP:
            return phantom_steams(ship)
        return phantom_chases(ship, g.state.ships[self.target])

    def _answered(self, g: KPGame) -> None:
        """Carry out the reaction as far as it acts before the dice."""
        ships = g.state.ships
        ship, target = ships[self.ship], ships[self.target]
        reaction = self.reaction
        if reaction == SLIM_PICKINGS:
            g.say("3.3.33", "kp-cancelled", ship=g.data.name[self.ship], target=g.data.name[self.target])
            g.done()
        elif reaction == BREAK_CONTACT and break_contact(g, target, ship):
            g.done()
        elif reaction == SHALLOW_RUN:
            self._flee_to_shallows(g, target)
        elif reaction == FAST_SHIP and may_go_full_steam(g, ship):
            self.stage = "chase"
        elif reaction == AMC:
            self._meet_amc(g, ship)
        else:
            if reaction == QQQ:
                g.state.turn.qqq = True
            self._fight(g, ship, target)

    def _flee_to_shallows(self, g: KPGame, target: Ship) -> None:
        if g.options["shallow-pursuit"]:
            self.stage = "chase"
        else:
            shallow_run(g, target, self.player)
            g.done()

    def _take_chase(self, g: KPGame, goes: bool) -> None:
        ship, target = g.state.ships[self.ship], g.state.ships[self.target]
        if self.reaction == FAST_SHIP:
            self.full_steam = goes
            if goes:
                g.state.turn.full_steam = True
                g.say("6.6.1", "kp-full-steam", ship=g.data.name[self.ship])
            self._fight(g, ship, target)
        elif goes:
            self._pursue(g, ship, target)
        else:
            shallow_run(g, target, self.player)
            g.done()

    def _pursue(self, g: KPGame, ship: Ship, target: Ship) -> None:
        """[6.10.2] [6.10.3] Both cross at the same time; then the Intercept! goes on (R109)."""
        g.say("6.10.1", "kp-pursues", ship=g.data.name[self.ship], target=g.data.name[self.target])
        target_safe = cross_shallows(g, target)
        ship_safe = cross_shallows(g, ship, pursuing=True)
        if not target_safe:
            ground(g, target, self.player)
        if not ship_safe:
            ground(g, ship, self.defender)
        ships = g.state.ships
        if self.ship in ships and self.target in ships:
            self._fight(g, ship, target)
        else:
            g.done()

    # ------------------------------------------------------------ dice and results

    def _mods(self, g: KPGame, ship: Ship) -> tuple[Mod, ...]:
        mods = attack_mods(g, ship, night=self.night, surprise=self.surprise)
        if self.reaction == FAST_SHIP and not self.full_steam:
            mods += fast_ship_mods(g, ship)
        elif self.reaction == NON_COMBATANT:
            mods += (UNARMED,)
        return mods

    def _fight(self, g: KPGame, ship: Ship, target: Ship) -> None:
        """[3.2.7.1] The dice of ship and merchant; a Trap shoots back at the same time (R48, R75)."""
        cards = g.data.ships
        mine, theirs = cards[ship.id], cards[target.id]
        result = attack(
            g,
            "3.2.7.1",
            "raid",
            mine.name,
            mine.attack,
            self._mods(g, ship),
            theirs.name,
            theirs.defence,
            damaged(target.damage),
        )
        if self.reaction == TRAP:
            answer = self._trap_fires(g, ship, target)
            self._apply_to_ship(g, "3.3.38", ship, answer)
        self._apply_to_merchant(g, ship, target, result)
        self._after(g, ship)

    def _trap_fires(self, g: KPGame, ship: Ship, target: Ship) -> AttackResult:
        """[3.3.38] The merchant is armed; its own damage does not spoil its aim (R77)."""
        gun = g.data.cards[self.reaction_card] if self.reaction_card else g.data.first_copy(TRAP)
        mine = g.data.ships[ship.id]
        mods = _NIGHT if self.night else ()
        name = g.data.name[target.id]
        return attack(
            g, "3.3.38", TRAP, name, gun.attack, mods, mine.name, mine.defence, damaged(ship.damage)
        )

    def _meet_amc(self, g: KPGame, ship: Ship) -> None:
        """[3.3.1] An armed liner instead of the merchant, both firing at once (R73)."""
        phantom = not self.reaction_card
        amc = g.data.first_copy(AMC) if phantom else g.data.cards[self.reaction_card]
        mine = g.data.ships[ship.id]
        mods = attack_mods(g, ship, night=self.night, surprise=self.surprise)
        hit = attack(g, "3.3.1", AMC, mine.name, mine.attack, mods, amc.vessel, amc.defence, ())
        back_mods = _NIGHT if self.night else ()
        hull = damaged(ship.damage)
        back = attack(g, "3.3.1", AMC, amc.vessel, amc.attack, back_mods, mine.name, mine.defence, hull)
        if hit == "sunk":
            score_vessel(g, "3.3.1", self.defender, self.player, self.reaction_card, AMC)
        self._apply_to_ship(g, "3.3.1", ship, back)
        self._unmask(g, "3.3.1", ship)

    def _apply_to_merchant(self, g: KPGame, ship: Ship, target: Ship, result: AttackResult) -> None:
        """[3.2.5.1] [3.3.3] [3.3.21] Boarding Party and Non-Combatant turn sinking into capture (R64).

        A merchant damaged in the shallows [6.10.2] is no longer intact and cannot be taken (R63).
        """
        taking = (self.boarding or self.reaction == NON_COMBATANT) and not target.damage
        if result == "sunk" and taking:
            capture(g, target, self.player, ship)
        elif result == "sunk":
            score_sunk(g, "3.2.4.3", target, self.player)
        elif result == "damaged" and not taking:
            mark_damage(g, "3.2.7.1", target)
        else:
            g.say("3.2.7.1", "kp-no-effect", target=g.data.name[target.id])

    def _apply_to_ship(self, g: KPGame, rule: str, ship: Ship, result: AttackResult) -> None:
        if result == "sunk":
            score_sunk(g, rule, ship, self.defender)
        elif result == "damaged":
            mark_damage(g, rule, ship)

    def _after(self, g: KPGame, ship: Ship) -> None:
        """Recall, recognition, Safe Passage, in this order."""
        merchant = g.state.ships.get(self.target)
        if merchant is None and self.reaction in ("", RECALLED):
            self._after_sinking(g)
        elif self.reaction == TRAP:
            self._unmask(g, "3.3.38", ship)
        elif merchant is None or merchant.prize or merchant.damage:
            g.done()
        else:
            g.replace(SafePassage(self.target, unarmed=self.reaction == NON_COMBATANT))

    def _after_sinking(self, g: KPGame) -> None:
        """[3.3.25] The owner of the lost merchant may recall the ship, if he has not reacted yet (R51)."""
        if self.reaction == RECALLED:
            self._recall(g)
            g.done()
        else:
            self.stage = "recall"

    def _recall(self, g: KPGame) -> None:
        """[3.3.25] The merchant stays scored; the ship may have to go home (R78)."""
        ship = g.state.ships.get(self.ship)
        if ship is None:
            return
        kind = g.data.kinds[RECALLED]
        if decide(g, "3.3.25", RECALLED, g.data.name[self.ship], kind.challenge, (), kind.response):
            send_away(g, "3.3.25", "kp-recalled", ship)
        else:
            g.say("3.3.25", "kp-not-recalled", ship=g.data.name[self.ship])

    def _unmask(self, g: KPGame, rule: str, ship: Ship) -> None:
        """[3.3.1] [3.3.38] A raider that fought AMC or Trap is recognised at once (R134)."""
        steps: list[Step] = []
        merchant = g.state.ships.get(self.target)
        if self.reaction == TRAP and merchant is not None and not merchant.prize and not merchant.damage:
            steps.append(SafePassage(self.target))
        if self.ship in g.state.ships and g.data.raider[self.ship] and not ship.recognised:
            recognise(g, rule, ship)
            steps.append(ReflagWindow(self.ship, self.player))
        g.replace(*steps)

    def refused(self, g: KPGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        if self.stage == "window":
            legal = self._legal(g)
            return refused_reactions(g, self.defender, legal, night=self.night, surprise=self.surprise)
        return ()

    def prompt(self, g: KPGame, seat: Seat) -> Message:
        names = {"ship": g.data.name[self.ship], "target": g.data.name[self.target]}
        return Message(f"kp-strike-{self.stage}-prompt", names)


def score_vessel(g: KPGame, rule: str, owner: int, by: int, card: int, kind: str) -> None:
    """[2.3.2] A sunk AMC, Q-Ship or submarine is scored; the phantom's are no cards (R135)."""
    victory = g.state.players[by].victory
    if card:
        withdraw(g.state, owner, card)
        victory.cards.append(card)
        vessel = g.data.cards[card]
    else:
        victory.vessels.append(kind)
        vessel = g.data.first_copy(kind)
    g.say(rule, "kp-sunk", ship=vessel.vessel, seat=who(g, by), prize=vessel.prize)
