"""The styles of Pipeline do what their names say, in games against three of the hard level."""

from statistics import fmean as mean

import pytest

from powerhouse.bots.pipeline.styles import keep_for_order
from powerhouse.games.pipeline import codes
from powerhouse.games.pipeline.codes import Action, Family, Stage
from tests.bots.sitting import Decision, decisions

GAME = "pipeline"
SEEDS = range(30, 35)


def made(bot: str) -> list[Decision]:
    return [one for seed in SEEDS for one in decisions(GAME, bot, seed)]


def count(bot: str, low: int, high: int) -> int:
    """Moves with codes from `low` to below `high`."""
    return sum(low <= one.move < high for one in made(bot))


def goes(bot: str, action: int) -> int:
    return count(bot, codes.ACT + action, codes.ACT + action + 1)


def machines_in_year(bot: str, year: int) -> float:
    return mean(
        max(len(one.own_after.network.machines) for one in decisions(GAME, bot, seed) if one.before.year <= year)
        for seed in SEEDS
    )


def test_early_machines_has_a_machine_in_year_1() -> None:
    assert machines_in_year("style:early-machines", 0) == 1
    assert machines_in_year("hard", 0) < 0.5


def test_an_automator_has_further_machines_in_year_2() -> None:
    assert machines_in_year("style:automator", 1) >= 1.5
    assert machines_in_year("hard", 1) < 0.5


def test_contracts_first_signs_from_year_1_on() -> None:
    for seed in SEEDS:
        signed = [one for one in decisions(GAME, "style:contracts-first", seed) if codes.SIGN <= one.move < codes.BUY]
        assert len(signed) >= 2
        assert signed[0].before.year == 0
    assert count("hard", codes.SIGN, codes.BUY) < len(SEEDS)


def test_orders_first_keeps_what_an_order_asks_for_and_serves_it() -> None:
    """An order is served whenever that is legal, and what the nearest one lacks is not sold in the first two years."""
    found = made("style:orders-first")
    could = [one for one in found if orders_at_hand(one)]
    assert could
    assert all(codes.SERVE <= one.move < codes.TAKE for one in could)
    early = [one for one in found if one.before.year < 2 and codes.SELL <= one.move < codes.FILL]
    assert early
    assert not [one for one in early if keep_for_order(one.before, one.move)]
    assert [one for one in made("hard") if one.before.year < 2 and keep_for_order(one.before, one.move)]


def orders_at_hand(one: Decision) -> bool:
    working = one.before.stage in (Stage.WORK, Stage.MACHINES)
    return working and any(codes.SERVE <= move < codes.TAKE for move in one.before.moves())


def test_government_pipes_come_from_the_government() -> None:
    assert goes("style:government-pipes", Action.GOVERNMENT) > 2 * goes("hard", Action.GOVERNMENT)


@pytest.mark.parametrize(
    ("style", "family"),
    [
        ("markets-3", Family.REFINED_MARKETS),
        ("engineer", Family.ENGINEERING),
        ("second-worker", Family.HUMAN_RESOURCES),
    ],
)
def test_upgrades_of_one_family_come_first(style: str, family: int) -> None:
    """In games in which the family is; level 3 in most of them."""
    levels, usual = [], []
    for seed in range(30, 42):
        if family in decisions(GAME, f"style:{style}", seed)[0].before.families:
            levels.append(int(decisions(GAME, f"style:{style}", seed)[-1].own_after.levels[family]))
            usual.append(int(decisions(GAME, "hard", seed)[-1].own_after.levels[family]))
    assert len(levels) > 3
    assert mean(levels) > mean(usual) + 1


def test_a_loan_taker_takes_three_loans_in_year_1() -> None:
    for seed in SEEDS:
        loans = [one for one in decisions(GAME, "style:loan-taker", seed) if one.move == codes.LOAN]
        assert [one.before.year for one in loans[:3]] == [0, 0, 0]


def test_a_tank_farmer_has_more_tanks() -> None:
    def tanks(bot: str) -> float:
        return mean(sum(decisions(GAME, bot, seed)[-1].own_after.tanks) for seed in SEEDS)

    assert tanks("style:tank-farmer") > tanks("hard") + 1


def test_a_pipe_layer_has_more_pipes_after_two_years() -> None:
    def tiles(bot: str) -> float:
        return mean(
            max(len(one.own_after.network.tiles) for one in decisions(GAME, bot, seed) if one.before.year < 2)
            for seed in SEEDS
        )

    assert tiles("style:pipe-layer") > tiles("hard") + 0.5


def test_no_machines_buys_none() -> None:
    assert count("style:no-machines", codes.MACHINE, codes.SERVE) == 0
    assert count("hard", codes.MACHINE, codes.SERVE) > 0
