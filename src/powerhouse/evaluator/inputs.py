"""Which features the evaluator reads: those of the table and of the seat itself, each by what it tells of and its name.

Other seats come in through their own sheets. Of things of which there are very many, as all cities of a map or all
tiles of a box, single ones are not read: what follows from them stands among the features of the seat.
"""

import re
from collections import Counter

from powerhouse.core.features import Sheet
from powerhouse.core.state import State

MANY = 40
"""Of a kind of thing that stands so often on a sheet single ones are not read."""


def names(state: State) -> list[str]:
    """All features of a sheet, as `seat 0/money`; the same for every position of a game."""
    sheet = Sheet(named=True)
    state.features(0, sheet)
    return [f"{part}/{name}" for part, name in zip(sheet.parts, sheet.names)]


def read(state: State) -> list[str]:
    """Those that the evaluator reads."""
    found = names(state)
    kinds = {part: re.sub(r"\d+", "", part) for part in {name.partition("/")[0] for name in found}}
    own = [name for name in found if not re.match(r"seat [1-9]", name)]
    often = Counter(kinds[part] for part in {name.partition("/")[0] for name in own})
    return [name for name in own if often[kinds[name.partition("/")[0]]] < MANY]


def places(state: State, wanted: list[str]) -> list[int]:
    """Where they stand on a sheet; raises `KeyError` for one that this game does not have."""
    at = {name: place for place, name in enumerate(names(state))}
    return [at[name] for name in wanted]
