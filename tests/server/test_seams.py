"""What a move asks of the rules: nothing twice that could be asked once."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from powerhouse import compiled
from powerhouse.games.power_grid.game import PowerGridGame
from powerhouse.games.power_grid.state import PowerGrid
from tests.server.running import Running
from tests.server.test_orders import auction


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts how often the rules were asked for moves, for a blank state and for a view made from nothing."""
    if compiled():
        pytest.skip("compiled methods cannot be replaced; the plain ones are counted by the same test")
    calls: Counter[str] = Counter()

    def counted(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def counting(*arguments: Any) -> Any:
            calls[name] += 1
            return function(*arguments)

        return counting

    for owner, name in ((PowerGrid, "moves"), (PowerGrid, "view"), (PowerGridGame, "blank")):
        monkeypatch.setattr(owner, name, counted(name, getattr(owner, name)))
    return calls


def test_a_bid_asks_for_moves_twice_and_makes_one_view(house: Running, asked: Counter[str]) -> None:
    anna, petar, now = auction(house)
    id = now["table"]["id"]
    with anna.live(id) as annas, petar.live(id) as petars:
        mover = petar if now["table"]["actor"] == 2 else anna
        now = mover.table(id)
        wish = {"moves": [{"verb": "bid", "arguments": {"amount": now["view"]["bids"][0]}}], "number": now["number"]}
        asked.clear()
        made = mover.post(f"/tables/{id}/moves", wish)
        for line in (annas, petars):
            while line.frame().get("number") != made["number"]:
                pass
        assert asked == {"moves": 2, "view": 1}
