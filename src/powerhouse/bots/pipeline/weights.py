"""The numbers by which the levels of Pipeline differ, each in the words of the game."""

from collections.abc import Mapping

from powerhouse.bots.given import give


class Weights:
    """Made from all its numbers by name; a missing or an unknown one is refused."""

    wealth: float  # With so much money a dollar is a dollar.
    need: float  # What a dollar in hand is worth more to who has none at the start, as part of it.
    reserve: float  # The part of the price kept of the crude oil that the lines could take.
    reserve_most: float  # The most dollars kept for crude oil.
    rescue: float  # What a dollar is worth more at the start to who is stuck without money.
    attached_runs: float  # How often a turn a line runs that is attached to a machine.
    hub_runs: float  # The same for a line over the worker's best tile.
    hub_beside_machines: float  # The same for who has machines as well.
    other_runs: float  # The same for all other lines.
    begin: float  # The part that a line earns shortly before it can refine crude oil.
    progress: float  # The part that a line earns on its way to the next grade.
    pinch: float  # What a dollar is worth more to who has none, at any time.
    pinch_below: float  # With so much money that no longer holds.
    crowding: float  # The part of its price that oil loses when its slots are full.
    blocked: float  # The part of its worth that a line loses when an end is blocked.
    next_tile: float  # What a further tile adds, as part of what the one before it does.
    site_hope: float  # What credit for lines on their way counts where a machine is to be put.
    spread: float  # While no line refines anything, what all lines but the best count.
    promise: float  # What the first tiles are worth, as part of what they would be with all pipes joined.
    next_turn: float  # What a price counts that is to be had in another turn.
    next_turn_last: float  # The same when only one turn is left.
    refine_by_machine: float  # What oil counts that machines have yet to refine, as part of what it will bring.
    refine_by_worker: float  # The same where the worker must do it.
    run_margin: float  # Machines run if that brings so many times its cost.
    runs_ahead: float  # Crude oil is kept for so many runs.
    later_run: float  # What crude oil counts that has to wait for another run, as part of what it would in the next.
    glut: float  # Dollars that crude oil is worth less for each cube of its colour in tanks.
    keeping: float  # What oil counts that is kept for the end.
    threat: float  # How slowly the penalty of a contract comes to weigh as the year goes on.
    sale_effort: float  # What a sale counts against a delivery, which takes no worker.
    order_price: float  # What the pay of the nearest order counts.
    order_runs: float  # An order is near if its missing cubes are made in so many runs.
    missing: float  # The part of its pay that an order loses for each missing cube.
    again: float  # What a card counts that pays contracts or orders once more.
    delivered_part: float  # The part of the oil that goes to contracts and orders.
    crude_stock: float  # Crude cubes for which a line wants room.
    refined_stock: float  # Refined cubes for which a line wants room.
    crude_tank: float  # The part of a run a turn that a missing place for a crude cube costs.
    refined_tank: float  # The same for refined oil.
    free_tank: float  # What tanks of an upgrade count, as part of what the best tank is worth.
    any_tank: float  # Dollars a turn that any tank is worth.
    human_1: float  # Dollars a turn that free secondary actions bring.
    human_2: float  # Dollars a turn that the longer way of the worker brings.
    human_3: float  # Dollars a turn that a second main action brings.
    engineering: float  # What longer-lasting lines of Engineering count.
    engineering_soon: float  # Dollars that Engineering is worth at the start for lines to come.
    markets_1: float  # The part of the cubes made that better prices reach.
    markets_2: float  # Dollars a cube made that all markets at once bring.
    markets_3: float  # Dollars a cube made that sales in every colour bring.
    contracts_1: float  # The part of its pay that a contract brings by a second filling.
    contracts_3: float  # Dollars a turn that orders signed as contracts bring.
    machines_1: float  # Dollars a turn that the worker on a machine brings.
    machines_soon: float  # How often machines yet to come will run.
    machines_3: float  # The part of a run that an early run brings.
    made_soon: float  # Cubes a turn that one will make before long.
    on_the_way: float  # The part of what a card pays for level 3 that a lower level is worth.
    deny: float  # What it is worth that a token is closed to the others.
    deny_own: float  # What it costs that it is closed to oneself.
    contract: float  # The part of its pay that a contract brings more than markets do, each year.
    next_contract: float  # What a further contract counts, as part of what it would alone.
    diligence: float  # The part of the cubes that lines could make which is really made.
    sure: float  # The chance that a contract is filled for which there is just enough oil.
    surer: float  # What each cube to spare adds to that chance.
    risk: float  # What the penalty of a contract counts that may fail.
    kind_of_need: float  # Dollars that each need is worth where a card counts its kinds.
    step_by_step: float  # 1 if contracts are signed whose oil takes two runs to make.
    loan: float  # How far a loan is worth what a dollar in hand is.
    loan_turns: float  # A loan needs so many turns to work.
    start_crude: float  # Start tanks for crude oil.
    start_low: float  # Start tanks for low oil.
    start_mid: float  # Start tanks for mid oil.
    start_high: float  # Start tanks for high oil.
    worth_money: float  # Share of the win: what a dollar counts.
    worth_oil: float  # What a dollar counts that oil in tanks will bring.
    worth_lines: float  # What a dollar that lines will earn and count is worth.
    worth_upgrade: float  # Dollars a turn that an upgrade is worth.
    worth_cards: float  # What a dollar counts that cards pay for tanks and upgrades.
    worth_penalty: float  # What a dollar of penalty counts.
    worth_far: float  # Dollars that make a lead e times as likely to win, at the start.
    worth_near: float  # Dollars that do so at the end.

    def __init__(self, values: Mapping[str, float]) -> None:
        give(self, "Pipeline", values)
