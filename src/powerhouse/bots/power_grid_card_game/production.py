"""Phase 3: which plants to run, and which fuel to keep."""

from mypy_extensions import i64

from powerhouse.bots.advisor import Candidate
from powerhouse.bots.power_grid_card_game.outlook import Outlook
from powerhouse.bots.power_grid_card_game.stock import burnt, spare_worth
from powerhouse.bots.power_grid_card_game.weights import Weights
from powerhouse.bots.ranking import insert
from powerhouse.core.packed import vec
from powerhouse.games.power_grid_card_game.bureaucracy import income
from powerhouse.games.power_grid_card_game.codes import COAL, FUELS, GAS, MIXES, OIL, RUN, URANIUM
from powerhouse.games.power_grid_card_game.scoring import UNLIMITED
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.parts.fleet import Fleet


def runs(state: CardGame, weights: Weights) -> list[Candidate]:
    """Every set of plants that has its fuel, hybrids burning the best mix: its income and the worth of fuel kept."""
    player = state.players[state.turn]
    units = player.stock
    outlook = Outlook(state, weights)
    store = Kept(player.fleet, outlook, weights)
    order = weights.last_to_offer if outlook.rounds <= 1.0 else 0.0
    found: list[Candidate] = []
    code: i64 = RUN
    mix: i64
    for run in player.fleet.runs():
        best, move = -1.0, code
        for mix in range(run.least(units), run.most(units) + 1):
            gas = units[GAS] - run.need0 - mix
            oil = units[OIL] - run.need1 - run.either + mix
            kept = store.worth(gas, oil, units[COAL] - run.need2, units[URANIUM] - run.need3)
            if kept > best:
                best, move = kept, code + mix
        if best >= 0.0:
            earned = income(state, run.output)
            insert(found, move, float(earned) + best + order * float(rivals_above(state, earned)))
        code += MIXES
    return found


def rivals_above(state: CardGame, earned: i64) -> i64:
    """How many rivals will have earned more in this round: they will buy fuel later in the next."""
    found: i64 = 0
    for seat, player in enumerate(state.players):
        if seat == state.turn:
            continue
        rival: i64 = state.earned[seat]
        if rival < 0:
            rival = player.fleet.best_output(player.stock, UNLIMITED)
        if rival > earned:
            found += 1
    return found


class Kept:
    """What units in store are worth for the next round."""

    def __init__(self, fleet: Fleet, outlook: Outlook, weights: Weights) -> None:
        self.each = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.useful = vec[i64]([0, 0, 0, 0])
        fuel: i64
        for fuel in range(len(FUELS)):
            self.useful[fuel] = burnt(fleet, fuel)
            if self.useful[fuel]:
                self.each[fuel] = spare_worth(fleet, fuel, outlook, weights)

    def worth(self, gas: i64, oil: i64, coal: i64, uranium: i64) -> float:
        return self._of(GAS, gas) + self._of(OIL, oil) + self._of(COAL, coal) + self._of(URANIUM, uranium)

    def _of(self, fuel: i64, units: i64) -> float:
        useful = self.useful[fuel]
        return self.each[fuel] * float(units if units < useful else useful)
