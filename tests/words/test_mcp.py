"""A scripted client of the Model Context Protocol plays whole games over standard input and output."""

import asyncio
import json
import sys
from typing import Any

import pytest

pytest.importorskip("mcp", reason="the extra mcp is not installed")

from mcp import Client, StdioServerParameters
from mcp.types import TextContent

from powerhouse.cli.mcp.tools import NAMES, server

GAMES = {"factory-manager": 2, "pipeline": 2, "power-grid": 3, "power-grid-card-game": 3}
STDIO = StdioServerParameters(command=sys.executable, args=["-m", "powerhouse", "mcp"])


async def ask(client: Client, tool: str, **arguments: Any) -> Any:
    """What a tool answers; a sentence if it refuses."""
    result = await client.call_tool(tool, arguments)
    said = "".join(part.text for part in result.content if isinstance(part, TextContent))
    if result.is_error:
        return said
    if result.structured_content is not None:
        found = result.structured_content
        return found["result"] if set(found) == {"result"} else found
    return json.loads(said)


def written(move: str) -> str:
    """Of a ladder of bids the lowest."""
    return move.partition("..")[0]


async def whole_game(server_or_stdio: Any, game: str) -> tuple[int, Any]:
    """The first legal move and the last one in turn, so that plants are bought and cities are built."""
    async with Client(server_or_stdio) as client:
        made = await ask(client, "new_table", game=game, players=GAMES[game], bots=["random"], seed=5)
        assert (await ask(client, "sit", table=made["table"], seat=1))["own_seats"] == [1]
        decisions = 0
        while not (now := await ask(client, "wait_for_turn", table=made["table"]))["over"]:
            assert now["seat_to_decide"] == 1
            legal = (await ask(client, "legal_moves", table=made["table"]))["moves"]
            chosen = written(legal[-1 if decisions % 3 else 0])
            played = await ask(client, "play", table=made["table"], moves=[chosen])
            assert played["made"] == 1, chosen
            decisions += 1
        return decisions, now


def test_a_whole_game_over_standard_input_and_output() -> None:
    decisions, now = asyncio.run(whole_game(STDIO, "factory-manager"))
    assert decisions > 5
    assert now["standings"][0]["place"] == 1


@pytest.mark.parametrize("game", [game for game in GAMES if game != "factory-manager"])
def test_whole_games_of_the_others(game: str) -> None:
    """The same server without the process around it."""
    decisions, now = asyncio.run(whole_game(server(), game))
    assert decisions > 10
    assert len(now["standings"]) == GAMES[game]


def test_all_that_is_asked_is_answered() -> None:
    async def talk() -> None:
        async with Client(server()) as client:
            listed = await client.list_tools()
            assert {tool.name for tool in listed.tools} == set(NAMES)
            assert all(tool.description for tool in listed.tools)
            await ask(client, "new_table", game="power-grid", players=3, seed=2)
            await ask(client, "sit", table=1)
            await ask(client, "wait_for_turn", table=1)
            own = await ask(client, "view", table=1, seat=0)
            assert own["players"][0]["money"] is not None
            assert own["players"][1]["money"] is None
            assert (await ask(client, "view", table=1))["players"][0]["money"] is None
            best = (await ask(client, "hint", table=1))[0]
            assert best["why"]
            explained = await ask(client, "explain_move", table=1, move=best["move"])
            assert explained["legal"]
            assert explained["means"]
            against = await ask(client, "explain_move", table=1, move="build essen")
            assert not against["legal"]
            assert against["against"]
            assert "Auction" in str(await ask(client, "rules", game="power-grid")) or "auction" in str(
                await ask(client, "rules", game="power-grid", search="auction")
            )

    asyncio.run(talk())


@pytest.mark.parametrize(
    ("tool", "arguments", "said"),
    [
        ("sit", {"table": 7}, "no table 7"),
        ("sit", {"table": 1, "seat": 3}, "seats are 0 to 2"),
        ("view", {"table": 1, "seat": 1}, "seat 1 is not yours"),
        ("wait_for_turn", {"table": 2}, "nobody sits"),
        ("new_table", {"game": "chess"}, "chess"),
        ("new_table", {"game": "power-grid", "players": 9}, "9"),
        ("new_table", {"game": "power-grid", "bots": ["mine.py:Bot"]}, "mine.py"),
        ("play", {"table": 1, "moves": ["dance"]}, "dance"),
        ("play", {"table": 1, "moves": ["build essen"]}, "PG-"),
        ("rules", {"game": "power-grid", "search": "xylophone"}, "xylophone"),
        ("hint", {"table": 1, "bot": "exec:ls"}, "exec"),
    ],
)
def test_bad_input_gets_one_sentence(tool: str, arguments: dict[str, Any], said: str) -> None:
    async def talk() -> None:
        async with Client(server()) as client:
            await ask(client, "new_table", game="power-grid", players=3, seed=2)
            await ask(client, "new_table", game="power-grid", players=3, seed=2)
            await ask(client, "sit", table=1)
            before = await ask(client, "wait_for_turn", table=1)
            answer = await ask(client, tool, **arguments)
            assert isinstance(answer, str), answer
            assert said in answer
            assert len(answer.splitlines()) == 1
            assert (await ask(client, "wait_for_turn", table=1))["heading"] == before["heading"]

    asyncio.run(talk())
