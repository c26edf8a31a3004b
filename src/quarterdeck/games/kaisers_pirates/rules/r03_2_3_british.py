"""[3.2.3] British forces intercept warships, raiders and prizes; also Interrogate and Monitor."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from quarterdeck.games.kaisers_pirates.actions import ADD, GO, TARGET, Add, Target
from quarterdeck.games.kaisers_pirates.data.model import Dice
from quarterdeck.games.kaisers_pirates.ids import (
    CardId,
    CardRef,
    Fighter,
    Kind,
    PlayerNo,
    PlayerRef,
    ShipId,
    ShipRef,
    mask,
)
from quarterdeck.games.kaisers_pirates.state import NO_CARD, NO_SHIP, NOBODY, Announced, KPGame, Ship
from quarterdeck.kernel import Action, Event, Message, Mod, Seat, Step

from .common import (
    card_ref,
    cards_in_front,
    face_down,
    fighter,
    may_attack,
    note_attack,
    open_to_all,
    ref,
    score_sunk,
    turn_up,
    who,
)
from .r03_2_2_reactions import (
    NOTHING,
    ON_GERMAN,
    Ask,
    ReflagWindow,
    answers_to_british,
    ask_reaction,
    break_contact,
    refused_reactions,
    shallow_run,
    take_reaction,
)
from .r03_2_6_passage import SafePassage
from .r03_2_7_dice import FIXED_TARGET, NIGHT, SURPRISE, attack, decide
from .r05_policy import phantom_reaction

Mode = Literal["british", "interrogate", "monitor"]

_SURPRISE = mask(Kind.SURPRISE_ATTACK)
_RULES: dict[Mode, str] = {"british": "3.2.3", "interrogate": "3.3.16", "monitor": "3.3.20"}


class Hunts(Event, frozen=True, tag="kp-hunt"):
    """[3.2.8.3] [3.3.16] [3.3.20] British forces are sent against a warship, raider or prize."""

    mode: Mode
    player: PlayerRef
    target: ShipRef
    night: bool
    card: CardRef | None
    """The Intercept! card, or the card whose action half it is; the phantom has none."""
    assists: tuple[CardRef, ...]

    def words(self) -> Message:
        how = ["@kp-how-night" if self.night else "@kp-how-day", *[card.name for card in self.assists]]
        names = {"player": self.player.name, "target": self.target.name}
        return Message(self.what, {"mode": self.mode, **names, "how": how})


def british_targets(g: KPGame) -> list[ShipId]:
    """[3.2.3.1] [3.2.3.2] [3.1.3.2] Warships, recognised raiders and prizes, outside refuge (R79)."""
    s = g.state
    return [
        number
        for other in may_attack(s)
        for number in s.players[other].rear
        if number not in s.turn.intercepted and _exposed(g, s.ships[number])
    ]


def _exposed(g: KPGame, ship: Ship) -> bool:
    return not ship.refuge and open_to_all(g, ship)


def interrogate_targets(g: KPGame) -> list[ShipId]:
    """[3.3.16] Disguised raiders and prizes outside refuge."""
    s = g.state
    return [
        number
        for other in may_attack(s)
        for number in s.players[other].rear
        if number not in s.turn.intercepted
        and not s.ships[number].refuge
        and not open_to_all(g, s.ships[number])
    ]


def monitor_targets(g: KPGame) -> list[ShipId]:
    """[3.3.20] Ships in Island Refuge."""
    s = g.state
    return [
        number
        for other in may_attack(s)
        for number in s.players[other].rear
        if number not in s.turn.intercepted and s.ships[number].refuge
    ]


TARGETS = {"british": british_targets, "interrogate": interrogate_targets, "monitor": monitor_targets}


def british_mods(mode: Mode, *, night: bool, surprise: bool) -> tuple[Mod, ...]:
    """[3.2.7.6] [3.3.20] [3.3.36] What changes the attack roll of British forces (R45)."""
    mods: tuple[Mod, ...] = (FIXED_TARGET,) if mode == "monitor" else ()
    if night:
        mods += (NIGHT,)
    if surprise:
        mods += (SURPRISE,)
    return mods


class BritishIntercept(Step, tag="kp.british"):
    """[3.2.8.3] One Intercept! of a warship, raider or prize."""

    rule = "3.2.3"
    player: PlayerNo
    dice: Dice
    mode: Mode = "british"
    card: CardId = NO_CARD
    night: bool = False
    surprise: bool = False
    stage: Literal["assist", "target", "window"] = "assist"
    target: ShipId = NO_SHIP
    defender: PlayerNo = NOBODY
    assist: CardId = NO_CARD
    """The Surprise Attack card, if it is one."""
    told: int | None = None
    """The card or act it comes from; from the announcement on, the announcement."""

    # ------------------------------------------------------------ questions

    def ask(self, g: KPGame) -> Ask:
        s = g.state
        if self.stage == "window":
            return ask_reaction(g, self.defender, self._legal(g), ON_GERMAN)
        player = s.players[self.player]
        if not player.live:
            return NOTHING
        if self.stage == "assist":
            return self._ask_assist(g, player.name)
        targets = TARGETS[self.mode](g)
        return {player.name: tuple([TARGET[ship] for ship in targets])} if len(targets) > 1 else NOTHING

    def _ask_assist(self, g: KPGame, seat: Seat) -> Ask:
        """[3.2.3.3] One Surprise Attack, but not with Interrogate or Monitor (R80, R85, R136)."""
        if self.mode != "british" or self.surprise or not cards_in_front(g.state):
            return NOTHING
        cards = face_down(g.state, g.data.bit_of, _SURPRISE)
        return {seat: (*[ADD[card] for card in cards], GO)}

    # ------------------------------------------------------------ answers

    def _legal(self, g: KPGame) -> int:
        return answers_to_british(g.state.ships[self.target], night=self.night, surprise=self.surprise)

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        if self.stage == "window":
            card = take_reaction(g, self.defender, action, self._legal(g), ON_GERMAN, self.told)
            self._answered(g, g.data.kind_of.get(card))
        elif isinstance(action, Target):
            self._announce(g, action.ship)
        else:
            if isinstance(action, Add):
                turn_up(g, action.card)
                self.surprise, self.assist = True, action.card
            self.stage = "target"

    # ------------------------------------------------------------ what happens

    def advance(self, g: KPGame) -> None:
        if self.stage == "assist":
            self.stage = "target"
        elif self.stage == "target":
            self._aim_unasked(g)
        else:
            live = g.state.players[self.defender].live
            self._answered(g, None if live else self._phantom_answer(g))

    def _aim_unasked(self, g: KPGame) -> None:
        targets = [self.target] if self.target != NO_SHIP else TARGETS[self.mode](g)
        if targets:
            self._announce(g, targets[0])
        else:
            g.done()

    def _phantom_answer(self, g: KPGame) -> Kind | None:
        """[5.2.3] A card is drawn for every interception, also where no answer fits (R116, R141)."""
        ship = g.state.ships[self.target]
        legal = answers_to_british(ship, night=self.night, surprise=self.surprise)
        return phantom_reaction(g, legal, self.told)

    def _announce(self, g: KPGame, target: ShipId) -> None:
        s = g.state
        self.target = target
        self.defender = s.ships[target].owner
        note_attack(s, self.defender)
        s.announced = Announced(
            self.mode,
            self.player,
            self.card,
            NO_SHIP,
            self.defender,
            (target,),
            target,
            self.night,
            (Kind.SURPRISE_ATTACK,) if self.surprise else (),
            self.dice,
        )
        self._tell_announcement(g)
        if self.mode == "interrogate" and not self._recognised(g):
            g.done()
            return
        s.turn.intercepted.append(target)
        self.stage = "window"

    def _tell_announcement(self, g: KPGame) -> None:
        refs = g.data.card_refs
        hunt = Hunts(
            self.mode,
            who(g, self.player),
            ref(g, g.state.ships[self.target]),
            self.night,
            refs.get(self.card),
            (card_ref(g, self.assist, Kind.SURPRISE_ATTACK),) if self.surprise else (),
        )
        self.told = g.tell(hunt, of=self.told, rule=_RULES[self.mode]).n

    def _recognised(self, g: KPGame) -> bool:
        """[3.3.16] A failed question is no interception (R29)."""
        kind = g.data.kinds[Kind.INTERROGATE]
        ship = g.state.ships[self.target]
        asked = decide(g, kind.rule, "interrogate", fighter(g, ship), kind.challenge, (), kind.response)
        if asked.success:
            ship.recognised = True
        return g.tell(asked, of=self.told).success

    def _answered(self, g: KPGame, reaction: Kind | None) -> None:
        ship = g.state.ships[self.target]
        if reaction == Kind.SHALLOW_RUN:
            shallow_run(g, ship, self.player, self.told)
            self._close(g)
        elif reaction == Kind.BREAK_CONTACT and break_contact(g, ship, None, self.told):
            self._close(g)
        else:
            self._fight(g, ship)

    def _fight(self, g: KPGame, ship: Ship) -> None:
        duel = attack(
            g,
            _RULES[self.mode],
            self.mode,
            self._forces(g),
            self.dice,
            british_mods(self.mode, night=self.night, surprise=self.surprise),
            fighter(g, ship),
            g.data.ships[ship.id].defence,
            ship,
        )
        ship.damage = duel.markers
        g.tell(duel, of=self.told)
        if duel.effect == "sunk":
            score_sunk(g, "3.2.3.4", ship, self.player, duel)
        if ship.prize and not ship.damage and ship.id in g.state.ships:
            self._close(g, SafePassage(ship.id, self.told))
        else:
            self._close(g)

    def _forces(self, g: KPGame) -> Fighter:
        seat = g.state.players[self.player].name
        return Fighter("@kp-british-forces", seat, card=g.data.card_refs.get(self.card))

    def _close(self, g: KPGame, *first: Step) -> None:
        """[3.3.27] After Interrogate is resolved the owner may play Reflag (R84)."""
        if self.mode == "interrogate" and self.target in g.state.ships:
            g.replace(*first, ReflagWindow(self.target, self.defender, self.told))
        else:
            g.replace(*first)

    def refused(self, g: KPGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        if self.stage != "window":
            return ()
        ship = g.state.ships[self.target]
        legal = answers_to_british(ship, night=self.night, surprise=self.surprise)
        return refused_reactions(g, self.defender, legal, night=self.night, surprise=self.surprise)

    def prompt(self, g: KPGame, seat: Seat) -> Message:
        if self.stage == "window":
            return Message(f"kp-{self.mode}-window-prompt", {"target": g.data.name[self.target]})
        return Message(f"kp-british-{self.stage}-prompt")
