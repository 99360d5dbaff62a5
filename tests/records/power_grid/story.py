"""The recorded games of Power Grid that are wanted, and what happened in one, read off by replaying it."""

from powerhouse import Match
from powerhouse.games.power_grid.codes import BUILD, DONE, Phase
from powerhouse.games.power_grid.state import PowerGrid
from tests.records.wanted import Shown, Wanted

TABLES = [
    Wanted(f"{map}-{players}", players, {"over"}, {"map": map}) for map in ("germany", "usa") for players in range(2, 7)
]
VARIANTS = [
    Wanted("start-cities-4", 4, {"over"}, {"start-cities": "on"}),
    Wanted("start-cities-with-the-trust", 2, {"over"}, {"start-cities": "on", "map": "usa"}),
    Wanted("renovation-5", 5, {"over"}, {"renovation": "on"}),
    Wanted("renovation-with-the-trust", 2, {"over"}, {"renovation": "on"}),
    Wanted("open-money-3", 3, {"over"}, {"money": "open", "map": "usa"}),
    Wanted("named-zone-3", 3, {"over"}, {"zone": "west+southwest+east"}),
    Wanted("everything-6", 6, {"over"}, {"start-cities": "on", "renovation": "on", "money": "open", "map": "usa"}),
]
EVENTS = [
    Wanted("end-in-step-2", 5, {"end in step 2"}),
    Wanted("end-in-step-3", 4, {"end in step 3"}, bots=("random", "greedy")),
    Wanted("step-3-in-phase-2", 4, {"step 3 in auction"}, bots=("random", "greedy")),
    Wanted("step-3-in-phase-5", 4, {"step 3 in bureaucracy"}, bots=("random", "greedy")),
    Wanted("step-3-before-step-2", 6, {"step 3 before step 2"}, bots=("random",)),
    Wanted("deck-exhausted", 4, {"deck exhausted", "over"}, bots=("random",)),
    Wanted("deck-exhausted-against-the-trust", 2, {"deck exhausted", "over"}, bots=("random",)),
    Wanted("nuclear-phase-out", 4, {"nuclear phase-out", "over"}, bots=("random", "greedy")),
    Wanted("largest-network-does-not-win", 4, {"largest network does not win"}),
]
RULES_2 = [
    Wanted("late-start", 4, {"over", "late start"}, bots=("random", "greedy"), rules=2),
    Wanted("shared-start", 4, {"over", "start beside a house"}, {"rulings": "shared-start"}, ("random", "greedy"), 2),
]
WANTED = [*TABLES, *VARIANTS, *EVENTS, *RULES_2]


def story(match: Match) -> set[str]:
    """Everything worth a record of its own that this game shows."""
    chance = Shown(match)
    state = match.game.start(match.setup, chance)
    assert isinstance(state, PowerGrid)
    shown = {f"{len(match.names)} players", state.map.id, *_variants(match)}
    for entry in match.log:
        if entry.seat is not None:
            assert entry.heading is not None
            step, phase = state.step, entry.heading.key.removeprefix("heading-")
            shown |= _start(state, entry.seat, entry.code)
            state.advance(entry.code, chance)
            shown |= _changes(state, int(step), phase)
    if state.over:
        shown |= {"over", f"end in step {state.step}"}
        if len(state.standings().winners) > 1:
            shown.add("shared win")
        if max(range(len(state.players)), key=lambda seat: len(state.players[seat].network)) not in (
            state.standings().winners
        ):
            shown.add("largest network does not win")
    return shown


def _variants(match: Match) -> set[str]:
    options = match.setup.options
    named = {name for name in ("start-cities", "renovation") if options[name] == "on"}
    return named | {f"{options['money']} money", "random zone" if options["zone"] == "random" else "named zone"}


def _start(state: PowerGrid, seat: int, move: int) -> set[str]:
    """A network that begins after step 1."""
    if state.phase != Phase.BUILD or move == DONE or state.step == 1 or state.players[seat].network:
        return set()
    return {"start beside a house" if state.houses[move - BUILD] else "late start"}


def _changes(state: PowerGrid, step: int, phase: str) -> set[str]:
    shown: set[str] = set()
    if state.step > step:
        shown.add(f"step {state.step} in {phase}")
        if state.step - step == 2:
            shown.add("step 3 before step 2")
    if state.market.deck.size() == 0:
        shown.add("deck exhausted")
    if state.uranium_closed:
        shown.add("nuclear phase-out")
    return shown
