"""Reasons never contradict the choice, and their sums are those of the decision, in games of all levels."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from powerhouse.bots import Clock, Considered, coach, find, levels
from powerhouse.core.catalogue import of_game
from powerhouse.core.phrase import Phrase, phrase
from tests.bots.sitting import dealt

NAMES = ["Anna", "Boris", "Carla", "Dora"]
LANGUAGES = ["en", "ru", "sr-Latn", "sr-Cyrl"]
SEEDS = {"power-grid": (900,), "power-grid-card-game": (900, 901), "factory-manager": (900, 901), "pipeline": (900,)}
EVERY = {"pipeline": 2}
"""Of a game with so many decisions not each is asked about."""

ABOVE = ("reason-bid-above", "reason-drive", "reason-offer-below", "reason-offer-must")
"""What says openly that a price is above the worth."""


@cache
def hints(game: str, level: str) -> list[tuple[Any, list[Considered]]]:
    """Positions of games of the level, and what it considers there."""
    found = []
    for seed in SEEDS[game]:
        state, chance = dealt(game, 4, seed)
        bot, asked = find(level, game, seed), 0
        while not state.over:
            moves = state.moves()
            if len(moves) > 1:
                asked += 1
                if not asked % EVERY.get(game, 1):
                    found.append((state.copy(), bot.explain(state.copy(), state.turn)))
            state.play(bot.choose(state.copy(), state.turn, Clock()) if len(moves) > 1 else moves[0], chance)
    return found


def parts(said: Phrase) -> list[Phrase]:
    """A phrase and all that it contains."""
    inner = [value for value in said.values.values() if isinstance(value, Phrase)]
    return [said, *(part for one in inner for part in parts(one))]


all_levels = pytest.mark.parametrize("level", levels.LEVELS)
all_games = pytest.mark.parametrize("game", levels.games())


@all_levels
@pytest.mark.parametrize("game", ["power-grid", "power-grid-card-game"])
def test_a_bid_is_never_above_the_worth_that_is_named(game: str, level: str) -> None:
    told: Counter[str] = Counter()
    for state, considered in hints(game, level):
        for place, one in enumerate(considered):
            assert one.reason is not None
            told[one.reason.key] += place == 0
            check_price(one.reason, chosen=place == 0)
            if place == 0 and one.reason.key == "reason-drive":
                assert state.auction.bidders.bit_count() > 1
    assert told["reason-bid"] > 20
    assert told["reason-pass"] > 10
    assert told["reason-bid-above"] == 0


def check_price(reason: Phrase, chosen: bool) -> None:
    values = reason.values
    bid, worth = values.get("bid"), values.get("worth")
    if reason.key in ("reason-bid", "reason-jump"):
        assert bid <= worth  # type: ignore[operator]
    elif reason.key in ("reason-bid-above", "reason-drive", "reason-pass"):
        assert bid > worth  # type: ignore[operator]
    elif reason.key == "reason-pass-early":
        assert not chosen  # but by one who has played on in mind
        assert bid <= worth  # type: ignore[operator]
    elif reason.key == "reason-offer":
        assert values["minimum"] <= worth  # type: ignore[operator]


@all_levels
def test_a_bid_of_workers_is_never_dearer_than_what_it_gains(level: str) -> None:
    told: Counter[str] = Counter()
    for _, considered in hints("factory-manager", level):
        for place, one in enumerate(considered):
            assert one.reason is not None
            told[one.reason.key] += place == 0
            check_workers(one.reason, chosen=place == 0)
    assert told["reason-bid"] > 5
    assert told["reason-pass"] > 5


def check_workers(reason: Phrase, chosen: bool) -> None:
    values = reason.values
    gain, cost = values.get("gain"), values.get("cost")
    if reason.key == "reason-bid":
        assert gain >= cost  # type: ignore[operator]
    elif reason.key == "reason-pass":
        assert gain <= cost  # type: ignore[operator]
    elif reason.key == "reason-bid-above":
        assert gain < cost  # type: ignore[operator]
    elif reason.key == "reason-pass-early":
        assert not chosen  # but by one who has played on in mind
        assert gain > cost  # type: ignore[operator]
    elif reason.key in ("reason-buy", "reason-hire") and chosen:
        assert float(gain) >= 0  # type: ignore[arg-type]


@all_levels
def test_what_a_move_of_pipeline_is_worth_is_its_value(level: str) -> None:
    told = 0
    for _, considered in hints("pipeline", level):
        for one in considered:
            assert one.reason is not None
            if one.reason.key == "reason-worth":
                told += 1
                assert float(str(one.reason.values["value"])) == pytest.approx(one.value, abs=0.5)
    assert told > 50


TELLING = {
    "trade": ("reason-market",),
    "buy": ("reason-market",),
    "sell": ("reason-market",),
    "sign": ("reason-sign",),
    "serve": ("reason-deliver",),
    "fill": ("reason-deliver",),
    "refine": ("reason-refine",),
    "stand": ("reason-network",),
}


def test_a_reason_of_pipeline_speaks_of_what_the_move_does() -> None:
    checked: Counter[str] = Counter()
    for state, considered in hints("pipeline", "hard"):
        for one in considered:
            verb = state.form(one.move).verb
            assert one.reason is not None
            if verb in TELLING:
                checked[verb] += 1
                assert parts(one.reason)[-1].key in TELLING[verb]
    assert {"buy", "sell", "refine", "stand"} <= {*checked}


@all_levels
@all_games
def test_the_coach_tells_what_the_others_lose(game: str, level: str) -> None:
    for state, considered in hints(game, level):
        values = [one.value for one in considered]
        assert values == sorted(values, reverse=True)
        said = coach.advice(considered, state.spoken)
        assert said[0] == considered[0].reason
        compared = [one for one in said[1:] if one.key != "coach-share"]
        assert len(compared) == min(coach.OTHERS, len(considered) - 1)
        for sentence, other in zip(compared, considered[1:]):
            assert sentence.values["move"] == state.spoken(other.move)
            loss = sentence.values.get("loss", 0)
            assert float(loss) == pytest.approx(values[0] - other.value, abs=0.51)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
@all_games
def test_hints_are_whole_sentences_in_every_language(game: str, language: str) -> None:
    catalogue = of_game(game, language)
    for state, considered in hints(game, "hard"):
        for sentence in coach.advice(considered, state.spoken):
            text = catalogue.say(sentence, NAMES)
            assert text[0].isupper() or text[0] in "«„" or text[0].isdigit(), text
            assert text[-1] in ".%", text
            assert "{" not in text


def test_the_expert_says_how_often_it_wins() -> None:
    state, _ = dealt("power-grid", 4, 900)
    considered = find("expert:iterations=20", "power-grid", 1).explain(state.copy(), state.turn)
    said = coach.advice(considered, state.spoken)
    assert said[1] == phrase("coach-share", share=round(100 * considered[0].value))


def considered(*values: float, share: bool) -> list[Considered]:
    return [Considered(move, value, None, share) for move, value in enumerate(values)]


def spoken(move: int) -> Phrase:
    return phrase("said", text=str(move))


def test_losses_are_those_of_the_values() -> None:
    told = coach.advice(considered(10.0, 9.8, 4.2, 1.0, share=False), spoken)
    assert [one.key for one in told] == ["coach-equal", "coach-loses"]
    assert told[1].values["loss"] == 6


def test_shares_are_told_as_shares() -> None:
    told = coach.advice(considered(0.40, 0.30, 0.43, share=True), spoken)
    assert [one.key for one in told] == ["coach-share", "coach-loses-share", "coach-unsure"]
    assert (told[0].values["share"], told[1].values["loss"]) == (40, 10)
    text = of_game(None, "en").say(told[1])
    assert text == "To 1 would bring you 30%, 10% less."


def test_who_weighed_one_move_alone_compares_nothing() -> None:
    assert coach.advice(considered(0.0, share=True), spoken) == []
