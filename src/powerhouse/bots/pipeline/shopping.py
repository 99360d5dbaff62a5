"""The shops: tanks, machines and pipes, as long as one of them is worth its price."""

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.pipeline.company import Company
from powerhouse.bots.pipeline.pipes import NONE, ShopPipes, Tiles
from powerhouse.bots.pipeline.tanks import Tank, cheapest
from powerhouse.games.pipeline.codes import Action
from powerhouse.games.pipeline.worker import machine_cost


@mypyc_attr(acyclic=True)
class Shopping:
    """What a visit to a shop brings: each of its offers by itself, and all together as far as the money goes."""

    def __init__(self, company: Company, tiles: Tiles, action: i64, money: i64, pipes_paid: bool) -> None:
        state, figures = company.state, company.state.figures
        self.tank_row: i64 = NONE
        self.tank_grade: i64 = NONE
        self.tank_gain: float = 0.0
        self.machine_row: i64 = NONE
        self.machine_gain: float = 0.0
        self.pipes: i64 = NONE
        self.pipes_gain: float = 0.0
        spent: i64 = 0
        if action == Action.TANKS:
            row = cheapest(state.tanks_left)
            if row >= 0 and figures.tank_shop.prices[row] <= money:
                tank = Tank(company)
                price: i64 = figures.tank_shop.prices[row]
                gain = tank.value - company.cost(price, money)
                if tank.grade >= 0 and gain > 0.0:
                    self.tank_row, self.tank_grade, self.tank_gain = row, tank.grade, gain
                    spent = price
        else:
            row = cheapest(state.machines_left)
            run: i64 = 0 if company.works.attached else machine_cost(state, company.player)
            network = company.player.network
            if (
                row >= 0
                and figures.machine_shop.prices[row] + run <= money
                and len(network.halves) > len(network.machines)
            ):
                price = figures.machine_shop.prices[row]
                gain = company.sites().gain - company.cost(price, money)
                if gain > 0.0:
                    self.machine_row, self.machine_gain = row, gain
                    spent = price
        lying = state.tank_pipes if action == Action.TANKS else state.machine_pipes
        if not pipes_paid and lying:
            pipes = ShopPipes(company, tiles, lying, money - spent)
            self.pipes, self.pipes_gain = pipes.size, pipes.gain
        self.gain: float = self.tank_gain + self.machine_gain + self.pipes_gain
