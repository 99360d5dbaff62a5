"""The tools, and the server that offers them."""

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from powerhouse.cli.games import facts
from powerhouse.cli.mcp import rules
from powerhouse.cli.mcp.tables import Tables
from powerhouse.core import registry
from powerhouse.core.errors import PowerhouseError

P = ParamSpec("P")
T = TypeVar("T")


def server() -> Any:
    """The server with its tools; bad input is answered with one sentence, and nothing has changed."""
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError

    tables = Tables()
    made = MCPServer("powerhouse", instructions=Tools.__doc__)

    def one_sentence(tool: Callable[P, T]) -> Callable[P, T]:
        @wraps(tool)
        def asked(*args: P.args, **kwargs: P.kwargs) -> T:
            try:
                return tool(*args, **kwargs)
            except PowerhouseError as error:
                raise ToolError(str(error)) from error

        return asked

    tools = Tools(tables)
    for name in NAMES:
        made.tool(name=name)(one_sentence(getattr(tools, name)))
    return made


class Tools:
    """Play energy board games against bots. Make a table (`games`, `new_table`), take a seat (`sit`), then repeat:
    `wait_for_turn`, look (`view`, `legal_moves`), and `play`. Moves are written as `legal_moves` lists them; of a
    ladder `bid 5..120` any amount may be bid, as `bid 17`. `rules` and `hint` help. What other seats hide is not shown.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def games(self) -> list[dict[str, object]]:
        """What can be played: each game with its numbers of players and its options."""
        return [facts(game) for game in registry.games()]

    def new_table(
        self,
        game: str,
        players: int = 4,
        options: dict[str, str] | None = None,
        bots: list[str] | None = None,
        seed: int | None = None,
    ) -> dict[str, Any]:
        """Lay out a new table. `games` lists what can be played. `bots` are the
        levels in the seats nobody takes, as ["normal"]; a short list repeats. A `seed` makes the deal repeatable."""
        return self._tables.new(registry.find(game).id, players, options, bots or ["normal"], seed)

    def sit(self, table: int, seat: int = 0) -> dict[str, Any]:
        """Take a seat, counted from 0 clockwise. Several may be taken."""
        return self._tables.find(table).sit(seat)

    def wait_for_turn(self, table: int) -> dict[str, Any]:
        """Let the bots play until you are to decide or the game is over; tells what happened meanwhile."""
        return self._tables.find(table).go_on()

    def view(self, table: int, seat: int | None = None) -> dict[str, Any]:
        """All that your seat may see of the table; without a seat what a spectator sees."""
        return self._tables.find(table).view(seat)

    def legal_moves(self, table: int, starting: str = "") -> dict[str, Any]:
        """Your legal moves as they are written, at most 100; `starting` gives those that begin so, as "build"."""
        return self._tables.find(table).legal(starting)

    def explain_move(self, table: int, move: str) -> dict[str, Any]:
        """What a move means, whether it is legal, and what speaks against it, with the clause of the rules."""
        return self._tables.find(table).explain(move)

    def play(self, table: int, moves: list[str]) -> dict[str, Any]:
        """Make moves of your turn one after the other. If one is illegal none is made. It stops where something is
        revealed or another seat is to decide."""
        return self._tables.find(table).play(moves)

    def rules(self, game: str, search: str = "") -> dict[str, Any]:
        """What a game is about and the headings of its rules; with `search` (a word, or a clause as PG-4.6) the
        sections in which it stands."""
        if search:
            return {"sections": rules.found(game, search)}
        return {"about": rules.about(game), "headings": list(rules.sections(game))}

    def hint(self, table: int, bot: str = "hard") -> list[dict[str, Any]]:
        """What a bot would weigh in your place, the best move first, with reasons."""
        return self._tables.find(table).hint(bot)


NAMES = ("games", "new_table", "sit", "wait_for_turn", "view", "legal_moves", "explain_move", "play", "rules", "hint")
