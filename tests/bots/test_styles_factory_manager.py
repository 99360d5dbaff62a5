"""The styles of Factory Manager do what their names say, in games against three of the hard level."""

from statistics import fmean as mean

import pytest

from powerhouse.games.factory_manager import codes
from powerhouse.games.factory_manager.codes import CONTROL, MACHINE, Phase
from tests.bots.sitting import Decision, decisions

GAME = "factory-manager"
SEEDS = range(20, 28)


def made(bot: str, phase: int | None = None) -> list[Decision]:
    found = [one for seed in SEEDS for one in decisions(GAME, bot, seed)]
    return [one for one in found if phase is None or one.before.phase == phase]


def bought(bot: str, *types: int) -> int:
    """Tiles of these types, of any if none are named."""
    tiles = [one.before.figures.tiles[one.move - codes.BUY] for one in made(bot, Phase.BUY) if _buys(one)]
    return sum(not types or tile.type in types for tile in tiles)


def _buys(one: Decision) -> bool:
    return codes.BUY <= one.move < codes.PLACE


@pytest.mark.parametrize(("style", "first"), [("early-bird", True), ("discounter", False)])
def test_places_in_turn_order_are_bid_for(style: str, first: bool) -> None:
    def places(bot: str) -> float:
        """At the first purchase of a round."""
        return mean(one.before.order.index(one.before.turn) for one in made(bot, Phase.BUY))

    assert places(f"style:{style}") < places("hard") if first else places(f"style:{style}") > places("hard")


def test_no_bids_never_pays_a_worker() -> None:
    found = made("style:no-bids", Phase.BID)
    assert found
    assert all(one.move in (codes.PASS, codes.BID) for one in found)


@pytest.mark.parametrize(
    ("style", "types"),
    [
        ("machines-first", (MACHINE,)),
        ("robots-first", (MACHINE + 1, MACHINE + 2)),
        ("storage-first", (0,)),
        ("rooms-first", (CONTROL, CONTROL + 1)),
    ],
)
def test_what_comes_first_is_bought_more(style: str, types: tuple[int, ...]) -> None:
    assert bought(f"style:{style}", *types) > bought("hard", *types)


def test_a_spender_buys_dearer_tiles() -> None:
    def spent(bot: str) -> float:
        return mean(
            int(one.before.figures.tiles[one.move - codes.BUY].price) for one in made(bot, Phase.BUY) if _buys(one)
        )

    assert spent("style:spender") > spent("hard")


def test_a_hirer_hires_more() -> None:
    def hired(bot: str) -> int:
        return sum(one.move - codes.HIRE for one in made(bot, Phase.BUY) if codes.HIRE < one.move < codes.BACK)

    assert hired("style:hirer") > hired("hard")


def test_full_steam_stops_nothing_that_has_its_workers() -> None:
    found = [one for one in made("style:full-steam", Phase.RUN) if codes.DONE in one.before.moves()]
    assert found
    assert all(one.move == codes.DONE for one in found)


def test_a_late_starter_buys_nothing_before_round_3() -> None:
    rounds = [one.before.round for one in made("style:late-starter", Phase.BUY) if _buys(one)]
    assert min(rounds) == 3


def test_one_a_round_is_one_a_round() -> None:
    for seed in SEEDS:
        rounds = [one.before.round for one in decisions(GAME, "style:one-a-round", seed) if _buys(one)]
        assert rounds
        assert len(rounds) == len({*rounds})


def test_a_keeper_takes_nothing_down() -> None:
    assert not [one for one in made("style:keeper") if codes.DEMOLISH <= one.move < codes.STOP]
    assert [one for one in made("hard") if codes.DEMOLISH <= one.move < codes.STOP]
