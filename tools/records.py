"""Makes the whole-game records of tests/records that are not there: plays bots on seed after seed until a game shows
what is wanted. Records that are there stay as they are, since those of older rules must be read for ever.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from powerhouse import Match, bots  # noqa: E402
from powerhouse.bots import Bot, Clock  # noqa: E402
from tests.records import SHELVES, Shelf  # noqa: E402
from tests.records.wanted import Wanted  # noqa: E402

MOST_SEEDS = 2000


def seat_bot(shelf: Shelf, name: str, seed: int) -> Bot:
    return shelf.players[name](seed) if name in shelf.players else bots.find(name, shelf.game, seed)


def play(shelf: Shelf, wanted: Wanted, seed: int) -> Match:
    match = Match.new(shelf.game, wanted.players, seed, wanted.options, rules=wanted.rules)
    names = [wanted.bots[seat % len(wanted.bots)] for seat in range(wanted.players)]
    seated = [seat_bot(shelf, name, seed + seat) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.state.turn
        match.play(seated[seat].choose(match.state.copy(), seat, Clock(60)))
    return match


def find(shelf: Shelf, wanted: Wanted) -> bool:
    for seed in range(MOST_SEEDS):
        match = play(shelf, wanted, seed)
        if wanted.shows <= shelf.story(match):
            match.save(shelf.folder / f"{wanted.name}.game")
            print(f"{shelf.game}/{wanted.name}: seed {seed}, {len(match.log)} lines, {match.standings().reason}")
            return True
    print(f"{shelf.game}/{wanted.name}: not found in {MOST_SEEDS} games", file=sys.stderr)
    return False


def main() -> int:
    missing = [
        (shelf, wanted)
        for shelf in SHELVES
        for wanted in shelf.wanted
        if not (shelf.folder / f"{wanted.name}.game").exists()
    ]
    return 0 if all(find(shelf, wanted) for shelf, wanted in missing) else 1


if __name__ == "__main__":
    sys.exit(main())
