"""What people look up at a table of Factory Manager."""

from powerhouse.core.chart import Chart, chart, facts
from powerhouse.core.phrase import Items, phrase
from powerhouse.games.factory_manager.figures import Figures
from powerhouse.games.factory_manager.names import mark, type_name
from powerhouse.games.factory_manager.table import Table

TILE_COLUMNS = ["type", "price", "production", "storage", "energy", "workers", "on-board"]


def charts(state: Table) -> list[Chart]:
    figures = state.figures
    prices: list[Items] = [[space, price] for space, price in enumerate(figures.energy_prices) if space]
    rises: list[Items] = [
        [rise, figures.energy_tiles.count(rise)] for rise in sorted({int(rise) for rise in figures.energy_tiles})
    ]
    return [
        _facts(figures),
        chart("order-tiles", "FM-3.3", ["order-tile", "discount", "at-start"], _order_tiles(figures)),
        chart("energy-prices", "FM-4.11", ["space", "price"], prices),
        chart("energy-tiles", "FM-0.8", ["rise", "tiles"], rises),
        chart("incomes", "FM-5.1", ["goods", "income"], [[n, int(income)] for n, income in enumerate(figures.incomes)]),
        chart("tiles", "FM-0.11", TILE_COLUMNS, _tiles(figures)),
    ]


def _facts(figures: Figures) -> Chart:
    return facts(
        "FM-0.2",
        {
            "players": figures.players,
            "rounds": figures.rounds,
            "start-money": figures.money,
            "start-workers": figures.workers,
            "extra-tiles": figures.extra,
            "halls": figures.halls,
            "sites": figures.sites,
            "site-fee": figures.site_fee,
            "seasonal-price": figures.seasonal_price,
            "seasonal-most": figures.seasonal_most,
            "energy-start": int(figures.energy_prices[figures.energy_start]),
            "last-factor": figures.last_factor,
        },
    )


def _order_tiles(figures: Figures) -> list[Items]:
    """Those that are used with so many players, and where they begin."""
    return [
        [tile, figures.discounts[tile], phrase("at-player" if tile in figures.first_order else "at-stack")]
        for tile in sorted([*figures.first_order, *figures.stack])
    ]


def _tiles(figures: Figures) -> list[Items]:
    """As they are printed, with how many the storage board starts with."""
    return [
        [
            type_name(tile.type),
            mark(tile) if tile.price else 0,
            int(tile.production),
            int(tile.storage),
            int(tile.energy),
            int(tile.workers),
            int(figures.board[tile.number]),
        ]
        for tile in figures.tiles
    ]
