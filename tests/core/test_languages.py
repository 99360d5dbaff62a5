"""Every language says everything that English says, with the same values, and is found by what people ask for."""

from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from powerhouse.cli.language import first, of_system
from powerhouse.core import catalogue
from powerhouse.core.catalogue import ENGLISH, best_of, languages
from powerhouse.core.phrase import all_of

ROOT = Path(str(files("powerhouse")))
FOLDERS = sorted(folder.parent for folder in ROOT.rglob("texts/en"))
NAMES = "names.ftl"
"""Words that English takes from the data of a game, as the names of cities."""
OTHERS = [language for language in languages() if language != ENGLISH]
ABOUT = "about.ftl"
"""How a language that is partial wants to be offered."""


def is_partial(language: str) -> bool:
    """Whether it says of itself, in a file that only such a language has, that it does not say everything."""
    about = ROOT / "texts" / language / ABOUT
    return about.exists() and "language-partial" in about.read_text("utf-8")


FULL = [language for language in OTHERS if not is_partial(language)]


class _Parts(Visitor):
    """What a text is made of: its variables, the texts that it contains, and the words by which it chooses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = set()
        self.choices: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own names)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.texts.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.choices.add(node.key.name)
        self.generic_visit(node)


def parts(file: Path) -> dict[str, _Parts]:
    found = {}
    for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            found[entry.id.name] = _Parts()
            found[entry.id.name].visit(entry)
    return found


def read(file: Path) -> dict[str, set[str]]:
    """The keys of a file with the variables of each, also of the texts of this file that it contains."""
    found = parts(file)

    def needed(key: str) -> set[str]:
        return found[key].variables.union(*(needed(one) for one in found[key].texts & found.keys()))

    return {key: needed(key) for key in found}


@pytest.mark.parametrize("language", FULL)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_language_has_the_keys_and_values_of_english(folder: Path, language: str) -> None:
    for file in sorted((folder / ENGLISH).glob("*.ftl")):
        assert read(folder / language / file.name) == read(file), file.name
    wanted = {file.name for file in (folder / ENGLISH).iterdir()}
    assert {file.name for file in (folder / language).iterdir()} - {NAMES} == wanted


def test_a_text_chooses_by_codes_and_not_by_words_of_its_language() -> None:
    """A word that was said before is another one in Cyrillic letters; names of the data are the same for all."""

    def choices(language: str) -> set[str]:
        files = ROOT.rglob(f"texts/{language}/*.ftl")
        return {choice for file in files for text in parts(file).values() for choice in text.choices}

    shared = choices(ENGLISH) | choices("ru")
    assert choices("sr-Latn") - shared <= {"Germany", "USA"}


def test_what_a_partial_language_says_is_said_with_the_values_of_english() -> None:
    partial = [language for language in OTHERS if is_partial(language)]
    assert partial
    for language in partial:
        assert set(read(ROOT / "texts" / language / ABOUT)) == {"language-name", "language-partial"}
        for file in ROOT.rglob(f"texts/{language}/*.ftl"):
            if file.name not in (NAMES, ABOUT):
                english = read(file.parents[1] / ENGLISH / file.name)
                assert read(file).items() <= english.items(), file


def test_a_game_that_does_not_speak_a_language_is_english_as_a_whole() -> None:
    """No German list stands in an English sentence; what belongs to no game is German."""
    items = all_of(["a", "b"])
    assert catalogue.of_game(None, "de").say(items) == "a und b"
    assert catalogue.of_game("power-grid", "de").say(items) == "a and b"
    assert catalogue.of_game(None, "de").has("usage-seed"), "what it does not say is said in English"


def test_there_are_folders_to_compare() -> None:
    assert len(FOLDERS) == 6


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["en-GB"], "en"),
        (["xx", "EN"], "en"),
        (["sr-RS"], "sr-Latn"),
        (["sr-Latn-RS"], "sr-Latn"),
        (["sr-Cyrl"], "sr-Cyrl"),
        (["ru-Cyrl"], "ru"),
        (["de-DE", "ru"], "ru"),
        (["*", ""], None),
        (["../en"], None),
    ],
)
def test_near_languages_are_found(wanted: list[str], found: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "languages", lambda: ["en", "ru", "sr-Cyrl", "sr-Latn"])
    assert best_of(wanted) == found


@pytest.mark.parametrize(
    ("variables", "found"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "sr_RS@latin"}, "sr-Latn"),
        ({"LC_ALL": "", "LANG": "sr_RS.UTF-8@cyrillic"}, "sr-Cyrl"),
        ({}, "en"),
    ],
)
def test_the_system_names_a_language(variables: dict[str, str], found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "languages", lambda: ["en", "ru", "sr-Cyrl", "sr-Latn"])
    assert of_system(variables) == found


@pytest.mark.parametrize(
    "typed", [["--lang", "ru", "games", "-v"], ["games", "--lang", "ru", "-v"], ["games", "-v", "--lang", "ru"]]
)
def test_the_language_may_stand_anywhere(typed: list[str]) -> None:
    assert first(typed) == ["--lang", "ru", "games", "-v"]
    assert first(["games", "--lang=ru"]) == ["--lang=ru", "games"]


@pytest.mark.parametrize("language", OTHERS)
def test_numbers_find_their_forms(language: str) -> None:
    """Every text can be said with numbers of every kind; what is not a number in English stays a word."""
    for folder in FOLDERS:
        bundle = FluentBundle([language], use_isolating=False)
        english = FluentBundle([ENGLISH], use_isolating=False)
        for into, code in ((bundle, language), (english, ENGLISH)):
            for file in sorted([*(ROOT / "texts" / code).glob("*.ftl"), *(folder / code).glob("*.ftl")]):
                into.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
        for key, variables in {
            k: v for file in (folder / ENGLISH).glob("*.ftl") for k, v in read(file).items()
        }.items():
            if not bundle.has_message(key):
                assert is_partial(language), key
                continue
            for number in (0, 1, 2, 5, 11, 21, 1.5):
                values = dict.fromkeys(variables, number)
                faults, usual = (_faults(texts, key, values) for texts in (bundle, english))
                assert len(faults) <= len(usual), f"{key} with {number}: {faults}"


def _faults(texts: FluentBundle, key: str, values: dict[str, float]) -> list[Exception]:
    pattern = texts.get_message(key).value
    assert pattern is not None
    return texts.format_pattern(pattern, values)[1]


@pytest.mark.parametrize("language", languages())
def test_what_is_rounded_to_nothing_has_no_sign(language: str) -> None:
    say = catalogue.catalogue((), language).format
    for share in (-0.0, -0.0001, 0.0001):
        assert say("analyse-share", {"share": share}) == say("analyse-share", {"share": 0.0})
    assert "1" in say("analyse-share", {"share": -0.0006})
    assert say("analyse-share", {"share": -0.0006}) != say("analyse-share", {"share": 0.0006})
    assert say("analyse-elo", {"elo": -0.3}) == "0"
