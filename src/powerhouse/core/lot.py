"""What can be bought in a game: for diaries and reports, which ask who buys it, when, for how much, and who wins."""

from dataclasses import dataclass

from powerhouse.core.phrase import Phrase


@dataclass(frozen=True)
class Lot:
    """A card or a tile as it is printed; `State.lots` and `State.on_offer` name it by its `id`.

    Its `kind` is said by the key `lots-KIND` of the game. `price` is what is printed or the least that can be bid;
    `None` where nothing is paid. At a table there are so many `copies`.
    """

    id: str
    kind: str
    name: Phrase
    price: int | None
    copies: int
