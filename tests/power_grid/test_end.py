"""End of the game and the winner (PG-7)."""

import pytest

from powerhouse.core.errors import IllegalMove
from powerhouse.games.power_grid.codes import DONE
from tests.clauses import clause
from tests.power_grid.scenario import Table

END_AT = {2: 18, 3: 17, 4: 17, 5: 15, 6: 14}
"""Cities that end the game, by players."""


def table(players: int = 4) -> Table:
    return Table(players).order(*range(players)).building()


def places(game: Table) -> list[tuple[int, int]]:
    return [(standing.place, standing.seat) for standing in game.state.standings().places]


# When it ends


@clause("PG-7.1")
@pytest.mark.parametrize(("players", "cities"), END_AT.items())
def test_the_game_ends_at_the_number_of_the_table(players: int, cities: int) -> None:
    assert not table(players).some_cities(0, cities - 1).everybody("done").state.over
    assert table(players).some_cities(0, cities).everybody("done").state.over
    assert table(players).some_cities(0, cities + 2).everybody("done").state.over


@clause("PG-7.1")
def test_one_network_must_reach_the_number_alone() -> None:
    assert not table(6).some_cities(0, 13).some_cities(1, 13).everybody("done").state.over


@clause("PG-7.1", "PG-7.2")
def test_phase_4_is_played_to_its_end_by_everybody() -> None:
    game = table(3).some_cities(2, 16).money(2, 500)
    first, second, third, _, _ = (move for move in game.legal() if move != "done")
    game.play(first)
    assert len(game.player(2).network) == 17
    assert game.state.actor == 2
    game.play(second, "done")  # more cities than needed
    assert game.state.actor == 1
    assert game.play(third, "done").state.actor == 0
    assert game.play("done").state.over
    assert [len(game.player(seat).network) for seat in range(3)] == [0, 1, 18]


@clause("PG-7.2")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_the_game_may_end_in_any_step(step: int) -> None:
    game = table().step(step).some_cities(1, 17).everybody("done")
    assert game.state.over
    assert game.state.step == step


@clause("PG-7.2")
def test_nothing_else_ends_the_game() -> None:
    game = table()
    for _ in range(70):
        game.next_round()
    assert list(game.state.market.cards) == []
    game.everybody("pass").everybody("done").everybody("done").everybody("run nothing")
    assert game.heading() == "round 72, step 3, auction"


@clause("PG-7.1")
def test_after_the_end_nobody_moves() -> None:
    game = table().some_cities(1, 17).everybody("done")
    assert game.state.actor is None
    assert game.legal() == []
    assert game.refused("done") == ["over"]
    assert game.reasons("done") == ["the game is over (PG-7.1)"]
    with pytest.raises(IllegalMove, match="the game is over"):
        game.state.play(DONE, game.chance)


@clause("PG-7.1")
def test_the_standings_say_why_the_game_ended() -> None:
    game = table().round(9).some_cities(1, 18)
    assert game.reason() == "not over: 18 cities connected, 17 end the game"
    game.everybody("done")
    assert game.reason() == "18 cities connected in round 9, 17 end the game"


@clause("PG-7.3")
def test_instead_of_phase_5_nobody_is_paid_and_nothing_is_renewed() -> None:
    game = table().market(3, 4, 5, 6, 7, 8, 9, 10).plants(1, 20, 25).fuel(1, coal=10).building()
    game.some_cities(1, 17)
    fuel, money, bank = game.on_market(), [player.money for player in game.state.players], game.state.bank
    game.everybody("done")
    assert game.state.over
    assert [player.money for player in game.state.players] == money
    assert game.state.bank == bank
    assert game.on_market() == fuel
    assert game.held(1)["coal"] == 10
    assert list(game.state.market.cards) == [3, 4, 5, 6, 7, 8, 9, 10]
    assert (game.state.round, game.state.step) == (1, 1)


# How many cities are supplied


