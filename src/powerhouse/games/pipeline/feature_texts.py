"""What the features of Pipeline mean (see features.py)."""

from typing import Final

from powerhouse.core.features import FLAG, Feature
from powerhouse.games.pipeline.codes import ACTIONS, COLOURS, FAMILIES, GRADES, Action

STAGES: Final = [
    f"asked-{stage}"
    for stage in (
        "start-tank", "work", "trade", "sign", "shop", "pipes", "site", "government", "tile", "place", "upgrade",
        "benefit", "stand", "refine", "turn-order", "serve", "machines",
    )
]  # fmt: skip
"""In the order of the stages."""
CUBE: Final = [f"{colour} {grade}" for colour in COLOURS for grade in GRADES]

FEATURES: Final = {
    "players": Feature("seats", "how many play"),
    "year": Feature("years", "the year, from 1"),
    "round": Feature("rounds", "the round of the year, from 1"),
    "rounds-in-year": Feature("rounds", "rounds of this year that follow this one"),
    "rounds-left": Feature("rounds", "rounds of the game that follow this one"),
    **{stage: Feature(FLAG, f"what is asked now: {stage.removeprefix('asked-')}") for stage in STAGES},
    **{
        f"arm-{ACTIONS[action]}": Feature(FLAG, f"the inner space of this arm of the cross is {ACTIONS[action]}")
        for action in range(Action.UPGRADES, Action.GOVERNMENT)
    },
    "refine-cost": Feature("power", "what refining this oil by one grade takes"),
    "card-in-play": Feature(FLAG, "this valuation card counts at the end"),
    **{f"doing-{action}": Feature(FLAG, f"the action under way is {action}") for action in ACTIONS},
    "main-actions": Feature("actions", "main actions taken in this turn"),
    "seconded": Feature(FLAG, "a secondary action was taken in this turn"),
    "ran-early": Feature(FLAG, "the machines ran in the worker phase"),
    "ran": Feature(FLAG, "the machines ran in the machine phase"),
    "buying": Feature(FLAG, "on markets nothing can be sold any more"),
    "loaned": Feature(FLAG, "a loan was taken in this action"),
    "pipes-left": Feature("tiles", "pipes of the shop that may still be taken"),
    "bought": Feature("tiles", "upgrades or government pipes bought in this action"),
    "in-hand": Feature("tiles", "tiles that must be laid"),
    "due-tiles": Feature("tiles", "tiles that an upgrade still brings"),
    "order-need": Feature("needs", "which need of the order that is being filled comes next, from 0"),
    "held-left": Feature("segments", "segments of the colour on the first half of the tile that is being laid"),
    "held-right": Feature("segments", "the same on its second half"),
    "row-market": Feature("market", "the market of the row: 0 crude, 1 to 3 refined"),
    "row-colour": Feature("colour", "0 orange, 1 teal, 2 silver"),
    "row-grade": Feature("grade", "0 crude, 1 low, 2 mid, 3 high"),
    "row-cubes": Feature("cubes", "cubes that lie in the row"),
    "row-free": Feature("slots", "its free slots"),
    "row-buy": Feature("money", "what its cheapest cube costs the observer, 0 if none lies there"),
    "row-sell": Feature("money", "what its best free slot pays the observer, 0 if none is free"),
    "tanks-left": Feature("tiles", "tanks in this row of the shop"),
    "tank-price": Feature("money", "what each costs"),
    "machines-left": Feature("tiles", "machines in this row of the shop"),
    "machine-price": Feature("money", "what each costs"),
    "quadrants-open": Feature("quadrants", "open quadrants of the government pipes"),
    "supply": Feature("cubes", "cubes of the colour in the supply"),
    "family-in-play": Feature(FLAG, "upgrades of this family are in the game"),
    "family-closed": Feature(FLAG, "its token lies face down until the year ends"),
    **{f"copies-{level}": Feature("cards", f"copies of its level {level} that are left") for level in (1, 2, 3)},
    "on-board": Feature(FLAG, "the contract or order lies on the board"),
    "comes-next": Feature(FLAG, "the contract comes when the next year begins"),
    "in-tank-shop": Feature(FLAG, "the pipe tile lies in the tank shop"),
    "in-machine-shop": Feature(FLAG, "it lies in the machine shop"),
    "at-government": Feature(FLAG, "it lies among the government pipes"),
    "in-the-hand": Feature(FLAG, "the seat to decide has it in hand"),
    "held": Feature(FLAG, "it is being laid"),
    "present": Feature(FLAG, "somebody sits there; without, all of the seat is 0"),
    "to-decide": Feature(FLAG, "this seat is to decide"),
    "order-place": Feature("place", "its place on the turn order track, from 1, 0 once its disc has moved"),
    "next-place": Feature("place", "its place in the next round, from 1, 0 if that is not decided"),
    "money": Feature("money", "its money"),
    "penalties": Feature("cubes", "its penalty cubes"),
    "penalty-cost": Feature("money", "what they cost at the end"),
    "tiles": Feature("tiles", "pipe tiles of its network"),
    "machines": Feature("machines", "its machines"),
    "contracts": Feature("contracts", "contracts it has signed"),
    "deferred": Feature("contracts", "those among them that begin next year"),
    "unfinished": Feature("contracts", "those that bring a penalty if the year ended now"),
    "orders-filled": Feature("orders", "orders it has filled"),
    "worth": Feature("money", "what it would have if the game ended now, contracts not looked at"),
    "worth-oil": Feature("money", "what its oil is worth then"),
    "worth-lines": Feature("money", "what its lines are worth then"),
    "worth-attached": Feature("money", "what the lines that touch a machine are worth once more"),
    "worth-cards": Feature("money", "what the valuation cards pay it then"),
    **{f"level-{family}": Feature("level", f"its upgrades of {family}, 0 to 3") for family in FAMILIES},
    "tanks": Feature("tanks", "its tanks of the grade"),
    "oil": Feature("cubes", "cubes in them"),
    "tank-room": Feature("cubes", "cubes for which they have room"),
    "holds": Feature("cubes", "cubes of this colour and grade that it holds"),
    "wanted": Feature("cubes", "needs of this colour and grade that its unfinished contracts still have"),
    "wanted-later": Feature("cubes", "the same of deferred contracts"),
    "lines": Feature("lines", "lines of the colour that refine crude up to this grade (crude: not at all)"),
    "attached-lines": Feature("lines", "those among them that touch a machine"),
    "line-colour": Feature("colour", "1 orange, 2 teal, 3 silver; 0 where there is no line"),
    "line-length": Feature("segments", "segments of the line"),
    "line-power": Feature("power", "its power, with Engineering"),
    "line-grade": Feature("grade", "the grade up to which it refines crude, 0 if not at all"),
    "line-attached": Feature(FLAG, "it touches a machine"),
    "line-loop": Feature(FLAG, "it is a loop"),
}
