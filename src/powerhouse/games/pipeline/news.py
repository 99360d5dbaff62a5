"""What a move did and what followed from it, from the positions around it. Everything at this table is open."""

from collections import Counter

from powerhouse.core.news import EVERYBODY, News
from powerhouse.core.notation import Form, items
from powerhouse.core.phrase import Items, Phrase, Value, all_of, each_of, phrase, seat_name
from powerhouse.games.pipeline.codes import COLOURS, FAMILIES, GONE
from powerhouse.games.pipeline.names import action_name, counted_oil, oil, tender_name
from powerhouse.games.pipeline.table import Table

TURN = "turn"
OPENING = ("pass", "go", "run")
"""What begins an action."""

Values = dict[str, Value]


def news(before: Table, move: int, after: Table) -> list[News]:
    return [*_move(before, move, after), *_consequences(before, after)]


def deal(state: Table) -> list[News]:
    arms: Items = [
        phrase("arm", outer=action_name(market), inner=action_name(tile))
        for market, tile in zip(state.figures.outer, state.cross, strict=True)
    ]
    order: Items = [seat_name(seat) for seat in state.order]
    return [News("cross", None, {"arms": arms}), News("first-order", None, {"seats": all_of(order)})]


# Moves


def _move(before: Table, move: int, after: Table) -> list[News]:
    """Who is done, or says which tile is laid next or where the worker stands, is not worth a word."""
    seat, form = int(before.turn), before.form(move)
    paid = int(before.players[seat].money - after.players[seat].money)
    if form.verb in ("place", "site"):
        brought = form.verb == "site" and before.now.due.machines  # by Machines 1, and taken by putting it there
        told = [News("machine", seat, {"count": 1, "paid": 0}, TURN, sums=["count", "paid"])] if brought else []
        return [*told, *_longest(before, seat, after)]
    if form.verb == "tank" and "price" not in form.arguments:
        return [News("start-tank", seat, {"grade": phrase(f"grade-{form.arguments['grade']}")}, "start-tanks")]
    if form.verb in OPENING:
        code, values = _went(before, form, paid)
        return [News(code, seat, values, TURN, opens=True, money=-paid)]
    code, values, sums = _done(before, form, paid)
    return [News(code, seat, values, TURN, sums=sums, money=-paid)] if code else []


def _went(before: Table, form: Form, paid: int) -> tuple[str, Values]:
    if form.verb == "pass":
        return "passed", {}
    if form.verb == "run":
        return "ran", {"paid": paid}
    code = "went" if not before.now.mains and not paid else "went-also"
    return code, {"action": phrase(f"action-{form.arguments['action']}"), "paid": paid}


def _done(before: Table, form: Form, paid: int) -> tuple[str, Values, list[str]]:
    """The code, the values and those of them that are added up where the same is done again."""
    verb, said = form.verb, form.arguments
    counted: Values = {"count": 1, "paid": paid}
    earned: Values = {"count": 1, "earned": -paid}
    if verb == "sell":
        return "sold", {"oil": oil(*items(said["cube"])), **earned}, [*earned]
    if verb == "buy":
        return "bought", {"oil": oil(*items(said["cube"])), **counted}, [*counted]
    if verb == "refine":
        line = before.players[before.turn].network.lines()[int(str(said["line"])) - 1]
        made = phrase("oil-grade", grade=said["to"])
        return "refined", {"oil": oil(COLOURS[line.colour], said["from"]), "to": made, "count": 1}, ["count"]
    if verb == "deliver":
        delivered: Values = {"oil": oil(*items(said["cube"])), "contract": _tender(before, said["contract"])}
        return "delivered", delivered | earned, [*earned]
    if verb == "sign":
        return "signed-later" if "when" in said else "signed", {"contract": _tender(before, said["contract"])}, []
    if verb in ("serve", "spend"):
        order = said["order"] if verb == "serve" else before.figures.orders[before.now.serving].id
        return "served", {"order": _tender(before, order), "earned": -paid}, ["earned"]
    if verb in ("take", "machine"):
        return "took" if verb == "take" else "machine", counted, [*counted]
    if verb == "tank":
        return "tank", {**counted, "grade": phrase(f"grade-{said['grade']}")}, [*counted]
    if verb in ("close", "upgrade"):
        family = phrase(f"family-{said['family']}")
        if verb == "close":
            return "closed", {"family": family}, []
        level = int(before.players[before.turn].levels[FAMILIES.index(str(said["family"]))]) + 1
        return "upgraded", {"family": family, "level": level, "paid": paid}, []
    if verb == "disc":
        return "disc", {"space": said["space"]}, []
    if verb == "pipes":
        return "pipes", {"pipes": said["count"], "paid": paid}, []
    if verb == "loan":
        return "loan-taken", {"earned": -paid, "cubes": int(before.figures.loan_penalty)}, []
    return "", {}, []


