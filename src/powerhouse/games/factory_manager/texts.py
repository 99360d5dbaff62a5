"""Why moves are refused: each code with its clause and its sentence, in one place for translation."""

from typing import Final

from powerhouse.core.refusal import Refusal

REFUSALS: Final[dict[str, tuple[str, str]]] = {
    "over": ("FM-6.1", "the game is over"),
    "no-move": ("", "{move} is no move of this game"),
    "no-tile": ("", "there is no such tile"),
    "not-offer": ("FM-1.3", "choose the turn-order tile to be auctioned: offer TILE"),
    "offer-absent": ("FM-1.3", "turn-order tile {tile} is not to be had in this round"),
    "not-bid": ("FM-1.4", "bid workers for turn-order tile {tile} or pass"),
    "opener-bids": ("FM-1.3", "who opens must bid for turn-order tile {tile}, if only 0"),
    "bid-low": ("FM-1.4", "a bid of {bid} does not beat {standing}"),
    "bid-high": ("FM-1.6", "a bid of {bid} is too much: you have {available} available workers and must keep {kept}"),
    "not-back": ("FM-1.11", "say how many of the {workers} workers on turn-order tile {tile} are seasonal ones"),
    "back-seasonal": ("FM-1.11", "{seasonal} seasonal workers cannot stay on the tile, only {least} to {most}"),
    "must-bring": ("FM-2.2", "bring a tile to the market for each available worker: {workers} still to come"),
    "not-bring": ("FM-2.5", "bring a further tile to the market or say done"),
    "bring-absent": ("FM-2.3", "there is no {tile} on the storage board"),
    "bring-dear": ("FM-2.3", "{tile} is not the cheapest tile of the column {column}, that is {cheapest}"),
    "not-buy": ("FM-3.2", "buy, place or demolish a tile, hire seasonal workers, or say done"),
    "no-worker": ("FM-3.2", "each of your {workers} available workers has bought or demolished a tile"),
    "buy-absent": ("FM-3.2", "there is no {tile} in the market"),
    "buy-dear": ("FM-3.4", "{tile} costs {cost}, you have {money}"),
    "one-a-room": ("FM-3.9", "you own a tile of type {type} already: demolish it first"),
    "place-absent": ("FM-3.6", "there is no {tile} beside your factory"),
    "halls-full": ("FM-3.7", "all {halls} halls are taken: demolish a tile first"),
    "site-dear": ("FM-3.8", "the next building site costs {fee}, you have {money}"),
    "demolish-absent": ("FM-3.10", "there is no {tile} in your factory"),
    "hire-many": ("FM-3.11", "you cannot hire {seasonal} seasonal workers, at most {most}"),
    "hire-dear": ("FM-3.11", "hiring {seasonal} seasonal workers costs {cost}, you have {money}"),
    "not-stop": ("FM-4.2", "stop machines or robots, or say done"),
    "stop-never": ("FM-4.2", "{tile} is neither a machine nor a robot and cannot be stopped"),
    "stop-absent": ("FM-4.2", "no {tile} of yours is running"),
    "workers-short": ("FM-4.5", "what runs needs {need} workers, and at most {most} can work: stop something"),
    "robots-many": ("FM-4.3", "{robots} robots run, but only {machines} machines: stop robots"),
}


def refuse(code: str, numbers: dict[str, int | str]) -> Refusal:
    clause, template = REFUSALS[code]
    return Refusal(code, clause, template, numbers)
