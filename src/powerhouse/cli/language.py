"""The language of the command line: what `--lang` names, or the one that the system speaks."""

import os
from collections.abc import Mapping

from powerhouse.core.catalogue import ENGLISH, best_of, languages, speak
from powerhouse.core.errors import BadSetup
from powerhouse.core.phrase import Items, phrase

OPTION = "--lang"
SCRIPTS = {"latin": "Latn", "cyrillic": "Cyrl"}


def of_system(environment: Mapping[str, str] = os.environ) -> str:
    """By the variables of POSIX, the first that is set: `sr_RS.UTF-8@latin` becomes `sr-RS-Latn`."""
    said = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    place, _, variant = said.partition("@")
    code = place.partition(".")[0].replace("_", "-")
    script = SCRIPTS.get(variant.lower())
    return best_of([f"{code}-{script}" if script else code]) or ENGLISH


def choose(wanted: str | None) -> None:
    """Speak what was asked for; refuse what nobody here speaks."""
    if wanted is None:
        return
    found = best_of([wanted.replace("_", "-")])
    if found is None:
        raise BadSetup(phrase("language-unknown", language=wanted, languages=Items(languages())))
    speak(found)


def first(arguments: list[str]) -> list[str]:
    """The arguments with `--lang` before the command, wherever it was typed."""
    for at, argument in enumerate(arguments):
        if argument == OPTION or argument.startswith(OPTION + "="):
            end = at + (2 if argument == OPTION else 1)
            return [*arguments[at:end], *arguments[:at], *arguments[end:]]
    return arguments
