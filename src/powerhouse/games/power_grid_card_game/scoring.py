"""The end: points for what the plants produce and for money, and both tie-breaks (CG-5.7 to CG-5.10)."""

from typing import Final

from powerhouse.core.phrase import Phrase, phrase
from powerhouse.core.standings import Standings
from powerhouse.games.power_grid_card_game.codes import ID, Phase
from powerhouse.games.power_grid_card_game.table import Table

UNLIMITED: Final = 1_000_000


def produced(state: Table, seat: int) -> int:
    """The most that a player's plants can produce with the resources at hand."""
    player = state.players[seat]
    return player.fleet.best_output(player.stock, UNLIMITED)


def standings(state: Table) -> Standings:
    """Points, then the money that made no point, then the dearest plant. Hidden money stays hidden until the end."""
    rate = state.figures.money_per_point
    figures: list[dict[str, int]] = []
    for seat, player in enumerate(state.players):
        points = produced(state, seat)
        dearest = int(player.fleet.highest())
        if state.shows_money():
            money = int(player.money)
            figures.append({"points": points + money // rate, "money": money % rate, "dearest-plant": dearest})
        else:
            figures.append({"points-without-money": points, "dearest-plant": dearest})
    return Standings(ID, figures, _reason(state))


def _reason(state: Table) -> Phrase:
    if state.phase == Phase.OVER:
        return phrase("end-last-round", round=int(state.round))
    if state.last_round:
        return phrase("end-in-last-round")
    return phrase("end-card-drawn" if state.market_cut else "end-card-to-come")
