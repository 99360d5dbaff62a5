"""The end: oil, pipelines, the valuation tile and three cards, penalties, money (PL-14, PL-15)."""

from powerhouse.core.phrase import phrase
from powerhouse.core.standings import Standings
from powerhouse.games.pipeline.cubes import cube, grade_of
from powerhouse.games.pipeline.deliveries import pay_for
from powerhouse.games.pipeline.figures import Card
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.refining import best_grade
from powerhouse.games.pipeline.table import Table


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
    return Score(
        player.money,
        _oil(figures.oil_value, player, -1),
        _lines(state, player, -1, False),
        _lines(state, player, -1, True),
        [_card(state, player, figures.cards[number - 1]) for number in state.cards],
        figures.penalty(player.penalties),
    )


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


def _lines(state: Table, player: Player, colour: int, attached: bool) -> int:
    """The value of lines by the grade they reach from crude, of one colour or (-1) of all, attached ones or all."""
    return sum(
        [
            state.figures.line_value[reached // 3]
            for reached in _reached(state, player, attached)
            if colour in (-1, reached % 3)
        ]
    )


def _reached(state: Table, player: Player, attached: bool) -> list[int]:
    """For each line that refines crude at all 3 * best grade + colour."""
    network = player.network
    found: list[int] = []
    for line in network.lines():
        grade = best_grade(state, player, line)
        if grade and (not attached or network.attached(line)):
            found.append(3 * grade + line.colour)
    return found


def _card(state: Table, player: Player, card: Card) -> int:
    if card.kind == "set":
        return state.figures.set_pay[len(_kinds(state, player, card))]
    if card.kind == "per_item":
        return card.pay * _items(state, player, card.what)
    if card.what == "oil":
        return _oil(oil_on_cards(state), player, card.colour)
    if card.what == "pipelines":
        return _lines(state, player, card.colour, card.attached)
    if card.what == "oil_and_pipelines":
        return _oil(oil_on_cards(state), player, card.colour) + _lines(state, player, card.colour, card.attached)
    return sum(_filled_again(state, player, card.what == "fulfilled_orders"))


def _items(state: Table, player: Player, what: str) -> int:
    if what == "tank_tile":
        return sum(player.tanks)
    if what == "level_3_upgrade":
        return sum([level == 3 for level in player.levels])
    wanted = {"pipeline_reaching_low": 1, "pipeline_reaching_mid": 2, "pipeline_reaching_high": 3}[what]
    return sum([reached // 3 == wanted for reached in _reached(state, player, False)])


def _kinds(state: Table, player: Player, card: Card) -> list[int]:
    """The different kinds, by colour and grade, of lines or of the oil that filled contracts and orders asked for."""
    if card.what == "distinct_pipeline_types":
        found = _reached(state, player, card.attached)
    else:
        found = [need for order in player.orders for need in state.figures.orders[order].needs]
        for contract in player.contracts:
            if contract.times:
                found += state.figures.demands[contract.tile].needs
    return sorted(set(found))


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
