"""Pipeline as the registry sees it: options, first and restored positions."""

from typing import Any

from powerhouse.core.components import decode
from powerhouse.core.errors import BadSetup
from powerhouse.core.game import Game, Option, Setup, figures_of
from powerhouse.core.lot import Lot
from powerhouse.core.phrase import Items, Phrase, Value
from powerhouse.games.pipeline import clauses, lots, schema, schema_checks
from powerhouse.games.pipeline.board import Board, board
from powerhouse.games.pipeline.codes import FAMILIES
from powerhouse.games.pipeline.features import FEATURES
from powerhouse.games.pipeline.figures import Figures
from powerhouse.games.pipeline.input import PipelineInput
from powerhouse.games.pipeline.rulings import RULINGS, Rulings
from powerhouse.games.pipeline.state import Pipeline
from powerhouse.parts.rulings import STANDARD, rulings_of

ID = "pipeline"
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
        rulings_of(Rulings, setup)
        if setup.options["refining"] == "no-7" and sum(value != 7 for value in figures(setup).markers) < 9:
            raise _bad("setup-few-markers")

    def check_figures(self, files: schema.Files) -> None:
        schema_checks.check(files)

    def blank(self, setup: Setup) -> Pipeline:
        state = Pipeline()
        state.lay_out(figures(setup), setup.options, families(setup), cards(setup), rulings_of(Rulings, setup))
        return state

    def board(self, setup: Setup) -> Board:
        return board(figures(setup))

    def lots(self, setup: Setup) -> list[Lot]:
        return lots.lots(figures(setup))

    def input(self, setup: Setup) -> PipelineInput:
        return PipelineInput(self.board(setup))


@figures_of
def figures(data: dict[str, Any], players: int) -> Figures:
    return Figures(decode(data, schema.Files), players)


def families(setup: Setup) -> list[int]:
    """The families of upgrades named by the option; none leaves them to chance (PL-1.7)."""
    wanted = setup.options["upgrades"]
    table = figures(setup).upgrades
    if wanted in (RANDOM, FIRST_GAME):
        return [] if wanted == RANDOM else table.first_game
    names = wanted.split("+")
    for name in names:
        if name not in FAMILIES:
            raise _bad("setup-no-family", family=name, families=Items(FAMILIES))
        if names.count(name) > 1:
            raise _bad("setup-family-twice", family=name)
    if len(names) != table.in_play:
        raise _bad("setup-families", needed=table.in_play, families=len(names))
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
        raise _bad("setup-cards", cards=table.card_count, highest=len(table.cards), said=wanted)
    return numbers


def _bad(key: str, **values: Value) -> BadSetup:
    return BadSetup(Phrase(key, values), ID)


GAME = PipelineGame(
    id=ID,
    name="Pipeline",
    players=(2, 3, 4),
    rules=2,
    options={
        "upgrades": Option((RANDOM, FIRST_GAME), open=True, first_page=True, pieces=("families", "family")),
        "valuation": Option((RANDOM, FIRST_GAME), open=True, first_page=True),
        "refining": Option(("all", "no-7")),
        "start-tanks": Option(("placed", "recommended")),
        "rulings": Option((STANDARD, *RULINGS), open=True, since=2),
    },
    package="powerhouse.games.pipeline",
    files=("board", "tiles", "pipe_tiles"),
    descriptions=DESCRIPTIONS,
    reconstructed=("slots", "refresh", "shops", "penalties", "single-source"),
    shape=schema.Files,
    pieces="tiles/contracts/list",
    rank=4,
    clauses=clauses.NEWS,
    tutorial="tutorial.game",
    features=FEATURES,
)
