"""Moves and reveals in words, both ways: `offer 4`, `build essen`, `run 5 10 with 1 coal 1 oil`, `draw 21`."""

import re
import unicodedata
from typing import TYPE_CHECKING

from powerhouse.core.errors import UnreadableMove
from powerhouse.games.power_grid.codes import (
    BACK,
    BID,
    BUILD,
    BUY,
    DONE,
    DRAW,
    FIRST,
    FUELS,
    LAST_CARD,
    MARK,
    MIXES,
    MOST_BID,
    OFFER,
    PASS,
    PLACE,
    RETURN,
    RUN,
    SCRAP,
    ZONE,
    Phase,
)
from powerhouse.parts.fleet import Fleet

if TYPE_CHECKING:
    from powerhouse.games.power_grid.state import PowerGrid

BACKS = ["plug", "socket"]
PLANT_WORDS = {"offer": OFFER, "scrap": SCRAP}
FUEL_WORDS = {"buy": BUY, "return": RETURN}
CITY_WORDS = {"build": BUILD, "mark": MARK, "place": PLACE}
LAST_CARD_WORD = "step-3"
HEADINGS = {
    Phase.PLACE: "set-up",
    Phase.MARK: "set-up",
    Phase.OFFER: "auction",
    Phase.BID: "auction",
    Phase.SCRAP: "auction",
    Phase.RETURN: "auction",
    Phase.FUEL: "fuel",
    Phase.BUILD: "building",
    Phase.SUPPLY: "bureaucracy",
    Phase.OVER: "end",
}


def heading(state: "PowerGrid") -> str:
    name = HEADINGS[state.phase]
    return name if name in ("set-up", "end") else f"round {state.round}, step {state.step}, {name}"


def text(state: "PowerGrid", move: int) -> str:
    if move == PASS:
        return "pass"
    if move == DONE:
        return "done"
    if move >= BID:
        return f"bid {move - BID}"
    for word, base in FUEL_WORDS.items():
        if base <= move < base + 4:
            return f"{word} {FUELS[move - base]}"
    for word, base in PLANT_WORDS.items():
        if base < move < base + 100:
            return f"{word} {move - base}"
    for word, base in CITY_WORDS.items():
        if base <= move < base + len(state.map.cities):
            return f"{word} {state.map.cities[move - base].id}"
    if RUN <= move < RUN + 8 * MIXES:
        return _run_text(state, move - RUN)
    return f"move {move}"


def _run_text(state: "PowerGrid", code: int) -> str:
    fleet = state.players[state.turn].fleet
    chosen = code // MIXES
    if chosen == 0 or chosen >= len(fleet.runs()):
        return "run nothing"
    plants = [str(plant.number) for bit, plant in enumerate(fleet.plants) if chosen >> bit & 1]
    words = "run " + " ".join(plants)
    either = fleet.runs()[chosen].either
    if either:
        coal = code % MIXES
        words += " with" + (f" {coal} coal" if coal else "") + (f" {either - coal} oil" if either > coal else "")
    return words


def reveal_text(state: "PowerGrid", code: int) -> str:
    if code == DRAW + LAST_CARD:
        return f"draw {LAST_CARD_WORD}"
    if DRAW < code < DRAW + LAST_CARD:
        return f"draw {code - DRAW}"
    if BACK <= code < BACK + 2:
        return f"back {BACKS[code - BACK]}"
    if ZONE < code < ZONE + (1 << len(state.map.region_ids)):
        return "zone " + "+".join(state.map.regions_in(code - ZONE))
    if FIRST <= code < FIRST + state.figures.players:
        return f"order {code - FIRST + 1}"
    return f"reveal {code}"


def implied(state: "PowerGrid", candidates: list[int], upcoming: list[int]) -> int | None:
    """The back of the card on top follows from the next plant that is drawn."""
    if not BACK <= candidates[0] < BACK + 2:
        return None
    for code in upcoming:
        if DRAW < code < DRAW + LAST_CARD:
            return BACK + (1 if code - DRAW in state.figures.sockets else 0)
    return None


