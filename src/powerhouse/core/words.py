"""A position and its moves as words, for programs that read and write: language models, scripts."""

from typing import Any

import msgspec

from powerhouse.core.catalogue import of_game
from powerhouse.core.state import State

LADDER = ".."


def moves(state: State, starting: str = "") -> list[str]:
    """The legal moves as they are written, those of a ladder of bids as one line: `bid 5..120`."""
    bidding = state.bidding()
    low = high = -1
    if bidding is not None and bidding.raise_to is not None and bidding.highest > bidding.raise_to:
        low, high = bidding.raise_to, bidding.highest
    found = []
    for move in state.moves():
        if low <= move <= high:
            if move == low:
                assert bidding is not None
                found.append(f"{state.text(move)}{LADDER}{bidding.amount + high - low}")
        else:
            found.append(state.text(move))
    return [text for text in found if text.startswith(starting)]


def view(state: State, seat: int | None) -> dict[str, Any]:
    """What a seat may see, as plain values; `None` for a spectator."""
    found: dict[str, Any] = msgspec.to_builtins(state.view(seat))
    return found


def heading(game: str, state: State) -> str:
    return of_game(game).say(state.heading())
