"""The valuation cards in words, and what each company would bring now."""

from collections.abc import Callable

from rich.table import Table as Grid
from rich.text import Text

from powerhouse.games.pipeline import valuation
from powerhouse.games.pipeline.codes import COLOURS
from powerhouse.games.pipeline.state import Pipeline
from powerhouse.games.pipeline.tables import Figures

WORDS = {
    "oil": "value of refined oil in tanks once more",
    "pipelines": "value of lines once more",
    "tank_tile": "{pay} for each tank",
    "level_3_upgrade": "{pay} for each upgrade of level 3",
    "pipeline_reaching_low": "{pay} for each line that reaches low",
    "pipeline_reaching_mid": "{pay} for each line that reaches mid",
    "pipeline_reaching_high": "{pay} for each line that reaches high",
    "fulfilled_contracts": "pay of filled contracts once more",
    "fulfilled_orders": "pay of filled orders once more",
    "distinct_pipeline_types": "kinds of lines (colour and grade), {one} for 1 to {all} for 9",
    "distinct_oil_types_on_fulfilled_contracts_and_orders": "kinds of oil in filled tiles, {one} for 1 to {all} for 9",
}


def words(figures: Figures, number: int) -> str:
    """What a card pays for."""
    card = figures.cards[number - 1]
    if card.what == "oil_and_pipelines":
        return f"value of {COLOURS[card.colour]} oil and lines once more"
    said = WORDS[card.what].format(pay=card.pay, one=figures.set_pay[1], all=figures.set_pay[-1])
    if card.attached:
        return said.replace("lines", "lines at machines", 1)
    return said


def line(state: Pipeline) -> str:
    return "; ".join(words(state.figures, number) for number in state.cards)


def table(state: Pipeline, label: Callable[[int], Text]) -> Grid:
    """Every company part by part."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("player")
    for title in ("money", "oil", "lines", "at machines", *(f"card {number}" for number in state.cards), "penalty"):
        grid.add_column(title, justify="right")
    grid.add_column("worth", justify="right", style="bold")
    for seat in state.order:
        score = valuation.score(state, state.players[seat])
        parts = [score.money, score.oil, score.lines, score.tile, *score.cards, -score.penalty, score.total()]
        grid.add_row(label(seat), *(str(part) for part in parts))
    return grid
