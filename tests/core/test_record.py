"""Records: what is written is read again, what a hand typed is understood, what is wrong is refused with its line."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from powerhouse import Match
from powerhouse.core import registry
from powerhouse.core.errors import BadRecord
from powerhouse.core.phrase import phrase
from powerhouse.core.record import older_closing
from powerhouse.core.rng import Rng

DOCS = Path(__file__).parents[2] / "docs" / "record-format.md"


def example() -> str:
    found = re.search(r"```game\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert found
    return found[1]


def played(moves: int, seed: int = 5, players: int = 3) -> Match:
    match = Match.new("power-grid", players, seed)
    rng = Rng(seed)
    for _ in range(moves):
        if match.over:
            break
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    return match


def test_the_example_of_the_docs_replays() -> None:
    match = Match.parse(example())
    assert match.names == ["Anna", "Boris", "Clara"]
    assert match.state.heading() == phrase("heading-fuel", round=1, step=1)
    assert match.names[match.state.turn] == "Clara"
    decisions = [entry for entry in match.log if entry.seat is not None]
    assert len(decisions) == 10
    assert [entry.text for entry in match.log if entry.seat is None].count("back socket") == 3


def test_a_record_round_trips_in_the_middle_of_a_game() -> None:
    for moves in (0, 1, 40, 150):
        match = played(moves)
        text = match.record()
        again = Match.parse(text)
        assert again.record() == text
        assert again.legal() == match.legal()


def test_a_record_holds_no_seed() -> None:
    text = played(60, seed=987654321).record()
    assert "seed" not in text
    assert "987654321" not in text


def typed_by_hand(text: str) -> str:
    """As somebody at a real table would type it: no hash, no digest, no backs, no forced moves, names as printed."""
    match = Match.parse(text)
    names = {city.id: city.name for city in match.state.map.cities}  # type: ignore[attr-defined]
    head = text.split("\n\n")[0].splitlines()
    lines = [line for line in head if not line.startswith(("components", "undo"))] + [""]
    backs = [at for at, entry in enumerate(match.log) if entry.seat is None and entry.text.startswith("back")]
    for at, entry in enumerate(match.log):
        if entry.seat is None:
            if at not in backs[:-1]:
                lines.append(f">{entry.text}")
        elif not entry.forced:
            verb, _, rest = entry.text.partition(" ")
            lines.append(f"{match.names[entry.seat]} :  {verb} {names.get(rest, rest)}")
    return "\n".join(lines)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_record_typed_by_hand_leads_to_the_same_position(players: int) -> None:
    match = played(10_000, seed=players, players=players)
    assert match.over
    by_hand = Match.parse(typed_by_hand(match.record()))
    assert by_hand.state.digest() == match.state.digest()
    assert by_hand.record().split("\n\n")[1] == match.record().split("\n\n")[1]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("powerhouse 1", "powerhouse 2"), "line 1 must be 'powerhouse 1'"),
        (
            ("game: power-grid", "game: chess"),
            f"the header is wrong: there is no game 'chess'; there are {', '.join(registry.game_ids())}",
        ),
        (
            ("rules: 1", "rules: 7"),
            "this was begun by version 7 of the rules of Power Grid, and this program knows them only",
        ),
        (("rules: 1", "rules: new"), "rules must be a number, not 'new'"),
        (("rules: 1", "colour: red"), "the header has 'colour', which means nothing here"),
        (("rules: 1", "components: 0"), "the record was played with components 0, these are "),
        (("rules: 1", "rules"), "line 3 of the header must read 'name: value', not 'rules'; an empty line ends it"),
        (("rules: 1", "game: power-grid"), "line 3 repeats 'game'"),
        (("option map: germany", "option map: mars"), "option map is 'mars', it must be one of germany, usa"),
        (("option map", "option side"), "Power Grid has no option 'side'"),
        (("seat 3: Clara\n", "seat 3: Anna\n"), "the header is wrong: two players cannot have the same name"),
        (("seat 2: Boris\n", ""), "the header has 'seat 3', which means nothing here"),
        (("Boris: bid 8", "Boris: bid 3"), "'bid 3' is not legal: a bid of 3 is below the minimum of 8 (PG-2.6)"),
        (("Boris: bid 8", "Boris: bid 80"), "'bid 80' is not legal: a bid of 80 is more than the 50 you have (PG-2.8)"),
        (("Boris: bid 8", "Boris: jump"), "'jump' is no move: 'jump' is not a word of this game"),
        (("Clara: pass\nAnna", "Anna: pass\nAnna"), "it is the turn of Clara, not of Anna"),
        (("Clara: pass\nAnna", "Dora: pass\nAnna"), "nobody here is called 'Dora'"),
        (("Clara: pass\nAnna", "Clara pass\nAnna"), "must read 'Name: move' or '> reveal', not 'Clara pass'"),
        (
            ("> draw 9\n", "> draw 8\n"),
            "'draw 8' stands where something is revealed; it could be draw 4, draw 6, draw 9",
        ),
        (("> draw 9\n", "> draw nine\n"), "'draw nine' needs one whole number"),
        (("Boris: offer 7", "> draw 4\nBoris: offer 7"), "nothing is revealed here, but it says 'draw 4'"),
        (
            ("> draw 42\n> back socket", "> draw 42"),
            "'buy oil' stands where something is revealed; it could be back plug",
        ),
        (("Clara: buy oil", "Clara: buy oil\n= 0123"), "the record was changed: it closes with 0123, not "),
        (("Boris: offer 8", "= 0123\nBoris: offer 8"), "comes after the closing '='"),
    ],
)
def test_a_wrong_record_is_refused_with_one_sentence(change: tuple[str, str], sentence: str) -> None:
    text = example()
    assert change[0] in text
    with pytest.raises(BadRecord) as error:
        Match.parse(text.replace(*change, 1))
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


def test_a_legal_but_changed_record_is_noticed() -> None:
    text = Match.parse(example()).record()
    changed = text.replace("Anna: bid 9", "Anna: bid 10")
    with pytest.raises(BadRecord, match="the record was changed"):
        Match.parse(changed)


def test_another_way_to_the_same_position_is_noticed() -> None:
    """Such as two purchases in another order."""
    match = played(400)
    text = match.record()
    lines = text.splitlines()
    tried = 0
    for at, (one, other) in enumerate(pairwise(lines)):
        if ": buy " not in one or ": buy " not in other or one == other:
            continue
        swapped = "\n".join([*lines[:at], other, one, *lines[at + 2 :]])
        assert Match.parse(swapped.rpartition("=")[0]).state.digest() == match.state.digest()
        with pytest.raises(BadRecord, match="the record was changed"):
            Match.parse(swapped)
        tried += 1
    assert tried


def test_the_closing_of_older_programs_is_still_read() -> None:
    match = played(60)
    text = match.record().rpartition("=")[0]
    older = older_closing(match.header(), match.state.digest())
    assert len(older) == 32
    assert Match.parse(f"{text}= {older}\n").record() == match.record()
    with pytest.raises(BadRecord, match="the record was changed"):
        Match.parse(f"{text}= {older[::-1]}\n")


def test_comments_and_empty_lines_do_not_count() -> None:
    header, _, body = played(40).record().partition("\n\n")
    assert Match.parse(header + "\n\n\n" + body.replace("\n", "\n\n# well\n")).record()


def test_garbage_is_refused() -> None:
    for text in ("", "\0\0\0", "powerhouse 1", "powerhouse 1\n" + "x" * 300, "powerhouse 1\n\n" + "#\n" * 200_001):
        with pytest.raises(BadRecord):
            Match.parse(text)


def test_an_unreadable_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        Match.load(tmp_path / "missing.game")
    (tmp_path / "binary.game").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="is not a text in UTF-8"):
        Match.load(tmp_path / "binary.game")
