"""What greedy does in a position."""

from powerhouse.bots.power_grid.greedy import Greedy
from tests.bots.player import Player, choose_by

player = Player(choose_by(Greedy()))
choice = player.choice
turn = player.turn
