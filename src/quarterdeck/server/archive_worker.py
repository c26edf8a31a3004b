"""Runs in a process of its own with the rules of an earlier release: plays a journal again and answers.

    python -P archive_worker.py FOLDER < questions > answers

It imports nothing of the present release: FOLDER holds the package as it was. Questions and answers are lines
of plain JSON, and that is the whole of the agreement between releases.
"""

from __future__ import annotations

import io
import json
import sys
from typing import Any

WIDTH = 100


class Played:
    """A match of the journal, played again under its own rules."""

    def __init__(self, ask: dict[str, Any]) -> None:
        import quarterdeck as qd
        from quarterdeck.kernel.codec import read_record

        self.rules = qd.load(ask["game"])
        self.game: Any
        if "state" in json.loads(ask["genesis"]):  # it plays on from another match and begins with a snapshot
            self.game = self.rules.restore(ask["genesis"].encode())
        else:
            record = read_record(ask["genesis"])
            self.game = self.rules.new(record.scenario, record.options, bytes.fromhex(record.key))
        self.done = 0
        self.expected: dict[int, str] = {int(seq): known for seq, known in ask.get("expected", {}).items()}
        self.broken_at: int | None = None
        self.problem = ""
        self.wrong: list[int] = []
        self.step = ask.get("step")
        self.total = 0
        self._play(ask["entries"])

    def _play(self, entries: list[list[Any]]) -> None:
        game = self.game
        game.keep_undo = any(kind == "undo" for _, kind, *_ in entries)
        for seq, kind, seat, action, _cut in self._kept(entries):
            if self.step is not None and kind == "action" and game.count >= self.step:
                self.total += 1
                continue
            try:
                if kind == "action":
                    game.apply(seat, self.rules.parse_action(action))
                    self.total += 1
                elif kind == "undo":
                    game.undo(seat)
                    self.total -= 1
            except Exception as error:
                self.broken_at, self.problem = seq, f"{seat} {action}: {error}"
                return
            if seq in self.expected and game.fingerprint() != self.expected[seq]:
                self.wrong.append(seq)

    def _kept(self, entries: list[list[Any]]) -> list[list[Any]]:
        """Without what a repair has cut away; and, to look at one step, without what was taken back."""
        kept: list[list[Any]] = []
        for entry in entries:
            if entry[1] == "cut":
                kept = [earlier for earlier in kept if earlier[0] <= (entry[4] or 0)]
            elif entry[1] == "undo" and self.step is not None:
                last = max(place for place, earlier in enumerate(kept) if earlier[2] == entry[2])
                del kept[last]
            else:
                kept.append(entry)
        return kept

    # ---- answers ---------------------------------------------------------------------------------

    def found(self) -> dict[str, Any]:
        game = self.game
        return {
            "actions": game.count,
            "fingerprint": game.fingerprint(),
            "broken_at": self.broken_at,
            "problem": self.problem,
            "wrong": self.wrong,
            "over": game.over,
            "events": game.events,
            "waiting_for": list(game.pending),
        }

    def record(self) -> dict[str, Any]:
        import msgspec

        made: dict[str, Any] = msgspec.to_builtins(self.game.record())
        return made

    def outcome(self) -> dict[str, Any] | None:
        import msgspec

        outcome = self.game.outcome
        if outcome is None:
            return None
        plain: dict[str, Any] = msgspec.to_builtins(outcome)
        last = self.game.actions()[-1:]
        return {**plain, "resigned": [seat for seat, action in last if str(action) == "resign"]}

    def page(self, seat: str | None, language: str, everything: bool) -> dict[str, Any]:
        """All that a person needs to read the match, and to go on with it, in words."""
        from rich.console import Console

        from quarterdeck.cli.show import render
        from quarterdeck.i18n import catalogue, format, format_event, format_roll

        game: Any = self.game
        rules: Any = self.rules
        paper = io.StringIO()
        words = catalogue(language)
        board = render(game.view(seat), WIDTH, words.text)
        Console(file=paper, width=WIDTH, color_system=None).print(board)
        decision = game.decision(seat) if seat is not None else None
        log = []
        for event in game.log(seat, everything=everything and game.over):
            text = format_event(event, language)
            roll = format_roll(event.roll, language) if event.roll else ""
            shown = "" if roll in text else roll
            log.append({"n": event.n + 1, "rule": event.rule, "text": text, "roll": shown})
        ended = game.outcome
        return {
            **self.found(),
            "total": self.total,
            "board": paper.getvalue(),
            "log": log,
            "result": format(ended.reason, language) if ended else "",
            "prompt": format(decision.prompt, language) if decision else "",
            "decision": decision.id if decision else None,
            "offers": [
                {"action": str(action), "text": format(rules.label(game, seat, action), language)}
                for action in (decision.actions if decision else ())
            ],
        }

    def act(self, seat: str, decision: str | None, action: str) -> dict[str, Any]:
        """Try an action; what is to be written down if it is allowed."""
        from quarterdeck.kernel import Refusal

        try:
            parsed = self.rules.parse_action(action)
            if decision is None:
                self.game.apply(seat, parsed)
            else:
                self.game.answer(seat, decision, parsed)
        except Refusal as refusal:
            return {"refused": type(refusal).__name__, "detail": str(refusal)}
        return {"action": str(parsed), "outcome": self.outcome(), "asked": self.asked(), **self.found()}

    def think(self, seat: str, level: str, seed: str) -> dict[str, Any]:
        import quarterdeck as qd

        if seat not in self.game.pending:
            return {"action": None, "decision": None}
        chosen = self.game.ask_bot(qd.bot(level, bytes.fromhex(seed)), seat)
        return {"action": str(chosen), "decision": self.game.decision_id(seat)}

    def asked(self) -> dict[str, str]:
        return {seat: self.game.decision_id(seat) for seat in self.game.pending}


def answer(ask: dict[str, Any]) -> Any:
    played = Played(ask)
    what, more = ask["what"], ask.get("with", {})
    return getattr(played, {"verify": "found"}.get(what, what))(**more)


if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])
    for question in sys.stdin:
        print(json.dumps(answer(json.loads(question))), flush=True)
