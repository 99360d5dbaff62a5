"""The games that are installed: each is an entry point of the group `powerhouse.games`, ours and others alike."""

from functools import cache
from importlib.metadata import entry_points

from powerhouse.core.errors import BadSetup
from powerhouse.core.game import Game
from powerhouse.core.phrase import Items, phrase

GROUP = "powerhouse.games"


def game_ids() -> list[str]:
    return sorted(entry_points(group=GROUP).names)


@cache
def find(id: str) -> Game:
    """The game with this id; raises `BadSetup` with the ids there are. Package metadata is read once a game."""
    for entry in entry_points(group=GROUP, name=id):
        game: Game = entry.load()
        return game
    raise BadSetup(phrase("game-unknown", game=id, games=Items(game_ids())))


def games() -> list[Game]:
    """As people look for them: the best known first, games from elsewhere last."""
    return sorted((find(id) for id in game_ids()), key=lambda game: (game.rank, game.id))
