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
        self.draws_besides = _take(given, "draws_besides")
        """Plants that leave the market in a round besides."""

        # How long a plant counts: newer ones replace the weakest of three.
        self.churn = _take(given, "churn")
        """Plants that a company replaces in a round."""
        self.churn_early = _take(given, "churn_early")
        """Plants that it replaces more in a round, for each round that is left then: early plants are small."""
        self.churn_last = _take(given, "churn_last")
        """Plants that it replaces in the last round."""
        self.tough = _take(given, "tough")
        """How much longer a plant stays for each elektro that it earns more than an ordinary one."""
        self.ordinary = _take(given, "ordinary")
        """What an ordinary plant earns in a round, fuel paid."""

        # What money in hand is worth beyond itself, since plants are bought with it.
        self.money_late = _take(given, "money_late")
        """What an elektro is worth more than at the end, at any time."""
        self.money_early = _take(given, "money_early")
        """What it is worth more before the last round, on top."""
        self.money_growth = _take(given, "money_growth")
        """How many times as much that is for each round earlier."""

        # What fuel costs in rounds to come; crowding is what all plants burn in a round, over what is on sale.
        self.card_price = _take(given, "card_price")
        """What a resource card costs where nobody crowds."""
        self.card_crowding = _take(given, "card_crowding")
        """What it costs more for each part of crowding."""
        self.lack_from = _take(given, "lack_from")
        """The crowding from which on fuel may be sold out."""
        self.lack_slope = _take(given, "lack_slope")
        """How fast the chance of that rises."""

        # What rivals do.
        self.rivals_pay = _take(given, "rivals_pay")
        """The part of a plant's worth that rivals are expected to bid."""
        self.spite = _take(given, "spite")
        """What a rival's bargain hurts."""
        self.patience = _take(given, "patience")
        """What a purchase must gain, since money can wait for a better plant."""

        self.hope = _take(given, "hope")
        """What it is worth to stay in the auctions of a round by offering a plant instead of passing."""

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
