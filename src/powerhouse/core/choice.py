"""One thing a seat may do now, as a view lists it."""

from msgspec import Struct

from powerhouse.core.notation import Arguments
from powerhouse.core.phrase import Phrase  # noqa: F401 (msgspec looks here for the name in Arguments)
from powerhouse.core.state import State


class Choice(Struct, frozen=True, omit_defaults=True, gc=False):
    """A move: its text to show and to send back, and what it is, taken apart. Games add what it costs and brings;
    what a choice has not is left out where it is written down."""

    move: str
    verb: str
    arguments: Arguments


def choice_fields(state: State, move: int) -> tuple[str, str, Arguments]:
    """What every choice begins with."""
    text, form = state.grammar().said(state, move)
    return text, form.verb, form.arguments
