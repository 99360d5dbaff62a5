"""`powerhouse replay`: check a record move by move and say what it tells."""

import json
from pathlib import Path
from typing import Annotated

import typer

from powerhouse.cli.figures import Components
from powerhouse.core.catalogue import of_game, title_of
from powerhouse.core.changes import told
from powerhouse.core.files import read_record
from powerhouse.core.match import Match
from powerhouse.core.phrase import Items, phrase, seat_name


def replay(
    file: Annotated[Path, typer.Argument(help="usage-replay-file", show_default=False)],
    as_json: Annotated[bool, typer.Option("--json", help="usage-json")] = False,
    components: Components = None,
) -> None:
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
        "rules": match.setup.rules,
        "components": match.setup.components.hash,
        "figures": {"name": match.setup.components.changes.name, "changed": match.setup.components.changes.values},
        "options": match.setup.options,
        "players": match.names,
        "moves": moves,
        "reveals": reveals,
        "over": match.over,
        "turn": None if match.actor is None else match.names[match.actor],
        "standings": places if match.over else None,
        "reason": of_game(standings.game).say(standings.reason),
        "digest": match.state.digest(),
    }


def _words(match: Match) -> str:
    moves, reveals = _counts(match)
    options: Items = [phrase("record-told-option", option=name, value=it) for name, it in match.setup.options.items()]
    lines = [
        phrase(
            "record-told-game",
            game=title_of(match.game.id),
            rules=match.setup.rules,
            components=match.setup.components.hash,
        ),
        *([told(match.setup.components.changes)] if match.setup.components.changes else []),
        phrase("record-told-players", names=[*match.names]),
        *([phrase("record-told-options", options=options)] if options else []),
        phrase("record-told-counts", moves=moves, reveals=reveals),
    ]
    if match.actor is not None:
        lines.append(phrase("record-told-under-way", heading=match.state.heading(), name=seat_name(match.actor)))
    else:
        standings = match.standings()
        lines.append(phrase("record-told-over", reason=standings.reason))
        lines += [at.phrase() for at in standings.places]
    lines.append(phrase("record-told-position", digest=match.state.digest()))
    texts = of_game(match.game.id)
    return "\n".join(texts.say(line, match.names) for line in lines)