def _tender(state: Table, id: Value) -> Phrase:
    return next(tender_name(demand) for demand in state.figures.demands if demand.id == id)


def _longest(before: Table, seat: int, after: Table) -> list[News]:
    """How long the longest line of each colour was and is."""
    old, new = before.players[seat].network, after.players[seat].network
    return [
        News(
            "longest",
            seat,
            {"colour": COLOURS[colour], "from": int(old.longest(colour)), "to": int(new.longest(colour))},
            TURN,
            ends=True,
            span=["from", "to"],
        )
        for colour in range(3)
    ]


# What follows from them


def _consequences(before: Table, after: Table) -> list[News]:
    if after.year == before.year and not after.over:
        return []
    told = [
        News("penalty", seat, {"cubes": cubes, "contracts": _lost(before, seat, after)}, "penalties", EVERYBODY)
        for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True))
        if (cubes := int(new.penalties - old.penalties)) > 0
    ]
    if after.over:
        return told
    return [*told, News("year", None, {"year": int(after.year) + 1}), *_renewed(before, after)]


def _lost(before: Table, seat: int, after: Table) -> Phrase:
    """The contracts that somebody had not filled when the year ended."""
    kept = {int(contract.tile) for contract in after.players[seat].contracts}
    return each_of(
        [
            tender_name(before.figures.demands[contract.tile])
            for contract in before.players[seat].contracts
            if contract.tile not in kept and contract.unfinished()
        ]
    )


def _renewed(before: Table, after: Table) -> list[News]:
    """What the new year brings and takes: contracts, cubes of the markets, pipes of the shops."""
    figures = after.figures
    old, new = set(before.contracts) - {GONE}, set(after.contracts) - {GONE}
    lists = {
        "came": sorted(new - old),
        "gone": sorted(old - new),
        "next": [tile for tile in after.next_contract if tile != GONE],
    }
    values: Values = {
        name: each_of([tender_name(figures.demands[tile]) for tile in tiles]) for name, tiles in lists.items()
    }
    supplied, taken = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for slot, (was, now) in enumerate(zip(before.slots, after.slots, strict=True)):
        if was != now:
            (supplied if now else taken)[int(now or was) - 1, int(figures.slot_grade[slot])] += 1
    pipes: Values = {
        "tank_pipes": [figures.faces[face].id for face in after.tank_pipes],
        "machine_pipes": [figures.faces[face].id for face in after.machine_pipes],
        "pipes": len(after.tank_pipes) + len(after.machine_pipes),
    }
    return [
        News("contracts-moved" if lists["gone"] else "contracts-came", None, values),
        News("markets-refreshed", None, {"supplied": _counted(supplied), "taken": _counted(taken)}),
        News("shops-refreshed", None, pipes),
    ]


def _counted(cubes: Counter[tuple[int, int]]) -> Value:
    """So many cubes of each colour and grade, `nothing` if none."""
    return counted_oil(cubes) or phrase("nothing")
