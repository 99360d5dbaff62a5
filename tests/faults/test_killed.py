"""A server that is killed in the middle of everything, again and again: no acknowledged move is lost or doubled."""

import random
import time
from pathlib import Path

import pytest

from tests.faults.players import Player, check_goes_on, check_nothing_lost
from tests.server.conftest import Databases
from tests.server.running import Process
from tests.server.visiting import Visitor

TABLES: list[tuple[str, ...]] = [
    ("person", "person"),
    ("person", "person", "person"),
    ("person", "bot", "bot"),
    ("person", "bot:random", "bot:random"),
]
LONGEST_LIFE_S = 0.8


def kill_again_and_again(data: Path, times: int, database: str | None = None) -> list[Player]:
    chance = random.Random(times)
    server = Process(data, database)
    server.start()
    players = [Player(Visitor(server.address, {}), kinds, seed) for seed, kinds in enumerate(TABLES)]
    for player in players:
        player.start()
    for _ in range(times):
        time.sleep(chance.uniform(0.1, LONGEST_LIFE_S))
        server.kill()
        server.start()
    for player in players:
        player.stop()
    assert sum(player.acknowledged for player in players) > 5 * times
    for player in players:
        check_nothing_lost(player)
        check_goes_on(player)
        check_nothing_lost(player)
        player.visitor.close()
    server.kill()
    return players


def test_three_times(data: Path) -> None:
    kill_again_and_again(data, 3)


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_two_hundred_times(data: Path, databases: Databases) -> None:
    """Long enough that games come to their end and others are begun."""
    players = kill_again_and_again(data, 200, databases())
    assert sum(len(player.kept) - 1 for player in players) >= len(players)
