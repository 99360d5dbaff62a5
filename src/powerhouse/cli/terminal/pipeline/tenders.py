"""The contracts and orders on the board, and those that one has signed."""

from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import flow
from powerhouse.cli.terminal.pipeline.scene import Scene
from powerhouse.cli.terminal.pipeline.symbols import LABEL, counted, cube_of, labelled
from powerhouse.games.pipeline.choices import Choice
from powerhouse.games.pipeline.view import ContractView, TenderView


def mark(scene: Scene, tender: TenderView) -> Text:
    """`low3 3Tl 60`: what can be typed, what is needed, and the pay; bold if it can be had now."""
    named = [choice.arguments.get("order", choice.arguments.get("contract")) for choice in _having(scene)]
    name = Text(tender.name, style="bold" if tender.id in named else "dim")
    return Text.assemble(name, " ", counted(scene.say, map(cube_of, tender.needs)), f" {tender.income}")


def _having(scene: Scene) -> list[Choice]:
    return [*scene.choices("sign"), *scene.choices("serve")]


def contracts(scene: Scene) -> Grid:
    """A line for each grade, with the contract that comes next year."""
    grid = labelled(scene.say("label-contracts"), _row(scene, 0))
    for row in range(1, len(scene.view.contracts)):
        grid.add_row("", _row(scene, row))
    return grid


def _row(scene: Scene, number: int) -> Text:
    row = scene.view.contracts[number]
    marks = [mark(scene, tender) for tender in row.contracts if tender is not None]
    if row.next is not None:
        marks.append(scene.drawn("next-year", "dim", oil=counted(scene.say, map(cube_of, row.next.needs))))
    return flow(marks, scene.width - LABEL)


def orders(scene: Scene) -> Grid:
    marks = [mark(scene, order) for row in scene.view.orders for order in row.orders if order is not None]
    label = scene.say("label-orders")
    return labelled(label, flow(marks, scene.width - LABEL) if marks else scene.dim("none-left"))


def signed(scene: Scene) -> Grid | None:
    """One's contracts: what each still needs, dim when it is filled or deferred."""
    if not scene.me.contracts:
        return None
    marks = [_signed_mark(scene, contract) for contract in scene.me.contracts]
    return labelled(scene.say("label-yours"), flow(marks, scene.width - LABEL))


def _signed_mark(scene: Scene, contract: ContractView) -> Text:
    """`low2 needs 2Tl`, `low5 2Ol filled`"""
    unfinished = contract.progress == "unfinished"
    needs = [cube_of(need) for need in contract.needs if not (unfinished and need.filled)]
    name, oil = Text(contract.name, style="bold"), counted(scene.say, needs)
    marked = scene.drawn(f"contract-{contract.progress}", "" if unfinished else "dim", contract=name, oil=oil)
    if contract.progress in ("again", "filled"):
        marked.stylize("dim")
    return marked
