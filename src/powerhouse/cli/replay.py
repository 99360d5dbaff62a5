"""`powerhouse replay`: check a record move by move and say what it tells."""

import json
from pathlib import Path
from typing import Annotated

import typer

from powerhouse.core.files import read_record
from powerhouse.core.match import Match


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `save` writes it.", show_default=False)],
    as_json: Annotated[bool, typer.Option("--json", help="Print one object for programs.")] = False,
    components: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The figures it was played with, if not ours.")
    ] = None,
) -> None:
    """Check a record move by move: every move legal, every reveal possible, the end as it says."""
    match = Match.parse(read_record(file), components)
    typer.echo(json.dumps(_facts(match), indent=2, ensure_ascii=False) if as_json else _words(match))


def _counts(match: Match) -> tuple[int, int]:
    moves = sum(entry.seat is not None for entry in match.log)
    return moves, len(match.log) - moves


def _facts(match: Match) -> dict[str, object]:
    moves, reveals = _counts(match)
    standings = match.standings()
    places = [
        {"place": at.place, "seat": at.seat, "name": match.names[at.seat], "figures": at.figures}
        for at in standings.places
    ]
    return {
        "game": match.game.id,
        "rules": match.game.rules,
        "components": match.setup.components.hash,
        "options": match.setup.options,
        "players": match.names,
        "moves": moves,
        "reveals": reveals,
        "over": match.over,
        "turn": None if match.actor is None else match.names[match.actor],
        "standings": places if match.over else None,
        "reason": standings.reason,
        "digest": match.state.digest(),
    }


def _words(match: Match) -> str:
    moves, reveals = _counts(match)
    options = ", ".join(f"{name} {value}" for name, value in match.setup.options.items())
    lines = [
        f"{match.game.name}, rules {match.game.rules}, components {match.setup.components.hash}",
        f"players: {', '.join(match.names)}",
        *([f"options: {options}"] if options else []),
        f"{moves} moves and {reveals} reveals, all as the rules allow",
    ]
    if match.actor is not None:
        lines.append(f"not over: {match.state.heading()}, {match.names[match.actor]} is to decide")
    else:
        standings = match.standings()
        lines.append(f"over: {standings.reason}")
        for at in standings.places:
            figures = ", ".join(f"{name} {value}" for name, value in at.figures.items())
            lines.append(f"{at.place:3}. {match.names[at.seat]}: {figures}")
    lines.append(f"position {match.state.digest()}")
    return "\n".join(lines)
