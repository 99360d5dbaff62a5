"""Monte-Carlo tree search for any number of players: each seat of the tree maximises its own share of the win.

A node is a real decision: what has one sensible answer is played on at once. Chance is sampled anew whenever the search
passes it, so a move that reveals something leads to as many nodes as it has shown different things. A leaf is
valued by a rollout with the heuristics up to a fixed round, and by what the position is worth there.

Until chance is asked a rollout goes the same way every time, so its moves are remembered as a line: whoever looks at a
position on it goes along without thinking, and the same is found as if he had thought.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from powerhouse.bots.advisor import Advisor, Candidate
from powerhouse.bots.ranking import insert
from powerhouse.core.chance import Chance
from powerhouse.core.packed import vec
from powerhouse.core.rng import Rng
from powerhouse.core.state import State

_MASK: Final = (1 << 62) - 1
_MULTIPLIER: Final = 2862933555777941757


class Sampled(Chance):
    """Chance of the search's own; `seen` is a number for all that it has shown since it was last set to 0."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.seen: i64 = 0

    def pick(self, candidates: list[int]) -> int:
        return self._shown(candidates[self.rng.below(len(candidates))])

    def draw(self, candidates: vec[i64]) -> i64:
        return self._shown(candidates[self.rng.below(len(candidates))])

    def either(self, one: i64, times: i64, other: i64, other_times: i64) -> i64:
        return self._shown(one if self.rng.below(times + other_times) < times else other)

    def _shown(self, code: i64) -> i64:
        self.seen = (self.seen * _MULTIPLIER + code + 1) & _MASK
        return code


class Style:
    """How to search a game. `exploration` is in shares of the win, `decay` the prior of a candidate to its better one.

    `rounds` is how far rollouts look beyond the root; a node weighs `breadth` candidates at first, and one more each
    time its visits have doubled.
    """

    def __init__(self, exploration: float, decay: float, rounds: int, breadth: int) -> None:
        self.exploration = exploration
        self.decay = decay
        self.rounds = rounds
        self.breadth = breadth


class Line:
    """The moves of a rollout from a position on, up to the one for which chance was asked first.

    `values` are the shares at its end, if chance was never asked; then nothing is left to play.
    """

    def __init__(self) -> None:
        self.moves: list[int] = []
        self.known = False
        self.values: list[float] | None = None

    def leads(self, moves: list[int], at: i64) -> bool:
        """Whether these moves are made on the line from a place on."""
        return self.moves[at : at + len(moves)] == moves


class Edge:
    """A candidate at a node: how often it was tried, and what it brought to the seat that decides there."""

    def __init__(self, move: int, prior: float) -> None:
        self.move = move
        self.prior = prior
        self.visits: i64 = 0
        self.total = 0.0
        self.after: dict[int, Node] = {}

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0


class Node:
    """A decision, or the end of what is looked at: then it has no edges."""

    def __init__(self, state: State, candidates: list[Candidate], decay: float) -> None:
        self.state = state
        self.seat: i64 = state.turn
        self.visits: i64 = 0
        self.total = 0.0
        self.line = Line()
        self.place: i64 = 0
        """Where the rollout from here is found: on this line, from this move on."""
        self.edges: list[Edge] = []
        prior = (1.0 - decay) / (1.0 - decay ** len(candidates)) if candidates else 0.0
        for candidate in candidates:
            self.edges.append(Edge(candidate.move, prior))
            prior *= decay


