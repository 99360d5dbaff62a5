"""What the numbers mean at each decision."""

from powerhouse.cli.terminal.pipeline.symbols import GRADES
from powerhouse.core.input import Menu
from powerhouse.core.notation import Form
from powerhouse.games.pipeline.choices import Choice, cheapest, of_verb
from powerhouse.games.pipeline.view import View

SPACES = ("crude", "market-1", "market-2", "market-3", "upgrades", "tanks", "machines", "contracts")
OUTSIDE = ("government", "network")
ONE_MACHINE, ALL_MACHINES = "machine", "run-machines"


def menu(view: View) -> Menu:
    """The moves by number, as the screen lists them, legal or not."""
    turn = view.turn
    if turn is None:
        return []
    if view.ask in ("work", "machines"):
        return [*map(_going, actions(view)), *(choice.move for choice in deliveries(view))]
    if view.ask in ("place", "site"):
        return [place.move for place in view.places]
    if view.ask == "stand":
        return [run.start or "" for run in view.runs] or [choice.move for choice in view.choices]
    if view.ask == "refine":
        return refining(view)
    if view.ask == "start-tanks":
        return [Form("tank", {"grade": grade}) for grade in GRADES]
    if view.ask == "shop":
        return [choice.move for choice in goods(view)]
    if view.ask == "lay":
        return [Form("lay", {"tile": tile}) for tile in turn.hand]
    if view.ask == "upgrade":
        return [Form("upgrade", {"family": family.id}) for family in view.families]
    return [choice.move for choice in of_verb(view.choices, "spend")]


def actions(view: View) -> list[str]:
    """The cross by its numbers, what lies outside it, and what upgrades allow; in the machine phase the machines."""
    assert view.turn is not None
    if view.ask == "machines":
        return [] if view.turn.machines_ran else [ALL_MACHINES]
    allowed = [action for action in (ONE_MACHINE, ALL_MACHINES) if choice_of(view, action)]
    return [*SPACES, *OUTSIDE, *allowed]


def _going(action: str) -> Form:
    """The move to an action."""
    return Form("run", {"what": "machines"}) if action == ALL_MACHINES else Form("go", {"action": action})


def choice_of(view: View, action: str) -> Choice | None:
    """The choice that is this action, if it is one."""
    return legal(view, _going(action))


def legal(view: View, form: Form) -> Choice | None:
    """The choice that has this form, if there is one."""
    fitting = (choice for choice in of_verb(view.choices, form.verb) if choice.arguments == form.arguments)
    return next(fitting, None)


def deliveries(view: View) -> list[Choice]:
    """Orders that can be filled, the best paid first, then cubes for contracts."""
    orders = sorted(of_verb(view.choices, "serve"), key=lambda order: -(order.income or 0))
    return [*orders, *of_verb(view.choices, "deliver")]


def goods(view: View) -> list[Choice]:
    """The cheapest tank for each row, or the cheapest machine; then pipes."""
    tanks = [cheapest(view.choices, "tank", grade=grade) for grade in GRADES]
    wanted = [*tanks, cheapest(view.choices, "machine")]
    return [*(good for good in wanted if good), *of_verb(view.choices, "pipes")]


def refining(view: View) -> Menu:
    """Everything at once, then cube by cube, the best first."""
    (run,) = view.runs
    everything = [run.moves] if len(run.moves) > 1 else []
    return [*everything, *(choice.move for choice in single_runs(view))]


def single_runs(view: View) -> list[Choice]:
    return sorted(
        of_verb(view.choices, "refine"),
        key=lambda run: (int(str(run.arguments["line"])), -GRADES.index(str(run.arguments["to"]))),
    )
