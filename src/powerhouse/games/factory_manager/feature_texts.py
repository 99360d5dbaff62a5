"""What the features of Factory Manager mean (see features.py)."""

from typing import Final

from powerhouse.core.features import FLAG, Feature

RISES: Final = 3
"""Energy tiles say 0, 1 or 2."""

_WORKS: Final = {
    "production": ("goods", "production of {}"),
    "storage": ("goods", "storage of {}"),
    "energy": ("energy", "energy that {} needs, as it counts"),
    "workers-needed": ("workers", "workers that {} needs"),
    "machines": ("tiles", "machines of {}"),
    "robots": ("tiles", "robots of {}"),
    "income": ("money", "income of {}: what the lower of production and storage brings"),
    "profit-now": ("money", "income of {} less energy at the present price, without the doubling of the last round"),
}

FEATURES: Final = {
    "players": Feature("seats", "how many play"),
    "round": Feature("rounds", "the round, from 1"),
    "rounds-left": Feature("rounds", "rounds that follow this one"),
    "profit-factor": Feature("factor", "how often the profit of this round counts"),
    "asked-offer": Feature(FLAG, "a turn-order tile is offered now"),
    "asked-bid": Feature(FLAG, "workers are bid for one now"),
    "asked-back": Feature(FLAG, "somebody says which workers stay on it (rules 1 alone)"),
    "asked-bring": Feature(FLAG, "tiles are brought to the market now"),
    "asked-buy": Feature(FLAG, "tiles are bought, placed and demolished now"),
    "asked-run": Feature(FLAG, "the factories run now"),
    "energy-price": Feature("money", "what a unit of energy costs now"),
    **{
        f"energy-rise-{rise}": Feature("tiles", f"energy tiles that may still come and raise the price by {rise}")
        for rise in range(RISES)
    },
    "zero-next": Feature(FLAG, "the next energy tile is known to be a 0 (first game)"),
    "energy-tiles-to-come": Feature("tiles", "unseen energy tiles that will be turned up"),
    "workers-left": Feature("workers", "workers of the seat to decide who still bring, buy or demolish a tile"),
    "extra-tiles": Feature("tiles", "tiles that the last player may still add to the market"),
    "lot": Feature("tile", "the turn-order tile under the hammer, 0 if none is"),
    "lot-discount": Feature("money", "its discount"),
    "lowest-bid": Feature("workers", "the least that may be bid for it now"),
    "seasonal-price": Feature("money", "what a seasonal worker costs the observer"),
    "offered": Feature(FLAG, "the turn-order tile is still to be auctioned in this round"),
    "face-down": Feature(FLAG, "it lies in the stack"),
    "tile-discount": Feature("money", "what it takes off each price"),
    "on-board": Feature("tiles", "tiles of this print on the storage board"),
    "can-be-brought": Feature(FLAG, "it is the cheapest of its column"),
    "in-market": Feature("tiles", "tiles of this print for sale"),
    "price": Feature("money", "what one costs the observer in this round, as far as its discount is known"),
    "tile-production": Feature("goods", "production that is printed on it"),
    "tile-storage": Feature("goods", "storage that is printed on it"),
    "tile-energy": Feature("energy", "energy that it needs, negative if it saves some"),
    "tile-workers": Feature("workers", "workers that it needs, negative if it saves some"),
    "present": Feature(FLAG, "somebody sits there; without, all of the seat is 0"),
    "to-decide": Feature(FLAG, "this seat is to decide"),
    "order-place": Feature("place", "its place in turn order, from 1"),
    "order-tile": Feature("tile", "the turn-order tile it holds since the last auction"),
    "claimed": Feature("tile", "the one it has won in this auction, 0 if none yet"),
    "discount": Feature("money", "what its turn-order tile takes off prices in this round, -1 if it has none yet"),
    "waits-for-tile": Feature(FLAG, "it has no turn-order tile of this round yet"),
    "bids": Feature(FLAG, "it has not passed in the auction"),
    "leads": Feature(FLAG, "the standing bid is its own"),
    "available": Feature("workers", "workers neither in the canteen nor on a turn-order tile"),
    "seasonal": Feature("workers", "seasonal workers of this round"),
    "hired": Feature("workers", "seasonal workers hired for the next round"),
    "on-tile": Feature("workers", "workers on the turn-order tile"),
    "canteen": Feature("workers", "workers in the canteen"),
    "money": Feature("money", "its money"),
    "last-profit": Feature("money", "the profit it was paid last"),
    "most-bid": Feature("workers", "the most it can bid for a turn-order tile"),
    **{
        f"{which}-{name}": Feature(unit, means.replace("{}", what))
        for which, what in (("standing", "all that stands in its factory"), ("running", "what ran in the last phase 4"))
        for name, (unit, means) in _WORKS.items()
    },
    "halls-free": Feature("tiles", "tiles for which it has halls or building sites left"),
    "sites-bought": Feature("sites", "building sites it has paid for"),
    "next-hall": Feature("money", "what the next place in a hall costs"),
    "has-control": Feature(FLAG, "it owns a control"),
    "has-optimizer": Feature(FLAG, "it owns an optimizer"),
    "in-factory": Feature("tiles", "tiles of the print in its factory"),
    "beside": Feature("tiles", "tiles of the print beside its factory"),
}
