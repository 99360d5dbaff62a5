"""What a program that learns is told of the lines: how far those of each seat refine, the observer's one by one."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.features import Sheet
from powerhouse.core.packed import i32, vec
from powerhouse.games.pipeline import refining
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.table import Table

LINES: Final = 12
"""So many of the observer's lines are told one by one, the longest first."""
KINDS: Final = ["lines", "attached-lines"]
LINE: Final = ["line-colour", "line-length", "line-power", "line-grade", "line-attached", "line-loop"]


def put_reached(sheet: Sheet, state: Table, player: Player, parts: list[str]) -> None:
    """By colour and the grade that lines reach from crude: how many there are, and how many touch a machine."""
    network = player.network
    all = vec[i64]([0] * len(parts))
    attached = vec[i64]([0] * len(parts))
    for line in network.lines():
        reached = 4 * line.colour + refining.best_grade(state, player, line)
        all[reached] += 1
        if network.attached(line):
            attached[reached] += 1
    cube: i64
    for cube in range(len(parts)):
        sheet.part(parts[cube])
        at = sheet.row(KINDS)
        sheet.numbers[at] = i32(all[cube])
        sheet.numbers[at + 1] = i32(attached[cube])


def put_lines(sheet: Sheet, state: Table, observer: Player, block: i64, levels: i64) -> None:
    network = observer.network
    if sheet.stands(block, LINES * len(LINE), network, levels):
        return
    ranked = sorted([(-len(line.segments), number) for number, line in enumerate(network.lines())])
    for place in range(LINES):
        sheet.part("line", place)
        if place >= len(ranked):
            sheet.blank(LINE)
            continue
        line = network.lines()[ranked[place][1]]
        sheet.put("line-colour", line.colour + 1)
        sheet.put("line-length", len(line.segments))
        sheet.put("line-power", refining.power(state, observer, line))
        sheet.put("line-grade", refining.best_grade(state, observer, line))
        sheet.flag("line-attached", network.attached(line))
        sheet.flag("line-loop", line.loop)
