"""Reading moves and reveals: the way back from words to numbers."""

import re
from typing import TYPE_CHECKING

from powerhouse.core.errors import UnreadableMove
from powerhouse.games.pipeline.codes import (
    ACT,
    ACTION_TILE,
    ACTIONS,
    BUY,
    CARD,
    COLOURS,
    CONTRACT,
    CONTRACTS,
    COST,
    DRAW,
    FAMILIES,
    FAMILY,
    FILL,
    FIRST,
    GRADE,
    GRADES,
    MACHINE,
    ORDER,
    PIPES,
    PLACE,
    REFINE,
    SELL,
    SERVE,
    SIGN,
    SITE,
    SPACE,
    SPEND,
    START,
    TANK,
    Action,
)
from powerhouse.games.pipeline.grid import MIDDLE, SIDES, STEP, cell_at
from powerhouse.games.pipeline.markets import CUBES, FREE, price
from powerhouse.games.pipeline.notation import FAMILY_WORDS, MARKET_WORDS, PLAIN, TILE_WORDS

if TYPE_CHECKING:
    from powerhouse.games.pipeline.state import Pipeline

MOST_MACHINES = SIGN - START


def parse(state: "Pipeline", text: str) -> int:
    words = text.casefold().split()
    if not words:
        raise UnreadableMove("an empty line is no move")
    said = f"'{' '.join(text.split())}'"
    verb, rest = words[0], words[1:]
    if verb in PLAIN and not rest:
        return PLAIN[verb]
    if verb in TILE_WORDS:
        return TILE_WORDS[verb] + _tile(state, said, rest)
    if verb in FAMILY_WORDS:
        return FAMILY_WORDS[verb] + _one_of(said, rest, FAMILIES, "family")
    readers = {
        "go": _read_go,
        "run": _read_run,
        "tank": _read_tank,
        "machine": _read_machine,
        "pipes": _read_pipes,
        "spend": _read_spend,
        "disc": _read_disc,
        "serve": _read_serve,
        "start": _read_start,
        "sign": _read_sign,
        "buy": _read_buy,
        "sell": _read_sell,
        "deliver": _read_deliver,
        "refine": _read_refine,
        "site": _read_site,
        "place": _read_place,
    }
    if verb not in readers:
        raise UnreadableMove(f"{said} is no move: '{verb}' is not a word of this game")
    return readers[verb](state, said, rest)


def _read_go(state: "Pipeline", said: str, words: list[str]) -> int:
    return ACT + _one_of(said, words, ACTIONS[: Action.ALL_MACHINES], "action")


def _read_run(state: "Pipeline", said: str, words: list[str]) -> int:
    _one_of(said, words, ["machines"], "thing to run")
    return ACT + Action.ALL_MACHINES


def _read_tank(state: "Pipeline", said: str, words: list[str]) -> int:
    grade = _one_of(said, words[-1:], GRADES, "grade")
    if len(words) == 1:
        return GRADE + grade
    return TANK + 4 * _price(said, words[:-1], state.figures.tank_shop.prices) + grade


def _read_machine(state: "Pipeline", said: str, words: list[str]) -> int:
    return MACHINE + _price(said, words, state.figures.machine_shop.prices)


def _read_pipes(state: "Pipeline", said: str, words: list[str]) -> int:
    return PIPES + _price(said, words, state.figures.pipe_counts)


def _read_spend(state: "Pipeline", said: str, words: list[str]) -> int:
    return SPEND + _one_of(said, words, GRADES, "grade")


def _read_disc(state: "Pipeline", said: str, words: list[str]) -> int:
    left = words[1:] == ["left"]
    space = _number(said, words[:1] if left else words, state.figures.players)
    return SPACE + 2 * (space - 1) + left


def _read_serve(state: "Pipeline", said: str, words: list[str]) -> int:
    number = _demand(state, said, words)
    if number < CONTRACTS:
        raise UnreadableMove(f"{said} names a contract, and only orders are served")
    return SERVE + number - CONTRACTS


def _read_start(state: "Pipeline", said: str, words: list[str]) -> int:
    return START + _number(said, words, MOST_MACHINES) - 1


def _read_sign(state: "Pipeline", said: str, words: list[str]) -> int:
    deferred = words[1:] == ["deferred"]
    return SIGN + 2 * _demand(state, said, words[:1] if deferred else words) + deferred


def _read_buy(state: "Pipeline", said: str, words: list[str]) -> int:
    slots = _slots(state, said, words[:4])
    colour = _one_of(said, words[4:] or words[1:2], COLOURS, "colour")
    return BUY + next((slot for slot in slots if state.slots[slot] == colour + 1), slots[0])


def _read_sell(state: "Pipeline", said: str, words: list[str]) -> int:
    colour = _one_of(said, words[:1], COLOURS, "colour")
    grade = _one_of(said, words[1:2], GRADES, "grade")
    slots = _slots(state, said, words[2:])
    slot = next((slot for slot in slots if state.slots[slot] == FREE), slots[0])
    return SELL + CUBES * slot + 4 * colour + grade