@clause("PG-7.3")
@pytest.mark.parametrize(
    ("plants", "fuel", "network", "supplied"),
    [
        ((13, 18, 22), {}, 20, 5),
        ((13, 18, 22), {}, 3, 3),
        ((13, 18, 22), {}, 0, 0),
        ((36,), {"coal": 2}, 20, 0),  # one token too few
        ((36,), {"coal": 6}, 20, 7),  # once only
        ((36, 31), {"coal": 5}, 20, 7),  # one of the two
        ((36, 31), {"coal": 6}, 20, 13),
        ((4, 7, 10), {"coal": 3, "oil": 3}, 20, 4),  # the coal is better burnt in 10
        ((38, 24), {"garbage": 4}, 20, 7),
        ((38, 24), {"garbage": 5}, 20, 11),
        ((34, 39), {"uranium": 1}, 20, 6),
        ((21, 25), {"coal": 2}, 20, 5),  # in the coal plant, not in the hybrid
        ((21, 25), {"coal": 3, "oil": 1}, 20, 9),  # the hybrid burns one of each
        ((21, 25), {"coal": 4}, 20, 9),
        ((21, 25), {"oil": 2}, 20, 4),
        ((21, 25, 26), {"coal": 3, "oil": 2}, 20, 10),
        ((21, 25, 26), {"coal": 3, "oil": 3}, 20, 14),
        ((21, 25, 26), {"coal": 3, "oil": 3}, 12, 12),
        ((5, 12, 21), {"coal": 1, "oil": 2}, 20, 4),
        ((21, 29, 46), {"coal": 2, "oil": 2}, 20, 11),  # 29 with one token and 46 with three
        ((12, 21, 46), {"coal": 3, "oil": 4}, 20, 13),
    ],
)
def test_each_supplies_the_most_he_can(
    plants: tuple[int, ...], fuel: dict[str, int], network: int, supplied: int
) -> None:
    game = table().plants(0, *plants).fuel(0, **fuel).some_cities(0, network)
    game.end()
    figures = [standing.figures for standing in game.state.standings().places if standing.seat == 0]
    assert figures == [{"supplied": supplied, "money": 50}]


@clause("PG-7.3")
def test_the_most_is_the_best_of_all_runs_of_phase_5() -> None:
    game = table(3).plants(0, 20, 26, 46).some_cities(0, 14).supplying()
    for coal in range(7):
        for oil in range(7):
            game.fuel(0, coal=coal, oil=oil)
            runs = [choice.supplies or 0 for choice in game.view(0).choices]
            seat_0 = next(standing for standing in game.state.standings().places if standing.seat == 0)
            assert seat_0.figures["supplied"] == max(runs)


# Who wins


@clause("PG-7.4")
def test_the_most_cities_supplied_win_not_the_most_connected() -> None:
    game = table(3).plants(0, 50, 44).some_cities(0, 11).money(0, 0)
    game.some_cities(2, 17 - 11).plants(2, 36, 38).fuel(2, coal=2, garbage=3).money(2, 300)
    game.step(2).cities(2, *game.view(0).players[0].cities)
    assert len(game.player(2).network) == 17
    game.everybody("done")
    assert game.state.over
    assert places(game) == [(1, 0), (2, 2), (3, 1)]
    assert game.state.standings().winners == [0]
    assert [standing.figures["supplied"] for standing in game.state.standings().places] == [11, 7, 0]


@clause("PG-7.5")
def test_equal_cities_are_decided_by_money() -> None:
    game = table(3)
    for seat, plant, money in ((0, 18, 20), (1, 22, 21), (2, 13, 500)):
        game.plants(seat, plant).some_cities(seat, 3).money(seat, money)
    assert places(game.end()) == [(1, 1), (2, 0), (3, 2)]


def shared(*results: tuple[int, int]) -> list[tuple[int, int]]:
    """Places of seats that supply so many cities (none or one) and have so much money."""
    game = table(len(results))
    for seat, (supplied, money) in enumerate(results):
        game.plants(seat, 13).some_cities(seat, supplied).money(seat, money)
    return places(game.end())


@clause("PG-7.6")
def test_who_is_equal_in_both_shares_the_first_place() -> None:
    assert shared((1, 30), (1, 30), (0, 90)) == [(1, 0), (1, 1), (3, 2)]
    assert shared((1, 30), (1, 30), (1, 30), (0, 30)) == [(1, 0), (1, 1), (1, 2), (4, 3)]


@clause("PG-7.6", "PG-7.5")
def test_lower_places_are_shared_in_the_same_way() -> None:
    assert shared((1, 10), (1, 30), (1, 10), (0, 90)) == [(1, 1), (2, 0), (2, 2), (4, 3)]
    assert shared((0, 5), (1, 5), (0, 5), (0, 5), (0, 4)) == [(1, 1), (2, 0), (2, 2), (2, 3), (5, 4)]


@clause("PG-7.6")
def test_all_winners_are_named() -> None:
    game = table(3)
    for seat, plant in ((0, 18), (2, 22)):
        game.plants(seat, plant).some_cities(seat, 2)
    assert game.end().state.standings().winners == [0, 2]
