"""Tanks: room for what the lines take and make."""

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.pipeline.company import Company
from powerhouse.core.packed import vec
from powerhouse.games.pipeline.codes import CRUDE, GRADE, GRADES, TANK
from powerhouse.games.pipeline.state import Pipeline


@mypyc_attr(acyclic=True)
class Tank:
    """The tank that is worth most: its row on the player board and its value."""

    def __init__(self, company: Company) -> None:
        state, player = company.state, company.player
        works, survey, outlook = company.works, company.works.survey, company.outlook
        weights = company.weights
        wants = vec[float]([0.0, 0.0, 0.0, 0.0])
        gains = 0.0
        lines = 0.0
        for line in range(survey.count):
            if works.active(line):
                colour, length = survey.colour[line], survey.length[line]
                cubes = float(outlook.cubes)
                wants[CRUDE] += cubes * weights.crude_stock
                wants[outlook.grade(colour, length)] += cubes * weights.refined_stock
                gains += works.run(colour, length)
                lines += 1.0
        each = gains / lines if lines else 0.0
        self.values = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.grade: i64 = -1
        self.value: float = 0.0
        for grade in range(len(GRADES)):
            if player.tanks[grade] >= state.figures.tank_columns:
                continue
            room = float(state.figures.cubes_per_tank)
            short = wants[grade] - room * float(player.tanks[grade])
            short = 0.0 if short < 0.0 else (room if short > room else short)
            use = weights.crude_tank if grade == CRUDE else weights.refined_tank
            value = short * use * each * float(outlook.turns) + company.ground.tank_pay
            self.values[grade] = value
            if self.grade < 0 or value > self.value:
                self.grade = grade
                self.value = value


def cheapest(left: list[int]) -> i64:
    """The first price row that has something left, -1 if none has."""
    for row in range(len(left)):
        if left[row]:
            return row
    return -1


def dearest(left: list[int]) -> i64:
    """The last price row that has something left, -1 if none has: what is free may as well be dear."""
    found: i64 = -1
    for row in range(len(left)):
        if left[row]:
            found = row
    return found


def move(row: i64, grade: i64) -> int:
    return TANK + 4 * row + grade


def first_tank(state: Pipeline, wishes: vec[float]) -> int:
    """The row of the player board that is furthest behind what one wishes to start with."""
    tanks = state.players[state.turn].tanks
    best: i64 = -1
    most = 0.0
    for grade in range(len(GRADES)):
        if tanks[grade] < state.figures.tank_columns:
            short = wishes[grade] - float(tanks[grade])
            if best < 0 or short > most:
                best, most = grade, short
    return GRADE + best
