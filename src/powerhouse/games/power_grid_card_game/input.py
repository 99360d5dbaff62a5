"""Short words of the Card Game: `c3 u1` buys two cards, `4c for 6` offers a plant and opens with 6."""

import re
from collections.abc import Sequence

from powerhouse.core.errors import UnreadableMove
from powerhouse.core.input import Input
from powerhouse.core.phrase import phrase
from powerhouse.games.power_grid_card_game.codes import FUELS, ID, MARKET_ORDER, MOST_UNITS, Phase
from powerhouse.games.power_grid_card_game.state import CardGame


class CardGameInput(Input):
    def named(self, state: CardGame) -> list[str]:
        """Any plant and card, also where it is refused."""
        verb = "scrap" if state.phase == Phase.SCRAP else "offer"
        plants = [f"{verb} {plant.name}" for plant in state.figures.plants.values()]
        units = range(1, MOST_UNITS + 1)
        return [*plants, *(f"buy {FUELS[fuel]} {count}" for fuel in MARKET_ORDER for count in units), "pass", "done"]

    def spelt(self, state: CardGame, part: str) -> list[str]:
        if state.phase == Phase.BUY:
            return _cards(part)
        return _opening(part) if state.phase == Phase.OFFER else [part]


def typed_plants(plants: Sequence[tuple[int, str]]) -> list[str]:
    """Plants by number and kind as they are typed: a letter of the kind where others share the number, `4c`, `4g`."""
    typed = []
    for number, kind in plants:
        shared = len({other for same, other in plants if same == number}) > 1
        typed.append(f"{number}{kind[0]}" if shared else str(number))
    return list(dict.fromkeys(typed))


def _opening(part: str) -> list[str]:
    """An offer with its first bid becomes two moves; anything else stays as it was said."""
    offer = re.fullmatch(r"(\D*\d+[-\w ]*?) for (\d+)", part.casefold())
    return [offer[1], f"bid {offer[2]}"] if offer else [part]


def _cards(part: str) -> list[str]:
    """Resource cards one after the other, each named as `c3`, `coal 3`, `3c` or `3 coal`."""
    words = re.findall(r"[a-z]+|[0-9]+", part.casefold().removeprefix("buy "))
    pairs = [*zip(words[::2], words[1::2])]
    if pairs and words[0].isdigit():
        pairs = [(said, units) for units, said in pairs]
    meant = [(FUELS[fuel], units) for said, units in pairs for fuel in MARKET_ORDER if FUELS[fuel].startswith(said)]
    if not meant or 2 * len(meant) != len(words) or not all(units.isdigit() for _, units in meant):
        return [part]
    for fuel, units in meant:
        if not 1 <= int(units[:9]) <= MOST_UNITS:
            raise UnreadableMove(phrase("screen-no-card", units=units, fuel=fuel, most=MOST_UNITS), ID)
    return [f"buy {fuel} {units}" for fuel, units in meant]
