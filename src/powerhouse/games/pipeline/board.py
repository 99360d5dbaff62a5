"""What never changes during a game: tiles, cards, prices, and the rulings by which it is played."""

from msgspec import Struct

from powerhouse.games.pipeline.codes import COLOURS, FAMILIES, GRADES
from powerhouse.games.pipeline.grid import COLOUR_OF, PORT_A, PORT_B, SIDES, Face
from powerhouse.games.pipeline.rulings import RULINGS
from powerhouse.games.pipeline.tables import Card, Demand, Figures


class DemandView(Struct, frozen=True):
    """A contract or order as it lies on the board: needs as `colour grade`, and what filling it brings."""

    id: str
    needs: list[str]
    pay: int


class PathView(Struct, frozen=True):
    """A pipe of a half of a tile, between two sides."""

    a: str
    b: str
    colour: str


class PipeTileView(Struct, frozen=True):
    """A pipe tile with its second half to the east of the first."""

    id: str
    first: list[PathView]
    second: list[PathView]
    symmetric: bool


class CardView(Struct, frozen=True):
    number: int
    kind: str
    what: str
    pay: int
    colour: str | None
    attached: bool


class SpaceView(Struct, frozen=True):
    """A space of a quadrant on its 4 by 4 cells, with the spaces that share an edge with it."""

    cells: list[list[int]]
    neighbours: list[int]


class Board(Struct, frozen=True):
    """What never changes during a game, and the rulings by which it is played."""

    pipes: list[PipeTileView]
    contracts: list[DemandView]
    orders: list[DemandView]
    cards: list[CardView]
    families: list[str]
    quadrant: list[SpaceView]
    contract_pay: dict[str, int]
    order_pay: dict[str, int]
    oil_value: dict[str, int]
    line_value: dict[str, int]
    penalties: list[int]
    set_pay: list[int]
    government_cost: list[int]
    pipe_costs: dict[str, int]
    rulings: dict[str, str]


def need_text(need: int) -> str:
    return f"{COLOURS[need // 4]} {GRADES[need % 4]}"


def demand_view(demand: Demand, pay: list[int]) -> DemandView:
    return DemandView(
        demand.id, [need_text(need) for need in demand.needs], sum(pay[need % 4] for need in demand.needs)
    )


def board(figures: Figures) -> Board:
    return Board(
        pipes=[_pipe_tile(face) for face in figures.faces],
        contracts=[demand_view(contract, figures.contract_pay) for contract in figures.contracts],
        orders=[demand_view(order, figures.order_pay) for order in figures.orders],
        cards=[_card(card) for card in figures.cards],
        families=FAMILIES,
        quadrant=[SpaceView(cells, near) for cells, near in zip(figures.space_cells, figures.neighbours, strict=True)],
        contract_pay=dict(zip(GRADES, figures.contract_pay, strict=True)),
        order_pay=dict(zip(GRADES, figures.order_pay, strict=True)),
        oil_value=dict(zip(GRADES, figures.oil_value, strict=True)),
        line_value=dict(zip(GRADES, figures.line_value, strict=True)),
        penalties=figures.penalties,
        set_pay=figures.set_pay,
        government_cost=figures.government_cost,
        pipe_costs={str(count): cost for count, cost in zip(figures.pipe_counts, figures.pipe_costs, strict=True)},
        rulings={name: f"{sentence} ({clause})" for name, (clause, sentence) in RULINGS.items()},
    )


def _pipe_tile(face: Face) -> PipeTileView:
    return PipeTileView(face.id, _paths(face.first[0]), _paths(face.second[0]), face.symmetric)


def _paths(kind: int) -> list[PathView]:
    return [
        PathView(
            SIDES[PORT_A[2 * kind + segment]], SIDES[PORT_B[2 * kind + segment]], COLOURS[COLOUR_OF[2 * kind + segment]]
        )
        for segment in range(2)
    ]


def _card(card: Card) -> CardView:
    colour = COLOURS[card.colour] if card.colour >= 0 else None
    return CardView(card.number, card.kind, card.what, card.pay, colour, card.attached)
