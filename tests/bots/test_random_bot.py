"""Random play: uniform over all moves, but never a wild bid."""

from collections import Counter

from powerhouse.bots import Bot, Clock, find
from tests.power_grid.scenario import Table


def random_bot(seed: int = 1) -> Bot:
    return find("random", "power-grid", seed)


def chosen(table: Table, times: int = 300) -> Counter[str]:
    """What the bot does in a position when asked again and again."""
    bot = random_bot()
    seat = table.state.turn
    return Counter(table.state.text(bot.choose(table.state.copy(), seat, Clock())) for _ in range(times))


def test_it_opens_with_the_lowest_bid() -> None:
    table = Table(4).market(4, 7, 8, 10, 11, 12, 13, 14).auction().play("offer 8")
    assert chosen(table) == {"bid 8": 300}


def test_it_bids_one_more_or_passes() -> None:
    table = Table(4).market(4, 7, 8, 10, 11, 12, 13, 14).auction().play("offer 8", "bid 20")
    choices = chosen(table)
    assert set(choices) == {"pass", "bid 21"}
    assert min(choices.values()) > 100


def test_it_passes_when_it_cannot_raise() -> None:
    table = Table(4).market(4, 7, 8, 10, 11, 12, 13, 14).auction().play("offer 8", "bid 50")
    assert chosen(table, 20) == {"pass": 20}


def test_elsewhere_every_move_is_as_likely() -> None:
    table = Table(4).round(2).market(4, 7, 8, 10, 11, 12, 13, 14).auction()
    choices = chosen(table, 1000)
    assert sorted(choices) == sorted(table.legal())
    assert len(choices) == 5
    assert all(150 < times < 250 for times in choices.values())


def test_the_same_seed_makes_the_same_choices() -> None:
    table = Table(4).building()

    def choices(seed: int) -> list[int]:
        bot = random_bot(seed)
        return [bot.choose(table.state, table.state.turn, Clock()) for _ in range(20)]

    assert choices(5) == choices(5)
    assert choices(5) != choices(6)
