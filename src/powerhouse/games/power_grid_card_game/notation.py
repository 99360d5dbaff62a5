"""Moves and reveals in words, both ways: `offer 4-coal`, `buy coal 3 for 2`, `run 7 with 1 gas 2 oil`, `draw 8`."""

import re
from typing import TYPE_CHECKING

from powerhouse.core.errors import UnreadableMove
from powerhouse.games.power_grid_card_game.codes import (
    BACK,
    BID,
    BUY,
    COLUMNS,
    DONE,
    DRAW,
    FIRST,
    FIRST_KIND,
    FUEL_OF_KIND,
    FUELS,
    KINDS,
    LAST_CARD,
    MIXES,
    MOST_BID,
    MOST_UNITS,
    OFFER,
    PASS,
    RESOURCE,
    RETURN,
    RUN,
    SCRAP,
    Phase,
)
from powerhouse.parts.fleet import Fleet

if TYPE_CHECKING:
    from powerhouse.games.power_grid_card_game.state import CardGame

BACKS = ["small", "big"]
LAST_CARD_WORD = "last-round"
HEADINGS = {
    Phase.OFFER: "auction",
    Phase.BID: "auction",
    Phase.SCRAP: "auction",
    Phase.RETURN: "auction",
    Phase.BUY: "resources",
    Phase.PRODUCE: "bureaucracy",
}


def heading(state: "CardGame") -> str:
    if state.phase == Phase.OVER:
        return "end"
    return f"{'last ' if state.last_round else ''}round {state.round}, {HEADINGS[state.phase]}"


def text(state: "CardGame", move: int) -> str:
    if move == PASS:
        return "pass"
    if move == DONE:
        return "done"
    if move >= BID:
        return f"bid {move - BID}"
    if BUY <= move < BUY + COLUMNS * KINDS:
        offer = move - BUY
        return f"buy {kind_text(offer % KINDS)} for {state.figures.prices[offer // KINDS]}"
    if RETURN <= move < RETURN + len(FUELS):
        return f"return {FUELS[move - RETURN]}"
    if RUN <= move < RUN + 8 * MIXES:
        return _run_text(state, move - RUN)
    for word, base in (("scrap", SCRAP), ("offer", OFFER)):
        if move - base in state.figures.plants:
            return f"{word} {state.figures.plants[move - base].name}"
    return f"move {move}"


def kind_text(kind: int) -> str:
    """A kind of resource card, as `coal 3`."""
    fuel = FUEL_OF_KIND[kind]
    return f"{FUELS[fuel]} {kind - FIRST_KIND[fuel] + 1}"


def _run_text(state: "CardGame", code: int) -> str:
    fleet = state.players[state.turn].fleet
    chosen = code // MIXES
    if chosen == 0 or chosen >= len(fleet.runs()):
        return "run nothing"
    words = "run " + " ".join([plant.name for bit, plant in enumerate(fleet.plants) if chosen >> bit & 1])
    either = fleet.runs()[chosen].either
    if either:
        gas = code % MIXES
        words += " with" + (f" {gas} gas" if gas else "") + (f" {either - gas} oil" if either > gas else "")
    return words


def reveal_text(state: "CardGame", code: int) -> str:
    if code == DRAW + LAST_CARD:
        return f"draw {LAST_CARD_WORD}"
    if code - DRAW in state.figures.plants:
        return f"draw {state.figures.plants[code - DRAW].name}"
    if BACK <= code < BACK + 2:
        return f"back {BACKS[code - BACK]}"
    if FIRST <= code < FIRST + state.figures.players:
        return f"order {code - FIRST + 1}"
    if RESOURCE <= code < RESOURCE + KINDS:
        return f"resource {kind_text(code - RESOURCE)}"
    return f"reveal {code}"


def implied(state: "CardGame", candidates: list[int], upcoming: list[int]) -> int | None:
    """The back of the card on top follows from the next plant that is drawn."""
    if not BACK <= candidates[0] < BACK + 2:
        return None
    for code in upcoming:
        if code - DRAW in state.figures.plants:
            return BACK + (1 if code - DRAW in state.figures.big else 0)
    return None


def parse(state: "CardGame", text: str) -> int:
    words = text.casefold().split()
    if not words:
        raise UnreadableMove("an empty line is no move")
    verb, rest = words[0], words[1:]
    if verb == "pass" and not rest:
        return PASS
    if verb == "done" and not rest:
        return DONE
    if verb == "bid":
        return BID + _number(text, rest, MOST_BID - 1)
    if verb == "offer":
        return OFFER + _plant(state, text, rest, state.market.on_offer())
    if verb == "scrap":
        older = [card for card in _own(state) if card != state.newest]
        return SCRAP + _plant(state, text, rest, older, [state.newest])
    if verb == "buy":
        return BUY + _offer(state, text, rest)
    if verb == "return":
        return RETURN + _one_of(text, rest, FUELS, "fuel")
    if verb == "run":
        return RUN + _run(state, rest)
    raise UnreadableMove(f"'{text.strip()}' is no move: '{verb}' is not a word of this game")


def parse_reveal(state: "CardGame", text: str) -> int:
    words = text.casefold().split()
    verb = words[0] if words else ""
    rest = words[1:]
    if verb == "draw":
        if rest == [LAST_CARD_WORD]:
            return DRAW + LAST_CARD
        unseen = state.market.deck.unseen
        return DRAW + _plant(state, text, rest, [card - DRAW for card in unseen[0] + unseen[1]])
    if verb == "back":
        return BACK + _one_of(text, rest, BACKS, "back")
    if verb == "resource":
        return RESOURCE + _kind(text, rest)
    if verb == "order":
        seat = _number(text, rest, state.figures.players)
        if seat == 0:
            raise UnreadableMove(f"'{text.strip()}': seats are counted from 1")
        return FIRST + seat - 1
    raise UnreadableMove(f"'{text.strip()}' is nothing that this game reveals")


