"""What was mistyped on the command line, in the language that is spoken: a command, an option, a value."""

import re
from difflib import get_close_matches
from typing import Any

from powerhouse.core.phrase import Items, Phrase, one_of, phrase, said

MORE = re.compile(r" \((.*)\)$")
KINDS = {"int_parsing": "whole", "int_from_float": "whole", "float_parsing": "number"}
BOUNDS = {
    "greater_than_equal": ("least", "ge"),
    "greater_than": ("above", "gt"),
    "less_than_equal": ("most", "le"),
}
"""What the library finds wrong with a number: the text that says so, and where the bound stands."""


def unknown_command(typed: str, commands: list[str]) -> Phrase:
    near = get_close_matches(typed, commands)
    if near:
        return phrase("typed-command-near", command=typed, near=_near(near))
    return phrase("typed-command", command=typed)


def mistyped(error: Any) -> Phrase:
    """The sentence for an error of typer, which speaks English only; what is not told apart stays as it says it."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        if error.possibilities:
            return phrase("typed-option-near", option=error.option_name, near=_near(error.possibilities))
        return phrase("typed-option", option=error.option_name)
    if kind == "BadOptionUsage":
        needed = "requires" in error.message
        return phrase("typed-option-empty" if needed else "typed-option-full", option=error.option_name)
    if kind == "MissingParameter":
        return phrase("typed-missing", what=_name(error.param))
    if kind == "BadParameter":
        return phrase("typed-value", what=_name(error.param), wrong=_wrong(error))
    if kind == "UsageError" and (more := MORE.search(error.message)):
        return phrase("typed-more", arguments=more[1])
    return said(error.message)


def _near(names: list[str]) -> Phrase:
    items: Items = [f"`{name}`" for name in sorted(names)]
    return one_of(items)


def _name(parameter: Any) -> str:
    """As it is typed, `--players`; an argument as the help calls it."""
    return str(parameter.opts[0] if parameter.param_type_name == "option" else parameter.metavar or parameter.name)


def _wrong(error: Any) -> Phrase:
    found: list[Any] = getattr(error.__cause__, "errors", list)()
    kind = found[0]["type"] if found else ""
    if kind in KINDS:
        return phrase(f"typed-{KINDS[kind]}", typed=str(found[0]["input"]))
    if kind in BOUNDS:
        text, bound = BOUNDS[kind]
        return phrase(f"typed-{text}", bound=f"{found[0]['ctx'][bound]:g}", typed=str(found[0]["input"]))
    return said(error.message)
