"""Pipeline as the registry sees it: options, first and restored positions."""

from functools import lru_cache

from powerhouse.core.components import Components
from powerhouse.core.errors import BadSetup
from powerhouse.core.game import Game, Option, Setup
from powerhouse.games.pipeline import soundness
from powerhouse.games.pipeline.board import Board, board
from powerhouse.games.pipeline.codes import FAMILIES
from powerhouse.games.pipeline.setup import blank
from powerhouse.games.pipeline.state import Pipeline
from powerhouse.games.pipeline.tables import Figures

RANDOM = "random"
FIRST_GAME = "first-game"
# Keys of the data files that say where a figure comes from, or only describe.
DESCRIPTIONS = (
    "adjacency_source", "also", "cash_tanks_source", "centre", "code", "colours_source", "compass_source", "conflict",
    "copies_source", "count_source", "cubes_per_tank_source", "description", "effect_source", "effects_source",
    "faces_source", "footprint_source", "generative_rule", "geometry", "inner_ring_source", "layout", "layout_source",
    "meaning", "meaning_source", "meta", "name", "note", "open_source", "penalty_source", "prices_source",
    "quadrants_source", "recommended_source", "reverse_source", "row_order_source", "set_pay_source", "source",
    "tank_columns_source", "turn_order_source", "values_source", "xy",
)  # fmt: skip


class PipelineGame(Game):
    def check(self, setup: Setup) -> None:
        families(setup)
        cards(setup)
        if setup.options["refining"] == "no-7" and sum(value != 7 for value in figures(setup).markers) < 9:
            raise BadSetup("without the 7s there are fewer than nine refining cost markers (PL-1.10)")

    def blank(self, setup: Setup) -> Pipeline:
        return blank(figures(setup), setup.options, families(setup), cards(setup))

    def board(self, setup: Setup) -> Board:
        return board(figures(setup))


def figures(setup: Setup) -> Figures:
    return _figures(setup.components, setup.players)


@lru_cache(maxsize=64)
def _figures(components: Components, players: int) -> Figures:
    soundness.check(components.data)
    return Figures(components.data, players)


def families(setup: Setup) -> list[int]:
    """The families of upgrades named by the option; none leaves them to chance (PL-1.7)."""
    wanted = setup.options["upgrades"]
    table = figures(setup).upgrades
    if wanted in (RANDOM, FIRST_GAME):
        return [] if wanted == RANDOM else table.first_game
    names = wanted.split("+")
    for name in names:
        if name not in FAMILIES:
            raise BadSetup(f"there is no family of upgrades '{name}'; there are {', '.join(FAMILIES)} (PL-1.7)")
        if names.count(name) > 1:
            raise BadSetup(f"the option upgrades names {name} twice (PL-1.7)")
    if len(names) != table.in_play:
        raise BadSetup(f"{table.in_play} families of upgrades are in play, not {len(names)} (PL-1.7)")
    return sorted(FAMILIES.index(name) for name in names)


def cards(setup: Setup) -> list[int]:
    """The valuation cards named by the option; none leaves them to chance (PL-1.11)."""
    wanted = setup.options["valuation"]
    table = figures(setup)
    if wanted in (RANDOM, FIRST_GAME):
        return [] if wanted == RANDOM else table.first_game_cards
    names = wanted.split("+")
    numbers = [card.number for card in table.cards if str(card.number) in names]
    if len(names) != table.card_count or len(numbers) != table.card_count:
        raise BadSetup(
            f"the option valuation names {table.card_count} different cards from 1 to {len(table.cards)}, "
            f"as 1+2+3, not '{wanted}' (PL-1.11)"
        )
    return numbers


GAME = PipelineGame(
    id="pipeline",
    name="Pipeline",
    players=(2, 3, 4),
    rules=1,
    options={
        "upgrades": Option(
            (RANDOM, FIRST_GAME), "random, first-game, or five families joined by +, as government+shops+…", open=True
        ),
        "valuation": Option((RANDOM, FIRST_GAME), "random, first-game, or three cards joined by +", open=True),
        "refining": Option(("all", "no-7"), "refining cost markers with or without the 7s"),
        "start-tanks": Option(("placed", "recommended"), "players place their start tanks, or take the advised rows"),
    },
    package="powerhouse.games.pipeline",
    files=("board", "tiles", "pipe_tiles"),
    descriptions=DESCRIPTIONS,
    reconstructed=(
        "free slots of the refined markets with 3 players (board: markets: rows: slots_by_players: 3)",
        "supply and demand icons with 3 and 4 players (board: markets: rows: refresh: max_by_players: 3 and 4)",
        "places in the tank and machine shops with 3 players (board: shops: slots_per_row_by_players: 3)",
        "penalties for more than ten cubes (board: player_board: penalty_beyond_10)",
        "prices and tiles known from one source only (see SOURCES.md)",
    ),
)
