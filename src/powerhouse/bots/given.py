"""Weights by name, as a data file gives them to the heuristics of a game."""

from collections.abc import Mapping

from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import phrase


def give(weights: object, game: str, values: Mapping[str, float], by_round: Mapping[str, int] | None = None) -> None:
    """Set every weight that the class of these declares, none of which may be missing, and no other be there.

    One named in `by_round` has so many values, `NAME_0` and on, for so many rounds to follow.
    """
    kind = type(weights)
    declared: list[str] = list(getattr(kind, "__mypyc_attrs__", None) or kind.__annotations__)
    left = dict(values)
    missing: list[str] = []
    for name in declared:
        rounds = by_round.get(name, 0) if by_round is not None else 0
        found: list[float] = []
        for key in [f"{name}_{after}" for after in range(rounds)] or [name]:
            if key in left:
                found.append(float(left.pop(key)))
            else:
                missing.append(key)
        if not missing:
            setattr(weights, name, found if rounds else found[0])
    if missing:
        raise PowerhouseError(phrase("weights-missing", game=game, weights=[*missing]))
    if left:
        raise PowerhouseError(phrase("weights-left-over", game=game, weights=[*left]))
