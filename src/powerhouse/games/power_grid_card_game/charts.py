"""What people look up at a table of the Card Game."""

from powerhouse.core.chart import Chart, chart, facts
from powerhouse.core.phrase import Items, phrase
from powerhouse.games.power_grid_card_game.codes import FUELS, MARKET_ORDER, MOST_UNITS, RESOURCE, fuel_of, units_of
from powerhouse.games.power_grid_card_game.figures import Figures
from powerhouse.games.power_grid_card_game.table import Table
from powerhouse.parts import plant_charts


def charts(state: Table) -> list[Chart]:
    figures = state.figures
    return [
        _facts(figures),
        chart("prices", "CG-2.2", ["place", "price"], _prices(figures)),
        chart("resources", "CG-3.6", ["fuel", "one-unit", "two-units", "three-units", "leftovers"], _cards(figures)),
        chart("plants", "CG-3.1", ["plant", "burns", "income"], _plants(figures)),
        *plant_charts.renovation(state, "CG-7.1"),
    ]


def _facts(figures: Figures) -> Chart:
    return facts(
        "CG-0.2",
        {
            "players": figures.players,
            "column": figures.column,
            "start-money": figures.start_money,
            "plant-limit": figures.plant_limit,
            "discount": figures.discount_bid,
            "guaranteed": figures.guaranteed_income,
            "money-per-point": figures.money_per_point,
            "small-removed": figures.small_removed,
            "big-removed": figures.big_removed,
        },
    )


def _prices(figures: Figures) -> list[Items]:
    """Leftover cards lie in the first column, then come those of the standard cards."""
    return [
        [phrase("place-leftovers") if column == 0 else phrase("place-column", column=column + 1), int(price)]
        for column, price in enumerate(figures.prices)
    ]


def _cards(figures: Figures) -> list[Items]:
    kinds = [code - RESOURCE for code in figures.deck]
    pairs = [(fuel_of(kind), units_of(kind)) for kind in kinds]
    return [
        [
            phrase("cg-fuel", fuel=FUELS[fuel]),
            *[pairs.count((FUELS[fuel], units)) for units in range(1, MOST_UNITS + 1)],
            figures.leftovers[fuel],
        ]
        for fuel in MARKET_ORDER
    ]


def _plants(figures: Figures) -> list[Items]:
    return [
        [int(plant.number), phrase(f"burns-{plant.kind}", need=int(plant.need)), int(plant.output)]
        for plant in sorted(figures.plants.values(), key=lambda plant: int(plant.number))
    ]
