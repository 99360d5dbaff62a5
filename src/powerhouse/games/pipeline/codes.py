"""Moves and reveals of Pipeline as ints: a named base plus a number."""

from typing import Final

from powerhouse.games.pipeline.grid import CELLS

PASS: Final = 0
"""Do without an action this turn."""
DONE: Final = 1
"""Enough of what is being done."""
ACT: Final = 2
"""+ action: send the worker there, or run the machines."""
GRADE: Final = 14
"""+ grade: lay a start tank in this row."""
LOAN: Final = 18
PIPES: Final = 19
"""+ 0 or 1: pay for the smaller or the larger number of shop pipes."""
SPEND: Final = 21
"""+ grade: the cube that goes to the next need of the order."""
SPACE: Final = 26
"""+ 2 * space of the turn order track + 1 to push left: move the disc there."""
UPGRADE: Final = 34
"""+ family."""
CLOSE: Final = 41
"""+ family: turn its token face down."""
TANK: Final = 48
"""+ 4 * price row + grade."""
MACHINE: Final = 60
"""+ price row."""
SERVE: Final = 64
"""+ order: take it from the board and fill it."""
TAKE: Final = 100
"""+ pipe tile, from a shop or from the government."""
HOLD: Final = 240
"""+ pipe tile: lay this one of the hand next."""
STAND: Final = 380
"""+ pipe tile: the worker stands on it."""
START: Final = 520
"""+ machine: the worker stands on it."""
SIGN: Final = 540
"""+ 2 * contract or order + 1 if deferred."""
BUY: Final = 660
"""+ slot of the markets."""
SELL: Final = 800
"""+ 12 * slot + cube."""
FILL: Final = 2300
"""+ 20 * contract or order + 4 * need + grade of the cube."""
REFINE: Final = 3500
"""+ 16 * line + 4 * grade before + grade after."""
SITE: Final = 20_000
"""+ cell: put the machine there."""
PLACE: Final = 400_000
"""+ 4 * cell of the first half + rotation: lay the tile there; the last range."""
MOST: Final = PLACE + 4 * CELLS

# Reveals, a code space of their own.
DRAW: Final = 0
"""+ pipe tile: turned up from the stacks."""
CONTRACT: Final = 200
"""+ contract."""
ORDER: Final = 240
"""+ order."""
FAMILY: Final = 270
"""+ family: its upgrades are in this game."""
CARD: Final = 280
"""+ number of a valuation card."""
COST: Final = 300
"""+ value of a refining cost marker."""
ACTION_TILE: Final = 340
"""+ action: its tile lies on the next inner space."""
FIRST: Final = 350
"""+ seat: goes first in round 1."""

COLOURS: Final = ["orange", "teal", "silver"]
GRADES: Final = ["crude", "low", "mid", "high"]
CRUDE: Final = 0
LOW: Final = 1
HIGH: Final = 3
PIPE_TILES: Final = 135
CONTRACTS: Final = 30
ORDERS: Final = 24
GONE: Final = -1
"""In the place of a tile that lay there."""
NO_DISC: Final = -1
"""On a free space of the turn order track."""
FREE: Final = 0
"""In a free slot of a market; otherwise a slot holds the colour of its cube + 1."""


class Action:
    """Where the worker can go: the eight spaces of the cross, then what lies outside it."""

    CRUDE_MARKET: Final = 0
    MARKET_1: Final = 1
    MARKET_2: Final = 2
    MARKET_3: Final = 3
    UPGRADES: Final = 4
    TANKS: Final = 5
    MACHINES: Final = 6
    CONTRACTS: Final = 7
    GOVERNMENT: Final = 8
    NETWORK: Final = 9
    ONE_MACHINE: Final = 10
    ALL_MACHINES: Final = 11
    NONE: Final = 12
    """Nothing is being done: tiles of a yearly benefit are laid without an action."""


SPACES: Final = 8
"""The spaces of the cross."""


ACTION_IDS: Final = [
    "crude_market", "refined_market_1", "refined_market_2", "refined_market_3",
    "upgrades", "tanks_pipes", "machines_pipes", "contracts_loans",
]  # fmt: skip
"""The names of the spaces of the cross in the data files."""
ACTIONS: Final = [
    "crude", "market-1", "market-2", "market-3", "upgrades", "tanks", "machines", "contracts",
    "government", "network", "machine", "run-machines",
]  # fmt: skip
"""The words by which moves name them."""


class Family:
    """The seven kinds of upgrades."""

    GOVERNMENT: Final = 0
    SHOPS: Final = 1
    HUMAN_RESOURCES: Final = 2
    ENGINEERING: Final = 3
    REFINED_MARKETS: Final = 4
    CONTRACTS: Final = 5
    MACHINES: Final = 6


FAMILY_IDS: Final = [
    "government", "shops", "human_resources", "engineering", "refined_markets", "contracts_orders", "machines",
]  # fmt: skip
FAMILIES: Final = [id.replace("_", "-") for id in FAMILY_IDS]


class Stage:
    """What the actor is asked to do."""

    TANKS: Final = 0
    WORK: Final = 1
    TRADE: Final = 2
    SIGN: Final = 3
    SHOP: Final = 4
    PIPES: Final = 5
    SITE: Final = 6
    GOVERN: Final = 7
    HOLD: Final = 8
    PLACE: Final = 9
    UPGRADE: Final = 10
    BENEFIT: Final = 11
    STAND: Final = 12
    REFINE: Final = 13
    ORDER: Final = 14
    SERVE: Final = 15
    MACHINES: Final = 16
    OVER: Final = 17
    FINISHED: Final = 18
    """Nobody is asked: an action is over."""
    RESUMED: Final = 19
    """Nobody is asked: the turn goes on between two actions."""
