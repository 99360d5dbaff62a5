"""Why moves are refused: each code with its clause and its sentence, in one place for translation."""

from typing import Final

from powerhouse.core.refusal import Refusal

REFUSALS: Final[dict[str, tuple[str, str]]] = {
    "over": ("CG-5.6", "the game is over"),
    "no-move": ("", "{move} is no move of this game"),
    "not-offer": ("CG-1.4", "offer a plant or pass"),
    "round-1-offer": ("CG-1.18", "in round 1 everybody must buy a plant, so you must offer one"),
    "offer-future": ("CG-1.5", "plant {plant} is not on offer yet"),
    "offer-absent": ("CG-1.5", "plant {plant} is not in the market"),
    "offer-dear": ("CG-1.6", "plant {plant} costs at least {minimum}, you have {money}"),
    "not-bid": ("CG-1.8", "bid for plant {plant} or pass"),
    "opener-bids": ("CG-1.6", "who offers a plant must bid for it: at least {minimum} for plant {plant}"),
    "bid-low": ("CG-1.8", "a bid of {bid} does not beat {standing}"),
    "bid-below-minimum": ("CG-1.6", "a bid of {bid} is below the minimum of {minimum}"),
    "bid-dear": ("CG-1.8", "a bid of {bid} is more than the {money} you have"),
    "must-scrap": ("CG-1.20", "you have {plants} plants and may keep {limit}: scrap one"),
    "scrap-newest": ("CG-1.20", "plant {plant} was just bought and cannot be scrapped"),
    "scrap-not-yours": ("CG-1.20", "plant {plant} is not yours"),
    "must-return": ("CG-1.22", "gas and oil find no room, {units} too many: return gas or oil"),
    "return-fits": ("CG-1.22", "only gas and oil compete for room, {fuel} does not: return gas or oil"),
    "not-buy": ("CG-2.1", "buy a resource card or say done"),
    "card-absent": ("CG-2.9", "there is no card of {units} {fuel} for {price}"),
    "card-dear": ("CG-2.2", "the card costs {price}, you have {money}"),
    "fuel-useless": ("CG-2.3", "none of your plants burns {fuel}"),
    "fuel-no-room": ("CG-2.4", "no room for more {fuel}: you hold {held}, and your plants take at most {room}"),
    "fuel-hybrids-full": (
        "CG-3.5",
        "no room for more {fuel}: you hold {gas} gas and {oil} oil, and your plants take at most {room} of both",
    ),
    "last-no-room": (
        "CG-2.10",
        "in the last round you may not buy more {fuel}: you hold {held}, and your plants burn {room} at once",
    ),
    "last-hybrids-full": (
        "CG-2.10",
        "in the last round you may not buy more {fuel}: you hold {gas} gas and {oil} oil, and your plants burn"
        " {room} of both at once",
    ),
    "not-run": ("CG-4.1", "say which plants produce"),
    "run-not-yours": ("CG-4.1", "you have only {plants} plants"),
    "run-mix": ("CG-3.4", "hybrids of this run burn {need} units, not {gas} gas"),
    "run-fuel": ("CG-3.2", "this run burns {need} {fuel}, you have {held}"),
}


def refuse(code: str, numbers: dict[str, int | str]) -> Refusal:
    clause, template = REFUSALS[code]
    return Refusal(code, clause, template, numbers)