class Search:
    """The tree below one position; `run` makes it grow, `choice` may be asked at any time."""

    def __init__(self, state: State, advisor: Advisor, style: Style, seed: int) -> None:
        self._advisor = advisor
        self._style = style
        self._chance = Sampled(seed)
        self._end = state.rounds() + style.rounds
        self.root = Node(state.copy(), advisor.candidates(state), style.decay)

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self._iterate()

    def decided(self, left: int) -> bool:
        """Whether so many more iterations cannot change the choice."""
        edges = self.root.edges
        if len(edges) == 1:
            return True
        most: i64 = 0
        second: i64 = 0
        for edge in edges:
            if edge.visits > most:
                most, second = edge.visits, most
            elif edge.visits > second:
                second = edge.visits
        return most - second > left

    def choice(self) -> Edge:
        """The candidate that was tried most; of those tried as often, the one that brought more."""
        best = self.root.edges[0]
        for edge in self.root.edges:
            if edge.visits > best.visits or (edge.visits == best.visits and edge.mean() > best.mean()):
                best = edge
        return best

    def _iterate(self) -> None:
        node = self.root
        nodes = [node]
        edges: list[Edge] = []
        while node.edges:
            edge = self._selected(node)
            edges.append(edge)
            found = self._followed(node, edge)
            fresh = found.visits == 0
            nodes.append(found)
            node = found
            if fresh:
                break
        values = self._valued(node)
        for node in nodes:
            node.visits += 1
            if node.seat >= 0:
                node.total += values[node.seat]
        for place in range(len(edges)):
            edge = edges[place]
            edge.visits += 1
            edge.total += values[nodes[place].seat]

    def _selected(self, node: Node) -> Edge:
        """By the usual rule: what it has brought so far, and a bonus for what has been tried little for its prior."""
        edges = node.edges
        visits = node.visits
        breadth = self._style.breadth
        grown = visits
        while grown > 1:
            grown >>= 1
            breadth += 1
        factor = self._style.exploration * len(edges) * sqrt(float(visits) + 1.0)
        untried = node.total / float(visits) if visits else 0.0
        best = edges[0]
        highest = -1.0
        for edge in edges[:breadth]:
            brought = edge.total / float(edge.visits) if edge.visits else untried
            score = brought + factor * edge.prior / (1.0 + float(edge.visits))
            if score > highest:
                best, highest = edge, score
        return best

    def _followed(self, node: Node, edge: Edge) -> Node:
        """The decision after a move, with chance sampled anew."""
        chance = self._chance
        if len(edge.after) == 1 and 0 in edge.after:
            return edge.after[0]  # nothing is revealed on the way
        state = node.state.copy()
        chance.seen = 0
        state.advance(edge.move, chance)
        made = [edge.move]
        candidates = self._settled(state, made)
        seen = int(chance.seen)
        found = edge.after.get(seen)
        if found is None:
            found = Node(state, candidates, self._style.decay)
            edge.after[seen] = found
            if seen == 0 and node.line.leads(made, node.place):
                found.line = node.line
                found.place = node.place + len(made)
        return found

    def _settled(self, state: State, made: list[int]) -> list[Candidate]:
        """Plays on to the next real decision; none is left when the game or what is looked at is over."""
        advisor = self._advisor
        while state.turn >= 0 and state.rounds() < self._end:
            candidates = advisor.candidates(state)
            if len(candidates) > 1:
                return candidates
            made.append(candidates[0].move)
            state.advance(candidates[0].move, self._chance)
        return []

    def _valued(self, node: Node) -> list[float]:
        """Each seat's share of the win after a rollout."""
        values = node.line.values
        if values is not None:
            return values
        state = node.state.copy() if node.state.turn >= 0 else node.state
        return outcome(state, self._advisor, self._chance, self._end, node.line, node.place)


def outcome(state: State, advisor: Advisor, chance: Sampled, end: int, line: Line, place: i64) -> list[float]:
    """Each seat's share of the win when the heuristics have played on from this position to round `end`.

    The position is at a place of the line. If the line is not known yet, it is written down.
    """
    chance.seen = 0
    while state.turn >= 0 and state.rounds() < end:
        if place < len(line.moves):
            move = line.moves[place]
        else:
            move = advisor.rollout(state)
            if not line.known:
                line.moves.append(move)
        place += 1
        state.advance(move, chance)
        if chance.seen:
            line.known = True
    values = advisor.worth(state) if state.turn >= 0 else won(state)
    if chance.seen == 0:
        line.known = True
        line.values = values
    return values


def won(state: State) -> list[float]:
    """Each seat's share of the win of a game that is over."""
    places = state.standings().places
    winners = [standing.seat for standing in places if standing.place == 1]
    share = 1.0 / float(len(winners))
    return [share if seat in winners else 0.0 for seat in range(len(places))]


def pondered(state: State, advisor: Advisor, looks: int, rounds: int, seed: int) -> list[Candidate]:
    """The candidates in order of the shares of the win that they bring in `looks` rollouts, with equal chance."""
    found = advisor.candidates(state)
    if len(found) == 1:
        return found
    end = state.rounds() + rounds
    seat = state.turn
    ranked: list[Candidate] = []
    for candidate in found:
        total = 0.0
        line = Line()
        for look in range(looks):
            values = line.values
            if values is None:
                chance = Sampled(seed + look)
                after = state.copy()
                after.advance(candidate.move, chance)
                values = outcome(after, advisor, chance, end, Line() if chance.seen else line, 0)
            total += values[seat]
        insert(ranked, candidate.move, total / float(looks))
    return ranked


def seed_at(state: State, seed: int) -> int:
    """The same position gets the same thoughts, whatever came before."""
    return seed ^ int(state.digest()[:15], 16)
