"""The plant market and the fuel market: what is there, what the next tokens cost, what so many cost together."""

from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import flow, labelled, listing
from powerhouse.cli.terminal.power_grid.symbols import STYLES, fuel_letter, plant_mark
from powerhouse.cli.terminal.power_grid.zone import Say
from powerhouse.games.power_grid.view import Board, FuelView, OfferedPlant, View

LABEL = 16
INDENT = " " * 7
MARKET_LABELS = 30
SHOP_LABELS = 35


def plant_market(view: View, say: Say, width: int) -> Grid:
    """Two rows: what can be offered now, what comes later."""
    market = view.market
    grid = labelled()
    now = [_offered(plant, view, say) for plant in market.current] or [Text(say("terminal-plants-none"), style="dim")]
    grid.add_row(say("terminal-plants-now"), flow(now, width - LABEL))
    if market.future or market.step3_card:
        cards = [plant_mark(say, plant) for plant in market.future]
        if market.step3_card:
            cards.append(Text(say("terminal-step-3"), style="bold reverse"))
        grid.add_row(f"{INDENT}{say('terminal-soon')}", flow(cards, width - LABEL))
    left = say("terminal-deck", cards=market.deck, top=market.top or "none")
    hybrids = any(plant.kind == "hybrid" for plant in [*market.current, *market.future])
    told = say("told-of", items=[left, say("terminal-hybrids")]) if hybrids else left
    grid.add_row(f"{INDENT}{say('terminal-plants-deck')}", Text(told, style="dim"))
    return grid


def _offered(plant: OfferedPlant, view: View, say: Say) -> Text:
    mark = plant_mark(say, plant)
    if plant.number == view.market.token:
        mark += Text(f" {say('terminal-discount', minimum=plant.minimum)}", style="bold green")
    lot = view.auction.plant if view.auction else None
    return Text.assemble("[", mark, "]", style="reverse") if plant.number == lot else mark


def fuel_market(view: View, say: Say, width: int) -> Grid:
    """One line a fuel: how many there are, what comes each round, what the next ones cost."""
    grid = _fuel_grid(say)
    grid.add_column(say("terminal-next-prices"), no_wrap=True)
    for fuel in view.fuel:
        grid.add_row(*_lane(fuel, say), _row(fuel.prices, (width - MARKET_LABELS) // 3, width=3, style="bold"))
    return grid


def fuel_shop(view: View, say: Say, seat: int, width: int) -> Grid:
    """The market of a buyer: under the prices of each fuel that fits, what so many tokens cost together."""
    player = view.players[seat]
    grid = _fuel_grid(say)
    grid.add_column(say("terminal-room"), justify="right")
    most = (width - SHOP_LABELS) // 4
    grid.add_column(_row(list(range(1, most + 1)), most, width=4), no_wrap=True)
    for fuel in view.fuel:
        fits = player.room[fuel.name]
        costs = _row(fuel.prices, most, width=4, style="" if fits else "dim")
        grid.add_row(*_lane(fuel, say), str(fits) if fits else "–", costs)
        bill = view.bills[fuel.name]
        if bill:
            together = Text(f"  {say('terminal-together')}", style="dim")
            grid.add_row(together, "", "", "", _row(bill, most, width=4, style="bold"))
    return grid


def _fuel_grid(say: Say) -> Grid:
    return listing([say(f"terminal-{title}") for title in ("fuel", "left", "refill")], right=(1, 2), gap=2)


def _lane(fuel: FuelView, say: Say) -> list[Text]:
    """A fuel, how many tokens can be bought, how many come."""
    name = Text(f"{fuel_letter(say, fuel.name)} {say(f'fuel-{fuel.name}', text=fuel.name)}", style=STYLES[fuel.name])
    refill = say("terminal-closed") if fuel.closed else say("amount-more", amount=fuel.refill)
    return [name, Text(str(len(fuel.prices))), Text(refill)]


def _row(numbers: list[int], most: int, width: int, style: str = "") -> Text:
    shown = "".join(f"{number:{width}}" for number in numbers[:most])
    return Text(shown + (" …" if len(numbers) > most else ""), style=style)


def all_plants(view: View, board: Board, owners: dict[str, list[int]], say: Say, width: int) -> Grid:
    """Every plant of the box: where it is, or whether it may still come."""
    cards = {plant.number: plant for plant in board.plants}
    grid = labelled(gap=2)
    groups = {
        say("terminal-now"): [plant.number for plant in view.market.current],
        say("terminal-soon"): [plant.number for plant in view.market.future],
        **owners,
        say("terminal-under"): view.market.under,
        say("terminal-unseen"): view.market.unseen,
    }
    placed = {number for numbers in groups.values() for number in numbers}
    groups[say("terminal-gone")] = [number for number in cards if number not in placed]
    for name, numbers in groups.items():
        if numbers:
            grid.add_row(name, flow([plant_mark(say, cards[number]) for number in sorted(numbers)], width - LABEL))
    return grid
