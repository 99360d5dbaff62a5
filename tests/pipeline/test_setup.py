"""PL-1: what lies on the table before the first turn."""

from collections import Counter

import pytest

from powerhouse import Match
from powerhouse.core.chance import Chance, Seeded
from powerhouse.core.errors import BadSetup
from powerhouse.games.pipeline import GAME
from powerhouse.games.pipeline.codes import COLOURS, FAMILIES, GRADES, Stage
from powerhouse.games.pipeline.state import Pipeline
from tests.clauses import clause
from tests.pipeline.scenario import Table

COUNTS = [2, 3, 4]
TANKS = {"start-tanks": "recommended"}


class Lowest(Chance):
    """Reveals the lowest candidate and remembers all candidates."""

    def __init__(self) -> None:
        self.asked: list[list[int]] = []

    def pick(self, candidates: list[int]) -> int:
        self.asked.append(candidates[:])
        return candidates[0]


class Shown(Chance):
    """Repeats what was shown in another game, and then goes its own way."""

    def __init__(self, seed: int, shown: list[int] | None = None) -> None:
        self.to_show = list(shown or [])
        self.shown: list[int] = []
        self.seeded = Seeded(seed)

    def pick(self, candidates: list[int]) -> int:
        self.shown.append(self.to_show.pop(0) if self.to_show else self.seeded.pick(candidates))
        return self.shown[-1]


def _start(players: int, seed: int = 1, **options: str) -> Pipeline:
    setup = GAME.setup(players, {name.replace("_", "-"): value for name, value in options.items()})
    state = GAME.start(setup, Seeded(seed))
    assert isinstance(state, Pipeline)
    return state


@clause("PL-1.1")
def test_two_to_four_players_play_eighteen_rounds_in_three_years() -> None:
    assert GAME.players == (2, 3, 4)
    assert Table(2).state.figures.rounds == [8, 6, 4]
    with pytest.raises(BadSetup, match="Pipeline is for 2 to 4 players, not 5"):
        GAME.setup(5)


@clause("PL-1.1")
def test_everybody_has_one_turn_a_round() -> None:
    table = Table(3)
    turns: list[tuple[int, int, int]] = []
    while not table.state.over:
        turns.append((int(table.state.year), int(table.state.round), int(table.state.turn)))
        table.ends_turn()
    rounds = [(year, round) for year, count in enumerate([8, 6, 4]) for round in range(1, count + 1)]
    assert turns == [(year, round, seat) for year, round in rounds for seat in range(3)]
    assert table.state.rounds() == 18


@clause("PL-1.2")
def test_markets_have_rows_whose_prices_rise() -> None:
    figures = Table(4).state.figures
    assert [len(rows) for rows in figures.market_rows] == [3, 7, 7, 7]
    for row in figures.rows:
        assert row.prices == sorted(row.prices)
    for rows in figures.market_rows[1:]:
        crude = [figures.rows[row].colour for row in rows if figures.rows[row].grade == 0]
        refined = Counter(figures.rows[row].colour for row in rows if figures.rows[row].grade > 0)
        assert len(crude) == 1
        assert refined == {colour: 3 for colour in range(3) if colour not in crude}


@clause("PL-1.3")
@pytest.mark.parametrize(("players", "crude", "refined"), [(2, 6, 2), (3, 7, 3), (4, 8, 4)])
def test_fewer_players_have_fewer_slots(players: int, crude: int, refined: int) -> None:
    full = Table(4).state.figures.rows
    for row, whole in zip(Table(players).state.figures.rows, full, strict=True):
        if row.grade == 0:
            assert row.prices == whole.prices[:crude]
        else:
            assert row.prices == whole.prices[-refined:]


@clause("PL-1.4")
@pytest.mark.parametrize("players", COUNTS)
def test_crude_rows_start_full_and_refined_rows_empty(players: int) -> None:
    state = _start(players)
    for row in state.figures.rows:
        contents = [state.slots[slot] for slot in row.slots]
        assert contents == [row.colour + 1 if row.grade == 0 else 0] * len(row.slots)
    for colour in range(3):
        assert state.supply[colour] == 44 - 2 * (players + 4)


