"""Our environments beside those of others, in one run on one machine: random legal play in one process.

    .venv/bin/python -m pip install rlcard 'pettingzoo[classic]' open_spiel
    .venv/bin/python benchmarks/peers.py [--seconds 2] [--rounds 3] [--write]

Every environment is driven through the interface its users have: PettingZoo's `agent_iter` and `last`,
RLCard's `step`, OpenSpiel's `State`. Masks and observations are made at every step, ours too. The rounds go
through all environments in turn, so that a busy moment of the machine hits all alike; the best round counts,
in processor time. Memory is what the process grew by. Peers that are not installed are left out, and the
table says so.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import random
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
Play = Callable[[int], int]
"""Plays one game from a seed; how many steps it took."""


class Peer(NamedTuple):
    family: str
    name: str
    make: Callable[[], tuple[Play, Callable[[int], Any]]]
    """What plays a game, and what only begins one."""


def aec_env(env: Any) -> tuple[Play, Callable[[int], Any]]:
    def play(seed: int) -> int:
        env.reset(seed=seed)
        steps = 0
        for _agent in env.agent_iter():
            observation, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            choices = mask.view(bool).nonzero()[0]  # as bytes it would cost more than some environments
            env.step(int(choices[int(random.random() * len(choices))]))
            steps += 1
        return steps

    return play, lambda seed: env.reset(seed=seed)


def ours(game: str, scenario: str) -> Callable[[], tuple[Play, Callable[[int], Any]]]:
    def make() -> tuple[Play, Callable[[int], Any]]:
        from quarterdeck.envs import aec

        return aec_env(aec(game, scenario))

    return make


def classic(module: str) -> Callable[[], tuple[Play, Callable[[int], Any]]]:
    def make() -> tuple[Play, Callable[[int], Any]]:
        return aec_env(import_module(f"pettingzoo.classic.{module}").env())

    return make


def rlcard(name: str) -> Callable[[], tuple[Play, Callable[[int], Any]]]:
    def make() -> tuple[Play, Callable[[int], Any]]:
        import rlcard as library

        env = library.make(name)

        def play(seed: int) -> int:
            env.seed(seed)
            state, _ = env.reset()
            steps = 0
            while not env.is_over():
                choices = list(state["legal_actions"])
                state, _ = env.step(choices[int(random.random() * len(choices))])
                steps += 1
            return steps

        return play, lambda seed: env.reset()

    return make


def open_spiel(name: str) -> Callable[[], tuple[Play, Callable[[int], Any]]]:
    def make() -> tuple[Play, Callable[[int], Any]]:
        import pyspiel

        for module in ("open_spiel.python.games", "quarterdeck.envs.open_spiel"):
            import_module(module)  # which registers its games

        game = pyspiel.load_game(name)
        tensors = game.get_type().provides_observation_tensor
        recalls = game.get_type().provides_information_state_tensor

        def play(seed: int) -> int:
            state = game.new_initial_state()
            steps = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(random.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
                    continue
                player = state.current_player()
                choices = state.legal_actions()
                state.legal_actions_mask(player)
                if tensors:
                    state.observation_tensor(player)
                elif recalls:
                    state.information_state_tensor(player)
                state.apply_action(choices[int(random.random() * len(choices))])
                steps += 1
            return steps

        return play, lambda seed: game.new_initial_state()

    return make


PEERS = [
    Peer("Quarterdeck, PettingZoo", "kaisers-pirates two-players", ours("kaisers-pirates", "two-players")),
    Peer("Quarterdeck, PettingZoo", "kaisers-pirates four-players", ours("kaisers-pirates", "four-players")),
    Peer(
        "Quarterdeck, PettingZoo", "sails-of-glory enemy_in_sight", ours("sails-of-glory", "enemy_in_sight")
    ),
    Peer("Quarterdeck, PettingZoo", "flying-colors cape-ortegal", ours("flying-colors", "cape-ortegal")),
    Peer("Quarterdeck, PettingZoo", "flying-colors trafalgar", ours("flying-colors", "trafalgar")),
    Peer("PettingZoo classic", "chess_v6", classic("chess_v6")),
    Peer("PettingZoo classic", "texas_holdem_v4", classic("texas_holdem_v4")),
    Peer("PettingZoo classic", "connect_four_v3", classic("connect_four_v3")),
    Peer("RLCard", "gin-rummy", rlcard("gin-rummy")),
    Peer("RLCard", "uno", rlcard("uno")),
    Peer("RLCard", "doudizhu", rlcard("doudizhu")),
    Peer("RLCard", "mahjong", rlcard("mahjong")),
    Peer("Quarterdeck, OpenSpiel", "kaisers-pirates", open_spiel("python_kaisers_pirates")),
    Peer("Quarterdeck, OpenSpiel", "sails-of-glory", open_spiel("python_sails_of_glory")),
    Peer("OpenSpiel, Python", "python_block_dominoes", open_spiel("python_block_dominoes")),
    Peer("OpenSpiel, Python", "python_liars_poker", open_spiel("python_liars_poker")),
    Peer("OpenSpiel, C++", "chess", open_spiel("chess")),
    Peer("OpenSpiel, C++", "backgammon", open_spiel("backgammon")),
    Peer("OpenSpiel, C++", "gin_rummy", open_spiel("gin_rummy")),
]


class Speed(NamedTuple):
    family: str
    name: str
    steps_per_s: float
    games_per_s: float
    reset_us: float
    megabytes: float


def megabytes() -> float:
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * 4096 / 1e6


def measure(play: Play, begin: Callable[[int], Any], seconds: float) -> tuple[float, float, float]:
    """Steps and games a second, and microseconds to begin a game, in processor time."""
    steps = games = 0
    start = time.process_time()
    while (used := time.process_time() - start) < seconds:
        steps += play(games)
        games += 1
    resets = 0
    start = time.process_time()
    while (resetting := time.process_time() - start) < seconds / 10:
        begin(resets)
        resets += 1
    return steps / used, games / used, 1e6 * resetting / resets


def run(seconds: float, rounds: int) -> tuple[list[Speed], list[str]]:
    ready: list[tuple[Peer, Play, Callable[[int], Any], float]] = []
    missing = []
    for peer in PEERS:
        gc.collect()
        before = megabytes()
        try:
            play, begin = peer.make()
            play(0)
        except Exception as error:  # not installed, or not of this version
            missing.append(f"{peer.family} {peer.name}: {type(error).__name__} {error}"[:110])
            continue
        ready.append((peer, play, begin, megabytes() - before))
    best: dict[str, tuple[float, float, float]] = {}
    for turn in range(rounds):
        for peer, play, begin, _ in ready:
            found = measure(play, begin, seconds)
            key = f"{peer.family} {peer.name}"
            best[key] = max(best.get(key, found), found)
            print(f"round {turn + 1}: {key} {found[0]:,.0f} steps/s", file=sys.stderr, flush=True)
    speeds = [
        Speed(
            peer.family,
            peer.name,
            *(round(value, 1) for value in best[f"{peer.family} {peer.name}"]),
            round(memory, 1),
        )
        for peer, _, _, memory in ready
    ]
    return speeds, missing


def markdown(speeds: list[Speed], missing: list[str], seconds: float, rounds: int) -> str:
    lines = [
        "# Beside the others",
        "",
        f"Written by `benchmarks/peers.py --seconds {seconds:g} --rounds {rounds}`: random legal play in one "
        "process, masks and observations made at every step; the best of the rounds, in processor time, "
        f"on Python {platform.python_version()}, with a load of {os.getloadavg()[0]:.1f}. Games differ in "
        "what a step has to do, so this says what a learner waits for, not whose code is better.",
        "",
        "| interface | game | steps/s | games/s | reset, us | memory, MB |",
        "|---|---|--:|--:|--:|--:|",
        *(
            f"| {s.family} | {s.name} | {s.steps_per_s:,.0f} | {s.games_per_s:,.1f} | {s.reset_us:,.0f} "
            f"| {s.megabytes:g} |"
            for s in speeds
        ),
    ]
    if missing:
        lines += ["", "Not measured: " + "; ".join(missing) + "."]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2, help="for each environment and round (2)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write", action="store_true", help="write docs/peers.md and benchmarks/peers.json")
    chosen = parser.parse_args()
    warnings.simplefilter("ignore")
    random.seed(1)
    speeds, missing = run(chosen.seconds, chosen.rounds)
    text = markdown(speeds, missing, chosen.seconds, chosen.rounds)
    print(text)
    if chosen.write:
        (ROOT / "docs" / "peers.md").write_text(text, encoding="utf-8")
        rows = [speed._asdict() for speed in speeds]
        (ROOT / "benchmarks" / "peers.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
