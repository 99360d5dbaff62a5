"""The numbers by which the levels of the Card Game differ, by name."""

from collections.abc import Mapping

from powerhouse.core.errors import PowerhouseError


class Weights:
    """What a player believes; every number must be given, and no other. Worths are in elektro, 10 to a point."""

    def __init__(self, values: Mapping[str, float]) -> None:
        given = dict(values)

        # How long the game lasts.
        self.draws_each = _take(given, "draws_each")
        """Plants that each company takes off the market in a round."""
        self.draws_trust = _take(given, "draws_trust")
        """Plants that leave the market in a round on account of the Trust."""
        self.draws_besides = _take(given, "draws_besides")
        """Plants that leave the market in a round besides."""
        self.rounds_more = _take(given, "rounds_more")
        """Rounds that follow those in which the deck runs out."""

        # How long a plant counts: a newer one that is stronger pushes it down a rank, and out of three.
        self.frugal = _take(given, "frugal")
        """The part of the price of its fuel by which a plant ranks lower in its company."""
        self.push = _take(given, "push")
        """How likely an auction pushes the first or the second plant of a company down."""
        self.push_out = _take(given, "push_out")
        """How likely an auction replaces the third plant; above 1 it is sure to, the last one too."""
        self.push_last = _take(given, "push_last")
        """How many times as likely the last auction does so."""

        # What money is worth: plants are bought with it.
        self.wait = _take(given, "wait")
        """What an elektro is worth that comes a round later."""
        self.wait_end = _take(given, "wait_end")
        """What an elektro's worth of points is worth in the round before the last."""

        # What fuel costs in rounds to come; crowding is what all plants burn in a round, over what is on sale.
        self.gas = _take(given, "gas")
        """What a unit of gas costs in an ordinary round."""
        self.oil = _take(given, "oil")
        """What a unit of oil costs."""
        self.coal = _take(given, "coal")
        """What a unit of coal costs."""
        self.uranium = _take(given, "uranium")
        """What a unit of uranium costs."""
        self.crowding = _take(given, "crowding")
        """What a unit costs more where twice as much is burnt as usual."""
        self.lack_from = _take(given, "lack_from")
        """The crowding from which on fuel may be sold out."""
        self.lack_slope = _take(given, "lack_slope")
        """How fast the chance of that rises."""

        # What rivals do.
        self.drive = _take(given, "drive")
        """What it is worth with two players to drive a rival up by one elektro; with more of them it is shared."""
        self.drive_margin = _take(given, "drive_margin")
        """How far beyond such a bid the rival's limit must lie."""
        self.spite = _take(given, "spite")
        """What a rival's bargain hurts with two players; with more of them it is shared."""
        self.snatch = _take(given, "snatch")
        """What it is worth with two players that a rival does not get a plant he wants; with more it is shared."""
        self.patience = _take(given, "patience")
        """What a purchase must gain, since money can wait for a better plant."""
        self.next_row = _take(given, "next_row")
        """How far the next plant of the lower row counts when a lot is left to others: it may come on offer."""
        self.trust_takes = _take(given, "trust_takes")
        """How likely the Trust takes the dearest plant on offer in the last round, before a second purchase."""

        # What fuel is kept for.
        self.spare = _take(given, "spare")
        """The part of its expected price that a unit for the next round is worth."""
        self.spare_lack = _take(given, "spare_lack")
        """The part that counts of what would be lost if the fuel were sold out in the next round."""
        self.spare_last = _take(given, "spare_last")
        """What a unit for the last round is worth on top."""
        self.last_to_offer = _take(given, "last_to_offer")
        """What it is worth in the round before the last to earn less than a rival: to buy fuel before him then."""
        self.deny = _take(given, "deny")
        """What it is worth that a later buyer lacks a unit."""

        # What the shares of the win follow from.
        self.worth_scale = _take(given, "worth_scale")
        """How much a lead counts early."""
        self.worth_late = _take(given, "worth_late")
        """How much more it counts the nearer the end."""
        self.worth_money = _take(given, "worth_money")
        """What an elektro in hand is worth."""
        self.worth_fuel = _take(given, "worth_fuel")
        """What a unit in store is worth."""
        self.worth_order = _take(given, "worth_order")
        """What a place later in turn order is worth."""
        if given:
            raise PowerhouseError(f"the Card Game does not know the weights {', '.join(sorted(given))}")


def _take(given: dict[str, float], name: str) -> float:
    if name not in given:
        raise PowerhouseError(f"the Card Game needs the weight '{name}'")
    return float(given.pop(name))
