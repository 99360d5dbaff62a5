"""People who play on whatever happens to the server, and remember everything that was answered to them."""

import random
import time
from dataclasses import dataclass, field
from threading import Event, Thread

import httpx

from powerhouse import Match
from tests.server.visiting import Json, Visitor, good, is_over

Line = tuple[int | None, str]


@dataclass
class Kept:
    """What the server has said of one table: every entry of the log, and every move that it has acknowledged."""

    id: str
    log: dict[int, Line] = field(default_factory=dict)
    moves: dict[int, str] = field(default_factory=dict)

    def note(self, snapshot: Json) -> None:
        for entry in snapshot["log"]:
            line = (entry["seat"], entry["text"])
            assert self.log.setdefault(entry["number"], line) == line, f"entry {entry['number']} has become another"


class Player:
    """Plays one table after the other as fast as it can; a server that is gone is asked again."""

    def __init__(self, visitor: Visitor, kinds: tuple[str, ...], seed: int) -> None:
        self.visitor = visitor
        self.kept: list[Kept] = []
        self.faults: list[str] = []
        self._kinds = kinds
        self._chance = random.Random(seed)
        self._stop = Event()
        self._thread = Thread(target=self._play, daemon=True)

    def start(self) -> None:
        self.begin()
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join(60)
        assert not self._thread.is_alive(), "a player does not stop"

    @property
    def acknowledged(self) -> int:
        return sum(len(kept.moves) for kept in self.kept)

    def begin(self) -> None:
        self.kept.append(Kept(self.visitor.create(*self._kinds, undo="strict")["table"]["id"]))

    def _play(self) -> None:
        while not self._stop.is_set():
            try:
                self.step()
            except httpx.TransportError:
                time.sleep(0.02)
            except AssertionError as error:
                self.faults.append(str(error))
                return

    def step(self) -> None:
        """One move, if it is our turn."""
        kept = self.kept[-1]
        now = self.visitor.table(kept.id)
        kept.note(now)
        if is_over(now):
            self.begin()
        elif now["table"]["actor"] not in now["table"]["own"]:
            time.sleep(0.01)
        else:
            move = a_move(now, self._chance)
            answer = self.visitor.ask("POST", f"/tables/{kept.id}/moves", {"moves": [move], "number": now["number"]})
            assert good(answer)["number"] > now["number"]
            kept.moves[now["number"]] = move


def a_move(snapshot: Json, chance: random.Random) -> str:
    """One of the moves that the view offers."""
    view = snapshot["view"]
    offered: list[str] = [choice["move"] for choice in view["choices"]]
    offered += [f"bid {amount}" for amount in (view["bids"] or [])[:1]]
    return chance.choice(offered)


def check_nothing_lost(player: Player) -> None:
    """Each table has every acknowledged move once, in its place, and the whole game is legal from the first card on."""
    assert player.faults == []
    for kept in player.kept:
        record = player.visitor.ask("GET", f"/tables/{kept.id}/record").text
        log = Match.parse(record).log
        lines: list[Line] = [(entry.seat, entry.text) for entry in log]
        known = sorted(kept.log)
        assert [lines[number] for number in known] == [kept.log[number] for number in known]
        made = {number: lines[number] for number in kept.moves}
        assert {number: text for number, (_, text) in made.items()} == kept.moves


def check_goes_on(player: Player) -> None:
    """The table takes another move of ours, and the bots move."""
    before = player.acknowledged
    end = time.monotonic() + 30
    while player.acknowledged == before:
        assert time.monotonic() < end, "the table does not go on"
        player.step()
