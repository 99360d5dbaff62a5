"""What is expected of the person now, in a sentence or two with the numbers that matter."""

from collections.abc import Callable

from powerhouse.cli.terminal.layout import both
from powerhouse.cli.terminal.pipeline import menus
from powerhouse.cli.terminal.pipeline.marks import demand_name, short
from powerhouse.games.pipeline import government, turn
from powerhouse.games.pipeline.codes import ACTIONS, CLOSE, GRADES, SELL, UPGRADE, Action, Stage
from powerhouse.games.pipeline.contracts import may_defer
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.state import Pipeline


def ask(state: Pipeline, seat: int) -> str:
    """The sentence for the seat that is to decide."""
    return ASKS[state.stage](state, state.players[seat])


def _tanks(state: Pipeline, player: Player) -> str:
    left = state.figures.start_tanks - sum(player.tanks)
    usual = ", ".join(f"{count} {GRADES[grade]}" for grade, count in enumerate(state.figures.recommended_tanks))
    return (
        f"Lay {left} start tanks, each holds {state.figures.cubes_per_tank} cubes: as `crude, crude, low`, "
        f"or `usual` for the advised {usual}."
    )


def _work(state: Pipeline, player: Player) -> str:
    if turn.may_act(state, player):
        again = "Your second main action" if state.mains else "Your action"
        end = "done" if state.mains else "pass"
        return f"{again}: a number or a beginning (`m1`, `gov`), or {end}. You have {player.money}."
    if turn.may_second(state, player):
        near = [f"`{ACTIONS[space]}`" for space in range(8) if turn.reachable(state, player, space)]
        cost = turn.secondary_cost(state, player)
        deliver = "deliver, or " if menus.deliveries(state) else ""
        return f"A secondary action for {cost}: {', '.join(near)}? Or {deliver}done. You have {player.money}."
    return f"Deliver, or done. You have {player.money}."


def _machines(state: Pipeline, player: Player) -> str:
    cost = turn.machine_cost(state, player)
    if state.ran:
        return f"Deliver, or done ends your turn. You have {player.money}."
    return f"Run all machines for {cost} (`run all` or `run`)? Done ends your turn. You have {player.money}."


def _trade(state: Pipeline, player: Player) -> str:
    sales = any(move >= SELL for move in state.moves())
    if state.buying:
        return f"Buy more, as `b 2 tc`, or done. You have {player.money}."
    sell = "Sell first, as `s om` or `s all th`, then buy" if sales else "Buy"
    return f"{sell}, as `b 2 tc`; prices are the best there. Done ends it. You have {player.money}."


def _sign(state: Pipeline, player: Player) -> str:
    defer = "; add `d` to defer it to the next year (`low3 d`)" if may_defer(state) else ""
    loan = "" if state.loaned else f", `loan` for {state.figures.loan} and a penalty cube"
    return f"Sign up to one contract a row by its name, as `low3`{defer}{loan}, or done."


def _shop(state: Pipeline, player: Player) -> str:
    what = "`low` or `2 crude` buys the cheapest tanks" if state.action == Action.TANKS else "`machine` buys one"
    return f"Buy by number, or {what}; done ends it. You have {player.money}."


def _pipes(state: Pipeline, player: Player) -> str:
    end = ", or done to leave the last one" if state.pipes_left == 1 else ""
    return f"Which pipe tile, by its letter? {state.pipes_left} to take, each is laid at once{end}."


def _site(state: Pipeline, player: Player) -> str:
    return "Where does the machine go? A number, or a half by x,y as `3,-1`. It cuts the lines it covers."


def _govern(state: Pipeline, player: Player) -> str:
    costs = state.figures.government_cost
    if state.worker < 0:
        prices = ", ".join(str(cost) for cost in costs[1:])
        return f"Which tile does the worker take, as `1a`? Those beside it may follow (`1a 1b`): 1 to 5 for {prices}."
    return f"A tile beside it for {government.next_cost(state)} more, or done. You have {player.money}."


def _hold(state: Pipeline, player: Player) -> str:
    return f"Which of your {len(state.hand)} tiles do you lay next?"


def _place(state: Pipeline, player: Player) -> str:
    if not player.network.tiles:
        return "Your first tile: a number says which way it lies (other places would only move the network)."
    return "Where? A number, or x,y and the side of the second half, as `3,-1 e`. `try 2` shows it laid."


def _upgrade(state: Pipeline, player: Player) -> str:
    buys = any(UPGRADE <= move < CLOSE for move in state.moves())
    buy = f"Buy an upgrade for {state.figures.upgrade_cost}, as `1` or `eng`" if buys else "No more to buy"
    close = "; `close eng` bars a family to all this year and ends it" if state.bought else ""
    return f"{buy}{close}; done ends it. You have {player.money}."


def _benefit(state: Pipeline, player: Player) -> str:
    due = state.due
    parts = []
    if due.government:
        parts.append(f"{due.government} government tiles (`1a`)")
    if due.tanks:
        parts.append(f"{due.tanks} tanks (`crude`, `low` …)")
    if due.machines:
        parts.append("a machine (`machine`)")
    if due.pipes:
        parts.append(f"{due.pipes} shop pipes (by letter)")
    return f"For nothing you may take {both(parts)}; done leaves the rest."


def _stand(state: Pipeline, player: Player) -> str:
    where = "machine" if state.action == Action.ONE_MACHINE else "tile"
    return f"On which {where} does the worker stand? A number of the list."


def _refine(state: Pipeline, player: Player) -> str:
    return "Refine by number, several as `2, 3`; done leaves the rest."


def _order(state: Pipeline, player: Player) -> str:
    taken = any(disc >= 0 and disc != state.turn for disc in state.row)
    push = " Others are pushed right, with `2 left` to the left." if taken else ""
    return f"Where in the next round's order, 1 to {len(state.row)}?{push} Done: the leftmost free space."


def _serve(state: Pipeline, player: Player) -> str:
    order = state.figures.orders[state.serving]
    name = demand_name(state.figures, state.figures.demand_numbers[order.id])
    need = order.needs[state.need]
    grades = [GRADES[grade] for grade in range(need % 4, 4) if player.oil[need // 4 * 4 + grade]]
    return f"Order {name} needs {short(need)}: which grade goes there, {' or '.join(grades)}?"


ASKS: dict[int, Callable[[Pipeline, Player], str]] = {
    Stage.TANKS: _tanks,
    Stage.WORK: _work,
    Stage.TRADE: _trade,
    Stage.SIGN: _sign,
    Stage.SHOP: _shop,
    Stage.PIPES: _pipes,
    Stage.SITE: _site,
    Stage.GOVERN: _govern,
    Stage.HOLD: _hold,
    Stage.PLACE: _place,
    Stage.UPGRADE: _upgrade,
    Stage.BENEFIT: _benefit,
    Stage.STAND: _stand,
    Stage.REFINE: _refine,
    Stage.ORDER: _order,
    Stage.SERVE: _serve,
    Stage.MACHINES: _machines,
}
