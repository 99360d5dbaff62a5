"""A position as a picture, for notebooks: how all seats stand, from where one of them sits."""

from html import escape
from typing import Any

from powerhouse.core.catalogue import of_game
from powerhouse.core.phrase import phrase
from powerhouse.core.state import State

WIDTH, LINE, LEFT, GAP = 640, 22, 70, 10
COLOURS = ("#1b6ca8", "#c7511f", "#2d8659", "#8a4fa3", "#a08114", "#5b6770")


class Drawing:
    """A notebook shows it when it is the last thing of a cell; what the `viewer` may not know is a question mark."""

    def __init__(self, game: str, state: State, viewer: int | None = None) -> None:
        self._game = game
        self._state = state
        self._viewer = viewer

    def _repr_svg_(self) -> str:
        texts, state = of_game(self._game), self._state
        rows = state.measures()
        names = list(rows[0]) if rows else []
        room = (WIDTH - LEFT) / max(1, len(names))
        hidden = [[] if seat == self._viewer else state.hides(seat, self._viewer) for seat in range(len(rows))]
        most = {name: max([1, *(row[name] for row, kept in zip(rows, hidden) if name not in kept)]) for name in names}
        height = LINE * (len(rows) + 2) + GAP
        parts: list[Any] = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"',
            'font-family="sans-serif" font-size="12" role="img">',
            f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
            f'<text x="4" y="15" font-size="14">{escape(texts.say(state.heading()))}</text>',
        ]
        for place, name in enumerate(names):
            said = escape(texts.say(phrase(f"figure-{name}")))
            parts.append(f'<text x="{LEFT + room * place:.0f}" y="{2 * LINE - 7}" fill="#444">{said}</text>')
        for seat, row in enumerate(rows):
            top = LINE * (seat + 2)
            colour = COLOURS[seat % len(COLOURS)]
            weight = "bold" if seat == state.turn else "normal"
            parts.append(f'<text x="4" y="{top + 14}" fill="{colour}" font-weight="{weight}">{seat}</text>')
            for place, name in enumerate(names):
                x = LEFT + room * place
                value = "?" if name in hidden[seat] else row[name]
                wide = 0 if name in hidden[seat] else max(0, row[name]) / most[name] * (room - 50)
                parts.append(
                    f'<rect x="{x:.0f}" y="{top + 3}" width="{wide:.0f}" height="{LINE - 8}" fill="{colour}"/>'
                )
                parts.append(f'<text x="{x + wide + 4:.0f}" y="{top + 14}">{value}</text>')
        return "\n".join([*parts, "</svg>"])
