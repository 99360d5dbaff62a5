"""Figures of one's own box: worked in, carried by records, and every fault told with its id, its field and its file."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from powerhouse import Match
from powerhouse.conformance import play_random
from powerhouse.core import registry
from powerhouse.core.catalogue import languages, source
from powerhouse.core.chance import Seeded
from powerhouse.core.changes import MOST_CHANGES, Changes, nested
from powerhouse.core.errors import BadRecord, BadSetup
from powerhouse.core.game import Game
from powerhouse.core.sheets import share, sheets

FACTORY = "factory-manager"
CARDS = "power-grid-card-game"
TEN = {f"tiles/tiles/MA0{number}/price": 20 + number for number in range(1, 10)} | {"tiles/tiles/ST01/storage": 3}


def written(folder: Path, content: Any) -> Path:
    file = folder / "box.json"
    file.write_text(json.dumps(content), "utf-8")
    return file


def refused(game: str, content: Any, folder: Path) -> str:
    with pytest.raises(BadSetup) as error:
        registry.find(game).setup(4, replacements=written(folder, content))
    return str(error.value)


def faults(game: str, values: dict[str, Any]) -> list[tuple[str, str]]:
    return [(fault.place, str(fault.error)) for fault in registry.find(game).work_in(Changes.of(values))[1]]


def test_how_many_cards_and_tiles_are_reconstructed() -> None:
    counted = {game.id: (share(game).reconstructed, share(game).pieces) for game in registry.games()}
    assert counted[CARDS] == (39, 42)
    assert counted[FACTORY] == (74, 106)
    assert counted["power-grid"] == (0, 42)


@pytest.mark.parametrize("language", [code for code in languages() if code != "de"])
@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)
def test_the_workshop_names_its_sheets_and_what_can_be_chosen(game: Game, language: str) -> None:
    """A sheet by its place or its table; ranges of players and letters of sets are no words."""
    box = "\n".join(source(package, language, "box.ftl") for package in game.packages)
    named = set(re.findall(r"^workshop-(?:sheet|value)-([\w-]+) =", box, re.MULTILINE))
    places = [sheet.place.replace("_", "-").split("/") for sheet in sheets(game)]
    assert [place for place in places if not {"-".join(place), *place[1:2]} & named] == []
    cells = [cell for sheet in sheets(game) for row in sheet.rows for cell in row.cells]
    words = {str(choice).replace("_", "-") for cell in cells for choice in cell.kind.choices}
    assert {word for word in words if re.search("[a-z]{2}", word)} - named == set()


def test_each_value_says_how_certain_it_is() -> None:
    rows = {row.id: row for sheet in sheets(registry.find(FACTORY)) if sheet.pieces for row in sheet.rows}
    machine = {cell.field: cell.certainty for cell in rows["MA01"].cells}
    assert (machine["type"], machine["price"]) == ("certain", "reconstructed")
    assert {cell.field: cell.certainty for cell in rows["A-ST1"].cells}["price"] == "single"
    discounts = next(sheet for sheet in sheets(registry.find(FACTORY)) if "discounts" in sheet.place)
    assert [cell.certainty for cell in discounts.rows[0].cells][2:4] == ["certain", "reconstructed"]


@pytest.mark.parametrize("game", [game.id for game in registry.games()])
def test_every_figure_can_be_changed_at_its_place_to_what_it_is(game: str) -> None:
    kind = registry.find(game)
    cells = [cell for sheet in sheets(kind) for row in sheet.rows for cell in row.cells]
    assert len(cells) > 40
    made, wrong = kind.work_in(Changes.of({cell.place: cell.value for cell in cells}))
    assert not wrong
    assert made.hash == kind.components().hash
    assert not made.changes, "nothing differs"


def test_all_faults_are_told_each_with_its_place() -> None:
    values = {"plants/plants/S01/fuel": "wood", "plants/plants/S02/number": 99, "plants/plants/S99/number": 3}
    assert faults(CARDS, values) == [("plants/plants/S99/number", "there is no figure 'plants: plants: S99: number'")]
    del values["plants/plants/S99/number"]
    found = faults(CARDS, values)
    assert [place for place, _ in found] == list(values)
    assert "plants: plants: S01: fuel must be one of coal, eco, gas, hybrid, oil, uranium, not wood" in found[0]
    assert "plants: plants: S02: number must be a whole number from 1 to 98, not 99" in found[1]
    both = {"plants/plants/S08/fuel_amount": 1, "resources/cards/CL1/units": 2}
    assert [place for place, _ in faults(CARDS, both)] == list(both)


def test_refusals_name_the_id_the_field_and_the_file(tmp_path: Path) -> None:
    wood = {"plants": {"plants": [{"id": "S01", "fuel": "wood"}]}}
    assert refused(CARDS, wood, tmp_path).startswith("box.json: plants: plants: S01: fuel must be one of coal")
    nameless = {"tiles": {"tiles": [{"price": 8}]}}
    assert refused(FACTORY, nameless, tmp_path) == "box.json: every row of tiles: tiles must have its id"


def test_an_id_that_is_named_twice_is_refused(tmp_path: Path) -> None:
    twice = {"tiles": {"tiles": [{"id": "MA01", "price": 8}, {"id": "MA02", "price": 8}, {"id": "MA01", "price": 9}]}}
    assert refused(FACTORY, twice, tmp_path) == "box.json: tiles: tiles replaces id MA01 2 times"


def test_a_file_says_for_which_game_it_is_and_how_it_is_called(tmp_path: Path) -> None:
    game = registry.find(FACTORY)
    file = {"game": FACTORY, "name": "Box of 2009", "tiles": {"tiles": [{"id": "MA01", "price": 8}]}}
    changes = game.setup(3, replacements=written(tmp_path, file)).components.changes
    assert (changes.name, changes.values) == ("Box of 2009", {"tiles/tiles/MA01/price": 8})
    assert nested(game.components().data, changes, FACTORY) == file
    assert refused(CARDS, file, tmp_path) == f"box.json: the figures are for {FACTORY}, not for {CARDS}"
    assert "at most 60 printable characters" in refused(FACTORY, {"name": "a\nb"}, tmp_path)


def test_what_follows_from_the_tiles_is_counted_anew(tmp_path: Path) -> None:
    moved = {"tiles": {"tiles": [{"id": "MA01", "back": "5"}]}}
    setup = registry.find(FACTORY).setup(2, replacements=written(tmp_path, moved))
    tables = setup.components.data["tables"]
    assert tables["back_marking_counts"]["by_type"]["machine"]["2-5"] == 6
    assert tables["storage_board_tiles_by_players"]["by_players"]["2"]["total"] == 30
    assert setup.components.changes.values == {"tiles/tiles/MA01/back": "5"}, "what follows is no change of its own"


def test_a_record_carries_its_figures(tmp_path: Path) -> None:
    match = Match.new(FACTORY, 3, seed=1, components=Changes.of(TEN, "Box of 2009"))
    text = match.record()
    assert "figures: Box of 2009\nfigure tiles/tiles/ST01/storage: 3\n" in text
    again = Match.parse(text)
    assert again.record() == text
    assert again.setup.components.changes == match.setup.components.changes
    assert len(again.setup.components.changes) == 10


def test_figures_of_a_record_cannot_be_changed_unnoticed() -> None:
    text = Match.new(FACTORY, 3, seed=1, components=Changes.of(TEN)).record()
    with pytest.raises(BadRecord, match="the record was played with components"):
        Match.parse(text.replace("ST01/storage: 3", "ST01/storage: 2"))
    with pytest.raises(BadRecord, match="there is no figure 'tiles: tiles: ST99: storage'"):
        Match.parse(text.replace("ST01/storage", "ST99/storage"))
    with pytest.raises(BadRecord, match="must be followed by a value as JSON"):
        Match.parse(text.replace("ST01/storage: 3", "ST01/storage: three"))


def test_a_record_without_its_figures_names_the_option() -> None:
    lines = Match.new(FACTORY, 3, seed=1, components=Changes.of(TEN)).record().splitlines()
    older = "\n".join(line for line in lines if not line.startswith("figure"))
    with pytest.raises(BadRecord, match="name their file with --components"):
        Match.parse(older)


def test_a_long_list_of_a_record_may_stand_in_one_line(tmp_path: Path) -> None:
    lines = registry.find("power-grid").components().data["germany"]["connections"]
    dearer = [line | {"cost": line["cost"] + (line["cost"] > 0)} for line in lines]
    match = Match.new("power-grid", 3, seed=1, components=Changes.of({"germany/connections": dearer}))
    assert Match.parse(match.record()).record() == match.record()


def test_no_more_values_are_changed_than_there_may_be() -> None:
    many = {f"tiles/tiles/X{number}/price": 1 for number in range(MOST_CHANGES + 1)}
    sentence = f"at most {MOST_CHANGES} values can be changed, these are {MOST_CHANGES + 1}"
    assert faults(FACTORY, many) == [("", sentence)]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", [FACTORY, CARDS])
def test_whatever_figures_are_accepted_a_game_comes_to_its_end(game: str, seed: int) -> None:
    """A visitor may type anything: what is not refused can be played."""
    kind, random = registry.find(game), Random(seed)
    cells = [cell for sheet in sheets(kind) for row in sheet.rows for cell in row.cells if sheet.pieces]
    values: dict[str, Any] = {}
    for cell in random.sample(cells, 60):
        if cell.kind.kind == "whole":
            value: Any = random.choice([cell.kind.least, cell.kind.most, random.randint(0, 9)])
        elif cell.kind.kind == "choice":
            value = random.choice(cell.kind.choices)
        else:
            continue
        if not kind.work_in(Changes.of(values | {cell.place: value}))[1]:
            values[cell.place] = value
    assert len(values) > 5
    setup = kind.setup(kind.players[seed % len(kind.players)], replacements=Changes.of(values))
    state = kind.start(setup, Seeded(seed))
    play_random(state, seed, Seeded(seed), lambda _: None)
    assert state.over
