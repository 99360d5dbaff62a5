"""A position as plain JSON values and back, for digests, storage and other processes."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.factory_manager import market
from powerhouse.games.factory_manager.factory import Factory, factory_of
from powerhouse.games.factory_manager.player import Player
from powerhouse.parts.auction import Auction

if TYPE_CHECKING:
    from powerhouse.games.factory_manager.state import FactoryManager


def dump(state: "FactoryManager") -> dict[str, Any]:
    return {
        "options": dict(state.options),
        "turn": state.turn,
        "phase": state.phase,
        "round": state.round,
        "order": state.order[:],
        "position": state.position,
        "players": [_player(player) for player in state.players],
        "stack": state.stack[:],
        "offered": state.offered[:],
        "waiting": state.waiting,
        "auction": _auction(state.auction),
        "board": list(state.board),
        "market": state.market[:],
        "left": state.left,
        "extra": state.extra,
        "energy": {
            "unseen": state.energy_unseen[:],
            "space": state.energy_space,
            "zero_on_top": state.zero_on_top,
        },
        "gone": state.gone,
        "bank": state.bank,
    }


def _player(player: Player) -> dict[str, Any]:
    return {
        "money": player.money,
        "order_tile": player.order_tile,
        "claimed": player.claimed,
        "on_tile": player.on_tile,
        "seasonal_on_tile": player.seasonal_on_tile,
        "seasonal": player.seasonal,
        "hired": player.hired,
        "canteen": player.canteen,
        "sites": player.sites,
        "rooms": player.rooms,
        "profit": player.profit,
        "factory": player.factory.tiles[:],
        "running": player.running.tiles[:],
        "beside": player.beside[:],
    }


def _auction(auction: Auction | None) -> dict[str, int] | None:
    if auction is None:
        return None
    return {"lot": auction.lot, "bid": auction.bid, "leader": auction.leader, "bidders": auction.bidders}


def restore(state: "FactoryManager", data: dict[str, Any]) -> None:
    """Fill a blank state with what `dump` gave."""
    state.turn = data["turn"]
    state.phase = data["phase"]
    state.round = data["round"]
    state.order = list(data["order"])
    state.position = data["position"]
    state.players = [_restored_player(state, row) for row in data["players"]]
    state.stack = list(data["stack"])
    state.offered = list(data["offered"])
    state.waiting = data["waiting"]
    row = data["auction"]
    if row is not None:
        state.auction = Auction(row["lot"], 0, row["leader"], row["bidders"], len(state.players))
        state.auction.bid = row["bid"]
    state.board = vec[i64](data["board"])
    state.market = list(data["market"])
    market.set_fronts(state)
    state.left = data["left"]
    state.extra = data["extra"]
    energy = data["energy"]
    state.energy_unseen = list(energy["unseen"])
    state.energy_space = energy["space"]
    state.zero_on_top = energy["zero_on_top"]
    state.gone = data["gone"]
    state.bank = data["bank"]


def _factory(state: "FactoryManager", tiles: list[int]) -> Factory:
    return factory_of([state.figures.tiles[tile] for tile in tiles])


def _restored_player(state: "FactoryManager", row: dict[str, Any]) -> Player:
    player = Player(
        row["money"],
        state.figures.workers,
        row["order_tile"],
        _factory(state, row["factory"]),
        _factory(state, row["running"]),
    )
    player.claimed = row["claimed"]
    player.on_tile = row["on_tile"]
    player.seasonal_on_tile = row["seasonal_on_tile"]
    player.seasonal = row["seasonal"]
    player.hired = row["hired"]
    player.canteen = row["canteen"]
    player.sites = row["sites"]
    player.rooms = row["rooms"]
    player.profit = row["profit"]
    player.beside = list(row["beside"])
    return player
