"""What happened, told in short lines: one for each auction, one for each player's shopping, one for all income."""

from collections import Counter
from collections.abc import Iterable

from rich.console import RenderableType
from rich.text import Text

from powerhouse.cli.terminal.chronicle import Event
from powerhouse.cli.terminal.layout import both
from powerhouse.cli.terminal.lines import AUCTION, Line, Lines, Told
from powerhouse.cli.terminal.power_grid_card_game.marks import LETTERS, card_code, plant_mark, units_words
from powerhouse.games.power_grid_card_game.view import PlantView, View

INCOME = "income"


class Story(Lines):
    """The lines of the Card Game.

    Payments are public, what is left in the purse is not: views of the seat that moved tell only the former.
    """

    def __init__(self, told: Told, plants: dict[str, PlantView]) -> None:
        super().__init__(told)
        self.plants = plants

    def tell(self, events: Iterable[Event]) -> list[RenderableType]:
        for event in events:
            move = event.move
            seat = None if move is None else move.seat
            after: View = event.after.view(seat)
            if move is None or seat is None:
                self.aside(f"the first turn order is {self._order(after)}")
                continue
            before: View = event.before.view(seat)
            told = len(self.lines)
            self._move(seat, move.text, before, after)
            sold = self._sale(move.text, before, after)
            self._consequences([entry.text for entry in event.reveals], before, after, sold or len(self.lines) > told)
        return self.drawn()

    def _order(self, view: View) -> str:
        names = [self.told.seat_name(seat) for seat in view.order]
        if view.trust is not None:
            names.insert(1, "the Trust")
        return ", ".join(names)

    # Moves

    def _move(self, seat: int, text: str, before: View, after: View) -> None:
        verb, _, rest = text.partition(" ")
        name = self.told.seat_name(seat)
        paid = _money(before, seat) - _money(after, seat)
        if verb == "offer":
            plant = next(plant for plant in before.market.current if plant.name == rest)
            self.line(seat, f"{name} offers {_mark(plant)}", AUCTION, plant.card)
        elif before.ask == "bid":
            self._bid(seat, verb, rest, before)
        elif verb == "pass":
            self.line(seat, f"{name} passes and buys no plant this round")
        elif verb == "buy":
            self._buy(seat, f"{name} buys ", rest, paid, before, after)
        elif verb == "run":
            self._earn(seat, rest, -paid, before)
        elif verb == "scrap":
            self._scrap(seat, rest, -paid, before, after)
        elif verb == "return":
            self.more(seat, f"{name} gives up 1 ", rest)

    def _bid(self, seat: int, verb: str, amount: str, before: View) -> None:
        """The bids of an auction go on its line; where the story begins later, on a line of their own."""
        assert before.auction is not None
        key = (AUCTION, before.auction.plant.card)
        going_on = bool(self.lines) and self.lines[-1].key == key
        said = f"{self.told.seat_name(seat)} {'passes' if verb == 'pass' else f'bids {amount}'}"
        if not going_on:
            self.line(seat, f"{said} for {_mark(before.auction.plant)}", *key)
        elif before.auction.bid is None:
            self.lines[-1].opening += f" for {amount}"
        else:
            self.lines[-1].parts.append(said)

    def _buy(self, seat: int, opening: str, card: str, price: int, before: View, after: View) -> None:
        """The cards of one player with their sum, and what found no room."""
        self.more(seat, opening, "")
        line = self.lines[-1]
        fuel, units, *_ = card.split()
        code = card_code(fuel, int(units))
        count, paid = line.bought.get(code, (0, 0))
        line.bought[code] = (count + 1, paid + price)
        codes = [f"{code}×{count}" if count > 1 else code for code, (count, _) in line.bought.items()]
        line.parts = [f"{' '.join(codes)} for {sum(paid for _, paid in line.bought.values())}"]
        left = _leftovers(after, fuel) - _leftovers(before, fuel)
        if left > 0:
            are = "is" if left == 1 else "are"
            line.end += f"; {left} {fuel} too many {are} laid out for {after.resources.columns[0].price}"

    def _earn(self, seat: int, run: str, income: int, before: View) -> None:
        if not self.lines or self.lines[-1].key != (INCOME,):
            self.lines.append(Line(Text("   "), (INCOME,), "Income: "))
        names = run.partition(" with ")[0].split()
        plants = [str(plant.number) for plant in before.players[seat].plants if plant.name in names]
        source = f" with {both(plants)}" if plants else ""
        self.lines[-1].parts.append(f"{self.told.seat_name(seat)} {income}{source}")

    def _scrap(self, seat: int, name: str, paid: int, before: View, after: View) -> None:
        plant = next(plant for plant in before.players[seat].plants if plant.name == name)
        lost = {fuel: before.players[seat].fuel[fuel] - after.players[seat].fuel[fuel] for fuel in LETTERS}
        with_it = f" and gives up {units_words(lost)}" if any(lost.values()) else ""
        price = f" for {paid}" if paid else ""
        self.line(seat, f"{self.told.seat_name(seat)} scraps {_mark(plant)}{price}{with_it}")

    # What follows from them

    def _sale(self, text: str, before: View, after: View) -> bool:
        """The plant that somebody got by this move; without an auction the last buyer pays the minimum."""
        for old, new in zip(before.players, after.players):
            for plant in _new(old.plants, new.plants):
                name = self.told.seat_name(new.seat)
                if before.auction is None:
                    paid = _money(before, new.seat) - _money(after, new.seat)
                    self.lines[-1] = Line(self.told.chip(new.seat), (), f"{name} buys {_mark(plant)} for {paid}")
                else:
                    price = text.removeprefix("bid ") if text.startswith("bid ") else before.auction.bid
                    line = self.lines[-1]
                    unopposed = line.opening.startswith(name) and not any(" bids " in part for part in line.parts)
                    line.end = "and gets it" if unopposed else f"{name} buys it for {price}"
                return True
        return False

    def _consequences(self, reveals: list[str], before: View, after: View, told: bool) -> None:
        """What the rules do by themselves; what comes in the place of a plant goes on the line that told of it."""
        taken = self._trust(before, after)
        changes = self._plants(reveals, before, after, taken)
        if changes and (told or taken) and after.round == before.round:
            self.lines[-1].end += f"; {', '.join(changes)}"
            changes = []
        if after.round != before.round:
            begins = "the last round, for points" if after.last_round else f"round {after.round}"
            self.aside(f"{begins}: the turn order is {self._order(after)}")
            self._refill(reveals, before)
        elif after.order != before.order:
            self.aside(f"the dearest plant goes first: the turn order is {self._order(after)}")
        if changes:
            self.aside(", ".join(changes))
        if after.next_is_last and not before.next_is_last:
            self.aside("the next round is the last")

    def _trust(self, before: View, after: View) -> list[PlantView]:
        if before.trust is None or after.trust is None:
            return []
        taken = _new(before.trust.plants, after.trust.plants)
        for plant in taken:
            self.aside(f"the Trust takes {_mark(plant)}")
        fuel = {name: max(0, after.trust.fuel[name] - before.trust.fuel[name]) for name in after.trust.fuel}
        if any(fuel.values()):
            self.aside(f"the Trust takes {units_words(fuel)}")
        return taken

    def _plants(self, reveals: list[str], before: View, after: View, taken: list[PlantView]) -> list[str]:
        """What came to the plant market and what went."""
        old = before.market.current + before.market.future
        new = after.market.current + after.market.future
        drawn = [self.plants[name] for text in reveals if (name := text.removeprefix("draw ")) in self.plants]
        owned = [plant for player in after.players for plant in player.plants]
        under = [plant for plant in old if plant.name in after.market.under]
        gone = _new(new + under + owned + taken, old + drawn)
        changes = [f"{_mark(plant)} goes under the deck" for plant in under]
        changes += [f"{_mark(plant)} leaves the game" for plant in gone]
        changes += [f"{_mark(plant)} comes" for plant in _new(old, new)]
        if "draw last-round" in reveals:
            changes.append("the last-round card is drawn")
        return changes

    def _refill(self, reveals: list[str], before: View) -> None:
        """The new resource cards, those of a kind together."""
        drawn = Counter(text.removeprefix("resource ") for text in reveals if text.startswith("resource "))
        if not drawn:
            return
        kinds = [(card.split(), count) for card, count in sorted(drawn.items())]
        codes = " ".join(card_code(fuel, int(units), count) for (fuel, units), count in kinds)
        shuffled = ", after the discard pile was shuffled" if drawn.total() > before.resources.deck_size else ""
        self.aside(f"new resource cards: {codes}{shuffled}")


def _mark(plant: PlantView) -> str:
    return plant_mark(plant).plain


def _money(view: View, seat: int) -> int:
    return view.players[seat].money or 0


def _new(old: list[PlantView], new: list[PlantView]) -> list[PlantView]:
    """The plants that are new among these."""
    known = {plant.card for plant in old}
    return [plant for plant in new if plant.card not in known]


def _leftovers(view: View, fuel: str) -> int:
    return sum(card.count for card in view.resources.columns[0].cards if card.fuel == fuel)
