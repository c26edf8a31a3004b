"""What a game is to the kernel: its scenarios, options, seats, set-up, views and printed data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, Literal, Union

import msgspec
from typing_extensions import TypeVar

from . import codec, position
from .decisions import Action, Message, Refusal, Resign, Seat, action_tag, read_action
from .dice import Chance, KeyedDice, key_from
from .engine import Game, Outcome
from .events import KERNEL_EVENTS, Event
from .hidden import Sealed
from .steps import Step

S = TypeVar("S", bound=msgspec.Struct)
D = TypeVar("D")
O = TypeVar("O", default=Any)  # noqa: E741 - options


class SetupRefused(Refusal):
    """No such scenario or option, or options that do not go together."""


class Scenario(msgspec.Struct, frozen=True):
    """One set-up a player can choose. `title` is a message id; `info` is what a client may show."""

    id: str
    title: str
    seats: tuple[Seat, ...]
    year: int = 0
    rule: str = ""
    info: dict[str, Any] = {}


class Option(msgspec.Struct, frozen=True):
    """One switch or choice. `scenarios` None = offered with every scenario."""

    id: str
    default: bool | int | str = False
    choices: tuple[bool | int | str, ...] = (False, True)
    rule: str = ""
    scenarios: tuple[str, ...] | None = None
    later: bool = False
    """Came when there were records already: those that do not name it are true with its default, so no record
    names its default."""


class Standing(msgspec.Struct, frozen=True):
    """How far a game has come and who leads, as everybody at the table may know it.

    `turns` is 0 where no number is set; `points` are counted in parts of a point (2 = halves).
    """

    turn: int
    turns: int
    points: dict[Seat, int]
    parts: int = 1


Loss = Literal["loss", "mast", "fire"]
"""What a loss looks like on a timeline."""

Marks = dict[str, dict[str, dict[str, str]]]
"""Values not known for certain: kind of thing, its id, the value, and "derived", "repaired" and the like."""


class Ruleset(Generic[S, D, O]):
    """The base of a game. A subclass gives the class variables and the methods below."""

    id: ClassVar[str]
    prefix: ClassVar[str]  # of message ids: "fc", "sg", "kp"
    version: ClassVar[str]
    steps: ClassVar[Sequence[type[Step]]]
    actions: ClassVar[Sequence[type[Action]]]
    state_type: ClassVar[type[msgspec.Struct]]
    events: ClassVar[Sequence[type[Event]]]
    options_type: ClassVar[type[msgspec.Struct]]
    view_type: ClassVar[type[msgspec.Struct]]
    hints_type: ClassVar[Any] = None
    info_type: ClassVar[Any] = None
    preview_type: ClassVar[Any] = None
    orders_type: ClassVar[Any] = None
    """The types of what clients are told; the published schema is made from them."""
    beginners: ClassVar[Sequence[str]] = ()
    """Scenarios to begin with, the best first: few ships, soon over, by measurement not desperate for
    the first seat, and the best of them for no seat."""
    open_board: ClassVar[bool] = False
    """Nothing on the board is hidden from anybody: views differ in their `seat` alone."""
    losses: ClassVar[Mapping[str, Loss]] = {}
    """Events that a timeline marks: message id and "loss", "mast" or "fire"."""

    def __init__(self, data: D, pack: str = "") -> None:
        self.data = data
        self.pack = pack  # hash of the data pack that overrides printed values; "" = none

    # ---------------------------------------------------------------- a game must give

    def scenarios(self) -> tuple[Scenario, ...]:
        raise NotImplementedError

    def options(self) -> tuple[Option, ...]:
        return ()

    def setup(self, g: Game[S, D, O], scenario: str) -> None:
        """Set `g.state` and call the first step."""
        raise NotImplementedError

    def view(self, g: Game[S, D, O], seat: Seat | None) -> Any:
        raise NotImplementedError

    def usual(self) -> str:
        """The scenario of whoever names none."""
        return self.beginners[0] if self.beginners else self.scenarios()[0].id

    # ---------------------------------------------------------------- a game may give

    def seats(self, scenario: str, options: Mapping[str, Any] | None = None) -> tuple[Seat, ...]:
        return self.scenario(scenario).seats

    def check_options(self, scenario: str, options: Mapping[str, Any]) -> Message | None:
        """Why these options do not go together, if they do not."""
        return None

    def could_be(self, g: Game[S, D, O], sealed: Sealed[Any]) -> Sequence[Any]:
        """Everything a sealed choice could be to those who may not know it; nothing = leave it as it is."""
        return ()

    def invariants(self, g: Game[S, D, O]) -> Iterable[str]:
        """Everything that must be true after any action but is not."""
        return ()

    def label(self, g: Game[S, D, O], seat: Seat, action: Action) -> Message:
        fields = {name: getattr(action, name) for name in action.__struct_fields__}
        return Message(f"{self.prefix}-act-{action_tag(action)}", fields)

    def preview(self, g: Game[S, D, O], seat: Seat, action: Action) -> Any:
        """What an action would do (odds, ghosts), without doing it; None where there is nothing to say."""
        return None

    def hints(self, g: Game[S, D, O], seat: Seat) -> Any:
        """What a client may draw for the seat's open decision."""
        return None

    def in_advance(self, g: Game[S, D, O], seat: Seat) -> Action | None:
        """The answer that a seat gave before it was asked, such as a pass until the turn ends.

        It is asked all the same, so that nobody sees that it had answered; whoever runs the game may
        give the answer for it, in its own time.
        """
        return None

    def by_order(self, g: Game[S, D, O], seat: Seat, order: Any) -> Action | None:
        """The answer that a standing order (of `orders_type`) gives to what is asked now; None = ask."""
        return None

    def standing(self, view: Any) -> Standing | None:
        """Turn and points, read from a view so that nothing hidden can get in; None = the game has none."""
        return None

    def sources(self) -> Marks:
        """The printed values that are not known for certain, so that a client can mark them."""
        return {}

    def seat_name(self, seat: Seat) -> str:
        return f"@{self.prefix}-seat-{seat}"

    def forfeit(self, g: Game[S, D, O], seat: Seat) -> Outcome:
        """The outcome when a seat resigns: all others share the first place."""
        others = tuple(who for who in g.seats if who != seat)
        scores = {who: int(who != seat) for who in g.seats}
        reason = Message("qd-resigned", {"seat": self.seat_name(seat)})
        ranking = (others, (seat,)) if others else ((seat,),)
        return Outcome(ranking, "qd-level-resignation", scores, reason)

    def random_setup(self, rng: Chance) -> tuple[str, dict[str, Any]]:
        """Any scenario with any set of options: what the conformance suite plays."""
        scenarios = self.scenarios()
        scenario = scenarios[rng.below(len(scenarios))].id
        return scenario, self.random_options(scenario, rng)

    def random_options(self, scenario: str, rng: Chance) -> dict[str, Any]:
        while True:
            chosen = {
                option.id: option.choices[rng.below(len(option.choices))]
                for option in self.offered_options(scenario)
            }
            if self.check_options(scenario, self.complete_options(scenario, chosen)) is None:
                return chosen

    # ---------------------------------------------------------------- given by the kernel

    @property
    def title(self) -> str:
        return f"@{self.prefix}-title"

    def scenario(self, scenario: str) -> Scenario:
        for known in self.scenarios():
            if known.id == scenario:
                return known
        names = ", ".join(known.id for known in self.scenarios())
        raise SetupRefused(Message("qd-no-such-scenario", {"scenario": scenario, "known": names}))

    def typed_options(self, options: Mapping[str, Any]) -> O:
        """The options as a record of their own type."""
        return msgspec.convert(dict(options), self.options_type)  # type: ignore[return-value]  # O by declaration

    def offered_options(self, scenario: str) -> tuple[Option, ...]:
        return tuple(o for o in self.options() if o.scenarios is None or scenario in o.scenarios)

    def chosen_options(self, game: Game[S, D, O]) -> dict[str, Any]:
        """The options of a game by name, as its record keeps them."""
        return self.named_options(game.scenario, game.options)

    def named_options(self, scenario: str, options: O) -> dict[str, Any]:
        chosen = msgspec.to_builtins(options)
        return {
            option.id: chosen[option.id]
            for option in self.offered_options(scenario)
            if not (option.later and chosen[option.id] == option.default)
        }

    def complete_options(self, scenario: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """Every option of the scenario with its value; an unknown name or value is refused."""
        offered = {option.id: option for option in self.offered_options(scenario)}
        for name, value in options.items():
            if name not in offered:
                args = {"option": name, "known": ", ".join(offered)}
                raise SetupRefused(Message("qd-no-such-option", args))
            choices = offered[name].choices
            if not any(value == choice and type(value) is type(choice) for choice in choices):
                known = ", ".join(map(str, choices))
                args = {"option": name, "value": str(value), "known": known}
                raise SetupRefused(Message("qd-no-such-choice", args), offered[name].rule)
        return {name: options.get(name, option.default) for name, option in offered.items()}

    def new(
        self,
        scenario: str | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | str | bytes | None = None,
    ) -> Game[S, D, O]:
        """A new game at its first decision. Without a seed the dice key comes from the system."""
        chosen = self.scenario(scenario or self.usual()).id
        return self.begun(chosen, self.agreed_options(chosen, options or {}), seed)

    def agreed_options(self, scenario: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """Every option of the scenario with its value; what cannot be played together is refused too."""
        complete = self.complete_options(scenario, options)
        clash = self.check_options(scenario, complete)
        if clash is not None:
            raise SetupRefused(clash)
        return complete

    def begun(
        self, scenario: str, agreed: Mapping[str, Any], seed: int | str | bytes | None
    ) -> Game[S, D, O]:
        """A new game with options that `agreed_options` has let pass, for those who begin many alike."""
        game = Game(self, scenario, agreed, key_from(seed))
        game.begin()
        return game

    def position(self, g: Game[S, D, O]) -> str:
        """The whole position as text that reads back (the referee's view)."""
        return position.write(g)

    def read_position(self, text: str) -> Game[S, D, O]:
        """The game at the position that `position` printed, or that somebody wrote by hand."""
        return position.read(self, text)

    def restore(self, text: bytes) -> Game[S, D, O]:
        """Go on from a snapshot. The past is not in it, so such a game has no record of its own."""
        saved = codec.read_snapshot(text)
        game = Game(self, saved.scenario, saved.options, bytes.fromhex(saved.key))
        game.dice = KeyedDice(game.key, saved.dice)
        game.state = msgspec.json.decode(saved.state, type=self.state_type)  # type: ignore[assignment]  # S
        game.stack = msgspec.json.decode(saved.stack, type=list[self._any_step])  # type: ignore[name-defined]  # built at run time
        game.outcome = msgspec.json.decode(saved.outcome, type=Outcome | None)
        game.count, game.events, game.barrier = saved.count, saved.events, saved.barrier
        game._run()
        game._past = (None, saved.count, "", None, [])
        game._opened = dict.fromkeys(game.pending, game._past)
        game._base, game.keep_undo = game.clone(), True  # the past is not there to be played again
        return game

    def play_on(self, text: bytes) -> Game[S, D, O]:
        """A game that begins with a snapshot (`codec.beginning`): its record tells of all there was."""
        game = self.restore(text)
        game.begins = text.decode()
        return game

    def parse_action(self, text: str) -> Action:
        return read_action(text, self._actions_by_tag)

    @cached_property
    def _actions_by_tag(self) -> dict[str, type[Action]]:
        kinds: list[type[Action]] = [*self.actions, Resign]
        return {action_tag(kind): kind for kind in kinds}

    @cached_property
    def any_event(self) -> Any:
        """The union of all events of the game: what a stored log is read with."""
        return Union[(*KERNEL_EVENTS, *self.events)]

    @cached_property
    def _any_step(self) -> Any:
        return Union[tuple(self.steps)]  # noqa: UP007 - the members are known only at run time
