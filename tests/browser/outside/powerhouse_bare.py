"""Power Grid under another name: a game from outside for which the pages have no board of its own."""

from dataclasses import replace

from powerhouse.games.power_grid.game import GAME as POWER_GRID

GAME = replace(POWER_GRID, id="bare-grid", name="Bare Grid")
