"""The game engine: runs the top step until somebody must choose, and checks every choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Generic, Literal

import msgspec
from msgspec.structs import force_setattr
from typing_extensions import TypeVar

from . import codec
from .bots import Bot, Fork
from .cloner import cloner
from .decisions import (
    RESIGN,
    Action,
    Decision,
    IllegalAction,
    Message,
    Refused,
    Seat,
    StaleDecision,
    UndoRefused,
)
from .dice import KEY_BYTES, Dice, Fancy, KeyedDice, shuffle, throws
from .events import DiceSealed, DiceUnsealed, Event, GameOver, Mod, Roll
from .hidden import Guess, Pile, Place, Sealed, blank, find_secrets, redeal
from .steps import Step, step_tag

if TYPE_CHECKING:
    from .ruleset import Ruleset

S = TypeVar("S", bound=msgspec.Struct)
D = TypeVar("D")
O = TypeVar("O", default=Any)  # noqa: E741 - options
E = TypeVar("E", bound=Event)


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended: groups of seats from first to last (a shared place = one group).

    `scores` are counted in parts of a point (2 = halves).
    """

    ranking: tuple[tuple[Seat, ...], ...]
    level: str
    scores: dict[Seat, int]
    reason: Message
    parts: Literal[1, 2] = 1

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.ranking[0] if len(self.ranking) > 1 else ()

    @property
    def drawn(self) -> bool:
        """One place for all. A captain alone shares nothing: without victory he is beaten."""
        return len(self.ranking) == 1 and len(self.ranking[0]) > 1

    def points(self, seat: Seat) -> str:
        """A score as players write it: 13½."""
        whole, half = divmod(self.scores[seat], self.parts)
        return f"{whole}½" if half else f"{whole}"


class Runaway(RuntimeError):
    """The rules went on for too long without asking anybody: a bug in a step."""


# One link of the past: the link before, its number, who, what, and the events it caused. A chain and
# not a list, so that a clone shares its whole past with the original at no cost.
Link = tuple[Any, int, Seat, Action | None, list[Event]]

NO_LUCK = KeyedDice(bytes(KEY_BYTES))
"""The dice of a position that nobody plays on from."""

Plan = tuple[int, tuple[Action, ...]]
"""The number of actions before a plan was made, and all that was planned."""


