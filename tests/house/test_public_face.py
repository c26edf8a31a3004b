"""The names that others rely on, and what importing them costs."""

from __future__ import annotations

import subprocess
import sys

import pytest

import quarterdeck as qd


def test_the_contract_of_the_python_face() -> None:
    rules = qd.load("cutting-out")
    game = rules.new(scenario="three-captains", options={"nights": 3}, seed=7)
    assert set(game.pending) == {"red", "white", "blue"}
    seat, actions = next(iter(game.pending.items()))
    events = game.apply(seat, actions[0])
    assert events
    assert '"night":1' in qd.to_json(game.view(seat))
    assert game.view(None).my_lights is None
    clone, fork = game.clone(), game.fork(seat, seed=1)
    assert clone.fingerprint() == game.fingerprint() != fork.fingerprint()
    outcome = game.play(bots={s: qd.bot("random", seed=s) for s in game.seats})
    assert game.over
    assert outcome == game.outcome
    again = qd.replay(game.record(), verify=True)
    assert again.fingerprint() == game.fingerprint()
    assert qd.replay(qd.to_json(game.record())).outcome == outcome


def test_the_games_are_listed_in_their_order() -> None:
    wanted = ["flying-colors", "sails-of-glory", "kaisers-pirates"]
    assert qd.games() == [name for name in wanted if name in qd.games()]
    # Importing a game binds the package quarterdeck.games to the very name of the function.
    import quarterdeck.games.cutting_out

    assert qd.games() == quarterdeck.games()


def test_refusals_are_of_three_kinds() -> None:
    game = qd.load("cutting-out").new(seed=1)
    with pytest.raises(qd.IllegalAction) as illegal:
        game.apply("red", game.rules.parse_action("send 9"))
    assert illegal.value.reason.id == "qd-not-offered"
    with pytest.raises(qd.MalformedAction) as malformed:
        game.rules.parse_action("dance")
    assert malformed.value.reason.id == "qd-no-such-action"
    with pytest.raises(qd.StaleDecision) as stale:
        game.answer("red", "yesterday", "send 1")
    assert stale.value.reason.id == "qd-stale-decision"


def test_importing_is_cheap() -> None:
    """`import quarterdeck` loads no game, no server and no command line."""
    code = "import sys, quarterdeck; print([m for m in sys.modules if m.startswith('quarterdeck.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
    heavy = "('rich', 'fluent', 'litestar')"
    code = f"import sys, quarterdeck.cli.app; print([m for m in {heavy} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
