"""Whether two versions of the program play the same games: every level, many seeds, move by move.

`python benchmarks/same_games.py [GAME …]` compares compiled with interpreted, with `--with FOLDER` this version with
another one that lies compiled in FOLDER/src. The seed of a game gives the number of players, chance and the bots, who
all have the same level; `random` plays any legal move, `expert` thinks 3 iterations. Compared are all moves and the
digest of the end. The exit code is 1 if any game differs.
"""

import argparse
import os
import subprocess
import sys
from hashlib import blake2b
from itertools import count
from pathlib import Path

HERE = Path(__file__).parents[1]
LEVELS = ("random", "beginner", "easy", "normal", "hard", "expert")
SHOWN = 5
"""So many seeds of games that differ are named."""


def played(game: str, level: str, seed: int) -> str:
    """A hash of the moves of one game and of its end."""
    # Only what older versions have too is asked for, by the package that is found first.
    from powerhouse.bots import expert, levels
    from powerhouse.bots.bot import Bot, Clock
    from powerhouse.core import registry
    from powerhouse.core.chance import Seeded
    from powerhouse.core.rng import Rng

    kind = registry.find(game)
    players = kind.players[seed % len(kind.players)]
    dice = Rng(seed)
    bots: list[Bot] = []
    if level == "expert":
        bots += [expert.make(game, 8 * seed + seat, {"iterations": "3"}) for seat in range(players)]
    elif level != "random":
        bots += [levels.make(level, game, 8 * seed + seat, {}) for seat in range(players)]
    chance = Seeded(seed)
    state = kind.start(kind.setup(players), chance)
    found = blake2b(digest_size=16)
    while state.turn >= 0:
        if level == "random":
            moves = state.moves()
            move = moves[dice.below(len(moves))]
        else:
            move = bots[state.turn].choose(state.copy(), state.turn, Clock())
        found.update(b"%d " % move)
        state.advance(move, chance)
    found.update(state.digest().encode())
    return found.hexdigest()


def tell(game: str, level: str, first: int, games: int) -> None:
    """Whether the program runs compiled, then a line for each game."""
    import powerhouse

    print(powerhouse.compiled(), Path(powerhouse.__file__).parents[1], flush=True)
    for seed in range(first, first + games):
        print(played(game, level, seed), flush=True)


def hashes(root: Path, pure: bool, game: str, level: str, first: int, games: int) -> list[str]:
    """The games as the program in this folder plays them."""
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), "POWERHOUSE_PURE": "1" if pure else "0"}
    command = [sys.executable, str(Path(__file__).resolve()), game, "--tell", level]
    command += ["--first", str(first), "--seeds", str(games)]
    run = subprocess.run(command, env=environment, cwd=root, stdout=subprocess.PIPE, text=True, check=True)
    mode, *found = run.stdout.splitlines()
    wanted = f"{not pure} {root / 'src'}"
    if mode != wanted:
        raise SystemExit(f"{root}: {mode} instead of {wanted} (make fast compiles)")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--with", dest="other", type=Path, metavar="FOLDER", help="the other version, compiled")
    parser.add_argument("--level", action="append", choices=LEVELS, help="may be given several times; else all levels")
    parser.add_argument("--seeds", type=int, default=1000, help="games a level (1,000)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--tell", choices=LEVELS, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.tell:
        tell(asked.games[0], asked.tell, asked.first, asked.seeds)
        return 0
    from powerhouse.core import registry

    differ = False
    for game in asked.games or registry.game_ids():
        for level in asked.level or LEVELS:
            this = hashes(HERE, False, game, level, asked.first, asked.seeds)
            that = hashes(asked.other or HERE, asked.other is None, game, level, asked.first, asked.seeds)
            odd = [seed for seed, one, other in zip(count(asked.first), this, that, strict=False) if one != other]
            differ |= bool(odd)
            line = f"{game}, {level}: {len(this) - len(odd):,} of {len(this):,} games are the same"
            print(line + (f"; seeds {odd[:SHOWN]} and others differ" if odd else ""), flush=True)
    return int(differ)


if __name__ == "__main__":
    sys.exit(main())