def plain(name: str) -> str:
    """A name as an id: lower case, without accents, words joined by underscores."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("ß", "ss"))
    return "_".join(re.findall(r"[a-z0-9]+", letters.encode("ascii", "ignore").decode()))


def parse(state: "PowerGrid", text: str) -> int:
    words = text.split()
    if not words:
        raise UnreadableMove("an empty line is no move")
    verb = words[0].casefold()
    rest = words[1:]
    if verb == "pass" and not rest:
        return PASS
    if verb == "done" and not rest:
        return DONE
    if verb == "bid":
        return BID + _number(text, rest, MOST_BID - 1)
    if verb in PLANT_WORDS:
        return PLANT_WORDS[verb] + _number(text, rest, 98)
    if verb in FUEL_WORDS:
        return FUEL_WORDS[verb] + _one_of(text, rest, FUELS, "fuel")
    if verb in CITY_WORDS:
        return CITY_WORDS[verb] + _city(state, " ".join(rest))
    if verb == "run":
        return RUN + _run(state, [word.casefold() for word in rest])
    raise UnreadableMove(f"'{text.strip()}' is no move: '{verb}' is not a word of this game")


def parse_reveal(state: "PowerGrid", text: str) -> int:
    words = text.split()
    verb = words[0].casefold() if words else ""
    rest = words[1:]
    if verb == "draw":
        return DRAW + (LAST_CARD if rest == [LAST_CARD_WORD] else _number(text, rest, 98))
    if verb == "back":
        return BACK + _one_of(text, rest, BACKS, "back")
    if verb == "zone":
        regions = [_one_of(text, [name], state.map.region_ids, "region") for name in "".join(rest).split("+")]
        if len(set(regions)) < len(regions):
            raise UnreadableMove(f"'{text.strip()}' names a region twice")
        return ZONE + sum(1 << region for region in regions)
    if verb == "order":
        seat = _number(text, rest, state.figures.players)
        if seat == 0:
            raise UnreadableMove(f"'{text.strip()}': seats are counted from 1")
        return FIRST + seat - 1
    raise UnreadableMove(f"'{text.strip()}' is nothing that this game reveals")


def _number(text: str, words: list[str], highest: int) -> int:
    if len(words) != 1 or not re.fullmatch("[0-9]{1,9}", words[0]):
        raise UnreadableMove(f"'{text.strip()}' needs one whole number")
    number = int(words[0])
    if number > highest:
        raise UnreadableMove(f"'{text.strip()}': {number} is more than {highest}")
    return number


def _one_of(text: str, words: list[str], names: list[str], kind: str) -> int:
    if len(words) != 1 or words[0].casefold() not in names:
        raise UnreadableMove(f"'{text.strip()}' needs one {kind}: {', '.join(names)}")
    return names.index(words[0].casefold())


def _city(state: "PowerGrid", name: str) -> int:
    number = state.map.city_numbers.get(plain(name))
    if number is None:
        raise UnreadableMove(f"there is no city '{name}' on the map {state.map.name}")
    return number


def _run(state: "PowerGrid", words: list[str]) -> int:
    """Which plants, and what the hybrids among them burn; that may be left out where there is no choice."""
    if words == ["nothing"]:
        return 0
    if state.phase != Phase.SUPPLY:
        raise UnreadableMove("plants run in phase 5 only (PG-5.1)")
    said = f"'run {' '.join(words)}'"
    player = state.players[state.turn]
    split = words.index("with") if "with" in words else len(words)
    chosen = _plants(player.fleet, words[:split], said)
    run = player.fleet.runs()[chosen]
    if split == len(words):
        least, most = run.least(player.stock), run.most(player.stock)
        if run.either and least < most:
            raise UnreadableMove(f"{said}: say what the hybrids burn, as in 'with {run.either} coal'")
        return chosen * MIXES + min(least, run.either)
    return chosen * MIXES + _mix(words[split + 1 :], run.either, said)


def _plants(fleet: Fleet, words: list[str], said: str) -> int:
    own = [plant.number for plant in fleet.plants]
    numbers = [_number(said, [word], 98) for word in words]
    if not numbers:
        raise UnreadableMove("say which plants run, or 'run nothing'")
    for number in numbers:
        if number not in own:
            raise UnreadableMove(f"{said}: plant {number} is not yours, you have {', '.join(map(str, own))}")
    if len(set(numbers)) < len(numbers):
        raise UnreadableMove(f"{said} names a plant twice")
    return sum(1 << own.index(number) for number in numbers)


def _mix(words: list[str], either: int, said: str) -> int:
    """The tokens of coal among what the hybrids burn."""
    burnt: dict[str, int] = {}
    for amount, fuel in zip(words[::2], words[1::2]):
        if fuel not in FUELS[:2] or fuel in burnt:
            raise UnreadableMove(f"{said}: hybrids burn coal and oil, as in 'with 1 coal 1 oil'")
        burnt[fuel] = _number(said, [amount], MIXES - 1)
    if len(words) % 2 or not words or sum(burnt.values()) != either:
        raise UnreadableMove(f"{said}: the hybrids of this run burn {either} tokens in all")
    return burnt.get("coal", 0)
