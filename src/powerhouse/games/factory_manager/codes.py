"""Moves and reveals of Factory Manager as ints: a named base plus a number."""

from typing import Final

PASS: Final = 0
DONE: Final = 1
HIRE: Final = 2
"""+ number of seasonal workers, at least one: hire them and end the turn."""
BACK: Final = 10
"""+ how many of the workers on the turn-order tile just won are seasonal ones."""
OFFER: Final = 20
"""+ turn-order tile: put it under the hammer."""
BID: Final = 40
"""+ workers."""
BRING: Final = 70
"""+ tile: from the storage board to the market."""
BUY: Final = 180
"""+ tile."""
PLACE: Final = 290
"""+ tile: from beside the factory into it."""
DEMOLISH: Final = 400
"""+ tile."""
STOP: Final = 510
"""+ tile: it does not run this round."""

MOST_SEASONAL: Final = 7
MOST_ORDER: Final = 19
MOST_WORKERS: Final = 20
MOST_TILES: Final = 110

# Reveals, a code space of their own.
START: Final = 0
"""+ turn-order tile: the next seat starts with it."""
ORDER: Final = 20
"""+ turn-order tile: turned up for the auction."""
ENERGY: Final = 40
"""+ spaces that the energy price rises."""
X_TILE: Final = 60
"""+ tile: lies in the first market."""

# Places in TYPES: below MACHINE are storages, between MACHINE and CONTROL robots, from CONTROL on tiles for rooms.
MACHINE: Final = 1
ROBOT_SEMI: Final = 3
CONTROL: Final = 4
TYPES: Final = ["storage", "machine", "robot_auto", "robot_semi", "control", "optimizer"]


class Phase:
    """What the actor is asked to do."""

    OFFER: Final = 0
    BID: Final = 1
    BACK: Final = 2
    BRING: Final = 3
    BUY: Final = 4
    RUN: Final = 5
    OVER: Final = 6
    # A phase of the round is finished: nobody sees these, since `flow.go_on` begins what follows.
    ORDERED: Final = 7
    BROUGHT: Final = 8
    BOUGHT: Final = 9
    RAN: Final = 10
