"""The recorded games of the Card Game that are wanted, and what happened in one, read off by replaying it."""

from powerhouse import Match
from powerhouse.games.power_grid_card_game.buying import room
from powerhouse.games.power_grid_card_game.codes import BUY, FIRST_KIND, FUEL_OF_KIND, KINDS, Phase
from powerhouse.games.power_grid_card_game.state import CardGame
from tests.records.wanted import Shown, Wanted

TABLES = [Wanted(f"basic-{players}", players, {"over"}) for players in range(2, 7)]
VARIANTS = [
    Wanted("renovation-4", 4, {"over", "renovation paid"}, {"renovation": "on"}),
    Wanted("renovation-with-the-trust", 2, {"over", "renovation paid"}, {"renovation": "on"}),
    Wanted("open-money-3", 3, {"over"}, {"money": "open"}),
    Wanted("everything-6", 6, {"over", "renovation paid"}, {"renovation": "on", "money": "open"}),
]
EVENTS = [
    Wanted("last-card-in-phase-1", 4, {"last card in phase 1"}, bots=("random", "greedy")),
    Wanted("last-card-in-the-update", 4, {"last card in the update"}, bots=("random", "greedy")),
    Wanted("last-card-in-a-shuffle", 5, {"last card in a shuffle"}, bots=("random",)),
    Wanted("last-card-against-the-trust", 2, {"last card in phase 1"}, bots=("random", "greedy")),
    Wanted("several-shuffles", 3, {"first shuffle", "later shuffle"}, bots=("greedy", "random")),
    Wanted("units-lost", 4, {"units lost", "over"}, bots=("random",)),
    Wanted("gas-and-oil-compete", 4, {"gas and oil compete", "over"}, bots=("random",)),
    Wanted("plants-run-out", 6, {"plants run out"}, bots=("random", "greedy")),
    Wanted("equal-points", 6, {"equal points"}, bots=("random", "greedy")),
    Wanted("equal-numbers-in-round-1", 6, {"places swapped in round 1"}),
]
WANTED = [*TABLES, *VARIANTS, *EVENTS]


def story(match: Match) -> set[str]:
    """Everything worth a record of its own that this game shows."""
    chance = Shown(match)
    state = match.game.start(match.setup, chance)
    assert isinstance(state, CardGame)
    shown = {f"{len(match.names)} players", f"{match.setup.options['money']} money"}
    for entry in match.log:
        if entry.seat is not None:
            before = state.copy()
            state.advance(entry.code, chance)
            shown |= _auction_story(before, state) | _resource_story(before, state, entry.code)
    if state.over:
        shown.add("over")
        points = [place.figures["points"] for place in state.standings().places]
        if points[0] == points[1]:
            shown.add("equal points")
    return shown


def _auction_story(before: CardGame, after: CardGame) -> set[str]:
    shown: set[str] = set()
    if after.market_cut and not before.market_cut:
        dearest = before.market.cards[-1]
        if before.phase != Phase.PRODUCE:
            shown.add("last card in phase 1")
        else:
            shown.add("last card in " + ("a shuffle" if dearest in after.market.cards else "the update"))
    if after.renovation_paid and not before.renovation_paid:
        shown.add("renovation paid")
    if after.phase == Phase.RETURN:
        shown.add("gas and oil compete")
    if after.market.deck.size() == 0:
        shown.add("plants run out")
    if before.round == 1 and before.phase != Phase.BUY and after.phase == Phase.BUY:
        numbers = [player.fleet.highest() for player in after.players]
        if len(set(numbers)) < len(numbers):
            shown.add("places swapped in round 1")
    return shown


def _resource_story(before: CardGame, after: CardGame, move: int) -> set[str]:
    if before.resources.plusplus_due and not after.resources.plusplus_due:
        return {"first shuffle"}
    if after.round > before.round and sum(after.resources.discard) < sum(before.resources.discard):
        return {"later shuffle"}
    if before.phase == Phase.BUY and move >= BUY + KINDS:
        kind = (move - BUY) % KINDS
        fuel = FUEL_OF_KIND[kind]
        surplus = kind - FIRST_KIND[fuel] + 1 - room(before, before.players[before.turn], fuel)
        if surplus > before.resources.stack[fuel]:
            return {"units lost"}
    return set()
