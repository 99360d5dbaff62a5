"""Phase 3, bureaucracy: earn, make the new turn order, refill the resource market, renew the plant market (CG-4)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.refusal import Refusal
from powerhouse.games.power_grid_card_game import auction, last_round, order, trust
from powerhouse.games.power_grid_card_game.codes import COAL, COLUMNS, GAS, MIXES, OIL, RUN, URANIUM, Phase
from powerhouse.games.power_grid_card_game.texts import refuse
from powerhouse.parts.fleet import Run
from powerhouse.parts.plant_deck import LAST_CARD

if TYPE_CHECKING:
    from powerhouse.games.power_grid_card_game.state import CardGame


def begin(state: "CardGame") -> None:
    state.earned = [-1] * len(state.order)
    state.phase = Phase.PRODUCE
    state.position = 0
    state.turn = state.order[0]


def moves(state: "CardGame") -> list[int]:
    """Every set of plants that has its fuel, with every mix that its hybrids can burn."""
    player = state.players[state.turn]
    units = player.store.units
    gas, oil, coal, uranium = units[GAS], units[OIL], units[COAL], units[URANIUM]
    legal: list[int] = []
    code: i64 = RUN
    mix: i64
    for run in player.fleet.runs():
        if run.either:
            for mix in range(run.least(units), run.most(units) + 1):
                legal.append(code + mix)
        elif run.need2 <= coal and run.need0 <= gas and run.need1 <= oil and run.need3 <= uranium:
            legal.append(code)
        code += MIXES
    return legal


def play(state: "CardGame", move: int, chance: Chance) -> None:
    player = state.players[state.turn]
    run = player.fleet.runs()[(move - RUN) // MIXES]
    gas: i64 = (move - RUN) % MIXES
    store = player.store
    if gas + run.need0:
        store.use(GAS, run.need0 + gas, state.resources)
    if run.need1 + run.either > gas:
        store.use(OIL, run.need1 + run.either - gas, state.resources)
    if run.need2:
        store.use(COAL, run.need2, state.resources)
    if run.need3:
        store.use(URANIUM, run.need3, state.resources)
    earned = state.earned[:]
    earned[state.turn] = income(state, run)
    state.earned = earned
    state.pay(player, -earned[state.turn])
    state.position += 1
    if state.position < len(state.order):
        state.turn = state.order[state.position]
    else:
        _end_round(state, chance)


def income(state: "CardGame", run: Run) -> i64:
    """What a run of plants brings; there is a guaranteed income for those who produce nothing."""
    guaranteed: i64 = state.figures.guaranteed_income
    return run.output if run.output > 0 else guaranteed


def _end_round(state: "CardGame", chance: Chance) -> None:
    trust.discard_resources(state)
    order.renew_by_income(state)
    cut_in_auction = state.market_cut
    _refill(state, chance)
    _renew_plants(state, cut_in_auction, chance)
    state.round += 1
    auction.begin(state)


def _refill(state: "CardGame", chance: Chance) -> None:
    """Cards move to the cheaper columns; new ones fill the places from the second column on (CG-4.6 to CG-4.9)."""
    market = state.resources
    slots: i64 = state.figures.column
    market.shift(slots)
    market.own_deck()
    column: i64
    for column in range(1, COLUMNS):
        while market.sizes[column] < slots:
            if not market.deck:
                if not market.reshuffle(state.figures.plusplus):
                    return
                _after_reshuffle(state, chance)
            market.draw_into(column, chance)


def _after_reshuffle(state: "CardGame", chance: Chance) -> None:
    """Each time the discard pile is shuffled, the cheapest plant leaves the game and one is drawn (CG-4.10)."""
    state.market.discard_cheapest()
    if state.market.replace(chance) == LAST_CARD:
        last_round.cut_market(state)


def _renew_plants(state: "CardGame", cut_in_auction: bool, chance: Chance) -> None:
    market = state.market
    if cut_in_auction:
        market.discard_cheapest()
        market.replace(chance)
    elif not state.market_cut:
        market.put_dearest_under()
        if market.replace(chance) == LAST_CARD:
            last_round.cut_market(state)


def refusals(state: "CardGame", move: int) -> list[Refusal]:
    player = state.players[state.turn]
    runs = player.fleet.runs()
    chosen = (move - RUN) // MIXES
    if not 0 <= move - RUN < 8 * MIXES:
        return [refuse("not-run", {})]
    if chosen >= len(runs):
        return [refuse("run-not-yours", {"plants": len(player.fleet.plants)})]
    run = runs[chosen]
    gas = (move - RUN) % MIXES
    units = player.store.units
    if gas > run.either:
        return [refuse("run-mix", {"gas": gas, "need": run.either})]
    lacking = [
        (name, need, held)
        for name, need, held in (
            ("coal", run.need2, units[COAL]),
            ("gas", run.need0 + gas, units[GAS]),
            ("oil", run.need1 + run.either - gas, units[OIL]),
            ("uranium", run.need3, units[URANIUM]),
        )
        if need > held
    ]
    return [refuse("run-fuel", {"fuel": name, "need": need, "held": held}) for name, need, held in lacking]
