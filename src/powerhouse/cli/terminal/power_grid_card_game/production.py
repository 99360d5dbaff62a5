"""Phase 3: which plants produce, what that burns, leaves and earns."""

from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.power_grid_card_game.marks import LETTERS, plant_marks, units_mark
from powerhouse.cli.terminal.power_grid_card_game.needs import burns
from powerhouse.games.power_grid_card_game.view import Choice, PlantView, PlayerView, View

PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th")


@dataclass(frozen=True)
class Option:
    """A run with the units it burns and the income."""

    move: str
    plants: list[PlantView]
    burns: dict[str, int]
    income: int


def options(view: View, seat: int) -> list[Option]:
    """The runs worth a thought, the best first: none that burns more than another and earns no more."""
    found = [_option(choice, view.players[seat]) for choice in view.choices]
    sensible = [one for one in found if not any(_beats(other, one) for other in found)]
    return sorted(sensible, key=lambda one: (-one.income, _worth(one, view), one.move))


def _option(choice: Choice, player: PlayerView) -> Option:
    """A move such as `run 4-coal 7-hybrid with 1 gas 2 oil`."""
    names, _, mix = choice.move.removeprefix("run ").partition(" with ")
    plants = [plant for plant in player.plants if plant.name in names.split()]
    units, _ = burns(plants)
    words = mix.split()
    for amount, fuel in zip(words[::2], words[1::2]):
        units[fuel] += int(amount)
    return Option(choice.move, plants, units, choice.income or 0)


def _beats(other: Option, one: Option) -> bool:
    """Whether the other earns as much for less, or more for no more; of equals the first stays."""
    if other.income < one.income or any(other.burns[fuel] > one.burns[fuel] for fuel in LETTERS):
        return False
    if other.income == one.income and other.burns == one.burns:
        return (len(other.move), other.move) < (len(one.move), one.move)
    return True


def _worth(one: Option, view: View) -> float:
    """What the units of a run would cost on the market now."""
    dearest = view.resources.columns[-1].price
    price = dict.fromkeys(LETTERS, float(dearest))
    for column in view.resources.columns:
        for card in column.cards:
            price[card.fuel] = min(price[card.fuel], column.price / card.units)
    return sum(count * price[fuel] for fuel, count in one.burns.items())


def menu(view: View, seat: int, rows: int) -> RenderableType:
    """As many runs as there are rows for, and how to see the others."""
    found = options(view, seat)
    shown = found if len(found) <= rows - 1 else found[: max(1, rows - 2)]
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", justify="right")
    grid.add_column("produce with", no_wrap=True)
    grid.add_column("burns", no_wrap=True)
    grid.add_column("leaves", no_wrap=True)
    grid.add_column("income", justify="right")
    grid.add_column(_rivals(view, seat), no_wrap=True)
    held = view.players[seat].fuel
    for number, one in enumerate(shown, 1):
        grid.add_row(
            f"{number})",
            plant_marks(one.plants) if one.plants else Text("nothing"),
            units_mark(one.burns),
            units_mark({fuel: held[fuel] - count for fuel, count in one.burns.items()}),
            Text(str(one.income), style="bold"),
            _place(view, seat, one.income),
        )
    if len(shown) == len(found):
        return grid
    return Group(grid, Text(f"    … {len(found) - len(shown)} more: `runs`", style="dim"))


def _rivals(view: View, seat: int) -> str:
    return "next turn order" if any(_earned_by_others(view, seat)) else ""


def _earned_by_others(view: View, seat: int) -> list[tuple[int, int]]:
    """Of those who have produced already: the income, then the dearest plant, by which turn order is made."""
    return [
        (earned, _dearest(view.players[other]))
        for other, earned in enumerate(view.earned)
        if earned is not None and other != seat
    ]


def _dearest(player: PlayerView) -> int:
    return max((plant.number for plant in player.plants), default=0)


def _place(view: View, seat: int, income: int) -> Text:
    """Where this income would stand among those known; who earns the most is first and buys last."""
    others = _earned_by_others(view, seat)
    if not others:
        return Text("")
    own = (income, _dearest(view.players[seat]))
    return Text(f"{PLACES[sum(other > own for other in others)]} of {len(others) + 1} so far", style="dim")
