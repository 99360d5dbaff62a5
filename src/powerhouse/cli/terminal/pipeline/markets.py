"""The cross with its markets and action tiles, and the rows of a market while one trades there."""

from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import listing
from powerhouse.cli.terminal.pipeline.menu import SPACES
from powerhouse.cli.terminal.pipeline.scene import Scene
from powerhouse.cli.terminal.pipeline.symbols import STYLES, oil
from powerhouse.games.pipeline.input import typed_purchase, typed_sale
from powerhouse.games.pipeline.view import MarketView, RowView

ARM = 24


def cross(scene: Scene, numbered: bool, only: list[str] | None = None) -> Grid:
    """A line for each arm: the market, the action tile beside it, the cheapest cubes and the best prices."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, width=ARM)
    grid.add_column()
    markets = {market.id: market for market in scene.view.markets}
    for arm in scene.view.cross:
        if only is None or arm.market in only:
            names = (_action(scene, arm.market, numbered), (" + ", "dim"), _action(scene, arm.tile, numbered))
            grid.add_row(Text.assemble(*names), _prices(scene, markets[arm.market]))
    return grid


def _action(scene: Scene, action: str, numbered: bool) -> Text:
    """An action with the number that goes there, dim if the worker cannot."""
    name = scene.say(f"space-{action}")
    if not numbered:
        return Text(name)
    legal = any(choice.arguments["action"] == action for choice in scene.choices("go"))
    return Text(f"{SPACES.index(action) + 1} {name}", style="bold" if legal else "dim")


def _prices(scene: Scene, market: MarketView) -> Text:
    buys = [mark for row in market.rows if (mark := _cheapest(scene, row))]
    sales = [mark for row in market.rows if (mark := _best(scene, row))]
    text = Text.assemble(scene.dim("buy"), " ", Text(" ").join(buys)) if buys else Text("")
    if sales:
        text.append_text(Text.assemble(" " if buys else "", scene.dim("sell"), " ", Text(" ").join(sales)))
    return text


def _cheapest(scene: Scene, row: RowView) -> Text | None:
    """`Tc 5×8`: the lowest price of a cube, and how many lie there if it is not the only one."""
    if row.cheapest is None:
        return None
    cubes = sum(slot.cube is not None for slot in row.slots)
    return oil(scene.say, (row.colour, row.grade)) + Text(f" {row.cheapest}" + (f"×{cubes}" if cubes > 1 else ""))


def _best(scene: Scene, row: RowView) -> Text | None:
    """`Om 45`: the highest price of a free slot."""
    return None if row.best is None else oil(scene.say, (row.colour, row.grade)) + Text(f" {row.best}")


def _slots(row: RowView) -> Text:
    """The slots of a row with their prices; a slot with a cube is in brackets."""
    text = Text()
    for slot in row.slots:
        if slot.cube is None:
            text.append(f" {slot.yours:2} ")
        else:
            text.append(f"[{slot.yours:2}]", style=f"bold {STYLES[slot.cube]}")
    return text


def trade(scene: Scene, rows: int) -> Grid:
    """The rows of the market: own cubes, slots, and what the next cube sold or bought makes; in short if need be."""
    markets = [market for market in scene.view.markets if market.id in scene.turn.markets]
    if sum(len(market.rows) for market in markets) >= rows:
        return cross(scene, False, scene.turn.markets)
    titles = [scene.say(key) for key in ("column-oil", "column-slots", "column-held", "sell", "buy")]
    grid = listing(["", *titles], right=(3, 4, 5), gap=2, whole=True)
    for market in markets:
        for at, row in enumerate(market.rows):
            cube = row.colour, row.grade
            best, cheap = _prices_now(scene, market, row, "sell"), _prices_now(scene, market, row, "buy")
            grid.add_row(
                Text("" if at else scene.say(f"space-{market.id}"), style="dim"),
                oil(scene.say, cube),
                _slots(row),
                str(scene.me.oil[row.colour][row.grade] or ""),
                _next(typed_sale(*cube), scene.say("amount-more", amount=max(best)), "green") if best else "",
                _next(typed_purchase(*cube), scene.say("amount-less", amount=min(cheap))) if cheap else "",
            )
    return grid


def _next(typed: str, amount: str, style: str = "") -> Text:
    """What is typed for the next cube, and what that makes: `s om +40`."""
    return Text.assemble(typed, " ", amount, style=style)


def _prices_now(scene: Scene, market: MarketView, row: RowView, verb: str) -> list[int]:
    where = {"market": market.id, "row": [row.colour, row.grade]}
    there = [choice for choice in scene.choices(verb) if all(choice.arguments[name] == where[name] for name in where)]
    return [choice.income or choice.cost or 0 for choice in there]


def page(scene: Scene) -> Grid:
    """All four markets, slot by slot, with what the next year does to each row."""
    titles = ("column-market", "column-oil", "column-slots", "column-new-year")
    grid = listing(map(scene.say, titles), gap=2, whole=True)
    for market in scene.view.markets:
        for at, row in enumerate(market.rows):
            more = "amount-more" if row.supply else "amount-less"
            change = scene.say(more, amount=row.refresh) if row.refresh else ""
            name = "" if at else scene.say(f"space-{market.id}")
            grid.add_row(name, oil(scene.say, (row.colour, row.grade)), _slots(row), change)
    return grid
