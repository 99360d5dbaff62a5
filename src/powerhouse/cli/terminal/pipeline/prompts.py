"""What is expected of the person now, in a sentence or two with the numbers that matter."""

from powerhouse.cli.terminal.pipeline import menu
from powerhouse.cli.terminal.pipeline.scene import Scene
from powerhouse.cli.terminal.pipeline.symbols import cube_of, short
from powerhouse.core.phrase import Items, Phrase, Value, all_of, one_of, phrase
from powerhouse.games.pipeline.input import typed_family


def ask(scene: Scene) -> Phrase:
    """The sentence for the seat that is to decide."""
    turn, me, money = scene.turn, scene.me, scene.me.money
    match scene.view.ask:
        case "start-tanks":
            return _start_tanks(scene)
        case "work":
            return _work(scene)
        case "machines":
            key = "ask-machines-ran" if turn.machines_ran else "ask-machines"
            return phrase(key, cost=turn.machines_cost, money=money)
        case "trade":
            kind = "more" if turn.buying else "sell" if scene.choices("sell") else "buy"
            return phrase(f"ask-trade-{kind}", money=money)
        case "sign":
            defer = any("when" in choice.arguments for choice in scene.choices("sign"))
            loan = scene.board.loan if scene.choices("loan") else 0
            return phrase("ask-sign", defer="yes" if defer else "no", loan=loan)
        case "shop":
            return phrase(f"ask-shop-{turn.action}", money=money)
        case "pipes":
            return phrase("ask-pipes-last" if turn.pipes_left == 1 else "ask-pipes", pipes=turn.pipes_left)
        case "government":
            return _government(scene)
        case "lay":
            return phrase("ask-lay", tiles=len(turn.hand))
        case "place":
            return phrase("ask-place" if me.tiles else "ask-place-first")
        case "site":
            return phrase("ask-site-free" if scene.choices("done") else "ask-site")
        case "upgrade":
            return _upgrade(scene, money)
        case "benefit":
            due: Items = [phrase(f"ask-due-{kind}", count=count) for kind, count in turn.due.items() if count]
            return phrase("ask-benefit", due=all_of(due))
        case "stand":
            return phrase("ask-stand-machine" if turn.action == "machine" else "ask-stand")
        case "disc":
            return phrase("ask-disc-push" if turn.may_push else "ask-disc", spaces=len(scene.view.track))
        case "serve":
            assert turn.need is not None
            name = scene.tender(turn.serving or "").name
            grades: Items = [phrase(f"grade-{choice.arguments['grade']}") for choice in scene.choices("spend")]
            return phrase("ask-serve", order=name, oil=short(scene.say, cube_of(turn.need)), grades=one_of(grades))
    return phrase(f"ask-{scene.view.ask}", money=money)


def _start_tanks(scene: Scene) -> Phrase:
    board = scene.board
    usual: Items = [
        phrase("count-of-grade", count=count, grade=phrase(f"grade-{grade}"))
        for grade, count in board.advised_tanks.items()
    ]
    return phrase("ask-start-tanks", tanks=scene.turn.tanks, cubes=board.cubes_per_tank, usual=usual)


def _work(scene: Scene) -> Phrase:
    turn, money = scene.turn, scene.me.money
    if turn.main:
        return phrase("ask-main-again" if turn.actions else "ask-main", money=money)
    if not turn.second:
        return phrase("ask-deliver", money=money)
    near: Items = [phrase("quoted", text=phrase(f"space-{action}")) for action in turn.second]
    key = "ask-second-deliver" if menu.deliveries(scene.view) else "ask-second"
    return phrase(key, cost=turn.second_cost, actions=near, money=money)


def _government(scene: Scene) -> Phrase:
    if not scene.turn.hand:
        prices: Items = list(scene.board.government_cost[1:])
        return phrase("ask-government", prices=prices)
    cost = next((choice.cost for choice in scene.choices("take")), None)
    return phrase("ask-government-more", cost=cost, money=scene.me.money)


def _upgrade(scene: Scene, money: int) -> Phrase:
    """With families that can be had as examples, by the beginning that is enough to type."""
    buys, closes = (
        [typed_family(str(choice.arguments["family"])) for choice in scene.choices(verb)]
        for verb in ("upgrade", "close")
    )
    values: dict[str, Value] = {"money": money}
    if buys:
        values |= {"cost": scene.board.upgrade_cost, "example": buys[0]}
    if closes:
        values |= {"closing": closes[0]}
    return Phrase(f"ask-upgrade{'' if buys else '-none'}{'-close' if closes else ''}", values)
