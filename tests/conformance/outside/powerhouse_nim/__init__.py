"""A game from outside: all bid for who begins, then one to three matches are taken in turn; who takes the last wins."""

from typing import Any

from msgspec import Struct

from powerhouse.bots.advisor import Advisor, Candidate
from powerhouse.core.bidding import Bidding, Orderable
from powerhouse.core.chance import Chance
from powerhouse.core.game import Game, Option, Setup
from powerhouse.core.news import News
from powerhouse.core.notation import Grammar, Number, Verb
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.core.refusal import Refusal
from powerhouse.core.standings import Standings
from powerhouse.core.state import State
from powerhouse.parts.auction import BID, MOST_BID, Auction, ladder

SIZES = [15, 21, 22]
COINS = 9
PASS, TAKE = 0, 1
BEGINNING = 1
"""The one lot there is: going first."""


class View(Struct, frozen=True):
    """Coins are null where they are hidden."""

    heap: int
    taken: list[int]
    coins: list[int | None]
    bid: int | None


class Nim(State):
    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.turn = 0
        self.options = options
        self.most = int(options["most"])
        self.heap = 0
        self.turns = 0
        self.last = 0
        self.taken = [0] * players
        self.coins = [COINS] * players
        self.bank = 0
        self.auction: Auction | None = Auction(BEGINNING, 0, 0, (1 << players) - 1, players)

    def deal(self, chance: Chance) -> None:
        self.heap = chance.pick(SIZES)

    @property
    def seats(self) -> int:
        return len(self.taken)

    def copy(self) -> "Nim":
        other = Nim(self.seats, self.options)
        other.restore(self.dump())
        return other

    def moves(self) -> list[int]:
        if self.over:
            return []
        if self.auction is None:
            return [TAKE + taken for taken in range(1, self.most + 1) if taken <= self.heap]
        bids = ladder(self.auction.lowest_bid(), self.coins[self.turn])
        return [PASS, *bids] if self.auction.opened() else bids

    def advance(self, move: int, chance: Chance) -> None:
        if self.auction is None:
            self._take(move - TAKE)
        else:
            self._bid(self.auction, move)

    def _bid(self, auction: Auction, move: int) -> None:
        if move == PASS:
            auction.drop(self.turn)
        else:
            auction.raise_to(self.turn, move - BID)
        if auction.decided():
            self.auction = None
            self.turn = auction.leader
            self.coins[self.turn] -= auction.bid
            self.bank += auction.bid
        else:
            self.turn = auction.after(self.turn)

    def _take(self, taken: int) -> None:
        self.heap -= taken
        self.taken[self.turn] += taken
        self.turns += 1
        self.last = self.turn
        self.turn = -1 if self.heap == 0 else (self.turn + 1) % self.seats

    def refusals(self, move: int) -> list[Refusal]:
        if move in self.moves():
            return []
        if self.auction is None:
            return [Refusal("nim", "take", "N-1", {"most": self.most, "heap": self.heap})]
        return [
            Refusal("nim", "bid", "N-2", {"lowest": int(self.auction.lowest_bid()), "coins": self.coins[self.turn]})
        ]

    def grammar(self) -> Grammar:
        return Grammar(
            [Verb("pass", PASS), Verb("take", TAKE, Number("matches", 9)), Verb("bid", BID, Number("amount", MOST_BID))]
        )

    def reveal_grammar(self) -> Grammar:
        return Grammar([Verb("heap", 0, Number("matches", max(SIZES)))], kind="reveal")

    def heading(self) -> Phrase:
        return phrase("heading-bidding") if self.auction is not None else phrase("heading-taking", round=self.rounds())

    def rounds(self) -> int:
        return 1 + self.turns // self.seats

    def news(self, before: State | None, move: int, reveals: list[int]) -> list[News]:
        if before is None:
            return [News("heap", None, {"matches": self.heap})]
        assert isinstance(before, Nim)
        seat = before.turn
        if before.auction is None:
            return [News("taken", seat, {"matches": move - TAKE, "heap": self.heap})]
        said = News("passed", seat) if move == PASS else News("bid", seat, {"amount": move - BID})
        if self.auction is not None:
            return [said]
        return [said, News("begins", self.turn, {"amount": before.coins[self.turn] - self.coins[self.turn]})]

    def bidding(self) -> Bidding | None:
        if self.auction is None:
            return Bidding(None, [], None, 0, 0, False)
        lowest, coins = int(self.auction.lowest_bid()), self.coins[self.turn]
        raises = lowest <= coins
        may_pass = self.auction.opened()
        return Bidding(BEGINNING, [], BID + lowest if raises else None, BID + coins, lowest, may_pass, PASS)

    def orderable(self, seat: int) -> Orderable | None:
        return None if self.auction is None else self.auction.orderable(seat, self.turn, self.coins[seat], False)

    def measures(self) -> list[dict[str, int]]:
        return [{"coins": coins, "taken": taken} for coins, taken in zip(self.coins, self.taken, strict=True)]

    def hides(self, owner: int, viewer: int | None) -> list[str]:
        return ["coins"] if self.options["coins"] == "hidden" and owner != viewer and not self.over else []

    def view(self, seat: int | None) -> View:
        coins = [None if self.hides(owner, seat) else held for owner, held in enumerate(self.coins)]
        bid = int(self.auction.bid) if self.auction is not None and self.auction.opened() else None
        return View(self.heap, list(self.taken), list[int | None](coins), bid)

    def standings(self) -> Standings:
        figures = [{"last": int(seat == self.last)} for seat in range(self.seats)]
        return Standings("nim", figures, phrase("end-heap"))

    def ledger(self) -> dict[str, int]:
        return {"matches": self.heap + sum(self.taken), "coins": self.bank + sum(self.coins)}

    def dump(self) -> dict[str, Any]:
        auction = self.auction
        return {
            "turn": self.turn,
            "heap": self.heap,
            "turns": self.turns,
            "last": self.last,
            "taken": list(self.taken),
            "coins": list(self.coins),
            "bank": self.bank,
            "auction": None if auction is None else [auction.bid, auction.leader, auction.bidders],
        }

    def restore(self, dump: dict[str, Any]) -> None:
        self.turn, self.heap, self.turns, self.last = dump["turn"], dump["heap"], dump["turns"], dump["last"]
        self.taken, self.coins, self.bank = list(dump["taken"]), list(dump["coins"]), dump["bank"]
        if dump["auction"] is None:
            self.auction = None
        elif self.auction is not None:
            self.auction.bid, self.auction.leader, self.auction.bidders = dump["auction"]


