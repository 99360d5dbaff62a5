"""Who sits at the table: people at this screen, and bots on the other seats."""

from dataclasses import dataclass
from pathlib import Path
from secrets import randbits

from powerhouse.bots.guard import Guarded
from powerhouse.bots.registry import usual
from powerhouse.cli.terminal import autosave
from powerhouse.core import registry
from powerhouse.core.errors import BadSetup
from powerhouse.core.match import NAMES, Match
from powerhouse.core.phrase import phrase

PERSON = "person"
USUAL_PLAYERS = 4
BOT_SECONDS = 10.0


@dataclass(frozen=True)
class Wish:
    """What was said on the command line; `None` where nothing was."""

    people: list[str] | None = None
    bots: list[str] | None = None
    players: int | None = None
    seed: int | None = None
    undo: str | None = None


@dataclass(frozen=True)
class Sitting:
    """A match with its players: `kinds` and `bots` by seat, where a person is `PERSON` and no bot.

    `source` is the file it was loaded from.
    """

    match: Match
    kinds: list[str]
    bots: list[Guarded | None]
    source: Path | None = None

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]


def new_sitting(game: str, wish: Wish, options: dict[str, str], components: Path | None) -> Sitting:
    """A new match; people take the first seats."""
    people = wish.people or list(NAMES[:1])
    players = _players(game, wish, len(people))
    if len(people) > players >= 1:
        raise BadSetup(phrase("seats-too-few", people=len(people), seats=players))
    kinds = [PERSON] * len(people) + _bot_kinds(game, wish.bots, players - len(people))
    free = [name for name in NAMES if name.casefold() not in [person.casefold() for person in people]]
    names = people + free[: players - len(people)]
    undo = wish.undo or ("free" if len(people) == 1 else "ask")
    match = Match.new(game, players, wish.seed, options, names, components, undo)
    return _seated(match, kinds, randbits(32) if wish.seed is None else wish.seed)


def resumed_sitting(file: Path | None, game: str | None, wish: Wish, components: Path | None) -> Sitting:
    """A saved match; its own note says who sits where, unless the command line does."""
    kept = autosave.last_game() if file is None else file
    if file is None and not kept.exists():
        raise BadSetup(phrase("resume-nothing", path=str(kept)))
    match = Match.load(kept, components)
    if game is not None and match.game.id != game:
        raise BadSetup(phrase("resume-other-game", path=str(kept), found=match.game.id, game=game))
    kinds = autosave.noted_kinds(kept, len(match.names)) or [PERSON] + _bot_kinds(
        match.game.id, None, len(match.names) - 1
    )
    if wish.people is not None:
        kinds = _with_people(match, kinds, wish.people)
    if wish.bots is not None:
        others = iter(_bot_kinds(match.game.id, wish.bots, sum(kind != PERSON for kind in kinds)))
        kinds = [kind if kind == PERSON else next(others) for kind in kinds]
    return _seated(match, kinds, randbits(32), kept)


def _players(game: str, wish: Wish, people: int) -> int:
    """The number said; else as many as were named; else the usual one."""
    if wish.players is not None:
        return wish.players
    if wish.bots is not None and len(wish.bots) > 1:
        return people + len(wish.bots)
    if people > 1 and wish.bots is None:
        return people
    possible = registry.find(game).players
    return min(possible, key=lambda players: abs(players - USUAL_PLAYERS))


def _bot_kinds(game: str, wished: list[str] | None, seats: int) -> list[str]:
    """A bot for each seat; a short list repeats."""
    kinds = wished or [usual(game)]
    if wished and len(wished) > max(seats, 0):
        raise BadSetup(phrase("seats-too-many-bots", bots=len(wished), seats=seats))
    return [kinds[at % len(kinds)].strip() for at in range(seats)]


def _with_people(match: Match, kinds: list[str], people: list[str]) -> list[str]:
    for person in people:
        if person not in match.names:
            raise BadSetup(phrase("seats-nobody", name=person, names=[*match.names]))
    spare = next((kind for kind in kinds if kind != PERSON), usual(match.game.id))
    return [PERSON if name in people else spare if kind == PERSON else kind for name, kind in zip(match.names, kinds)]


def _seated(match: Match, kinds: list[str], seed: int, source: Path | None = None) -> Sitting:
    """Bots get seeds of their own, so that two of a kind do not play alike."""
    return Sitting(
        match,
        kinds,
        [
            None if kind == PERSON else Guarded(kind, match.game.id, seed + 1000 * (seat + 1), BOT_SECONDS)
            for seat, kind in enumerate(kinds)
        ],
        source,
    )
