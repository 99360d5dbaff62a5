"""The actor's company as the heuristics see it in one decision; what is not asked for is not worked out."""

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.pipeline.layer import Layer
from powerhouse.bots.pipeline.oil import NO_MARKET, Oil
from powerhouse.bots.pipeline.outlook import Outlook
from powerhouse.bots.pipeline.plans import Plans
from powerhouse.bots.pipeline.sites import Sites
from powerhouse.bots.pipeline.wanted import Wanted
from powerhouse.games.pipeline.codes import CRUDE
from powerhouse.games.pipeline.figures import MARKETS
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.worker import machine_cost


@mypyc_attr(acyclic=True)
class Company:
    def __init__(self, outlook: Outlook, plans: Plans) -> None:
        self.state = outlook.state
        self.player: Player = outlook.player
        self.weights = outlook.weights
        self.ground = outlook.ground
        self.outlook = outlook
        self.works = plans.works
        self._plans = plans
        self._wanted: Wanted | None = None
        self._oils: list[Oil | None] = [None] * (1 + len(MARKETS))

    def wanted(self) -> Wanted:
        if self._wanted is None:
            self._wanted = Wanted(self.outlook, self.works)
        return self._wanted

    def oil(self, without: i64 = NO_MARKET) -> Oil:
        """What oil is worth, a market that is being visited left out."""
        oil = self._oils[without + 1]
        if oil is None:
            oil = Oil(self.wanted(), without)
            self._oils[without + 1] = oil
        return oil

    def layer(self) -> Layer:
        return self._plans.layer()

    def sites(self) -> Sites:
        return self._plans.sites()

    def idle(self) -> bool:
        """Whether no line that runs often can refine anything yet."""
        return self.works.active_lines() == 0

    def usable(self) -> i64:
        """The cubes in tanks that can be turned into money: refined ones, and crude ones that the lines can take."""
        intake = self.wanted().intake
        cubes: i64 = self.player.refined()
        for colour in range(3):
            takes = intake[colour]
            has = self.player.oil[4 * colour]
            cubes += takes if takes < has else has
        return cubes

    def spendable(self) -> i64:
        """The money for pipes, tanks, machines and upgrades: what the next run needs is kept."""
        money = self.player.money
        kept = self.running_cost()
        intake = self.wanted().intake
        takes = intake[0] + intake[1] + intake[2]
        missing = takes - self.usable()
        if missing > 0 and self.outlook.turns:
            wanted = float(missing) * self.ground.usual[CRUDE] * self.weights.reserve
            most = self.weights.reserve_most
            kept += int(wanted if wanted < most else most)
        return money - kept if money > kept else 0

    def running_cost(self) -> i64:
        """What is kept for the machines, if there are lines to run."""
        if not self.works.attached or self.state.now.ran:
            return 0
        return machine_cost(self.state, self.player)

    def cost(self, amount: i64, money: i64) -> float:
        """What it means to pay an amount to who has so much money."""
        return float(amount) * self.outlook.dollar_with(money - amount)
