"""The turn under way: what was done in it, and what the action under way must remember."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.packed import vec
from powerhouse.games.pipeline.codes import Action
from powerhouse.games.pipeline.figures import Benefit
from powerhouse.parts import fields

NOTHING: Final = Benefit(0, 0, 0, 0)
NONE: Final[list[int]] = []
NONE_USED: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
"""By cube: none has run yet."""

OF_WORKER: Final = ("working", "mains", "main_space", "seconded", "ran_early", "started", "ran")
OF_ACTION: Final = (
    "action", "buying", "signed", "loaned", "pipes_left", "pipes_paid", "held", "worker", "bought", "serving", "need",
    "hand", "running", "runs",
)  # fmt: skip
"""The fields as a dump names them."""


@mypyc_attr(acyclic=True)
class Turn:
    """Made anew each turn; its lists are replaced, never changed in place.

    The worker phase: it lasts while `working`; `mains` main actions were taken, the last on `main_space`, and a
    secondary one if `seconded`. The machines `ran_early` in it, or `started` one by one (a bit each); they `ran` in the
    machine phase.

    The action under way: on markets the player is `buying` if nothing can be sold any more. Bits of `signed` are rows
    of which a contract or order was taken, `loaned` says that a loan was. `pipes_left` of the shop pipes that are
    `pipes_paid` can still be taken. Tiles in `hand` must be laid, `held` is the one being laid. The `worker` stands on
    that space of the government pipes. `bought` counts upgrades or government pipes, `due` is what an upgrade brings.
    Of the lines still `running`, `runs` has 4 * number + grade for each cube refined, which are also counted in `used`
    by what they became. `serving` is the order being filled and `need` its next need.
    """

    def __init__(self) -> None:
        self.working = True
        self.mains: i64 = 0
        self.main_space: i64 = Action.NONE
        self.seconded = False
        self.ran_early = False
        self.started: i64 = 0
        self.ran = False
        self.action: i64 = Action.NONE
        self.buying = False
        self.signed: i64 = 0
        self.loaned = False
        self.pipes_left: i64 = 0
        self.pipes_paid = False
        self.hand = NONE
        self.held: i64 = -1
        self.worker: i64 = -1
        self.bought: i64 = 0
        self.due = NOTHING
        self.running = NONE
        self.runs = NONE
        self.used = NONE_USED
        self.serving: i64 = -1
        self.need: i64 = 0

    def without_action(self) -> "Turn":
        """The same turn when an action is over and nothing of it is remembered."""
        other = Turn()
        other.working = self.working
        other.mains = self.mains
        other.main_space = self.main_space
        other.seconded = self.seconded
        other.ran_early = self.ran_early
        other.started = self.started
        other.ran = self.ran
        return other

    def copy(self) -> "Turn":
        other = self.without_action()
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

    def dump(self) -> dict[str, Any]:
        counts = {"due": list(self.due.counts().values()), "used": list(self.used)}
        return {"worker": fields.dumped(self, OF_WORKER), "action": {**fields.dumped(self, OF_ACTION), **counts}}


def restored(data: dict[str, Any]) -> Turn:
    """The turn that gave this dump."""
    turn = Turn()
    action = data["action"]
    fields.restore(turn, OF_WORKER, data["worker"])
    fields.restore(turn, OF_ACTION, action)
    government, tanks, machines, pipes = action["due"]
    turn.due = Benefit(government, tanks, machines, pipes)
    turn.used = vec[i64](action["used"])
    return turn
