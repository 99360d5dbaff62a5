"""Moves and reveals in words: `offer 4`, `bid 2`, `bring machine-9`, `stop machine-0`, `energy 1`."""

from functools import lru_cache

from powerhouse.core.errors import UnreadableMove
from powerhouse.core.notation import Arguments, Grammar, Number, One, Verb
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.games.factory_manager import codes
from powerhouse.games.factory_manager.codes import TYPES, Phase
from powerhouse.games.factory_manager.figures import Figures
from powerhouse.games.factory_manager.table import Table

GAME = "factory-manager"
HEADINGS = {
    Phase.OFFER: "turn-order",
    Phase.BID: "turn-order",
    Phase.BACK: "turn-order",
    Phase.BRING: "market",
    Phase.BUY: "buying",
    Phase.RUN: "running",
    Phase.OVER: "end",
}


def heading(state: Table) -> Phrase:
    return phrase(f"heading-{HEADINGS[state.phase]}", round=int(state.round))


def bring_words(type: int) -> str:
    """The beginning that all moves have which bring a tile of this type."""
    return f"bring {TYPES[type].replace('_', '-')}"


class TileName(One):
    """A tile by type and price: `robot-auto-8`, also `robot_auto 8` or `robot auto 8`."""

    def __init__(self, figures: Figures) -> None:
        super().__init__("tile", [tile.id for tile in figures.tiles])
        self.numbers = figures.tile_numbers

    def read(self, state: Table, words: list[str], said: str) -> int:
        name = "-".join(words).replace("_", "-")
        if name not in self.numbers:
            raise UnreadableMove(phrase("no-tile-named", said=said, tile=name))
        return self.numbers[name]


class Hired(Number):
    """Seasonal workers; who hires none is done."""

    def __init__(self) -> None:
        super().__init__("seasonal", codes.MOST_SEASONAL)

    def read(self, state: Table, words: list[str], said: str) -> int:
        return super().read(state, words, said) or codes.DONE - codes.HIRE


class Backing(Number):
    """How many of the workers on a turn-order tile are seasonal ones."""

    def __init__(self) -> None:
        super().__init__("seasonal", codes.OFFER - codes.BACK - 1)

    def write(self, said: Arguments) -> str:
        return f"{said['seasonal']} seasonal"

    def read(self, state: Table, words: list[str], said: str) -> int:
        if words[1:] != ["seasonal"]:
            raise UnreadableMove(phrase("back-unreadable", said=said))
        return super().read(state, words[:1], said)


@lru_cache(maxsize=64)
def moves(figures: Figures) -> Grammar:
    tile = TileName(figures)
    return Grammar(
        [
            Verb("pass", codes.PASS),
            Verb("done", codes.DONE),
            Verb("hire", codes.HIRE, Hired()),
            Verb("back", codes.BACK, Backing()),
            Verb("offer", codes.OFFER, Number("order_tile", codes.BID - codes.OFFER - 1)),
            Verb("bid", codes.BID, Number("amount", codes.BRING - codes.BID - 1)),
            Verb("bring", codes.BRING, tile),
            Verb("buy", codes.BUY, tile),
            Verb("place", codes.PLACE, tile),
            Verb("demolish", codes.DEMOLISH, tile),
            Verb("stop", codes.STOP, tile),
        ],
        game=GAME,
    )


@lru_cache(maxsize=64)
def reveals(figures: Figures) -> Grammar:
    return Grammar(
        [
            Verb("start", codes.START, Number("order_tile", codes.ORDER - codes.START - 1)),
            Verb("order", codes.ORDER, Number("order_tile", codes.ENERGY - codes.ORDER - 1)),
            Verb("energy", codes.ENERGY, Number("rise", codes.X_TILE - codes.ENERGY - 1)),
            Verb("x", codes.X_TILE, TileName(figures)),
        ],
        kind="reveal",
        game=GAME,
    )
