"""A position as plain JSON values and back, for digests, storage and other processes."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.tables import Figures
from powerhouse.games.power_grid.trust import Trust
from powerhouse.parts.auction import Auction
from powerhouse.parts.fleet import Fleet
from powerhouse.parts.fuel_market import FuelMarket
from powerhouse.parts.plant_deck import PlantDeck
from powerhouse.parts.plant_market import PlantMarket

if TYPE_CHECKING:
    from powerhouse.games.power_grid.state import PowerGrid


def dump(state: "PowerGrid") -> dict[str, Any]:
    deck = state.market.deck
    return {
        "options": dict(state.options),
        "zone": state.zone,
        "turn": state.turn,
        "phase": state.phase,
        "round": state.round,
        "step": state.step,
        "step3_due": state.step3_due,
        "order": state.order[:],
        "position": state.position,
        "players": [
            {
                "money": player.money,
                "plants": _numbers(player.fleet),
                "stock": list(player.stock),
                "network": player.network[:],
            }
            for player in state.players
        ],
        "market": {
            "cards": state.market.cards[:],
            "token": state.market.token,
            "row": state.market.row,
            "gone": state.market.gone,
        },
        "deck": {
            "unseen": [cards[:] for cards in deck.unseen],
            "left": deck.left[:],
            "last_card": deck.holds_last_card,
            "under": deck.under[:],
            "top": deck.top,
        },
        "fuel": {"left": list(state.fuel.left), "reserve": list(state.fuel.reserve)},
        "houses": list(state.houses),
        "marked": state.marked[:],
        "waiting": state.waiting,
        "bought": state.bought,
        "supplied": state.supplied[:],
        "auction": _auction(state.auction),
        "newest": state.newest,
        "uranium_closed": state.uranium_closed,
        "renovation": [state.renovation_card, state.renovation_paid],
        "trust": _trust(state.trust),
        "bank": state.bank,
    }


def _numbers(fleet: Fleet) -> list[int]:
    return [plant.number for plant in fleet.plants]


def _auction(auction: Auction | None) -> dict[str, int] | None:
    if auction is None:
        return None
    return {
        "lot": auction.lot,
        "minimum": auction.minimum,
        "bid": auction.bid if auction.opened() else 0,
        "leader": auction.leader,
        "bidders": auction.bidders,
    }


def _trust(trust: Trust | None) -> dict[str, Any] | None:
    if trust is None:
        return None
    return {
        "houses": trust.houses,
        "plants": _numbers(trust.fleet),
        "stock": list(trust.stock),
        "cities": trust.cities[:],
        "acted": trust.acted,
    }


def restore(state: "PowerGrid", data: dict[str, Any]) -> None:
    """Fill a blank state with what `dump` gave."""
    figures = state.figures
    state.zone = data["zone"]
    state.network = state.map.network(state.zone)
    state.turn = data["turn"]
    state.phase = data["phase"]
    state.round = data["round"]
    state.step = data["step"]
    state.step3_due = data["step3_due"]
    state.order = list(data["order"])
    state.position = data["position"]
    state.players = [_restored_player(state, row) for row in data["players"]]
    state.market = _restored_market(figures, data["market"], data["deck"])
    state.fuel = FuelMarket(
        figures.prices(state.map), vec[i64](data["fuel"]["left"]), vec[i64](data["fuel"]["reserve"])
    )
    state.houses = vec[i64](data["houses"])
    state.marked = list(data["marked"])
    state.waiting = data["waiting"]
    state.bought = data["bought"]
    state.supplied = list(data["supplied"])
    row = data["auction"]
    if row is not None:
        state.auction = Auction(row["lot"], row["minimum"], row["leader"], row["bidders"], len(state.players))
        if row["bid"]:
            state.auction.bid = row["bid"]
    state.newest = data["newest"]
    state.uranium_closed = data["uranium_closed"]
    state.renovation_card, state.renovation_paid = data["renovation"]
    row = data["trust"]
    if row is not None:
        state.trust = Trust(row["houses"])
        state.trust.fleet = _fleet(figures, row["plants"])
        state.trust.stock = vec[i64](row["stock"])
        state.trust.cities = list(row["cities"])
        state.trust.acted = row["acted"]
    state.bank = data["bank"]


def _fleet(figures: Figures, numbers: list[int]) -> Fleet:
    return Fleet([figures.plants[number] for number in numbers])


def _restored_player(state: "PowerGrid", row: dict[str, Any]) -> Player:
    network: list[int] = list(row["network"])
    reach = state.network.anywhere
    for joined, city in enumerate(network):
        reach = state.network.extended(reach, city) if joined else state.network.reach_from(city)
    return Player(row["money"], _fleet(state.figures, row["plants"]), vec[i64](row["stock"]), network, reach)


def _restored_market(figures: Figures, market_row: dict[str, Any], deck_row: dict[str, Any]) -> PlantMarket:
    deck = PlantDeck(
        [list(cards) for cards in deck_row["unseen"]],
        list(deck_row["left"]),
        deck_row["last_card"],
        list(deck_row["under"]),
        deck_row["top"],
    )
    market = PlantMarket(deck, figures.numbers, figures.sockets[0], market_row["row"], figures.discount_bid)
    market.cards = list(market_row["cards"])
    market.token = market_row["token"]
    market.gone = market_row["gone"]
    return market
