"""The Card Game at the server: a table is played, programs bid for the card that is meant, plots have figures."""

from powerhouse.server import programs
from powerhouse.server.games import lore
from powerhouse.server.types import Program
from tests.power_grid_card_game.scenario import Table
from tests.server.running import Running

GAME = "power-grid-card-game"


def test_it_is_played_against_bots(house: Running) -> None:
    anna = house.visitor()
    now = anna.create("person", "bot:random", "bot:random", game=GAME)
    id = now["table"]["id"]
    rounds = set()
    for _ in range(25):
        now = anna.my_turn(id)
        rounds.add(now["view"]["round"])
        assert [player["money"] is None for player in now["view"]["players"]] == [False, True, True]
        now = anna.play(now, anna.hint(now))
    assert len(rounds) > 1


def bidding() -> Table:
    """Two plants with number 11 on offer; the first of them is under the hammer, and seat 1 is to bid."""
    table = Table(3).order(0, 1, 2).round(3).rich()
    table.market("11-coal", "11-uranium", "13", "15", "16", "17", "19", "20").no_token().auction()
    return table.play("offer 11-coal", "bid 11")


def test_a_program_bids_for_its_card_not_for_another_of_the_same_number() -> None:
    table = bidding()
    view = table.view(1)
    for plant, answer in (("11-coal", "bid 12"), ("11-uranium", None)):
        program = Program("bid-max", 20, table.card(plant))
        assert programs.move(GAME, view, programs.orders(GAME, view, [program])) == answer
    (bound,) = programs.orders(GAME, view, [Program("pass-auction")])
    assert bound.program.lot == table.card("11-coal")
    assert programs.move(GAME, view, [bound]) == "pass"


def test_a_program_ends_with_its_limit_and_its_lot() -> None:
    table = bidding()
    orders = programs.orders(GAME, table.view(1), [Program("bid-max", 11, table.card("11-coal"))])
    assert programs.move(GAME, table.view(1), orders) == "pass"
    table.draws("22").play("pass", "pass")
    assert programs.standing(GAME, table.view(1), orders) == []


def test_figures_for_the_plots() -> None:
    table = Table(3, money="open").order(0, 1, 2).rich().plants(0, "8").producing().play("run 8")
    assert lore(GAME).figures(table.view(None))[:2] == [
        {"money": 106, "income": 6, "points": 6},
        {"money": 100, "income": None, "points": 0},
    ]
    assert lore(GAME).round(table.view(None)) == 1
    assert lore(GAME).opened == {"money": "open"}
