"""What lies on the table of Pipeline."""

from typing import Any, Final

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.core.state import State
from powerhouse.games.pipeline import this_turn
from powerhouse.games.pipeline.codes import FREE, NO_DISC, Action, Stage
from powerhouse.games.pipeline.figures import Figures
from powerhouse.games.pipeline.offers import Offer, offer_of
from powerhouse.games.pipeline.player import Player, restored_player
from powerhouse.games.pipeline.rulings import Rulings
from powerhouse.games.pipeline.this_turn import Turn
from powerhouse.parts import fields

_PLAIN: Final = (
    "turn", "stage", "year", "round", "place", "closed", "discarded", "bank",
    "order", "row", "markers", "cross", "families", "copies", "orders", "cards",
)  # fmt: skip
_SHOPS: Final = {
    "tanks": "tanks_left",
    "machines": "machines_left",
    "tank_pipes": "tank_pipes",
    "machine_pipes": "machine_pipes",
}
_CONTRACTS: Final = {
    "lying": "contracts",
    "next": "next_contract",
    "left": "contracts_left",
    "unseen": "unseen_contracts",
}
_GOVERNMENT: Final = {"tiles": "government", "opened": "opened", "opened_now": "opened_now"}
_GROUPS: Final = {"shops": _SHOPS, "contracts": _CONTRACTS, "government": _GOVERNMENT}
"""Fields that a dump has together, by the names that they have there."""


class Table(State):
    """Everything that lies there. Lists are replaced, never changed in place, and shared by copies.

    `year` counts from 0, `round` from 1 within the year. `order` is the upper row of the turn order track, `row` the
    lower one (-1 where it is free). `slots` holds a cube's colour + 1 for each slot of the markets. `cross` has the
    action tile of each arm. `contracts` and `orders` lie in rows of equally many columns, -1 where one is gone. Bits
    of `closed` are families whose token lies face down, bits of `opened` open quadrants. What
    belongs to the turn under way is in `now`.
    """

    figures: Figures
    options: dict[str, str]
    rulings: Rulings
    stage: i64
    year: i64 = 0
    round: i64 = 1
    order: list[int]
    place: i64 = 0
    row: list[int]
    players: list[Player]
    supply: vec[i64]
    slots: vec[i64]
    offers: list[Offer]
    markers: list[int]
    costs: vec[i64]
    cross: list[int]
    steps: vec[i64]
    families: list[int]
    copies: list[int]
    closed: i64 = 0
    government: list[int]
    opened: i64 = 0
    opened_now: bool = False
    tanks_left: list[int]
    machines_left: list[int]
    tank_pipes: list[int]
    machine_pipes: list[int]
    contracts: list[int]
    next_contract: list[int]
    contracts_left: list[int]
    unseen_contracts: list[list[int]]
    orders: list[int]
    cards: list[int]
    unseen: vec[i64]
    discarded: i64 = 0
    bank: i64 = 0
    now: Turn

    def lay_out(
        self, figures: Figures, options: dict[str, str], families: list[int], cards: list[int], rulings: Rulings
    ) -> None:
        """Before anything is dealt. Families and cards that are not named are left to chance."""
        self.figures = figures
        self.options = options
        self.rulings = rulings
        self.turn = 0
        self.stage = Stage.TANKS
        self.order = []
        self.row = [NO_DISC] * figures.players
        self.players = []
        self.supply = figures.cubes[:]
        self.slots = vec[i64]([FREE] * figures.slots)
        self.offers = []
        self.markers = []
        self.costs = vec[i64]([])
        self.cross = []
        self.steps = vec[i64]([])
        self.families = families
        self.copies = figures.copies
        self.government = []
        self.tanks_left = figures.tank_shop.full
        self.machines_left = figures.machine_shop.full
        self.tank_pipes = []
        self.machine_pipes = []
        self.contracts = []
        self.next_contract = []
        self.contracts_left = [figures.contract_stack] * 3
        self.unseen_contracts = figures.contract_codes
        self.orders = []
        self.cards = cards
        self.unseen = figures.tile_codes
        self.now = Turn()

    def copy_to(self, other: "Table") -> None:
        other.turn = self.turn
        other.figures = self.figures
        other.options = self.options
        other.rulings = self.rulings
        other.stage = self.stage
        other.year = self.year
        other.round = self.round
        other.order = self.order
        other.place = self.place
        other.row = self.row
        other.players = [player.copy() for player in self.players]
        other.supply = self.supply[:]
        other.slots = self.slots
        other.offers = self.offers
        other.markers = self.markers
        other.costs = self.costs
        other.cross = self.cross
        other.steps = self.steps
        other.families = self.families
        other.copies = self.copies
        other.closed = self.closed
        other.government = self.government
        other.opened = self.opened
        other.opened_now = self.opened_now
        other.tanks_left = self.tanks_left
        other.machines_left = self.machines_left
        other.tank_pipes = self.tank_pipes
        other.machine_pipes = self.machine_pipes
        other.contracts = self.contracts
        other.next_contract = self.next_contract
        other.contracts_left = self.contracts_left
        other.unseen_contracts = self.unseen_contracts
        other.orders = self.orders
        other.cards = self.cards
        other.unseen = self.unseen
        other.discarded = self.discarded
        other.bank = self.bank
        other.now = self.now.copy()

    def dump(self) -> dict[str, Any]:
        return {
            **fields.dumped(self, _PLAIN),
            **{group: {key: getattr(self, name) for key, name in names.items()} for group, names in _GROUPS.items()},
            "options": dict(self.options),
            "players": [player.dump() for player in self.players],
            "supply": list(self.supply),
            "slots": list(self.slots),
            "unseen": list(self.unseen),
            **self.now.dump(),
        }

    def restore(self, dump: dict[str, Any]) -> None:
        fields.restore(self, _PLAIN, dump)
        for group, names in _GROUPS.items():
            for key, name in names.items():
                setattr(self, name, dump[group][key])
        self.players = [restored_player(self.figures, row) for row in dump["players"]]
        self.supply = vec[i64](dump["supply"])
        self.lay_cubes(vec[i64](dump["slots"]))
        self.unseen = vec[i64](dump["unseen"])
        self.costs = self.figures.refine_costs(self.markers)
        self.lay_cross(self.cross)
        self.now = this_turn.restored(dump)

    @property
    def seats(self) -> int:
        return len(self.players)

    def lay_cross(self, tiles: list[int]) -> None:
        """The action tile of each arm is known; `steps` has the way from each space to each other."""
        self.cross = tiles
        self.steps = self.figures.steps(tiles)

    def lay_cubes(self, slots: vec[i64]) -> None:
        """Cubes have come or gone on all markets."""
        self.slots = slots
        self.offers = [offer_of(self.figures, slots, market) for market in range(Action.UPGRADES)]

    def lay_cube(self, slots: vec[i64], slot: i64) -> None:
        """A cube has come or gone in this slot."""
        market = self.figures.slot_market[slot]
        offers = self.offers[:]
        offers[market] = offer_of(self.figures, slots, market)
        self.slots = slots
        self.offers = offers

    def pay(self, player: Player, amount: i64) -> None:
        """A player pays the bank, or is paid if the amount is negative."""
        player.money -= amount
        self.bank += amount
