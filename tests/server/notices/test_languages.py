"""Notices and the feed are in the language in which somebody has set them up."""

import json
from xml.etree import ElementTree

import pytest

from powerhouse.core.catalogue import catalogue
from powerhouse.core.phrase import phrase
from tests.server.notices.people import ATOM, PushBrowser, turn_of
from tests.server.notices.receiving import Receiver, look
from tests.server.running import Running
from tests.server.visiting import Json, Visitor

RUSSIAN = {"Accept-Language": "ru-RU,ru;q=0.9,en;q=0.8"}
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture
def people(telling: Running) -> list[Visitor]:
    """Anna's browser speaks Russian, Boris's English."""
    return [telling.visitor(**RUSSIAN), telling.visitor()]


def her_turn(people: list[Visitor]) -> Json:
    """A table at which it is Anna's turn, since just now."""
    start: Json = people[1].join(people[0].create("person", "open"), "Boris")
    id = start["table"]["id"]
    turn_of(people, id, 1)
    turn_of(people, id, 0)
    return people[0].table(id)


def test_each_hears_it_in_the_own_language(telling: Running, receiver: Receiver, people: list[Visitor]) -> None:
    for visitor, path in zip(people, ("anna", "boris")):
        visitor.post("/notices/channels", {"kind": "json", "address": f"{receiver.address}/{path}"})
    id = her_turn(people)["table"]["id"]
    look(telling)
    turn_of(people, id, 1)
    look(telling)
    told = {path: json.loads(body) for path, _, body in receiver.got}
    hers, his = told["/anna"], told["/boris"]
    assert (hers["title"], hers["text"]) == ("Ваш ход", "Энергосеть, игроки: Boris")
    assert (his["title"], his["text"]) == ("Your turn", "Power Grid, with Anna")
    assert (hers["tables"][0]["game"], his["tables"][0]["game"]) == ("Энергосеть", "Power Grid")
    # who begins, and so where the game is then, is dealt
    assert hers["tables"][0]["heading"] in ("подготовка", "раунд 1, этап 1, аукцион")
    assert his["tables"][0]["heading"] in ("set-up", "round 1, step 1, auction")


def test_push_digest_and_messages_too(telling: Running, receiver: Receiver, people: list[Visitor]) -> None:
    phone = PushBrowser()
    anna = people[0]
    anna.post("/notices/channels", phone.channel(f"{receiver.address}/push"))
    anna.post("/notices/channels", {"kind": "discord", "address": f"{receiver.address}/discord"})
    anna.post("/notices/channels", {"kind": "json", "address": f"{receiver.address}/day", "every": "day"})
    her_turn(people)
    her_turn(people)
    look(telling)
    told: dict[str, bytes] = {path: body for path, _, body in receiver.got}
    pushed = json.loads(phone.read(told["/push"]))
    assert (pushed["title"], pushed["body"]) == ("Ваш ход", "Энергосеть, игроки: Boris")
    assert json.loads(told["/discord"])["content"].startswith("Ваш ход: Энергосеть, игроки: Boris\n")
    digest = json.loads(told["/day"])
    assert (digest["title"], digest["text"]) == ("Вас ждут 2 стола", "Энергосеть и Энергосеть")


def test_who_tries_it_in_another_language_is_told_in_that(
    telling: Running, receiver: Receiver, people: list[Visitor]
) -> None:
    anna = people[0]
    wish = {"kind": "json", "address": f"{receiver.address}/hook"}
    channel = anna.post("/notices/channels", wish)["channels"][0]["id"]
    anna.post(f"/notices/channels/{channel}/test")
    anna.http.headers["Accept-Language"] = "sr-RS"
    anna.post(f"/notices/channels/{channel}/test")
    test = phrase("notice-test-text")
    assert [said["text"] for said in receiver.said] == [catalogue(language=one).say(test) for one in ("ru", "sr-Latn")]
    her_turn(people)
    look(telling)
    assert receiver.said[2]["tables"][0]["game"] == "Visoki napon"
    anna.http.headers["Accept-Language"] = "en"
    anna.put(f"/notices/channels/{channel}", {"every": "turn"})
    her_turn(people)
    look(telling)
    assert receiver.said[3]["tables"][0]["game"] == "Power Grid"


def test_the_feed_is_not_in_the_language_of_the_feed_reader(telling: Running, people: list[Visitor]) -> None:
    feed = people[0].post("/notices/feed")["feed"]
    her_turn(people)
    answer = telling.visitor(**{"Accept-Language": "en"}).http.get(feed)
    root = ElementTree.fromstring(answer.content)
    assert root.get(XML_LANGUAGE) == "ru"
    assert root.findtext(f"{ATOM}title") == "Мои столы в Powerhouse"
    entry = root.find(f"{ATOM}entry")
    assert entry is not None
    assert entry.findtext(f"{ATOM}title") == "Ваш ход: Энергосеть"
    assert entry.findtext(f"{ATOM}summary") == "подготовка"
    renewed = people[1].post("/notices/feed")["feed"]
    root = ElementTree.fromstring(people[1].http.get(renewed).content)
    assert (root.get(XML_LANGUAGE), root.findtext(f"{ATOM}title")) == ("en", "My tables in Powerhouse")
