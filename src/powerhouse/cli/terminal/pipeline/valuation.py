"""The valuation cards in words, and what each company would bring now."""

from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import listing
from powerhouse.cli.terminal.pipeline.scene import Scene
from powerhouse.core.phrase import each_of


def words(scene: Scene) -> list[str]:
    """What each card pays for."""
    return [scene.told(text) for text in scene.view.valuation]


def line(scene: Scene) -> Text:
    return Text(scene.told(each_of([*scene.view.valuation])))


def table(scene: Scene) -> Grid:
    """Every company part by part."""
    cards = [scene.say("column-card", number=number) for number in scene.view.cards]
    parts = [scene.say(f"column-{part}") for part in ("player", "money", "oil", "line-values", "attached")]
    titles = [*parts, *cards, scene.say("column-penalty")]
    grid = listing(titles, right=range(1, len(titles)), gap=2)
    grid.add_column(scene.say("column-worth"), justify="right", style="bold")
    for seat in scene.view.order:
        score = scene.view.players[seat].score
        figures = [score.money, score.oil, score.lines, score.tile, *score.cards, -score.penalty, score.total]
        grid.add_row(scene.label(seat), *map(str, figures))
    return grid
