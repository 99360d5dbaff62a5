"""What greedy expects: how many rounds are to come, what fuel will be left and what it will cost."""

from typing import Final

from powerhouse.bots.power_grid_card_game.shelf import UNAVAILABLE, Card, cards_of, covering
from powerhouse.games.power_grid_card_game.codes import FUELS, GAS, OIL, Phase
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.parts.fleet import Fleet, Plant, Run

UNIT_PRICE: Final = [1.1, 1.2, 1.1, 2.0, 1.0, 0.0]
"""What a unit costs in an ordinary round, by what a plant burns: four fuels, hybrids, and none at the last index."""


def auctions_to_come(state: CardGame) -> int:
    """How many rounds will follow this one, if everybody buys a plant in each: 0 in the last round."""
    if state.last_round:
        return 0
    market = state.market
    if state.market_cut or market.shows_last_card():
        return 1
    companies = len(state.players) + (state.trust is not None)
    draws = sum(market.deck.left) + 1
    if state.phase <= Phase.RETURN:
        draws -= state.waiting.bit_count() + (state.trust is not None and not state.trust.acted)
    # One more plant is drawn in bureaucracy.
    draws -= 1
    return 1 + max(0, -(-draws // (companies + 1)))


def bills(state: CardGame, seat: int) -> list[list[int]]:
    """By fuel: what 0, 1, 2 ... units will cost together when those who buy before this seat are served."""
    demand = [0] * len(FUELS)
    for fleet, units in _earlier_buyers(state, seat):
        for fuel in range(len(FUELS)):
            demand[fuel] += max(0, fleet.room[fuel] // 2 - units[fuel])
        hybrids = fleet.hybrids_lack(units)
        demand[GAS] += hybrids // 2
        demand[OIL] += hybrids - hybrids // 2
    return [covering(_left(cards_of(state, fuel), demand[fuel])) for fuel in range(len(FUELS))]


def _earlier_buyers(state: CardGame, seat: int) -> list[tuple[Fleet, list[int]]]:
    place = state.order.index(seat)
    earlier = [
        (state.players[rival].fleet, list(state.players[rival].store.units)) for rival in state.order[place + 1 :]
    ]
    if state.trust is not None and place == 0:
        earlier.append((state.trust.fleet, list(state.trust.store.units)))
    return earlier


def _left(cards: list[Card], demand: int) -> list[Card]:
    """What is left when so many units are bought, the cheapest first."""
    cards = sorted(cards, key=lambda card: (card.price / card.units, -card.units))
    sold = 0
    while sold < len(cards) and demand > 0:
        demand -= cards[sold].units
        sold += 1
    return cards[sold:]


def best_run(plants: list[Plant], units: list[int], bills: list[list[int]], money: int, worth: int) -> tuple[int, int]:
    """Output and bill of the run that brings most, each unit of output being worth so much."""
    output, paid = 0, 0
    for run in Fleet(plants).runs():
        bill = bill_for(run, units, bills)
        if bill <= money and worth * run.output - bill > worth * output - paid:
            output, paid = run.output, bill
    return output, paid


def bill_for(run: Run, units: list[int], bills: list[list[int]]) -> int:
    """What a run costs beyond the units at hand; hybrids take the cheaper mix."""
    gas, oil = run.need0 - units[0], run.need1 - units[1]
    pair = min(
        [_bill(bills[GAS], gas + mix) + _bill(bills[OIL], oil + run.either - mix) for mix in range(run.either + 1)]
    )
    return pair + _bill(bills[2], run.need2 - units[2]) + _bill(bills[3], run.need3 - units[3])


def _bill(bills: list[int], units: int) -> int:
    if units <= 0:
        return 0
    return bills[units] if units < len(bills) else UNAVAILABLE
