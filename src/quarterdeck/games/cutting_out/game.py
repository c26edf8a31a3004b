"""Cutting Out: each night two to four captains secretly send boats against an anchored prize.

[1] A night: the next prize is turned up. After the last night the most prize money wins.
[2] Sealed orders: every captain secretly sends 0 to all of his boats. The only highest number attacks;
    a tie wakes the harbour and nobody does.
[3] False lights: before the attack every rival may secretly show one of his lights (blank ones do nothing).
[4] The attack: a die plus the boats, less 2 for each false light, must reach the prize's guard. Success
    takes the prize; failure loses a boat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from quarterdeck.datapack import DataSource, read_csv
from quarterdeck.kernel import (
    Action,
    Event,
    Game,
    Message,
    Mod,
    Option,
    Outcome,
    Pile,
    Roll,
    Ruleset,
    Scenario,
    Sealed,
    Seat,
    Step,
)

BLANK, FALSE_LIGHT = 0, 1
BOATS = 4
LIGHTS_EACH = 2
COLOURS = ("red", "white", "blue", "yellow")


class Prize(msgspec.Struct, frozen=True):
    id: int
    name: str
    value: int
    guard: int
    source: str


Prizes = dict[int, Prize]


class Captain(msgspec.Struct):
    boats: int
    score: int
    lights: Pile


class State(msgspec.Struct):
    captains: dict[Seat, Captain]
    prizes: Pile
    night: int = 0
    prize: int = 0


class Options(msgspec.Struct, frozen=True):
    nights: Literal[3, 5, 7] = 5


G = Game[State, Prizes, Options]


class Send(Action, frozen=True, tag="send"):
    """Seal an order: so many boats."""

    boats: int


class Show(Action, frozen=True, tag="show"):
    """Show a light to the attacker, or None."""

    light: int | None


SENDS = [tuple(Send(boats) for boats in range(most + 1)) for most in range(BOATS + 1)]
SHOWS = {lights: (Show(None), *map(Show, lights)) for lights in [(), (0,), (1,), (0, 1)]}


class NightBegins(Event, frozen=True, tag="co-night"):
    """[1] The next prize."""

    cites = "1"
    night: int
    prize: Prize
    value: int
    guard: int


class OrderSealed(Event, frozen=True, tag="co-sealed"):
    """[2] Told to its captain alone."""

    cites = "2"
    boats: int


class BoatsSent(Event, frozen=True, tag="co-sent"):
    """[2] An order is opened."""

    cites = "2"
    seat: str
    boats: int


class HarbourWakes(Event, frozen=True, tag="co-harbour-wakes"):
    """[2] Nobody attacks."""

    cites = "2"


class LightShown(Event, frozen=True, tag="co-shown"):
    """[3] A light, true or false."""

    cites = "3"
    seat: str
    light: str


class Attacked(Event, frozen=True, tag="co-attack"):
    """[4] The attack with its die: the prize is taken or the boats are beaten off."""

    cites = "4"
    seat: str
    prize: Prize
    guard: int
    value: int
    taken: bool
    roll: Roll


class Night(Step, tag="co.night"):
    """[1] Turn up the next prize, or end the game after the last night."""

    rule = "1"

    def advance(self, g: G) -> None:
        state = g.state
        if state.night == g.options.nights:
            g.end(outcome(g))
            return
        state.night += 1
        state.prize = g.draw(state.prizes)
        prize = g.data[state.prize]
        g.begin_turn()
        g.tell(NightBegins(state.night, prize, prize.value, prize.guard))
        g.call(SealedOrders())


class SealedOrders(Step, tag="co.orders"):
    """[2] All captains at once; an order can be taken back until the last one is in."""

    rule = "2"
    sent: dict[Seat, Sealed[int]] = {}

    def ask(self, g: G) -> Mapping[Seat, tuple[Action, ...]]:
        return {s: SENDS[c.boats] for s, c in g.state.captains.items() if s not in self.sent}

    def take(self, g: G, seat: Seat, action: Action) -> None:
        assert isinstance(action, Send)
        self.sent[seat] = Sealed("co.order", seat, action.boats)
        g.tell(OrderSealed(action.boats), seen_by=(seat,))

    def refused(self, g: G, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        for boats in range(g.state.captains[seat].boats + 1, BOATS + 1):
            yield Send(boats), Message("co-boat-lost", {"boats": boats}), "4"

    def advance(self, g: G) -> None:
        g.reveal()
        sent = {seat: self.sent[seat].value for seat in g.seats}
        for seat, boats in sent.items():
            g.tell(BoatsSent(g.rules.seat_name(seat), boats))
        most = max(sent.values())
        highest = [seat for seat in g.seats if sent[seat] == most]
        if most == 0 or len(highest) > 1:
            g.tell(HarbourWakes())
            g.done()
            return
        g.replace(Attack(attacker=highest[0], boats=most))


class Attack(Step, tag="co.attack"):
    """[3] [4] Every rival is asked, whether he holds a false light or not, so asking tells nothing."""

    rule = "3"
    attacker: Seat
    boats: int
    shown: dict[Seat, Sealed[int | None]] = {}

    def ask(self, g: G) -> Mapping[Seat, tuple[Action, ...]]:
        return {
            seat: SHOWS[tuple(sorted(set(captain.lights.items)))]
            for seat, captain in g.state.captains.items()
            if seat != self.attacker and seat not in self.shown
        }

    def take(self, g: G, seat: Seat, action: Action) -> None:
        assert isinstance(action, Show)
        self.shown[seat] = Sealed("co.shown", seat, action.light)

    def prompt(self, g: G, seat: Seat) -> Message:
        return Message("co-attack-prompt", {"seat": g.rules.seat_name(self.attacker), "boats": self.boats})

    def advance(self, g: G) -> None:
        captain, prize = g.state.captains[self.attacker], g.data[g.state.prize]
        mods = [Mod(self.boats, "co-mod-boats", "4")]
        for seat, sealed in self.shown.items():
            light = sealed.value
            if light is not None:
                g.state.captains[seat].lights.items.remove(light)
                g.tell(LightShown(g.rules.seat_name(seat), f"@co-light-{light}"))
            if light == FALSE_LIGHT:
                mods.append(Mod(-2, "co-mod-false-light", "3"))
        roll = g.throw("co-attack", self.attacker, 6, mods=tuple(mods))
        taken = roll.total >= prize.guard
        if taken:
            captain.score += prize.value
        else:
            captain.boats -= 1
        who = g.rules.seat_name(self.attacker)
        g.tell(Attacked(who, prize, prize.guard, prize.value, taken, roll))
        g.done()


def outcome(g: G) -> Outcome:
    scores = {seat: captain.score for seat, captain in g.state.captains.items()}
    steps = sorted(set(scores.values()), reverse=True)
    ranking = tuple(tuple(seat for seat in g.seats if scores[seat] == score) for score in steps)
    return Outcome(ranking, "co-level-prize-money", scores, Message("co-last-night"))


class View(msgspec.Struct, frozen=True):
    """What one captain knows: his own lights, the number of the others'."""

    night: int
    nights: int
    prize: Prize
    captains: dict[Seat, dict[str, int]]
    my_lights: tuple[int, ...] | None


