"""What people look up at a table of Pipeline."""

from powerhouse.core.chart import Chart, chart, facts, listed
from powerhouse.core.phrase import Items, phrase
from powerhouse.games.pipeline import board, valuation
from powerhouse.games.pipeline.codes import COLOURS, FAMILIES, GRADES
from powerhouse.games.pipeline.figures import Figures, Shop
from powerhouse.games.pipeline.names import action_name, family_name
from powerhouse.games.pipeline.table import Table

STEPS = len(GRADES) - 1


def charts(state: Table) -> list[Chart]:
    figures = state.figures
    shown = board.board(figures)
    oil = valuation.oil_on_cards(state)
    cards: list[Items] = [
        [card.number, board.card_text(figures, card, oil)] for card in figures.cards if card.number in state.cards
    ]
    pipes = zip(figures.pipe_counts, figures.pipe_costs, strict=True)
    effects: list[Items] = [
        [family_name(family), *shown.effects[FAMILIES[family]]] for family in sorted(state.families)
    ]
    return [
        _facts(figures),
        chart("markets", "PL-1.2", ["market", "colour", "grade", "prices", "new-year"], _markets(figures)),
        chart("refining", "PL-1.10", ["colour", "to-low", "to-mid", "to-high"], _refining(state.markers)),
        chart("pay", "PL-10.2", ["grade", "contract", "order", "oil-end", "line-end"], _pay(figures)),
        chart("pipes", "PL-7.4", ["pipes", "cost"], [[n, cost] for n, cost in enumerate(figures.government_cost) if n]),
        chart(
            "shop-pipes",
            "PL-6.4",
            ["pipes", "cost"],
            [[n, cost] for n, cost in pipes],
        ),
        chart("tanks", "PL-6.2", ["cost", "places"], _shop(figures.tank_shop)),
        chart("machines", "PL-6.6", ["cost", "places"], _shop(figures.machine_shop)),
        chart("upgrades", "PL-12", ["family", "level-1", "level-2", "level-3"], effects),
        chart("cards", "PL-15", ["number", "counts"], cards),
        chart("kinds", "PL-15.6", ["kinds", "pays"], [[n, pay] for n, pay in enumerate(figures.set_pay) if n]),
        chart("penalties", "PL-14.3", ["cubes", "cost"], [[n, cost] for n, cost in enumerate(figures.penalties) if n]),
    ]


def _facts(figures: Figures) -> Chart:
    return facts(
        "PL-1.15",
        {
            "players": figures.players,
            **{f"rounds-{year}": rounds for year, rounds in enumerate(figures.rounds, 1)},
            "start-money": figures.start_money,
            "start-tanks": figures.start_tanks,
            "second-action": figures.secondary_cost,
            "machine-phase": figures.machine_cost,
            "upgrade-cost": figures.upgrade_cost,
            "loan": figures.loan,
            "contract-columns": figures.contract_columns,
            "order-columns": figures.order_columns,
        },
    )


def _markets(figures: Figures) -> list[Items]:
    return [
        [
            action_name(row.market),
            phrase("oil-colour", colour=COLOURS[row.colour]),
            phrase(f"grade-{GRADES[row.grade]}"),
            listed(row.prices),
            row.refresh if row.supply else -row.refresh,
        ]
        for row in figures.rows
    ]


def _refining(markers: list[int]) -> list[Items]:
    """What each step costs, by colour."""
    return [
        [phrase("oil-colour", colour=colour), *markers[STEPS * number : STEPS * (number + 1)]]
        for number, colour in enumerate(COLOURS)
    ]


def _pay(figures: Figures) -> list[Items]:
    kinds = (figures.contract_pay, figures.order_pay, figures.oil_value, figures.line_value)
    return [[phrase(f"grade-{name}"), *[pay[grade] for pay in kinds]] for grade, name in enumerate(GRADES) if grade]


def _shop(shop: Shop) -> list[Items]:
    return [[price, places] for price, places in zip(shop.prices, shop.full, strict=True)]
