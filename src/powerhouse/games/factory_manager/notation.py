"""Moves and reveals in words, both ways: `offer 4`, `bid 2`, `bring machine-9`, `stop machine-0`, `energy 1`."""

import re
from typing import TYPE_CHECKING

from powerhouse.core.errors import UnreadableMove
from powerhouse.games.factory_manager.codes import (
    BACK,
    BID,
    BRING,
    BUY,
    DEMOLISH,
    DONE,
    ENERGY,
    HIRE,
    MOST_SEASONAL,
    OFFER,
    ORDER,
    PASS,
    PLACE,
    START,
    STOP,
    X_TILE,
    Phase,
)

if TYPE_CHECKING:
    from powerhouse.games.factory_manager.state import FactoryManager

TILE_WORDS = {"bring": BRING, "buy": BUY, "place": PLACE, "demolish": DEMOLISH, "stop": STOP}
NUMBER_WORDS = {"hire": (HIRE, MOST_SEASONAL), "offer": (OFFER, BID - OFFER - 1), "bid": (BID, BRING - BID - 1)}
REVEAL_WORDS = {"start": (START, ORDER - START - 1), "order": (ORDER, ENERGY - ORDER - 1), "energy": (ENERGY, 19)}
X_WORD = "x"
HEADINGS = {
    Phase.OFFER: "turn order",
    Phase.BID: "turn order",
    Phase.BACK: "turn order",
    Phase.BRING: "market",
    Phase.BUY: "buying",
    Phase.RUN: "running",
    Phase.OVER: "end",
}


def heading(state: "FactoryManager") -> str:
    name = HEADINGS[state.phase]
    return name if name == "end" else f"round {state.round}, {name}"


def text(state: "FactoryManager", move: int) -> str:
    if move == PASS:
        return "pass"
    if move == DONE:
        return "done"
    if BACK <= move < OFFER:
        return f"back {move - BACK} seasonal"
    for word, (base, highest) in NUMBER_WORDS.items():
        if base <= move <= base + highest:
            return f"{word} {move - base}"
    for word, base in TILE_WORDS.items():
        if base <= move < base + len(state.figures.tiles):
            return f"{word} {state.figures.tiles[move - base].id}"
    return f"move {move}"


def reveal_text(state: "FactoryManager", code: int) -> str:
    for word, (base, highest) in REVEAL_WORDS.items():
        if base <= code <= base + highest:
            return f"{word} {code - base}"
    if X_TILE <= code < X_TILE + len(state.figures.tiles):
        return f"{X_WORD} {state.figures.tiles[code - X_TILE].id}"
    return f"reveal {code}"


def parse(state: "FactoryManager", text: str) -> int:
    words = text.casefold().split()
    if not words:
        raise UnreadableMove("an empty line is no move")
    verb, rest = words[0], words[1:]
    if verb == "pass" and not rest:
        return PASS
    if verb == "done" and not rest:
        return DONE
    if verb == "back":
        if rest[1:] != ["seasonal"]:
            raise UnreadableMove(f"'{text.strip()}' must read 'back NUMBER seasonal'")
        return BACK + _number(text, rest[:1], OFFER - BACK - 1)
    if verb in NUMBER_WORDS:
        base, highest = NUMBER_WORDS[verb]
        number = _number(text, rest, highest)
        return DONE if base == HIRE and number == 0 else base + number
    if verb in TILE_WORDS:
        return TILE_WORDS[verb] + _tile(state, text, rest)
    raise UnreadableMove(f"'{text.strip()}' is no move: '{verb}' is not a word of this game")


def parse_reveal(state: "FactoryManager", text: str) -> int:
    words = text.casefold().split()
    verb, rest = words[0] if words else "", words[1:]
    if verb in REVEAL_WORDS:
        base, highest = REVEAL_WORDS[verb]
        return base + _number(text, rest, highest)
    if verb == X_WORD:
        return X_TILE + _tile(state, text, rest)
    raise UnreadableMove(f"'{text.strip()}' is nothing that this game reveals")


def _number(text: str, words: list[str], highest: int) -> int:
    if len(words) != 1 or not re.fullmatch("[0-9]{1,9}", words[0]):
        raise UnreadableMove(f"'{text.strip()}' needs one whole number")
    number = int(words[0])
    if number > highest:
        raise UnreadableMove(f"'{text.strip()}': {number} is more than {highest}")
    return number


def _tile(state: "FactoryManager", text: str, words: list[str]) -> int:
    """A tile by type and price: `robot-auto-8`, also `robot_auto 8` or `robot auto 8`."""
    name = "-".join(words).replace("_", "-")
    if name not in state.figures.tile_numbers:
        raise UnreadableMove(f"'{text.strip()}' needs a tile by type and price, as machine-9; there is no '{name}'")
    return state.figures.tile_numbers[name]
