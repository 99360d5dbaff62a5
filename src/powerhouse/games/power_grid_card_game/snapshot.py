"""A position as plain JSON values and back, for digests, storage and other processes."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.power_grid_card_game.codes import COLUMNS, KINDS
from powerhouse.games.power_grid_card_game.player import Player
from powerhouse.games.power_grid_card_game.resource_market import ResourceMarket
from powerhouse.games.power_grid_card_game.store import PLACES, SHOWN, Store
from powerhouse.games.power_grid_card_game.tables import Figures
from powerhouse.games.power_grid_card_game.trust import Trust
from powerhouse.parts.auction import Auction
from powerhouse.parts.fleet import Fleet
from powerhouse.parts.plant_deck import PlantDeck
from powerhouse.parts.plant_market import PlantMarket

if TYPE_CHECKING:
    from powerhouse.games.power_grid_card_game.state import CardGame


def dump(state: "CardGame") -> dict[str, Any]:
    market, resources = state.market, state.resources
    deck = market.deck
    return {
        "options": dict(state.options),
        "turn": state.turn,
        "phase": state.phase,
        "round": state.round,
        "last_round": state.last_round,
        "market_cut": state.market_cut,
        "order": state.order[:],
        "position": state.position,
        "players": [
            {"money": player.money, "plants": _cards(player.fleet), "resources": list(player.store.cards)}
            for player in state.players
        ],
        "market": {"cards": market.cards[:], "token": market.token, "row": market.row, "gone": market.gone},
        "deck": {
            "unseen": [cards[:] for cards in deck.unseen],
            "left": deck.left[:],
            "last_card": deck.holds_last_card,
            "under": deck.under[:],
            "top": deck.top,
        },
        "resources": {
            "cards": list(resources.cards),
            "deck": resources.deck[:],
            "discard": list(resources.discard),
            "stack": list(resources.stack),
            "plusplus_due": resources.plusplus_due,
        },
        "waiting": state.waiting,
        "bought": state.bought,
        "earned": state.earned[:],
        "auction": _auction(state.auction),
        "newest": state.newest,
        "renovation": [state.renovation_card, state.renovation_paid],
        "trust": _trust(state.trust),
        "bank": state.bank,
    }


def _cards(fleet: Fleet) -> list[int]:
    return [plant.card for plant in fleet.plants]


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
    return {"plants": trust.cards[:], "resources": list(trust.store.cards), "acted": trust.acted}


def restore(state: "CardGame", data: dict[str, Any]) -> None:
    """Fill a blank state with what `dump` gave."""
    figures = state.figures
    state.turn = data["turn"]
    state.phase = data["phase"]
    state.round = data["round"]
    state.last_round = data["last_round"]
    state.market_cut = data["market_cut"]
    state.order = list(data["order"])
    state.position = data["position"]
    state.players = [
        Player(row["money"], _fleet(figures, row["plants"]), _store(row["resources"])) for row in data["players"]
    ]
    state.market = _restored_market(figures, data["market"], data["deck"])
    state.resources = _restored_resources(data["resources"])
    state.waiting = data["waiting"]
    state.bought = data["bought"]
    state.earned = list(data["earned"])
    row = data["auction"]
    if row is not None:
        state.auction = Auction(row["lot"], row["minimum"], row["leader"], row["bidders"], len(state.players))
        if row["bid"]:
            state.auction.bid = row["bid"]
    state.newest = data["newest"]
    state.renovation_card, state.renovation_paid = data["renovation"]
    row = data["trust"]
    if row is not None:
        cards: list[int] = list(row["plants"])
        fleet = Fleet([])
        for card in cards:
            fleet = fleet.with_plant(figures.plants[card])
        state.trust = Trust(cards, fleet, _store(row["resources"]))
        state.trust.acted = row["acted"]
    state.bank = data["bank"]


def _fleet(figures: Figures, cards: list[int]) -> Fleet:
    return Fleet([figures.plants[card] for card in cards])


def _store(cards: list[int]) -> Store:
    units = [sum(SHOWN[place] * cards[PLACES * fuel + place] for place in range(PLACES)) for fuel in range(4)]
    return Store(vec[i64](cards), vec[i64](units))


def _restored_market(figures: Figures, market_row: dict[str, Any], deck_row: dict[str, Any]) -> PlantMarket:
    deck = PlantDeck(
        [list(cards) for cards in deck_row["unseen"]],
        list(deck_row["left"]),
        deck_row["last_card"],
        list(deck_row["under"]),
        deck_row["top"],
    )
    market = PlantMarket(deck, figures.numbers, figures.big[0], market_row["row"], figures.discount_bid)
    market.cards = list(market_row["cards"])
    market.token = market_row["token"]
    market.gone = market_row["gone"]
    return market


def _restored_resources(row: dict[str, Any]) -> ResourceMarket:
    cards: list[int] = list(row["cards"])
    sizes = [sum(cards[KINDS * column : KINDS * (column + 1)]) for column in range(COLUMNS)]
    discard, stack = vec[i64](row["discard"]), vec[i64](row["stack"])
    return ResourceMarket(vec[i64](cards), vec[i64](sizes), list(row["deck"]), discard, stack, row["plusplus_due"])
