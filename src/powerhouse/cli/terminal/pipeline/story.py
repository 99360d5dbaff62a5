"""What happened, told in short lines: one for each action of a player."""

from collections.abc import Iterable

from rich.console import RenderableType

from powerhouse.cli.terminal.chronicle import Event
from powerhouse.cli.terminal.layout import both
from powerhouse.cli.terminal.lines import Lines, Told
from powerhouse.cli.terminal.pipeline.marks import GRADE_LETTERS, LETTERS, cube_named, demand_name, family_word, short
from powerhouse.games.pipeline.codes import ACTIONS, COLOURS, FAMILIES, GRADES
from powerhouse.games.pipeline.state import Pipeline

WHERE = {"government": "the government", "network": "the network", "machine": "a machine"}


class Deed:
    """Something done once or several times, and the money it moved."""

    def __init__(self, verb: str, thing: str, many: str) -> None:
        self.verb = verb
        self.thing = thing
        self.many = many
        self.count = 0
        self.money = 0

    def text(self) -> str:
        what = self.thing if self.count == 1 else f"{self.count} {self.many}"
        paid = f" for {abs(self.money)}" if self.money else ""
        return f"{self.verb} {what}{paid}"


class Story:
    """Collects lines. Everything at this table is open, so it is told from the view of nobody."""

    def __init__(self, told: Told) -> None:
        self.told = told
        self.lines = Lines(told)
        self.deeds: list[Deed] = []
        self.longest: list[int] | None = None
        self.seat = -1

    def tell(self, events: Iterable[Event]) -> list[RenderableType]:
        for event in events:
            before, after = event.before, event.after
            assert isinstance(before, Pipeline)
            assert isinstance(after, Pipeline)
            if event.move is None or event.move.seat is None:
                self._setup(after)
                continue
            self._move(event.move.seat, event.move.text, before, after)
            self._consequences(before, after)
        return self.lines.drawn()

    def _open(self, seat: int, opening: str) -> None:
        self.lines.line(seat, f"{self.told.seat_name(seat)} {opening}".strip(), seat)
        self.deeds = []
        self.longest = None
        self.seat = seat

    def _deed(self, seat: int, verb: str, thing: str, money: int = 0, many: str = "") -> None:
        """On the line of the player's action, equal deeds together."""
        if not self.lines.lines or self.lines.lines[-1].key != (seat,):
            self._open(seat, "")
        deed = next((deed for deed in self.deeds if (deed.verb, deed.thing) == (verb, thing)), None)
        if deed is None:
            deed = Deed(verb, thing, many or thing)
            self.deeds.append(deed)
        deed.count += 1
        deed.money += money
        self._write()

    def _write(self) -> None:
        line = self.lines.lines[-1]
        line.parts = [deed.text() for deed in self.deeds]
        name = self.told.seat_name(self.seat)
        line.opening = line.opening.rstrip(": ")
        if line.parts:
            line.opening += " " if line.opening == name else ": "

    # Moves

    def _move(self, seat: int, text: str, before: Pipeline, after: Pipeline) -> None:
        verb, *words = text.split()
        money = after.players[seat].money - before.players[seat].money
        if verb == "go":
            where = f"goes to {WHERE.get(words[0], words[0])}"
            self._open(seat, f"also {where} for {-money}" if money else f"also {where}" if before.mains else where)
        elif verb == "run":
            self._open(seat, f"runs the machines for {-money}")
        elif verb == "pass":
            self._open(seat, "passes")
        elif verb in ("sell", "buy"):
            self._trade(seat, verb, words, money)
        elif verb == "refine":
            colour = before.players[seat].network.lines()[int(words[0]) - 1].colour
            start = GRADES.index(words[1])
            thing = f"{short(4 * colour + start)}→{GRADE_LETTERS[GRADES.index(words[2])]}"
            self._deed(seat, "refines", thing)
        elif verb in ("place", "site"):
            self._lay(seat, verb, before, after)
        else:
            self._small(seat, verb, words, money, before)

    def _trade(self, seat: int, verb: str, words: list[str], money: int) -> None:
        if verb == "sell":
            cube = cube_named(words[0] + words[1])
        else:
            cube = cube_named((words[4] if len(words) > 4 else words[1]) + words[2])
        assert cube is not None
        self._deed(seat, f"{verb}s", short(cube), money)

    def _lay(self, seat: int, verb: str, before: Pipeline, after: Pipeline) -> None:
        """How long the longest lines have become on this line of the story."""
        if not self.lines.lines or self.lines.lines[-1].key != (seat,):
            self._deed(seat, "lays", "a machine" if verb == "site" else "a tile")
        old, new = before.players[seat].network, after.players[seat].network
        if self.longest is None:
            self.longest = [old.longest(colour) for colour in range(3)]
        changes = [
            f"{LETTERS[colour]} {length}→{new.longest(colour)}"
            for colour, length in enumerate(self.longest)
            if new.longest(colour) != length
        ]
        self.lines.lines[-1].end = f"; longest {', '.join(changes)}" if changes else ""

    def _small(self, seat: int, verb: str, words: list[str], money: int, before: Pipeline) -> None:
        figures = before.figures
        if verb == "take":
            self._deed(seat, "takes", "a pipe", money, "pipes")
        elif verb == "pipes":
            self._deed(seat, "pays for", f"{words[0]} pipes", money)
        elif verb == "tank" and len(words) == 1:
            self.lines.more(seat, f"{self.told.seat_name(seat)} lays tanks: ", words[0])
        elif verb == "tank":
            self._deed(seat, "gets", f"a tank for {words[1]}", money, f"tanks for {words[1]}")
        elif verb == "machine":
            self._deed(seat, "gets", "a machine", money, "machines")
        elif verb in ("upgrade", "close"):
            family = FAMILIES.index(words[0])
            level = f" {before.players[seat].levels[family] + 1}" if verb == "upgrade" else ""
            self._deed(seat, "buys" if level else "closes", family_word(family) + level, money)
        elif verb == "loan":
            self._deed(seat, "takes", "a loan")
        elif verb == "sign":
            tile = figures.demand_numbers[words[0]]
            later = " for next year" if len(words) > 1 else ""
            self._deed(seat, "signs", f"{demand_name(figures, tile)}{later}")
        elif verb == "serve":
            self._deed(seat, "fills order", demand_name(figures, figures.demand_numbers[words[0]]), money)
        elif verb == "spend":
            order = figures.demand_numbers[figures.orders[before.serving].id]
            self._deed(seat, "fills order", demand_name(figures, order), money)
            self.deeds[-1].count = 1
            self._write()
        elif verb == "deliver":
            cube = 4 * COLOURS.index(words[0]) + GRADES.index(words[1])
            tile = figures.demand_numbers[words[3]]
            self._deed(seat, "delivers", f"{short(cube)} to {demand_name(figures, tile)}", money)
        elif verb == "disc":
            self._deed(seat, "moves the disc to", words[0])

    # What follows from them

    def _setup(self, state: Pipeline) -> None:
        arms = [
            f"{ACTIONS[market]} + {ACTIONS[tile]}"
            for market, tile in zip(state.figures.outer, state.cross, strict=True)
        ]
        self.lines.aside(f"The cross: {', '.join(arms)}")
        order = [self.told.seat_name(seat) for seat in state.order]
        self.lines.aside(f"{both(order)} play in this order")

    def _consequences(self, before: Pipeline, after: Pipeline) -> None:
        if after.year == before.year and not after.over:
            return
        seats = range(len(after.players))
        punished = [seat for seat in seats if after.players[seat].penalties > before.players[seat].penalties]
        if punished and not (len(punished) == 1 and after.turn == before.turn):
            names = both([self.told.seat_name(seat) for seat in punished])
            self.lines.aside(f"Penalty cubes for unfilled contracts: {names}")
        if not after.over:
            self.lines.aside(f"Year {after.year + 1} begins: contracts move on, markets and shops are refreshed")
