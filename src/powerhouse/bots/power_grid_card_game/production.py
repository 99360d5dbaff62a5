"""Phase 3: run the plants that earn most; hybrids burn what the others need least."""

from powerhouse.games.power_grid_card_game.codes import GAS, MIXES, OIL, RUN
from powerhouse.games.power_grid_card_game.state import CardGame


def run(state: CardGame, seat: int) -> int:
    player = state.players[seat]
    units = player.store.units
    best, most = RUN, (-1, 0.0)
    for plants, choice in enumerate(player.fleet.runs()):
        for gas in range(choice.least(units), choice.most(units) + 1):
            rests = (units[GAS] - choice.need0 - gas, units[OIL] - choice.need1 - choice.either + gas)
            # Of two fuels it is good to keep what can be burnt nowhere else, and the dearer one.
            kept = sum([min(rests[fuel], player.fleet.room[fuel] // 2) for fuel in (GAS, OIL)])
            score = (choice.output, kept + 0.1 * rests[OIL])
            if score > most:
                best, most = RUN + MIXES * plants + gas, score
    return best
