"""The screen of Factory Manager, put together from its parts as the phase and the size of the terminal ask for."""

import re
from collections.abc import Iterable

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.chronicle import Event
from powerhouse.cli.terminal.factory_manager import running, runs, shop, storage_board
from powerhouse.cli.terminal.factory_manager.asks import ask
from powerhouse.cli.terminal.factory_manager.marks import LABEL, LEGEND, Tiles, piles, short, words
from powerhouse.cli.terminal.factory_manager.storage_board import labelled
from powerhouse.cli.terminal.factory_manager.story import Story
from powerhouse.cli.terminal.layout import Part, Section, arrange
from powerhouse.cli.terminal.reading import Known
from powerhouse.cli.terminal.screen import ACT, Page, Screen, bullet
from powerhouse.cli.terminal.seating import PERSON, Table
from powerhouse.core.errors import UnreadableMove
from powerhouse.core.state import State
from powerhouse.games.factory_manager.factory import Tile
from powerhouse.games.factory_manager.game import figures
from powerhouse.games.factory_manager.state import FactoryManager
from powerhouse.games.factory_manager.view import Board, PlayerView, View, board

WIDE = 112
PHASES = {
    "offer": "Turn order",
    "bid": "Turn order",
    "back": "Turn order",
    "bring": "Market",
    "buy": "Buying",
    "run": "Running",
    "over": "The end",
}
VERBS = {"bring": ["bring"], "buy": ["buy", "place", "demolish"], "run": ["stop"]}


