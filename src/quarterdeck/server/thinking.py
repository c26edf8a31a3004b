"""What runs inside a thinking process: nothing but a game and a computer player."""

from __future__ import annotations

import os
import threading
import time

from quarterdeck.registry import load, player

NICE = 5


def prepare(parent: int) -> None:
    """Give way to the server, and end when it has died without saying so."""
    os.nice(NICE)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os._exit(0)

    threading.Thread(target=watch, daemon=True, name="watch-parent").start()


def think(game_id: str, snapshot: bytes, seat: str, level: str) -> list[str]:
    """The actions that the computer player plans, the one to take now first."""
    game = load(game_id).restore(snapshot)
    return [str(action) for action in game.consult(player(game, seat, level, hurried=True), seat)]
