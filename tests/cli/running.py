"""The commands as tests run them: in this process with a data folder of their own, or in a process apart."""

import os
import subprocess
import sys
from collections.abc import Iterable
from contextvars import copy_context
from pathlib import Path

from typer.testing import CliRunner, Result

from powerhouse.bots import Clock, find
from powerhouse.cli.main import app
from powerhouse.cli.terminal.sitting import Sitting, Wish, new_sitting
from tests.opaque import plain

COMMAND = [sys.executable, "-c", "from powerhouse.cli.main import main; main()"]


class Cli:
    """`powerhouse` with its data in a folder of the test and a screen of 80 columns."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.env = {"POWERHOUSE_DATA": str(folder / "data"), "COLUMNS": "80", "NO_COLOR": "1"}

    def __call__(self, *args: str, lines: Iterable[str] = ()) -> Result:
        """Run a command, whose language is forgotten after it; the lines are what a person would type."""
        typed = "".join(f"{line}\n" for line in lines)
        return copy_context().run(CliRunner(env=self.env).invoke, app, list(args), input=typed)

    def apart(self, *args: str, lines: Iterable[str] = (), **env: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*COMMAND, *args],
            input="".join(f"{line}\n" for line in lines),
            capture_output=True,
            text=True,
            env={**os.environ, **self.env, **env},
            timeout=60,
        )

    @property
    def kept(self) -> Path:
        return self.folder / "data" / "terminal.game"


def played_by_bots(
    seed: int,
    players: int,
    options: dict[str, str] | None = None,
    rounds: int | None = None,
    game: str = "power-grid",
) -> tuple[Sitting, list[str]]:
    """A game in which a bot moves for the person too: the table at its end, and the lines the person would type.

    With `rounds` it stops where the person is to decide for the first time after so many rounds.
    """
    table = new_sitting(game, Wish(players=players, seed=seed), options or {}, None)
    match = table.match
    helper = find("greedy", game, 0)
    lines: list[str] = []
    while match.actor is not None:
        bot = table.bots[match.actor]
        if bot is None and rounds is not None and match.view(None).round > rounds:
            break
        if bot is None:
            move = helper.choose(match.state.copy(), match.actor, Clock())
            lines.append(plain(match.state.text(move)))  # typed, it is a text like any other
        else:
            move = bot.choose(match.state, match.actor, match.state.moves())
        match.play(move)
    return table, lines
