"""Phase 3: what can be bought, placed and demolished, what it costs, and what it would earn."""

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.factory_manager import runs
from powerhouse.cli.terminal.factory_manager.symbols import LABEL, Symbols
from powerhouse.cli.terminal.layout import HERE, filled, labelled, listing
from powerhouse.core.phrase import phrase
from powerhouse.games.factory_manager.previews import BuyingPreview, Plan
from powerhouse.games.factory_manager.view import Choice, Pile, PlayerView, View

NUMBER, NAME, FIGURES, COST, GAIN = 4, 7, 7, 3, 5


def menu(view: View) -> list[str]:
    """What the numbers mean: the tiles of the market, then those that can be placed."""
    tiles = view.buying.tiles if view.buying else []
    return [*(offer.move for offer in tiles), *(choice.move for choice in _placings(view).values())]


def _placings(view: View) -> dict[str, Choice]:
    """The choices that place a tile, by tile."""
    return {str(choice.arguments["tile"]): choice for choice in view.choices if choice.verb == "place"}


def market(view: View, preview: BuyingPreview, symbols: Symbols, width: int) -> RenderableType:
    """The tiles with one's own price and what each would add to the profit; dim if they cannot be bought now."""
    if not view.market:
        return Text(symbols.say("terminal-market-empty"), style="dim")
    legal = {choice.move for choice in view.choices}
    entries = []
    for number, (held, offer) in enumerate(zip(view.market, preview.tiles, strict=True), 1):
        gain = offer.gain
        entry = Text.assemble(f"{number:2}) ", symbols.mark(held.tile), f"×{held.count}" if held.count > 1 else "")
        entry.pad_right(max(0, NUMBER + NAME - len(entry)))
        entry.append(f"{symbols.figures(held.tile):{FIGURES}}")
        entry.append(f"{offer.cost:{COST}}", style="bold" if offer.move in legal else "")
        entry.append(f"{gain:+{GAIN}}" if gain else " " * GAIN, style="green" if gain > 0 else "")
        if offer.move not in legal:
            entry.stylize("dim")
        entries.append(entry)
    return _in_columns(entries, symbols, width)


def _in_columns(entries: list[Text], symbols: Symbols, width: int) -> Grid:
    """Down, then across, each column under a header."""
    name, figures, cost, gain = (symbols.say(f"terminal-shop-{title}") for title in ("tile", "figures", "cost", "gain"))
    header = f"{'':{NUMBER}}{name:{NAME}}{figures:{FIGURES}}{cost:>{COST}}{gain:>{GAIN}}"
    columns = max(1, min(len(entries), (width + 1) // (len(header) + 1)))
    rows = -(-len(entries) // columns)
    columns = -(-len(entries) // rows)
    grid = listing([header] * columns, whole=True)
    for row in range(rows):
        grid.add_row(*entries[row::rows])
    return grid


def own_factory(view: View, plan: Plan, symbols: Symbols, seat: int, width: int) -> RenderableType:
    """What stands there, how it would run, what lies beside it and what a further hall costs."""
    player = view.players[seat]
    grid = labelled(width=LABEL - 1)
    halls = symbols.say("terminal-halls", halls=player.halls_left, sites=player.sites_left, fee=player.site_fee)
    grid.add_row(
        symbols.say("terminal-label-factory"),
        symbols.piles(player.factory, width - LABEL) + Text(f"   {halls}", style="dim"),
    )
    if player.beside:
        beside = [_beside(view, symbols, held) for held in player.beside]
        grid.add_row(symbols.say("terminal-label-beside"), Text("   ").join(beside))
    grid.add_row(symbols.say("terminal-label-would-run"), _would_run(view, player, plan, symbols))
    return grid


def _would_run(view: View, player: PlayerView, plan: Plan, symbols: Symbols) -> Text:
    """What lies beside the factory is thought of as standing in it."""
    run = runs.summed(plan.run, view, player.seat, symbols)
    if player.beside:
        run = phrase("terminal-placed-some" if plan.no_room else "terminal-placed-all", run=run)
    return runs.marked(run, plan.run, symbols)


def _beside(view: View, symbols: Symbols, held: Pile) -> Text:
    """A tile that is not placed, with the number that places it and what that costs."""
    choice = _placings(view).get(held.tile)
    if choice is None:
        return filled(symbols.say("terminal-no-hall", tile=HERE), symbols.pile(held), "dim")
    number = menu(view).index(choice.move) + 1
    place = filled(symbols.say("terminal-place-for", cost=choice.cost, tile=HERE), symbols.pile(held))
    return Text.assemble((f"{number}) ", "bold"), place)
