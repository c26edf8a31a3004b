"""[11.0] The activation of one ship: what all its parts share, and its end.

What a ship can do depends on how she lies, so each way has a step of its own: `Sailing` [11.2], `AtAnchor`
[11.6], `Adrift` [11.4], `Entangled` [11.10], `Fast` (aground, dismasted, a battery) and `Finished` (her
movement is over). Each gives one list of verdicts: what is offered and what is refused both come from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Final

from quarterdeck.games.flying_colors.actions import (
    AHEAD,
    BACK,
    FULL_SAILS,
    PLAIN_SAILS,
    TACK,
    WEAR_PORT,
    WEAR_STARBOARD,
    Ahead,
    Anchor,
    Back,
    Collide,
    CutLoose,
    Finish,
    Grapple,
    Leave,
    Press,
    Sternway,
    Swing,
    Tack,
    Wear,
    Weigh,
)
from quarterdeck.games.flying_colors.ids import ShipId, ShipRef
from quarterdeck.games.flying_colors.rules.common import FCGame, aback, dismasted, seat_of, ship_ref
from quarterdeck.games.flying_colors.rules.r11_1_rates import held, may_set_full_sails
from quarterdeck.games.flying_colors.rules.r11_2_sailing import FREE, Bounds
from quarterdeck.games.flying_colors.rules.r12_fire import Fire, shot_verdicts, take_fire
from quarterdeck.games.flying_colors.rules.r14_scuttle import Scuttle, scuttle_options, take_scuttle
from quarterdeck.games.flying_colors.rules.verdicts import Verdict, Why, no
from quarterdeck.games.flying_colors.state import Ship
from quarterdeck.kernel import Action, Arg, Event, Message, Seat, Step

NOT_BEFORE_MOVING: Final = no("fc-no-fire-before-moving", "12.0")
OUT_OF_COMMAND: Final = no("fc-no-fire-out-of-command", "8.0")
NO_POINTS: Final = no("fc-no-points", "11.1")
AGROUND: Final = no("fc-no-move-aground", "11.7")
NO_MASTS: Final = no("fc-no-move-dismasted", "13.1")
BATTERY: Final = no("fc-no-move-battery", "12.13")
NO_FULL_SAILS: Final = no("fc-no-full-sails", "11.12")
MOVES: Final = (AHEAD, BACK, TACK, WEAR_PORT, WEAR_STARBOARD)

CHOICES: Final[dict[type[Action], str]] = {
    Ahead: "fc-can-sail",
    Leave: "fc-can-leave",
    Wear: "fc-can-turn",
    Back: "fc-can-back",
    Tack: "fc-can-tack",
    Press: "fc-can-press",
    Collide: "fc-can-collide",
    Anchor: "fc-can-anchor",
    Weigh: "fc-can-weigh",
    Swing: "fc-can-swing",
    Sternway: "fc-can-sternway",
    Grapple: "fc-can-grapple",
    CutLoose: "fc-can-cut-loose",
    Fire: "fc-can-fire",
    Scuttle: "fc-can-scuttle",
    Finish: "fc-can-finish",
}
"""What a prompt says about each kind of action that is offered."""


class ShipActs(Event, frozen=True, tag="fc-ship-acts"):
    """[11.0] A ship is activated."""

    cites = "11.0"
    ship: ShipRef


class SailsChanged(Event, frozen=True, tag="fc-sails-changed"):
    """[11.12] A ship sets full sails, or takes them in."""

    cites = "11.12"
    ship: ShipRef
    full: bool


def one_of(choices: Sequence[Message]) -> Message:
    """ "sail on, turn or fire": the choices as one."""
    if not choices:
        return Message("fc-can-finish")
    said = choices[0]
    for n, choice in enumerate(choices[1:], 2):
        said = Message("fc-or" if n == len(choices) else "fc-one-more", {"list": said, "item": choice})
    return said


class Acting(Step):
    """[11.0] One ship in the middle of her activation."""

    rule = "11.0"
    mode: ClassVar[str]  # the message id of its prompt
    ship: ShipId
    told: int | None = None  # the event that says she acts
    close: bool = False  # began next to or grappled with an enemy [8.0]
    bounds: Bounds = FREE
    fired: bool = False  # has named a target in this activation [14.5]

    # ------------------------------------------------------------ what each way of lying gives

    def verdicts(self, g: FCGame, ship: Ship, everything: bool) -> Iterator[Verdict]:
        """What may be done now; with `everything` also all that may not, and why."""
        raise NotImplementedError

    def take_more(self, g: FCGame, ship: Ship, action: Action) -> None:
        """An action of this way of lying."""
        raise NotImplementedError

    def untouched(self) -> bool:
        """[14.5] Has nothing been done yet in place of which she could be scuttled?"""
        return False

    # ------------------------------------------------------------ question and answer

    def over(self, ship: Ship) -> bool:
        """She is gone. Nobody strikes while she acts: that is the end of a turn [13.3]."""
        return not ship.bow

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        ship = g.state.ships[self.ship]
        if self.over(ship):
            return {}
        options = [action for action, why in self.verdicts(g, ship, False) if why is None]
        if len(options) == 1 and isinstance(options[0], Finish):
            return {}
        return {seat_of(g, ship): options}

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        ship = g.state.ships[self.ship]
        kind = type(action)
        if kind is Fire:
            self.before_others(g, ship)
            self.fired = True
            take_fire(g, self.ship, action, self.told)
        elif kind is Finish:
            self.before_others(g, ship)
            self._finish(g, ship, action.sails == "full")  # type: ignore[attr-defined]  # kind is Finish
        elif kind is Scuttle:
            take_scuttle(g, action)
        else:
            self.take_more(g, ship, action)

    def before_others(self, g: FCGame, ship: Ship) -> None:
        """Tell what has not been told yet, before anything else happens."""

    def advance(self, g: FCGame) -> None:
        self.end(g, g.state.ships[self.ship])

    def refused(self, g: FCGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        for action, why in self.verdicts(g, g.state.ships[self.ship], True):
            if why is not None:
                yield action, *why

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        """How she lies, and what can be done: no more than is offered."""
        kinds = dict.fromkeys(CHOICES[type(action)] for action in g.pending.get(seat, ()))
        args: dict[str, Arg] = {"ship": g.state.ships[self.ship].name, **self.facts()}
        return Message(self.mode, {**args, "choices": one_of([Message(kind) for kind in kinds])})

    def facts(self) -> dict[str, int]:
        """What the prompt tells besides."""
        return {}

    # ------------------------------------------------------------ verdicts that several have

    def shots(self, g: FCGame, ship: Ship, everything: bool, barred: Why | None = None) -> Iterator[Verdict]:
        """[12.0], [8.0] A ship that failed her command check fires only if she began close to the enemy."""
        if ship.check_failed and not self.close:
            barred = OUT_OF_COMMAND
        return shot_verdicts(g, self.ship, barred, everything)

    def scuttling(self, g: FCGame) -> Iterator[Verdict]:
        """[14.5] Instead of moving and of firing (rulings 147, 186)."""
        if self.untouched() and not self.fired:
            for action in scuttle_options(g, self.ship):
                yield action, None

    def ends(self, ship: Ship, free: bool) -> Iterator[Verdict]:
        """[11.12] Plain or full sails from now on; a ship that is held or dismasted has no choice."""
        if not free or held(ship) or dismasted(ship):
            yield (FULL_SAILS if ship.full_sails else PLAIN_SAILS), None
        elif not may_set_full_sails(ship):
            yield PLAIN_SAILS, None
            yield FULL_SAILS, NO_FULL_SAILS
        else:
            for action in (FULL_SAILS, PLAIN_SAILS) if ship.full_sails else (PLAIN_SAILS, FULL_SAILS):
                yield action, None

    def no_moves(self, why: Why, everything: bool) -> Iterator[Verdict]:
        """A ship that does not sail: every step is refused for the same reason."""
        if everything:
            for action in MOVES:
                yield action, why

    # ------------------------------------------------------------ the end

    def stop(self, g: FCGame, spent: bool = True) -> None:
        """Movement is over; what remains is fire and the end of the activation."""
        g.replace(
            Finished(
                ship=self.ship,
                told=self.told,
                close=self.close,
                bounds=self.bounds,
                fired=self.fired,
                spent=spent,
            )
        )

    def _finish(self, g: FCGame, ship: Ship, full: bool) -> None:
        if full != ship.full_sails:
            ship.full_sails = full
            g.tell(SailsChanged(ship_ref(g, self.ship), full), of=self.told)
        self.end(g, ship)

    def end(self, g: FCGame, ship: Ship) -> None:
        if ship.bow:
            self.before_others(g, ship)
            if ship.irons and not aback(g.state, ship):
                ship.irons = False
            if ship.full_sails and not may_set_full_sails(ship):
                ship.full_sails = False
        g.done()


class Finished(Acting, tag="fc.finished"):
    """[11.0] She has moved, or will not: fire and the end of the activation remain."""

    mode = "fc-finished-prompt"
    spent: bool = True  # at least one point, or fouled: guns may fire [12.0]

    def verdicts(self, g: FCGame, ship: Ship, everything: bool) -> Iterator[Verdict]:
        yield from self.shots(g, ship, everything, None if self.spent else NOT_BEFORE_MOVING)
        yield from self.ends(ship, free=True)
        yield from self.no_moves(NO_POINTS, everything)


class Fast(Acting, tag="fc.fast"):
    """[11.7], [12.13], [13.1] Aground, a battery or dismasted: she may only fire."""

    mode = "fc-fast-prompt"

    def verdicts(self, g: FCGame, ship: Ship, everything: bool) -> Iterator[Verdict]:
        yield from self.shots(g, ship, everything)
        yield from self.scuttling(g)
        yield from self.ends(ship, free=False)
        if everything:
            yield from self.no_moves(BATTERY if ship.battery else AGROUND if ship.aground else NO_MASTS, True)

    def untouched(self) -> bool:
        return True


STEPS: tuple[type[Step], ...] = (Finished, Fast)
EVENTS: tuple[type[Event], ...] = (ShipActs, SailsChanged)
