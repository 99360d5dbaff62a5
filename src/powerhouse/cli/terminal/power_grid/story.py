"""What happened, told in short lines: one for each auction, one for each player's shopping, building and supply."""

import re
from collections.abc import Iterable

from rich.console import RenderableType

from powerhouse.cli.terminal.chronicle import Event
from powerhouse.cli.terminal.lines import AUCTION, Line, Lines, Told
from powerhouse.cli.terminal.power_grid.board import Board
from powerhouse.cli.terminal.power_grid.marks import tokens_words
from powerhouse.games.power_grid.view import PlantView, View


class Story(Lines):
    """The lines of a game of Power Grid."""

    def __init__(self, told: Told, board: Board) -> None:
        super().__init__(told)
        self.board = board

    def tell(self, events: Iterable[Event]) -> list[RenderableType]:
        """Payments are public, what is left in the purse is not: views of the seat that moved tell only the former."""
        for event in events:
            move = event.move
            seat = None if move is None else move.seat
            after: View = event.after.view(seat)
            if move is None or seat is None:
                self._setup(after)
                continue
            before: View = event.before.view(seat)
            self._move(seat, move.text, before, after)
            self._consequences(move.text, [entry.text for entry in event.reveals], before, after)
        return self.drawn()

    # Moves

    def _move(self, seat: int, text: str, before: View, after: View) -> None:
        verb, _, rest = text.partition(" ")
        name = self.told.seat_name(seat)
        paid = _money(before, seat) - _money(after, seat)
        if verb == "offer":
            self.line(seat, f"{name} offers plant {rest}", AUCTION, int(rest))
        elif before.ask == "bid":
            self._bid(seat, verb, rest, before)
        elif verb == "pass":
            self.line(seat, f"{name} passes and buys no plant this round")
        elif verb == "buy":
            self._buy(seat, f"{name} buys ", rest, paid)
        elif verb == "build":
            self.more(seat, f"{name} connects ", f"{self.board.name(rest)} for {paid}")
        elif verb == "run":
            self.line(seat, f"{name} supplies {self.board.supplied(-paid)} and earns {-paid} ({text})")
        elif verb == "scrap":
            self.line(seat, f"{name} scraps plant {rest}" + (f" for {-paid}" if paid else ""))
        elif verb == "mark":
            self.line(seat, f"{name} marks {self.board.name(rest)} as a start city")
        elif verb == "place":
            self.more(seat, f"{name} places houses of the Trust in ", self.board.name(rest))
        elif verb == "return":
            self.more(seat, f"{name} returns ", rest)

    def _bid(self, seat: int, verb: str, amount: str, before: View) -> None:
        """The bids of an auction go on its line; where the story begins later, on a line of their own."""
        assert before.auction is not None
        key = (AUCTION, before.auction.plant)
        going_on = bool(self.lines) and self.lines[-1].key == key
        said = f"{self.told.seat_name(seat)} {'passes' if verb == 'pass' else f'bids {amount}'}"
        if not going_on:
            self.line(seat, f"{said} for plant {before.auction.plant}", *key)
        elif before.auction.bid is None:
            self.lines[-1].opening += f" for {amount}"
        else:
            self.lines[-1].parts.append(said)

    def _buy(self, seat: int, opening: str, fuel: str, price: int) -> None:
        """Tokens of a kind are counted together."""
        self.more(seat, opening, "")
        bought = self.lines[-1].bought
        count, paid = bought.get(fuel, (0, 0))
        bought[fuel] = (count + 1, paid + price)
        self.lines[-1].parts = [f"{count} {fuel} for {paid}" for fuel, (count, paid) in bought.items()]

    # What follows from them

    def _setup(self, view: View) -> None:
        self.aside(f"the zone is {', '.join(view.zone)}")
        self.aside(f"the first turn order is {', '.join(self.told.seat_name(seat) for seat in view.order)}")

    def _consequences(self, text: str, reveals: list[str], before: View, after: View) -> None:
        taken = self._sale(text, before, after) | self._trust(before, after)
        if after.step != before.step:
            self.aside(f"step {after.step} begins")
        self._plants(reveals, before, after, taken)
        if after.round != before.round:
            arrived = {new.name: new.left - old.left for old, new in zip(before.fuel, after.fuel)}
            self.aside(f"round {after.round}; the fuel market gets {tokens_words(arrived)}")

    def _sale(self, text: str, before: View, after: View) -> set[int]:
        """The plant that somebody got by this move; without an auction the last buyer pays the minimum."""
        for old, new in zip(before.players, after.players):
            for plant in _numbers(new.plants) - _numbers(old.plants):
                name = self.told.seat_name(new.seat)
                if before.auction is None:
                    minimum = 1 if before.market.token == plant else plant
                    self.lines[-1] = Line(self.told.chip(new.seat), (), f"{name} buys plant {plant} for {minimum}")
                else:
                    price = text.removeprefix("bid ") if text.startswith("bid ") else before.auction.bid
                    self.lines[-1].end = f"{name} buys it for {price}"
                return {plant}
        return set()

    def _trust(self, before: View, after: View) -> set[int]:
        if before.trust is None or after.trust is None:
            return set()
        taken = _numbers(after.trust.plants) - _numbers(before.trust.plants)
        for plant in taken:
            self.aside(f"the Trust takes plant {plant}")
        fuel = {name: max(0, after.trust.fuel[name] - before.trust.fuel[name]) for name in after.trust.fuel}
        if any(fuel.values()):
            self.aside(f"the Trust takes {tokens_words(fuel)}")
        return taken

    def _plants(self, reveals: list[str], before: View, after: View, taken: set[int]) -> None:
        """What came to the plant market and what went, in one line."""
        old = _numbers(before.market.current + before.market.future)
        new = _numbers(after.market.current + after.market.future)
        under = set(after.market.under) - set(before.market.under)
        drawn = {int(text.removeprefix("draw ")) for text in reveals if re.fullmatch("draw [0-9]+", text)}
        parts = [f"plant {number} goes under the deck" for number in sorted(under)]
        parts += [f"plant {number} leaves the game" for number in sorted((old | drawn) - new - under - taken)]
        parts += [f"plant {number} comes" for number in sorted(new - old)]
        if "draw step-3" in reveals:
            parts.append("the Step 3 card is drawn")
        if parts:
            self.aside(", ".join(parts))


def _money(view: View, seat: int) -> int:
    return view.players[seat].money or 0


def _numbers(plants: list[PlantView]) -> set[int]:
    return {plant.number for plant in plants}
