"""What people look up at a table of Power Grid."""

from powerhouse.core.chart import Chart, chart, facts, listed
from powerhouse.core.phrase import Items, phrase
from powerhouse.games.power_grid.codes import FUELS
from powerhouse.games.power_grid.figures import Figures, Map
from powerhouse.games.power_grid.table import Table
from powerhouse.parts import plant_charts
from powerhouse.parts.fleet import Plant


def charts(state: Table) -> list[Chart]:
    figures = state.figures
    return [
        _facts(figures, state.map),
        chart("payments", "PG-5.6", ["cities", "income"], [[n, int(pay)] for n, pay in enumerate(figures.payments)]),
        _spaces(figures),
        chart("refill", "PG-5.8", ["step", *FUELS], [[step, *row] for step, row in enumerate(figures.refill, 1)]),
        chart("houses", "PG-4.3", ["step", "house"], _houses(figures)),
        chart("plants", "PG-3.2", ["plant", "kind", "burns", "supplies"], _plants(figures)),
        *plant_charts.renovation(state, "PG-9.8"),
    ]


def _facts(figures: Figures, map: Map) -> Chart:
    store = {"coal-storage": map.coal_store_price} if map.coal_store_price else {}
    phase_out = {"phase-out": map.phase_out_plant} if map.phase_out_plant else {}
    trust = {"trust-houses": figures.trust.reserve} if figures.trust else {}
    return facts(
        "PG-0.2",
        {
            "players": figures.players,
            "regions": figures.regions,
            "step2": figures.step2_cities,
            "end": figures.end_cities,
            "start-money": figures.start_money,
            "houses": figures.houses,
            "plant-limit": figures.plant_limit,
            "discount": figures.discount_bid,
            "plugs-removed": figures.plugs_removed,
            "sockets-removed": figures.sockets_removed,
            **store,
            **phase_out,
            **trust,
        },
    )


def _spaces(figures: Figures) -> Chart:
    """How many tokens find room for each price."""
    prices = sorted({price for spaces in figures.spaces for price in spaces})
    rows: list[Items] = [[price, *[spaces.count(price) for spaces in figures.spaces]] for price in prices]
    return chart("spaces", "PG-0.11", ["price", *FUELS], rows)


def _houses(figures: Figures) -> list[Items]:
    return [[step, listed(figures.house_costs[:slots])] for step, slots in enumerate(figures.open_slots, 1)]


def _plants(figures: Figures) -> list[Items]:
    return [_plant(plant) for _, plant in sorted(figures.plants.items())]


def _plant(plant: Plant) -> Items:
    return [int(plant.number), phrase(f"pg-kind-{plant.kind}"), int(plant.need), int(plant.output)]
