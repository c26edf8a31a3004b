"""`play`: any game in the terminal, saved after every action."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

from rich.text import Text

from quarterdeck import registry
from quarterdeck.ai.ranks import Captain, promote
from quarterdeck.cli.complaint import Complaint
from quarterdeck.cli.records import load as load_record
from quarterdeck.cli.records import read as read_file
from quarterdeck.cli.records import save
from quarterdeck.cli.screen import Left, Screen, read_line
from quarterdeck.cli.show import render
from quarterdeck.i18n import LANGUAGES, catalogue, format
from quarterdeck.kernel import Action, Decision, Fork, Game, Refusal, Ruleset, Seat

MOST_LINES = 30  # a board that is longer is shown once, then only when asked for


def begin(
    rules: Ruleset[Any, Any] | None,
    scenario: str | None,
    options: dict[str, Any],
    seats: list[str] | None,
    rank: str | None,
    seed: str | None,
    file: Path | None,
    language: str,
    cover: bool,
) -> None:
    try:
        if rules is None:
            rules = registry.load(_menu(_game_titles(language)))
            scenario = scenario or _menu(_scenario_titles(rules, language))
    except Left:
        return
    game = rules.new(scenario, options, seed)
    mine = _seats(game, seats) if seats else (next(iter(game.pending)),)
    path = file or Path("saves") / f"{rules.id}-{time.strftime('%Y%m%d-%H%M%S')}.json"
    if path.exists():
        raise Complaint(f"{path}: the file is there already; go on with --load")
    Table(game, mine, _rank(rules.id, rank), path, language, cover).play(fresh=True)


def resume(
    path: Path,
    *,
    seats: list[str] | None,
    rank: str | None,
    pack: Path | None,
    language: str | None,
    cover: bool,
) -> None:
    """Go on at the very decision where the record ends."""
    game = load_record(path, pack=pack)
    before = read_file(path)[1].get("play", {})
    if not isinstance(before, dict):
        before = {}
    kept = [seat for seat in before.get("seats", ()) if seat in game.seats]
    mine = _seats(game, seats) if seats else tuple(kept) or game.seats[:1]
    language = language or before.get("language")
    rank = _rank(game.rules.id, rank or before.get("bot"))
    Table(game, mine, rank, path, language if language in LANGUAGES else "en", cover).play(fresh=False)


def _seats(game: Game[Any, Any], wanted: list[str]) -> tuple[Seat, ...]:
    for seat in wanted:
        if seat not in game.seats:
            raise Complaint(f"--seat {seat!r}: there are: {', '.join(game.seats)}")
    return tuple(wanted)


def _rank(game: str, rank: str | None) -> str:
    if rank is None:
        return registry.usual_rank(game)
    registry.check_rank(game, rank)
    return rank


def _game_titles(language: str) -> list[tuple[str, str]]:
    return [(name, format(registry.load(name).title, language)) for name in registry.games(small=True)]


def _scenario_titles(rules: Ruleset[Any, Any], language: str) -> list[tuple[str, str]]:
    """Those to begin with first."""
    words = catalogue(language)
    names = dict.fromkeys((*rules.beginners, *(scenario.id for scenario in rules.scenarios())))
    return [(name, words.text(rules.scenario(name).title.removeprefix("@"))) for name in names]


def _menu(entries: list[tuple[str, str]]) -> str:
    """One of several by number; Enter takes the first."""
    if not entries:
        raise Complaint("there is nothing to choose from")
    for number, (name, title) in enumerate(entries, 1):
        print(f"{number:3}  {title}  ({name})")
    while True:
        text = read_line("1 > ")
        if text in ("", "q"):
            if text:
                raise Left
            return entries[0][0]
        if text.isdecimal() and 1 <= int(text) <= len(entries):
            return entries[int(text) - 1][0]
        for name, _ in entries:
            if text == name:
                return name
        print(f"1-{len(entries)}")


class Table(Screen):
    """One terminal, one game, some seats for people and the rest for the computer."""

    def __init__(
        self, game: Game[Any, Any], mine: tuple[Seat, ...], rank: str, path: Path, language: str, cover: bool
    ) -> None:
        super().__init__(language)
        self.game = game
        self.mine = mine
        self.rank = rank
        self.path = path
        self.bots = {
            seat: registry.player(game, seat, rank, hurried=True) for seat in game.seats if seat not in mine
        }
        self.heard = dict.fromkeys(mine, 0)
        self.cover = cover and len(mine) > 1
        self.looking: Seat | None = None if self.cover else mine[0]
        self.shown_board: set[Seat] = set()
        game.keep_undo = True

    # -- the course of a game

    def play(self, *, fresh: bool) -> None:
        try:
            self._open(fresh)
            while self.game.pending:
                self._turn()
            self._close()
        except (Left, KeyboardInterrupt):
            self.say("qd-cli-left", file=str(self.path))

    def _open(self, fresh: bool) -> None:
        rules = self.game.rules
        scenario = f"@{rules.scenario(self.game.scenario).title.removeprefix('@')}"
        mine = [rules.seat_name(seat) for seat in self.mine]
        self.say("qd-cli-you-are", seat=mine, title=rules.title, scenario=scenario)
        if self.bots:
            others = [rules.seat_name(seat) for seat in self.bots]
            self.say("qd-cli-computer", rank=self.rank, seats=others)
        if fresh:
            self._save(durable=True)
        else:
            self.say("qd-cli-loaded", actions=self.game.count)
            if self.game.count:
                recent = self.game.events - 12
                self.heard = dict.fromkeys(self.mine, max(0, recent))
        self.say("qd-cli-saved-in", file=str(self.path))

    def _turn(self) -> None:
        seat = next((seat for seat in self.game.pending if seat in self.mine), None)
        if seat is None:
            seat = next(iter(self.game.pending))
            self._take(seat, self.game.ask_bot(self.bots[seat], seat), durable=False)
            return
        given = self.game.rules.in_advance(self.game, seat)
        if given is not None:
            self._take(seat, given, durable=False)
            return
        self._save(durable=True)
        self._look(seat)
        self._ask(seat)

    def _close(self) -> None:
        self._save(durable=True)
        for seat in self.mine:
            self._tell_news(seat)
        outcome = self.game.outcome
        if outcome is not None and outcome.scores:
            name = self.game.rules.seat_name
            scores = [
                f"{format(name(seat), self.language)} {outcome.points(seat)}" for seat in outcome.scores
            ]
            self.say("qd-cli-score", scores=scores)

    def _take(self, seat: Seat, action: Action, *, durable: bool) -> None:
        self.game.apply(seat, action)
        self._save(durable=durable)

    def _save(self, *, durable: bool) -> None:
        note = {"seats": list(self.mine), "bot": self.rank, "language": self.language}
        save(self.game, self.path, {"play": note}, durable=durable)

    # -- what a person sees

    def _look(self, seat: Seat) -> None:
        if self.cover and self.looking != seat:
            self.console.clear()
            self.say("qd-cli-pass-the-screen", seat=self.game.rules.seat_name(seat))
            read_line("")
        news = self._tell_news(seat)
        if news or self.looking != seat:
            board = render(self.game.view(seat), self.console.width, self.words.text)
            small = len(self.console.render_lines(board)) <= MOST_LINES
            if small or seat not in self.shown_board:
                self.console.print(board)
            self.shown_board.add(seat)
        self.looking = seat

    def _tell_news(self, seat: Seat) -> bool:
        news = self.game.log(seat, after=self.heard[seat])
        for event in news:
            self.tell(event)
        # At one screen without a cover everybody reads what anybody reads.
        for other in self.mine if not self.cover else (seat,):
            self.heard[other] = self.game.events
        return bool(news)

    def _explain(self, decision: Decision) -> None:
        """Reasons of what is not offered, and what each choice would do where the game can say it."""
        for refused in decision.refused:
            label = self.label(decision.seat, refused.action)
            self.console.print(Text(f"  - {label}: {format(refused.reason, self.language)} [{refused.rule}]"))
        for number, action in enumerate(decision.actions, 1):
            preview = self.game.rules.preview(self.game, decision.seat, action)
            if preview is not None:
                self.console.print(Text(f"{number:3}  {self.label(decision.seat, action)}"))
                self.console.print(render(preview, self.console.width))
        self.say("qd-cli-keys")

    def _hint(self, decision: Decision) -> None:
        """What a captain would do, who knows no more than the seat, and why he would."""
        game = self.game.rules.id
        if "captain" not in registry.bots(game):
            self.say("qd-cli-no-captain")
            return
        captain = promote(game, "captain", "hint", hurried=True)
        assert isinstance(captain, Captain)
        for n, found in enumerate(captain.consider(decision, Fork(self.game, decision.seat)), 1):
            order = self.label(decision.seat, found.plan[0])
            self.say("qd-cli-hint", n=n, order=order, how=found.verdict)
            for id, why in (("qd-cli-hint-for", 1), ("qd-cli-hint-against", -1)):
                terms = [f"@{term}" for term, by in found.because if by * why > 0]
                if terms:
                    self.say(id, terms=terms)

    # -- what a person answers

    def _ask(self, seat: Seat) -> None:
        decision = self.game.decision(seat)
        assert decision is not None
        prompt = format(decision.prompt, self.language)
        self.say("qd-cli-asks", seat=self.game.rules.seat_name(seat), prompt=prompt)
        self.show_options(decision)
        while True:
            text = read_line("> ")
            if not sys.stdin.isatty():
                print(text)
            if self._answered(decision, text):
                return

    def _answered(self, decision: Decision, text: str) -> bool:
        """True when the position may have changed."""
        match text:
            case "":
                return False
            case "q":
                raise Left
            case "b":
                self.show_board(decision.seat)
            case "l":
                for event in self.game.log(decision.seat):
                    self.tell(event)
            case "r":
                self.show_rule(decision.rule)
            case "?":
                self._explain(decision)
            case "h":
                self._hint(decision)
            case "u":
                return self._undo(decision.seat)
            case _ if text.startswith("/"):
                self.show_options(decision, text[1:].lower())
            case _ if text.isdecimal():
                if 1 <= int(text) <= len(decision.actions):
                    self._take(decision.seat, decision.actions[int(text) - 1], durable=False)
                    return True
                self.say("qd-cli-bad-number", number=text, most=len(decision.actions))
            case _:
                return self._by_notation(decision, text)
        return False

    def _by_notation(self, decision: Decision, text: str) -> bool:
        try:
            self._take(decision.seat, self.game.rules.parse_action(text), durable=False)
        except Refusal as error:
            self.give_reason(error.reason, error.rule)
            return False
        return True

    def _undo(self, seat: Seat) -> bool:
        try:
            self.game.undo(seat)
        except Refusal as error:
            self.console.print(Text(format(error.reason, self.language)))
            return False
        self.say("qd-cli-taken-back")
        self.looking = None if self.cover else self.looking
        self.heard = {who: min(heard, self.game.events) for who, heard in self.heard.items()}
        return True
