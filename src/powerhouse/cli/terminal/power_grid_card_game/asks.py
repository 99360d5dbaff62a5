"""What is expected of the person now, in a sentence or two with the numbers that matter."""

from collections.abc import Callable

from powerhouse.cli.terminal.layout import both, either
from powerhouse.cli.terminal.power_grid_card_game import needs, scrapping
from powerhouse.cli.terminal.power_grid_card_game.marks import calls, card_code, plant_mark, units_words
from powerhouse.games.power_grid_card_game.view import View

Names = Callable[[int], str]


def ask(view: View, seat: int, name: Names) -> str:
    """The sentence for the seat that is to decide."""
    return ASKS[view.ask](view, seat, name)


def _money(view: View, seat: int) -> str:
    return f"You have {view.players[seat].money}."


def _offer(view: View, seat: int, name: Names) -> str:
    moves = {choice.move for choice in view.choices}
    plants = [plant for plant in view.market.current if f"offer {plant.name}" in moves]
    if not plants:
        return "You can pay for none of the plants: pass."
    alone = " You are the last: it is yours for the minimum." if view.waiting == [seat] else ""
    passing = ", or pass: no plant this round." if "pass" in moves else "; in round 1 everybody buys one."
    return f"Offer a plant: {either(calls(plants))}{passing}{alone} {_money(view, seat)}"


def _bid(view: View, seat: int, name: Names) -> str:
    auction = view.auction
    assert auction is not None
    plant = plant_mark(auction.plant).plain
    if auction.bid is None:
        return f"You offer {plant}: open with {auction.minimum} or more. {_money(view, seat)}"
    holder = f"{name(auction.leader)} holds {auction.bid}" if auction.leader is not None else ""
    others = [name(other) for other in auction.bidders if other not in (seat, auction.leader)]
    still = f", {both(others)} {'is' if len(others) == 1 else 'are'} still in" if others else ""
    bids = f"{auction.bid + 1} or more, or pass" if view.bids else "you cannot go higher: pass"
    return f"Your bid for {plant}: {bids}. {holder}{still}. {_money(view, seat)}"


def _scrap(view: View, seat: int, name: Names) -> str:
    paid = f" It pays {view.renovation[0]}." if view.renovation else ""
    return f"One plant too many: scrap {either(calls(scrapping.candidates(view, seat)))}. The new one stays.{paid}"


def _return(view: View, seat: int, name: Names) -> str:
    player = view.players[seat]
    moves = [choice.move for choice in view.choices]
    count = sum(needs.lost(player.plants, player.fuel).values())
    held = units_words({fuel: player.fuel[fuel] for fuel in needs.PAIR})
    return f"{count} too many of your {held} find no room: {either(moves)}, one unit at a time."


def _buy(view: View, seat: int, name: Names) -> str:
    lacks = {fuel: count for fuel, count in needs.lacking(view.players[seat]).items() if count}
    if not lacks:
        more = f"Buy more, as in `{_first_card(view)}`, or done."
        return f"You hold enough for all your plants. {more} {_money(view, seat)}"
    player = view.players[seat]
    purchase = needs.cheapest(view, player, player.plants)
    way = f"`{purchase.codes()}` for {purchase.cost}" if purchase else "the market has too little of it"
    possible, income = needs.affordable(view, seat)
    less = f" The most you can get is {income}: `{possible.codes()}` for {possible.cost}." if possible.cost else ""
    return (
        f"Buy resource cards, or done. To produce with all plants you lack {units_words(lacks)}: {way}."
        f" {_money(view, seat)}{less if possible != purchase else ''}"
    )


def _first_card(view: View) -> str:
    """The cheapest card that can be bought, as it is typed."""
    _, fuel, units, *_ = next(choice.move for choice in view.choices if choice.move != "done").split()
    return card_code(fuel, int(units)).lower()


def _run(view: View, seat: int, name: Names) -> str:
    return f"Which plants produce? Who earns most goes first next round. {_money(view, seat)}"


ASKS: dict[str, Callable[[View, int, Names], str]] = {
    "offer": _offer,
    "bid": _bid,
    "scrap": _scrap,
    "return": _return,
    "buy": _buy,
    "run": _run,
}
