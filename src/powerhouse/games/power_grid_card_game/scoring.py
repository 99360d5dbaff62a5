"""The end: points for what the plants produce and for money, and both tie-breaks (CG-5.7 to CG-5.10)."""

from typing import TYPE_CHECKING, Final

from powerhouse.core.state import Standings
from powerhouse.games.power_grid_card_game.codes import Phase

if TYPE_CHECKING:
    from powerhouse.games.power_grid_card_game.state import CardGame

UNLIMITED: Final = 1_000_000


def produced(state: "CardGame", seat: int) -> int:
    """The most that a player's plants can produce with the resources at hand."""
    player = state.players[seat]
    return player.fleet.best_output(player.store.units, UNLIMITED)


def standings(state: "CardGame") -> Standings:
    """Points, then the money that made no point, then the dearest plant. Hidden money stays hidden until the end."""
    shown = state.phase == Phase.OVER or state.options["money"] == "open"
    rate = state.figures.money_per_point
    figures: list[dict[str, int]] = []
    for seat, player in enumerate(state.players):
        points = produced(state, seat)
        dearest = int(player.fleet.highest())
        if shown:
            money = int(player.money)
            figures.append({"points": points + money // rate, "money": money % rate, "dearest plant": dearest})
        else:
            figures.append({"points without money": points, "dearest plant": dearest})
    if state.phase == Phase.OVER:
        reason = f"the last round, round {state.round}, is over"
    elif state.last_round:
        reason = "not over: this is the last round"
    else:
        reason = "not over: the last-round card " + ("was drawn" if state.market_cut else "has not come")
    return Standings(figures, reason)