@clause("PL-1.5")
@pytest.mark.parametrize(("players", "shown", "stack"), [(2, 2, 4), (3, 2, 4), (4, 3, 5)])
def test_contracts_lie_by_grade(players: int, shown: int, stack: int) -> None:
    state = _start(players)
    view = Table(players).view(None)
    assert len(state.contracts) == 3 * shown
    for row in range(3):
        tiles = state.contracts[row * shown : (row + 1) * shown] + [state.next_contract[row]]
        assert {state.figures.contracts[tile].back for tile in tiles} == {GRADES[row + 1]}
        assert len(set(tiles)) == shown + 1
        assert view.contracts[row].stack == stack - shown
        assert len(state.unseen_contracts[row]) == 10 - shown - 1


@clause("PL-1.6")
def test_the_next_contract_is_seen_and_the_one_below_may_be_any_other() -> None:
    row = Table(2).view(1).contracts[0]
    assert row.next is not None
    assert len(row.unseen) == 7
    assert row.next.id not in row.unseen
    assert row.stack == 2


@clause("PL-1.7")
def test_five_random_families_are_in_the_game() -> None:
    seen = Counter(family for seed in range(60) for family in _start(4, seed).families)
    assert set(seen) == set(range(7))
    for seed in range(5):
        assert len(set(_start(4, seed).families)) == 5
        assert _start(4, seed).closed == 0


@clause("PL-1.7")
def test_the_table_may_name_families_or_take_those_of_the_first_game() -> None:
    first = {FAMILIES[family] for family in _start(4, upgrades="first-game").families}
    assert first == {"government", "human-resources", "shops", "engineering", "refined-markets"}
    wanted = "machines+contracts-orders+shops+engineering+government"
    assert {FAMILIES[family] for family in _start(3, upgrades=wanted).families} == set(wanted.split("+"))


