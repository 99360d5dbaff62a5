"""What is expected of the person now, in a sentence or two with the numbers that matter."""

from collections.abc import Callable

from powerhouse.cli.terminal.factory_manager.symbols import Symbols
from powerhouse.core.phrase import Items, Phrase, all_of, one_of, phrase, seat_name, told_of
from powerhouse.games.factory_manager.view import View

EXAMPLES = (("2", "1", "1"), ("ma", "st", "st"))
"""Columns to bring tiles of, by number and by name."""


def ask(view: View, symbols: Symbols, seat: int) -> str:
    """The sentences for the seat that is to decide."""
    return symbols.told(told_of([*PROMPTS[view.ask](view, symbols, seat)]))


def _offer(view: View, symbols: Symbols, seat: int) -> list[Phrase]:
    assert view.lowest_bid is not None
    assert view.most_bid is not None
    bids = _range(view.lowest_bid, view.most_bid)
    tiles = one_of(Items(view.offered))
    return [phrase("prompt-offer", tiles=tiles, example=view.offered[0], lowest=view.lowest_bid, bids=bids)]


def _bid(view: View, symbols: Symbols, seat: int) -> list[Phrase]:
    auction = view.auction
    assert auction is not None
    bids = None if view.bids is None else _range(*view.bids)
    if auction.bid is None or auction.leader is None:
        key = "prompt-last-tile" if view.unopposed else "prompt-opening"
        return [phrase(key, order_tile=auction.tile, bids=bids)]
    others: Items = [seat_name(other) for other in auction.bidders if other not in (seat, auction.leader)]
    holds = phrase(
        "prompt-holds", name=seat_name(auction.leader), bid=auction.bid, count=len(others), others=all_of(others)
    )
    return [phrase("prompt-bid" if bids else "prompt-pass", order_tile=auction.tile, bids=bids, holds=holds)]


def _back(view: View, symbols: Symbols, seat: int) -> list[Phrase]:
    player = view.players[seat]
    numbers: Items = [str(choice.arguments["seasonal"]) for choice in view.choices]
    return [phrase("prompt-back", workers=player.on_tile, order_tile=player.claimed, numbers=one_of(numbers))]


def _bring(view: View, symbols: Symbols, seat: int) -> list[Phrase]:
    if not view.left:
        return [phrase("prompt-bring-more", extra=view.extra)]
    numbers, names = (Items(words[: view.left]) for words in EXAMPLES)
    return [phrase("prompt-bring", tiles=view.left, extra=view.extra, numbers=numbers, names=names)]


def _buy(view: View, symbols: Symbols, seat: int) -> list[Phrase]:
    hires: Items = [
        phrase("prompt-hire", move=choice.move, cost=choice.cost) for choice in view.choices if choice.verb == "hire"
    ]
    ends, money = one_of([*hires, phrase("prompt-done")]), view.players[seat].money
    demolish = next((choice.arguments["tile"] for choice in view.choices if choice.verb == "demolish"), None)
    if not view.left:
        told = phrase("prompt-workers-done", ends=ends, money=money)
    elif demolish is None:
        told = phrase("prompt-buy", workers=view.left, ends=ends, money=money)
    else:
        tile = symbols.short(str(demolish)).casefold()
        told = phrase("prompt-buy-or-demolish", workers=view.left, ends=ends, money=money, tile=tile)
    free: Items = [
        symbols.name(str(choice.arguments["tile"]))
        for choice in view.choices
        if choice.verb == "place" and not choice.cost
    ]
    return [told, phrase("prompt-place-first", tiles=all_of(free))] if free else [told]


def _run(view: View, symbols: Symbols, seat: int) -> list[Phrase]:
    stop = next((choice.arguments["tile"] for choice in view.choices if choice.verb == "stop"), None)
    told = [phrase("prompt-run")]
    if stop is not None:
        told = [phrase("prompt-run-or-stop", tile=symbols.short(str(stop)).casefold())]
    assert view.running is not None
    if view.running.next_round:
        told.append(phrase("prompt-free-workers"))
    if all(choice.verb != "done" for choice in view.choices):
        robots = symbols.board.robots_a_machine
        told.append(phrase("prompt-not-all", workers=view.running.most_workers, robots=robots))
    return told


def _range(low: int, high: int) -> Phrase:
    return one_of(Items(sorted({low, high}))) if high <= low + 1 else phrase("terminal-range", low=low, high=high)


PROMPTS: dict[str, Callable[[View, Symbols, int], list[Phrase]]] = {
    "offer": _offer,
    "bid": _bid,
    "back": _back,
    "bring": _bring,
    "buy": _buy,
    "run": _run,
}
