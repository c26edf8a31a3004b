"""What every table in a terminal says and shows: events, choices, rules."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.text import Text

from quarterdeck import rulebook
from quarterdeck.cli.show import console, render
from quarterdeck.i18n import catalogue, format, format_event, rule_id
from quarterdeck.kernel import Action, Decision, Event, Game, Message, Seat

MOST_LISTED = 60


class Left(Exception):
    """The player closes the game."""


def read_line(prompt: str) -> str:
    """A line of input; the end of the input leaves the game."""
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        raise Left from None


class Screen:
    """One terminal with one game on it."""

    game: Game[Any, Any]

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = catalogue(language)
        self.console = console()

    def show_board(self, seat: Seat) -> None:
        self.console.print(render(self.game.view(seat), self.console.width, self.words.text))

    def tell(self, event: Event) -> None:
        line = Text("  ")
        if event.rule:
            line.append(f"[{event.rule}] ", style="dim")
        line.append(format_event(event, self.language), style="bold" if event.rolls() else "")
        self.console.print(line)

    def show_options(self, decision: Decision, only: str = "") -> None:
        rows = []
        for number, action in enumerate(decision.actions, 1):
            label = self.label(decision.seat, action)
            if only in label.lower() or only in str(action):
                rows.append(Text(f"{number:3}  {label}  ").append(f"({action})", style="dim"))
        for row in rows[:MOST_LISTED] if len(rows) <= MOST_LISTED else []:
            self.console.print(row)
        if len(rows) > MOST_LISTED:
            self.console.print(Columns(rows, padding=(0, 2)))

    def show_rule(self, rule: str) -> None:
        id = rule_id(self.game.rules.prefix, rule)
        self.say("qd-cli-rule", rule=rule, title=f"@{id}")
        self.console.print(Text(self.words.text(f"{id}.summary")))
        for ruling in rulebook.of(self.game.rules.id).rulings_on(rule):
            self.say("qd-cli-ruling", n=ruling.n, text=ruling.text(self.language))

    def label(self, seat: Seat, action: Action) -> str:
        return format(self.game.rules.label(self.game, seat, action), self.language)

    def give_reason(self, reason: Message, rule: str) -> None:
        self.console.print(Text(format(reason, self.language) + (f" [{rule}]" if rule else "")))

    def say(self, id: str, **args: Any) -> None:
        self.console.print(Text(format(Message(id, args), self.language)))
