"""Hypothesis plays the Card Game: any table, any moves, any reveals, with copies, undo and records in between."""

from powerhouse.games.power_grid_card_game import GAME
from tests.machine import QUICK, Machine


class CardGameMachine(Machine):
    game = GAME


TestCardGameMachine = CardGameMachine.TestCase
TestCardGameMachine.settings = QUICK