class NimGame(Game):
    def check(self, setup: Setup) -> None:
        pass

    def board(self, setup: Setup) -> View:
        return View(max(SIZES), [], [], None)

    def blank(self, setup: Setup) -> Nim:
        return Nim(setup.players, setup.options)


class NimAdvisor(Advisor):
    """Leaves a multiple of what may be taken and one more, if it can, and thinks a coin or two are enough to begin."""

    def __init__(self, weights: dict[str, float]) -> None:
        pass

    def candidates(self, state: State) -> list[Candidate]:
        assert isinstance(state, Nim)
        found = [Candidate(move, self._value(state, move)) for move in state.shortlist()]
        return sorted(found, key=lambda one: -one.value)

    def _value(self, state: Nim, move: int) -> float:
        if state.auction is not None:
            return 0.5 if move == PASS else 1.5 - (move - BID)
        return float((state.heap - (move - TAKE)) % (state.most + 1) == 0)

    def reason(self, state: State, move: int) -> Phrase:
        return phrase("reason-take") if self._value_of(state, move) else phrase("reason-none")

    def _value_of(self, state: State, move: int) -> float:
        assert isinstance(state, Nim)
        return self._value(state, move)

    def worth(self, state: State) -> list[float]:
        return [1 / state.seats] * state.seats


GAME = NimGame(
    id="nim",
    name="Nim",
    players=(2, 3),
    rules=1,
    options={"most": Option(("3", "4"), first_page=True), "coins": Option(("hidden", "open"))},
    package="powerhouse_nim",
    files=(),
    opened={"coins": "open"},
    tutorial="tutorial.game",
)

__all__ = ["GAME", "NimAdvisor"]
