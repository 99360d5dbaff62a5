"""Notes that are written soon, and for which nobody waits: what comes while others are being written goes together."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Gathering(Generic[K, V]):
    """Writes one batch at a time; of several notes of one thing the last counts."""

    def __init__(self, write: Callable[[dict[K, V]], Awaitable[None]]) -> None:
        self._write = write
        self._notes: dict[K, V] = {}
        self._task: asyncio.Task[None] | None = None

    def add(self, key: K, value: V) -> None:
        self._notes[key] = value
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def settle(self) -> None:
        """Wait until all is written."""
        while self._task is not None:
            await self._task

    async def _work(self) -> None:
        try:
            while self._notes:
                notes, self._notes = self._notes, {}
                await self._write(notes)
        finally:
            self._task = None
