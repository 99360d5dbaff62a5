"""What a coach says of a move: why, in the words of the game, how it stands after it, and what other moves would lose.

The numbers are those by which the bot has chosen.
"""

from collections.abc import Callable, Sequence

from powerhouse.bots.bot import Considered
from powerhouse.core.phrase import Phrase, phrase

OTHERS = 2
"""So many other moves are spoken of."""

SHARE = 0.005
"""Shares of the win that differ by less are told as equal."""

MEASURE = 0.5
"""The same of values in the measure of a game."""

Spoken = Callable[[int], Phrase]
"""A move as people say it."""


def advice(considered: Sequence[Considered], spoken: Spoken) -> list[Phrase]:
    """Sentences on the first of these moves, which is the best: its reason, and what is said beside it."""
    reason = considered[0].reason
    return ([reason] if reason is not None else []) + beside(considered, spoken)


def beside(considered: Sequence[Considered], spoken: Spoken) -> list[Phrase]:
    """What the best move is worth and the next best would lose; nothing where a bot has weighed one move alone."""
    best, *others = considered
    told = [phrase("coach-share", share=_percent(best.value))] if best.share and others else []
    return told + [_other(best, other, spoken(other.move)) for other in others[:OTHERS]]


def _other(best: Considered, other: Considered, move: Phrase) -> Phrase:
    loss = best.value - other.value
    if loss < -(SHARE if best.share else MEASURE):
        return phrase("coach-unsure", move=move)
    if loss < (SHARE if best.share else MEASURE):
        return phrase("coach-equal", move=move)
    if best.share:
        return phrase("coach-loses-share", move=move, share=_percent(other.value), loss=_percent(loss))
    return phrase("coach-loses", move=move, loss=round(loss))


def _percent(share: float) -> int:
    """Whole per cents: the pages' way of formatting numbers knows no shares."""
    return round(100 * share)