class CuttingOut(Ruleset[State, Prizes, Options]):
    id = "cutting-out"
    prefix = "co"
    version = "2"
    steps = (Night, SealedOrders, Attack)
    actions = (Send, Show)
    events = (NightBegins, OrderSealed, BoatsSent, HarbourWakes, LightShown, Attacked)
    state_type = State
    options_type = Options
    view_type = View

    @classmethod
    def load(cls, source: DataSource | None = None) -> CuttingOut:
        source = source or DataSource.of("quarterdeck.games.cutting_out")
        return cls({row.id: row for row in read_csv(source, "prizes.csv", Prize)}, source.pack_hash)

    def scenarios(self) -> tuple[Scenario, ...]:
        names = ((2, "two-captains"), (3, "three-captains"), (4, "four-captains"))
        return tuple(Scenario(name, f"co-scn-{name}", COLOURS[:n]) for n, name in names)

    def options(self) -> tuple[Option, ...]:
        return (Option("nights", default=5, choices=(3, 5, 7), rule="1"),)

    def setup(self, g: G, scenario: str) -> None:
        lights = Pile("co.light", "hidden", items=[BLANK, FALSE_LIGHT] * len(g.seats))
        g.shuffle(lights)
        prizes = Pile("co.prize", "hidden", items=sorted(self.data))
        g.shuffle(prizes)
        captains = {seat: Captain(BOATS, 0, Pile("co.light", "owner", owner=seat)) for seat in g.seats}
        for captain in captains.values():
            captain.lights.items.extend(g.draw(lights) for _ in range(LIGHTS_EACH))
        g.state = State(captains, prizes)
        g.call(Night())

    def view(self, g: G, seat: Seat | None) -> View:
        captains = {
            who: {"boats": captain.boats, "score": captain.score, "lights": len(captain.lights)}
            for who, captain in g.state.captains.items()
        }
        mine = g.state.captains.get(seat) if seat else None
        lights = tuple(mine.lights.items) if mine else None
        return View(g.state.night, g.options.nights, g.data[g.state.prize], captains, lights)

    def could_be(self, g: G, sealed: Sealed[Any]) -> Sequence[Any]:
        """Sealed answers of the others could be any they may give."""
        captain = g.state.captains[sealed.owner]
        return range(captain.boats + 1) if sealed.kind == "co.order" else [None, *captain.lights.items]

    def invariants(self, g: G) -> Iterable[str]:
        for seat, captain in g.state.captains.items():
            if not 0 <= captain.boats <= BOATS:
                yield f"{seat} has {captain.boats} boats"
        if len(g.state.prizes) + g.state.night != len(self.data):
            yield "a prize was lost or doubled"

    def label(self, g: G, seat: Seat, action: Action) -> Message:
        if isinstance(action, Show):
            return Message("co-act-show", {"light": f"@co-light-{action.light}".lower()})
        return super().label(g, seat, action)
