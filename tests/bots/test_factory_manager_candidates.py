"""Random play of Factory Manager: uniform over all moves, but never a wild bid."""

from collections import Counter

from powerhouse.bots import Clock, find
from tests.factory_manager.scenario import Table


def chosen(table: Table, times: int = 300) -> Counter[str]:
    """What the bot does in a position when asked again and again."""
    bot = find("random", "factory-manager", 1)
    seat = table.state.turn
    return Counter(table.state.text(bot.choose(table.state.copy(), seat, Clock())) for _ in range(times))


def test_it_opens_without_a_worker() -> None:
    table = Table(4).auction(1, 2, 3, 4).play("offer 2")
    assert chosen(table) == {"bid 0": 300}


def test_it_bids_one_more_or_passes() -> None:
    choices = chosen(Table(4).auction(1, 2, 3, 4).play("offer 2", "bid 1"))
    assert set(choices) == {"pass", "bid 2"}
    assert min(choices.values()) > 100


def test_it_passes_when_it_cannot_raise() -> None:
    assert chosen(Table(4).auction(1, 2, 3, 4).play("offer 2", "bid 2"), 20) == {"pass": 20}


def test_elsewhere_every_move_is_as_likely() -> None:
    for table in (Table(4).auction(1, 2, 3, 4), Table(4).claim_all(), Table(4).claim_all().bring_all()):
        assert sorted(chosen(table, 1000)) == sorted(table.legal())
