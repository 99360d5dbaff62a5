"""PL-2.3: what the markets offer, kept from cube to cube, is what one finds by looking through all slots."""

from itertools import count
from pathlib import Path

import pytest
from mypy_extensions import i64

from powerhouse.conformance import play_random
from powerhouse.core.chance import Seeded
from powerhouse.core.packed import vec
from powerhouse.core.state import State
from powerhouse.games.pipeline import GAME, markets, worker
from powerhouse.games.pipeline.codes import FREE, Action, Family
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.state import Pipeline
from tests.clauses import clause
from tests.pipeline.scenario import Table
from tests.pipeline.test_rich_games import RichTable

PURSES = (0, 4, 5, 6, 11, 19, 22, 40)


def _at_level(player: Player, level: int) -> Player:
    """The player with so much of Refined Markets."""
    other = player.copy()
    levels = list(player.levels)
    levels[Family.REFINED_MARKETS] = level
    other.levels = vec[i64](levels)
    return other


def _found(state: Pipeline, player: Player, market: int, money: int) -> bool:
    """Whether an action on a market has something for the player, by all slots on which he trades."""
    figures = state.figures
    every = market != Action.CRUDE_MARKET and player.has(Family.REFINED_MARKETS, 3)
    slots = range(*markets.trading(state, player, market))
    lying = [slot for slot in slots if state.slots[slot] != FREE]
    held = [divmod(cube, 4) for cube in range(12) if player.oil[cube]]
    return (
        not lying
        or any(markets.price(state, player, slot) <= money for slot in lying)
        or any(
            grade >= figures.slot_grade[slot] and (every or colour == figures.slot_colour[slot])
            for slot in slots
            if slot not in lying
            for colour, grade in held
        )
    )


def _looked_through(state: Pipeline) -> int:
    """Compares every player on every market; how often the answer is no."""
    refused = 0
    for player in state.players:
        for level in range(4):
            other = _at_level(player, level)
            for market in range(Action.UPGRADES):
                for money in PURSES:
                    found = _found(state, other, market, money)
                    assert worker.affordable(state, other, market, money) == found, (market, money, level)
                    refused += not found
    return refused


@clause("PL-2.3", "PL-12.13", "PL-12.14")
@pytest.mark.parametrize("money", [0, 2000])
def test_what_markets_offer_is_what_lies_there(tmp_path: Path, money: int) -> None:
    refused: list[int] = []
    positions = count()

    def look(state: State) -> None:
        assert isinstance(state, Pipeline)
        if next(positions) % 19 == 0:
            refused.append(_looked_through(state))

    for seed in range(4):
        table = RichTable(tmp_path, 2 + seed % 3, {}, money)
        play_random(GAME.start(table.setup(), Seeded(seed)), seed, Seeded(seed + 1), look)
    assert len(refused) > 30
    assert sum(refused) > 0


@clause("PL-2.3")
def test_offers_follow_what_is_bought_and_sold() -> None:
    table = Table(4).cross("upgrades", "tanks", "machines", "contracts").money(0, 100).play("go market-1")
    before = [offer.price for offer in table.state.offers]
    assert before[Action.MARKET_1] == 5
    for _ in range(2):
        table.tanks(0, 3).play("buy market-1 teal crude 5")
    assert [offer.price for offer in table.state.offers] == [before[0], 7, *before[2:]]


@clause("PL-2.3")
def test_a_copy_and_a_restored_position_offer_the_same() -> None:
    table = Table(4).money(0, 100).tanks(0, 3).play("go crude", "buy crude orange crude 5")
    copy = table.state.copy()
    restored = GAME.blank(GAME.setup(4))
    assert isinstance(restored, Pipeline)
    restored.restore(table.state.dump())
    table.play("buy crude orange crude 5", "buy crude silver crude 6", "buy crude silver crude 6")
    assert [offer.price for offer in copy.offers] == [offer.price for offer in restored.offers]
    assert copy.offers[Action.CRUDE_MARKET].price == 5
    assert table.state.offers[Action.CRUDE_MARKET].price == 7
