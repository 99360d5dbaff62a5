"""What is noted of a game for study: the figures of each seat round by round, and what it bought for how much.

Here, and nowhere else in the arena, stand words of a game.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from powerhouse.core.state import State
from powerhouse.games.factory_manager.state import FactoryManager
from powerhouse.games.pipeline import valuation
from powerhouse.games.pipeline.state import Pipeline
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.games.power_grid_card_game.state import CardGame

Column = list[int | str]


@dataclass(frozen=True)
class Interest:
    """`figures` of a seat at the end of a round, the `lots` it holds that were paid for, and its `places`, by name."""

    figures: Callable[[Any, int], dict[str, int]]
    lots: Callable[[Any, int], list[str]] = lambda state, seat: []
    money: Callable[[Any, int], int] = lambda state, seat: 0
    places: Callable[[Any, int], list[str]] = lambda state, seat: []


def _power_grid_figures(state: PowerGrid, seat: int) -> dict[str, int]:
    player = state.players[seat]
    return {
        "money": int(player.money),
        "cities": len(player.network),
        "capacity": int(sum(plant.output for plant in player.fleet.plants)),
    }


def _card_game_figures(state: CardGame, seat: int) -> dict[str, int]:
    player = state.players[seat]
    return {"money": int(player.money), "capacity": int(sum(plant.output for plant in player.fleet.plants))}


def _factory_manager_figures(state: FactoryManager, seat: int) -> dict[str, int]:
    player = state.players[seat]
    return {
        "money": int(player.money),
        "production": int(player.running.production),
        "storage": int(player.running.storage),
        "energy": int(player.running.energy),
    }


def _pipeline_figures(state: Pipeline, seat: int) -> dict[str, int]:
    player = state.players[seat]
    return {"money": int(player.money), "worth": int(valuation.score(state, player).total())}


INTERESTS: dict[str, Interest] = {
    "factory-manager": Interest(_factory_manager_figures),
    "pipeline": Interest(_pipeline_figures),
    "power-grid-card-game": Interest(
        figures=_card_game_figures,
        lots=lambda state, seat: [plant.name for plant in state.players[seat].fleet.plants],
        money=lambda state, seat: int(state.players[seat].money),
    ),
    "power-grid": Interest(
        figures=_power_grid_figures,
        lots=lambda state, seat: [str(plant.number) for plant in state.players[seat].fleet.plants],
        money=lambda state, seat: int(state.players[seat].money),
        places=lambda state, seat: [state.map.cities[city].id for city in state.players[seat].network],
    ),
}


def round_of(state: State) -> int | None:
    """The round, where a game has rounds; `rounds_played` where `round` starts anew, as in years."""
    round: int | None = getattr(state, "rounds_played", getattr(state, "round", None))
    return round


class Diary:
    """Kept while a game is played; `row(seat)` gives its columns in the end."""

    def __init__(self, game: str, state: State, players: int) -> None:
        self._interest = INTERESTS.get(game, Interest(lambda state, seat: {}))
        self._seats = range(players)
        self._round = round_of(state) or 0
        self._by_round: list[list[dict[str, int]]] = []
        self._bought: list[list[tuple[str, int, int]]] = [[] for _ in self._seats]
        self._held = [self._interest.lots(state, seat) for seat in self._seats]
        self._money = [self._interest.money(state, seat) for seat in self._seats]

    def note(self, state: State) -> None:
        """After every move."""
        round = round_of(state) or 0
        for seat in self._seats:
            money, held = self._interest.money(state, seat), self._interest.lots(state, seat)
            if held != self._held[seat]:
                self._note_lots(seat, held, self._money[seat] - money)
            self._money[seat] = money
        if round != self._round or state.over:
            self._by_round.append([self._interest.figures(state, seat) for seat in self._seats])
            self._round = round

    def _note_lots(self, seat: int, held: Sequence[str], paid: int) -> None:
        for lot in held:
            if lot not in self._held[seat]:
                self._bought[seat].append((lot, paid, self._round))
        self._held[seat] = list(held)

    def row(self, state: State, seat: int) -> dict[str, Column]:
        figures = [by_seat[seat] for by_seat in self._by_round]
        names = list(figures[0]) if figures else []
        bought = self._bought[seat]
        return {
            **{f"round_{name}": [figure[name] for figure in figures] for name in names},
            "lots": [lot for lot, _, _ in bought],
            "paid": [paid for _, paid, _ in bought],
            "lot_rounds": [round for _, _, round in bought],
            "places": list(self._interest.places(state, seat)),
        }