class Game(Generic[S, D, O]):
    """One game at one moment. Referee, hint, simulator and research environment at once."""

    LIMIT = 100_000

    __slots__ = (
        "_base",
        "_fresh",
        "_opened",
        "_past",
        "_plans",
        "_spoken",
        "barrier",
        "begins",
        "count",
        "data",
        "dice",
        "events",
        "forked",
        "keep_undo",
        "key",
        "options",
        "outcome",
        "pending",
        "rules",
        "scenario",
        "seats",
        "shown",
        "stack",
        "state",
        "watch",
    )

    state: S
    data: D
    options: O

    def __init__(
        self, rules: Ruleset[S, D, O], scenario: str, options: Mapping[str, Any], key: bytes
    ) -> None:
        self.rules = rules
        self.data = rules.data
        self.scenario = scenario
        self.options = rules.typed_options(options)
        self.seats = rules.seats(scenario, options)
        self.key = key
        self.dice: Dice = KeyedDice(key)
        self.stack: list[Step] = []
        self.pending: dict[Seat, tuple[Action, ...]] = {}
        self.outcome: Outcome | None = None
        self.count = 0  # actions taken
        self.events = 0  # events told
        self.barrier = 0  # nothing before this action can be taken back
        self.begins: str | None = None  # the snapshot it plays on from, if it does
        self.forked = False
        self.watch: Callable[[Event], None] | None = None  # hears each event while its state stands
        self.keep_undo = False  # keep a clone at each barrier: fast undo at the price of a clone
        self.shown: Any = None  # what the rules keep of a view, to make the next one quickly; never copied
        self._base: Game[S, D, O] | None = None
        self._spoken = False  # dice or hidden things have spoken during this action
        self._fresh: list[Event] = []
        self._past: Link | None = None
        self._opened: dict[Seat, Link | None] = {}
        self._plans: dict[Seat, Plan] = {}

    # ---------------------------------------------------------------- for players, servers and bots

    def begin(self) -> None:
        """Set up the scenario and run to the first decision."""
        self.tell(DiceSealed(self.commitment))
        self.rules.setup(self, self.scenario)
        self._run()
        self._past = (None, 0, "", None, self._fresh)
        self._opened = dict.fromkeys(self.pending, self._past)
        self.barrier = 0

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def commitment(self) -> str:
        """Hash of dice key and set-up: known from the start, so the key cannot be changed later."""
        return codec.commitment(self.key, codec.setup_digest(self))

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        """Take one action of one seat, then run to the next decision; the events it caused."""
        before = self.pending
        if action not in before.get(seat, ()):
            if action == RESIGN and seat in self.seats and self.outcome is None:
                return self._resign(seat)
            raise self._illegal(seat, action)
        fresh: list[Event] = []
        self._fresh = fresh
        self._spoken = False
        self.count += 1
        self._past = (self._past, self.count, seat, action, fresh)
        self.stack[-1].take(self, seat, action)
        self._run()
        self._open_questions(seat, before)
        if self._spoken or self.outcome is not None or not before.keys() >= self.pending.keys():
            self.barrier = self.count
            self._base = self.clone() if self.keep_undo else None
        return fresh

    def answer(self, seat: Seat, decision_id: str, action: Action | str) -> list[Event]:
        """Apply the answer to one question; an answer to a question no longer open is stale."""
        if isinstance(action, str):
            action = self.rules.parse_action(action)
        if seat not in self.pending or decision_id != self._decision_id(seat):
            raise StaleDecision(Message("qd-stale-decision", {"decision": decision_id}))
        return self.apply(seat, action)

    def decision(self, seat: Seat) -> Decision | None:
        """The open question to a seat: what is asked, by which rule, and every legal answer."""
        actions = self.pending.get(seat)
        if actions is None:
            return None
        step = self.stack[-1]
        return Decision(
            id=self._decision_id(seat),
            game=self.rules.id,
            seat=seat,
            rule=step.rule,
            step=step_tag(step),
            prompt=step.prompt(self, seat),
            actions=actions,
            refused=tuple(Refused(*row) for row in step.refused(self, seat)),
        )

    def _asked_briefly(self, seat: Seat) -> Decision | None:
        """The same without its id and what is refused, which nobody needs who only chooses."""
        actions = self.pending.get(seat)
        if actions is None:
            return None
        step = self.stack[-1]
        return Decision("", self.rules.id, seat, step.rule, step_tag(step), step.prompt(self, seat), actions)

    def decision_id(self, seat: Seat) -> str | None:
        """The id of the open question to a seat, for those who need no more of it."""
        return self._decision_id(seat) if seat in self.pending else None

    def question(self, seat: Seat) -> tuple[str, dict[str, Action]]:
        """The id of the open question to a seat, and every legal answer by its notation."""
        actions = self.pending[seat]
        notations = [str(action) for action in actions]
        return self._named(seat, notations), dict(zip(notations, actions, strict=True))

    def view(self, seat: Seat | None) -> Any:
        """What a seat may know; None = a spectator."""
        return self.rules.view(self, seat)

    def log(self, seat: Seat | None = None, *, everything: bool = False, after: int = 0) -> list[Event]:
        """The events a seat may know, from number `after` on; or all of them, for the referee."""
        return [
            event
            for link in self._links()
            for event in link[4]
            if event.n >= after and (everything or event.visible_to(seat))
        ]

    def actions(self) -> list[tuple[Seat, Action]]:
        """Every action taken so far."""
        return [(link[2], link[3]) for link in self._links() if link[3] is not None]

    def can_undo(self, seat: Seat) -> bool:
        return seat in self.undoers()

    def undoers(self) -> set[Seat]:
        """Seats with something to take back."""
        return {who for who, _ in self._since_barrier()}

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last action, if no die, hidden thing or other seat has spoken since."""
        tail = self._since_barrier()
        mine = [place for place, (who, _) in enumerate(tail) if who == seat]
        if not mine:
            raise UndoRefused(Message("qd-nothing-to-undo"))
        base = self._base or self._replayed_to_barrier()
        again = base.clone()
        again.keep_undo = self.keep_undo
        try:
            for who, action in tail[: mine[-1]] + tail[mine[-1] + 1 :]:
                again.apply(who, action)
        except IllegalAction:
            raise UndoRefused(Message("qd-nothing-to-undo")) from None
        again._base = base
        for name in self.__slots__:
            setattr(self, name, getattr(again, name))

    def clone(self) -> Game[S, D, O]:
        """An exact and independent copy."""
        new: Game[S, D, O] = Game.__new__(Game)
        new.rules = self.rules
        new.data = self.data
        new.scenario = self.scenario
        new.options = self.options
        new.seats = self.seats
        new.key = self.key
        new.dice = self.dice.copy()
        new.stack = [clone_step(step) for step in self.stack]
        new.state = cloner(type(self.state))(self.state)
        new.pending = self.pending
        new.outcome = self.outcome
        new.count = self.count
        new.events = self.events
        new.barrier = self.barrier
        new.begins = self.begins
        new.forked = self.forked
        new.watch = None
        new.keep_undo = False
        new.shown = None
        new._base = None
        new._spoken = False
        new._fresh = []
        new._past = self._past
        new._opened = self._opened
        new._plans = {}
        return new

    def fork(
        self, seat: Seat | None, seed: int | str | bytes = 0, guess: Guess | None = None
    ) -> Game[S, D, O]:
        """A copy as the seat could imagine it: new dice, and everything it cannot see dealt anew.

        Sealed choices of others become any they could be, each equally likely, or what `guess` says.
        """
        new = self.clone()
        rng = Fancy(f"fork/{seat}/{self.count}/{seed!r}")
        opened = []
        for place in redeal(new._secrets(), seat, rng):
            sealed = place.secret
            assert isinstance(sealed, Sealed)
            could_be = self.rules.could_be(new, sealed)
            if could_be:
                other = sealed.holding(could_be[rng.below(len(could_be))])
                place.put(other)
                opened.append((place, other))
        if guess is not None:  # nothing of the truth is left where it could look
            for place, sealed in opened:
                place.put(sealed.holding(guess(new, sealed, self.rules.could_be(new, sealed))))
        new.forked = True
        new.key = rng.key()
        new.dice = KeyedDice(new.key)
        if new.stack:
            new.pending = _asked(new.stack[-1].ask(new))
        return new

    def blanked(self, seat: Seat) -> Game[S, D, O]:
        """A copy without anything the seat cannot see, for players who do not look ahead: unseen piles keep
        their size alone, another's sealed choice is always the same one that it could be."""
        new = self.clone()
        for place in blank(new._secrets(), seat):
            sealed = place.secret
            assert isinstance(sealed, Sealed)
            could_be = self.rules.could_be(new, sealed)
            if could_be:
                place.put(sealed.holding(could_be[len(could_be) // 2]))
        new.forked = True
        new.key = NO_LUCK.key
        new.dice = NO_LUCK.copy()
        new.pending = {seat: self.pending[seat]}
        return new

    def with_other_luck(self, seed: int | str | bytes) -> Game[S, D, O]:
        """A copy in which all is as it is but what chance has yet to decide: other dice, and what nobody may
        see in another order. For looking back at a finished game."""
        new = self.clone()
        # the key of the game: two games that begin alike must not meet the same few worlds
        rng = Fancy(f"luck/{self.key.hex()}/{self.count}/{seed!r}")
        for place in new._secrets():
            secret = place.secret
            if isinstance(secret, Pile) and secret.seen == "hidden":
                secret.items = rng.shuffled(secret.items)
        new.forked = True
        new.key = rng.key()
        new.dice = KeyedDice(new.key)
        return new

    def fingerprint(self) -> str:
        """A hash of the whole state, equal on every machine."""
        return codec.fingerprint(self)

    def snapshot(self) -> bytes:
        """The present state as JSON, without the past: `rules.restore` goes on from it."""
        return codec.snapshot(self)

    def anew(self) -> Game[S, D, O]:
        """This game before its first action."""
        if self.begins is not None:
            return self.rules.play_on(self.begins.encode())
        return self.rules.new(self.scenario, self.rules.chosen_options(self), self.key)

    def record(self) -> codec.Record:
        """The save: set-up, options, key and actions. `quarterdeck.replay` plays it again."""
        return codec.record(self)

    def play(self, bots: Mapping[Seat, Bot], limit: int = 1_000_000) -> Outcome | None:
        """Run to the end (or until a seat without a bot must choose) with computer players."""
        while self.pending and limit:
            seat = next((seat for seat in self.pending if seat in bots), None)
            if seat is None:
                break
            limit -= 1
            self.apply(seat, self.ask_bot(bots[seat], seat))
        return self.outcome

    def ask_bot(self, bot: Bot, seat: Seat) -> Action:
        """What the computer player does now: as planned if nothing came between, else he thinks anew."""
        planned = self.planned(seat)
        if planned is not None:
            return planned
        plan = self.consult(bot, seat)
        self.keep_plan(seat, self.count, plan)
        return plan[0]

    def consult(self, bot: Bot, seat: Seat) -> tuple[Action, ...]:
        """The bot's answer. It sees the seat's view and decision, and may look ahead only in forks."""
        view, decision = None, self._asked_briefly(seat)
        if bot.wants_view:
            view, decision = self.view(seat), self.decision(seat)
        assert decision is not None, f"{seat} has nothing to decide"
        answer = bot.choose(view, decision, Fork(self, seat))
        return (answer,) if isinstance(answer, Action) else tuple(answer)

    def keep_plan(self, seat: Seat, count: int, plan: tuple[Action, ...]) -> None:
        """Keep what a seat planned when `count` actions had been taken."""
        self._plans[seat] = (count, plan)

    def planned(self, seat: Seat) -> Action | None:
        """What a seat that has begun to carry out a plan does next.

        A plan is over as soon as dice, hidden things or others could have changed what it rests on.
        """
        made, plan = self._plans.get(seat, (0, ()))
        if len(plan) < 2 or self.barrier > made:
            return None
        done = []
        link = self._past
        while link is not None and link[1] > made:
            if link[2] == seat:
                done.append(link[3])
            link = link[0]
        at = len(done)
        if not 0 < at < len(plan) or tuple(reversed(done)) != plan[:at]:
            return None
        return plan[at] if plan[at] in self.pending.get(seat, ()) else None

    # ---------------------------------------------------------------- for the rules

    def call(self, *steps: Step) -> None:
        """Run these steps next, in reading order, then go on with the present one."""
        if len(steps) == 1:
            self.stack.append(steps[0])
        else:
            self.stack.extend(reversed(steps))

    def done(self) -> None:
        """The present (top) step is finished."""
        self.stack.pop()

    def replace(self, *steps: Step) -> None:
        """The present step is finished and these follow it."""
        self.stack.pop()
        self.call(*steps)

    def end(self, outcome: Outcome) -> None:
        """The game is over; the dice key may now be known."""
        self.outcome = outcome
        self.stack.clear()
        winners = tuple(self.rules.seat_name(seat) for seat in outcome.winners)
        self.tell(GameOver(f"@{outcome.level}", winners, outcome.reason))
        self.tell(DiceUnsealed(self.key.hex()))

    def begin_turn(self) -> None:
        """A turn begins, whatever the game calls so: its draws are named anew (see `dice`)."""
        self.dice.begin_turn()

    def tell(
        self,
        event: E,
        *,
        of: Event | int | None = None,
        seen_by: tuple[Seat, ...] | None = None,
        rule: str = "",
    ) -> E:
        """Write what has happened into the log, for everybody or for some seats only.

        Tell a thing after the state has changed. `of` is the event that brought it about.
        """
        force_setattr(event, "n", self.events)
        force_setattr(event, "rule", rule or event.rule or event.cites)
        if of is not None:
            force_setattr(event, "of", of if isinstance(of, int) else of.n)
        if seen_by is not None:
            force_setattr(event, "seen_by", seen_by)
        self._fresh.append(event)
        self.events += 1
        if self.watch is not None:
            self.watch(event)
        return event

    def throw(
        self,
        what: str,
        who: int | str,
        *sides: int,
        mods: tuple[Mod, ...] = (),
        table: str = "",
        resolve: Callable[[int], int | str] | None = None,
        keep: str = "sum",
        zero_based: bool = False,
        odds: tuple[tuple[int | str, int], ...] | None = None,
    ) -> Roll:
        """Roll dice for a purpose (`what`) of somebody (`who`); the event that tells of it holds the roll.

        It has table, dice, modifiers, result and the odds there were. `resolve` is asked about every total
        there could have been. `odds` are given where more than these dice decides, such as a comparison with
        dice thrown before.
        """
        self._spoken = True
        die = self.dice.die
        name = f"{what} {who}"
        faces = (
            tuple([die(n, name) - 1 for n in sides]) if zero_based else tuple([die(n, name) for n in sides])
        )
        rolled = max(faces) if keep == "highest" else sum(faces)
        total = rolled
        for mod in mods:
            total += mod.value
        if odds is None:
            shift = total - rolled
            possible = throws(sides, keep, 0 if zero_based else 1)
            if resolve:
                odds = tuple([(resolve(face + shift), ways) for face, ways in possible])
            else:
                odds = tuple([(face + shift, ways) for face, ways in possible]) if shift else possible
        return Roll(sides, faces, mods, total, resolve(total) if resolve else None, table, keep, odds)

    def shuffle(self, pile: Pile) -> None:
        self._spoken = True
        shuffle(pile.items, self.dice, f"shuffle {pile.kind} {pile.owner}")

    def draw(self, pile: Pile) -> int:
        """Take the top item."""
        self._spoken = True
        return pile.items.pop()

    def draw_random(self, pile: Pile, who: int | str = "") -> int:
        """Take any item, each equally likely."""
        self._spoken = True
        return pile.items.pop(self.dice.below(len(pile.items), f"draw {pile.kind} {who}"))

    def random_below(self, bound: int, what: str = "", who: int | str = "") -> int:
        """A random choice that no table governs (who is hit, which card is lost): 0 to bound - 1."""
        self._spoken = True
        return self.dice.below(bound, f"{what} {who}")

    def reveal(self) -> None:
        """Something hidden became known: what came before cannot be taken back."""
        self._spoken = True

    # ---------------------------------------------------------------- inside

    def _resign(self, seat: Seat) -> list[Event]:
        """A seat may give up at any moment, asked or not; so it is no option of any step."""
        fresh: list[Event] = []
        self._fresh = fresh
        self.count += 1
        self._past = (self._past, self.count, seat, RESIGN, fresh)
        self.end(self.rules.forfeit(self, seat))
        self.pending, self._opened, self.barrier = {}, {}, self.count
        return fresh

    def _run(self) -> None:
        stack = self.stack
        for _ in range(self.LIMIT):
            if not stack:
                self.pending = {}
                if self.outcome is None:
                    raise Runaway("the stack is empty but the game has no outcome")
                return
            top = stack[-1]
            asked = top.ask(self)
            if asked:
                self.pending = _asked(asked)
                return
            top.advance(self)
        raise Runaway(f"no question after {self.LIMIT} steps: {[step_tag(step) for step in stack]}")

    def _open_questions(self, seat: Seat, before: dict[Seat, tuple[Action, ...]]) -> None:
        """Another seat's question stays the same question while its options do."""
        now = self._past
        if len(self.pending) == 1 and seat in self.pending:
            self._opened = {seat: now}
            return
        opened = self._opened
        self._opened = {
            who: opened[who] if who != seat and before.get(who) == options else now
            for who, options in self.pending.items()
        }

    def _decision_id(self, seat: Seat) -> str:
        return self._named(seat, map(str, self.pending[seat]))

    def _named(self, seat: Seat, offered: Iterable[str]) -> str:
        """Names a question by what led to it since the last barrier, so it survives reloads and undo."""
        link = self._opened[seat]
        text = [seat]
        while link is not None and link[1] > self.barrier:
            text.append(f"{link[2]} {link[3]}")
            link = link[0]
        text += offered
        text.append(str(self.barrier))
        place = "\n".join(text)
        opened = self._opened[seat]
        return f"{opened[1] if opened else 0}-{blake2b(place.encode(), digest_size=6).hexdigest()}"

    def _illegal(self, seat: Seat, action: Action) -> IllegalAction:
        args: dict[str, Any] = {"seat": self.rules.seat_name(seat), "action": str(action)}
        if self.outcome is not None:
            return IllegalAction(Message("qd-game-is-over", args))
        rule = self.stack[-1].rule
        if seat not in self.pending:
            return IllegalAction(Message("qd-not-your-decision", args), rule)
        for near, reason, number in self.stack[-1].refused(self, seat):
            if near == action:
                return IllegalAction(reason, number)
        return IllegalAction(Message("qd-not-offered", args), rule)

    def _links(self) -> Iterator[Link]:
        chain = []
        link = self._past
        while link is not None:
            chain.append(link)
            link = link[0]
        return reversed(chain)

    def _secrets(self) -> list[Place]:
        """Where everything lies that somebody may not know."""
        return find_secrets(self.state, *self.stack)

    def _since_barrier(self) -> list[tuple[Seat, Action]]:
        tail = []
        link = self._past
        while link is not None and link[1] > self.barrier and link[3] is not None:
            tail.append((link[2], link[3]))
            link = link[0]
        return tail[::-1]

    def _replayed_to_barrier(self) -> Game[S, D, O]:
        base = self.anew()
        for who, action in self.actions()[: self.barrier]:
            base.apply(who, action)
        return base

    def __str__(self) -> str:
        return self.rules.position(self)


def clone_step(step: Step) -> Step:
    clone: Step = cloner(type(step))(step)
    return clone


def _asked(asked: Mapping[Seat, Any]) -> dict[Seat, tuple[Action, ...]]:
    """The question as the contract promises it: tuples, and only seats that have a choice."""
    return {seat: tuple(options) for seat, options in asked.items() if options}
