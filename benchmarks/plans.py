"""How `hard` plays when it has to choose intentions: what it wins against three that play without them.

python benchmarks/plans.py GAME [GAMES] [FIRST]: the share of the wins with its standard error, the seats in turn. The
gate is 5 points from a quarter.
"""

import sys
from math import sqrt

from powerhouse import bots
from powerhouse.bots import Clock
from powerhouse.bots.registry import seat_seed
from powerhouse.envs import Episode, Terms

GAMES = 1000
PLAYERS = 4
TOLD = 100
"""After so many games it tells what it has found so far."""


def play(terms: Terms, seed: int) -> tuple[float, int]:
    """One game: the share of the win, and how many decisions it took."""
    own, decisions = seed % PLAYERS, 0
    episode = Episode(terms, seed, planners=[own])
    others = {seat: bots.find("hard", terms.game.id, seat_seed(seed, seat)) for seat in range(PLAYERS) if seat != own}
    while not episode.over:
        seat = episode.seat
        if seat == own:
            episode.play(episode.advised())
            decisions += 1
        else:
            episode.play_move(others[seat].choose(episode.state.copy(), seat, Clock()))
    return episode.rewards()[own] + 1 / PLAYERS, decisions


def told(shares: list[float], decisions: int) -> str:
    count = len(shares)
    mean = sum(shares) / count
    error = sqrt(sum((share - mean) ** 2 for share in shares)) / count
    return f"{count} games: {mean:.1%} ± {error:.1%}, {decisions / count:.0f} decisions a game"


def main() -> None:
    game = sys.argv[1]
    games, first = (int(sys.argv[place]) if len(sys.argv) > place else usual for place, usual in ((2, GAMES), (3, 0)))
    terms = Terms(game, PLAYERS, space="plan")
    shares: list[float] = []
    decisions = 0
    for seed in range(first, first + games):
        share, asked = play(terms, seed)
        shares.append(share)
        decisions += asked
        if len(shares) % TOLD == 0 or len(shares) == games:
            print(f"{game}: {told(shares, decisions)}", flush=True)


if __name__ == "__main__":
    main()
