"""The Card Game as the registry sees it: options, first and restored positions."""

from typing import Any

from powerhouse.core.components import decode
from powerhouse.core.game import Game, Option, Setup, figures_of
from powerhouse.core.lot import Lot
from powerhouse.core.phrase import Phrase, phrase, said
from powerhouse.games.power_grid_card_game import clauses, schema, schema_checks
from powerhouse.games.power_grid_card_game.codes import ID
from powerhouse.games.power_grid_card_game.features import FEATURES
from powerhouse.games.power_grid_card_game.figures import Figures
from powerhouse.games.power_grid_card_game.input import CardGameInput
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.games.power_grid_card_game.view import Board, board


class CardGameGame(Game):
    def check(self, setup: Setup) -> None:
        figures(setup)

    def check_figures(self, files: schema.DataFiles) -> None:
        schema_checks.check(files)

    def totals(self, data: dict[str, Any]) -> list[Phrase]:
        files = decode(data, schema.DataFiles)
        sets = [row.set for row in files.plants.plants]
        plants = phrase("box-total-plants", small=sets.count("small"), big=sets.count("big"))
        return [plants, *(_deck(files, players) for players in self.players)]

    def blank(self, setup: Setup) -> CardGame:
        state = CardGame()
        state.lay_out(figures(setup), setup.options)
        return state

    def board(self, setup: Setup) -> Board:
        return board(figures(setup))

    def lots(self, setup: Setup) -> list[Lot]:
        plants = figures(setup).plants.values()
        return [Lot(plant.name, "plant", said(plant.name), plant.number, 1) for plant in plants]

    def input(self, setup: Setup) -> CardGameInput:
        return CardGameInput()


def _deck(files: schema.DataFiles, players: int) -> Phrase:
    """The resource deck for so many players."""
    standard = [card for card in files.resources.cards if card.kind == "standard"]
    units = [card.units for card in standard if card.in_game(players)]
    return phrase("box-total-deck", players=players, cards=len(units), units=sum(units))


@figures_of
def figures(data: dict[str, Any], players: int) -> Figures:
    return Figures(decode(data, schema.DataFiles), players)


GAME = CardGameGame(
    id=ID,
    name="Power Grid: The Card Game",
    players=(2, 3, 4, 5, 6),
    rules=1,
    options={
        "renovation": Option(("off", "on")),
        "money": Option(("hidden", "open")),
    },
    package="powerhouse.games.power_grid_card_game",
    floor="powerhouse.parts",
    files=("plants", "resources", "tables"),
    descriptions=("note", "source", "type_source", "set_source", "number_source", "fields", "curve"),
    reconstructed=("plants", "resources", "renovation"),
    opened={"money": "open"},
    shape=schema.DataFiles,
    pieces="plants/plants",
    rank=2,
    clauses=clauses.NEWS,
    tutorial="tutorial.game",
    features=FEATURES,
)
