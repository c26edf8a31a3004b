"""[3.2.4] [3.2.8.1] Warships and raiders intercept merchants."""

from __future__ import annotations

from typing import Literal

from quarterdeck.games.kaisers_pirates.actions import ADD, AGAINST, GO, TARGET, Add, Against, Target
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
from quarterdeck.games.kaisers_pirates.state import NO_CARD, NO_SHIP, NOBODY, Announced, KPGame
from quarterdeck.kernel import Action, Event, Message, Seat, Step

from .common import (
    card_ref,
    cards_in_front,
    face_down,
    may_attack,
    note_attack,
    place_of,
    recognise,
    ref,
    turn_up,
    who,
)
from .r03_2_2_reactions import NOTHING, ON_GROUP, Ask, ReflagWindow, ask_reaction, take_reaction
from .r03_2_4_strike import Strike
from .r05_policy import phantom_next_target
from .r06_optional import burn_coal, slim_pickings_allowed


class Intercepts(Event, frozen=True, tag="kp-raid"):
    """[3.2.8.1] A warship or raider announces its Intercept!: ship, targets, and the cards that help."""

    cites = "3.2.8.1"
    player: PlayerRef
    ship: ShipRef
    targets: tuple[ShipRef, ...]
    night: bool
    card: CardRef | None
    """The Intercept! card; the phantom has none."""
    assists: tuple[CardRef, ...]

    def words(self) -> Message:
        how = ["@kp-how-night" if self.night else "@kp-how-day", *[card.name for card in self.assists]]
        targets = [ship.name for ship in self.targets]
        args = {"player": self.player.name, "ship": self.ship.name, "targets": targets, "how": how}
        return Message(self.what, args)


class OneFound(Event, frozen=True, tag="kp-slim-pickings"):
    """[3.3.33] Of a group only one merchant is found."""

    cites = "3.3.33"
    target: ShipRef


_SLIM_PICKINGS = mask(Kind.SLIM_PICKINGS)
_SURPRISE = mask(Kind.SURPRISE_ATTACK)
_GROUP_FOR = {True: mask(Kind.GOOD_HUNTING), False: mask(Kind.SHIPPING_LANES)}


def raid_targets(g: KPGame) -> list[ShipId]:
    """[3.1.3.2] [3.2.4.1] Merchants that may be intercepted: of the one opponent, once a turn each."""
    s = g.state
    taken = s.turn.intercepted
    return [ship for other in may_attack(s) for ship in s.players[other].front if ship not in taken]


