"""The kernel: one engine under every game. It knows nothing of ships, hexes or cards, and does no I/O."""

from .bots import Bot, Fork, RandomBot
from .codec import Record, RecordError, to_json
from .decisions import (
    RESIGN,
    Action,
    Decision,
    IllegalAction,
    MalformedAction,
    Message,
    Refusal,
    Refused,
    Resign,
    Seat,
    StaleDecision,
    UndoRefused,
    Words,
    action_tag,
)
from .dice import Dice, KeyedDice, ScriptedDice
from .engine import Game, Outcome, Runaway
from .events import Event, Mod, Roll
from .piles import Pile
from .ruleset import Marks, Option, Ruleset, Scenario, SetupRefused, Standing
from .steps import Step, step_tag

__all__ = [
    "RESIGN",
    "Action",
    "Bot",
    "Decision",
    "Dice",
    "Event",
    "Fork",
    "Game",
    "IllegalAction",
    "KeyedDice",
    "MalformedAction",
    "Marks",
    "Message",
    "Mod",
    "Option",
    "Outcome",
    "Pile",
    "RandomBot",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "Resign",
    "Roll",
    "Ruleset",
    "Runaway",
    "Scenario",
    "ScriptedDice",
    "Seat",
    "SetupRefused",
    "StaleDecision",
    "Standing",
    "Step",
    "UndoRefused",
    "Words",
    "action_tag",
    "step_tag",
    "to_json",
]
