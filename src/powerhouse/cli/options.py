"""Options of a game as they are typed: `--option map=usa`."""

from powerhouse.core.errors import BadSetup
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
