"""What a fleet is asked for again and again: its capacity, and the most that it can supply."""

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.core.rng import Rng
from powerhouse.games.power_grid import GAME
from powerhouse.games.power_grid.game import figures
from powerhouse.parts.fleet import Fleet
from powerhouse.parts.plant_figures import listed

PLANTS = figures(GAME.setup(4)).plants


def test_the_best_output_is_that_of_the_best_run_that_has_its_fuel() -> None:
    dice = Rng(5)
    cards = sorted(PLANTS)
    best_was_all = 0
    for _ in range(400):
        fleet = Fleet([PLANTS[card] for card in sorted({cards[dice.below(len(cards))] for _ in range(4)})])
        stock = vec[i64]([int(dice.below(7)) for _ in range(4)])
        demand = int(dice.below(22))
        can_run = [int(run.output) for run in fleet.runs() if run.least(stock) <= run.most(stock)]
        assert fleet.best_output(stock, demand) == min(max(can_run), demand)
        assert fleet.capacity() == fleet.runs()[-1].output
        best_was_all += max(can_run) == fleet.capacity()
    assert 50 < best_was_all < 350


def test_plants_in_a_list_are_at_the_place_of_their_card() -> None:
    plants = listed(PLANTS)
    assert all(plants[card] is plant for card, plant in PLANTS.items())
    assert len(plants) == max(PLANTS) + 1
