"""Tanks: as many as the lines fill."""

from typing import Final

from powerhouse.bots.pipeline.greedy.works import Works
from powerhouse.games.pipeline.codes import CRUDE, GRADE, HIGH, LOW, TANK
from powerhouse.games.pipeline.state import Pipeline

STORED: Final = 2.0
"""What room for one more cube brings in a turn."""

SPARE: Final = 2
"""Room for refined oil beyond one run: not everything is sold at once."""


def first_tank(state: Pipeline, seat: int) -> int:
    """As the rulebook advises: two rows of crude oil, one of each other grade."""
    tanks, advised = state.players[seat].tanks, state.figures.recommended_tanks
    return GRADE + min(range(4), key=lambda grade: (tanks[grade] - advised[grade], grade))


def shortage(works: Works) -> list[int]:
    """By grade the cubes for which there will be no room."""
    outlook = works.outlook
    wanted = [0, 0, 0, 0]
    for line in works.active():
        grade = outlook.grade(line.colour, len(line.segments))
        if grade:
            wanted[CRUDE] += outlook.cubes
            wanted[grade] += outlook.cubes
    for grade in range(LOW, HIGH + 1):
        if wanted[grade]:
            wanted[grade] += SPARE
    per_tank = outlook.state.figures.cubes_per_tank
    columns = outlook.state.figures.tank_columns
    tanks = outlook.player.tanks
    return [wanted[grade] - per_tank * tanks[grade] if tanks[grade] < columns else 0 for grade in range(len(wanted))]


def tank_value(works: Works, missing: int) -> float:
    """What one more tank brings where room for so many cubes is missing."""
    outlook = works.outlook
    cards = outlook.state.figures.cards
    pay = sum([cards[number - 1].pay for number in outlook.state.cards if cards[number - 1].what == "tank_tile"])
    return outlook.end_part * pay + STORED * outlook.horizon * max(
        0, min(missing, outlook.state.figures.cubes_per_tank)
    )


def tanks_gain(state: Pipeline, works: Works, money: int) -> float:
    """What all the tanks bring that are worth their price."""
    missing = shortage(works)
    per_tank = state.figures.cubes_per_tank
    gain = 0.0
    for row, price in enumerate(state.figures.tank_shop.prices):
        for _ in range(state.tanks_left[row]):
            worst = max(missing)
            value = tank_value(works, worst) - works.outlook.dollar * price
            if value <= 0 or price > money:
                return gain
            gain += value
            money -= price
            missing[missing.index(worst)] -= per_tank
    return gain


def choose_tank(works: Works, moves: list[int], free: bool, money: int) -> int:
    """The cheapest tank in the row that lacks room most; -1 if none is worth its price."""
    state = works.outlook.state
    choices = [move - TANK for move in moves if TANK <= move < TANK + 12]
    if not choices:
        return -1
    missing = shortage(works)
    best = min(choices, key=lambda choice: (choice // 4, -missing[choice % 4], choice % 4))
    price = 0 if free else state.figures.tank_shop.prices[best // 4]
    if free or (price <= money and tank_value(works, missing[best % 4]) > works.outlook.dollar * price):
        return TANK + best
    return -1
