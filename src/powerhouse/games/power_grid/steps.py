"""The three steps of the game and what happens once when they begin (PG-6).

The Step 3 card, the last one of the deck, may be drawn in the auction (flow.py), when step 2 begins or when the market
is renewed (bureaucracy.py).
"""

from powerhouse.core.chance import Chance
from powerhouse.games.power_grid.table import Table
from powerhouse.parts.plant_deck import LAST_CARD


def begin_step2(state: Table, chance: Chance) -> None:
    """At the start of phase 5: the cheapest plant goes and one is drawn, which may be the Step 3 card."""
    state.step = 2
    market = state.own_market()
    market.discard_cheapest()
    if market.replace(chance) == LAST_CARD:
        remove_last_card(state, chance)
        state.step3_due = True


def remove_last_card(state: Table, chance: Chance) -> None:
    """The Step 3 card leaves with the cheapest plant, and neither is replaced; step 2's effect comes first if due."""
    market = state.own_market()
    if state.step == 1:
        market.discard_cheapest()
        market.replace(chance)
    market.discard(LAST_CARD)
    market.discard_cheapest()


def begin_step3(state: Table) -> None:
    """From here on cities hold three houses and every plant of the market is on offer."""
    state.step = 3
    state.step3_due = False
    state.own_market().row = state.figures.step3_row
