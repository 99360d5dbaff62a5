"""What is expected of the person now, in a sentence or two with the numbers that matter."""

from collections.abc import Callable

from powerhouse.cli.terminal.layout import both, either
from powerhouse.cli.terminal.power_grid import markets
from powerhouse.cli.terminal.power_grid.board import Board
from powerhouse.cli.terminal.power_grid.marks import tokens_words
from powerhouse.games.power_grid.view import View

Names = Callable[[int], str]


def ask(view: View, board: Board, seat: int, name: Names) -> str:
    """The sentence for the seat that is to decide."""
    return ASKS[view.ask](view, board, seat, name)


def _money(view: View, seat: int) -> str:
    return f"You have {view.players[seat].money}."


def _offer(view: View, board: Board, seat: int, name: Names) -> str:
    plants = [choice.move.split()[1] for choice in view.choices if choice.move != "pass"]
    if not plants:
        return "You can pay for none of the plants: pass."
    may_pass = any(choice.move == "pass" for choice in view.choices)
    alone = " You are the last: it is yours for the minimum." if view.waiting == [seat] else ""
    passing = ", or pass: no plant this round." if may_pass else "; in round 1 everybody buys one."
    return f"Offer a plant: {either(plants)}{passing}{alone} {_money(view, seat)}"


def _bid(view: View, board: Board, seat: int, name: Names) -> str:
    auction = view.auction
    assert auction is not None
    if auction.bid is None:
        return f"You offer plant {auction.plant}: open with {auction.minimum} or more. {_money(view, seat)}"
    holder = f"{name(auction.leader)} holds {auction.bid}" if auction.leader is not None else ""
    others = [name(other) for other in auction.bidders if other not in (seat, auction.leader)]
    still = f", {both(others)} {'is' if len(others) == 1 else 'are'} still in" if others else ""
    bids = f"{auction.bid + 1} or more, or pass" if view.bids else "you cannot go higher: pass"
    return f"Your bid for plant {auction.plant}: {bids}. {holder}{still}. {_money(view, seat)}"


def _scrap(view: View, board: Board, seat: int, name: Names) -> str:
    plants = [choice.move.split()[1] for choice in view.choices]
    paid = f" It pays {view.renovation[0]}." if view.renovation else ""
    return f"One plant too many: scrap {either(plants)}. The new one stays.{paid}"


def _return(view: View, board: Board, seat: int, name: Names) -> str:
    fuels = [choice.move for choice in view.choices]
    held = tokens_words(view.players[seat].fuel)
    return f"Not all your fuel finds room ({held}): {either(fuels)}, one token at a time."


def _fuel(view: View, board: Board, seat: int, name: Names) -> str:
    player = view.players[seat]
    burn = f"One run of all your plants burns {markets.needs(player)}; you hold {tokens_words(player.fuel)}."
    return f"Buy fuel, as in `buy 3 coal`, or done. {burn} {_money(view, seat)}"


def _build(view: View, board: Board, seat: int, name: Names) -> str:
    player = view.players[seat]
    supply = f"Your plants and fuel supply {player.ready}."
    if player.ready < player.capacity:
        supply = f"Your fuel supplies {player.ready}, your plants could supply {player.capacity}."
    if not player.cities:
        return (
            f"Choose the city where your network starts, or done; `map` shows the links. {supply} {_money(view, seat)}"
        )
    dearer = board.beyond(view, seat, player.money or 0)
    next_one = f" The next one would be {board.name(dearer[0][1])} for {dearer[0][0]}." if dearer else ""
    return f"Connect cities, or done. {supply} {_money(view, seat)}{next_one}"


def _run(view: View, board: Board, seat: int, name: Names) -> str:
    return f"Which plants run? {_money(view, seat)}"


def _mark(view: View, board: Board, seat: int, name: Names) -> str:
    return "Mark a start city: networks will have to start in one of the marked cities. `map` shows the links."


def _place(view: View, board: Board, seat: int, name: Names) -> str:
    return "Place a house of the Trust: closed to both of you in step 1. `map` shows the links."


ASKS: dict[str, Callable[[View, Board, int, Names], str]] = {
    "offer": _offer,
    "bid": _bid,
    "scrap": _scrap,
    "return": _return,
    "fuel": _fuel,
    "build": _build,
    "run": _run,
    "mark": _mark,
    "place": _place,
}
