"""Programmed moves: bid up to an amount, pass this auction, pass this round. They end with the auction or the round."""

from msgspec import Struct

from powerhouse.core.errors import PowerhouseError
from powerhouse.server.games import Auction, lore
from powerhouse.server.types import Program


class Order(Struct, frozen=True):
    """A program as it is kept: bound to the round in which it was given."""

    program: Program
    round: int


def orders(game: str, view: object, programs: list[Program]) -> list[Order]:
    """Check what a seat wants programmed now; one that names no lot means the one under the hammer."""
    look = lore(game).auction
    if look is None:
        if programs:
            raise PowerhouseError("this game has no programmed moves")
        return []
    auction = look(view)
    return [Order(_bound(program, auction), auction.round) for program in programs]


def _bound(program: Program, auction: Auction) -> Program:
    if program.kind == "bid-max" and program.amount is None:
        raise PowerhouseError("a highest bid needs an amount")
    if program.kind == "pass-round":
        return Program(program.kind)
    lot = auction.lot if program.lot is None else program.lot
    if lot is None:
        raise PowerhouseError("nothing is being auctioned now: say for which lot this is meant")
    if lot != auction.lot and lot not in auction.lots:
        raise PowerhouseError(f"{lot} is not on offer")
    return Program(program.kind, program.amount if program.kind == "bid-max" else None, lot)


def standing(game: str, view: object, given: list[Order]) -> list[Order]:
    """Those that have not ended: same round, and the lot is still to be had."""
    look = lore(game).auction
    if look is None or not given:
        return []
    auction = look(view)
    return [
        order
        for order in given
        if order.round == auction.round
        and (order.program.lot is None or order.program.lot == auction.lot or order.program.lot in auction.lots)
    ]


def move(game: str, view: object, given: list[Order]) -> str | None:
    """What the programs do for the seat that is to act, whose own view this is; `None` leaves it to the person."""
    look = lore(game).auction
    if look is None:
        return None
    auction = look(view)
    for order in standing(game, view, given):
        answer = _answer(order.program, auction)
        if answer is not None:
            return answer
    return None


def _answer(program: Program, auction: Auction) -> str | None:
    """Where passing is not allowed, the person must decide."""
    passing = "pass" if auction.may_pass else None
    if program.kind == "pass-round":
        return passing
    if auction.lot is None or program.lot != auction.lot:
        return None
    if program.kind == "pass-auction":
        return passing
    if auction.raise_to is not None and program.amount is not None and auction.amount <= program.amount:
        return auction.raise_to
    return passing
