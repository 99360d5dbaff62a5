"""What can be looked up: pipes on the board, upgrades, networks, places, and what everything is worth."""

from rich.console import Group, RenderableType
from rich.text import Text

from powerhouse.cli.terminal.layout import flow
from powerhouse.cli.terminal.pipeline import drawing, places, players, stock, valuation
from powerhouse.cli.terminal.pipeline.drawing import Cell, Pipes
from powerhouse.cli.terminal.pipeline.scene import Scene, unreadable
from powerhouse.cli.terminal.pipeline.symbols import labelled
from powerhouse.core.phrase import Items
from powerhouse.games.pipeline.input import LETTERS, typed_place
from powerhouse.games.pipeline.view import PlayerView

ALL_ROWS = 1000


def tiles(scene: Scene) -> RenderableType:
    """All pipe tiles that can be had, and the stock of the shops."""
    pipes = [
        stock.pipes(scene, stock.shop(scene.view, id).pipes, LETTERS, f"label-at-{id}") for id in ("tanks", "machines")
    ]
    goods = [labelled(scene.say(f"label-{id}"), stock.goods(scene, id)) for id in ("tanks", "machines")]
    return Group(stock.quadrants(scene), *pipes, *goods)


def families(scene: Scene, said: str) -> RenderableType:
    """The families, or all cards of one that is named, by its id or as it is called here."""
    word = said.casefold()
    names = {family.id: scene.say(f"family-{family.id}") for family in scene.view.families}
    found = [
        family
        for family in scene.view.families
        if word and (family.id.startswith(word) or names[family.id].casefold().startswith(word))
    ]
    if not found:
        return Group(stock.families(scene, False), scene.dim("families-one"))
    family = found[0]
    cards = [stock.effect(scene, family.id, level) for level in range(1, len(family.cards) + 1)]
    return Group(Text(names[family.id], style="bold"), Text("\n".join(cards)))


def network(scene: Scene, said: str, names: list[str]) -> RenderableType:
    """A network with its lines and tanks; of whoever is named."""
    owner = scene.seat
    if said:
        found = [at for at, name in enumerate(names) if name.casefold().startswith(said.casefold())]
        if len(found) != 1:
            raise unreadable("map-nobody", said=said, names=Items(names))
        owner = found[0]
    player = scene.view.players[owner]
    if not player.tiles:
        return scene.dim("map-empty", name=names[owner])
    parts = [*_whole(scene, player, ()), players.refining_costs(scene), players.tanks(scene, player)]
    return Group(*parts, scene.dim("legend"))


def _whole(scene: Scene, player: PlayerView, new: list[Cell] | tuple[()], all: bool = True) -> list[RenderableType]:
    """A network as wide as the terminal, with its lines."""
    pipes = Pipes(player)
    shown = drawing.window(pipes.cells, new, (scene.width - drawing.MARGIN) // drawing.WIDTH, ALL_ROWS)
    lines = players.lines(scene, player, all)
    return [drawing.network(scene.say, pipes, shown, {}, new), *([lines] if lines is not None else [])]


def spots(scene: Scene) -> RenderableType:
    """Every place by number."""
    if not scene.view.places:
        return scene.dim("spots-none")
    marks = [
        Text.assemble((f"{number}) ", "bold"), typed_place(place.cells), " ", places.effect(scene, place))
        for number, place in enumerate(scene.view.places, 1)
    ]
    return flow(marks, scene.width)


def spot_said(scene: Scene, said: str) -> int:
    """The number of the place that was named, from 0."""
    found = scene.view.places
    if not found:
        raise unreadable("try-nothing")
    if not said.isdigit() or not 1 <= int(said[:4]) <= len(found):
        raise unreadable("try-which", highest=len(found))
    return int(said) - 1


def tried(scene: Scene, number: int, laid: PlayerView) -> RenderableType:
    """The network as it would be with the tile or the machine on a place."""
    return Group(*_whole(scene, laid, scene.view.places[number].cells, all=False))


def worth(scene: Scene) -> RenderableType:
    """The cards in words, then every company part by part."""
    cards = [
        Text.assemble((f"{scene.say('column-card', number=number)} ", "bold"), words)
        for number, words in zip(scene.view.cards, valuation.words(scene), strict=True)
    ]
    return Group(*cards, Text(""), valuation.table(scene))
