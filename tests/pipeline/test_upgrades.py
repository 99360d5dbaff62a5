"""PL-11: buying upgrades and closing families."""

import re

from powerhouse.games.pipeline.codes import FAMILIES, Stage
from tests.clauses import clause
from tests.pipeline.scenario import DATA, Table

FIVE = ("human-resources", "engineering", "refined-markets", "contracts-orders", "machines")


def _buying(money: int = 100) -> Table:
    return Table(2).families(*FIVE).money(0, money).play("go upgrades")


@clause("PL-11.1")
def test_two_upgrades_for_20_each() -> None:
    table = _buying().play("upgrade engineering", "upgrade refined-markets")
    assert table.player(0).money == 60
    assert table.legal("upgrade") == []
    assert table.refused("upgrade human-resources") == ["two-upgrades"]
    dear = _buying(39).play("upgrade engineering").reasons("upgrade refined-markets")
    assert dear == ["an upgrade costs 20, you have 19 (PL-11.1)"]


@clause("PL-11.1")
def test_only_families_of_the_game_are_sold() -> None:
    table = _buying()
    assert table.legal("upgrade") == [f"upgrade {family}" for family in FIVE]
    assert table.refused("upgrade shops") == ["family-out"]
    assert table.refused("loan") == ["not-upgrade"]


@clause("PL-11.2")
def test_levels_come_one_after_the_other() -> None:
    table = Table(2).families(*FIVE).money(0, 200)
    for level in (1, 2, 3):
        table.turn(0).closed().play("go upgrades", "upgrade engineering", "done", "done", "done")
        assert table.player(0).levels[FAMILIES.index("engineering")] == level
    table.turn(0).closed().play("go upgrades")
    assert table.refused("upgrade engineering") == ["top-level"]


@clause("PL-11.3")
def test_buying_turns_the_token_face_down() -> None:
    table = _buying().play("upgrade engineering")
    assert table.refused("upgrade engineering") == ["family-closed"]
    table.play("done", "done", "done", "go upgrades")
    assert table.state.turn == 1
    assert table.reasons("upgrade engineering") == [
        "the token of engineering lies face down until the next year (PL-11.3)"
    ]


@clause("PL-11.4")
def test_one_more_token_may_be_closed_which_ends_the_action() -> None:
    table = _buying().play("upgrade engineering")
    assert table.refused("close engineering") == ["family-closed"]
    table.play("close machines")
    assert table.stage() == Stage.ORDER
    assert [family.id for family in table.view(0).families if family.closed] == ["engineering", "machines"]


@clause("PL-11.4")
def test_who_bought_nothing_closes_nothing() -> None:
    table = _buying()
    assert table.legal("close") == []
    assert table.refused("close engineering") == ["close-first-buy"]


@clause("PL-11.5")
def test_three_cards_of_level_1_and_one_each_of_2_and_3() -> None:
    table = Table(4).families(*FIVE)
    for seat in range(3):
        table.money(seat, 20).turn(seat).closed().play("go upgrades", "upgrade engineering")
    table.money(3, 20).turn(3).closed().play("go upgrades")
    assert table.reasons("upgrade engineering") == ["no card of engineering 1 is left (PL-11.5)"]
    table.money(0, 20).turn(0).closed().play("go upgrades", "upgrade engineering")
    assert [family.cards for family in table.view(0).families if family.id == "engineering"] == [[0, 0, 1]]
    table.money(1, 20).turn(1).closed().play("go upgrades")
    assert table.reasons("upgrade engineering") == ["no card of engineering 2 is left (PL-11.5)"]


@clause("PL-11.6")
def test_an_upgrade_holds_at_once() -> None:
    table = Table(2).families(*FIVE).cross("upgrades", "tanks", "machines", "contracts").money(0, 25)
    table.play("go upgrades", "upgrade human-resources", "done", "done")
    assert table.legal("go") == ["go crude"]
    assert table.play("go crude").player(0).money == 5


def _source(module: str) -> str:
    return (DATA / ".." / f"{module}.py").read_text("utf-8")


def test_each_effect_is_heeded_by_the_functions_that_the_list_names() -> None:
    listed = re.findall(r"\(Family\.(\w+), (\d)\): .*# .*?(\w+\.\w+(?:, \w+\.\w+)?) \(PL-12", _source("upgrades"))
    assert len(listed) == 3 * len(FAMILIES)
    for family, level, functions in listed:
        for function in functions.split(", "):
            module, name = function.split(".")
            body = re.search(rf"^( *)def {name}\(.*?(?=^\1def |\Z)", _source(module), re.DOTALL | re.MULTILINE)
            assert body is not None, function
            assert function == "benefits.give" or f"has(Family.{family}, {level})" in body[0], (family, level)
