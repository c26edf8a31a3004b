"""[3.3] The names of the 39 kinds of action card, and a bit for each, so that windows are plain masks."""

from __future__ import annotations

AMC = "amc"
BLOCKADE_RUNNER = "blockade_runner"
BOARDING_PARTY = "boarding_party"
BREAK_CONTACT = "break_contact"
BREAKOUT = "breakout"
COLLIER = "collier"
DAMAGE_CONTROL = "damage_control"
DECEPTION = "deception"
FAIR_SEAS = "fair_seas"
FAST_SHIP = "fast_ship"
FOG_BANK = "fog_bank"
GOOD_HUNTING = "good_hunting"
HEAVY_WEATHER = "heavy_weather"
INTELLIGENCE = "intelligence"
INTERNED = "interned"
INTERROGATE = "interrogate"
ISLAND_REFUGE = "island_refuge"
LAY_MINES = "lay_mines"
MINESWEEPER = "minesweeper"
MONITOR = "monitor"
NON_COMBATANT = "non_combatant"
QQQ = "qqq"
Q_SHIP = "q_ship"
RAZZLE_DAZZLE = "razzle_dazzle"
RECALLED = "recalled"
RECON_AIRCRAFT = "recon_aircraft"
REFLAG = "reflag"
RENDEZVOUS_MISSED = "rendezvous_missed"
SCUTTLE = "scuttle"
SECOND_CHANCE = "second_chance"
SHALLOW_RUN = "shallow_run"
SHIPPING_LANES = "shipping_lanes"
SLIM_PICKINGS = "slim_pickings"
SUBMARINE_U = "submarine_u"
SUBMARINE_UC = "submarine_uc"
SURPRISE_ATTACK = "surprise_attack"
TRANSFER_COMMAND = "transfer_command"
TRAP = "trap"
WIRELESS_INTERCEPT = "wireless_intercept"

KINDS = (
    AMC,
    BLOCKADE_RUNNER,
    BOARDING_PARTY,
    BREAK_CONTACT,
    BREAKOUT,
    COLLIER,
    DAMAGE_CONTROL,
    DECEPTION,
    FAIR_SEAS,
    FAST_SHIP,
    FOG_BANK,
    GOOD_HUNTING,
    HEAVY_WEATHER,
    INTELLIGENCE,
    INTERNED,
    INTERROGATE,
    ISLAND_REFUGE,
    LAY_MINES,
    MINESWEEPER,
    MONITOR,
    NON_COMBATANT,
    QQQ,
    Q_SHIP,
    RAZZLE_DAZZLE,
    RECALLED,
    RECON_AIRCRAFT,
    REFLAG,
    RENDEZVOUS_MISSED,
    SCUTTLE,
    SECOND_CHANCE,
    SHALLOW_RUN,
    SHIPPING_LANES,
    SLIM_PICKINGS,
    SUBMARINE_U,
    SUBMARINE_UC,
    SURPRISE_ATTACK,
    TRANSFER_COMMAND,
    TRAP,
    WIRELESS_INTERCEPT,
)

BIT = {kind: 1 << index for index, kind in enumerate(KINDS)}


def mask(*kinds: str) -> int:
    """The set of these kinds as a mask."""
    bits = 0
    for kind in kinds:
        bits |= BIT[kind]
    return bits


ASSISTS = mask(BOARDING_PARTY, GOOD_HUNTING, SHIPPING_LANES, SURPRISE_ATTACK)
"""[3.2.4.2] Cards that only help an Intercept! and are never played by themselves."""

REACTIONS_ONLY = mask(
    AMC,
    BREAK_CONTACT,
    FAST_SHIP,
    MINESWEEPER,
    NON_COMBATANT,
    QQQ,
    Q_SHIP,
    RAZZLE_DAZZLE,
    RECALLED,
    SHALLOW_RUN,
    SLIM_PICKINGS,
    TRAP,
)
"""[3.2.2] Reaction cards that cannot be committed; Reflag can [3.3.27]."""

NOT_IN_SOLITAIRE = mask(INTELLIGENCE, WIRELESS_INTERCEPT)
"""[5.1] Taken out of the deck in the solitaire game."""
