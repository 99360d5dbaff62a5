"""The moves worth a thought in each stage of a turn, the best first."""

from typing import Final

from mypy_extensions import i64

from powerhouse.bots.advisor import Candidate
from powerhouse.bots.pipeline import build, tanks
from powerhouse.bots.pipeline.company import Company
from powerhouse.bots.pipeline.delivering import NOTHING, Delivery
from powerhouse.bots.pipeline.pipes import Tiles
from powerhouse.bots.pipeline.running import Run, machine_run
from powerhouse.bots.pipeline.signing import Signing
from powerhouse.bots.pipeline.upgrades import Upgrades
from powerhouse.bots.pipeline.visit import Visit
from powerhouse.bots.pipeline.weights import Weights
from powerhouse.bots.pipeline.worker import Worker, best_stand
from powerhouse.bots.ranking import Ranking, only
from powerhouse.core.packed import vec
from powerhouse.games.pipeline import codes
from powerhouse.games.pipeline.codes import CONTRACTS, Action, Family, Stage
from powerhouse.games.pipeline.contracts import ROWS, may_defer, signed_count
from powerhouse.games.pipeline.refining import start_grade
from powerhouse.games.pipeline.state import Pipeline
from powerhouse.games.pipeline.upgrades import is_closed, is_left
from powerhouse.games.pipeline.worker import machine_cost, may_act, may_run_early, may_second

MOST: Final = 6
"""So many candidates at most."""


def plain(state: Pipeline, weights: Weights) -> list[Candidate]:
    """Decisions for which the company need not be looked at; none if it must be."""
    stage = state.stage
    if stage == Stage.TANKS:
        wishes = vec[float]([weights.start_crude, weights.start_low, weights.start_mid, weights.start_high])
        return only(tanks.first_tank(state, wishes))
    if stage == Stage.ORDER:
        return [Candidate(codes.SPACE, 1.0), Candidate(codes.DONE, 0.0)]
    if stage == Stage.SERVE:
        return only(state.moves()[0])
    return []


def candidates(company: Company) -> list[Candidate]:
    stage = company.state.stage
    if stage == Stage.WORK:
        return _work(company)
    if stage == Stage.MACHINES:
        return _machines(company)
    if stage == Stage.TRADE:
        return _trade(company)
    if stage == Stage.REFINE:
        return _refine(company)
    if stage == Stage.STAND:
        return _stand(company)
    if stage == Stage.SIGN:
        return _sign(company)
    if stage == Stage.UPGRADE:
        return _upgrade(company)
    return build.candidates(company)


def _work(company: Company) -> list[Candidate]:
    state, player = company.state, company.player
    delivery = Delivery(company)
    if delivery.move != NOTHING:
        return only(delivery.move)
    if may_run_early(state, player) and player.network.machines:
        cost = machine_cost(state, player)
        if player.money >= cost:
            gain = machine_run(company.oil(), -1).gain - float(cost) * company.weights.run_margin
            if gain > 0.0:
                return [Candidate(codes.ACT + Action.ALL_MACHINES, gain)]
    ranking = Ranking(MOST)
    worker = Worker(company)
    if may_act(state, player):
        values = worker.mains()
        idle = codes.PASS if state.now.mains == 0 else codes.DONE
    elif may_second(state, player):
        values = worker.seconds()
        idle = codes.DONE
    else:
        return only(codes.DONE)
    ranking.add(idle, 0.0)
    for action in range(len(values)):
        if values[action] > 0.0:
            ranking.add(codes.ACT + action, values[action])
    return ranking.list


def _machines(company: Company) -> list[Candidate]:
    state, player = company.state, company.player
    delivery = Delivery(company)
    if delivery.move != NOTHING:
        return only(delivery.move)
    cost = machine_cost(state, player)
    if state.now.ran or player.money < cost:
        return only(codes.DONE)
    ranking = Ranking(MOST)
    ranking.add(codes.DONE, 0.0)
    ranking.add(
        codes.ACT + Action.ALL_MACHINES, machine_run(company.oil(), -1).gain - float(cost) * company.weights.run_margin
    )
    return ranking.list


