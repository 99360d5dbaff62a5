"""What both Power Grids tell of plants: offers, bids, sales, the market. Payments are public, purses are not."""

from collections.abc import Callable

from powerhouse.core.news import News
from powerhouse.core.phrase import Value
from powerhouse.parts.auction import BID
from powerhouse.parts.fleet import Plant, PlantOwner
from powerhouse.parts.plant_deck import DRAW
from powerhouse.parts.plant_game import PASS, P, PlantGame, PlantPhase

AUCTION, MARKET = "auction", "market"

Mark = Callable[[Plant], Value]
"""How a game names a plant."""


def bidding(before: PlantGame[P], move: int, after: PlantGame[P], mark: Mark) -> list[News]:
    """An offer or a bid, and the plant that somebody got by it: at auction, or as the last one for the minimum."""
    sold = sale(before, after, mark)
    if before.phase == PlantPhase.BID:
        return [_bid(before, move, mark), *sold]
    return sold or [_offer(before, move, mark)]


def _offer(before: PlantGame[P], move: int, mark: Mark) -> News:
    seat = int(before.turn)
    if move == PASS:
        return News("no-plant", seat)
    card = move - before.box.offer
    return News("offered", seat, {"plant": mark(before.box.plants[card])}, AUCTION, card, opens=True)


def _bid(before: PlantGame[P], move: int, mark: Mark) -> News:
    auction, seat = before.auction, int(before.turn)
    assert auction is not None
    lot, amount = int(auction.lot), move - BID
    plant = mark(before.box.plants[lot])
    if move == PASS:
        return News("passed", seat, {"plant": plant}, AUCTION, lot)
    if not auction.opened():
        return News("opened", seat, {"plant": plant, "amount": amount}, AUCTION, lot, opens=True)
    return News("bid", seat, {"plant": plant, "amount": amount}, AUCTION, lot)


def sale(before: PlantGame[P], after: PlantGame[P], mark: Mark) -> list[News]:
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        for plant in new.fleet.plants if new.fleet is not old.fleet else []:
            if plant not in old.fleet.plants:
                paid = int(old.money - new.money)
                values: dict[str, Value] = {"plant": mark(plant), "paid": paid}
                if before.auction is None:
                    return [News("bought", seat, values, money=-paid)]
                return [News("sold", seat, values, AUCTION, int(plant.card), ends=True, money=-paid)]
    return []


def lost(before: PlantGame[P], after: PlantGame[P]) -> tuple[int, list[int]]:
    """What a player was paid for a plant that he scrapped, and the fuel that found no room, by fuel."""
    old, new = before.players[before.turn], after.players[before.turn]
    return int(new.money - old.money), [int(old.stock[fuel] - new.stock[fuel]) for fuel in range(4)]


def trust_takes(old: PlantOwner | None, new: PlantOwner | None, mark: Mark) -> tuple[list[News], list[int]]:
    """The plants that the Trust took, and the fuel, by fuel."""
    if old is None or new is None:
        return [], [0, 0, 0, 0]
    told = [
        News("trust-plant", None, {"plant": mark(plant)}) for plant in new.fleet.plants if plant not in old.fleet.plants
    ]
    return told, [int(new.stock[fuel] - old.stock[fuel]) for fuel in range(4)]


def market(
    before: PlantGame[P], after: PlantGame[P], reveals: list[int], owned: list[int], mark: Mark, behind: bool = False
) -> list[News]:
    """What came to the plant market and what went, but for the plants that are `owned`."""
    plants = after.box.plants
    old, new = before.market.plants(), after.market.plants()
    drawn = [code - DRAW for code in reveals if code - DRAW in plants]
    under = [card for card in after.market.deck.under if card not in before.market.deck.under]
    kept = {*new, *under, *owned}
    changes = [("under", card) for card in under]
    changes += [("gone", card) for card in [*old, *drawn] if card not in kept]
    changes += [("came", card) for card in new if card not in old]
    return [News(code, None, {"plant": mark(plants[card])}, MARKET, behind=behind) for code, card in changes]
