"""Positions of the Card Game in which bots are asked."""

from tests.power_grid_card_game.scenario import Table

BIG = ("9", "11-coal", "17", "20", "22", "25", "26", "30")
FUEL = (["coal 3", "gas 3", "oil 3"], ["coal 3", "gas 3", "oil 2"], ["coal 3", "gas 3", "uranium 2"])


def middle(*market: str, money: int = 40) -> Table:
    """Seat 0 has three small plants, is first to offer and last to buy resources; a few rounds are to come."""
    table = Table(4).order(0, 1, 2, 3).round(5).plants(0, "3-coal", "4-coal", "8").money(0, money)
    return table.columns(*FUEL).market(*market).deck("12-coal", "13", "15", "16", "19", "21").auction()


def last_round(*market: str, money: int = 40) -> Table:
    """Seat 0, first to offer, has plants for 18 points; the token lies on no plant that matters."""
    table = Table(4).order(0, 1, 2, 3).round(8).plants(0, "8", "3-coal", "7-uranium").money(0, money)
    return table.columns(*FUEL).market(*market).final_deck("21").last_round().auction()
