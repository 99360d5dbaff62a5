"""Hypothesis plays Power Grid: any table, any moves, any reveals, with copies, undo and records in between."""

from powerhouse.games.power_grid import GAME
from tests.machine import QUICK, Machine


class PowerGridMachine(Machine):
    game = GAME


TestPowerGridMachine = PowerGridMachine.TestCase
TestPowerGridMachine.settings = QUICK
