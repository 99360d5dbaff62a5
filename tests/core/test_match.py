"""A match: names, batches that apply wholly or not at all, forced moves, undo as the table allows, save and load."""

from pathlib import Path

import pytest

from powerhouse import Match
from powerhouse.core import registry
from powerhouse.core.errors import BadSetup, IllegalMove, PowerhouseError, UndoRefused, UnreadableMove
from powerhouse.core.phrase import phrase
from powerhouse.core.rng import Rng


def new(undo: str = "free", seed: int = 20, players: int = 3) -> Match:
    return Match.new("power-grid", players, seed, {"zone": "west+southwest+east"} if players == 3 else None, undo=undo)


def after_the_auction(undo: str = "free") -> Match:
    """Boris, Clara and Anna have bought plants 7, 3 and 8; Clara, the last in turn order, buys fuel."""
    match = new(undo)
    for move in ("offer 8", "bid 8", "pass", "bid 9", "pass", "offer 7", "bid 7", "pass", "offer 3"):
        match.play(move)
    assert (match.actor, match.state.heading()) == (2, phrase("heading-fuel", round=1, step=1))
    return match


def test_the_readme_example() -> None:
    match = Match.new("power-grid", players=4, seed=7, options={"map": "germany"})
    while not match.over:
        match.play(match.legal()[0])
        if len(match.log) > 20_000:
            break
    assert len(match.standings().places) == 4


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    games = []
    for _ in range(2):
        match = new(seed=3, players=4)
        rng = Rng(1)
        while not match.over:
            legal = match.legal()
            match.play(legal[rng.below(len(legal))])
        games.append(match.record())
    assert games[0] == games[1]


def test_without_a_seed_two_games_differ() -> None:
    assert len({Match.new("power-grid", 6).record() for _ in range(4)}) > 1


def test_a_batch_applies_wholly() -> None:
    match = after_the_auction()
    assert match.play_batch(["buy oil", "buy oil", "done"]) == 3
    assert list(match.state.players[2].stock) == [0, 2, 0, 0]  # type: ignore[attr-defined]
    assert match.actor == 1


def test_a_batch_with_an_illegal_move_changes_nothing() -> None:
    match = after_the_auction()
    before, log = match.state.digest(), list(match.log)
    with pytest.raises(IllegalMove) as error:
        match.play_batch(["buy oil", "buy coal", "done"])
    assert str(error.value) == "move 2 of the batch: none of your plants burns coal (PG-3.7)"
    assert [refusal.code for refusal in error.value.refusals] == ["fuel-useless"]
    assert (match.state.digest(), match.log) == (before, log)


def test_a_batch_with_an_unreadable_move_changes_nothing() -> None:
    match = after_the_auction()
    before = match.state.digest()
    with pytest.raises(UnreadableMove):
        match.play_batch(["buy oil", "buy cheese"])
    assert match.state.digest() == before


def test_a_batch_stops_where_another_seat_decides() -> None:
    match = after_the_auction()
    assert match.play_batch(["done", "buy oil"]) == 1
    assert match.actor == 1
    assert list(match.state.players[1].stock) == [0, 0, 0, 0]  # type: ignore[attr-defined]


def test_a_batch_stops_at_a_reveal() -> None:
    match = new()
    for move in ("offer 8", "bid 8", "pass"):
        match.play(move)
    assert match.play_batch(["pass", "offer 7"]) == 1
    assert match.log[-1].text.startswith("back")
    assert match.actor == 2  # Boris bought; Clara offers


def test_forced_moves_are_played_and_logged_without_asking() -> None:
    match = new()
    match.play_batch(["offer 8", "bid 50"])
    forced = [entry for entry in match.log if entry.forced]
    assert [(entry.seat, entry.text) for entry in forced] == [(2, "pass"), (0, "pass")]
    assert match.actor == 2


def test_refusals_of_a_match() -> None:
    match = after_the_auction()
    assert match.refusals("buy oil") == []
    assert [str(refusal) for refusal in match.refusals("build essen")] == ["buy fuel or say done (PG-3.1)"]


