"""Things of the game by the names that people give them: oil, contracts, pipe tiles, spaces of the board."""

from collections import Counter

from powerhouse.core.phrase import Items, Phrase, Value, all_of, phrase
from powerhouse.games.pipeline.codes import ACTIONS, COLOURS, FAMILIES, GRADES
from powerhouse.games.pipeline.cubes import colour_of, grade_of
from powerhouse.games.pipeline.figures import Demand
from powerhouse.games.pipeline.grid import COLOUR_OF, Face


def oil(colour: Value, grade: Value) -> Phrase:
    """`teal mid`."""
    return phrase("oil", colour=colour, grade=grade)


def counted_oil(cubes: Counter[tuple[int, int]]) -> Items:
    """So many cubes of each colour and grade: `2 orange crude`."""
    return [
        phrase("oil-counted", oil=oil(COLOURS[colour], GRADES[grade]), count=count)
        for (colour, grade), count in sorted(cubes.items())
    ]


def tender_name(demand: Demand) -> Phrase:
    """A contract or an order has no name on the board: it is told by what it asks for."""
    needs = Counter((colour_of(need), grade_of(need)) for need in demand.needs)
    return phrase("tender", needs=all_of(counted_oil(needs)))


def pipe_name(face: Face) -> Phrase:
    """A pipe tile by the pipes on it."""
    colours = Counter(int(COLOUR_OF[2 * kind + at]) for kind in (face.first[0], face.second[0]) for at in range(2))
    pipes: Items = [
        phrase("pipes-of-colour", count=count, colour=COLOURS[colour]) for colour, count in sorted(colours.items())
    ]
    return phrase("pipe-tile", id=face.id, pipes=all_of(pipes))


def action_name(action: int) -> Phrase:
    return phrase(f"action-{ACTIONS[action]}")


def family_name(family: int) -> Phrase:
    return phrase(f"family-{FAMILIES[family]}")


def spot(x: int, y: int) -> Phrase:
    """A cell of the network as so many steps from the first half that was laid."""
    across, along = ("left" if x < 0 else "right"), ("up" if y < 0 else "down")
    if x and y:
        return phrase("spot", across=across, columns=abs(x), along=along, rows=abs(y))
    if y:
        return phrase("spot-in-column", along=along, rows=abs(y))
    return phrase("spot-in-row", across=across, columns=abs(x)) if x else phrase("spot-first")
