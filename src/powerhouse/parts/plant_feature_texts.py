"""What the features mean that both Power Grids have, and those of a fuel by its name (see plant_features.py)."""

from typing import Final

from powerhouse.core.features import FLAG, Feature


class FuelNames:
    """What is told of each fuel, by its name."""

    def __init__(self, fuels: list[str]) -> None:
        self.burns = [f"burns-{fuel}" for fuel in fuels]
        self.stock = [f"holds-{fuel}" for fuel in fuels]
        self.room = [f"room-{fuel}" for fuel in fuels]
        self.lacks = [f"lacks-{fuel}" for fuel in fuels]
        self.plant = ["plant-number", "output", "need", *self.burns]
        self.card = [*self.plant, "on-offer", "minimum"]
        self.fuel = [name for each in zip(self.stock, self.room, self.lacks) for name in each]

    def features(self, fuels: list[str], unit: str) -> dict[str, Feature]:
        found: dict[str, Feature] = {}
        for fuel, name in enumerate(fuels):
            found[self.burns[fuel]] = Feature(FLAG, f"the plant burns {name}; a hybrid burns either of two fuels")
            found[self.stock[fuel]] = Feature(unit, f"{name} that the company holds")
            found[self.room[fuel]] = Feature(unit, f"{name} for which its plants still have room")
            found[self.lacks[fuel]] = Feature(unit, f"{name} that is lacking to run all its plants at once")
        return found


PLANT_FEATURES: Final = {
    "players": Feature("seats", "how many play"),
    "round": Feature("rounds", "the round, from 1"),
    "asked-offer": Feature(FLAG, "a plant is offered now"),
    "asked-bid": Feature(FLAG, "bids are made now"),
    "asked-scrap": Feature(FLAG, "somebody scraps a plant now"),
    "asked-return": Feature(FLAG, "fuel that finds no room is given back now"),
    "money-open": Feature(FLAG, "everybody's money is seen"),
    "deck-small": Feature("cards", "small plants left in the deck (plug on the back)"),
    "deck-big": Feature("cards", "big plants left in the deck (socket on the back)"),
    "deck-under": Feature("cards", "plants that lie under the last card"),
    "deck-last-card": Feature(FLAG, "the last card is still in the deck"),
    "top-small": Feature(FLAG, "the card on top of the deck is a small plant"),
    "top-big": Feature(FLAG, "the card on top of the deck is a big plant"),
    "last-card-shown": Feature(FLAG, "the last card lies in the market"),
    "renovation-card": Feature("number", "the renovation card in play, 0 without"),
    "renovation-paid": Feature(FLAG, "somebody has been paid by it this round"),
    "lot": Feature("number", "the number of the plant under the hammer, 0 if none is"),
    "lot-output": Feature("output", "what that plant yields"),
    "lot-need": Feature("fuel", "what it burns"),
    "lowest-bid": Feature("money", "the least that may be bid for it now"),
    "standing-bid": Feature("money", "the standing bid, 0 before one is made"),
    "plant-number": Feature("number", "the number of the plant, 0 where there is none"),
    "output": Feature("output", "what the plant yields when it runs: cities, or money in the Card Game"),
    "need": Feature("fuel", "what it burns in a round"),
    "on-offer": Feature(FLAG, "it may be offered now, not only seen"),
    "minimum": Feature("money", "the lowest opening bid, with the discount token"),
    "present": Feature(FLAG, "somebody sits there; without, all of the seat is 0"),
    "to-decide": Feature(FLAG, "this seat is to decide"),
    "order-place": Feature("place", "its place in turn order, from 1"),
    "may-buy": Feature(FLAG, "it may still buy a plant in this phase"),
    "has-bought": Feature(FLAG, "it has bought a plant in this phase"),
    "bids": Feature(FLAG, "it has not passed in the auction"),
    "leads": Feature(FLAG, "the standing bid is its own"),
    "money-known": Feature(FLAG, "the observer may see its money"),
    "money": Feature("money", "its money, 0 where that is hidden"),
    "capacity": Feature("output", "what all its plants would yield together"),
    "ready": Feature("output", "what its plants yield with the fuel it holds"),
}
"""What these functions write."""
