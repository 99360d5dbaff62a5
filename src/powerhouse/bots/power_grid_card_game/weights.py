"""The numbers by which the levels of the Card Game differ, by name."""

from collections.abc import Mapping

from powerhouse.bots.given import Given


class Weights:
    """What a player believes; every number must be given, and no other. Worths are in elektro, 10 to a point."""

    def __init__(self, values: Mapping[str, float]) -> None:
        given = Given("the Card Game", values)

        # How long the game lasts.
        self.draws_each = given.take("draws_each")
        """Plants that each company takes off the market in a round."""
        self.draws_trust = given.take("draws_trust")
        """Plants that leave the market in a round on account of the Trust."""
        self.draws_besides = given.take("draws_besides")
        """Plants that leave the market in a round besides."""
        self.rounds_more = given.take("rounds_more")
        """Rounds that follow those in which the deck runs out."""

        # How long a plant counts: a newer one that is stronger pushes it down a rank, and out of three.
        self.frugal = given.take("frugal")
        """The part of the price of its fuel by which a plant ranks lower in its company."""
        self.push = given.take("push")
        """How likely an auction pushes the first or the second plant of a company down."""
        self.push_out = given.take("push_out")
        """How likely an auction replaces the third plant; above 1 it is sure to, the last one too."""
        self.push_last = given.take("push_last")
        """How many times as likely the last auction does so."""

        # What money is worth: plants are bought with it.
        self.wait = given.take("wait")
        """What an elektro is worth that comes a round later."""
        self.wait_end = given.take("wait_end")
        """What an elektro's worth of points is worth in the round before the last."""

        # What fuel costs in rounds to come; crowding is what all plants burn in a round, over what is on sale.
        self.gas = given.take("gas")
        """What a unit of gas costs in an ordinary round."""
        self.oil = given.take("oil")
        """What a unit of oil costs."""
        self.coal = given.take("coal")
        """What a unit of coal costs."""
        self.uranium = given.take("uranium")
        """What a unit of uranium costs."""
        self.crowding = given.take("crowding")
        """What a unit costs more where twice as much is burnt as usual."""
        self.lack_from = given.take("lack_from")
        """The crowding from which on fuel may be sold out."""
        self.lack_slope = given.take("lack_slope")
        """How fast the chance of that rises."""

        # What rivals do.
        self.drive = given.take("drive")
        """What it is worth with two players to drive a rival up by one elektro; with more of them it is shared."""
        self.drive_margin = given.take("drive_margin")
        """How far beyond such a bid the rival's limit must lie."""
        self.spite = given.take("spite")
        """What a rival's bargain hurts with two players; with more of them it is shared."""
        self.snatch = given.take("snatch")
        """What it is worth with two players that a rival does not get a plant he wants; with more it is shared."""
        self.patience = given.take("patience")
        """What a purchase must gain, since money can wait for a better plant."""
        self.next_row = given.take("next_row")
        """How far the next plant of the lower row counts when a lot is left to others: it may come on offer."""
        self.trust_takes = given.take("trust_takes")
        """How likely the Trust takes the dearest plant on offer in the last round, before a second purchase."""

        self.looks = int(given.take("looks"))
        """How often an auction is played on in mind before a bid, two rounds far."""

        # What fuel is kept for.
        self.spare = given.take("spare")
        """The part of its expected price that a unit for the next round is worth."""
        self.spare_lack = given.take("spare_lack")
        """The part that counts of what would be lost if the fuel were sold out in the next round."""
        self.spare_last = given.take("spare_last")
        """What a unit for the last round is worth on top."""
        self.last_to_offer = given.take("last_to_offer")
        """What it is worth in the round before the last to earn less than a rival: to buy fuel before him then."""
        self.deny = given.take("deny")
        """What it is worth that a later buyer lacks a unit."""

        # What the shares of the win follow from.
        self.worth_scale = given.take("worth_scale")
        """How much a lead counts early."""
        self.worth_late = given.take("worth_late")
        """How much more it counts the nearer the end."""
        self.worth_money = given.take("worth_money")
        """What an elektro in hand is worth."""
        self.worth_fuel = given.take("worth_fuel")
        """What a unit in store is worth."""
        self.worth_order = given.take("worth_order")
        """What a place later in turn order is worth."""
        given.finish()
