"""Texts by key, in the format of Project Fluent: the program's own in `texts/LANGUAGE`, those of a game in its package.

Nothing else knows the library behind it.
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextvars import ContextVar
from fnmatch import fnmatch
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat, FluentInt, fluent_number

from powerhouse.core.errors import BadSetup
from powerhouse.core.phrase import Phrase, Value

ENGLISH = "en"
OWN = "powerhouse"
_SCRIPT = 4
"""Letters of the code of a script, as in `sr-Latn`."""
_spoken: ContextVar[str] = ContextVar("spoken", default=ENGLISH)

JOINING = {
    "all-of": "list-next",
    "one-of": "list-next",
    "each-of": "list-each-of",
    "told-of": "list-told-of",
    "beside-of": "list-beside-of",
}
"""Keys of lists, with the text that joins all items but the last one, which has a text of its own."""


class Catalogue:
    """The texts of one language, for one game or for none; what it does not have is said by the next one."""

    def __init__(self, language: str, packages: Sequence[str], otherwise: "Catalogue | None" = None) -> None:
        self.language = language
        self._otherwise = otherwise
        self._bundle = FluentBundle([language], functions={"NUMBER": _number}, use_isolating=False)
        for package in packages:
            self._bundle.add_resource(FluentResource(source(package, language)), allow_overrides=True)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key) or (self._otherwise is not None and self._otherwise.has(key))

    def say(self, said: Phrase, names: Sequence[str] = ()) -> str:
        """The sentence; `names` are those of the seats."""
        if said.key == "seat":
            seat = said.values["seat"]
            assert isinstance(seat, int)
            return names[seat] if seat < len(names) else self.format("seat", {"number": seat + 1})
        if said.key in JOINING:
            items = said.values["items"]
            assert isinstance(items, list)
            told = [self._plain(item, names) for item in items]
            return self._joined(told, f"list-{said.key}", JOINING[said.key])
        if not self.has(said.key):
            text = said.values.get("text")
            return said.key if text is None else str(self._plain(text, names))
        return self.format(said.key, {name: self._plain(value, names) for name, value in said.values.items()})

    def format(self, key: str, values: Mapping[str, int | float | str]) -> str:
        """The text of a key that has one."""
        if not self._bundle.has_message(key) and self._otherwise is not None:
            return self._otherwise.format(key, values)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text"
        text, _ = self._bundle.format_pattern(pattern, {name: _argument(value) for name, value in values.items()})
        return str(text)

    def _plain(self, value: Value, names: Sequence[str]) -> int | float | str:
        if isinstance(value, Phrase):
            return self.say(value, names)
        if isinstance(value, list):
            return self._joined([self._plain(item, names) for item in value], "list-next", "list-next")
        return "" if value is None else value

    def _joined(self, items: list[int | float | str], last: str, usual: str) -> str:
        """`a, b and c`: the last one may be joined in a way of its own."""
        if not items:
            return ""
        keys = [usual] * (len(items) - 2) + [last]
        told = items[0]
        for key, item in zip(keys, items[1:]):
            told = self.format(key, {"told": told, "item": item})
        return str(told)


def capital(text: str) -> str:
    """As it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]


def _number(number: Any, **wanted: Any) -> Any:
    """As the text wants it; what is rounded to 0 has no sign."""
    digits = wanted.get("maximumFractionDigits")
    if isinstance(number, float) and digits is not None:
        shown = 100 * number if wanted.get("style") == "percent" else number
        number = number if round(shown, digits) else 0.0
    return fluent_number(number, **wanted)


def _argument(value: int | float | str) -> FluentInt | FluentFloat | str:
    """Whole numbers are digits alone, as they are typed in moves and stand in records, unless a text says otherwise."""
    if isinstance(value, str):
        return value
    return FluentInt(value, useGrouping=False) if isinstance(value, int) else FluentFloat(value)


def source(package: str, language: str, pattern: str = "*.ftl", without: Collection[str] = ()) -> str:
    """The texts that a package has in a language, all or those of some files, as Fluent writes them; perhaps empty."""
    folder = files(package) / "texts" / language
    if not folder.is_dir():
        return ""
    wanted = [file for file in folder.iterdir() if fnmatch(file.name, pattern) and file.name not in without]
    return "\n".join(file.read_text("utf-8") for file in sorted(wanted, key=lambda file: file.name))


def catalogue(packages: tuple[str, ...] = (), language: str | None = None) -> Catalogue:
    """The program's texts and those of a game's packages, in the language that is spoken unless another is named."""
    return _catalogue(packages, spoken() if language is None else language)


@cache
def _catalogue(packages: tuple[str, ...], language: str) -> Catalogue:
    """English where the language has none; a game that does not speak it is English as a whole, lists and all."""
    if language == ENGLISH:
        return Catalogue(language, [OWN, *packages])
    english = _catalogue(packages, ENGLISH)
    if packages and not any(source(package, language) for package in packages):
        return english
    return Catalogue(language, [OWN, *packages], english)


def of_game(game: str | None, language: str | None = None) -> Catalogue:
    """The texts for a game, by its id; for an unknown one, as for none, the program's own."""
    from powerhouse.core import registry

    if game is None:
        return catalogue((), language)
    try:
        return catalogue(registry.find(game).packages, language)
    except BadSetup:
        return catalogue((), language)


def title_of(game: str, language: str | None = None) -> str:
    """The name of a game as the language has it, otherwise as its box in English."""
    from powerhouse.core import registry

    return of_game(game, language).say(registry.find(game).title)


def say(key: str, /, **values: Value) -> str:
    """A text of the program's own, for whoever sits at this machine."""
    return catalogue().say(Phrase(key, values))


# Languages


def speak(language: str) -> None:
    """From now on, here and in what is begun from here, texts are in this language."""
    _spoken.set(language)


def spoken() -> str:
    return _spoken.get()


@cache
def languages() -> list[str]:
    """Those that the program has texts in."""
    return sorted(folder.name for folder in (files(OWN) / "texts").iterdir() if is_language(folder.name))


def best_of(wanted: Iterable[str]) -> str | None:
    """The first that the program speaks, or at least a near one: `sr-RS` is content with `sr-Latn`."""
    for one in wanted:
        near = [language for language in languages() if _near(one, language)]
        if near:
            return near[-1]  # Latin script before Cyrillic, where only the language is named
    return None


def _near(wanted: str, language: str) -> bool:
    """The same language, and the same script if both name one."""
    first, *more = wanted.split("-")
    own, *script = language.split("-")
    named = [part.title() for part in more if len(part) == _SCRIPT]
    return first.lower() == own and (not named or not script or named == script)


def is_language(code: str) -> bool:
    """Whether it can name a language, as `en` or `sr-Latn`: nothing else becomes part of a path."""
    return re.fullmatch(r"[A-Za-z]{2,3}(-[A-Za-z]{2,8})*", code) is not None
