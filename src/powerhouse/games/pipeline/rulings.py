"""What the rulebook leaves open and how Powerhouse plays it: one name and one sentence each, with the clause.

The page docs/rules/pipeline.md marks each of these as (our reading: name).
"""

from typing import Final

RULINGS: Final[dict[str, tuple[str, str]]] = {
    "three cards": ("PL-1.11", "three valuation cards are drawn in all, not three of each kind"),
    "empty refined rows": ("PL-1.4", "at the start only crude rows hold cubes"),
    "next contract": ("PL-1.6", "the top contract of each stack is seen, those below it are not"),
    "idle action": ("PL-2.3", "an action may be taken without buying, selling or signing anything"),
    "as many spaces as players": ("PL-3.2", "the lower row of the turn order track has one space for each player"),
    "two ways to push": ("PL-3.3", "the player chooses whether discs are pushed right or left"),
    "disc moved twice": ("PL-3.4", "a second action with the icon lets the disc move again"),
    "equal slots": ("PL-4.4", "slots of a row with the same price are one: the rightmost is used"),
    "demoted cube": ("PL-4.5", "a cube sold as a lower grade has that grade from then on"),
    "unlimited penalties": ("PL-5.6", "penalty cubes and money never run out"),
    "any price row": ("PL-6.2", "a tank or machine may be taken from any price row that has one"),
    "five columns": ("PL-6.3", "a row of the player board has five columns for tanks"),
    "pipes once": ("PL-6.4", "one action buys shop pipes once"),
    "one tile fewer": ("PL-6.5", "one tile fewer than paid for may be taken whenever the player wants"),
    "half tiles": ("PL-8.2", "tiles lie on a grid of half-tiles, so they may be shifted by half a tile"),
    "first tile": ("PL-8.4", "the first tile begins at 0,0; any other place would only move the whole network"),
    "machine is no pipe": ("PL-8.4", "touching only a half under a machine does not connect"),
    "walled in": ("PL-8.4", "where machines leave no pipe to connect to, a tile may be laid beside a machine"),
    "crossing": ("PL-8.6", "two segments of one half never join"),
    "once an action": ("PL-8.10", "a line runs once an action, not once a turn"),
    "room in the end": ("PL-8.11", "cubes run together, so room is made by cubes that leave a grade in the same run"),
    "grade required": ("PL-10.2", "better oil may fill a need and is paid by the grade required"),
    "no crude": ("PL-10.2", "crude oil fills nothing"),
    "closing after buying": ("PL-11.4", "only who has bought an upgrade in this action may close another family"),
    "three one one": ("PL-11.5", "a family has three cards of level 1 and one each of levels 2 and 3"),
    "benefit is no duty": ("PL-12.3", "tiles that an upgrade brings may be left"),
    "benefit opens": ("PL-12.5", "a benefit opens a quadrant only if none was opened this year"),
    "engineering everywhere": ("PL-12.12", "Engineering 3 holds for lines attached to machines too"),
    "own grade each": ("PL-12.12", "the two cubes of Engineering 3 start alike but may end differently"),
    "stranger in the slot": ("PL-12.14", "a cube sold in another colour keeps its own and takes the grade of the slot"),
    "three tiles in all": ("PL-12.16", "orders signed like contracts count for the three of an action"),
    "early run": ("PL-12.19", "the run before the first action costs as much as that of the machine phase"),
    "once a phase": ("PL-12.20", "a machine runs once in the worker phase, whether early or under the worker"),
    "final order": ("PL-14.4", "ties are broken by the order that the last round has made"),
    "best grade": ("PL-15.4", "cards 9 to 11 pay for the lines whose best grade it is"),
    "card eleven": ("PL-15.4", "card 11 pays 30"),
    "filled once more": ("PL-15.5", "cards 12 and 13 count each tile once, with the extra pay of Contracts & Orders 2"),
    "printed needs": ("PL-15.7", "card 16 looks at the grades required, not at those delivered"),
}
