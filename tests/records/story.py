"""What happened in a recorded game of Power Grid, read off by replaying it."""

from powerhouse import Match
from powerhouse.core.chance import Chance
from powerhouse.games.power_grid.state import PowerGrid


class Shown(Chance):
    """Shows the recorded reveals again."""

    def __init__(self, match: Match) -> None:
        self.codes = iter([entry.code for entry in match.log if entry.seat is None])

    def pick(self, candidates: list[int]) -> int:
        return next(self.codes)


def story(match: Match) -> set[str]:
    """Everything worth a record of its own that this game shows."""
    chance = Shown(match)
    state = match.game.start(match.setup, chance)
    assert isinstance(state, PowerGrid)
    shown = {f"{len(match.names)} players", state.map.id, *_variants(match)}
    for entry in match.log:
        if entry.seat is not None:
            step, phase = state.step, entry.heading.rsplit(" ", 1)[-1]
            state.advance(entry.code, chance)
            shown |= _changes(state, int(step), phase)
    if state.over:
        shown |= {"over", f"end in step {state.step}"}
        if len(state.standings().winners) > 1:
            shown.add("shared win")
        if max(range(len(state.players)), key=lambda seat: len(state.players[seat].network)) not in (
            state.standings().winners
        ):
            shown.add("largest network does not win")
    return shown


def _variants(match: Match) -> set[str]:
    options = match.setup.options
    named = {name for name in ("start-cities", "renovation") if options[name] == "on"}
    return named | {f"{options['money']} money", "random zone" if options["zone"] == "random" else "named zone"}


def _changes(state: PowerGrid, step: int, phase: str) -> set[str]:
    shown: set[str] = set()
    if state.step > step:
        shown.add(f"step {state.step} in {phase}")
        if state.step - step == 2:
            shown.add("step 3 before step 2")
    if state.market.deck.size() == 0:
        shown.add("deck exhausted")
    if state.uranium_closed:
        shown.add("nuclear phase-out")
    return shown
