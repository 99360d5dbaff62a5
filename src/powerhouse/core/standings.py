"""Who stands where at the end of a game, and which figures decided it."""

from powerhouse.core.phrase import Items, Phrase, each_of, named, seat_name


class Standing:
    """A seat's place at the end, with the figures that decided it, in the order in which they count.

    `counted` are those that were looked at to tell it from the next one, or the last one from the one before.
    """

    def __init__(self, place: int, seat: int, figures: dict[str, int], counted: list[str]) -> None:
        self.place = place
        self.seat = seat
        self.figures = figures
        self.counted = counted

    def phrase(self) -> Phrase:
        figures: Items = [
            Phrase("standing-figure", {"figure": named(f"figure-{name}", name), "value": value})
            for name, value in self.figures.items()
        ]
        return Phrase("standing", {"place": self.place, "name": seat_name(self.seat), "figures": figures})


class Standings:
    """The seats from the winner down, and why the game ended; equal figures share a place."""

    def __init__(self, game: str, figures: list[dict[str, int]], reason: Phrase) -> None:
        keys = [tuple(seat_figures.values()) for seat_figures in figures]
        by_rank = sorted(range(len(figures)), key=lambda seat: keys[seat], reverse=True)
        self.places = [
            Standing(1 + sum(other > keys[seat] for other in keys), seat, figures[seat], _counted(figures, by_rank, at))
            for at, seat in enumerate(by_rank)
        ]
        self.game = game
        self.reason = reason

    def __str__(self) -> str:
        from powerhouse.core.catalogue import of_game

        return of_game(self.game).say(each_of([*(at.phrase() for at in self.places), self.reason]))

    @property
    def winners(self) -> list[int]:
        return [standing.seat for standing in self.places if standing.place == 1]

    @property
    def tie_break(self) -> str | None:
        """The figure that told the winner from the second, if it was not the first one; `None` for shared places."""
        first = self.places[0]
        return first.counted[-1] if len(self.winners) == 1 and len(first.counted) > 1 else None


def _counted(figures: list[dict[str, int]], by_rank: list[int], at: int) -> list[str]:
    """The figures up to the first one in which neighbours differ."""
    own = figures[by_rank[at]]
    if len(by_rank) < 2:
        return []
    other = figures[by_rank[at + 1 if at + 1 < len(by_rank) else at - 1]]
    counted: list[str] = []
    for name, value in own.items():
        counted.append(name)
        if value != other[name]:
            break
    return counted