class FactoryManagerScreen(Screen):
    """Draws from the view; sums of runs that are only thought of are made on copies of the state."""

    def __init__(self, table: Table, console: Console) -> None:
        super().__init__(table, console)
        self.board: Board = board(figures(self.match.setup))
        self.tiles: Tiles = {tile.id: tile for tile in self.board.tiles}

    @property
    def state(self) -> FactoryManager:
        state = self.match.state
        assert isinstance(state, FactoryManager)
        return state

    def draw(self, seat: int, news: list[RenderableType]) -> list[RenderableType]:
        view: View = self.match.view(seat)

        def main(rows: int) -> list[RenderableType]:
            return self._main(view, seat, rows)

        def columns(rows: int) -> list[RenderableType]:
            return storage_board.storage_board(view, self.tiles, rows)

        def factories(rows: int) -> list[RenderableType]:
            return [] if self.console.width >= WIDE else [self._factories(view)]

        def energy(rows: int) -> list[RenderableType]:
            return [self._energy()]

        others: list[Section] = [columns, energy, factories]
        if view.ask in ("bring", "buy", "run"):
            others = [energy, factories] if view.ask == "bring" else [energy, factories, columns]
        title = self._title(view)
        parts = [Part(self._players(view)), *(Part(section, rank) for rank, section in enumerate(others, 1))]
        return arrange(self.console, title, news, parts, main, self.ask(seat))

    def _title(self, view: View) -> RenderableType:
        prices = runs.prices_to_come(self.state)
        soon = f"{prices[0]} to {prices[-1]}" if len(prices) > 1 else f"{prices[0]}"
        last = "profit twice, " if view.round == view.rounds else ""
        left = f"Round {view.round} of {view.rounds} · {PHASES[view.ask]}"
        return self.title(left, f"{last}energy price {view.energy_price}, next {soon}")

    # What the decision is about

    def _main(self, view: View, seat: int, rows: int) -> list[RenderableType]:
        width = self.console.width
        market = storage_board.market(view, self.tiles, width)
        if view.ask == "bring":
            return [market, *storage_board.storage_board(view, self.tiles, max(rows - 2, storage_board.LEAST_ROWS + 1))]
        if view.ask == "buy":
            factory = shop.own_factory(view, self.board, self.state, self.tiles, seat, width)
            return [factory, shop.market(view, self.state, self.tiles, seat, width)]
        if view.ask == "run":
            return [running.table(self.state, self.tiles, seat, rows)]
        return [self._order_tiles(view), *([market] if view.market else [])]

    def _order_tiles(self, view: View) -> RenderableType:
        """What is auctioned, with the discounts; the one under the hammer is marked."""
        lot = view.auction.tile if view.auction else None
        marks = []
        for tile in view.offered:
            discount = self.board.discounts[str(tile)]
            mark = Text.assemble((str(tile), "bold"), f" -{discount}" if discount else "")
            marks.append(Text.assemble("[", mark, "]", style="reverse") if tile == lot else mark)
        note = Text("   low acts first, -1 is off prices", style="dim")
        return labelled("tiles", Text("   ").join(marks) + note)

    def _energy(self) -> RenderableType:
        """Which energy tiles may still come."""
        state = self.state
        counts = [f"{state.energy_unseen.count(rise)}× +{rise}" for rise in sorted(set(state.energy_unseen))]
        left = state.figures.rounds - state.round + 1 - state.zero_on_top
        first = "the next tile is +0, then " if state.zero_on_top else ""
        come = "comes" if left == 1 else "come"
        return labelled("energy", Text(f"{first}{left} of these tiles {come}: {', '.join(counts)}"))

    # The players

    def _players(self, view: View) -> RenderableType:
        """In turn order; whoever is to act is marked."""
        wide = self.console.width >= WIDE
        grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column("", no_wrap=True)
        grid.add_column("player", no_wrap=True, overflow="ellipsis", max_width=28 if wide else 16)
        for title in ("tile", "off", "money", "workers", "prod", "stor", "energy", "profit", "halls"):
            grid.add_column(title, justify="right", no_wrap=True)
        if wide:
            grid.add_column("factory")
        for seat in view.order:
            grid.add_row(*self._player(view, view.players[seat], wide))
        return grid

    def _player(self, view: View, player: PlayerView, wide: bool) -> list[RenderableType]:
        acting = player.seat == view.actor
        kind = self.table.kinds[player.seat]
        note = f" {kind}" if kind != PERSON and wide else ""
        seasonal = f"+{player.seasonal}" if player.seasonal else ""
        cost = player.energy * view.energy_price
        row: list[RenderableType] = [
            Text(ACT if acting else " ", style="bold"),
            Text.assemble(
                self.chip(player.seat), (f" {self.seat_name(player.seat)}", "bold" if acting else ""), (note, "dim")
            ),
            f"{player.order_tile}→{player.claimed}" if player.claimed else str(player.order_tile),
            self._discount(player, bool(view.offered)),
            str(player.money),
            Text.assemble((str(player.available), "bold"), f" of {player.workers}{seasonal}"),
            str(player.production),
            str(player.storage),
            str(player.energy),
            f"{player.income}-{cost}={player.income - cost}",
            str(player.halls_left),
        ]
        return [*row, self._holdings(player, self.console.width)] if wide else row

    def _discount(self, player: PlayerView, auctioning: bool) -> str:
        """What the turn-order tile takes off prices in phase 3 of this round, as soon as it is known."""
        tile = player.claimed if auctioning else player.order_tile
        discount = self.board.discounts[str(tile)] if tile else 0
        return f"-{discount}" if discount else ""

    def _holdings(self, player: PlayerView, width: int) -> Text:
        """The tiles of a factory in short, what lies beside it after a plus."""
        held = piles(self.tiles, player.factory, width, details=False)
        if player.beside:
            held += Text(" + ", style="dim") + piles(self.tiles, player.beside, width, details=False)
        return held

    def _factories(self, view: View) -> RenderableType:
        """A line for each factory."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for seat in view.order:
            grid.add_row(self.chip(seat), self._holdings(view.players[seat], self.console.width - 4))
        return grid

    def seat_name(self, seat: int) -> str:
        return self.match.names[seat]

    # Asking and understanding

    def ask(self, seat: int) -> RenderableType:
        question = ask(self.match.view(seat), self.tiles, seat, self.seat_name)
        return bullet(Text(ACT, style="bold"), Text(question, style="bold"))

    def known(self, seat: int) -> Known:
        """Numbers mean what the screen lists; any tile may be named, also where it is refused."""
        view: View = self.match.view(seat)
        menu: list[str] = []
        if view.ask == "bring":
            menu = self._columns(view)
        elif view.ask == "buy":
            menu = shop.menu(view)
        elif view.ask == "run":
            menu = running.menu(self.state, seat)
        vocabulary = [f"{verb} {tile}" for verb in VERBS.get(view.ask, []) for tile in self.tiles]
        return Known(menu, [*vocabulary, "pass", "done"], then=_placing)

    def _columns(self, view: View) -> list[str]:
        """A column by its number: its cheapest tile, also when the one before is gone."""
        return [f"bring {column.type.replace('_', '-')}" for column in view.columns]

    def tell(self, events: Iterable[Event]) -> list[RenderableType]:
        return Story(self, self.tiles).tell(events)

    def examples(self, seat: int) -> list[tuple[str, str]]:
        return [
            ("4, 1", "offer turn-order tile 4, bid 1 worker; a number alone is a bid"),
            ("2, 1, 1", "bring tiles of columns 2, 1, 1; `ma, st, st` is the same"),
            ("3, 5, done", "buy 3) and 5); they are placed where that is free"),
            ("buy ma9", "by name; `undo` then takes it out again: it stays beside"),
            ("demolish ma0", "a worker makes room; beginnings are enough: `de ma0`"),
            ("hire 2", "seasonal workers for the next round; this ends your turn"),
            ("stop ma0, done", "run without a machine-0; so do numbers of the list"),
            ("Ma9 2p3e2w", "a tile: production, storage (s), energy, workers; -: saved"),
        ]

    # Pages

    def pages(self) -> dict[str, Page]:
        return {
            "board": Page("the storage board and the market", self._board_page),
            "tiles": Page("every tile, where it is and who has it; `tiles ma` for one type", self._tiles_page),
            "factories": Page("all factories, tile by tile", self._factories_page),
            "plan": Page("`plan ma9 st10 -ma0`: what that would cost and earn", self._plan_page),
            "runs": Page("all ways to run your factory that are worth a thought", self._runs_page),
        }

    def _board_page(self, seat: int, rest: str) -> RenderableType:
        return Group(storage_board.page(self.match.view(seat), self.tiles, self.console.width), self._energy())

    def _tiles_page(self, seat: int, rest: str) -> RenderableType:
        view: View = self.match.view(seat)
        return storage_board.tiles_page(view, self.tiles, storage_board.owners(view, self.letters), rest)

    def _factories_page(self, seat: int, rest: str) -> RenderableType:
        view: View = self.match.view(seat)
        width = self.console.width - LABEL
        parts: list[RenderableType] = []
        for owner in view.order:
            player = view.players[owner]
            parts.append(Text.assemble(self.chip(owner), f" {self.seat_name(owner)}"))
            parts.append(labelled("  stands", piles(self.tiles, player.factory, width)))
            for label, held in (("  idle", player.idle), ("  beside", player.beside)):
                if held:
                    parts.append(labelled(label, piles(self.tiles, held, width)))
        return Group(*parts, Text(LEGEND, style="dim"))

    def _runs_page(self, seat: int, rest: str) -> RenderableType:
        if self.match.view(seat).ask != "run":
            return shop.running_words(runs.planned(self.state, seat), self.state, seat, self.tiles)
        return running.table(self.state, self.tiles, seat, 1000)

    def _plan_page(self, seat: int, rest: str) -> RenderableType:
        """The best run of one's factory with tiles more and less, and what they cost."""
        more: list[Tile] = []
        less: list[Tile] = []
        for word in rest.replace(",", " ").split():
            (less if word.startswith("-") else more).append(self._named(word.removeprefix("-")))
        player = self.state.players[seat]
        owned = [*player.factory.tiles, *player.beside]
        for tile in less:
            if less.count(tile) > owned.count(tile.number):
                raise UnreadableMove(f"there are not so many {tile.id} in your factory")
        run = runs.planned(self.state, seat, more, less)
        discount = self.match.view(seat).players[seat].discount
        cost = sum(max(0, tile.price - discount) for tile in more)
        bought = f"{words(self.tiles, [tile.id for tile in more])} for {cost} of {player.money}: " if more else ""
        return Text(bought) + shop.running_words(run, self.state, seat, self.tiles)

    def _named(self, word: str) -> Tile:
        """A tile by its short or its whole name, or by its number in the market."""
        view: View = self.match.view(self.match.actor)
        if re.fullmatch("[0-9]+", word) and 1 <= int(word[:4]) <= len(view.market):
            return self.state.figures.tiles[self.state.figures.tile_numbers[view.market[int(word) - 1].tile]]
        for tile in self.board.tiles:
            if word.casefold() in (tile.id, short(tile).casefold()):
                return self.state.figures.tiles[self.state.figures.tile_numbers[tile.id]]
        raise UnreadableMove(f"there is no tile '{word}'; say ma9 for machine-9, au8 for robot-auto-8")


def _placing(state: State, text: str) -> list[str]:
    """A tile that was bought is placed at once, where that is free."""
    if not text.startswith("buy "):
        return []
    view: View = state.view(state.actor)
    place = text.replace("buy", "place", 1)
    return [choice.move for choice in view.choices if choice.move == place and not choice.cost]
