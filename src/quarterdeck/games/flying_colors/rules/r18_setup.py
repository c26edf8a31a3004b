"""[18.0] Setting up a battle of chapter 18 from its data file.

Battles without a rule of their own need nothing else: [18.3] Minorca, [18.5] Virginia Capes, [18.6] Frigate
Bay, [18.7] the Glorious First of June on its three days [18.71, 18.72, 18.73], [18.9] Cape St. Vincent,
[18.14] El Ferrol, [18.18] Cape Finisterre.
"""

from __future__ import annotations

from quarterdeck.games.flying_colors.data.model import FCData, ScenarioData, SideData, SpecialRule, UnitData
from quarterdeck.games.flying_colors.ids import SIDES, CommanderId, CounterId, ShipId, SideNo
from quarterdeck.games.flying_colors.state import (
    BATTERY_NONE,
    BLOCKSHIP,
    FLOATING,
    NOWHERE,
    SHORE,
    Commander,
    FCState,
    Fleet,
    Ship,
    numbered_commanders,
    numbered_ships,
)

_BATTERY = {"shore": SHORE, "floating": FLOATING}


def build(data: FCData, scenario: ScenarioData) -> FCState:
    """The position at the start of a scenario, its standing special rules applied."""
    seats = (scenario.sides[0].seat, scenario.sides[1].seat)
    state = FCState(
        scenario=scenario.id,
        year=scenario.year,
        board=scenario.board,
        seats=seats,
        turns=scenario.turns,
        wind=scenario.wind,
        weather=scenario.weather,
        audacity=dict(scenario.audacity),
        battery_audacity=_battery_audacity(scenario),
        fleets=[Fleet(seat=side.seat, nations=_with_ships(scenario, side)) for side in scenario.sides],
        ships=[],
        commanders=[],
        at={},
    )
    for unit in scenario.units:
        add_unit(data, state, scenario, unit)
    for rule in scenario.rules_of("setup_roll"):
        _await_roll(data, state, scenario, rule)
    state.closed = tuple(sorted(ship.bow for ship in state.ships if ship.battery == SHORE))
    _name_admirals(data, state, scenario)
    return state


def _battery_audacity(scenario: ScenarioData) -> dict[str, int]:
    if scenario.battery_audacity is None:
        return {}
    nations = {nation for side in scenario.sides for nation in side.nations}
    return dict.fromkeys(sorted(nations), scenario.battery_audacity)


def _with_ships(scenario: ScenarioData, side: SideData) -> tuple[str, ...]:
    """Nations that have ships and so an audacity; one that only mans batteries breaks nobody [18.16]."""
    return tuple(nation for nation in side.nations if nation in scenario.audacity)


def add_unit(data: FCData, state: FCState, scenario: ScenarioData, unit: UnitData) -> ShipId:
    """Put a ship or battery and its commanders into play; its index."""
    counter = data.counters[unit.counter]
    side = SIDES[state.seats.index(unit.seat)]
    i = ShipId(len(state.ships))
    ship = Ship(
        counter=unit.counter,
        name=unit.name,
        nation=unit.nation,
        side=side,
        home=side,
        large=counter.size == "large",
        battery=_BATTERY.get(counter.size, BATTERY_NONE),
        bow=unit.bow,
        stern=unit.stern,
        facing=unit.facing,
        anchored=unit.anchored,
        damaged=unit.damaged,
        hull=unit.hull_hits,
        confused=unit.controlled_by is not None,
    )
    _standing_rules(ship, counter.id, scenario)
    state.ships.append(ship)
    if ship.bow and ship.battery != SHORE:
        state.at[ship.bow] = i
        state.at[ship.stern] = i
    for name in unit.commanders:
        add_commander(data, state, name, i)
    return i


def ship_in_reserve(data: FCData, counter: CounterId, side: SideNo) -> Ship:
    """A ship that belongs to the battle but is not on the map yet."""
    printed = data.counters[counter]
    return Ship(
        counter=counter,
        name=printed.name,
        nation=printed.nation,
        side=side,
        home=side,
        large=printed.size == "large",
        fate="reserve",
    )


def add_commander(data: FCData, state: FCState, name: str, ship: ShipId) -> CommanderId:
    card = data.commander_index[name]
    side = state.ships[ship].side
    state.commanders.append(Commander(card=card, nation=data.commanders[card].nation, side=side, ship=ship))
    state.fleets[side].had_commanders = True
    return CommanderId(len(state.commanders) - 1)


def _standing_rules(ship: Ship, counter: str, scenario: ScenarioData) -> None:
    """[18.8, 18.11, 18.12, 18.15, 18.16, 18.20] Special rules that are a state of a ship from the start."""
    for rule in scenario.rules:
        named = rule.args.get("ship") == counter or counter in rule.args.get("ships", ())
        if rule.kind == "start_anchored" and ship.nation in rule.args["nations"] and not ship.battery:
            ship.anchored = True
        elif rule.kind == "starts_damaged" and named:
            ship.damaged = True
        elif rule.kind == "starting_hull_hits" and named:
            ship.hull = int(rule.args["hits"])
        elif rule.kind == "captain_quality" and named:
            ship.captain = int(rule.args["quality"])
        elif rule.kind == "acts_as_floating_battery" and named:
            ship.battery = BLOCKSHIP
        elif rule.kind == "dormant_until_roll" and ship.nation in rule.args["nations"]:
            ship.dormant = True


def _await_roll(data: FCData, state: FCState, scenario: ScenarioData, rule: SpecialRule) -> None:
    """A ship whose place is rolled for at set-up waits off the map [18.12]."""
    counter = data.counter_index[rule.args["ship"]]
    printed = data.counters[counter]
    unit = UnitData(
        counter=counter,
        name=printed.name,
        nation=printed.nation,
        seat=rule.args["side"],
        bow=NOWHERE,
        stern=NOWHERE,
        facing=1,
    )
    state.ships[add_unit(data, state, scenario, unit)].fate = "reserve"


def _name_admirals(data: FCData, state: FCState, scenario: ScenarioData) -> None:
    """[5.1] The fleet admiral and the flagship that carries him."""
    for side, named in zip(SIDES, scenario.sides, strict=True):
        fleet = state.fleets[side]
        for k, commander in numbered_commanders(state):
            if commander.side == side and data.commanders[commander.card].id == named.admiral:
                fleet.admiral = k
        for i, ship in numbered_ships(state):
            if ship.side == side and data.counters[ship.counter].id == named.flagship:
                fleet.flagship = i