@clause("PL-1.7")
@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ("shops+oil+machines+government+engineering", "there is no family of upgrades 'oil'; there are government"),
        ("shops+shops+machines+government+engineering", "the option upgrades names shops twice"),
        ("shops+machines", "5 families of upgrades are in play, not 2"),
    ],
)
def test_families_that_do_not_fit_are_refused(wanted: str, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        GAME.setup(4, {"upgrades": wanted})


@clause("PL-1.8")
@pytest.mark.parametrize(("players", "shown"), [(2, 2), (3, 2), (4, 3)])
def test_orders_lie_by_size(players: int, shown: int) -> None:
    view = Table(players).view(None)
    assert [row.cubes for row in view.orders] == [3, 4, 5]
    for row in view.orders:
        lying = [order for order in row.orders if order is not None]
        assert len({order.id for order in lying}) == shown
        assert all(len(order.needs) == row.cubes for order in lying)


@clause("PL-1.9")
def test_action_tiles_are_dealt_to_the_arms() -> None:
    seen = {tuple(_start(2, seed).cross) for seed in range(200)}
    assert len(seen) == 24
    arms = Table(2).view(None).cross
    assert {arm.market for arm in arms} == {"crude", "market-1", "market-2", "market-3"}
    assert {arm.tile for arm in arms} == {"upgrades", "tanks", "machines", "contracts"}


@clause("PL-1.10")
def test_nine_refining_costs_are_laid_out_with_or_without_sevens() -> None:
    with_sevens = Counter(cost for seed in range(40) for cost in _start(4, seed).markers)
    assert set(with_sevens) == {4, 5, 6, 7}
    for seed in range(10):
        costs = Counter(_start(4, seed).markers)
        assert sum(costs.values()) == 9
        assert max(costs.values()) <= 3
        assert Counter(_start(4, seed, refining="no-7").markers) == {4: 3, 5: 3, 6: 3}
    assert set(Table(4).view(None).refining) == set(COLOURS)


@clause("PL-1.11")
def test_three_valuation_cards_are_drawn_or_named() -> None:
    seen = Counter(card for seed in range(80) for card in _start(4, seed).cards)
    assert set(seen) == set(range(1, 17))
    assert len(set(_start(4, 3).cards)) == 3
    assert _start(4, valuation="first-game").cards == [1, 2, 3]
    assert _start(4, valuation="16+4+9").cards == [4, 9, 16]


@clause("PL-1.11")
@pytest.mark.parametrize("wanted", ["1+2", "1+2+17", "1+1+2", "one+2+3", "1+2+3+4", ""])
def test_cards_that_do_not_fit_are_refused(wanted: str) -> None:
    with pytest.raises(BadSetup, match="names 3 different cards from 1 to 16"):
        GAME.setup(4, {"valuation": wanted})


@clause("PL-1.12")
@pytest.mark.parametrize("players", COUNTS)
def test_pipe_tiles_lie_in_quadrants_and_shops(players: int) -> None:
    state = _start(players)
    assert len(state.government) == 32
    assert len(state.tank_pipes) == len(state.machine_pipes) == 2 * players
    shown = state.government + state.tank_pipes + state.machine_pipes
    assert len(set(shown)) == len(shown)
    assert len(state.unseen) == 135 - len(shown)
    assert not set(state.unseen) & set(shown)


@clause("PL-1.13")
@pytest.mark.parametrize(
    ("players", "tanks", "machines"), [(2, [2, 2, 2], [1, 1, 1]), (3, [3, 3, 3], [1, 2, 2]), (4, [4, 4, 4], [2, 2, 2])]
)
def test_shops_hold_tanks_and_machines(players: int, tanks: list[int], machines: list[int]) -> None:
    shops = Table(players).view(None).shops
    assert [shop.prices for shop in shops] == [[5, 10, 15], [20, 30, 40]]
    assert [shop.left for shop in shops] == [tanks, machines]


@clause("PL-1.14")
def test_a_random_player_is_first_and_the_others_follow_clockwise() -> None:
    orders = {tuple(_start(3, seed).order) for seed in range(40)}
    assert orders == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


@clause("PL-1.15")
def test_everybody_starts_with_40_dollars_and_five_tanks() -> None:
    for player in Table(4).state.players:
        assert player.money == 40
        assert sum(player.tanks) == 5
        assert not any(player.oil)
        assert not player.network.tiles


@clause("PL-1.16")
def test_players_place_their_tanks_in_turn_order() -> None:
    table = Table(2, start_tanks="placed")
    first, second = table.state.order
    assert table.stage() == Stage.TANKS
    assert table.legal() == ["tank crude", "tank low", "tank mid", "tank high"]
    assert table.refused("loan") == ["not-tank"]
    table.play("tank crude", "tank crude", "tank low", "tank low", "tank high")
    assert table.state.turn == second
    table.play(*["tank mid"] * 5)
    assert list(table.player(first).tanks) == [2, 2, 0, 1]
    assert list(table.player(second).tanks) == [0, 0, 5, 0]
    assert table.between_actions()
    assert table.state.turn == first


@clause("PL-1.16")
def test_the_advised_tanks_need_no_placing() -> None:
    state = _start(4, start_tanks="recommended")
    assert state.stage == Stage.WORK
    assert all(list(player.tanks) == [2, 1, 1, 1] for player in state.players)


@clause("PL-1.17")
def test_views_are_the_same_for_all_but_for_the_choices() -> None:
    table = Table(3)
    views = [table.view(seat) for seat in (None, 0, 1, 2)]
    assert views[1].choices
    assert not views[2].choices
    assert len({(view.players[0].money, str(view.players), str(view.markets), str(view.unseen)) for view in views}) == 1


@clause("PL-1.17")
def test_two_stacks_that_have_shown_the_same_cannot_be_told_apart() -> None:
    """What is still to come stands neither in the position nor in any view."""
    first = Shown(1)
    state = GAME.start(GAME.setup(4, TANKS), first)
    later: set[str] = set()
    for seed in range(2, 12):
        chance = Shown(seed, first.shown)
        twin = GAME.start(GAME.setup(4, TANKS), chance)
        assert twin.digest() == state.digest()
        assert all(twin.view(seat) == state.view(seat) for seat in (None, 0, 1, 2, 3))
        while not twin.over and twin.rounds() <= 9:  # the second year shows what the stacks held
            twin.play(twin.moves()[-1] if len(twin.moves()) == 1 else twin.moves()[0], chance)
        later.add(twin.digest())
    assert len(later) > 1


@clause("PL-1.17")
def test_a_record_tells_what_was_dealt() -> None:
    match = Match.new("pipeline", 4, seed=5)
    assert Match.parse(match.record()).state.digest() == match.state.digest()
