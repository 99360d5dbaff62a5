"""Positions of Factory Manager set up by hand, so that a test reads like the rulebook."""

from mypy_extensions import i64

from powerhouse.core.catalogue import of_game
from powerhouse.core.chance import Chance, Seeded
from powerhouse.core.packed import vec
from powerhouse.games.factory_manager import GAME, buying, flow, market, running, turn_order
from powerhouse.games.factory_manager.codes import BRING, ENERGY, ORDER, START, TYPES, X_TILE, Phase
from powerhouse.games.factory_manager.factory import Tile, factory_of
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.state import FactoryManager
from powerhouse.games.factory_manager.view import PlayerView, View


class Shows(Chance):
    """Chance that shows the named things when they can come, and else the first candidate; it remembers its choices."""

    def __init__(self, *wanted: int) -> None:
        self.wanted = list(wanted)
        self.choices: list[list[int]] = []

    def pick(self, candidates: list[int]) -> int:
        self.choices.append(candidates[:])
        for code in self.wanted:
            if code in candidates:
                self.wanted.remove(code)
                return code
        return candidates[0]

    def between(self, base: int) -> list[list[int]]:
        """The choices among reveals of one kind."""
        bases = [*sorted({START, ORDER, ENERGY, X_TILE}), 1000]
        end = bases[bases.index(base) + 1]
        return [[code - base for code in codes] for codes in self.choices if base <= codes[0] < end]


