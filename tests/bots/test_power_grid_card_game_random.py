"""Random play of the Card Game: uniform over all moves, but never a wild bid."""

from powerhouse.bots import Clock, find
from tests.power_grid_card_game.scenario import Table

MARKET = ("3-coal", "3-oil", "4-coal", "4-gas", "5-hybrid", "6-coal", "7-hybrid", "8")


def chosen(table: Table) -> set[str]:
    """What the bot does in a position when asked again and again."""
    bot = find("random", "power-grid-card-game", seed=1)
    return {table.state.text(bot.choose(table.state.copy(), table.state.turn, Clock())) for _ in range(200)}


def test_it_opens_with_the_lowest_bid() -> None:
    assert chosen(Table(4).market(*MARKET).auction().play("offer 4-gas")) == {"bid 4"}


def test_it_bids_one_more_or_passes() -> None:
    assert chosen(Table(4).market(*MARKET).auction().play("offer 4-gas", "bid 7")) == {"pass", "bid 8"}


def test_it_passes_when_it_cannot_raise() -> None:
    assert chosen(Table(4).market(*MARKET).auction().play("offer 4-gas", "bid 12")) == {"pass"}


def test_elsewhere_every_move_is_tried() -> None:
    for table in (
        Table(4).round(2).market(*MARKET).auction(),
        Table(4).plants(0, "5-hybrid").order(1, 2, 3, 0).buying(),
    ):
        assert chosen(table) == set(table.legal())
