"""The screen of Factory Manager, put together from its parts as the phase and the size of the terminal ask for."""

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.factory_manager import runs, shop, storage_board
from powerhouse.cli.terminal.factory_manager.prompts import ask
from powerhouse.cli.terminal.factory_manager.symbols import LABEL, Symbols
from powerhouse.cli.terminal.layout import HERE, Part, Section, arrange, filled
from powerhouse.cli.terminal.screen import ACT, Page, Screen
from powerhouse.cli.terminal.sitting import Sitting
from powerhouse.core.errors import UnreadableMove
from powerhouse.core.input import Menu
from powerhouse.core.phrase import Items, Phrase, phrase
from powerhouse.games.factory_manager.previews import plan
from powerhouse.games.factory_manager.view import PlayerView, View

WIDE = 112
COLUMNS = ("tile", "off", "money", "workers", "prod", "stor", "energy", "profit", "halls")
EXAMPLES = {
    "bid": "4, 1",
    "bring": "2, 1, 1",
    "buy": "3, 5, done",
    "name": "buy ma9",
    "demolish": "demolish ma0",
    "hire": "hire 2",
    "stop": "stop ma0, done",
    "tile": "Ma9 2p3e2w",
}


class FactoryManagerScreen(Screen):
    """Draws from the view; what a person plans is found out by the game."""

    def __init__(self, sitting: Sitting, console: Console) -> None:
        super().__init__(sitting, console)
        self.symbols = Symbols(self.match.game.board(self.match.setup), self.told)

    def draw(self, seat: int, news: list[RenderableType]) -> list[RenderableType]:
        view: View = self.match.view(seat)

        def columns(rows: int) -> list[RenderableType]:
            return storage_board.storage_board(view, self.symbols, rows)

        energy = self._energy(view)
        factories = [] if self.console.width >= WIDE else [self._factories(view)]
        others: list[RenderableType | Section] = [columns, energy, *factories]
        if view.ask in ("bring", "buy", "run"):
            others = [energy, *factories, *([] if view.ask == "bring" else [columns])]
        parts = [Part(self._players(view)), *(Part(other, rank) for rank, other in enumerate(others, 1))]
        return arrange(
            self.console, self._title(view), news, parts, lambda rows: self._main(view, seat, rows), self.ask(seat)
        )

    def _title(self, view: View) -> RenderableType:
        low, high = view.next_prices[0], view.next_prices[-1]
        soon = phrase("terminal-range", low=low, high=high) if low < high else str(low)
        left = self.say("terminal-title", round=view.round, rounds=view.rounds, ask=view.ask)
        return self.title(
            left, self.say("terminal-energy-price", factor=view.profit_factor, price=view.energy_price, next=soon)
        )

    # What the decision is about

    def _main(self, view: View, seat: int, rows: int) -> list[RenderableType]:
        width = self.console.width
        market = storage_board.market(view, self.symbols, width)
        if view.ask == "bring":
            least = storage_board.LEAST_ROWS + 1
            return [market, *storage_board.storage_board(view, self.symbols, max(rows - 2, least))]
        if view.buying:
            factory = shop.own_factory(view, view.buying.plan, self.symbols, seat, width)
            return [factory, shop.market(view, view.buying, self.symbols, width)]
        if view.running:
            return [runs.table(view, self.symbols, rows)]
        return [self._order_tiles(view), *([market] if view.market else [])]

    def _order_tiles(self, view: View) -> RenderableType:
        """What is auctioned, with the discounts; the one under the hammer is marked."""
        lot = view.auction.tile if view.auction else None
        marks = []
        for tile in view.offered:
            discount = self.symbols.board.discounts[str(tile)]
            mark = Text(str(tile), style="bold")
            if discount:
                mark = filled(self.say("terminal-order-tile", tile=HERE, discount=self._less(discount)), mark)
            marks.append(Text.assemble("[", mark, "]", style="reverse") if tile == lot else mark)
        note = Text(f"   {self.say('terminal-order-note')}", style="dim")
        return self.symbols.labelled("tiles", Text("   ").join(marks) + note)

    def _energy(self, view: View) -> RenderableType:
        """Which energy tiles may still come."""
        unseen = view.energy_unseen
        rises: Items = [phrase("terminal-rise", count=unseen.count(rise), rise=rise) for rise in sorted(set(unseen))]
        told = phrase("terminal-energy-tiles", tiles=view.energy_to_come, rises=rises)
        if view.energy_next is not None:
            told = phrase("terminal-energy-next", rise=view.energy_next, then=told)
        return self.symbols.labelled("energy", Text(self.told(told)))

    # The players

    def _players(self, view: View) -> RenderableType:
        """In turn order; whoever is to act is marked."""
        wide = self.console.width >= WIDE
        grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column("", no_wrap=True)
        grid.add_column(self.say("terminal-player"), no_wrap=True, overflow="ellipsis", max_width=28 if wide else 16)
        for title in COLUMNS:
            grid.add_column(self.say(f"terminal-column-{title}"), justify="right", no_wrap=True)
        if wide:
            grid.add_column(self.say("terminal-label-factory"))
        for seat in view.order:
            grid.add_row(*self._player(view, view.players[seat], wide))
        return grid

    def _player(self, view: View, player: PlayerView, wide: bool) -> list[RenderableType]:
        acting = player.seat == view.actor
        row: list[RenderableType] = [
            Text(ACT if acting else " ", style="bold"),
            self.label(player.seat, wide, "bold" if acting else ""),
            f"{player.order_tile}→{player.claimed}" if player.claimed else str(player.order_tile),
            self.told(self._less(player.buying_discount)) if player.buying_discount else "",
            str(player.money),
            self._workers(player),
            str(player.production),
            str(player.storage),
            str(player.energy),
            f"{player.income}-{player.energy_cost}={player.surplus}",
            str(player.halls_left),
        ]
        return [*row, self._holdings(player, self.console.width)] if wide else row

    def _workers(self, player: PlayerView) -> Text:
        workers, seasonal = player.workers, player.seasonal
        told = self.say("terminal-workers", available=HERE, workers=workers, seasonal=seasonal)
        return filled(told, Text(str(player.available), style="bold"))

    def _less(self, discount: int) -> Phrase:
        return phrase("amount-less", amount=discount)

    def _holdings(self, player: PlayerView, width: int) -> Text:
        """The tiles of a factory in short, what lies beside it after a plus."""
        held = self.symbols.piles(player.factory, width, details=False)
        if player.beside:
            held += Text(" + ", style="dim") + self.symbols.piles(player.beside, width, details=False)
        return held

    def _factories(self, view: View) -> RenderableType:
        """A line for each factory."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for seat in view.order:
            grid.add_row(self.chip(seat), self._holdings(view.players[seat], self.console.width - 4))
        return grid

    # Asking and understanding

    def question(self, seat: int) -> str:
        return ask(self.match.view(seat), self.symbols, seat)

    def menu(self, seat: int) -> Menu:
        view: View = self.match.view(seat)
        if view.ask == "bring":
            return [column.bring for column in view.columns]
        return [*shop.menu(view), *runs.menu(view)]

    def examples(self, seat: int) -> list[tuple[str, str]]:
        return [(typed, self.say(f"terminal-example-{name}")) for name, typed in EXAMPLES.items()]

    # Pages

    def pages(self) -> dict[str, Page]:
        draws = {
            "board": self._board_page,
            "tiles": self._tiles_page,
            "factories": self._factories_page,
            "plan": self._plan_page,
            "runs": self._runs_page,
        }
        return {name: Page(self.say(f"terminal-page-{name}"), draw) for name, draw in draws.items()}

    def _board_page(self, seat: int, rest: str) -> RenderableType:
        view: View = self.match.view(seat)
        return Group(storage_board.page(view, self.symbols, self.console.width), self._energy(view))

    def _tiles_page(self, seat: int, rest: str) -> RenderableType:
        return storage_board.tiles_page(self.match.view(seat), self.symbols, self.letters, rest)

    def _factories_page(self, seat: int, rest: str) -> RenderableType:
        view: View = self.match.view(seat)
        width = self.console.width - LABEL
        parts: list[RenderableType] = []
        for owner in view.order:
            player = view.players[owner]
            parts.append(Text.assemble(self.chip(owner), f" {self.match.names[owner]}"))
            for label, held in (("stands", player.factory), ("idle", player.idle), ("kept", player.beside)):
                if held or label == "stands":
                    parts.append(self.symbols.labelled(label, self.symbols.piles(held, width)))
        return Group(*parts, Text(self.say("terminal-legend"), style="dim"))

    def _runs_page(self, seat: int, rest: str) -> RenderableType:
        view: View = self.match.view(seat)
        if view.running:
            return runs.table(view, self.symbols, 1000)
        return runs.summary(plan(self.match.state, seat).run, view, seat, self.symbols)

    def _plan_page(self, seat: int, rest: str) -> RenderableType:
        """The best run of one's factory with tiles more and less, and what they cost."""
        view: View = self.match.view(seat)
        more: list[str] = []
        less: list[str] = []
        for word in rest.replace(",", " ").split():
            (less if word.startswith("-") else more).append(self._named(view, word.removeprefix("-")))
        found = plan(self.match.state, seat, more, less)
        run = runs.summed(found.run, view, seat, self.symbols)
        if more:
            tiles, money = self.symbols.counted(more), view.players[seat].money
            run = phrase("terminal-plan", tiles=tiles, cost=found.cost, money=money, run=run)
        return runs.marked(run, found.run, self.symbols)

    def _named(self, view: View, word: str) -> str:
        """A tile by its short or its whole name, or by its number in the market."""
        if word.isdecimal() and 1 <= int(word[:4]) <= len(view.market):
            return view.market[int(word[:4]) - 1].tile
        for id in self.symbols.tiles:
            if word.casefold() in (id, self.symbols.short(id).casefold()):
                return id
        raise UnreadableMove(phrase("terminal-no-tile", tile=word), self.match.game.id)
