"""What greedy expects: how many rounds are to come, and what fuel costs in them."""

from typing import Final

from powerhouse.games.power_grid_card_game.state import CardGame

UNIT_PRICE: Final = [1.6, 1.8, 1.6, 3.0, 1.5, 0.0]
"""What a unit costs in an ordinary round, by what a plant burns: gas, oil, coal, uranium, either (hybrids), nothing.

`NO_FUEL` is the last index. It is more than the market asks, for what one needs is often sold out.
"""

FIRST_GUESS: Final = 2
"""So many rounds in which everybody buys are counted with those played, before there is a pace to go by."""


def auctions_to_come(state: CardGame) -> int:
    """How many rounds will follow this one, if plants go on to be drawn as fast as so far: 0 in the last round."""
    if state.last_round:
        return 0
    if state.market_cut or state.market.shows_last_card():
        return 1
    figures = state.figures
    left = sum(state.market.deck.left)
    drawn = len(figures.plants) - figures.first_market - figures.small_removed - figures.big_removed - left
    in_a_round = len(state.players) + (state.trust is not None) + 1
    rounds = state.round - 1 + FIRST_GUESS
    return max(1, round((left + 1) * rounds / (drawn + FIRST_GUESS * in_a_round)))
