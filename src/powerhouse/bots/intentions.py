"""The action space *plan*: named intentions instead of single moves, each a short policy that plays until it is done.

A game lists its intentions in `data/plans.json` beside its heuristics. What an intention leaves open is decided by the
heuristics of the level `hard`: which city is built when one is to be built, how a turn is carried out. They are asked
about the position as the seat may imagine it, so that nothing hidden decides. Where no intention applies, as for fuel
that must be given back, they decide alone and nobody is asked.
"""

from collections.abc import Callable, Iterator
from functools import cache

import msgspec

from powerhouse.bots import levels
from powerhouse.bots.advisor import Advisor, Candidate
from powerhouse.core.chance import NoReveal, Revealing
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import phrase
from powerhouse.core.state import State

FILE = "plans"
LEVEL = "hard"


class Intention(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of the file.

    `verb` is what is done, `times` over, each time as the heuristics advise; then comes `close`, if that is named.
    With `nth` it is the n-th legal move of the verb instead, with `code` the one with this argument (`each` in the file
    makes one intention of every argument). `bid` raises by the least up to this part of the appraisal, else passes,
    until the lot is sold. `turn` goes on as advised until another seat decides or another intention is asked for.
    """

    name: str
    means: str
    verb: str = ""
    times: int = 1
    close: str = ""
    nth: int = -1
    code: int = -1
    each: bool = False
    bid: float = 0.0
    turn: bool = False


@cache
def _listed(game: str) -> list[Intention]:
    return _checked(game, levels.data(game, FILE).get("intentions", []) if game in levels.games() else [])


def _checked(game: str, rows: list[object]) -> list[Intention]:
    if not rows:
        raise PowerhouseError(phrase("plan-none", game=game))
    return msgspec.convert(rows, list[Intention])


class Position:
    """One decision: the legal moves by their verbs, and what the heuristics advise."""

    def __init__(self, plans: "Plans", state: State, moves: list[int]) -> None:
        self.state = state
        self.moves = moves
        self._plans = plans
        self._candidates: list[Candidate] | None = None

    def candidates(self) -> list[Candidate]:
        """What the heuristics think of, the best first; only legal moves, one at least."""
        if self._candidates is None:
            known = self.state.imagined(self.state.turn)
            advisor = self._plans.advisor(known)
            best = advisor.choose(known.copy())
            found = [one for one in advisor.candidates(known) if one.move in self.moves and one.move != best]
            first = [Candidate(best, max([one.value for one in found], default=0.0))] if best in self.moves else []
            weighed = {one.move: one.value for one in advisor.candidates(known)}
            if first and best in weighed:
                first[0].value = weighed[best]
            self._candidates = first + found or [Candidate(self.moves[0], 0.0)]
        return self._candidates

    def of(self, verb: str) -> list[int]:
        return [move for move in self.moves if self._plans.verb(move) == verb]

    def advised(self, verb: str) -> int | None:
        """The best candidate of a verb."""
        return next((one.move for one in self.candidates() if self._plans.verb(one.move) == verb), None)

    def appraisal(self) -> float:
        """Up to where the heuristics would bid: the lowest bid, and what making it is worth more than passing."""
        bidding = self.state.bidding()
        assert bidding is not None
        values = {one.move: one.value for one in self.candidates()}
        if bidding.raise_to not in values:
            return float(bidding.amount - 1)
        gain = values[bidding.raise_to] - values.get(bidding.pass_move, 0.0)
        first = self.candidates()[0].move
        # A level that plays on in mind may choose against the values.
        if first == bidding.pass_move and gain >= 0.0:
            gain = -1.0
        if first != bidding.pass_move and gain <= 0.0:
            gain = 0.0
        return bidding.amount + gain


class Plans:
    """The intentions of a game, by number."""

    def __init__(self, game: str, state: State) -> None:
        self._words = [(verb.base, verb.base + verb.argument.size, verb.word) for verb in state.grammar().verbs]
        self._heuristics = levels.heuristics(game, LEVEL)
        self.intentions = list(self._spelled_out(_listed(game), state))
        self.size = len(self.intentions)
        self._asked = {one.verb for one in self.intentions if one.verb}

    def _spelled_out(self, rows: list[Intention], state: State) -> Iterator[Intention]:
        for row in rows:
            if not row.each:
                yield row
                continue
            verb = next(verb for verb in state.grammar().verbs if verb.word == row.verb)
            for code in range(verb.argument.size):
                said = state.argument_text(verb.base + code)
                yield msgspec.structs.replace(
                    row, name=f"{row.name}-{said}", means=f"{row.means} {said}", code=verb.base + code, each=False
                )

    def verb(self, move: int) -> str:
        return next(word for base, end, word in self._words if base <= move < end)

    def advisor(self, state: State) -> Advisor:
        return self._heuristics.at(state)

    def asked(self, position: Position) -> list[int]:
        """The numbers of the intentions that can be chosen here."""
        return [number for number, one in enumerate(self.intentions) if self._applies(one, position)]

    def _applies(self, one: Intention, position: Position) -> bool:
        if one.bid:
            bidding = position.state.bidding()
            return bidding is not None and bidding.lot is not None and bidding.raise_to is not None and bidding.may_pass
        if one.code >= 0:
            return one.code in position.moves
        moves = position.of(one.verb)
        if one.nth >= 0:
            return len(moves) > one.nth
        if one.times == 0:
            return bool(position.of(one.close))
        return bool(moves) and position.advised(one.verb) is not None

    def takes_up(self, move: int) -> bool:
        """Whether an intention is about such moves, so that whoever carries out another is asked."""
        return self.verb(move) in self._asked


class Course:
    """An intention that is under way."""

    def __init__(self, plans: Plans, number: int, position: Position) -> None:
        self._plans = plans
        self.one = plans.intentions[number]
        self.seat = int(position.state.turn)
        self._left = self.one.times
        self._closed = False
        bidding = position.state.bidding()
        self._lot = bidding.lot if bidding is not None else None

    def next(self, position: Position) -> int | None:
        """The next move of its seat, `None` when it is done."""
        one = self.one
        if one.bid:
            return self._raised(position)
        if self._left > 0:
            move = self._chosen(position)
            if move is not None:
                self._left -= 1
                return move
            self._left = 0
        if one.close and not self._closed:
            self._closed = True
            return next(iter(position.of(one.close)), None)
        if one.turn:
            move = position.candidates()[0].move
            return None if self._plans.takes_up(move) else move
        return None

    def _chosen(self, position: Position) -> int | None:
        one = self.one
        if one.code >= 0:
            return one.code if one.code in position.moves else None
        if one.nth >= 0:
            moves = position.of(one.verb)
            return moves[one.nth] if len(moves) > one.nth else None
        return position.advised(one.verb)

    def _raised(self, position: Position) -> int | None:
        bidding = position.state.bidding()
        if bidding is None or bidding.lot is None or bidding.lot != self._lot or not bidding.may_pass:
            return None
        if bidding.raise_to is None or bidding.amount > self.one.bid * position.appraisal():
            self._lot = None
            return bidding.pass_move
        return bidding.raise_to

    def lasts(self, state: State) -> bool:
        """Whether it goes on here: while its seat decides, and bidding as long as the lot is under the hammer."""
        if not self.one.bid:
            return state.turn == self.seat
        bidding = state.bidding()
        return self._lot is not None and bidding is not None and bidding.lot == self._lot


def matching(plans: Plans, position: Position, asked: list[int]) -> int:
    """Of the intentions that are asked for, the one that comes nearest to what the heuristics would play now.

    Both are played on without chance until the seat's part is over; the longest common beginning wins, then the
    intention that ends where they end.
    """
    own = list(_advised_line(plans, position))
    best, number = (-1, 0), asked[0]
    for candidate in asked:
        one = plans.intentions[candidate]
        line = list(_line(plans, candidate, position))
        common = 0
        while common < min(len(line), len(own)) and line[common] == own[common]:
            common += 1
        beside = abs(round(100 * one.bid) - 100) if one.bid else len(line) - common
        score = (common, -beside)
        if score > best:
            best, number = score, candidate
    return number


def _advised_line(plans: Plans, position: Position) -> Iterator[int]:
    return _played(plans, position, lambda here: here.candidates()[0].move)


def _line(plans: Plans, number: int, position: Position) -> Iterator[int]:
    """The moves of an intention as far as they are certain."""
    return _played(plans, position, Course(plans, number, position).next)


def _played(plans: Plans, position: Position, choose: Callable[[Position], int | None]) -> Iterator[int]:
    """What is chosen one after the other, until another seat decides or something is revealed."""
    state, seat = position.state, position.state.turn
    while state.turn == seat:
        move = choose(position)
        if move is None:
            return
        yield move
        state = state.copy()
        try:
            state.advance(move, NoReveal())
        except Revealing:
            return
        if state.turn == seat:
            position = Position(plans, state, state.moves())
