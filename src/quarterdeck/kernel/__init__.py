"""The kernel: one engine under every game. It knows nothing of ships, hexes or cards, and does no I/O."""

from .bots import Answer, Bot, Fork, RandomBot, Seed
from .codec import Record, RecordError, to_json
from .decisions import (
    RESIGN,
    Action,
    Arg,
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
from .dice import Chance, Dice, Fancy, KeyedDice, ScriptedDice
from .engine import Game, Outcome, Runaway
from .events import Event, GameOver, Ledger, Mod, Roll
from .hidden import Guess, Pile, Sealed
from .ruleset import Marks, Option, Ruleset, Scenario, SetupRefused, Standing
from .steps import Step, step_tag

__all__ = [
    "RESIGN",
    "Action",
    "Answer",
    "Arg",
    "Bot",
    "Chance",
    "Decision",
    "Dice",
    "Event",
    "Fancy",
    "Fork",
    "Game",
    "GameOver",
    "Guess",
    "IllegalAction",
    "KeyedDice",
    "Ledger",
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
    "Sealed",
    "Seat",
    "Seed",
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
