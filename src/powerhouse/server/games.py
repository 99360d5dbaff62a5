"""The games the server knows, and the little it must know of a single one beyond the contract.

Here and nowhere else in the server stand words of a game.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from msgspec.structs import replace

from powerhouse.bots import registry as bots
from powerhouse.core import registry
from powerhouse.core.game import Game
from powerhouse.games.factory_manager import view as factory_manager
from powerhouse.games.pipeline import view as pipeline
from powerhouse.games.power_grid import view as power_grid
from powerhouse.games.power_grid_card_game import view as card_game
from powerhouse.server.types import GameInfo, OptionInfo


@dataclass(frozen=True)
class Auction:
    """What a programmed bidder must know: the lot under the hammer, the lowest raise, whether it may pass."""

    lot: int | None
    raise_to: str | None
    amount: int
    may_pass: bool
    lots: list[int]
    round: int


@dataclass(frozen=True)
class Lore:
    """`opened` are the options that hide nothing, for looking back; `figures` go by seat into the plots."""

    opened: dict[str, str] = field(default_factory=dict)
    auction: Callable[[Any], Auction] | None = None
    round: Callable[[Any], int] = lambda view: 0
    figures: Callable[[Any], list[dict[str, int | None]]] = lambda view: []


def _power_grid_auction(view: power_grid.View) -> Auction:
    market = view.market
    return Auction(
        lot=view.auction.plant if view.auction is not None else None,
        raise_to=f"bid {view.bids[0]}" if view.bids is not None else None,
        amount=view.bids[0] if view.bids is not None else 0,
        may_pass=any(choice.move == "pass" for choice in view.choices),
        lots=[plant.number for plant in [*market.current, *market.future]],
        round=view.round,
    )


def _power_grid_figures(view: power_grid.View) -> list[dict[str, int | None]]:
    return [
        {"money": player.money, "cities": len(player.cities), "capacity": player.capacity} for player in view.players
    ]


def _card_game_auction(view: card_game.View) -> Auction:
    """Numbers are shared there, so a lot is named by its card."""
    market = view.market
    return Auction(
        lot=view.auction.plant.card if view.auction is not None else None,
        raise_to=f"bid {view.bids[0]}" if view.bids is not None else None,
        amount=view.bids[0] if view.bids is not None else 0,
        may_pass=any(choice.move == "pass" for choice in view.choices),
        lots=[plant.card for plant in [*market.current, *market.future]],
        round=view.round,
    )


def _card_game_figures(view: card_game.View) -> list[dict[str, int | None]]:
    return [
        {"money": player.money, "income": view.earned[player.seat], "points": player.ready} for player in view.players
    ]


def _factory_manager_auction(view: factory_manager.View) -> Auction:
    return Auction(
        lot=view.auction.tile if view.auction is not None else None,
        raise_to=f"bid {view.bids[0]}" if view.bids is not None else None,
        amount=view.bids[0] if view.bids is not None else 0,
        may_pass=any(choice.move == "pass" for choice in view.choices),
        lots=view.offered,
        round=view.round,
    )


def _factory_manager_figures(view: factory_manager.View) -> list[dict[str, int | None]]:
    return [
        {"money": player.money, "income": player.income, "energy": player.energy, "workers": player.available}
        for player in view.players
    ]


def _pipeline_round(view: pipeline.View) -> int:
    """Rounds are counted through all three years."""
    return sum(view.rounds[: view.year - 1]) + view.round


def _pipeline_figures(view: pipeline.View) -> list[dict[str, int | None]]:
    return [{"money": player.money, "worth": player.score.total, "tiles": len(player.tiles)} for player in view.players]


SHOWN_FIRST = ("power-grid", "power-grid-card-game", "factory-manager", "pipeline")

LORE: dict[str, Lore] = {
    "factory-manager": Lore({}, _factory_manager_auction, lambda view: int(view.round), _factory_manager_figures),
    "pipeline": Lore(round=_pipeline_round, figures=_pipeline_figures),
    "power-grid": Lore({"money": "open"}, _power_grid_auction, lambda view: int(view.round), _power_grid_figures),
    "power-grid-card-game": Lore(
        {"money": "open"}, _card_game_auction, lambda view: int(view.round), _card_game_figures
    ),
}


def lore(game: str) -> Lore:
    return LORE.get(game, Lore())


@cache
def find(id: str) -> Game:
    """The game with this id; raises `BadSetup`. Looking through the installed packages takes long, so it is kept."""
    return registry.find(id)


def infos(further: Collection[str]) -> list[GameInfo]:
    """The games, with our bots and those that the host has added."""
    return [replace(info, bots=[*info.bots, *further]) for info in _infos()]


@cache
def _infos() -> list[GameInfo]:
    """As people look for them: the best known first, games from elsewhere last."""
    known = [id for id in SHOWN_FIRST if id in registry.game_ids()]
    others = [id for id in registry.game_ids() if id not in known]
    return [_info(find(id)) for id in [*known, *others]]


def _info(game: Game) -> GameInfo:
    options = {name: OptionInfo(list(option.values), option.help, option.open) for name, option in game.options.items()}
    return GameInfo(
        game.id, game.name, list(game.players), options, bots.by_strength(game.id), list(game.reconstructed)
    )