class Table:
    """A game in some position; every method that changes it returns the table, so calls can be chained."""

    def __init__(self, players: int = 4, seed: int = 1, rules: str = "", **options: str) -> None:
        """`rules` may be an older version."""
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        self.setup = GAME.setup(players, chosen, rules=int(rules) if rules else None)
        self.chance: Chance = Seeded(seed)
        self.state = self._started(Seeded(seed))

    def _started(self, chance: Chance) -> FactoryManager:
        state = GAME.start(self.setup, chance)
        assert isinstance(state, FactoryManager)
        return state

    def dealt_by(self, chance: Chance) -> "Table":
        """Set up anew by this chance, which also shows what comes later."""
        self.state = self._started(chance)
        self.chance = chance
        return self

    # Putting things on the table

    def order_tiles(self, *tiles: int) -> "Table":
        """The turn-order tiles by seat."""
        for player, tile in zip(self.state.players, tiles, strict=True):
            player.order_tile = tile
        turn_order.set_order(self.state)
        return self

    def money(self, seat: int, amount: int) -> "Table":
        self.state.players[seat].money = amount
        return self

    def everybodys_money(self, amount: int) -> "Table":
        for player in self.state.players:
            player.money = amount
        return self

    def available(self, *workers: int) -> "Table":
        """So many available workers by seat, the others in the canteen."""
        for player, count in zip(self.state.players, workers, strict=True):
            player.canteen = player.workers + player.seasonal - player.on_tile - count
        return self

    def seasonal(self, seat: int, workers: int) -> "Table":
        """Seasonal workers who serve this round, all of them available."""
        self.state.players[seat].seasonal = workers
        return self

    def factory(self, seat: int, *tiles: str) -> "Table":
        """Exactly these tiles stand in the factory, and all of them run."""
        player = self.state.players[seat]
        player.factory = player.running = factory_of([self.tile(id) for id in tiles])
        return self._own_rooms(player)

    def beside(self, seat: int, *tiles: str) -> "Table":
        player = self.state.players[seat]
        player.beside = vec[i64](sorted(self.tile(id).number for id in tiles))
        return self._own_rooms(player)

    def _own_rooms(self, player: Player) -> "Table":
        types = [TYPES[self.state.figures.tiles[tile].type] for tile in [*player.factory.tiles, *player.beside]]
        player.rooms = ("control" in types) + 2 * ("optimizer" in types)
        return self

    def sites(self, seat: int, opened: int) -> "Table":
        self.state.players[seat].sites = opened
        return self

    def market(self, *tiles: str) -> "Table":
        self.state.market = vec[i64](sorted(self.tile(id).number for id in tiles))
        return self

    def board(self, **columns: list[str]) -> "Table":
        """Exactly these tiles lie on the storage board; columns that are not named are empty."""
        self.state.board = self.state.board[:]
        for number in range(len(self.state.board)):
            self.state.board[number] = 0
        for tiles in columns.values():
            for id in tiles:
                self.state.board[self.tile(id).number] += 1
        market.set_fronts(self.state)
        return self

    def round(self, number: int) -> "Table":
        self.state.round = number
        return self

    def energy_space(self, space: int) -> "Table":
        self.state.energy_space = space
        return self

    def shows(self, *reveals: int) -> "Table":
        self.chance = Shows(*reveals)
        return self

    # Going to a phase

    def auction(self, *offered: int) -> "Table":
        """Phase 1 begins, with these tiles of the stack turned up."""
        if offered:
            self.state.stack = sorted({*self.state.figures.stack, *offered})
        turn_order.begin(self.state, Shows(*[ORDER + tile for tile in offered]))
        return self

    def _after_auction(self) -> None:
        """Phase 1 is over: everybody keeps his tile, all others of this game lie in the stack."""
        state = self.state
        held = {player.order_tile for player in state.players}
        state.stack = [tile for tile in sorted(state.figures.first_order + state.figures.stack) if tile not in held]
        state.offered = []
        state.waiting = 0
        state.auction = None

    def bringing(self) -> "Table":
        self._after_auction()
        self.state.phase = Phase.ORDERED
        flow.go_on(self.state, self.chance)
        return self

    def buying(self, seat: int | None = None) -> "Table":
        self._after_auction()
        buying.begin(self.state)
        while seat is not None and self.state.turn != seat:
            self.play("done")
        return self

    def running(self, seat: int | None = None) -> "Table":
        """Phase 4; those before the seat let everything run."""
        self._after_auction()
        for player in self.state.players:
            player.hired = player.seasonal
        running.begin(self.state)
        while seat is not None and self.state.turn != seat:
            self.play("done")
        return self

    # Playing and looking

    def play(self, *moves: str) -> "Table":
        """Moves of whoever is to act; an illegal one raises `IllegalMove`."""
        for move in moves:
            self.state.play(self.state.parse(move), self.chance)
        return self

    def everybody(self, move: str) -> "Table":
        """The same move by each player in turn."""
        return self.play(*[move] * len(self.state.players))

    def claim_all(self) -> "Table":
        """Phase 1 goes by without a worker: whoever opens takes the lowest tile."""
        while self.state.phase in (Phase.OFFER, Phase.BID):
            self.play("pass" if "pass" in self.legal() else self.legal()[0])
        return self

    def bring_all(self) -> "Table":
        """Phase 2 goes by: everybody brings the first tile that can be brought, and nothing extra."""
        while self.state.phase == Phase.BRING:
            self.play(self.legal()[0])
        return self

    def heading(self) -> str:
        """Where the game is, in words."""
        return of_game(GAME.id).say(self.state.heading())

    def end(self) -> str:
        """Why the game is over, or not, in words."""
        return of_game(GAME.id).say(self.state.standings().reason)

    def legal(self) -> list[str]:
        return [self.state.text(move) for move in self.state.moves()]

    def can(self, verb: str) -> list[str]:
        """What the legal moves with this verb name."""
        return [move.removeprefix(verb + " ") for move in self.legal() if move.startswith(verb + " ")]

    def refused(self, move: str) -> list[str]:
        """The codes of the reasons why a move is not legal."""
        return [refusal.code for refusal in self.state.refusals(self.state.parse(move))]

    def reasons(self, move: str) -> list[str]:
        """The sentences of the reasons."""
        return [str(refusal) for refusal in self.state.refusals(self.state.parse(move))]

    def tile(self, id: str) -> Tile:
        return self.state.figures.tiles[self.state.figures.tile_numbers[id]]

    def ids(self, numbers: list[int]) -> list[str]:
        return [self.state.figures.tiles[number].id for number in numbers]

    def owned(self, seat: int) -> list[str]:
        """The tiles in a factory."""
        return self.ids(list(self.state.players[seat].factory.tiles))

    def kept(self, seat: int) -> list[str]:
        """The tiles beside a factory."""
        return self.ids(list(self.state.players[seat].beside))

    def for_sale(self) -> list[str]:
        return self.ids(sorted(self.state.market))

    def fronts(self) -> list[str]:
        """The cheapest tiles of the columns."""
        return self.ids([move - BRING for move in self.state.fronts])

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def view(self, seat: int | None) -> View:
        shown = self.state.view(seat)
        assert isinstance(shown, View)
        return shown

    def shown(self, seat: int) -> PlayerView:
        """What everybody sees of a player."""
        return self.view(None).players[seat]

    def cost(self, move: str) -> int | None:
        """What a choice of the actor costs."""
        return next(choice.cost for choice in self.view(self.state.actor).choices if choice.move == move)


STORAGES = ("storage-0", "storage-0", "storage-0")
OLD_MACHINES = ("machine-0", "machine-0")


def buying_first(round: int, money: int = 60, workers: int = 4) -> Table:
    """Two players; seat 0 acts first, without a discount, and nothing is for sale."""
    table = Table(2).order_tiles(1, 4).round(round).money(0, money).available(workers, 3)
    return table.factory(0, *STORAGES, *OLD_MACHINES).market()
