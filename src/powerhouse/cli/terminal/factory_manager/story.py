"""What happened, told in short lines: one for each auction, one for what each player brings, buys and stops."""

from collections.abc import Iterable
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from powerhouse.cli.terminal.chronicle import Event
from powerhouse.cli.terminal.factory_manager.marks import Tiles, short, words, workers
from powerhouse.cli.terminal.screen import bullet
from powerhouse.games.factory_manager.view import View

LATEST_BIDS = 3


class Told(Protocol):
    """What the story needs of the table: names and letters of the seats."""

    def chip(self, seat: int) -> Text: ...
    def seat_name(self, seat: int) -> str: ...


class Line:
    """A line of the story; moves that belong together have the same key and go on the same line."""

    def __init__(self, chip: Text, key: tuple[object, ...], opening: str) -> None:
        self.chip = chip
        self.key = key
        self.opening = opening
        self.tiles: list[str] = []
        self.bought: dict[str, list[int]] = {}
        self.demolished: list[str] = []
        self.parts: list[str] = []
        self.end = ""

    def text(self, tiles: Tiles) -> str:
        """Of an auction the opening and the last bids, or the end, tell enough."""
        if self.key[:1] != ("auction",):
            return f"{self.opening} {', '.join([*self._deeds(tiles), *self.parts])}"
        if self.end:
            return f"{self.opening} … {self.end}" if self.parts else f"{self.opening}, {self.end}"
        left_out = " …" if len(self.parts) > LATEST_BIDS else ""
        return ", ".join([self.opening + left_out, *self.parts[-LATEST_BIDS:]])

    def _deeds(self, tiles: Tiles) -> list[str]:
        """What was brought or stopped, bought and demolished, equal tiles together."""
        deeds = [words(tiles, self.tiles)] if self.tiles else []
        if self.bought:
            bought = [f"{words(tiles, [id] * len(paid))} for {sum(paid)}" for id, paid in self.bought.items()]
            deeds.append(f"buys {', '.join(bought)}")
        return [*deeds, f"demolishes {words(tiles, self.demolished)}"] if self.demolished else deeds


class Story:
    """Collects lines. Everything at this table is open, so it is told from the view of nobody."""

    def __init__(self, told: Told, tiles: Tiles) -> None:
        self.told = told
        self.tiles = tiles
        self.lines: list[Line] = []

    def tell(self, events: Iterable[Event]) -> list[RenderableType]:
        for event in events:
            after: View = event.after.view(None)
            reveals = [entry.text for entry in event.reveals]
            if event.move is None or event.move.seat is None:
                self._setup(after)
                continue
            before: View = event.before.view(None)
            self._move(event.move.seat, event.move.text, before, after)
            self._consequences(reveals, before, after)
        return [
            bullet(line.chip, Text(line.text(self.tiles), style="" if line.chip.plain.strip() else "dim"))
            for line in self.lines
        ]

    # Moves

    def _move(self, seat: int, text: str, before: View, after: View) -> None:
        verb, _, rest = text.partition(" ")
        if verb == "offer":
            self._line(seat, f"{self.told.seat_name(seat)} offers tile {rest}", "auction", int(rest))
        elif before.ask == "bid":
            self._bid(seat, verb, rest, before, after)
        elif verb == "bring":
            self._open(seat, "brings").tiles.append(rest)
        elif before.ask == "buy":
            self._buy(seat, verb, rest, before, after)
        elif verb == "stop":
            self._open(seat, "stops").tiles.append(rest)

    def _bid(self, seat: int, verb: str, amount: str, before: View, after: View) -> None:
        """The bids of an auction go on its line; where the story begins later, on a line of their own."""
        assert before.auction is not None
        tile = before.auction.tile
        key = ("auction", tile)
        name = self.told.seat_name(seat)
        said = f"{name} passes" if verb == "pass" else f"{name} bids {amount}"
        going_on = bool(self.lines) and self.lines[-1].key == key
        if not going_on:
            alone = before.auction.bidders == [seat]
            self._line(seat, f"{name} is left with tile {tile}" if alone else f"{said} for tile {tile}", *key)
        elif before.auction.bid is None:
            self.lines[-1].opening += f" for {amount}"
        else:
            self.lines[-1].parts.append(said)
        if tile not in after.offered:
            self._claim(seat, amount, before)

    def _claim(self, seat: int, amount: str, before: View) -> None:
        """Who got the tile: the bidder of an unbeatable bid, or the leader when the last other one passes."""
        assert before.auction is not None
        if amount:
            self.lines[-1].end = f"puts {workers(int(amount))} on it" if int(amount) else "for nothing"
            if len(before.auction.bidders) > 1:
                self.lines[-1].end = f"{self.told.seat_name(seat)} takes it for {workers(int(amount))}"
            return
        leader, bid = before.auction.leader, before.auction.bid or 0
        assert leader is not None
        price = workers(bid) if bid else "nothing"
        self.lines[-1].end = f"{self.told.seat_name(leader)} takes it for {price}"

    def _buy(self, seat: int, verb: str, rest: str, before: View, after: View) -> None:
        paid = before.players[seat].money - after.players[seat].money
        line = self._open(seat, "")
        if verb == "buy":
            line.bought.setdefault(rest, []).append(paid)
        elif verb == "demolish":
            line.demolished.append(rest)
        elif verb == "place":
            if paid:
                line.parts.append(f"places {short(self.tiles[rest])} on a building site for {paid}")
            elif rest not in line.bought:
                line.parts.append(f"places {short(self.tiles[rest])}")
        elif verb == "hire":
            line.parts.append(f"hires {rest} seasonal for {paid}")
        elif not (line.bought or line.demolished or line.parts):
            idle = before.left == before.players[seat].available
            line.parts.append("buys nothing" if idle else "is done")

    def _line(self, seat: int, opening: str, *key: object) -> Line:
        self.lines.append(Line(self.told.chip(seat), key, opening))
        return self.lines[-1]

    def _open(self, seat: int, verb: str) -> Line:
        """The line of what this player is doing, a new one if need be."""
        opening = f"{self.told.seat_name(seat)} {verb}".strip()
        if self.lines and self.lines[-1].key == (opening,):
            return self.lines[-1]
        return self._line(seat, opening, opening)

    # What follows from them

    def _setup(self, view: View) -> None:
        order = [f"{self.told.seat_name(seat)} {view.players[seat].order_tile}" for seat in view.order]
        self._aside(f"The turn-order tiles are dealt: {', '.join(order)}")
        self._aside(f"In the first market lie {words(self.tiles, [held.tile for held in view.market])}")
        self._turned_up(view)

    def _aside(self, text: str) -> None:
        self.lines.append(Line(Text("   "), (), text))

    def _turned_up(self, view: View) -> None:
        self._aside(f"Round {view.round}: turn-order tiles {', '.join(map(str, view.offered))} come up")

    def _consequences(self, reveals: list[str], before: View, after: View) -> None:
        if before.ask != "run" or after.ask == "run":
            return
        rise = after.energy_price - before.energy_price
        price = f"rises to {after.energy_price}" if rise else f"stays at {after.energy_price}"
        profits = [f"{self.told.seat_name(seat)} {after.players[seat].profit}" for seat in before.order]
        self._aside(f"The energy price {price}; profit: {', '.join(profits)}")
        if after.ask != "over":
            self._turned_up(after)
