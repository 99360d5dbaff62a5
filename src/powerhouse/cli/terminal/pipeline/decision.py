"""What each decision is about, drawn for the seat that makes it."""

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import flow
from powerhouse.cli.terminal.pipeline import markets, menu, places, runs, stock, tenders
from powerhouse.cli.terminal.pipeline.scene import Scene
from powerhouse.cli.terminal.pipeline.symbols import LABEL, labelled, oil
from powerhouse.core.phrase import phrase
from powerhouse.games.pipeline.choices import Choice, cube_said
from powerhouse.games.pipeline.input import LETTERS, shop_pipes


def draw(scene: Scene, rows: int) -> list[RenderableType]:
    """In so many rows, if it can be done."""
    ask = scene.view.ask
    if ask == "work":
        return [markets.cross(scene, True), *_outside(scene)]
    if ask == "machines":
        return _outside(scene)
    if ask == "trade":
        return [markets.trade(scene, rows)]
    if ask == "sign":
        return [tenders.contracts(scene), tenders.orders(scene)]
    if ask in ("place", "site"):
        return [places.table(scene, rows)]
    if ask == "government":
        return [_hand(scene), stock.beside_worker(scene)] if scene.turn.hand else [stock.quadrants(scene)]
    if ask == "upgrade":
        return [stock.families(scene, True)]
    if ask == "stand":
        return [runs.stand_table(scene, rows)]
    if ask == "refine":
        return [runs.refine_table(scene, rows)]
    if ask == "shop":
        return [_shop(scene), _pipes(scene)]
    if ask == "pipes":
        return [_pipes(scene)]
    if ask == "lay":
        return [_hand(scene)]
    return _benefit(scene) if ask == "benefit" else []


def _hand(scene: Scene) -> Grid:
    return stock.pipes(scene, scene.turn.hand, stock.NUMBERS, "label-hand")


def _pipes(scene: Scene) -> Grid:
    return stock.pipes(scene, shop_pipes(scene.view), LETTERS, "label-pipes")


# Outside the cross, and deliveries


def _outside(scene: Scene) -> list[RenderableType]:
    """Numbered lines for what is not on the cross, with what it would do."""
    listed = menu.actions(scene.view)
    on_cross = len(menu.SPACES) if scene.view.ask == "work" else 0
    marks = [_action(scene, number, action) for number, action in enumerate(listed, 1) if number > on_cross]
    delivered = menu.deliveries(scene.view)
    marks += [_delivery(scene, number, choice) for number, choice in enumerate(delivered, len(listed) + 1)]
    return [flow(marks, scene.width)] if marks else []


def _action(scene: Scene, number: int, action: str) -> Text:
    choice = menu.choice_of(scene.view, action)
    said = scene.say(f"outside-{action}")
    if choice is None:
        return Text(f"{number} {said}", style="dim")
    named = Text(f"{number} {said}", style="bold")
    if action == "government":
        return named
    if choice.cost is not None:
        named = scene.drawn("outside-cost", action=named, cost=choice.cost)
    run = next((run for run in scene.view.runs if run.action == action), None)
    return scene.drawn("outside-run", action=named, run=runs.words(scene, run))


def _delivery(scene: Scene, number: int, choice: Choice) -> Text:
    """`11 order o3-4 Sh Sm Ol 130`, `12 deliver Th to low2 as low +20`."""
    mark = Text(f"{number} ", style="bold")
    if choice.verb == "serve":
        orders = [order for row in scene.view.orders for order in row.orders if order is not None]
        order = next(order for order in orders if order.id == choice.arguments["order"])
        return Text.assemble(mark, scene.drawn("delivery-order", order=tenders.mark(scene, order)))
    said = choice.arguments
    cube = cube_said(choice)
    key = "delivery-cube" if said["grade"] == cube[1] else "delivery-cube-as"
    name = scene.tender(str(said["contract"])).name
    text = scene.drawn(key, oil=oil(scene.say, cube), contract=name, grade=phrase(f"grade-{said['grade']}"))
    return Text.assemble(mark, text, " ", (scene.say("amount-more", amount=choice.income), "green"))


# Tiles and machines


def _shop(scene: Scene) -> Grid:
    """What can be bought by number, and what the shop has."""
    marks = [
        Text.assemble((f"{number}) ", "bold"), _good(scene, choice), f" {choice.cost}")
        for number, choice in enumerate(menu.goods(scene.view), 1)
    ]
    goods = flow(marks, scene.width - LABEL) if marks else scene.dim("goods-dear")
    grid = labelled(scene.say("buy"), goods)
    shop = scene.turn.action or ""
    grid.add_row(scene.say(f"label-{shop}"), stock.goods(scene, shop))
    return grid


def _good(scene: Scene, choice: Choice) -> str:
    """`tank low`, `machine`, `2 pipes`."""
    if choice.verb == "tank":
        return scene.say("good-tank", grade=phrase(f"grade-{choice.arguments['grade']}"))
    if choice.verb == "machine":
        return scene.say("good-machine")
    return scene.say("good-pipes", count=choice.arguments["count"])


def _benefit(scene: Scene) -> list[RenderableType]:
    due = scene.turn.due
    parts: list[RenderableType] = [
        labelled(scene.say(f"label-{id}"), stock.goods(scene, id)) for id in ("tanks", "machines") if due[id]
    ]
    if due["pipes"]:
        parts.append(_pipes(scene))
    lying = [tile for quadrant in scene.view.government for tile in quadrant.tiles]
    if due["government"] and any(choice.arguments["tile"] in lying for choice in scene.choices("take")):
        parts.append(stock.quadrants(scene))
    return parts
