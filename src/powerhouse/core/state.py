"""The contract of a game: a position, its legal moves, and what a move does to it."""

import json
from abc import abstractmethod
from hashlib import blake2b
from typing import Any

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.bidding import Bidding, Orderable
from powerhouse.core.chance import Chance
from powerhouse.core.chart import Chart
from powerhouse.core.errors import IllegalMove
from powerhouse.core.features import Sheet
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.news import News
from powerhouse.core.notation import Form, Grammar
from powerhouse.core.phrase import Phrase, said
from powerhouse.core.refusal import Refusal
from powerhouse.core.standings import Standings


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. It holds no secret and no generator: what is not yet revealed is not in it.

    `turn` is the seat to decide, or -1 when the game is over. Moves are ints; `text` and `parse` give them words.
    """

    turn: i64

    @abstractmethod
    def deal(self, chance: Chance) -> None:
        """The set-up: from the blank state that the game gives to the first position."""

    @abstractmethod
    def restore(self, dump: dict[str, Any]) -> None:
        """From the blank state to the position of a dump."""

    @property
    def actor(self) -> int | None:
        """The seat to decide now, `None` when the game is over."""
        return self.turn if self.turn >= 0 else None

    @property
    def over(self) -> bool:
        return self.turn < 0

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many play."""

    def moves(self) -> list[int]:
        """All legal moves of the actor, ascending; the same list in every process."""
        legal = LegalMoves()
        self.collect_moves(legal)
        return legal.listed()

    def collect_moves(self, legal: LegalMoves) -> None:
        """The same for those who play on and on: `legal` is empty, and no list is made for each position.

        A game has this or `moves()`; each gives the other.
        """
        for move in self.moves():
            legal.add(move)

    @abstractmethod
    def advance(self, move: int, chance: Chance) -> None:
        """Make a move that came from `moves()`, unchecked; what it reveals is asked of chance."""

    def play(self, move: int, chance: Chance) -> None:
        """Make a move; an illegal one raises `IllegalMove` and changes nothing."""
        if move not in self.moves():
            raise IllegalMove(self.refusals(move))
        self.advance(move, chance)

    @abstractmethod
    def copy(self) -> "State":
        """A position of its own: later changes never show in the original."""

    @abstractmethod
    def refusals(self, move: int) -> list[Refusal]:
        """Every reason why a move is not legal; empty exactly when it is in `moves()`."""

    @abstractmethod
    def grammar(self) -> Grammar:
        """The verbs of all moves, from which their texts, forms and number follow."""

    @abstractmethod
    def reveal_grammar(self) -> Grammar:
        """The verbs of all that chance can show."""

    def most_moves(self) -> int:
        """Every move is a number below this one."""
        return self.grammar().most

    def text(self, move: int) -> str:
        """A move in words, as `offer 4`."""
        return self.grammar().text(self, move)

    def spoken(self, move: int) -> Phrase:
        """A move as people say it at a table; its notation where a game has no words for it."""
        return said(self.text(move))

    def argument_text(self, move: int) -> str:
        """A move in words without its verb."""
        return self.grammar().argument_text(self, move)

    def form(self, move: int) -> Form:
        """A move taken apart: verb and arguments by name."""
        return self.grammar().form(self, move)

    def parse(self, said: str | Form) -> int:
        """The move that the words or the form mean; raises `UnreadableMove`."""
        return self.grammar().parse(self, said)

    def reveal_text(self, code: int) -> str:
        """What chance has shown, in words, as `draw 21`."""
        return self.reveal_grammar().text(self, code)

    def reveal_form(self, code: int) -> Form:
        return self.reveal_grammar().form(self, code)

    def parse_reveal(self, text: str) -> int:
        """The reveal that the words mean; raises `UnreadableMove`."""
        return self.reveal_grammar().parse(self, text)

    def implied_reveal(self, candidates: list[int], upcoming: list[int]) -> int | None:
        """The reveal that follows from later ones, for records typed by hand; `None` if none does."""
        return None

    @abstractmethod
    def heading(self) -> Phrase:
        """Where the game is, as `round 3, fuel`; changes rarely enough to head a stretch of the record."""

    def clause(self) -> str:
        """The clause of the rules, or their section, with which what is asked now begins; empty if there is none."""
        return ""

    def charts(self) -> list[Chart]:
        """What people look up at this table; the same for everybody."""
        return []

    def rounds(self) -> int:
        """How many rounds have begun; a search looks so many of them ahead, plots and diaries have a row for each."""
        return 0

    def news(self, before: "State | None", move: int, reveals: list[int]) -> list[News]:
        """What the move did that led here, and what followed from it; `None` before: the set-up was dealt.

        Only a match asks. What is told of a seat is what the others saw: amounts that were paid, never what is hidden.
        """
        told: list[News] = []
        if before is not None:
            told.append(News("move", before.actor, {"move": before.text(move)}))
        return told + [News("reveal", None, {"reveal": self.reveal_text(code)}) for code in reveals]

    def prospects(self, seat: int) -> list[tuple[Any, list[Refusal]]]:
        """What this seat may ask the price of at any time: choices as its view lists them, as if it could do that now.

        Each comes with the reasons against it.
        """
        return []

    def bidding(self) -> Bidding | None:
        """The lot under the hammer, or what may be offered now; `None` where a game has no auctions."""
        return None

    def orderable(self, seat: int) -> Orderable | None:
        """What this seat may leave to the table now; `None` where it takes part in no auction."""
        return None

    def shortlist(self) -> list[int]:
        """The legal moves, but of a ladder of bids only the lowest: for those who choose without thinking."""
        bidding = self.bidding()
        moves = self.moves()
        if bidding is None or bidding.raise_to is None:
            return moves
        return [move for move in moves if move <= bidding.raise_to or move > bidding.highest]

    def measures(self) -> list[dict[str, int]]:
        """The figures that tell how each seat does, by name: for plots, diaries and the end; see `hides`."""
        return []

    def hides(self, owner: int, viewer: int | None) -> list[str]:
        """Those of a seat's measures that another seat, or a spectator, may not know."""
        return []

    def imagined(self, seat: int) -> "State":
        """The position as this seat may think it is: what is hidden from it is a guess from what it sees.

        Whoever advises a seat looks at this one. A game that hides something has its own.
        """
        return self

    def lots(self, seat: int) -> list[str]:
        """What a seat holds that it bought, as plants, each as often as it has it: a diary notes what each cost."""
        return []

    def on_offer(self) -> list[str]:
        """What could be bought now by whoever has the turn and the money; named as in `lots`."""
        return []

    def places(self, seat: int) -> list[str]:
        """Where a seat is on the map, if there is one."""
        return []

    @abstractmethod
    def view(self, seat: int | None) -> Any:
        """What this seat may see, as a msgspec struct; `None` for a spectator."""

    def view_for(self, seat: int | None, shown: Any) -> Any:
        """The view of this seat, for which one of the same position that another was shown may save work."""
        return self.view(seat)

    def full_view(self, seat: int) -> Any:
        """The view of a player who remembers everything: nothing that follows from what was public is hidden."""
        return self.view(seat)

    def features(self, seat: int, sheet: Sheet) -> None:
        """Write what this seat may know as numbers, equally many in every position of the game; see `Game.features`.

        A game that does not say more tells the round, who is to decide, and the measures that are not hidden.
        """
        sheet.put("round", self.rounds())
        measures = self.measures()
        for relative in range(self.seats):
            other = (seat + relative) % self.seats
            sheet.part("seat", relative)
            sheet.flag("to-decide", self.turn == other)
            if measures:
                hidden = self.hides(other, seat)
                for name, value in measures[other].items():
                    sheet.put(name, 0 if name in hidden else value)

    @abstractmethod
    def standings(self) -> Standings:
        """The places as they are now: final when the game is over."""

    @abstractmethod
    def ledger(self) -> dict[str, int]:
        """Totals that no move may change: money with the bank, tokens, cards."""

    @abstractmethod
    def dump(self) -> dict[str, Any]:
        """The whole position as plain JSON values; `restore` brings it back."""

    def digest(self) -> str:
        """A stable hash of the position, equal across processes, machines, interpreted and compiled."""
        plain = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return blake2b(plain.encode(), digest_size=16).hexdigest()
