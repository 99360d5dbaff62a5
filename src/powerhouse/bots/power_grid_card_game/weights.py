"""The numbers by which the levels of the Card Game differ, by name."""

from collections.abc import Mapping

from powerhouse.bots.given import give


class Weights:
    """What a player believes; every number must be given, and no other. Worths are in elektro, 10 to a point."""

    # How long the game lasts.
    draws_each: float  # Plants that each company takes off the market in a round.
    draws_trust: float  # Plants that leave the market in a round on account of the Trust.
    draws_besides: float  # Plants that leave the market in a round besides.
    rounds_more: float  # Rounds that follow those in which the deck runs out.

    # How long a plant counts: a newer one that is stronger pushes it down a rank, and out of three.
    frugal: float  # The part of the price of its fuel by which a plant ranks lower in its company.
    push: float  # How likely an auction pushes the first or the second plant of a company down.
    push_out: float  # How likely an auction replaces the third plant; above 1 it is sure to, the last one too.
    push_last: float  # How many times as likely the last auction does so.

    # What money is worth: plants are bought with it.
    wait: float  # What an elektro is worth that comes a round later.
    wait_end: float  # What an elektro's worth of points is worth in the round before the last.

    # What fuel costs in rounds to come; crowding is what all plants burn in a round, over what is on sale.
    gas: float  # What a unit of gas costs in an ordinary round.
    oil: float  # What a unit of oil costs.
    coal: float  # What a unit of coal costs.
    uranium: float  # What a unit of uranium costs.
    crowding: float  # What a unit costs more where twice as much is burnt as usual.
    lack_from: float  # The crowding from which on fuel may be sold out.
    lack_slope: float  # How fast the chance of that rises.

    # What rivals do.
    # What it is worth with two players to drive a rival up by one elektro; with more of them it is shared.
    drive: float
    drive_margin: float  # How far beyond such a bid the rival's limit must lie.
    spite: float  # What a rival's bargain hurts with two players; with more of them it is shared.
    # What it is worth with two players that a rival does not get a plant he wants; with more it is shared.
    snatch: float
    patience: float  # What a purchase must gain, since money can wait for a better plant.
    # How far the next plant of the lower row counts when a lot is left to others: it may come on offer.
    next_row: float
    # How likely the Trust takes the dearest plant on offer in the last round, before a second purchase.
    trust_takes: float

    looks: float  # How often an auction is played on in mind before a bid, two rounds far.

    # What fuel is kept for.
    spare: float  # The part of its expected price that a unit for the next round is worth.
    spare_lack: float  # The part that counts of what would be lost if the fuel were sold out in the next round.
    spare_last: float  # What a unit for the last round is worth on top.
    # What it is worth in the round before the last to earn less than a rival: to buy fuel before him then.
    last_to_offer: float
    deny: float  # What it is worth that a later buyer lacks a unit.

    # What the shares of the win follow from.
    worth_scale: float  # How much a lead counts early.
    worth_late: float  # How much more it counts the nearer the end.
    worth_money: float  # What an elektro in hand is worth.
    worth_fuel: float  # What a unit in store is worth.
    worth_order: float  # What a place later in turn order is worth.

    def __init__(self, values: Mapping[str, float]) -> None:
        give(self, "Power Grid: The Card Game", values)
