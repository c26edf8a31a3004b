"""What runs inside a thinking process: nothing but a game and a computer player."""

from __future__ import annotations

import os
import threading
import time

import quarterdeck as qd

NICE = 5


def prepare(parent: int) -> None:
    """Give way to the server, and end when it has died without saying so."""
    os.nice(NICE)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os._exit(0)

    threading.Thread(target=watch, daemon=True, name="watch-parent").start()


def think(game_id: str, snapshot: bytes, seat: str, level: str, seed: bytes) -> str:
    """The notation of the action that the computer player chooses."""
    game = qd.load(game_id).restore(snapshot)
    return str(game.ask_bot(qd.bot(level, seed), seat))
