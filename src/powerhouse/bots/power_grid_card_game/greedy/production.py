"""Phase 3: run the plants that earn most; hybrids burn what the others need least."""

from powerhouse.games.power_grid_card_game.codes import GAS, MIXES, OIL, RUN
from powerhouse.games.power_grid_card_game.player import Player
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.parts.fleet import Run


def run(state: CardGame, seat: int) -> int:
    player = state.players[seat]
    units = player.stock
    best, most = RUN, (-1, 0, 0)
    for plants, choice in enumerate(player.fleet.runs()):
        for gas in range(choice.least(units), choice.most(units) + 1):
            score = (choice.output, *_kept(player, choice, gas))
            if score > most:
                best, most = RUN + MIXES * plants + gas, score
    return best


def _kept(player: Player, choice: Run, gas: int) -> tuple[int, int]:
    """What is kept of gas and oil for plants that burn nothing else, then of oil, which is the rarer."""
    rest = player.stock[GAS] - choice.need0 - gas
    oil = player.stock[OIL] - choice.need1 - choice.either + gas
    room = player.fleet.room
    return min(rest, room[GAS] // 2) + min(oil, room[OIL] // 2), oil
