"""A slow game of three over a server that is restarted again and again: clocks go on, who is away holds up nobody."""

import asyncio
from pathlib import Path

import httpx
import pytest

from powerhouse.server.notices import service
from tests.server.clockwork import Clockwork, clockwork
from tests.server.conftest import Databases
from tests.server.notices.receiving import Receiver, look, receiving
from tests.server.running import Running, quick, running
from tests.server.visiting import Json, Visitor, is_over

HOUR = 3600.0
DAY = 24 * HOUR
LIMIT = {"bank": int(3 * DAY), "round": int(DAY), "bot": "random"}
BETWEEN_RESTARTS = 40
ANNA, BORIS, CLARA = range(3)


async def never(_: service.Notices) -> None:
    await asyncio.Event().wait()


class SlowGame:
    """Anna and Boris think for an hour each time; Clara is never seen again after the first round."""

    def __init__(self, house: Running, clock: Clockwork, receiver: Receiver) -> None:
        self.clock = clock
        self.people: list[Visitor] = [house.visitor() for _ in range(3)]
        anna, boris, clara = self.people
        anna.post("/notices/channels", {"kind": "json", "address": receiver.address})
        start = anna.create("person", "open", "open", game="power-grid-card-game", time=LIMIT, absence=60)
        self.id = start["table"]["id"]
        boris.join(start, "Boris")
        clara.join(start, "Clara")
        self.thought = [0.0, 0.0]
        self.turns = 0  # of Anna
        self.actor: int | None = None

    def play_on(self, house: Running) -> Json:
        """Until the game is over, or it is time for a restart."""
        for _ in range(BETWEEN_RESTARTS):
            now = self.move(house)
            if is_over(now):
                break
        return now

    def move(self, house: Running) -> Json:
        """Somebody decides, or Clara's time runs out and a bot does."""
        now = self.people[ANNA].table(self.id)
        actor: int = now["table"]["actor"]
        if actor == ANNA and self.actor != ANNA:
            self.turns += 1
            look(house)
        self.actor = actor
        if actor == CLARA:
            return self._wait_for_bot(now)
        self.clock.pass_by(HOUR)
        self.thought[actor] += HOUR
        visitor = self.people[actor]
        return visitor.play(now if actor == ANNA else visitor.table(self.id), visitor.hint(now))

    def _wait_for_bot(self, now: Json) -> Json:
        self.clock.pass_by(now["table"]["clock"]["left"][CLARA] + 60)
        before = now["number"]
        return self.people[ANNA].until(self.id, lambda then: bool(then["number"] > before), seconds=60)

    def come_again(self, house: Running) -> None:
        """The same people at the server that was started anew."""
        cookies = [httpx.Cookies(visitor.http.cookies) for visitor in self.people]
        self.people = [house.visitor() for _ in cookies]
        for visitor, kept in zip(self.people, cookies):
            visitor.http.cookies = kept


def test_it_is_played_to_the_end(databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service.Notices, "run", never)  # the test says when the server looks for turns
    settings = quick(tmp_path, databases(), notice_delay=0.0, private_notices=True)
    with clockwork() as clock, receiving() as receiver:
        with running(settings) as house:
            game = SlowGame(house, clock, receiver)
            now = game.play_on(house)
        restarts = 0
        while not is_over(now):
            restarts += 1
            with running(settings) as house:
                game.come_again(house)
                now = game.play_on(house)
        assert restarts >= 2
        assert len(receiver.got) == game.turns  # each of Anna's turns was told once
    check_clocks(game, now["table"])


def check_clocks(game: SlowGame, table: Json) -> None:
    clock = table["clock"]
    assert [seat["kind"] for seat in table["seats"]] == ["person"] * 3
    assert clock["decided"][ANNA] == clock["decided"][BORIS] == 0
    assert clock["decided"][CLARA] > 0
    # What the restarts and the server itself took is little beside it.
    for seat in (ANNA, BORIS):
        assert game.thought[seat] <= clock["used"][seat] < game.thought[seat] + HOUR
        assert clock["left"][seat] > 0
    assert clock["used"][CLARA] >= 3 * DAY
    assert clock["since"] is None
