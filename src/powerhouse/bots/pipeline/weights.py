"""The numbers by which the levels of Pipeline differ, each in the words of the game."""

from collections.abc import Mapping

from powerhouse.core.errors import PowerhouseError


class Weights:
    """Made from all its numbers by name; a missing or an unknown one is refused."""

    def __init__(self, given: Mapping[str, float]) -> None:
        values = dict(given)
        self.wealth: float = _take(values, "wealth")
        """With so much money a dollar is a dollar."""
        self.need: float = _take(values, "need")
        """What a dollar in hand is worth more to who has none at the start, as part of it."""
        self.reserve: float = _take(values, "reserve")
        """The part of the price kept of the crude oil that the lines could take."""
        self.reserve_most: float = _take(values, "reserve_most")
        """The most dollars kept for crude oil."""
        self.rescue: float = _take(values, "rescue")
        """What a dollar is worth more at the start to who is stuck without money."""
        self.attached_runs: float = _take(values, "attached_runs")
        """How often a turn a line runs that is attached to a machine."""
        self.hub_runs: float = _take(values, "hub_runs")
        """The same for a line over the worker's best tile."""
        self.hub_beside_machines: float = _take(values, "hub_beside_machines")
        """The same for who has machines as well."""
        self.other_runs: float = _take(values, "other_runs")
        """The same for all other lines."""
        self.begin: float = _take(values, "begin")
        """The part that a line earns shortly before it can refine crude oil."""
        self.progress: float = _take(values, "progress")
        """The part that a line earns on its way to the next grade."""
        self.pinch: float = _take(values, "pinch")
        """What a dollar is worth more to who has none, at any time."""
        self.pinch_below: float = _take(values, "pinch_below")
        """With so much money that no longer holds."""
        self.crowding: float = _take(values, "crowding")
        """The part of its price that oil loses when its slots are full."""
        self.blocked: float = _take(values, "blocked")
        """The part of its worth that a line loses when an end is blocked."""
        self.next_tile: float = _take(values, "next_tile")
        """What a further tile adds, as part of what the one before it does."""
        self.site_hope: float = _take(values, "site_hope")
        """What credit for lines on their way counts where a machine is to be put."""
        self.spread: float = _take(values, "spread")
        """While no line refines anything, what all lines but the best count."""
        self.promise: float = _take(values, "promise")
        """What the first tiles are worth, as part of what they would be with all pipes joined."""
        self.next_turn: float = _take(values, "next_turn")
        """What a price counts that is to be had in another turn."""
        self.next_turn_last: float = _take(values, "next_turn_last")
        """The same when only one turn is left."""
        self.refine_by_machine: float = _take(values, "refine_by_machine")
        """What oil counts that machines have yet to refine, as part of what it will bring."""
        self.refine_by_worker: float = _take(values, "refine_by_worker")
        """The same where the worker must do it."""
        self.run_margin: float = _take(values, "run_margin")
        """Machines run if that brings so many times its cost."""
        self.runs_ahead: float = _take(values, "runs_ahead")
        """Crude oil is kept for so many runs."""
        self.later_run: float = _take(values, "later_run")
        """What crude oil counts that has to wait for another run, as part of what it would in the next."""
        self.glut: float = _take(values, "glut")
        """Dollars that crude oil is worth less for each cube of its colour in tanks."""
        self.keeping: float = _take(values, "keeping")
        """What oil counts that is kept for the end."""
        self.threat: float = _take(values, "threat")
        """How slowly the penalty of a contract comes to weigh as the year goes on."""
        self.sale_effort: float = _take(values, "sale_effort")
        """What a sale counts against a delivery, which takes no worker."""
        self.order_price: float = _take(values, "order_price")
        """What the pay of the nearest order counts."""
        self.order_runs: float = _take(values, "order_runs")
        """An order is near if its missing cubes are made in so many runs."""
        self.missing: float = _take(values, "missing")
        """The part of its pay that an order loses for each missing cube."""
        self.again: float = _take(values, "again")
        """What a card counts that pays contracts or orders once more."""
        self.delivered_part: float = _take(values, "delivered_part")
        """The part of the oil that goes to contracts and orders."""
        self.crude_stock: float = _take(values, "crude_stock")
        """Crude cubes for which a line wants room."""
        self.refined_stock: float = _take(values, "refined_stock")
        """Refined cubes for which a line wants room."""
        self.crude_tank: float = _take(values, "crude_tank")
        """The part of a run a turn that a missing place for a crude cube costs."""
        self.refined_tank: float = _take(values, "refined_tank")
        """The same for refined oil."""
        self.free_tank: float = _take(values, "free_tank")
        """What tanks of an upgrade count, as part of what the best tank is worth."""
        self.any_tank: float = _take(values, "any_tank")
        """Dollars a turn that any tank is worth."""
        self.human_1: float = _take(values, "human_1")
        """Dollars a turn that free secondary actions bring."""
        self.human_2: float = _take(values, "human_2")
        """Dollars a turn that the longer way of the worker brings."""
        self.human_3: float = _take(values, "human_3")
        """Dollars a turn that a second main action brings."""
        self.engineering: float = _take(values, "engineering")
        """What longer-lasting lines of Engineering count."""
        self.engineering_soon: float = _take(values, "engineering_soon")
        """Dollars that Engineering is worth at the start for lines to come."""
        self.markets_1: float = _take(values, "markets_1")
        """The part of the cubes made that better prices reach."""
        self.markets_2: float = _take(values, "markets_2")
        """Dollars a cube made that all markets at once bring."""
        self.markets_3: float = _take(values, "markets_3")
        """Dollars a cube made that sales in every colour bring."""
        self.contracts_1: float = _take(values, "contracts_1")
        """The part of its pay that a contract brings by a second filling."""
        self.contracts_3: float = _take(values, "contracts_3")
        """Dollars a turn that orders signed as contracts bring."""
        self.machines_1: float = _take(values, "machines_1")
        """Dollars a turn that the worker on a machine brings."""
        self.machines_soon: float = _take(values, "machines_soon")
        """How often machines yet to come will run."""
        self.machines_3: float = _take(values, "machines_3")
        """The part of a run that an early run brings."""
        self.made_soon: float = _take(values, "made_soon")
        """Cubes a turn that one will make before long."""
        self.on_the_way: float = _take(values, "on_the_way")
        """The part of what a card pays for level 3 that a lower level is worth."""
        self.deny: float = _take(values, "deny")
        """What it is worth that a token is closed to the others."""
        self.deny_own: float = _take(values, "deny_own")
        """What it costs that it is closed to oneself."""
        self.contract: float = _take(values, "contract")
        """The part of its pay that a contract brings more than markets do, each year."""
        self.next_contract: float = _take(values, "next_contract")
        """What a further contract counts, as part of what it would alone."""
        self.diligence: float = _take(values, "diligence")
        """The part of the cubes that lines could make which is really made."""
        self.sure: float = _take(values, "sure")
        """The chance that a contract is filled for which there is just enough oil."""
        self.surer: float = _take(values, "surer")
        """What each cube to spare adds to that chance."""
        self.risk: float = _take(values, "risk")
        """What the penalty of a contract counts that may fail."""
        self.kind_of_need: float = _take(values, "kind_of_need")
        """Dollars that each need is worth where a card counts its kinds."""
        self.step_by_step: float = _take(values, "step_by_step")
        """1 if contracts are signed whose oil takes two runs to make."""
        self.loan: float = _take(values, "loan")
        """How far a loan is worth what a dollar in hand is."""
        self.loan_turns: float = _take(values, "loan_turns")
        """A loan needs so many turns to work."""
        self.start_crude: float = _take(values, "start_crude")
        """Start tanks for crude oil."""
        self.start_low: float = _take(values, "start_low")
        """Start tanks for low oil."""
        self.start_mid: float = _take(values, "start_mid")
        """Start tanks for mid oil."""
        self.start_high: float = _take(values, "start_high")
        """Start tanks for high oil."""
        self.worth_money: float = _take(values, "worth_money")
        """Share of the win: what a dollar counts."""
        self.worth_oil: float = _take(values, "worth_oil")
        """What a dollar counts that oil in tanks will bring."""
        self.worth_lines: float = _take(values, "worth_lines")
        """What a dollar that lines will earn and count is worth."""
        self.worth_upgrade: float = _take(values, "worth_upgrade")
        """Dollars a turn that an upgrade is worth."""
        self.worth_cards: float = _take(values, "worth_cards")
        """What a dollar counts that cards pay for tanks and upgrades."""
        self.worth_penalty: float = _take(values, "worth_penalty")
        """What a dollar of penalty counts."""
        self.worth_far: float = _take(values, "worth_far")
        """Dollars that make a lead e times as likely to win, at the start."""
        self.worth_near: float = _take(values, "worth_near")
        """Dollars that do so at the end."""
        for name in values:
            raise PowerhouseError(f"Pipeline knows no weight '{name}'")


def _take(values: dict[str, float], name: str) -> float:
    if name not in values:
        raise PowerhouseError(f"the weight '{name}' is missing")
    return values.pop(name)
