"""Lessons over HTTP: the real engine answers every try, and nothing is kept between two requests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from quarterdeck.lessons import course, courses

Visitor = Callable[[], httpx.Client]
WE = {"x-quarterdeck": "1"}


def tried(http: httpx.Client, game: str, lesson: str, **body: Any) -> dict[str, Any]:
    reply = http.post(f"/api/lessons/{game}/{lesson}", json=body, headers=WE)
    assert reply.status_code == 200, reply.text
    told: dict[str, Any] = reply.json()
    return told


@pytest.mark.parametrize("game", courses())
def test_every_step_is_done_by_doing_what_the_server_says_is_left(visitor: Visitor, game: str) -> None:
    http = visitor()
    [listed] = [one for one in http.get("/api/lessons").json()["courses"] if one["game"] == game]
    assert [step["id"] for step in listed["steps"]] == [step.id for step in course(game).steps]
    for step in listed["steps"]:
        told = tried(http, game, step["id"])
        assert told["kind"] == "open" and (
            told["ask"] or told["state"]["decision"]["seat"] == course(game).seat
        )
        if told["ask"]:
            right = next(one["id"] for one in told["ask"]["choices"] if one["right"])
            assert tried(http, game, step["id"], choice=right)["kind"] == "done"
            continue
        while told["rest"]:
            told = tried(http, game, step["id"], done=told["done"], move=told["rest"][0])
        assert told["kind"] == "done", step


@pytest.mark.parametrize("game", courses())
def test_every_exercise_is_solved_by_the_line_that_works(visitor: Visitor, game: str) -> None:
    http = visitor()
    for exercise in course(game).exercises:
        told = tried(http, game, exercise.id, seed=3)
        while told["rest"]:
            body = {"done": told["done"], "move": told["rest"][0], "seed": 3}
            told = tried(http, game, exercise.id, **body)
        assert told["kind"] == "done", exercise.id


def test_another_move_is_shown_and_taken_back(visitor: Visitor) -> None:
    """Step 9: firing two hexes early is legal; she may answer, and nothing has happened."""
    http = visitor()
    told = tried(http, "flying-colors", "fc-9", move="fire 0 starboard 1")
    assert (told["kind"], told["say"]["id"], told["rule"]) == ("other", "ls-fc-9-fire", "12.4")
    assert told["done"] == [] and told["state"]["decision"]["seat"] == "british"
    assert told["tried"]["match"]["waiting_for"] == ["french"]
    assert [one["seat"] for one in told["state"]["match"]["seats"] if one["mine"]] == ["british"]
    assert len(told["tried"]["events"]) > len(told["state"]["events"])


def test_what_the_rules_refuse_has_their_reason(visitor: Visitor) -> None:
    told = tried(visitor(), "flying-colors", "fc-4", move="wear port")
    assert (told["kind"], told["say"]["id"], told["rule"]) == ("refused", "fc-no-turn-before-moving", "11.2")
    assert tried(visitor(), "flying-colors", "fc-4", move="nonsense")["kind"] == "refused"


def test_a_move_can_be_taken_back_until_the_dice_have_spoken(visitor: Visitor) -> None:
    http = visitor()
    assert not tried(http, "flying-colors", "fc-9")["state"]["can_undo"]
    on = tried(http, "flying-colors", "fc-9", move="ahead")
    assert on["kind"] == "on" and on["state"]["can_undo"]
    assert tried(http, "flying-colors", "fc-9", done=[])["state"]["view"] != on["state"]["view"]


def test_what_a_move_would_do_is_told_as_at_a_table(visitor: Visitor) -> None:
    body = {"action": "fire 0 starboard 1", "done": ["ahead", "ahead"]}
    reply = visitor().post("/api/lessons/flying-colors/fc-9/preview", json=body, headers=WE)
    assert reply.json()["result"]["attack"] == "stern-rake"


def test_the_same_seed_gives_the_same_luck(visitor: Visitor) -> None:
    line = list(course("flying-colors").exercise("rake-her").solution)

    def last(seed: int) -> Any:
        body = {"done": line[:-1], "move": line[-1], "seed": seed}
        return tried(visitor(), "flying-colors", "rake-her", **body)["state"]["events"]

    assert last(1) == last(1)
    assert any(last(1) != last(seed) for seed in range(2, 8))


@pytest.mark.parametrize(
    "path, body, status",
    [
        ("/api/lessons/checkers/fc-1", {}, 404),
        ("/api/lessons/flying-colors/fc-99", {}, 404),
        ("/api/lessons/flying-colors/fc-4", {"choice": "1"}, 409),
        ("/api/lessons/flying-colors/fc-1", {"choice": "9"}, 409),
        ("/api/lessons/flying-colors/fc-4", {"done": ["back"]}, 409),
        ("/api/lessons/flying-colors/fc-4", {"done": ["ahead"] * 101}, 400),
        ("/api/lessons/flying-colors/fc-4/preview", {"action": "tack tack"}, 400),
        ("/api/lessons/flying-colors/fc-4/preview", {"action": "wear port"}, 409),
    ],
)
def test_what_cannot_be(visitor: Visitor, path: str, body: Any, status: int) -> None:
    assert visitor().post(path, json=body, headers=WE).status_code == status
