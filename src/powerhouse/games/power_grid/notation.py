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
    OFFER,
    PASS,
    PLACE,
    RETURN,
    RUN,
    SCRAP,
    ZONE,
    Phase,
)

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
        return BID + _number(text, rest, 1_000_000)
    if verb in PLANT_WORDS:
        return PLANT_WORDS[verb] + _number(text, rest, 98)
    if verb in FUEL_WORDS:
        return FUEL_WORDS[verb] + _one_of(text, rest, FUELS, "fuel")
    if verb in CITY_WORDS:
        return CITY_WORDS[verb] + _city(state, " ".join(rest))
    if verb == "run":
        return RUN + _run(state, rest)
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
        regions = "".join(rest).split("+")
        return ZONE + sum(1 << _one_of(text, [region], state.map.region_ids, "region") for region in set(regions))
    if verb == "order":
        return FIRST + max(1, _number(text, rest, state.figures.players)) - 1
    raise UnreadableMove(f"'{text.strip()}' is nothing that this game reveals")


def _number(text: str, words: list[str], highest: int) -> int:
    if len(words) != 1 or not words[0].isascii() or not words[0].isdigit():
        raise UnreadableMove(f"'{text.strip()}' needs one whole number")
    number = int(words[0][:12])
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
    if words == ["nothing"]:
        return 0
    fleet = state.players[state.turn].fleet
    split = words.index("with") if "with" in words else len(words)
    own = [str(plant.number) for plant in fleet.plants]
    if split == 0:
        raise UnreadableMove("say which plants run, or 'run nothing'")
    chosen = 0
    for word in words[:split]:
        if word not in own or len(own) > 3:
            raise UnreadableMove(f"'run {' '.join(words)}': plant {word} is not yours, you have {', '.join(own)}")
        chosen |= 1 << own.index(word)
    either = fleet.runs()[chosen].either
    mix = {"coal": 0, "oil": 0}
    burnt = words[split + 1 :]
    for amount, fuel in zip(burnt[::2], burnt[1::2], strict=False):
        if fuel not in mix or not amount.isascii() or not amount.isdigit():
            raise UnreadableMove(f"'run {' '.join(words)}': hybrids burn coal and oil, as in 'with 1 coal 1 oil'")
        mix[fuel] = int(amount[:6])
    if len(burnt) % 2 or mix["coal"] + mix["oil"] != either or mix["coal"] >= MIXES:
        raise UnreadableMove(
            f"'run {' '.join(words)}': say what the hybrids burn, {either} tokens in all, as in 'with {either} coal'"
            if either
            else f"'run {' '.join(words)}': no hybrid runs, so there is no fuel to choose"
        )
    return chosen * MIXES + mix["coal"]