class Raid(Step, tag="kp.raid"):
    """[3.2.8.1] One Intercept! card on a warship or raider: announcement, targets, end."""

    rule = "3.2.8.1"
    player: PlayerNo
    ship: ShipId
    card: CardId = NO_CARD
    night: bool = False
    stage: Literal["assist", "target", "announce", "window", "keep", "next", "end"] = "assist"
    surprise: bool = False
    boarding: bool = False
    """[5.3.3.3] The phantom's Boarding Party; live players turn theirs up target by target."""
    group: Kind | None = None
    """Good Hunting or Shipping Lanes, if it is part of this Intercept!."""
    added: list[CardId] = []
    """The cards turned up to help."""
    targets: list[ShipId] = []
    defender: PlayerNo = NOBODY
    fresh: bool = True
    told: int | None = None
    """The announcement; before it, the act of the phantom that leads to it."""

    # ------------------------------------------------------------ questions

    def ask(self, g: KPGame) -> Ask:
        player = g.state.players[self.player]
        if self.stage == "window":
            return self._ask_group(g)
        if not player.live:
            return NOTHING
        if self.stage == "assist":
            return self._ask_assist(g, player.name)
        if self.stage == "target":
            return self._ask_target(g, player.name)
        if self.stage in ("keep", "next") and len(self.targets) > 1 and self._ship_at_sea(g):
            return {player.name: tuple([TARGET[ship] for ship in self.targets])}
        return NOTHING

    def _ask_assist(self, g: KPGame, seat: Seat) -> Ask:
        """Asked whenever cards lie in front of the force, so that asking tells nothing (R54)."""
        s = g.state
        if not cards_in_front(s):
            return NOTHING
        wanted = 0 if self.surprise else _SURPRISE
        if not self.group:
            wanted |= _GROUP_FOR[g.data.raider[self.ship]]
        cards = face_down(s, g.data.bit_of, wanted)
        return {seat: (*[ADD[card] for card in cards], GO)}

    def _ask_target(self, g: KPGame, seat: Seat) -> Ask:
        free = self._free(g)
        if self.group == Kind.SHIPPING_LANES:
            owners = dict.fromkeys(g.state.ships[ship].owner for ship in free)
            if len(owners) < 2:
                return NOTHING
            return {seat: tuple([AGAINST[g.state.players[owner].name] for owner in owners])}
        if len(free) < 2:
            return NOTHING
        return {seat: tuple([TARGET[ship] for ship in free])}

    def _free(self, g: KPGame) -> list[ShipId]:
        """Targets still to choose from; the second of Good Hunting belongs to the same opponent."""
        free = raid_targets(g)
        if not self.targets:
            return free
        ships = g.state.ships
        return [ship for ship in free if ship not in self.targets and ships[ship].owner == self.defender]

    def _ask_group(self, g: KPGame) -> Ask:
        """[3.3.33] Slim Pickings may answer Good Hunting and Shipping Lanes (R50, R140)."""
        if not self._many or not slim_pickings_allowed(g, g.state.ships[self.ship]):
            return NOTHING
        return ask_reaction(g, self.defender, _SLIM_PICKINGS, ON_GROUP)

    @property
    def _many(self) -> bool:
        return len(self.targets) > 1

    # ------------------------------------------------------------ answers

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        if self.stage == "window":
            self._take_group(g, action)
        elif isinstance(action, Add):
            self._add(g, action.card)
        elif isinstance(action, Against):
            self._aim_at_all(g, place_of(g.state, action.seat))
        elif isinstance(action, Target):
            self._take_target(g, action.ship)
        else:
            self.stage = "target"

    def _add(self, g: KPGame, card: CardId) -> None:
        turn_up(g, card)
        self.added.append(card)
        if g.data.kind_of[card] == Kind.SURPRISE_ATTACK:
            self.surprise = True
        else:
            self.group = g.data.kind_of[card]

    def _take_target(self, g: KPGame, ship: ShipId) -> None:
        if self.stage == "target":
            self._aim(g, ship)
        elif self.stage == "keep":
            self._keep(g, ship)
        else:
            self._strike(g, ship)

    def _take_group(self, g: KPGame, action: Action) -> None:
        slim = take_reaction(g, self.defender, action, _SLIM_PICKINGS, ON_GROUP, self.told)
        self.stage = "keep" if slim else "next"

    # ------------------------------------------------------------ what happens

    def advance(self, g: KPGame) -> None:
        if self.stage == "assist":
            self.stage = "target"
        elif self.stage == "target":
            self._aim_unasked(g)
        elif self.stage == "announce":
            self._declare(g)
        elif self.stage == "window":
            self.stage = "next"
        elif self.stage == "keep":
            self._keep(g, self._best_prospect(g))
        elif self.stage == "next":
            self._go_on(g)
        else:
            self._finish(g)

    def _aim_unasked(self, g: KPGame) -> None:
        """No choice is left: one opponent's whole line, or the only free merchant."""
        free = self._free(g)
        if self.group == Kind.SHIPPING_LANES and free:
            self._aim_at_all(g, g.state.ships[free[0]].owner)
        elif free:
            self._aim(g, free[0])
        else:
            self._declare(g)

    def _aim_at_all(self, g: KPGame, defender: PlayerNo) -> None:
        self.defender = defender
        self.targets = [ship for ship in raid_targets(g) if g.state.ships[ship].owner == defender]
        self._declare(g)

    def _aim(self, g: KPGame, ship: ShipId) -> None:
        self.targets.append(ship)
        self.defender = g.state.ships[ship].owner
        if self.group != Kind.GOOD_HUNTING or self._many or not self._free(g):
            self._declare(g)

    def _declare(self, g: KPGame) -> None:
        """[3.2.8.1] The announcement counts for ship and targets, whatever stops it (R28)."""
        s = g.state
        s.turn.qqq = s.turn.full_steam = False
        if not self.targets:
            self.stage = "end"
            return
        note_attack(s, self.defender)
        s.turn.acted.append(self.ship)
        s.turn.intercepted.extend(self.targets)
        self._show(g, NO_SHIP)
        self._tell_announcement(g)
        self.stage = "window"

    def _tell_announcement(self, g: KPGame) -> None:
        ships = g.state.ships
        raid = Intercepts(
            who(g, self.player),
            ref(g, ships[self.ship]),
            tuple([ref(g, ships[target]) for target in self.targets]),
            self.night,
            g.data.card_refs.get(self.card),
            self._assist_refs(g),
        )
        self.told = g.tell(raid, of=self.told).n

    def _assists(self) -> tuple[Kind, ...]:
        found = (self.group,) if self.group else ()
        return (*found, Kind.SURPRISE_ATTACK) if self.surprise else found

    def _assist_refs(self, g: KPGame) -> tuple[CardRef, ...]:
        """The cards turned up, or the kinds of the phantom's special acts."""
        cards = {g.data.kind_of[card]: card for card in self.added}
        return tuple([card_ref(g, cards.get(kind, NO_CARD), kind) for kind in self._assists()])

    def _show(self, g: KPGame, target: ShipId) -> None:
        g.state.announced = Announced(
            "raid",
            self.player,
            self.card,
            self.ship,
            self.defender,
            tuple(self.targets),
            target,
            self.night,
            self._assists(),
            g.data.ships[self.ship].attack,
        )

    def _keep(self, g: KPGame, kept: ShipId) -> None:
        """[3.3.33] One target is left; the freed ones were never intercepted (R28, R70).

        It was not announced alone, so the other Slim Pickings cannot cancel it (R140).
        """
        self.fresh = False
        taken = g.state.turn.intercepted
        for ship in self.targets:
            if ship != kept:
                taken.remove(ship)
        self.targets = [kept]
        g.tell(OneFound(ref(g, g.state.ships[kept])), of=self.told)
        self.stage = "next"

    def _ship_at_sea(self, g: KPGame) -> bool:
        ship = g.state.ships.get(self.ship)
        return ship is not None and ship.owner == self.player

    def _go_on(self, g: KPGame) -> None:
        if not self.targets or not self._ship_at_sea(g):
            self.stage = "end"
        elif self._many:
            self._strike(g, self._best_prospect(g))
        else:
            self._strike(g, self.targets[0])

    def _best_prospect(self, g: KPGame) -> ShipId:
        """[5.3.3.3] The phantom's choice among the targets announced."""
        return phantom_next_target(
            g, self.ship, self.targets, night=self.night, surprise=self.surprise, taking=self.boarding
        )

    def _strike(self, g: KPGame, target: ShipId) -> None:
        single = self.fresh and not self._many
        self._show(g, target)
        self.targets.remove(target)
        phantom = not g.state.players[self.defender].live
        boarding = self.boarding and not g.state.ships[target].damage
        if boarding:
            self.boarding = False
        step = Strike(
            player=self.player,
            ship=self.ship,
            target=target,
            defender=self.defender,
            told=self.told,
            night=self.night,
            surprise=self.surprise,
            single=single or (phantom and self.fresh),
            boarding=boarding,
        )
        self.fresh = False
        g.call(step)

    def _finish(self, g: KPGame) -> None:
        """[3.3.22] [6.6.1.1] QQQ works when the whole Intercept! is over (R72), and only then is the coal of
        a chase reckoned (R105)."""
        turn, ship = g.state.turn, g.state.ships.get(self.ship)
        if ship is None or not self._ship_at_sea(g):
            g.done()
            return
        if turn.full_steam:
            burn_coal(g, ship, self.told)
        if turn.qqq and not ship.recognised:
            recognise(g, "3.3.22", ship, self.told)
            g.replace(ReflagWindow(self.ship, self.player, self.told))
        else:
            g.done()

    def prompt(self, g: KPGame, seat: Seat) -> Message:
        return Message(f"kp-raid-{self.stage}-prompt", {"ship": g.data.name[self.ship]})
