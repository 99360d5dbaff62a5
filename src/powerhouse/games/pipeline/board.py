"""What never changes during a game: tiles, cards, prices, and the rulings by which it is played."""

from msgspec import Struct

from powerhouse.core.phrase import Items, Phrase, Value, all_of, phrase
from powerhouse.games.pipeline.codes import COLOURS, FAMILIES, GRADES
from powerhouse.games.pipeline.cubes import colour_of, grade_of
from powerhouse.games.pipeline.figures import Benefit, Card, Demand, Figures, Upgrades
from powerhouse.games.pipeline.grid import COLOUR_OF, PORT_A, PORT_B, SIDES, Face
from powerhouse.games.pipeline.rulings import READINGS
from powerhouse.games.pipeline.upgrades import EFFECTS, LEVELS
from powerhouse.parts.fields import shown


class OilView(Struct, frozen=True):
    """Oil of a colour and a grade, as a contract or an order needs it."""

    colour: str
    grade: str


class DemandView(Struct, frozen=True):
    """A contract or order as it lies on the board: its needs, and what filling it brings.

    Its `name` is short, as `low3` or `o4-1`.
    """

    id: str
    name: str
    needs: list[OilView]
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
    """A valuation card; what it pays for is said by the view, since tables read it differently."""

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
    """What never changes during a game, and the rulings by which it is played.

    `effects` says for each family what the card of each level brings. `advised_tanks` are the start tanks by grade,
    `tank_columns` how many tanks a row takes.
    """

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
    upgrade_cost: int
    loan: int
    start_tanks: int
    advised_tanks: dict[str, int]
    tank_columns: int
    cubes_per_tank: int
    effects: dict[str, list[Phrase]]
    rulings: dict[str, Phrase]


def oil_view(need: int) -> OilView:
    return OilView(COLOURS[colour_of(need)], GRADES[grade_of(need)])


def tender_name(id: str) -> str:
    """A contract or an order as people call it: `low3`, `high7`, `o3-4`."""
    kind, _, number = id.rpartition("-")
    return f"{kind[2:]}{int(number)}" if kind.startswith("C-") else f"{kind.casefold()}-{int(number)}"


def demand_view(demand: Demand, pay: list[int]) -> DemandView:
    return DemandView(
        demand.id,
        tender_name(demand.id),
        [oil_view(need) for need in demand.needs],
        sum(pay[grade_of(need)] for need in demand.needs),
    )


def board(figures: Figures) -> Board:
    return shown(
        Board,
        figures,
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
        pipe_costs={str(count): cost for count, cost in zip(figures.pipe_counts, figures.pipe_costs, strict=True)},
        advised_tanks=dict(zip(GRADES, figures.recommended_tanks, strict=True)),
        effects={
            name: [_effect(figures.upgrades, family, level) for level in range(1, LEVELS + 1)]
            for family, name in enumerate(FAMILIES)
        },
        rulings={
            name: phrase("with-clause", said=phrase(f"ruling-{name}"), clause=clause)
            for name, clause in READINGS.items()
        },
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


def card_text(figures: Figures, card: Card, oil: list[int]) -> Phrase:
    """What a valuation card pays for; `oil` is what it pays for a cube of each grade."""
    values: dict[str, Value] = {"pay": card.pay, "one": figures.set_pay[1], "all": figures.set_pay[-1]}
    values |= dict(zip(GRADES[1:], oil[1:], strict=True))
    if card.colour >= 0:
        values["colour"] = phrase(f"colour-{COLOURS[card.colour]}")
    return Phrase(f"card-{card.what.replace('_', '-')}" + ("-attached" if card.attached else ""), values)


def _effect(cards: Upgrades, family: int, level: int) -> Phrase:
    """What the card of a level says."""
    now, yearly = cards.now(family, level), cards.yearly[family]
    parts: Items = [phrase("effect-now", tiles=_tiles(now))] if now.any() else []
    if EFFECTS[family, level]:
        parts.append(Phrase(EFFECTS[family, level], _numbers(cards)))
    if level == 1 and yearly.any():
        parts.append(phrase("effect-yearly", tiles=_tiles(yearly)))
    return phrase("effect", parts=parts)


def _numbers(cards: Upgrades) -> dict[str, Value]:
    """The figures that effects name."""
    return {
        "secondary-cost": cards.secondary_cost,
        "reach": cards.reach,
        "bonus-1": cards.bonus[1],
        "bonus-2": cards.bonus[2],
        "price-shift": cards.price_shift,
        "fillings": cards.fillings,
        "extra-pay": cards.extra_pay,
        "machine-cost": cards.machine_cost,
    }


def _tiles(benefit: Benefit) -> Phrase:
    return all_of([phrase(f"due-{kind}", count=count) for kind, count in benefit.counts().items() if count])
