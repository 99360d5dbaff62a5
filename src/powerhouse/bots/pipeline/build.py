"""Building: pipe tiles, tanks and machines, which to take and where to put them."""

from typing import Final

from mypy_extensions import i64

from powerhouse.bots.advisor import Candidate
from powerhouse.bots.pipeline import tanks
from powerhouse.bots.pipeline.company import Company
from powerhouse.bots.pipeline.layer import Layer
from powerhouse.bots.pipeline.pipes import Government, Tiles, lay_all
from powerhouse.bots.pipeline.shopping import Shopping
from powerhouse.bots.pipeline.tanks import Tank, dearest
from powerhouse.bots.ranking import Ranking, only
from powerhouse.games.pipeline.codes import DONE, GONE, HOLD, MACHINE, PIPES, PLACE, SITE, TAKE, Action, Stage
from powerhouse.games.pipeline.government import free_tiles, next_cost

MOST: Final = 4
"""So many candidates at most."""


def candidates(company: Company) -> list[Candidate]:
    stage = company.state.stage
    if stage == Stage.PLACE:
        return _place(company)
    if stage == Stage.HOLD:
        return _hold(company)
    if stage == Stage.SITE:
        return _site(company)
    if stage == Stage.GOVERN:
        return _govern(company)
    if stage == Stage.PIPES:
        return _pipes(company)
    if stage == Stage.BENEFIT:
        return _benefit(company)
    return _shop(company)


def _place(company: Company) -> list[Candidate]:
    layer = company.layer()
    layer.try_tile(company.state.figures.faces[company.state.now.held])
    return [Candidate(PLACE + layer.places[at], layer.gains[at]) for at in range(layer.found)]


def _hold(company: Company) -> list[Candidate]:
    """The tile that adds most is laid first; of the first tiles the one whose lines promise most."""
    tiles = Tiles(company)
    ranking = Ranking(MOST)
    for tile in company.state.now.hand:
        ranking.add(HOLD + tile, tiles.gain(tile))
    return ranking.list


def _site(company: Company) -> list[Candidate]:
    sites = company.sites()
    ranking = Ranking(MOST)
    if company.state.now.due.machines:  # it may be left
        ranking.add(DONE, 0.0)
    for at in range(len(sites.cells)):
        ranking.add(SITE + sites.cells[at], sites.gains[at])
    return ranking.list


def _govern(company: Company) -> list[Candidate]:
    state, figures = company.state, company.state.figures
    tiles = Tiles(company)
    ranking = Ranking(MOST)
    if state.now.worker < 0:
        government = Government(company, tiles, company.spendable(), True)
        if government.ranking.list:
            return government.ranking.list
        return only(state.moves()[0])
    step = next_cost(state)
    money = company.player.money
    if step > money:
        return only(DONE)
    ranking.add(DONE, 0.0)
    start: i64 = state.now.worker // figures.spaces * figures.spaces
    cost = company.cost(step, money)
    layer = Layer(lay_all(company, state.now.hand).works)
    for space in figures.neighbours[state.now.worker % figures.spaces]:
        tile = state.government[start + space]
        if tile != GONE:
            ranking.add(TAKE + tile, layer.try_tile(figures.faces[tile]) - cost)
    return ranking.list


def _pipes(company: Company) -> list[Candidate]:
    state = company.state
    lying = state.tank_pipes if state.now.action == Action.TANKS else state.machine_pipes
    tiles = Tiles(company)
    ranking = Ranking(MOST)
    for tile in sorted(lying):
        ranking.add(TAKE + tile, tiles.gain(tile))
    if state.now.pipes_left == 1:
        ranking.add(DONE, 0.0)
    return ranking.list


def _benefit(company: Company) -> list[Candidate]:
    state, due = company.state, company.state.now.due
    ranking = Ranking(MOST)
    ranking.add(DONE, 0.0)
    if due.pipes or due.government:
        tiles = Tiles(company)
        lying = state.tank_pipes + state.machine_pipes if due.pipes else []
        if due.government:
            lying = lying + free_tiles(state)
        for tile in sorted(lying):
            gain = tiles.gain(tile)
            if gain > 0.0:
                ranking.add(TAKE + tile, gain)
    network = company.player.network
    if due.machines and len(network.halves) > len(network.machines) and ranking.list[0].move == DONE:
        row = dearest(state.machines_left)
        if row >= 0 and company.sites().gain > 0.0:
            ranking.add(MACHINE + row, company.sites().gain)
    if due.tanks:
        row = dearest(state.tanks_left)
        tank = Tank(company)
        if row >= 0 and tank.grade >= 0:
            ranking.add(tanks.move(row, tank.grade), tank.value + company.weights.any_tank)
    return ranking.list


def _shop(company: Company) -> list[Candidate]:
    state = company.state
    shopping = Shopping(company, Tiles(company), state.now.action, company.spendable(), state.now.pipes_paid)
    ranking = Ranking(MOST)
    ranking.add(DONE, 0.0)
    if shopping.tank_row >= 0:
        ranking.add(tanks.move(shopping.tank_row, shopping.tank_grade), shopping.tank_gain)
    if shopping.machine_row >= 0:
        ranking.add(MACHINE + shopping.machine_row, shopping.machine_gain)
    if shopping.pipes >= 0:
        ranking.add(PIPES + shopping.pipes, shopping.pipes_gain)
    return ranking.list
