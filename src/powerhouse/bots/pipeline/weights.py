"""The numbers by which the levels of Pipeline differ, each in the words of the game."""

from collections.abc import Mapping

from powerhouse.bots.given import Given


class Weights:
    """Made from all its numbers by name; a missing or an unknown one is refused."""

    def __init__(self, values: Mapping[str, float]) -> None:
        given = Given("Pipeline", values)
        self.wealth = given.take("wealth")
        """With so much money a dollar is a dollar."""
        self.need = given.take("need")
        """What a dollar in hand is worth more to who has none at the start, as part of it."""
        self.reserve = given.take("reserve")
        """The part of the price kept of the crude oil that the lines could take."""
        self.reserve_most = given.take("reserve_most")
        """The most dollars kept for crude oil."""
        self.rescue = given.take("rescue")
        """What a dollar is worth more at the start to who is stuck without money."""
        self.attached_runs = given.take("attached_runs")
        """How often a turn a line runs that is attached to a machine."""
        self.hub_runs = given.take("hub_runs")
        """The same for a line over the worker's best tile."""
        self.hub_beside_machines = given.take("hub_beside_machines")
        """The same for who has machines as well."""
        self.other_runs = given.take("other_runs")
        """The same for all other lines."""
        self.begin = given.take("begin")
        """The part that a line earns shortly before it can refine crude oil."""
        self.progress = given.take("progress")
        """The part that a line earns on its way to the next grade."""
        self.pinch = given.take("pinch")
        """What a dollar is worth more to who has none, at any time."""
        self.pinch_below = given.take("pinch_below")
        """With so much money that no longer holds."""
        self.crowding = given.take("crowding")
        """The part of its price that oil loses when its slots are full."""
        self.blocked = given.take("blocked")
        """The part of its worth that a line loses when an end is blocked."""
        self.next_tile = given.take("next_tile")
        """What a further tile adds, as part of what the one before it does."""
        self.site_hope = given.take("site_hope")
        """What credit for lines on their way counts where a machine is to be put."""
        self.spread = given.take("spread")
        """While no line refines anything, what all lines but the best count."""
        self.promise = given.take("promise")
        """What the first tiles are worth, as part of what they would be with all pipes joined."""
        self.next_turn = given.take("next_turn")
        """What a price counts that is to be had in another turn."""
        self.next_turn_last = given.take("next_turn_last")
        """The same when only one turn is left."""
        self.refine_by_machine = given.take("refine_by_machine")
        """What oil counts that machines have yet to refine, as part of what it will bring."""
        self.refine_by_worker = given.take("refine_by_worker")
        """The same where the worker must do it."""
        self.run_margin = given.take("run_margin")
        """Machines run if that brings so many times its cost."""
        self.runs_ahead = given.take("runs_ahead")
        """Crude oil is kept for so many runs."""
        self.later_run = given.take("later_run")
        """What crude oil counts that has to wait for another run, as part of what it would in the next."""
        self.glut = given.take("glut")
        """Dollars that crude oil is worth less for each cube of its colour in tanks."""
        self.keeping = given.take("keeping")
        """What oil counts that is kept for the end."""
        self.threat = given.take("threat")
        """How slowly the penalty of a contract comes to weigh as the year goes on."""
        self.sale_effort = given.take("sale_effort")
        """What a sale counts against a delivery, which takes no worker."""
        self.order_price = given.take("order_price")
        """What the pay of the nearest order counts."""
        self.order_runs = given.take("order_runs")
        """An order is near if its missing cubes are made in so many runs."""
        self.missing = given.take("missing")
        """The part of its pay that an order loses for each missing cube."""
        self.again = given.take("again")
        """What a card counts that pays contracts or orders once more."""
        self.delivered_part = given.take("delivered_part")
        """The part of the oil that goes to contracts and orders."""
        self.crude_stock = given.take("crude_stock")
        """Crude cubes for which a line wants room."""
        self.refined_stock = given.take("refined_stock")
        """Refined cubes for which a line wants room."""
        self.crude_tank = given.take("crude_tank")
        """The part of a run a turn that a missing place for a crude cube costs."""
        self.refined_tank = given.take("refined_tank")
        """The same for refined oil."""
        self.free_tank = given.take("free_tank")
        """What tanks of an upgrade count, as part of what the best tank is worth."""
        self.any_tank = given.take("any_tank")
        """Dollars a turn that any tank is worth."""
        self.human_1 = given.take("human_1")
        """Dollars a turn that free secondary actions bring."""
        self.human_2 = given.take("human_2")
        """Dollars a turn that the longer way of the worker brings."""
        self.human_3 = given.take("human_3")
        """Dollars a turn that a second main action brings."""
        self.engineering = given.take("engineering")
        """What longer-lasting lines of Engineering count."""
        self.engineering_soon = given.take("engineering_soon")
        """Dollars that Engineering is worth at the start for lines to come."""
        self.markets_1 = given.take("markets_1")
        """The part of the cubes made that better prices reach."""
        self.markets_2 = given.take("markets_2")
        """Dollars a cube made that all markets at once bring."""
        self.markets_3 = given.take("markets_3")
        """Dollars a cube made that sales in every colour bring."""
        self.contracts_1 = given.take("contracts_1")
        """The part of its pay that a contract brings by a second filling."""
        self.contracts_3 = given.take("contracts_3")
        """Dollars a turn that orders signed as contracts bring."""
        self.machines_1 = given.take("machines_1")
        """Dollars a turn that the worker on a machine brings."""
        self.machines_soon = given.take("machines_soon")
        """How often machines yet to come will run."""
        self.machines_3 = given.take("machines_3")
        """The part of a run that an early run brings."""
        self.made_soon = given.take("made_soon")
        """Cubes a turn that one will make before long."""
        self.on_the_way = given.take("on_the_way")
        """The part of what a card pays for level 3 that a lower level is worth."""
        self.deny = given.take("deny")
        """What it is worth that a token is closed to the others."""
        self.deny_own = given.take("deny_own")
        """What it costs that it is closed to oneself."""
        self.contract = given.take("contract")
        """The part of its pay that a contract brings more than markets do, each year."""
        self.next_contract = given.take("next_contract")
        """What a further contract counts, as part of what it would alone."""
        self.diligence = given.take("diligence")
        """The part of the cubes that lines could make which is really made."""
        self.sure = given.take("sure")
        """The chance that a contract is filled for which there is just enough oil."""
        self.surer = given.take("surer")
        """What each cube to spare adds to that chance."""
        self.risk = given.take("risk")
        """What the penalty of a contract counts that may fail."""
        self.kind_of_need = given.take("kind_of_need")
        """Dollars that each need is worth where a card counts its kinds."""
        self.step_by_step = given.take("step_by_step")
        """1 if contracts are signed whose oil takes two runs to make."""
        self.loan = given.take("loan")
        """How far a loan is worth what a dollar in hand is."""
        self.loan_turns = given.take("loan_turns")
        """A loan needs so many turns to work."""
        self.start_crude = given.take("start_crude")
        """Start tanks for crude oil."""
        self.start_low = given.take("start_low")
        """Start tanks for low oil."""
        self.start_mid = given.take("start_mid")
        """Start tanks for mid oil."""
        self.start_high = given.take("start_high")
        """Start tanks for high oil."""
        self.worth_money = given.take("worth_money")
        """Share of the win: what a dollar counts."""
        self.worth_oil = given.take("worth_oil")
        """What a dollar counts that oil in tanks will bring."""
        self.worth_lines = given.take("worth_lines")
        """What a dollar that lines will earn and count is worth."""
        self.worth_upgrade = given.take("worth_upgrade")
        """Dollars a turn that an upgrade is worth."""
        self.worth_cards = given.take("worth_cards")
        """What a dollar counts that cards pay for tanks and upgrades."""
        self.worth_penalty = given.take("worth_penalty")
        """What a dollar of penalty counts."""
        self.worth_far = given.take("worth_far")
        """Dollars that make a lead e times as likely to win, at the start."""
        self.worth_near = given.take("worth_near")
        """Dollars that do so at the end."""
        given.finish()
