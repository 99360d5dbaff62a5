"""The end: oil, pipelines, the valuation tile and three cards, penalties, money (PL-14, PL-15)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.packed import vec
from powerhouse.core.phrase import phrase
from powerhouse.core.standings import Standings
from powerhouse.games.pipeline.cubes import cube, grade_of
from powerhouse.games.pipeline.deliveries import pay_for
from powerhouse.games.pipeline.figures import Card
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.refining import best_grade
from powerhouse.games.pipeline.table import Table

_KINDS: Final = 12
_REACHING: Final = {"pipeline_reaching_low": 1, "pipeline_reaching_mid": 2, "pipeline_reaching_high": 3}


@mypyc_attr(acyclic=True)
class Reached:
    """How many lines refine crude, by 3 * best grade + colour: `every` one, and those `attached` to machines."""

    def __init__(self, every: vec[i64], attached: vec[i64]) -> None:
        self.every = every
        self.attached = attached

    def copy(self) -> "Reached":
        return Reached(self.every[:], self.attached[:])

    def count(self, colour: i64, grade: i64, attached: bool, lines: i64) -> None:
        """So many lines more, or fewer; those that refine nothing do not count."""
        if grade:
            self.every[3 * grade + colour] += lines
            if attached:
                self.attached[3 * grade + colour] += lines


@mypyc_attr(acyclic=True)
class Score:
    """What a player's company is worth, part by part; `cards` has one figure for each valuation card."""

    def __init__(self, money: int, oil: int, lines: int, tile: int, cards: list[int], penalty: int) -> None:
        self.money = money
        self.oil = oil
        self.lines = lines
        self.tile = tile
        self.cards = cards
        self.penalty = penalty

    def total(self) -> int:
        return self.money + self.oil + self.lines + self.tile + sum(self.cards) - self.penalty


def standings(state: Table) -> Standings:
    """Most money wins; among equals whoever stands further ahead on the turn order track."""
    totals = [score(state, player).total() for player in state.players]
    ahead = [len(state.order) - state.order.index(seat) for seat in range(len(state.players))]
    figures = [{"money": totals[seat], "ahead": ahead[seat]} for seat in range(len(totals))]
    return Standings("pipeline", figures, phrase("end-years" if state.over else "end-not-yet"))


def score(state: Table, player: Player) -> Score:
    """As if the game ended now, except that contracts are not looked at."""
    figures = state.figures
    lines = reached(state, player)
    cards = [figures.cards[number - 1] for number in state.cards]
    return Score(
        player.money,
        _oil(figures.oil_value, player, -1),
        _lines(state, lines.every, -1),
        _lines(state, lines.attached, -1),
        [_card(state, player, card) + _card_on_lines(state, lines, card) for card in cards],
        figures.penalty(player.penalties),
    )


def reached(state: Table, player: Player) -> Reached:
    lines = Reached(vec[i64]([0] * _KINDS), vec[i64]([0] * _KINDS))
    network = player.network
    for line in network.lines():
        lines.count(line.colour, best_grade(state, player, line), network.attached(line), 1)
    return lines


def score_of_lines(state: Table, lines: Reached) -> int:
    """The part of a score that lines have in it: themselves, on the valuation tile and on cards."""
    total = _lines(state, lines.every, -1) + _lines(state, lines.attached, -1)
    for number in state.cards:
        total += _card_on_lines(state, lines, state.figures.cards[number - 1])
    return total


def oil_on_cards(state: Table) -> list[int]:
    """What valuation cards pay for a cube in a tank, by grade: as for a contract (PL-15.2)."""
    return state.figures.oil_value if state.rulings.oil_as_cubes else state.figures.contract_pay


def _oil(values: list[int], player: Player, colour: int) -> int:
    """The cubes in tanks, of one colour or (-1) of all, at these values by grade."""
    return sum(
        [
            player.oil[cube(kind, grade)] * values[grade]
            for kind in range(3)
            if colour in (-1, kind)
            for grade in range(4)
        ]
    )


def _lines(state: Table, lines: vec[i64], colour: int) -> int:
    """The value of lines by the grade they reach from crude, of one colour or (-1) of all."""
    values = state.figures.line_value
    total: i64 = 0
    kind: i64
    for kind in range(_KINDS):
        if lines[kind] and colour in (-1, kind % 3):
            total += lines[kind] * values[kind // 3]
    return total


def _card_on_lines(state: Table, lines: Reached, card: Card) -> int:
    """What a card pays for lines."""
    counted = lines.attached if card.attached else lines.every
    if card.what == "distinct_pipeline_types":
        return state.figures.set_pay[sum([count > 0 for count in counted])]
    if card.what == "pipelines" or card.what == "oil_and_pipelines":
        return _lines(state, counted, card.colour)
    if card.what in _REACHING:
        first = 3 * _REACHING[card.what]
        return card.pay * (lines.every[first] + lines.every[first + 1] + lines.every[first + 2])
    return 0


def _card(state: Table, player: Player, card: Card) -> int:
    """What a card pays for anything but lines."""
    what = card.what
    if what == "distinct_oil_types_on_fulfilled_contracts_and_orders":
        return state.figures.set_pay[len(_kinds_of_needs(state, player))]
    if what == "tank_tile":
        return card.pay * sum(player.tanks)
    if what == "level_3_upgrade":
        return card.pay * sum([level == 3 for level in player.levels])
    if what == "oil" or what == "oil_and_pipelines":
        return _oil(oil_on_cards(state), player, card.colour)
    if what == "fulfilled_contracts" or what == "fulfilled_orders":
        return sum(_filled_again(state, player, what == "fulfilled_orders"))
    return 0


def _kinds_of_needs(state: Table, player: Player) -> set[int]:
    """The different kinds, by colour and grade, of the oil that filled contracts and orders asked for."""
    found = [need for order in player.orders for need in state.figures.orders[order].needs]
    for contract in player.contracts:
        if contract.times:
            found += state.figures.demands[contract.tile].needs
    return set(found)


def _filled_again(state: Table, player: Player, orders: bool) -> list[int]:
    """What the filled contracts, or the orders, would bring once more."""
    demands = state.figures.demands
    if orders:
        return [
            pay_for(state, player, grade_of(need), True)
            for order in player.orders
            for need in state.figures.orders[order].needs
        ]
    return [
        pay_for(state, player, grade_of(need), False)
        for contract in player.contracts
        if contract.times
        for need in demands[contract.tile].needs
    ]
