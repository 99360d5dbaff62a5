"""What is expected of the person now, in a sentence or two with the numbers that matter."""

from collections.abc import Callable

from powerhouse.cli.terminal.factory_manager.marks import Tiles, both, either, short, workers
from powerhouse.games.factory_manager.view import View

Names = Callable[[int], str]


def ask(view: View, tiles: Tiles, seat: int, name: Names) -> str:
    """The sentence for the seat that is to decide."""
    return ASKS[view.ask](view, tiles, seat, name)


def _offer(view: View, tiles: Tiles, seat: int, name: Names) -> str:
    offered = either([str(tile) for tile in view.offered])
    most = view.players[seat].available - 1
    return (
        f"You open: turn-order tile {offered}? Say it with your bid, as in `{view.offered[0]}, 0`: "
        f"{_range(0, most)} workers. Those you bid bring and buy nothing this round."
    )


def _bid(view: View, tiles: Tiles, seat: int, name: Names) -> str:
    auction = view.auction
    assert auction is not None
    if auction.bid is None:
        assert view.bids is not None
        amount = f"{_range(*view.bids)} workers"
        if auction.bidders == [seat]:
            return f"Tile {auction.tile} is left for you: put {amount} on it. Those bring and buy nothing this round."
        return f"You open the auction of tile {auction.tile} with {amount}."
    holder = f"{name(auction.leader)} holds {auction.bid}" if auction.leader is not None else ""
    others = [name(other) for other in auction.bidders if other not in (seat, auction.leader)]
    still = f", {both(others)} {'is' if len(others) == 1 else 'are'} still in" if others else ""
    bids = f"{_range(*view.bids)} workers, or pass" if view.bids else "you cannot go higher: pass"
    return f"Your bid for turn-order tile {auction.tile}: {bids}. {holder}{still}."


def _back(view: View, tiles: Tiles, seat: int, name: Names) -> str:
    player = view.players[seat]
    numbers = either([choice.move.split()[1] for choice in view.choices])
    return (
        f"How many of the {workers(player.on_tile)} on tile {player.claimed} are seasonal: {numbers}? "
        "It makes no difference to what they cost."
    )


def _bring(view: View, tiles: Tiles, seat: int, name: Names) -> str:
    if not view.left:
        return f"You are the last and may bring {view.extra} more, or done."
    more = f", then up to {view.extra} more if you like" if view.extra else ""
    if view.left == 1:
        return f"Bring a tile to the market{more}: the cheapest of a column, as `2` or `ma`."
    numbers, names = [", ".join(words[: view.left]) for words in (("2", "1", "1"), ("ma", "st", "st"))]
    return f"Bring {view.left} tiles to the market{more}: the cheapest of any columns, as `{numbers}` or `{names}`."


def _buy(view: View, tiles: Tiles, seat: int, name: Names) -> str:
    player = view.players[seat]
    prices = [choice.cost for choice in view.choices if choice.move.startswith("hire ")]
    if prices:
        hire = ", ".join(f"`hire {count}` for {cost}" for count, cost in enumerate(prices, 1))
        end = f"; {hire} or done ends your turn"
    else:
        end = "; done ends your turn"
    free = [choice.tile for choice in view.choices if choice.move.startswith("place ") and not choice.cost]
    place = f" Place {both([short(tiles[tile]) for tile in free if tile])} first: that is free." if free else ""
    if not view.left:
        return f"Your workers have done their work{end}. You have {player.money}.{place}"
    demolish = next((choice.tile for choice in view.choices if choice.move.startswith("demolish ")), None)
    example = f", `demolish {short(tiles[demolish]).lower()}`" if demolish else ""
    return f"Buy by number{example}: {workers(view.left)} left{end}. You have {player.money}.{place}"


def _run(view: View, tiles: Tiles, seat: int, name: Names) -> str:
    player = view.players[seat]
    everything = any(choice.move == "done" for choice in view.choices)
    most = player.workers + player.seasonal - 1
    must = "" if everything else f" Not all can run: {workers(most)} can work, one robot a machine."
    stop = next((choice.tile for choice in view.choices if choice.tile is not None), None)
    example = f", or `stop {short(tiles[stop]).lower()}` and done" if stop else ", or done"
    free = " Free workers are available next round." if view.round < view.rounds else ""
    return f"How does your factory run? A number of the list{example}.{free}{must}"


def _range(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} or {high}" if high == low + 1 else f"{low} to {high}"


ASKS: dict[str, Callable[[View, Tiles, int, Names], str]] = {
    "offer": _offer,
    "bid": _bid,
    "back": _back,
    "bring": _bring,
    "buy": _buy,
    "run": _run,
}
