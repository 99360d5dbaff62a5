"""What the seats are given when a game is over: one number each, 0 in sum. Before that nobody is given anything."""

from collections.abc import Callable

from powerhouse.core.state import State


def win(state: State) -> list[float]:
    """The share of the win less 1/n: winners share it, all others lose their part."""
    winners = state.standings().winners
    return [(1 / len(winners) if seat in winners else 0.0) - 1 / state.seats for seat in range(state.seats)]


def place(state: State) -> list[float]:
    """Seats behind less seats ahead, as a part of the others: 1 for the first, -1 for the last."""
    places = {standing.seat: standing.place for standing in state.standings().places}
    return [
        sum((other > places[seat]) - (other < places[seat]) for other in places.values()) / (state.seats - 1)
        for seat in range(state.seats)
    ]


def money(state: State) -> list[float]:
    """Money less the mean of the others; where a game counts what everything is worth (Pipeline), that instead."""
    owned = [float(measures.get("worth", measures["money"])) for measures in state.measures()]
    return [own - (sum(owned) - own) / (state.seats - 1) for own in owned]


REWARDS: dict[str, Callable[[State], list[float]]] = {"win": win, "place": place, "money": money}
