"""The rules of one table: where they speak of what is asked, and its own figures, the same for everybody."""

import pytest

from tests.server.running import Running
from tests.server.visiting import Json, first_choice

pytestmark = pytest.mark.parametrize("databases", ["sqlite"], indirect=True, scope="session")


def titles(rules: Json) -> list[str]:
    return [chart["title"]["key"] for chart in rules["charts"]]


def test_rules_follow_the_phase_and_know_the_table(house: Running) -> None:
    anna = house.visitor()
    table = anna.create("person", "person", options={"map": "usa", "renovation": "on"})["table"]["id"]
    placing = anna.get(f"/tables/{table}/rules")
    assert placing["clause"] == "PG-8.4"
    assert "chart-renovation" in titles(placing)
    facts = {row[0]["key"]: row[1] for row in placing["charts"][0]["rows"]}
    assert (facts["fact-players"], facts["fact-coal-storage"]) == (2, 8)
    shown = anna.table(table)
    while shown["view"]["ask"] == "place":
        shown = anna.play(shown, first_choice(shown), seat=shown["table"]["actor"])
    assert anna.get(f"/tables/{table}/rules")["clause"] == "PG-2"


def test_before_the_start_there_is_nothing(house: Running) -> None:
    anna = house.visitor()
    table = anna.create("person", "open")["table"]["id"]
    assert anna.get(f"/tables/{table}/rules") == {"clause": "", "charts": []}


def test_news_lead_to_clauses(house: Running) -> None:
    games = {game["id"]: game for game in house.visitor().get("/games")}
    assert games["power-grid"]["clauses"]["supplied"] == "PG-5.6"
