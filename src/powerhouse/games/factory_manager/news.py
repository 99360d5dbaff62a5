"""What a move did and what followed from it, from the positions around it. Nothing is hidden at this table."""

from powerhouse.core.news import EVERYBODY, News
from powerhouse.core.phrase import Items, Value, phrase, seat_name
from powerhouse.games.factory_manager import codes
from powerhouse.games.factory_manager.codes import Phase
from powerhouse.games.factory_manager.names import tile_name
from powerhouse.games.factory_manager.table import Table

AUCTION, MARKET, PURCHASES, STOPS, PROFITS = "auction", "market", "purchases", "stops", "profits"


def news(before: Table, move: int, after: Table) -> list[News]:
    told = _move(before, move, after)
    if before.phase == Phase.RUN and after.phase != Phase.RUN:
        told += _profits(before, after)
    return told


def deal(state: Table) -> list[News]:
    held: Items = [
        phrase("order-tile-of", name=seat_name(seat), order_tile=int(state.players[seat].order_tile))
        for seat in state.order
    ]
    tiles: Items = [tile_name(state.figures.tiles[number]) for number in sorted(set(state.market))]
    return [News("dealt", None, {"held": held}), News("first-market", None, {"tiles": tiles}), _turned_up(state)]


# Moves


def _move(before: Table, move: int, after: Table) -> list[News]:
    """Who is done, or says which workers back his bid, is not worth a word."""
    seat = int(before.turn)
    if before.phase == Phase.BID:
        return [*_bid(before, seat, move), *_claimed(before, after)]
    if before.phase == Phase.OFFER:
        lot = move - codes.OFFER
        return [News("offered", seat, {"order_tile": lot}, AUCTION, lot, opens=True)]
    if before.phase == Phase.BUY:
        return _bought(before, seat, move, after)
    if before.phase == Phase.BRING and move >= codes.BRING:
        return [_tile_news("brought", before, seat, move - codes.BRING, MARKET)]
    if before.phase == Phase.RUN and move >= codes.STOP:
        return [_tile_news("stopped", before, seat, move - codes.STOP, STOPS)]
    return []


def _tile_news(code: str, before: Table, seat: int, tile: int, line: str) -> News:
    """Equal tiles are counted."""
    values: dict[str, Value] = {"tile": tile_name(before.figures.tiles[tile]), "count": 1}
    return News(code, seat, values, line, sums=["count"])


def _bid(before: Table, seat: int, move: int) -> list[News]:
    auction = before.auction
    assert auction is not None
    lot = int(auction.lot)
    if len(before.offered) == 1:
        return [News("left-with", seat, {"order_tile": lot}, AUCTION, lot, opens=True)]
    if move == codes.PASS:
        return [News("passed", seat, {"order_tile": lot}, AUCTION, lot)]
    values: dict[str, Value] = {"order_tile": lot, "workers": move - codes.BID}
    if not auction.opened():
        return [News("opened", seat, values, AUCTION, lot, opens=True)]
    return [News("bid", seat, values, AUCTION, lot)]


def _claimed(before: Table, after: Table) -> list[News]:
    """Who got the turn-order tile; the new ones lie before all players as soon as the last is claimed."""
    auction = before.auction
    assert auction is not None
    lot = int(auction.lot)
    if lot in after.offered:
        return []
    code = "claimed-last" if len(before.offered) == 1 else "claimed"
    for seat, player in enumerate(after.players):
        if lot in (player.claimed, player.order_tile) and before.waiting >> seat & 1:
            values: dict[str, Value] = {"order_tile": lot, "workers": int(player.on_tile)}
            return [News(code, seat, values, AUCTION, lot, ends=True)]
    return []


def _bought(before: Table, seat: int, move: int, after: Table) -> list[News]:
    """A tile that is bought and then placed for nothing is one fact: what is bought and placed of it is added up."""
    player = before.players[seat]
    paid = int(player.money - after.players[seat].money)
    if move == codes.DONE:
        return [News("bought-nothing", seat, {}, PURCHASES)] if before.left == player.available() else []
    if move < codes.BUY:
        return [News("hired", seat, {"seasonal": move - codes.HIRE, "paid": paid}, PURCHASES, money=-paid)]
    if move >= codes.DEMOLISH:
        return [_tile_news("demolished", before, seat, move - codes.DEMOLISH, PURCHASES)]
    tile: dict[str, Value] = {
        "tile": tile_name(before.figures.tiles[move - (codes.PLACE if move >= codes.PLACE else codes.BUY)])
    }
    if move >= codes.PLACE and paid:
        return [News("placed-on-site", seat, {**tile, "paid": paid}, PURCHASES, money=-paid)]
    counts: dict[str, Value] = {"bought": int(move < codes.PLACE), "placed": int(move >= codes.PLACE), "paid": paid}
    return [News("bought", seat, tile | counts, PURCHASES, sums=["bought", "placed", "paid"], money=-paid)]


# What follows from them


def _profits(before: Table, after: Table) -> list[News]:
    """The energy price and what everybody earned; then the next round."""
    price = int(after.figures.energy_price(after.energy_space))
    rise = price - int(before.figures.energy_price(before.energy_space))
    told = [News("energy-price", None, {"price": price, "rise": rise}, PROFITS, EVERYBODY, opens=True)]
    told += [_profit(before, after, int(seat), price) for seat in before.order]
    return told if after.phase == Phase.OVER else [*told, _turned_up(after)]


def _profit(before: Table, after: Table, seat: int, price: int) -> News:
    """What was sold for how much, less so much energy at its price; a loss may be more than somebody can pay."""
    now = before.measures()[seat]
    earned, profit = int(after.players[seat].money - before.players[seat].money), int(after.players[seat].profit)
    values: dict[str, Value] = {"profit": profit, "paid": -earned, "income": now["income"], "price": price}
    values |= {"sold": min(now["production"], now["storage"]), "energy": now["energy"]}
    code = "profit" if earned == profit else "loss-unpaid"
    return News(code, seat, values, PROFITS, EVERYBODY, money=earned)


def _turned_up(state: Table) -> News:
    return News("turned-up", None, {"round": int(state.round), "order_tiles": Items(state.offered)})
