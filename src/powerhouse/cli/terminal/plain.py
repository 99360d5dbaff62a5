"""Any position in lines, for games without a screen of their own: what its view holds, field by field."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.core.phrase import Items, Phrase, named

Say = Callable[[Phrase], str]
LEFT_OUT = ("choices", "bids")
"""The moves are listed by themselves."""


def position(view: Any, say: Say) -> list[RenderableType]:
    """Plain values side by side, then what has parts of its own."""
    fields = [(name, value) for name, value in _fields(view).items() if name not in LEFT_OUT and value is not None]
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    drawn: list[RenderableType] = []
    for name, value in fields:
        if _is_rows(value):
            drawn += [Text(_label(name, say), style="dim"), _rows(value, say)]
        else:
            grid.add_row(_label(name, say), _inline(value, say))
    return [grid, *drawn] if grid.row_count else drawn


def _fields(value: Any) -> dict[str, Any]:
    if isinstance(value, Struct):
        return {name: getattr(value, name) for name in value.__struct_fields__}
    return dict(value) if isinstance(value, Mapping) else {"": value}


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, Struct) for row in value)


def _rows(rows: list[Struct], say: Say) -> Grid:
    """A line for each, a column for each field that any of them has."""
    names = [name for name in rows[0].__struct_fields__ if any(getattr(row, name, None) is not None for row in rows)]
    grid = Grid(box=None, padding=(0, 2, 0, 2), pad_edge=True, header_style="dim")
    for name in names:
        grid.add_column(_label(name, say))
    for row in rows:
        grid.add_row(*(_inline(getattr(row, name, None), say) for name in names))
    return grid


def _inline(value: Any, say: Say) -> str:
    """A value in one line; parts that have none are left out."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return say(named("plain-yes" if value else "plain-no", ""))
    if isinstance(value, list):
        return ", ".join(_inline(item, say) for item in value) or "–"
    if isinstance(value, Struct | Mapping):
        parts: Items = [
            f"{_label(name, say)} {_inline(part, say)}" for name, part in _fields(value).items() if part is not None
        ]
        return say(Phrase("beside-of", {"items": parts})) or "–"
    return str(value)


def _label(name: str, say: Say) -> str:
    """What a game calls a field, otherwise its name with spaces."""
    return say(named(f"field-{name.replace('_', '-')}", name.replace("_", " ")))
