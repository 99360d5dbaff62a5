"""The recorded games of Pipeline that are wanted, and what happened in one, read off by replaying it."""

from functools import partial

from powerhouse import Match
from powerhouse.games.pipeline.codes import (
    ACT,
    CONTRACTS,
    DONE,
    FAMILIES,
    REFINE,
    SELL,
    SERVE,
    SIGN,
    SITE,
    SPACE,
    TAKE,
    Action,
    Family,
    Stage,
)
from powerhouse.games.pipeline.government import open_count
from powerhouse.games.pipeline.markets import CUBES
from powerhouse.games.pipeline.network import Line
from powerhouse.games.pipeline.rulings import RULINGS
from powerhouse.games.pipeline.state import Pipeline
from tests.records.pipeline.keen import Keen
from tests.records.wanted import Shown, Wanted

PLAYERS = {f"keen-{family}": partial(Keen, family) for family in FAMILIES}

TABLES = [Wanted(f"players-{players}", players, {"over"}) for players in (2, 3, 4)]
VARIANTS = [
    Wanted("first-game", 4, {"over"}, {"upgrades": "first-game", "valuation": "first-game", "refining": "no-7"}),
    Wanted("recommended-tanks", 3, {"over"}, {"start-tanks": "recommended"}),
    Wanted("named-cards-and-families", 2, {"over"}, {
        "valuation": "12+13+16", "upgrades": "machines+contracts-orders+shops+engineering+government",
    }),
    Wanted("random-players", 4, {"over", "unfinished contract"}, bots=("random",)),
]  # fmt: skip
OTHERS = {
    "government": "shops+human-resources+engineering+refined-markets",
    "shops": "government+human-resources+engineering+refined-markets",
    "human-resources": "government+shops+engineering+refined-markets",
    "engineering": "government+shops+machines+refined-markets",
    "refined-markets": "government+shops+machines+engineering",
    "contracts-orders": "government+shops+machines+engineering",
    "machines": "government+shops+contracts-orders+engineering",
}
LEVELS = [
    Wanted(
        f"{family}-3",
        3,
        {"over", f"{family} 3 used"},
        {"upgrades": f"{family}+{others}"},
        bots=(f"keen-{family}", "greedy", "random"),
    )
    for family, others in OTHERS.items()
]
EVENTS = [
    Wanted("machines-run", 3, {"machines run", "line cut"}),
    Wanted("order-served", 3, {"order served"}),
    Wanted("contract-kept", 2, {"contract filled in two years"}),
    Wanted("deferred-contract", 3, {"deferred contract"}, bots=("random", "greedy")),
    Wanted("discs-pushed", 4, {"disc pushed"}, bots=("random", "greedy")),
    Wanted("all-quadrants-open", 4, {"four quadrants open"}),
    Wanted("below-nothing", 2, {"less than nothing"}, bots=("random",)),
]
RULES_2 = [
    Wanted(
        "machine-of-the-stack",
        3,
        {"over", "machine of the stack", "disc pushed"},
        {"upgrades": f"machines+{OTHERS['machines']}", "valuation": "1+6+11"},
        bots=("keen-machines", "greedy", "random"),
        rules=2,
    ),
    Wanted("all-rulings-2", 2, {"over"}, {"rulings": "+".join(RULINGS)}, rules=2),
]
WANTED = [*TABLES, *VARIANTS, *LEVELS, *EVENTS, *RULES_2]


def story(match: Match) -> set[str]:
    """Everything worth a record of its own that this game shows."""
    chance = Shown(match)
    state = match.game.start(match.setup, chance)
    assert isinstance(state, Pipeline)
    shown = {f"{len(match.names)} players"}
    filled: dict[int, set[tuple[int, int]]] = {0: set(), 1: set(), 2: set()}
    for entry in match.log:
        if entry.seat is not None:
            shown |= _move(state, entry.seat, entry.code)
            penalties = [player.penalties for player in state.players]
            year = int(state.year)
            state.advance(entry.code, chance)
            shown |= _after(state, penalties, year)
            for seat, player in enumerate(state.players):
                filled[int(state.year)] |= {(seat, int(own.tile)) for own in player.contracts if own.times}
    if (filled[0] & filled[1]) | (filled[1] & filled[2]):
        shown.add("contract filled in two years")
    if state.over:
        shown.add("over")
        if state.standings().places[-1].figures["money"] < 0:
            shown.add("less than nothing")
    return shown


def _move(state: Pipeline, seat: int, move: int) -> set[str]:
    """What a move shows before it is made."""
    player = state.players[seat]
    levels, stage = player.levels, state.stage
    shown: set[str] = set()
    if stage == Stage.REFINE and move != DONE and state.now.action == Action.ALL_MACHINES:
        shown.add("machines run")
        if state.now.working:
            shown.add("machines 3 used")
    if stage == Stage.REFINE and any(run // 4 == (move - REFINE) // 16 for run in state.now.runs):
        shown.add("engineering 3 used")
    if stage == Stage.WORK and state.now.mains == 1 and ACT <= move < ACT + 12 and levels[Family.HUMAN_RESOURCES] == 3:
        shown.add("human-resources 3 used")
    if stage == Stage.BENEFIT and move >= TAKE:
        family = Family.GOVERNMENT if state.now.due.government else Family.SHOPS
        if levels[family] == 3 and state.now.action == Action.UPGRADES:
            shown.add(f"{FAMILIES[family]} 3 used")
    if stage == Stage.TRADE and move >= SELL:
        slot, cube = divmod(move - SELL, CUBES)
        if cube // 4 != state.figures.slot_colour[slot]:
            shown.add("refined-markets 3 used")
    if stage == Stage.SIGN and move >= SIGN + 2 * CONTRACTS:
        shown.add("contracts-orders 3 used")
    if stage == Stage.SIGN and move >= SIGN and (move - SIGN) % 2:
        shown.add("deferred contract")
    if stage in (Stage.WORK, Stage.MACHINES) and SERVE <= move < TAKE:
        shown.add("order served")
    if stage == Stage.ORDER and move >= SPACE and state.row[(move - SPACE) // 2] not in (-1, seat):
        shown.add("disc pushed")
    if stage == Stage.SITE and move != DONE and state.now.due.machines:
        shown.add("machine of the stack")
    if (
        stage == Stage.SITE
        and move != DONE
        and any(len(line.segments) > 2 for line in _lines_under(state, seat, move - SITE))
    ):
        shown.add("line cut")
    return shown


def _lines_under(state: Pipeline, seat: int, cell: int) -> list[Line]:
    owner = state.players[seat].network.owner
    return [owner[2 * cell], owner[2 * cell + 1]]


def _after(state: Pipeline, penalties: list[int], year: int) -> set[str]:
    shown: set[str] = set()
    if open_count(state) == 4:
        shown.add("four quadrants open")
    if (state.year > year or state.over) and any(
        player.penalties > before for player, before in zip(state.players, penalties, strict=True)
    ):
        shown.add("unfinished contract")
    return shown