def _own(state: "CardGame") -> list[int]:
    return [plant.card for plant in state.players[state.turn].fleet.plants] if state.turn >= 0 else []


def _number(text: str, words: list[str], highest: int) -> int:
    if len(words) != 1 or not re.fullmatch("[0-9]{1,9}", words[0]):
        raise UnreadableMove(f"'{text.strip()}' needs one whole number")
    number = int(words[0])
    if number > highest:
        raise UnreadableMove(f"'{text.strip()}': {number} is more than {highest}")
    return number


def _one_of(text: str, words: list[str], names: list[str], kind: str) -> int:
    if len(words) != 1 or words[0] not in names:
        raise UnreadableMove(f"'{text.strip()}' needs one {kind}: {', '.join(names)}")
    return names.index(words[0])


def _plant(state: "CardGame", text: str, words: list[str], *near: list[int]) -> int:
    """The card of a name. A number alone, or with the fuel, will do where it can mean only one card, or equal ones.

    Cards of the first list in `near` that has any are meant, then those of the next; of equal cards the first in it.
    """
    if len(words) != 1:
        raise UnreadableMove(f"'{text.strip()}' needs one plant, as 7 or 4-coal")
    plants = state.figures.plants
    for card, plant in plants.items():
        if plant.name == words[0]:
            return card
    meant = [card for card, plant in plants.items() if plant.name.startswith(words[0] + "-")]
    if not meant:
        raise UnreadableMove(f"'{text.strip()}': there is no plant '{words[0]}'")
    found: list[int] = []
    for cards in near:
        found = found or [card for card in cards if card in meant]
    found = found or meant
    first = plants[found[0]]
    for card in found[1:]:
        plant = plants[card]
        if (plant.burns, plant.need, plant.output) != (first.burns, first.need, first.output):
            names = ", ".join([plants[card].name for card in found])
            raise UnreadableMove(f"'{text.strip()}': say which of {names} is meant")
    return found[0]


def _kind(text: str, words: list[str]) -> int:
    if len(words) != 2:
        raise UnreadableMove(f"'{text.strip()}' needs a fuel and its units, as coal 3")
    fuel = _one_of(text, words[:1], FUELS, "fuel")
    units = _number(text, words[1:], MOST_UNITS)
    if units == 0:
        raise UnreadableMove(f"'{text.strip()}': a card has 1 to {MOST_UNITS} units")
    return FIRST_KIND[fuel] + units - 1


def _offer(state: "CardGame", text: str, words: list[str]) -> int:
    """The card of a column; without a price the cheapest that there is, or could be."""
    split = words.index("for") if "for" in words else len(words)
    kind = _kind(text, words[:split])
    prices = list(state.figures.prices)
    if split < len(words):
        price = _number(text, words[split + 1 :], MOST_BID)
        if price not in prices:
            raise UnreadableMove(f"'{text.strip()}': no column costs {price}, there are {', '.join(map(str, prices))}")
        columns = [prices.index(price)]
    else:
        columns = [*range(0 if kind % MOST_UNITS == 0 else 1, COLUMNS)]  # leftover cards have 1 unit
    on_sale = [column for column in columns if state.resources.cards[KINDS * column + kind] > 0]
    return KINDS * (on_sale or columns)[0] + kind


def _run(state: "CardGame", words: list[str]) -> int:
    """Which plants, and what the hybrids among them burn; that may be left out where there is no choice."""
    if words == ["nothing"]:
        return 0
    if state.phase != Phase.PRODUCE:
        raise UnreadableMove("plants produce in phase 3 only (CG-4.1)")
    said = f"'run {' '.join(words)}'"
    player = state.players[state.turn]
    split = words.index("with") if "with" in words else len(words)
    chosen = _plants(state, player.fleet, words[:split], said)
    run = player.fleet.runs()[chosen]
    if split == len(words):
        least, most = run.least(player.store.units), run.most(player.store.units)
        if run.either and least < most:
            raise UnreadableMove(f"{said}: say what the hybrids burn, as in 'with {run.either} gas'")
        return chosen * MIXES + min(least, run.either)
    return chosen * MIXES + _mix(words[split + 1 :], run.either, said)


def _plants(state: "CardGame", fleet: Fleet, words: list[str], said: str) -> int:
    own = [plant.card for plant in fleet.plants]
    if not words:
        raise UnreadableMove("say which plants produce, or 'run nothing'")
    chosen = 0
    for word in words:
        # Of two equal plants the second mention means the other.
        left = [card for bit, card in enumerate(own) if not chosen >> bit & 1]
        card = _plant(state, said, [word], left)
        if card not in own:
            names = ", ".join([plant.name for plant in fleet.plants])
            raise UnreadableMove(f"{said}: plant {word} is not yours, you have {names}")
        if card not in left:
            raise UnreadableMove(f"{said} names a plant twice")
        chosen |= 1 << own.index(card)
    return chosen


def _mix(words: list[str], either: int, said: str) -> int:
    """The units of gas among what the hybrids burn."""
    burnt: dict[str, int] = {}
    for amount, fuel in zip(words[::2], words[1::2]):
        if fuel not in FUELS[:2] or fuel in burnt:
            raise UnreadableMove(f"{said}: hybrids burn gas and oil, as in 'with 1 gas 1 oil'")
        burnt[fuel] = _number(said, [amount], MIXES - 1)
    if len(words) % 2 or not words or sum(burnt.values()) != either:
        raise UnreadableMove(f"{said}: the hybrids of this run burn {either} units in all")
    return burnt.get("gas", 0)
