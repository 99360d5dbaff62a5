"""Tables in this process: bots in all seats but those that were taken."""

from collections.abc import Sequence
from secrets import randbits
from typing import Any

from powerhouse.bots.guard import Guarded, advice
from powerhouse.bots.registry import find, seat_seed
from powerhouse.core import words
from powerhouse.core.catalogue import of_game
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.match import Match
from powerhouse.core.phrase import phrase
from powerhouse.core.story import story

MOST = 64
"""Tables at once: a program that forgets its tables must not fill the memory."""
MOST_MOVES = 100
BOT_SECONDS = 10.0


class Table:
    """A match; `own` are the seats that the client plays."""

    def __init__(self, match: Match, bots: Sequence[str], seed: int) -> None:
        self.match = match
        self.own: set[int] = set()
        self._bots = [
            Guarded(bots[seat % len(bots)], match.game.id, seat_seed(seed, seat), BOT_SECONDS)
            for seat in range(len(match.names))
        ]
        self._told = 0

    def sit(self, seat: int) -> dict[str, Any]:
        if not 0 <= seat < len(self.match.names):
            raise PowerhouseError(phrase("mcp-no-seat", seat=seat, last=len(self.match.names) - 1))
        self.own.add(seat)
        return {"seat": seat, "name": self.match.names[seat], "own_seats": sorted(self.own)}

    def check_own(self, seat: int) -> None:
        if seat not in self.own:
            raise PowerhouseError(phrase("mcp-other-seat", seat=seat))

    def deciding(self) -> int:
        """The own seat that is to decide; raises `PowerhouseError` if there is none."""
        actor = self.match.actor
        if actor is None:
            raise PowerhouseError(phrase("game-over"))
        if actor not in self.own:
            raise PowerhouseError(phrase("mcp-not-turn", name=self.match.names[actor]))
        return actor

    def go_on(self) -> dict[str, Any]:
        """Bots decide until an own seat is to; tells what happened since the last time."""
        match = self.match
        if not self.own:
            raise PowerhouseError(phrase("mcp-nobody"))
        while match.actor is not None and match.actor not in self.own:
            seat = match.actor
            match.play(self._bots[seat].choose(match.state, seat, match.moves()), seat)
        return self.now()

    def now(self) -> dict[str, Any]:
        match = self.match
        found: dict[str, Any] = {
            "heading": words.heading(match.game.id, match.state),
            "happened": self._happened(),
            "over": match.over,
        }
        if match.over:
            found["standings"] = [
                {"place": at.place, "seat": at.seat, "name": match.names[at.seat], **at.figures}
                for at in match.standings().places
            ]
        else:
            found["seat_to_decide"] = match.actor
            found["your_turn"] = match.actor in self.own
        return found

    def _happened(self) -> list[str]:
        """What the own seat was told; whoever plays several is told what everybody was."""
        match = self.match
        viewer = next(iter(self.own)) if len(self.own) == 1 else None
        news = [one for entry in match.log[self._told :] for one in entry.news]
        self._told = len(match.log)
        texts = of_game(match.game.id)
        return [
            f"{match.names[line.seat]}: {said}" if line.seat is not None else said
            for line in story(news, viewer)
            for said in [texts.say(line.phrase(), match.names)]
        ]

    def view(self, seat: int | None) -> dict[str, Any]:
        if seat is not None:
            self.check_own(seat)
        return words.view(self.match.state, seat)

    def legal(self, starting: str) -> dict[str, Any]:
        self.deciding()
        found = words.moves(self.match.state, starting)
        return {"moves": found[:MOST_MOVES], "left_out": max(0, len(found) - MOST_MOVES)}

    def explain(self, move: str) -> dict[str, Any]:
        """What a move means, and why it cannot be made, if so."""
        seat = self.deciding()
        state = self.match.state
        against = self.match.refusals(move, seat)
        code = state.parse(move)
        said = of_game(self.match.game.id).say(state.spoken(code), self.match.names)
        return {"move": state.text(code), "means": said, "legal": not against, "against": [str(one) for one in against]}

    def play(self, moves: Sequence[str]) -> dict[str, Any]:
        made = self.match.play_batch(moves, self.deciding())
        return {"made": made, **self.now()}

    def hint(self, bot: str) -> list[dict[str, Any]]:
        """What a bot weighs, from what this seat may know."""
        seat = self.deciding()
        match = self.match
        find(bot, match.game.id, 0)
        texts = of_game(match.game.id)
        return [
            {
                "move": match.state.text(one.move),
                "value": round(one.value, 3),
                "why": texts.say(one.reason, match.names) if one.reason is not None else "",
            }
            for one in advice(bot, match.game.id, match.state.imagined(seat), seat, BOT_SECONDS)
        ]


class Tables:
    """Those of one client, by number."""

    def __init__(self) -> None:
        self._tables: dict[int, Table] = {}

    def new(
        self, game: str, players: int, options: dict[str, str] | None, bots: Sequence[str], seed: int | None
    ) -> dict[str, Any]:
        if len(self._tables) >= MOST:
            raise PowerhouseError(phrase("mcp-too-many", most=MOST))
        if not bots:
            raise PowerhouseError(phrase("mcp-no-bots"))
        for bot in bots:
            find(bot, game, 0)  # names alone: no file and no command of somebody who is not at this machine
        match = Match.new(game, players, seed, options)
        number = len(self._tables) + 1
        self._tables[number] = Table(match, bots, randbits(32) if seed is None else seed)
        return {"table": number, "game": match.game.id, "names": match.names, "options": dict(match.setup.options)}

    def find(self, number: int) -> Table:
        if number not in self._tables:
            raise PowerhouseError(phrase("mcp-no-table", table=number, tables=len(self._tables)))
        return self._tables[number]
