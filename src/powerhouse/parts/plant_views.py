"""What the views of both Power Grids tell in the same way."""

from typing import Literal

from powerhouse.parts.auction import BID, Auction
from powerhouse.parts.fleet import HYBRID, NO_FUEL, Plant
from powerhouse.parts.plant_auction import compensation
from powerhouse.parts.plant_deck import LAST_CARD
from powerhouse.parts.plant_game import P, PlantGame, PlantPhase
from powerhouse.parts.plant_market import PlantMarket

Mark = Literal["acts", "waits", "leads", "bidding", "out", "bought", "passed", "done", "none"]
"""What a seat is doing in this phase; `out` of this auction, but not of the round."""


def money(state: PlantGame[P], owner: int, seat: int | None) -> int | None:
    """What a seat sees of somebody's money."""
    return state.players[owner].money if owner == seat or state.shows_money() else None


def fuels_of(plant: Plant, names: list[str]) -> list[str]:
    if plant.burns == HYBRID:
        return names[:2]
    return [] if plant.burns == NO_FUEL else [names[plant.burns]]


def rows(market: PlantMarket) -> tuple[list[int], list[int]]:
    """The plants on offer and those that are not yet."""
    offered = market.on_offer()
    return offered, [card for card in market.cards[len(offered) :] if card != LAST_CARD]


def unseen(market: PlantMarket) -> list[int]:
    return sorted(market.deck.unseen[0] + market.deck.unseen[1])


def seats_of(bits: int, order: list[int]) -> list[int]:
    """The seats whose bits are set, in this order."""
    return [seat for seat in order if bits >> seat & 1]


def waiting(state: PlantGame[P], last_first: tuple[int, ...]) -> list[int]:
    """Who has still to act in this phase, in the order of play, which is against turn order where the last is first."""
    if PlantPhase.OFFER <= state.phase <= PlantPhase.RETURN:
        return seats_of(state.waiting, state.order)
    if state.turn < 0 or state.phase < PlantPhase.OFFER:
        return [] if state.turn < 0 else [state.turn]
    return state.order[state.position :: -1] if state.phase in last_first else state.order[state.position :]


def marks(state: PlantGame[P], waiting: list[int]) -> list[Mark]:
    """What each seat is doing."""
    return [_mark(state, seat, seat in waiting) for seat in range(len(state.players))]


def _mark(state: PlantGame[P], seat: int, waits: bool) -> Mark:
    if state.turn < 0:
        return "none"
    if state.turn == seat:
        return "acts"
    auction = state.auction
    if auction is not None and auction.opened():
        if auction.leader == seat:
            return "leads"
        if auction.bidders >> seat & 1:
            return "bidding"
        if waits:
            return "out"
    if waits:
        return "waits"
    if PlantPhase.OFFER <= state.phase <= PlantPhase.RETURN:
        return "bought" if state.bought >> seat & 1 else "passed"
    return "none" if state.phase < PlantPhase.OFFER else "done"


def unopposed(state: PlantGame[P]) -> bool:
    """Whether who offers is the only one left, and so buys for the minimum."""
    return state.phase == PlantPhase.OFFER and state.waiting == 1 << state.turn


def bidders(auction: Auction) -> list[int]:
    return seats_of(auction.bidders, list(range(auction.seats)))


def renovation(state: PlantGame[P]) -> list[int] | None:
    """What the next to scrap in this round gets, and each one after."""
    return None if state.options["renovation"] == "off" else list(compensation(state))


def bids(state: PlantGame[P]) -> tuple[int, int] | None:
    """The lowest and the highest bid of who is to bid, if there is one."""
    bidding = state.bidding() if state.phase == PlantPhase.BID else None
    return None if bidding is None or bidding.raise_to is None else (bidding.amount, bidding.highest - BID)


def known(figures: list[int]) -> list[int | None]:
    """By seat, `None` where there is none yet."""
    return [None if figure < 0 else figure for figure in figures]