@pytest.mark.parametrize("undo", ["free", "strict"])
def test_own_steps_can_be_taken_back(undo: str) -> None:
    match = after_the_auction(undo)
    before = match.record()
    match.play("buy oil")
    match.undo(2)
    assert match.record() == before
    assert match.actor == 2


def test_strict_undo_never_passes_a_reveal() -> None:
    match = after_the_auction("strict")
    with pytest.raises(UndoRefused, match="'draw 42' has been revealed since, and cannot be unseen"):
        match.undo(2)


def test_strict_undo_never_passes_another_seats_decision() -> None:
    match = after_the_auction("strict")
    match.play_batch(["buy oil", "done"])
    match.play("buy oil")
    with pytest.raises(UndoRefused, match="Boris has decided since"):
        match.undo(2)
    match.undo(1)
    match.undo(2)
    assert match.actor == 2


def test_strict_undo_may_pass_forced_moves_of_others() -> None:
    match = new("strict")
    match.play_batch(["offer 8", "bid 8"])
    match.undo(1)
    assert match.legal()[0] == "bid 8"


def test_asked_undo_needs_everybody() -> None:
    match = after_the_auction("ask")
    match.play("buy oil")
    with pytest.raises(UndoRefused, match="Boris must agree first"):
        match.undo(2, agreed=[0])
    match.undo(2, agreed=[0, 1])
    assert match.legal() == ["done", "buy oil"]


def test_free_undo_and_the_same_move_again_show_the_same_cards() -> None:
    match = after_the_auction()
    before = match.record()
    match.undo(2)
    assert match.legal()[0] == "offer 3"
    match.play("offer 3")
    assert match.record() == before


def test_nothing_to_take_back() -> None:
    match = new()
    before = match.record()
    with pytest.raises(UndoRefused, match="Anna has nothing to take back"):
        match.undo(0)
    assert match.record() == before


def test_save_and_load_go_on(tmp_path: Path) -> None:
    match = after_the_auction("strict")
    match.save(tmp_path / "evening.game")
    again = Match.load(tmp_path / "evening.game")
    assert again.record() == match.record()
    assert again.undo_policy == "strict"
    again.play("buy oil")
    assert list(tmp_path.iterdir()) == [tmp_path / "evening.game"]


def test_a_save_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    match = new()
    with pytest.raises(PowerhouseError, match="cannot be written"):
        match.save(tmp_path / "no" / "such" / "folder.game")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess", "players": 2}, f"there is no game 'chess'; there are {', '.join(registry.game_ids())}"),
        ({"game": "power-grid", "players": 7}, "Power Grid is for 2 to 6 players, not 7"),
        ({"game": "power-grid", "players": 3, "options": {"map": "mars"}}, "option map is 'mars'"),
        ({"game": "power-grid", "players": 3, "options": {"colour": "red"}}, "Power Grid has no option 'colour'"),
        ({"game": "power-grid", "players": 3, "names": ["A", "B"]}, "3 players need 3 names, there are 2"),
        ({"game": "power-grid", "players": 2, "names": ["A", "A"]}, "two players cannot have the same name"),
        ({"game": "power-grid", "players": 2, "names": ["A", "> draw"]}, "'> draw' cannot be a name"),
        ({"game": "power-grid", "players": 2, "names": ["A", "b:c"]}, "'b:c' cannot be a name"),
        ({"game": "power-grid", "players": 2, "names": ["A", ""]}, "'' cannot be a name"),
        ({"game": "power-grid", "players": 2, "names": ["A", "a" * 41]}, "cannot be a name"),
        ({"game": "power-grid", "players": 2, "undo": "maybe"}, "undo must be one of free, ask, strict, not 'maybe'"),
    ],
)
def test_a_wrong_table_is_refused(arguments: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSetup) as error:
        Match.new(**arguments)  # type: ignore[arg-type]
    assert sentence in str(error.value)
