"""Short words of the Card Game: `c3 u1` buys two cards, `4c for 6` offers a plant and opens with 6."""

import re

from powerhouse.cli.terminal.power_grid_card_game.marks import LETTERS
from powerhouse.core.errors import UnreadableMove

MOST_UNITS = 3


def opening(part: str) -> list[str]:
    """An offer with its first bid becomes two moves; anything else stays as it was said."""
    offer = re.fullmatch(r"(\D*\d+[-\w ]*?) for (\d+)", part.casefold())
    return [offer[1], f"bid {offer[2]}"] if offer else [part]


def cards(part: str) -> list[str]:
    """Resource cards one after the other, each named as `c3`, `coal 3`, `3c` or `3 coal`."""
    words = re.findall(r"[a-z]+|[0-9]+", part.casefold().removeprefix("buy "))
    pairs = [*zip(words[::2], words[1::2])]
    if pairs and words[0].isdigit():
        pairs = [(said, units) for units, said in pairs]
    meant = [(fuel, units) for said, units in pairs for fuel in LETTERS if fuel.startswith(said)]
    if not meant or 2 * len(meant) != len(words) or not all(units.isdigit() for _, units in meant):
        return [part]
    for fuel, units in meant:
        if not 1 <= int(units[:9]) <= MOST_UNITS:
            raise UnreadableMove(f"there is no card of {units} {fuel}: cards have 1 to {MOST_UNITS} units")
    return [f"buy {fuel} {units}" for fuel, units in meant]
