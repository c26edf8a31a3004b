"""What a roll is called is what it comes to: every face of the die, by the table of the rule."""

from __future__ import annotations

from collections.abc import Callable

from quarterdeck.games.flying_colors import RULESET
from quarterdeck.kernel import RandomBot, Roll

NAMES: dict[str, Callable[[int], str]] = {
    "sternway": lambda total: "may-drift" if total <= 3 else "must-drift",  # 11.4
    "grappling": lambda total: "grappled" if total <= 4 else "failed",  # 11.9
    "evasion": lambda total: "evaded" if total <= 6 else "not-evaded",  # 11.9
    "break_off": lambda total: "fleet-breaks" if total <= 0 else "fights-on",  # 15.2
    "raise_anchor": lambda total: "raised" if total <= 5 else "still-anchored",  # 11.6
    "explosion": lambda total: "explodes" if total == 9 else "holds",  # 13.4
}


def test_every_face_is_named_as_the_table_says() -> None:
    found: dict[str, Roll] = {}
    for scenario, seed in (
        ("minorca", 1),
        ("nile", 2),
        ("nile", 5),
        ("frigate-bay", 3),
        ("bec-du-raz", 4),
        ("cape-henry", 6),
        ("copenhagen", 7),
        ("goza-de-candia", 8),
        ("audierne-bay", 9),
        ("trafalgar", 10),
    ):
        game = RULESET.new(scenario, {}, seed=seed)
        bots = {seat: RandomBot(seat) for seat in game.seats}
        while game.pending and game.count < 4000:
            seat = next(iter(game.pending))
            game.apply(seat, game.ask_bot(bots[seat], seat))
        for event in game.log(everything=True):
            for roll in event.rolls():
                if roll.table in NAMES:
                    found[roll.table] = roll
                    mods = sum(mod.value for mod in roll.mods)
                    names = [NAMES[roll.table](face + mods) for face in range(10)]
                    assert [name for name, _ in roll.odds] == [f"@fc-res-{name}" for name in names]
    assert set(found) == set(NAMES)
