"""What is asked of whoever offers a plant, bids for one or scraps one: the same in both Power Grids."""

from typing import Any

from powerhouse.core.phrase import Items, Phrase, Value, all_of, one_of, phrase, seat_name

View = Any
"""The view of either game; what is read of it here they have alike."""


def purse(view: View, seat: int) -> Phrase:
    return phrase("terminal-purse", money=view.players[seat].money)


def offer(view: View, seat: int, plants: Items) -> list[Phrase]:
    """With what can be typed for each of the plants that may be offered."""
    if not plants:
        return [phrase("terminal-offer-none")]
    may_pass = any(choice.verb == "pass" for choice in view.choices)
    alone = [phrase("terminal-offer-alone")] if view.unopposed else []
    key = "terminal-offer" if may_pass else "terminal-offer-must"
    return [phrase(key, plants=one_of(plants)), *alone, purse(view, seat)]


def bid(view: View, seat: int, plant: Value) -> list[Phrase]:
    """For the plant of this name."""
    auction = view.auction
    if auction.leader is None:
        return [phrase("terminal-open", plant=plant, minimum=auction.minimum), purse(view, seat)]
    key = "terminal-bid" if view.bids else "terminal-bid-poor"
    others: Items = [seat_name(other) for other in auction.bidders if other not in (seat, auction.leader)]
    held = phrase(
        "terminal-held", name=seat_name(auction.leader), bid=auction.bid, others=len(others), names=all_of(others)
    )
    return [phrase(key, plant=plant, lowest=auction.lowest), held, purse(view, seat)]


def scrap(view: View, plants: Items) -> list[Phrase]:
    paid = [phrase("terminal-scrap-paid", paid=view.renovation[0])] if view.renovation else []
    return [phrase("terminal-scrap", plants=one_of(plants)), *paid]
