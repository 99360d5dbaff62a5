"""Pairs as they are typed: `--option map=usa`, `--bot mine=mine.py:MyBot`."""

import re

from powerhouse.core.errors import BadSetup, PowerhouseError
from powerhouse.core.phrase import phrase


def pairs(texts: list[str]) -> dict[str, str]:
    """Names and values; raises `BadSetup` for a text that is no pair."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise BadSetup(phrase("option-form", text=text))
        found[name] = value
    return found


BOT_NAME = re.compile(r"[A-Za-z0-9-]{1,30}")


def bots_by_name(texts: list[str] | None) -> dict[str, str]:
    """What a bot is made of, by the name under which it plays; raises `PowerhouseError`."""
    found: dict[str, str] = {}
    for text in texts or []:
        name, equals, spec = text.partition("=")
        if not equals or not BOT_NAME.fullmatch(name) or not spec:
            raise PowerhouseError(phrase("host-bot-form", text=text))
        found[name] = spec
    return found
