"""Phase 5: which plants run, what that burns, supplies and earns."""

from dataclasses import dataclass

from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.power_grid.marks import LETTERS, tokens_mark
from powerhouse.games.power_grid.view import PlayerView, View


@dataclass(frozen=True)
class Option:
    """A run with its fuel, the cities it supplies and the income."""

    move: str
    burns: dict[str, int]
    supplies: int
    income: int


def options(view: View, seat: int) -> list[Option]:
    """The runs worth a thought, the best first: none that burns more than another and supplies no more."""
    found = [
        Option(choice.move, burnt(choice.move, view.players[seat]), choice.supplies or 0, choice.income or 0)
        for choice in view.choices
    ]
    sensible = [one for one in found if not any(_beats(other, one) for other in found)]
    return sorted(sensible, key=lambda one: (-one.supplies, _worth(one, view), one.move))


def burnt(move: str, player: PlayerView) -> dict[str, int]:
    """The tokens that `run 5 10 with 1 coal 1 oil` burns."""
    plants, _, mix = move.removeprefix("run ").partition(" with ")
    tokens = dict.fromkeys(LETTERS, 0)
    for plant in player.plants:
        if str(plant.number) in plants.split() and len(plant.fuels) == 1:
            tokens[plant.fuels[0]] += plant.need
    words = mix.split()
    for amount, fuel in zip(words[::2], words[1::2]):
        tokens[fuel] += int(amount)
    return tokens


def _beats(other: Option, one: Option) -> bool:
    """Whether the other supplies as much for less, or more for no more; of equals the first stays."""
    if other.supplies < one.supplies or any(other.burns[fuel] > one.burns[fuel] for fuel in LETTERS):
        return False
    if other.supplies == one.supplies and other.burns == one.burns:
        return (len(other.move), other.move) < (len(one.move), one.move)
    return True


def _worth(one: Option, view: View) -> int:
    """What the fuel of a run would cost on the market now."""
    price = {fuel.name: fuel.price or fuel.spaces[-1] for fuel in view.fuel}
    return sum(count * price[fuel] for fuel, count in one.burns.items())


def menu(view: View, seat: int) -> Grid:
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    grid.add_column("", justify="right")
    grid.add_column("run")
    grid.add_column("burns")
    grid.add_column("supplies", justify="right")
    grid.add_column("income", justify="right")
    grid.add_column("")
    for number, one in enumerate(options(view, seat), 1):
        grid.add_row(
            f"{number})",
            one.move,
            tokens_mark(one.burns),
            f"{one.supplies} of {len(view.players[seat].cities)}",
            str(one.income),
            Text("best", style="bold green") if number == 1 else "",
        )
    return grid
