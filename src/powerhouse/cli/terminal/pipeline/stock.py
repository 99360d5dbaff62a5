"""What lies on the board to be had: pipe tiles of the government and the shops, tanks, machines, upgrades."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import flow, listing
from powerhouse.cli.terminal.pipeline import drawing, menu
from powerhouse.cli.terminal.pipeline.scene import Scene
from powerhouse.cli.terminal.pipeline.symbols import LABEL, colour_mark, labelled
from powerhouse.core.notation import Form
from powerhouse.core.phrase import Items, all_of, phrase
from powerhouse.games.pipeline.board import Board
from powerhouse.games.pipeline.input import SPACES, government_tiles
from powerhouse.games.pipeline.view import FamilyView, ShopView, View

NUMBERS = "123456789"


def shop(view: View, id: str) -> ShopView:
    return next(shop for shop in view.shops if shop.id == id)


def _legal_tiles(scene: Scene) -> list[object]:
    return [choice.arguments["tile"] for choice in scene.choices("take")]


def tile_mark(scene: Scene, name: str, tile: str, legal: bool = True) -> Text:
    """A tile with the line it could make: `2c S╮ ╰O━O━T━O T6`; it has no name if it cannot be taken."""
    line = scene.line_with(tile)
    drawn = Text.assemble(
        (f"{name if legal else '':2} ", "bold"),
        drawing.tile(scene.say, scene.tile(tile)),
        " ",
        colour_mark(scene.say, line[0], f"{line[1]:<2}") if line else "   ",
    )
    if not legal:
        drawn.stylize("dim")
    return drawn


def quadrants(scene: Scene) -> RenderableType:
    """A column for each quadrant; the plan shows which spaces lie side by side."""
    view = scene.view
    titles = [
        scene.say("quadrant-open" if quadrant.open else "quadrant-closed", number=number)
        for number, quadrant in enumerate(view.government, 1)
    ]
    grid = listing(titles, whole=True)
    taking, legal = view.ask in ("government", "benefit"), _legal_tiles(scene)
    names = government_tiles(view)
    for space in range(len(SPACES)):
        grid.add_row(
            *(
                Text("   –", style="dim") if tile is None else tile_mark(scene, name, tile, not taking or tile in legal)
                for name, tile in names[space :: len(SPACES)]
            )
        )
    return Group(grid, scene.dim("quadrant-plan", plan="  ".join(_plan(scene.board))))


def _plan(board: Board) -> list[str]:
    """The letters of the spaces of a quadrant on its cells, row by row."""
    letters = {(x, y): SPACES[at] for at, space in enumerate(board.quadrant) for x, y in space.cells}
    rows = sorted({y for _, y in letters})
    return ["".join(letters[x, y] for x in sorted({x for x, _ in letters})) for y in rows]


def beside_worker(scene: Scene) -> Grid:
    """The government tiles that may follow the one under the worker."""
    legal = _legal_tiles(scene)
    marks = [
        tile_mark(scene, name, tile)
        for name, tile in government_tiles(scene.view)
        if tile is not None and tile in legal
    ]
    return labelled(scene.say("label-beside"), flow(marks, scene.width - LABEL))


def pipes(scene: Scene, tiles: list[str], names: str, label: str) -> Grid:
    """Tiles, each with a letter of `names`."""
    marks = [tile_mark(scene, name, tile) for name, tile in zip(names, tiles)]
    return labelled(scene.say(label), flow(marks, scene.width - LABEL) if marks else scene.dim("none"))


def goods(scene: Scene, id: str) -> Text:
    """`4 for 5 and 4 for 10`"""
    lying = shop(scene.view, id)
    marks: Items = [
        phrase("goods-for", count=count, price=price)
        for price, count in zip(lying.prices, lying.left, strict=True)
        if count
    ]
    return Text(scene.told(all_of(marks))) if marks else scene.dim("none-left")


def families(scene: Scene, numbered: bool) -> Grid:
    """Each family with one's level, the next card and what it says."""
    titles = [scene.say(f"column-{title}") for title in ("family", "you", "left")]
    grid = listing(["", *titles], right=(0, 2), gap=2, whole=True)
    grid.add_column(scene.say("column-next-level"))
    for number, family in enumerate(scene.view.families, 1):
        legal = menu.legal(scene.view, Form("upgrade", {"family": family.id}))
        grid.add_row(
            f"{number})" if numbered else scene.say(f"letter-family-{family.id}"),
            Text(scene.say(f"family-{family.id}"), style="bold" if legal else "dim" if numbered else ""),
            str(scene.me.upgrades[family.id] or "–"),
            " ".join(map(str, family.cards)),
            Text(_next_card(scene, family), style="dim" if family.closed else ""),
        )
    return grid


def _next_card(scene: Scene, family: FamilyView) -> str:
    level = scene.me.upgrades[family.id]
    if family.closed:
        return scene.say("next-closed")
    if family.next is not None:
        return effect(scene, family.id, family.next)
    return scene.say("next-all") if level == len(family.cards) else scene.say("next-gone", level=level + 1)


def effect(scene: Scene, family: str, level: int) -> str:
    return scene.say("next-card", level=level, effect=scene.board.effects[family][level - 1])
