"""The Card Game at the server: a table is played, orders bid for the card that is meant, plots have figures."""

from powerhouse.core.bidding import StandingOrder, active, bound, ordered_move
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


def ordered(table: Table, order: StandingOrder) -> str | None:
    """What the order does for the seat that is to bid."""
    state = table.state
    given = bound(order, state.bidding(), state.rounds())
    move = ordered_move([given], state.bidding(), state.rounds())
    return None if move is None else state.text(move)


def test_an_order_bids_for_its_card_not_for_another_of_the_same_number() -> None:
    table = bidding()
    for plant, answer in (("11-coal", "bid 12"), ("11-uranium", None)):
        assert ordered(table, StandingOrder("bid-max", 20, table.card(plant))) == answer
    meant = bound(StandingOrder("pass-auction"), table.state.bidding(), 3)
    assert meant.lot == table.card("11-coal")
    assert ordered(table, StandingOrder("pass-auction")) == "pass"


def test_an_order_ends_with_its_limit_and_its_lot() -> None:
    table = bidding()
    order = StandingOrder("bid-max", 11, table.card("11-coal"), 3)
    assert ordered(table, order) == "pass"
    table.draws("22").play("pass", "pass")
    assert active([order], table.state.bidding(), table.state.rounds()) == []


def test_figures_for_the_plots() -> None:
    table = Table(3, money="open").order(0, 1, 2).rich().plants(0, "8").producing().play("run 8")
    measures = table.state.measures()[:2]
    assert [(seat["money"], seat["income"], seat["points"]) for seat in measures] == [(106, 6, 6), (100, 0, 0)]
    assert table.state.rounds() == 1