def _slots(state: "Pipeline", said: str, words: list[str]) -> list[int]:
    """The slots of a row that have this price, from the right."""
    if len(words) != 4 or state.over:
        raise UnreadableMove(f"{said} needs a slot: market, colour, grade and price, as in 'market-1 orange low 25'")
    market = _one_of(said, words[:1], MARKET_WORDS, "market")
    colour = _one_of(said, words[1:2], COLOURS, "colour")
    grade = _one_of(said, words[2:3], GRADES, "grade")
    cost = _number(said, words[3:], 1000)
    player = state.players[state.turn]
    found = [
        slot
        for row in state.figures.rows
        if (row.market, row.colour, row.grade) == (market, colour, grade)
        for slot in reversed(row.slots)
        if price(state, player, slot) == cost
    ]
    if not found:
        raise UnreadableMove(f"{said}: there is no such slot for {cost}")
    return found


def _read_deliver(state: "Pipeline", said: str, words: list[str]) -> int:
    if len(words) != 6 or words[2] != "to" or words[4] != "as" or state.over:
        raise UnreadableMove(f"{said} must read like 'deliver teal high to C-low-02 as low'")
    colour = _one_of(said, words[:1], COLOURS, "colour")
    grade = _one_of(said, words[1:2], GRADES, "grade")
    tile = _demand(state, said, words[3:4])
    wanted = 4 * colour + _one_of(said, words[5:], GRADES, "grade")
    needs = [at for at, need in enumerate(state.figures.demands[tile].needs) if need == wanted]
    if not needs:
        raise UnreadableMove(f"{said}: {words[3].upper()} does not need {words[0]} oil of grade {words[5]}")
    filled = sum([own.filled for own in state.players[state.turn].contracts if own.tile == tile])
    at = next((at for at in needs if not filled >> at & 1), needs[0])
    return FILL + 20 * tile + 4 * at + grade


def _read_refine(state: "Pipeline", said: str, words: list[str]) -> int:
    number = _number(said, words[:1], (SITE - REFINE) // 16) - 1
    before = _one_of(said, words[1:2], GRADES, "grade")
    return REFINE + 16 * number + 4 * before + _one_of(said, words[2:], GRADES, "grade")


def _read_site(state: "Pipeline", said: str, words: list[str]) -> int:
    return SITE + _cell(said, words)


def _read_place(state: "Pipeline", said: str, words: list[str]) -> int:
    """A tile that looks the same after half a turn may be named either way."""
    cell = _cell(said, words[:1])
    turn = _one_of(said, words[1:], SIDES, "side")
    if turn > 1 and state.held >= 0 and state.figures.faces[state.held].symmetric:
        cell, turn = cell + STEP[turn], turn - 2
    return PLACE + 4 * cell + turn


def _cell(said: str, words: list[str]) -> int:
    if len(words) != 1 or not re.fullmatch(r"-?\d{1,3},-?\d{1,3}", words[0]):
        raise UnreadableMove(f"{said} needs a cell, as in '3,-1'")
    x, y = (int(number) for number in words[0].split(","))
    if not (-MIDDLE < x < MIDDLE - 1 and -MIDDLE < y < MIDDLE - 1):
        raise UnreadableMove(f"{said}: no network reaches as far as {words[0]}")
    return cell_at(x, y)


def parse_reveal(state: "Pipeline", text: str) -> int:
    words = text.casefold().split()
    said = f"'{' '.join(text.split())}'"
    verb, rest = (words[0], words[1:]) if words else ("", [])
    figures = state.figures
    if verb == "pipe":
        return DRAW + _tile(state, said, rest)
    if verb == "contract":
        return CONTRACT + _demand(state, said, rest)
    if verb == "order":
        return ORDER + _demand(state, said, rest) - CONTRACTS
    if verb == "family":
        return FAMILY + _one_of(said, rest, FAMILIES, "family")
    if verb == "card":
        return CARD + _number(said, rest, len(figures.cards))
    if verb == "cost":
        return COST + _number(said, rest, ACTION_TILE - COST - 1)
    if verb == "action":
        return ACTION_TILE + _one_of(said, rest, ACTIONS[: Action.GOVERNMENT], "action")
    if verb == "first":
        return FIRST + _number(said, rest, figures.players) - 1
    raise UnreadableMove(f"{said} is nothing that this game reveals")


def _number(said: str, words: list[str], highest: int) -> int:
    if len(words) != 1 or not re.fullmatch("[0-9]{1,6}", words[0]):
        raise UnreadableMove(f"{said} needs one whole number")
    number = int(words[0])
    if not 1 <= number <= highest:
        raise UnreadableMove(f"{said}: the number must be from 1 to {highest}, not {number}")
    return number


def _price(said: str, words: list[str], prices: list[int]) -> int:
    number = _number(said, words, 1000)
    if number not in prices:
        raise UnreadableMove(f"{said} needs one of {', '.join(map(str, prices))}, not {number}")
    return prices.index(number)


def _one_of(said: str, words: list[str], names: list[str], kind: str) -> int:
    if len(words) != 1 or words[0] not in names:
        raise UnreadableMove(f"{said} needs one {kind}: {', '.join(names)}")
    return names.index(words[0])


def _tile(state: "Pipeline", said: str, words: list[str]) -> int:
    number = state.figures.tile_numbers.get(words[0].upper()) if len(words) == 1 else None
    if number is None:
        raise UnreadableMove(f"{said} needs one pipe tile, P001 to P{len(state.figures.faces)}")
    return number


def _demand(state: "Pipeline", said: str, words: list[str]) -> int:
    for number, demand in enumerate(state.figures.demands):
        if len(words) == 1 and demand.id.casefold() == words[0]:
            return number
    raise UnreadableMove(f"{said} needs one contract or order, as C-low-01 or O3-01")
