"""Whose work is done next where there are more wishes than workers: of those who wait, whoever has used least."""

from asyncio import Future, get_running_loop
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

FORGET_ABOVE = 1000
# Before the name of a party that does what can wait.
BEHIND = "behind "


class FairQueue:
    """Places that are shared by the time they were held; one party never holds all of them, if there are several.

    What a party has used is counted from the moment it comes: who stays away saves nothing up. What can wait is done
    behind everything else, is counted apart, and never has all places either.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._most = max(1, places - 1)
        self._waiting: dict[str, deque[Future[None]]] = {}
        self._held: Counter[str] = Counter()
        self._used: dict[str, float] = {}
        self._level = 0.0

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    def least(self, parties: set[str]) -> str:
        """The one of them that would be served first."""
        return min(sorted(parties), key=self._standing)

    @asynccontextmanager
    async def place(self, party: str, behind: bool = False) -> AsyncIterator[None]:
        party = BEHIND + party if behind else party
        await self._enter(party)
        since = monotonic()
        try:
            yield
        finally:
            self._leave(party, monotonic() - since)

    def _standing(self, party: str) -> float:
        return max(self._used.get(party, 0.0), self._level)

    async def _enter(self, party: str) -> None:
        if not self._held[party] and party not in self._waiting:
            self._used[party] = self._standing(party)
        turn = get_running_loop().create_future()
        self._waiting.setdefault(party, deque()).append(turn)
        self._serve()
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled():
                self._leave(party, 0.0)
            else:
                self._withdraw(party, turn)
            raise

    def _leave(self, party: str, seconds: float) -> None:
        self._free += 1
        self._held[party] -= 1
        self._used[party] += seconds
        self._forget()
        self._serve()

    def _withdraw(self, party: str, turn: "Future[None]") -> None:
        if turn in self._waiting.get(party, ()):
            self._waiting[party].remove(turn)
            if not self._waiting[party]:
                del self._waiting[party]

    def _serve(self) -> None:
        while self._free:
            late = sum(held for party, held in self._held.items() if party.startswith(BEHIND))
            ready = [
                party
                for party in self._waiting
                if self._held[party] < self._most and not (late >= self._most and party.startswith(BEHIND))
            ]
            if not ready:
                return
            party = min(ready, key=lambda party: (party.startswith(BEHIND), self._used[party]))
            if not party.startswith(BEHIND):
                self._level = max(self._level, self._used[party])
            turn = self._waiting[party].popleft()
            if not self._waiting[party]:
                del self._waiting[party]
            if turn.cancelled():
                continue
            self._free -= 1
            self._held[party] += 1
            turn.set_result(None)

    def _forget(self) -> None:
        """Of very many parties those who neither wait nor hold a place have no past."""
        if len(self._used) > FORGET_ABOVE:
            self._held += Counter()
            busy = self._held.keys() | self._waiting.keys()
            self._used = {party: used for party, used in self._used.items() if party in busy}
