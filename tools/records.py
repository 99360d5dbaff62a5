"""Makes the whole-game records of tests/records anew: plays bots on seed after seed until a game shows what is wanted.

Needed only when the rules' version is raised, since an older record is then refused.
"""

import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from powerhouse import Match, bots  # noqa: E402
from powerhouse.bots import Clock  # noqa: E402
from tests.records.story import story  # noqa: E402

MOST_SEEDS = 2000


@dataclass(frozen=True)
class Wanted:
    """A game to look for: the table, the bots that take turns at its seats, and what must happen."""

    name: str
    players: int
    shows: set[str]
    options: dict[str, str] = field(default_factory=dict)
    bots: tuple[str, ...] = ("greedy",)


TABLES = [
    Wanted(f"{map}-{players}", players, {"over"}, {"map": map}) for map in ("germany", "usa") for players in range(2, 7)
]
VARIANTS = [
    Wanted("start-cities-4", 4, {"over"}, {"start-cities": "on"}),
    Wanted("start-cities-with-the-trust", 2, {"over"}, {"start-cities": "on", "map": "usa"}),
    Wanted("renovation-5", 5, {"over"}, {"renovation": "on"}),
    Wanted("renovation-with-the-trust", 2, {"over"}, {"renovation": "on"}),
    Wanted("open-money-3", 3, {"over"}, {"money": "open", "map": "usa"}),
    Wanted("named-zone-3", 3, {"over"}, {"zone": "west+southwest+east"}),
    Wanted("everything-6", 6, {"over"}, {"start-cities": "on", "renovation": "on", "money": "open", "map": "usa"}),
]
EVENTS = [
    Wanted("end-in-step-2", 5, {"end in step 2"}),
    Wanted("end-in-step-3", 4, {"end in step 3"}, bots=("random", "greedy")),
    Wanted("step-3-in-phase-2", 4, {"step 3 in auction"}, bots=("random", "greedy")),
    Wanted("step-3-in-phase-5", 4, {"step 3 in bureaucracy"}, bots=("random", "greedy")),
    Wanted("step-3-before-step-2", 6, {"step 3 before step 2"}, bots=("random",)),
    Wanted("deck-exhausted", 4, {"deck exhausted", "over"}, bots=("random",)),
    Wanted("deck-exhausted-against-the-trust", 2, {"deck exhausted", "over"}, bots=("random",)),
    Wanted("nuclear-phase-out", 4, {"nuclear phase-out", "over"}, bots=("random", "greedy")),
    Wanted("largest-network-does-not-win", 4, {"largest network does not win"}),
]


def play(wanted: Wanted, seed: int) -> Match:
    match = Match.new("power-grid", wanted.players, seed, wanted.options)
    seated = [
        bots.find(wanted.bots[seat % len(wanted.bots)], "power-grid", seed + seat) for seat in range(wanted.players)
    ]
    while not match.over:
        seat = match.state.turn
        match.play(seated[seat].choose(match.state.copy(), seat, Clock(60)))
    return match


def main() -> int:
    for wanted in [*TABLES, *VARIANTS, *EVENTS]:
        for seed in range(MOST_SEEDS):
            match = play(wanted, seed)
            if wanted.shows <= story(match):
                match.save(ROOT / "tests" / "records" / f"{wanted.name}.game")
                print(f"{wanted.name}: seed {seed}, {len(match.log)} lines, {match.standings().reason}")
                break
        else:
            print(f"{wanted.name}: not found in {MOST_SEEDS} games", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
