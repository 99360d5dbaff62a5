"""The plant market and the fuel market: what is there, what the next tokens cost, what so many cost together."""

from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import flow
from powerhouse.cli.terminal.power_grid.board import Board
from powerhouse.cli.terminal.power_grid.marks import LETTERS, STYLES, plant_mark, tokens_words
from powerhouse.games.power_grid.view import FuelView, PlantView, PlayerView, View, plant_view

LABEL = 16
MARKET_LABELS = 30
SHOP_LABELS = 35
STORAGE = 2
"""A plant stores twice what it burns."""


def plant_market(view: View, width: int) -> Grid:
    """Two rows: what can be offered now, what comes later."""
    market = view.market
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    lot = view.auction.plant if view.auction else None
    now = [_offered(plant, market.token, lot) for plant in market.current]
    grid.add_row("plants now", flow(now, width - LABEL) if now else Text("none", style="dim"))
    if market.future or market.step3_card:
        soon = [plant_mark(plant) for plant in market.future]
        if market.step3_card:
            soon.append(Text("Step 3", style="bold reverse"))
        grid.add_row("       soon", flow(soon, width - LABEL))
    top = f", a {market.top} on top" if market.top else ""
    deck = f"{market.deck} cards{top}" if market.deck else "empty"
    hybrids = any(plant.kind == "hybrid" for plant in [*market.current, *market.future])
    grid.add_row("       deck", Text(f"{deck}{'   (H burns coal or oil)' if hybrids else ''}", style="dim"))
    return grid


def _offered(plant: PlantView, token: int | None, lot: int | None) -> Text:
    mark = plant_mark(plant)
    if plant.number == token:
        mark += Text(" from 1", style="bold green")
    return Text.assemble("[", mark, "]", style="reverse") if plant.number == lot else mark


def prices(view: View, board: Board, fuel: FuelView) -> list[int]:
    """What the tokens that can be bought cost, one after the other; USA: the coal storage comes last."""
    storage = board.map.coal_store_price if fuel.name == "coal" else 0
    return fuel.spaces[len(fuel.spaces) - fuel.left :] + [storage] * (fuel.reserve if storage else 0)


def fuel_market(view: View, board: Board, width: int) -> Grid:
    """One line a fuel: how many there are, what comes each round, what the next ones cost."""
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    grid.add_column("fuel", no_wrap=True)
    grid.add_column("left", justify="right")
    grid.add_column("refill", justify="right")
    grid.add_column("price of the next ones", no_wrap=True)
    for number, fuel in enumerate(view.fuel):
        costs = prices(view, board, fuel)
        grid.add_row(
            fuel_name(fuel.name),
            str(len(costs)),
            refill(view, board, number),
            _row(costs, (width - MARKET_LABELS) // 3, width=3, style="bold"),
        )
    return grid


def fuel_name(name: str) -> Text:
    return Text(f"{LETTERS[name]} {name}", style=STYLES[name])


def refill(view: View, board: Board, fuel: int) -> str:
    closed = view.uranium_closed and view.fuel[fuel].name == "uranium"
    return "closed" if closed else f"+{board.figures.refill[view.step - 1][fuel]}"


def _row(numbers: list[int], most: int, width: int, style: str = "") -> Text:
    shown = "".join(f"{number:{width}}" for number in numbers[:most])
    return Text(shown + (" …" if len(numbers) > most else ""), style=style)


def fuel_shop(view: View, board: Board, seat: int, width: int) -> Grid:
    """The market of a buyer: under the prices of each fuel that fits, what so many tokens cost together."""
    player = view.players[seat]
    room = rooms(player)
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    grid.add_column("fuel", no_wrap=True)
    grid.add_column("left", justify="right")
    grid.add_column("refill", justify="right")
    grid.add_column("room", justify="right")
    most = (width - SHOP_LABELS) // 4
    grid.add_column(_row(list(range(1, most + 1)), most, width=4), no_wrap=True)
    for number, fuel in enumerate(view.fuel):
        costs = prices(view, board, fuel)
        fits = room[fuel.name]
        grid.add_row(
            fuel_name(fuel.name),
            str(len(costs)),
            refill(view, board, number),
            str(fits) if fits else "–",
            _row(costs, most, width=4, style="" if fits else "dim"),
        )
        sums = [sum(costs[: count + 1]) for count in range(min(fits, len(costs)))]
        payable = [total for total in sums if player.money is None or total <= player.money]
        if payable:
            grid.add_row(Text("  together", style="dim"), "", "", "", _row(payable, most, width=4, style="bold"))
    return grid


def rooms(player: PlayerView) -> dict[str, int]:
    """How many more tokens of each fuel would fit, taken by itself; hybrids store coal and oil in any mix."""
    pure = dict.fromkeys(LETTERS, 0)
    hybrid = 0
    for plant in player.plants:
        if len(plant.fuels) > 1:
            hybrid += STORAGE * plant.need
        elif plant.fuels:
            pure[plant.fuels[0]] += STORAGE * plant.need
    overflow = sum(max(0, player.fuel[fuel] - pure[fuel]) for fuel in ("coal", "oil"))
    return {
        fuel: max(0, pure[fuel] - player.fuel[fuel]) + (hybrid - overflow if fuel in ("coal", "oil") else 0)
        for fuel in LETTERS
    }


def needs(player: PlayerView) -> str:
    """What one run of all plants burns, as `3 coal, 2 coal or oil`."""
    burnt: dict[str, int] = {}
    for plant in player.plants:
        if plant.fuels:
            kind = " or ".join(plant.fuels)
            burnt[kind] = burnt.get(kind, 0) + plant.need
    return tokens_words(burnt)


def all_plants(view: View, board: Board, unseen: list[int], owner: dict[int, str], width: int) -> Grid:
    """Every plant of the box: where it is, or whether it may still come."""
    cards = {number: plant_view(plant) for number, plant in sorted(board.figures.plants.items())}
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    groups = {
        "now": [plant.number for plant in view.market.current],
        "soon": [plant.number for plant in view.market.future],
        **{name: [number for number in owner if owner[number] == name] for name in dict.fromkeys(owner.values())},
        "under the deck": view.market.under,
        "may still come": unseen,
    }
    placed = {number for numbers in groups.values() for number in numbers}
    groups["gone"] = [number for number in cards if number not in placed]
    for name, numbers in groups.items():
        if numbers:
            grid.add_row(name, flow([plant_mark(cards[number]) for number in sorted(numbers)], width - LABEL))
    return grid
