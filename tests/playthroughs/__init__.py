"""One random game for every game and table size as a text that people can read and compare.

Each position has its heading, whose turn it is, its legal moves and its digest, each move its news; now and then come
the refusals of numbers spread over all moves that the game has. Each stretch of the game ends with a hash for every
field of the views, one for the spectator and one for each seat, so that a new field adds a line and changes none.
"""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from powerhouse import Match
from powerhouse.core import registry
from powerhouse.core.catalogue import of_game
from powerhouse.core.news import News
from powerhouse.core.rng import Rng

FOLDER = Path(__file__).parent
SHOWN = 30
STRETCH = 40
PROBES = 40

# By number of players: options that are not the default, so that every option is played both ways.
OPTIONS: dict[str, dict[int, dict[str, str]]] = {
    "power-grid": {
        2: {"start-cities": "on"},
        3: {"map": "usa", "money": "open"},
        4: {"renovation": "on"},
        5: {"start-cities": "on", "map": "usa"},
        6: {"zone": "northwest+northeast+west+east+southwest"},
    },
    "power-grid-card-game": {2: {"renovation": "on"}, 3: {"money": "open"}, 4: {"renovation": "on"}},
    "factory-manager": {2: {"first-game": "on"}, 3: {"rulings": "site-discount"}},
    "pipeline": {
        2: {"upgrades": "first-game", "valuation": "first-game"},
        3: {"refining": "no-7", "start-tanks": "recommended"},
    },
}


def cases() -> list[tuple[str, int]]:
    return [(game, players) for game in OPTIONS for players in registry.find(game).players]


def file(game: str, players: int) -> Path:
    return FOLDER / game.replace("-", "_") / f"{players}.txt"


def playthrough(game: str, players: int) -> str:
    """The game in words; a seed of its own for every table."""
    options = OPTIONS[game].get(players, {})
    match = Match.new(game, players, seed=players, options=options)
    rng, probes = Rng(players + 100), Rng(players + 200)
    fields = Fields(players)
    lines = [f"{game} with {players} players, {options or 'usual options'}"]
    lines += [f"> {entry.text}" for entry in match.log]
    number = 0
    while not match.over:
        state = match.state
        moves = state.moves()
        lines += ["", f"{number}. {_heading(match)}, seat {state.turn + 1}, {state.digest()[:12]}"]
        lines.append(f"   {_legal([state.text(move) for move in moves])}")
        fields.note(match)
        if number % STRETCH == 0:
            lines += [*_refusals(match, probes, state.most_moves()), *fields.lines()]
        start = len(match.log)
        match.play(moves[rng.below(len(moves))])
        lines += _entries(match, start)
        number += 1
    fields.note(match)
    lines += ["", f"{number}. {_heading(match)}, {match.state.digest()[:12]}", *fields.lines()]
    return "\n".join([*lines, f"= {match.standings()}"]) + "\n"


def _heading(match: Match) -> str:
    return of_game(match.game.id).say(match.state.heading())


def _entries(match: Match, start: int) -> Iterator[str]:
    for entry in match.log[start:]:
        if entry.seat is None:
            yield f"> {entry.text}"
        else:
            yield f"{match.names[entry.seat]}: {entry.text}{' (forced)' if entry.forced else ''}"
        yield from (f"   * {_told(news)}" for news in entry.news)


def _told(news: News) -> str:
    """A fact with its seat and values, and what of it is not usual."""
    plain = msgspec.to_builtins(news)
    plain.pop("code")
    return f"{news.code} {msgspec.json.encode(plain, order='sorted').decode()}"


def _legal(texts: list[str]) -> str:
    """All of them, of a long list the beginning, and a hash of what is left out."""
    if len(texts) <= SHOWN:
        return ", ".join(texts)
    return f"{', '.join(texts[:SHOWN])} and {len(texts) - SHOWN} more to {texts[-1]}, {_hash(' '.join(texts))}"


def _refusals(match: Match, rng: Rng, most: int) -> Iterator[str]:
    """Half of the numbers are small ones, where most moves have their codes; reasons that are alike stand together."""
    numbers: dict[str, list[int]] = {}
    for probe in range(PROBES):
        number = int(rng.below(2000 if probe % 2 else most))
        reasons = "; ".join(f"{one.code}: {one}" for one in match.state.refusals(number)) or "legal"
        numbers.setdefault(reasons, []).append(number)
    for reasons, probed in numbers.items():
        yield f"   ? {' '.join(map(str, sorted(probed)))}: {reasons}"


class Fields:
    """Hashes of what every field of the views has held since the last stretch."""

    def __init__(self, players: int) -> None:
        self.viewers: list[int | None] = [None, *range(players)]
        self.held: dict[str, list[Any]] = {}

    def note(self, match: Match) -> None:
        for at, seat in enumerate(self.viewers):
            for path, value in _leaves("", match.view(seat)):
                self.held.setdefault(path, [blake2b(digest_size=3) for _ in self.viewers])[at].update(value)

    def lines(self) -> list[str]:
        held, self.held = self.held, {}
        return [f"   {path}: {_once([one.hexdigest() for one in seats])}" for path, seats in sorted(held.items())]


def _once(hashes: list[str]) -> str:
    """What is the same for everybody is said once."""
    return hashes[0] if len(set(hashes)) == 1 else " ".join(hashes)


def _leaves(path: str, value: Any) -> Iterator[tuple[str, bytes]]:
    """Every field that is no struct itself; those of a list or a table of structs together, with their place or key."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _leaves(f"{path}.{name}" if path else name, getattr(value, name))
    elif isinstance(value, list) and value and isinstance(value[0], msgspec.Struct):
        for at, item in enumerate(value):
            yield path, b"%d," % at
            yield from _leaves(path, item)
    elif isinstance(value, dict) and value and all(isinstance(item, msgspec.Struct) for item in value.values()):
        for key, item in value.items():
            yield path, f"{key},".encode()
            yield from _leaves(path, item)
    else:
        yield path, msgspec.json.encode(value, order="sorted")


def _hash(text: str) -> str:
    return blake2b(text.encode(), digest_size=4).hexdigest()
