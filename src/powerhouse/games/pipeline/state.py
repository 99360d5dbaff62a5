"""A position of Pipeline."""

from typing import Any

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.packed import vec
from powerhouse.core.refusal import Refusal
from powerhouse.core.state import Standings, State
from powerhouse.games.pipeline import (
    benefits,
    contracts,
    deliveries,
    government,
    laying,
    markets,
    notation,
    order,
    parsing,
    refining,
    setup,
    shops,
    snapshot,
    turn,
    upgrades,
    valuation,
)
from powerhouse.games.pipeline.benefits import Due
from powerhouse.games.pipeline.codes import COLOURS, MOST, Stage
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.tables import Figures
from powerhouse.games.pipeline.texts import refuse


class Pipeline(State):
    """Everything that lies on the table. Lists are replaced, never changed in place, and shared by copies.

    `year` counts from 0, `round` from 1 within the year. `order` is the upper row of the turn order track, `row` the
    lower one (-1 where it is free). `slots` holds a cube's colour + 1 for each slot of the markets. `cross` has the
    action tile of each arm. `contracts` and `orders` lie in rows of equally many columns, -1 where one is gone. Bits
    of `closed` are families whose token lies face down, bits of `opened` open quadrants. The rest belongs to the
    turn: what was done in it, and what the action under way must remember.
    """

    figures: Figures
    options: dict[str, str]
    stage: i64
    year: i64
    round: i64
    order: list[int]
    place: i64
    row: list[int]
    players: list[Player]
    supply: vec[i64]
    slots: vec[i64]
    markers: list[int]
    costs: vec[i64]
    cross: list[int]
    families: list[int]
    copies: list[int]
    closed: i64
    government: list[int]
    opened: i64
    opened_now: bool
    tanks_left: list[int]
    machines_left: list[int]
    tank_pipes: list[int]
    machine_pipes: list[int]
    contracts: list[int]
    next_contract: list[int]
    contracts_left: list[int]
    unseen_contracts: list[list[int]]
    orders: list[int]
    cards: list[int]
    unseen: list[int]
    discarded: i64
    bank: i64
    working: bool
    mains: i64
    main_space: i64
    seconded: bool
    ran_early: bool
    started: i64
    ran: bool
    action: i64
    buying: bool
    signed: i64
    loaned: bool
    pipes_left: i64
    pipes_paid: bool
    hand: list[int]
    held: i64
    worker: i64
    bought: i64
    due: Due
    running: list[int]
    runs: list[int]
    used: vec[i64]
    serving: i64
    need: i64

    def deal(self, chance: Chance) -> None:
        setup.deal(self, chance)

    def restore(self, dump: dict[str, Any]) -> None:
        snapshot.restore(self, dump)

    @property
    def seats(self) -> int:
        return len(self.players)

    def copy(self) -> "Pipeline":
        other = Pipeline()
        other.turn = self.turn
        other.figures = self.figures
        other.options = self.options
        other.stage = self.stage
        other.year = self.year
        other.round = self.round
        other.order = self.order
        other.place = self.place
        other.row = self.row
        other.players = [player.copy() for player in self.players]
        other.supply = self.supply[:]
        other.slots = self.slots
        other.markers = self.markers
        other.costs = self.costs
        other.cross = self.cross
        other.families = self.families
        other.copies = self.copies
        other.closed = self.closed
        other.government = self.government
        other.opened = self.opened
        other.opened_now = self.opened_now
        other.tanks_left = self.tanks_left
        other.machines_left = self.machines_left
        other.tank_pipes = self.tank_pipes
        other.machine_pipes = self.machine_pipes
        other.contracts = self.contracts
        other.next_contract = self.next_contract
        other.contracts_left = self.contracts_left
        other.unseen_contracts = self.unseen_contracts
        other.orders = self.orders
        other.cards = self.cards
        other.unseen = self.unseen
        other.discarded = self.discarded
        other.bank = self.bank
        other.working = self.working
        other.mains = self.mains
        other.main_space = self.main_space
        other.seconded = self.seconded
        other.ran_early = self.ran_early
        other.started = self.started
        other.ran = self.ran
        other.action = self.action
        other.buying = self.buying
        other.signed = self.signed
        other.loaned = self.loaned
        other.pipes_left = self.pipes_left
        other.pipes_paid = self.pipes_paid
        other.hand = self.hand
        other.held = self.held
        other.worker = self.worker
        other.bought = self.bought
        other.due = self.due
        other.running = self.running
        other.runs = self.runs
        other.used = self.used
        other.serving = self.serving
        other.need = self.need
        return other

    def moves(self) -> list[int]:
        stage = self.stage  # the most frequent ones first
        if stage == Stage.WORK or stage == Stage.MACHINES:
            return turn.moves(self)
        if stage == Stage.TRADE:
            return markets.moves(self)
        if stage == Stage.PLACE or stage == Stage.HOLD or stage == Stage.SITE:
            return laying.moves(self)
        if stage == Stage.ORDER:
            return order.moves(self)
        if stage == Stage.SHOP:
            return shops.moves(self)
        if stage == Stage.PIPES:
            return shops.pipe_moves(self)
        if stage == Stage.GOVERN:
            return government.moves(self)
        if stage == Stage.SIGN:
            return contracts.moves(self)
        if stage == Stage.UPGRADE:
            return upgrades.moves(self)
        if stage == Stage.BENEFIT:
            return benefits.moves(self)
        if stage == Stage.STAND:
            return refining.stand_moves(self)
        if stage == Stage.REFINE:
            return refining.moves(self)
        if stage == Stage.SERVE:
            return deliveries.moves(self)
        if stage == Stage.OVER:
            return []
        return setup.moves(self)

    def advance(self, move: int, chance: Chance) -> None:
        stage = self.stage
        if stage == Stage.WORK or stage == Stage.MACHINES:
            turn.play(self, move, chance)
        elif stage == Stage.TRADE:
            markets.play(self, move, chance)
        elif stage == Stage.PLACE or stage == Stage.HOLD or stage == Stage.SITE:
            laying.play(self, move, chance)
        elif stage == Stage.ORDER:
            order.play(self, move, chance)
        elif stage == Stage.SHOP:
            shops.play(self, move, chance)
        elif stage == Stage.PIPES:
            shops.play_pipe(self, move, chance)
        elif stage == Stage.GOVERN:
            government.play(self, move, chance)
        elif stage == Stage.SIGN:
            contracts.play(self, move, chance)
        elif stage == Stage.UPGRADE:
            upgrades.play(self, move, chance)
        elif stage == Stage.BENEFIT:
            benefits.play(self, move, chance)
        elif stage == Stage.STAND:
            refining.play_stand(self, move, chance)
        elif stage == Stage.REFINE:
            refining.play(self, move, chance)
        elif stage == Stage.SERVE:
            deliveries.play(self, move, chance)
        else:
            setup.play(self, move, chance)
        while self.stage >= Stage.FINISHED:
            turn.go_on(self, chance)

    def refusals(self, move: int) -> list[Refusal]:
        if self.stage == Stage.OVER:
            return [refuse("over", {})]
        if not 0 <= move < MOST:
            return [refuse("no-move", {"move": str(move)})]
        if move in self.moves():
            return []
        return self._reasons(move) or [refuse("not-now", {"move": self.text(move)})]

    def _reasons(self, move: int) -> list[Refusal]:
        stage = self.stage
        if stage == Stage.WORK or stage == Stage.MACHINES:
            return turn.refusals(self, move)
        if stage == Stage.TRADE:
            return markets.refusals(self, move)
        if stage == Stage.PLACE or stage == Stage.HOLD or stage == Stage.SITE:
            return laying.refusals(self, move)
        if stage == Stage.ORDER:
            return order.refusals(self, move)
        if stage == Stage.SHOP or stage == Stage.PIPES:
            return shops.refusals(self, move)
        if stage == Stage.GOVERN:
            return government.refusals(self, move)
        if stage == Stage.SIGN:
            return contracts.refusals(self, move)
        if stage == Stage.UPGRADE:
            return upgrades.refusals(self, move)
        if stage == Stage.BENEFIT:
            return benefits.refusals(self, move)
        if stage == Stage.STAND or stage == Stage.REFINE:
            return refining.refusals(self, move)
        if stage == Stage.SERVE:
            return [refuse("not-spend", {"order": self.figures.orders[self.serving].id})]
        return setup.refusals(self, move)

    def text(self, move: int) -> str:
        return notation.text(self, move)

    def parse(self, text: str) -> int:
        return parsing.parse(self, text)

    def reveal_text(self, code: int) -> str:
        return notation.reveal_text(self, code)

    def parse_reveal(self, text: str) -> int:
        return parsing.parse_reveal(self, text)

    def heading(self) -> str:
        return notation.heading(self)

    def view(self, seat: int | None) -> Any:
        from powerhouse.games.pipeline.view import view

        return view(self, seat)

    def standings(self) -> Standings:
        return valuation.standings(self)

    def ledger(self) -> dict[str, int]:
        totals = {
            colour: self.supply[kind]
            + sum([content == kind + 1 for content in self.slots])
            + sum([player.oil[4 * kind + grade] for player in self.players for grade in range(4)])
            for kind, colour in enumerate(COLOURS)
        }
        totals["money"] = self.bank + sum([player.money for player in self.players])
        totals["pipes"] = (
            len(self.unseen)
            + sum([tile >= 0 for tile in self.government])
            + len(self.tank_pipes)
            + len(self.machine_pipes)
            + len(self.hand)
            + (self.held >= 0)
            + self.discarded
            + sum([len(player.network.tiles) for player in self.players])
        )
        totals["upgrades"] = sum(self.copies) + sum([sum(player.levels) for player in self.players])
        return totals

    def dump(self) -> dict[str, Any]:
        return snapshot.dump(self)

    @property
    def rounds_played(self) -> int:
        """Rounds through all years, the one under way included."""
        return sum(self.figures.rounds[: self.year]) + self.round

    def pay(self, player: Player, amount: i64) -> None:
        """A player pays the bank, or is paid if the amount is negative."""
        player.money -= amount
        self.bank += amount
