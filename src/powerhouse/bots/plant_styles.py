"""Habits in the auction that styles of both Power Grids have."""

from typing import Any, Protocol

from powerhouse.bots.styles import Shuns, Wants
from powerhouse.parts.auction import BID
from powerhouse.parts.fleet import Plant
from powerhouse.parts.plant_game import PlantPhase

Position = Any
"""Of either game: a `PlantGame` with the figures of its box."""


class Liking(Protocol):
    """Whether a style likes a plant."""

    def __call__(self, plant: Plant) -> bool: ...


def offered(state: Position, move: int, base: int) -> Plant:
    """The plant that a move offers, where the moves that offer begin with `base`."""
    plant: Plant = state.figures.plants[move - base]
    return plant


def lot(state: Position) -> Plant:
    """The plant under the hammer."""
    plant: Plant = state.figures.plants[state.auction.lot]
    return plant


def raise_to(state: Position, legal: list[int], most: float) -> int | None:
    """The lowest raise, if it is not above `most`."""
    lowest = int(state.auction.lowest_bid())
    return BID + lowest if lowest <= most and BID + lowest in legal else None


def bid_up(times: float, base: int) -> Wants:
    """Never lets a plant go below so many times its minimum, and offers the dearest that it can pay."""

    def wants(state: Position, legal: list[int]) -> int | None:
        if state.phase == PlantPhase.BID:
            return raise_to(state, legal, times * state.auction.minimum)
        if state.phase == PlantPhase.OFFER:
            return max(legal) if max(legal) >= base else None
        return None

    return wants


def go_for(likes: Liking, more: int, base: int) -> Wants:
    """Offers the best plant that it likes, and bids up to its number and so much more for it."""

    def wants(state: Position, legal: list[int]) -> int | None:
        if state.phase == PlantPhase.BID and likes(lot(state)):
            return raise_to(state, legal, int(lot(state).number) + more)
        if state.phase == PlantPhase.OFFER:
            liked = [move for move in legal if move >= base and likes(offered(state, move, base))]
            return max(liked, key=lambda move: offered(state, move, base).output, default=None)
        return None

    return wants


def bid_no_more(state: Position, move: int) -> bool:
    """Never more than a plant's minimum: any raise is shunned."""
    return bool(state.phase == PlantPhase.BID and move >= BID and state.auction.opened())


def cheapest_first(rounds: int, base: int) -> Wants:
    """Offers the cheapest plant in so many rounds, and lets it go to whoever bids more."""

    def wants(state: Position, legal: list[int]) -> int | None:
        if state.round > rounds:
            return None
        if state.phase == PlantPhase.OFFER:
            return min((move for move in legal if move >= base), default=None)
        return None

    return wants


def only_large(output: int, after: int, base: int) -> Shuns:
    """After some rounds no plant with less output than this."""

    def shuns(state: Position, move: int) -> bool:
        if state.round <= after:
            return False
        if state.phase == PlantPhase.OFFER:
            return move >= base and offered(state, move, base).output < output
        if state.phase == PlantPhase.BID and state.auction.opened():
            return move >= BID and lot(state).output < output
        return False

    return shuns