def _trade(company: Company) -> list[Candidate]:
    state = company.state
    visit = Visit(company, state.now.action, 0, state.now.buying)
    if not visit.moves:
        return only(codes.DONE)
    return [Candidate(visit.moves[0], visit.gain), Candidate(codes.DONE, 0.0)]


def _refine(company: Company) -> list[Candidate]:
    state = company.state
    starts: list[int] = [start_grade(state, number) for number in state.now.running]
    plan = Run(company.oil(), state.now.running, starts, state.now.used, state.now.action == Action.ALL_MACHINES)
    found: list[Candidate] = []
    for at in range(len(plan.moves)):
        if len(found) < MOST - 1 and plan.now[at]:
            least = plan.values[at]
            if found and least > found[-1].value:
                least = found[-1].value
            found.append(Candidate(plan.moves[at], least))
    found.append(Candidate(codes.DONE, 0.0))
    return found


def _stand(company: Company) -> list[Candidate]:
    state, network = company.state, company.player.network
    if state.now.action == Action.NETWORK:
        stand = best_stand(company)
        return [Candidate(codes.STAND + network.tiles[stand.tile], stand.gain)]
    ranking = Ranking(MOST)
    for machine in range(len(network.machines)):
        if not state.now.started >> machine & 1:
            ranking.add(codes.START + machine, machine_run(company.oil(), machine).gain)
    return ranking.list


def _sign(company: Company) -> list[Candidate]:
    state = company.state
    signing = Signing(company)
    ranking = Ranking(MOST)
    ranking.add(codes.DONE, 0.0)
    if not state.now.loaned:
        loan = signing.loan()
        if loan > 0.0:
            ranking.add(codes.LOAN, loan)
    if signed_count(state) < ROWS:
        _offers(company, signing, state.contracts, 0, ranking)
        if company.player.has(Family.CONTRACTS, 3):
            _offers(company, signing, state.orders, CONTRACTS, ranking)
    return ranking.list


def _offers(company: Company, signing: Signing, tiles: list[int], base: i64, ranking: Ranking) -> None:
    """Contracts, or orders signed like them, of the rows from which none was taken."""
    state = company.state
    columns = state.figures.order_columns if base else state.figures.contract_columns
    first: i64 = ROWS if base else 0
    deferring = may_defer(state)
    for at in range(len(tiles)):
        if tiles[at] == codes.GONE or state.now.signed >> (first + at // columns) & 1:
            continue
        tile = base + tiles[at]
        gain = signing.gain(tile, False)
        if gain > 0.0:
            ranking.add(codes.SIGN + 2 * tile, gain)
        if deferring:
            gain = signing.gain(tile, True)
            if gain > 0.0:
                ranking.add(codes.SIGN + 2 * tile + 1, gain)


def _upgrade(company: Company) -> list[Candidate]:
    state = company.state
    ranking = Ranking(MOST)
    ranking.add(codes.DONE, 0.0)
    money = company.spendable()
    if state.now.bought < state.figures.upgrades_per_action and money >= state.figures.upgrade_cost:
        upgrades = Upgrades(company, Tiles(company))
        for family in upgrades.open:
            value = upgrades.value(family, money)
            if value > 0.0:
                ranking.add(codes.UPGRADE + family, value)
    if ranking.list[0].move == codes.DONE and state.now.bought and company.weights.deny > 0.0:
        _close(company, ranking)
    return ranking.list


def _close(company: Company, ranking: Ranking) -> None:
    """Turn the token face down that others could use most: of a family in which they are ahead."""
    state = company.state
    best: i64 = -1
    most = 0.0
    for family in state.families:
        if is_closed(state, family):
            continue
        threat = 0.0
        for player in state.players:
            if player is not company.player and is_left(state, player, family):
                threat += float(player.next_level(family))
        if is_left(state, company.player, family):
            threat -= company.weights.deny_own * float(company.player.next_level(family))
        if threat > most:
            best, most = family, threat
    if best >= 0:
        ranking.add(codes.CLOSE + best, company.weights.deny * most)
