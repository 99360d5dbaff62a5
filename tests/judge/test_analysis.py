"""A game looked through: decisions, losses, luck, sums that agree, and the record with all of it as comments."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from powerhouse.bots import find, levels
from powerhouse.bots.bot import Clock
from powerhouse.cli.main import app
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.match import Match
from powerhouse.core.replay import position_after
from powerhouse.evaluator import registry
from powerhouse.judge import analysis, events, plans
from powerhouse.judge.annotated import annotated
from powerhouse.judge.auctions import break_even
from powerhouse.judge.report import Analysis, Reveal, mark_of, performance


def played(game: str, players: int, seed: int, bots: tuple[str, ...]) -> Match:
    match = Match.new(game, players, seed)
    seated = [find(bots[seat % len(bots)], game, seat) for seat in range(players)]
    while not match.over:
        assert match.actor is not None
        match.play(seated[match.actor].choose(match.state, match.actor, Clock()))
    return match


@pytest.fixture(scope="module")
def looked() -> tuple[Match, Analysis]:
    match = played("factory-manager", 2, 3, ("beginner", "hard"))
    return match, analysis.analyse(match, looks=1)


def test_sums_agree_for_every_seat(looked: tuple[Match, Analysis]) -> None:
    _, found = looked
    assert len(found.seats) == 2
    for seat in found.seats:
        parts = seat.luck - seat.losses + seat.effects + seat.rest
        assert seat.result - seat.start == pytest.approx(parts, abs=1e-9)
        assert seat.adjusted == pytest.approx(seat.result - seat.luck)
        assert sum(seat.by_kind.values()) == pytest.approx(seat.losses)
    assert sum(seat.luck for seat in found.seats) == pytest.approx(0, abs=1e-9)
    assert sum(seat.result for seat in found.seats) == 1
    assert (found.judge, found.evaluator, found.looks) == ("hard", registry.find("factory-manager").version, 1)


def test_what_changes_nothing_is_no_turning_point() -> None:
    small, large = (Reveal(at, 1, ["x"], [share, -share], True, 2) for at, share in enumerate((0.01, 0.03)))
    found = Analysis("power-grid", "hard", "x", 1, [], [], [small, large], [])
    assert [turn.event for turn in found.turns()] == [large]


def test_decisions_are_runs_of_one_seat_between_events(looked: tuple[Match, Analysis]) -> None:
    match, found = looked
    assert len(found.decisions) > 15
    assert len(found.decisions) < sum(entry.seat is not None for entry in match.log)
    assert any(one.moves > 1 for one in found.decisions)
    for one in found.decisions:
        run = match.log[one.entry : one.entry + one.moves]
        assert {entry.seat for entry in run} == {one.seat}
        assert len({repr(entry.heading) for entry in run}) == 1
        assert one.played[0] == run[0].text
    entries = [one.entry for one in found.decisions]
    assert entries == sorted(set(entries))
    moments = [moment.entry for moment in found.moments]
    assert moments == sorted(set(moments))
    assert all(sum(moment.shares) == pytest.approx(1) for moment in found.moments)


def test_how_far_one_goes_in_an_auction_is_one_decision() -> None:
    match = played("power-grid", 2, 5, ("hard", "normal"))
    compared = [event.entry for event in events.course(match).events if isinstance(event, events.Choice)]
    bids = [at for at in compared if match.log[at].form.verb in ("bid", "pass")]
    lone = [at for at, entry in enumerate(match.log) if entry.form.verb in ("bid", "pass") and not entry.forced]
    assert 0 < len(bids) < len(lone)


def test_the_record_has_it_as_comments_and_is_the_same_game(looked: tuple[Match, Analysis]) -> None:
    match, found = looked
    text = annotated(match, found)
    assert text.count("# loss ") == len(found.decisions)
    assert text.count("# luck ") == len(found.reveals)
    assert text.count("# shares ") == len(found.moments)
    again = Match.parse(text)
    assert again.record() == match.record()


def test_the_command_tells_it_in_words_and_numbers(
    looked: tuple[Match, Analysis], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, found = looked
    real = analysis.analyse

    def once(match: Match, looks: int) -> Analysis:
        """What the test has already is not looked for again: that takes seconds."""
        return found if looks == 1 else real(match, looks)

    monkeypatch.setattr(analysis, "analyse", once)
    file = tmp_path / "evening.game"
    match.save(file)
    runner = CliRunner()
    told = runner.invoke(app, ["analyse", str(file), "--looks", "1", "--out", str(tmp_path / "looked.game")])
    assert told.exit_code == 0, told.output
    assert "Judged by hard" in told.output
    assert all(name in told.output for name in match.names)
    assert Match.load(tmp_path / "looked.game").record() == match.record()
    facts = json.loads(runner.invoke(app, ["analyse", str(file), "--looks", "1", "--json"]).stdout)
    assert facts["players"] == match.names
    assert len(facts["adjusted"]) == 2
    refused = runner.invoke(app, ["analyse", str(file), "--looks", "0"])
    assert refused.exit_code == 2


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(PowerhouseError, match="only a game that is over"):
        analysis.analyse(Match.new("pipeline", 2, 1))


def test_marks_are_relative_to_par_and_must_be_clear() -> None:
    assert mark_of(0.076, 0.0, 4) == "blunder"
    assert mark_of(0.051, 0.0, 4) == "mistake"
    assert mark_of(0.026, 0.0, 4) == "inaccuracy"
    assert mark_of(0.024, 0.0, 4) == ""
    assert mark_of(0.076, 0.0, 2) == "inaccuracy"
    assert mark_of(0.10, 0.10, 4) == "close"


def test_who_loses_nothing_is_as_good_as_the_judge() -> None:
    assert performance(0.0, 4) == pytest.approx(0)
    assert performance(0.125, 4) == pytest.approx(-147, abs=1)
    assert performance(0.25, 4) is None
    better = performance(-0.05, 4)
    assert better is not None
    assert better > 0


def test_earning_nothing_is_a_loss() -> None:
    """Who lets all plants stand before the end of a game that was won loses shares, and the other gains them."""
    match = played("power-grid", 2, 5, ("hard", "hard"))
    log = match.log
    script = [at for at, entry in enumerate(log) if entry.form.verb == "run"]
    winner = match.standings().winners[0]
    at = next(place for place in reversed(script) if log[place].seat == winner)
    state = position_after(match.game, match.setup, log[:at])
    advisor = levels.heuristics("power-grid", "hard").at(state)
    judge = plans.Judge(advisor, registry.find("power-grid"))
    nothing = state.parse("run nothing")
    compared = plans.compare(state, [nothing], judge, 2)
    assert compared is not None
    assert compared.best != [nothing]
    assert compared.loss.own > 0.03
    assert compared.loss.by_seat[1 - winner] == pytest.approx(-compared.loss.own)


def test_break_even_falls_with_the_worth_of_the_lot() -> None:
    """The value is money alone, so a lot is worth nothing and every bid is too much; or it is worth 10 a plant."""
    match = Match.new("power-grid", 3, 2)
    while True:
        bidding = match.state.bidding()
        if bidding is not None and bidding.lot is not None and bidding.may_pass and bidding.raise_to is not None:
            break
        match.play(match.state.moves()[-1] if bidding is None else match.state.shortlist()[-1])
    bidding = match.state.bidding()
    assert bidding is not None
    seat = match.state.turn

    def worth(plants: int) -> int | None:
        def played_on(state: object, chance: object) -> list[float]:
            measures = state.measures()[seat]  # type: ignore[attr-defined]
            own = measures["money"] + plants * len(state.lots(seat))  # type: ignore[attr-defined]
            return [float(own) if at == seat else 0.0 for at in range(3)]

        return break_even(match.state, played_on)

    assert worth(0) == bidding.amount - 1
    assert worth(bidding.amount + 5) == bidding.amount + 5
    assert worth(10_000) == match.state.measures()[seat]["money"]
