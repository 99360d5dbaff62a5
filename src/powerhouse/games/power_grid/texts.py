"""Why moves are refused: each code with its clause and its sentence, in one place for translation."""

from typing import Final

from powerhouse.core.refusal import Refusal

REFUSALS: Final[dict[str, tuple[str, str]]] = {
    "over": ("PG-7.1", "the game is over"),
    "no-move": ("", "{move} is no move of this game"),
    "not-place": ("PG-8.4", "place a house of the Trust: place CITY"),
    "not-mark": ("PG-9.1", "mark a start city: mark CITY"),
    "outside-zone": ("PG-0.6", "{city} lies outside the zone"),
    "marked-already": ("PG-9.2", "{city} is marked already"),
    "mark-needs-slot": ("PG-9.2", "{city} has no free first slot, so it cannot be a start city"),
    "trust-there": ("PG-8.5", "the Trust has a house in {city} already"),
    "trust-not-adjacent": ("PG-8.5", "{city} is not one link away from a city of the Trust"),
    "not-offer": ("PG-2.4", "offer a plant or pass"),
    "round-1-offer": ("PG-2.22", "in round 1 everybody must buy a plant, so you must offer one"),
    "offer-future": ("PG-2.5", "plant {plant} is not on offer yet"),
    "offer-absent": ("PG-2.5", "plant {plant} is not in the market"),
    "offer-dear": ("PG-2.6", "plant {plant} costs at least {minimum}, you have {money}"),
    "not-bid": ("PG-2.8", "bid for plant {plant} or pass"),
    "opener-bids": ("PG-2.6", "who offers a plant must bid for it: at least {minimum} for plant {plant}"),
    "bid-low": ("PG-2.8", "a bid of {bid} does not beat {standing}"),
    "bid-below-minimum": ("PG-2.6", "a bid of {bid} is below the minimum of {minimum}"),
    "bid-dear": ("PG-2.8", "a bid of {bid} is more than the {money} you have"),
    "must-scrap": ("PG-2.18", "you have {plants} plants and may keep {limit}: scrap one"),
    "scrap-newest": ("PG-2.18", "plant {plant} was just bought and cannot be scrapped"),
    "scrap-not-yours": ("PG-2.18", "plant {plant} is not yours"),
    "must-return": ("PG-2.21", "coal and oil find no room, {tokens} too many: return coal or oil"),
    "return-fits": ("PG-2.21", "your {held} {fuel} fit on plants of their own, which hold {room}"),
    "not-fuel": ("PG-3.1", "buy fuel or say done"),
    "fuel-useless": ("PG-3.7", "none of your plants burns {fuel}"),
    "fuel-no-room": (
        "PG-3.5",
        "no room for more {fuel}: you hold {held}, and your plants take at most {room}",
    ),
    "fuel-hybrids-full": (
        "PG-3.5",
        "no room for more {fuel}: you hold {coal} coal and {oil} oil, and your plants take at most {room} of both",
    ),
    "fuel-sold-out": ("PG-3.9", "there is no {fuel} left to buy"),
    "fuel-dear": ("PG-3.8", "{fuel} costs {price}, you have {money}"),
    "not-build": ("PG-4.1", "build in a city or say done"),
    "own-city": ("PG-4.5", "{city} is in your network already"),
    "no-houses": ("PG-4.15", "all your {houses} houses are built"),
    "start-marked": ("PG-9.4", "your network must start in a marked city, and {city} is not marked"),
    "marked-closed": ("PG-9.7", "{city} is kept for the start of a network in step 1"),
    "city-trust": ("PG-8.18", "{city} is closed to the players in step 1, since a house of the Trust stands there"),
    "city-full": ("PG-4.4", "{city} has no free slot in step {step}"),
    "city-dear": ("PG-4.2", "connecting {city} costs {cost}, you have {money}"),
    "not-run": ("PG-5.2", "say which plants run"),
    "run-not-yours": ("PG-5.2", "you have only {plants} plants to run"),
    "run-mix": ("PG-5.4", "hybrids of this run burn {need} tokens, not {coal} coal"),
    "run-fuel": ("PG-5.3", "this run burns {need} {fuel}, you have {held}"),
}


def refuse(code: str, numbers: dict[str, int | str]) -> Refusal:
    clause, template = REFUSALS[code]
    return Refusal(code, clause, template, numbers)
