"""Why moves are refused: each code with the clause it rests on; its sentence is the key `refusal-CODE` of the texts."""

from typing import Final

from powerhouse.core.refusal import refuser
from powerhouse.games.power_grid_card_game.codes import ID

CLAUSES: Final[dict[str, str]] = {
    "over": "CG-5.6",
    "no-move": "",
    "not-offer": "CG-1.4",
    "round-1-offer": "CG-1.18",
    "offer-future": "CG-1.5",
    "offer-absent": "CG-1.5",
    "offer-dear": "CG-1.6",
    "not-bid": "CG-1.8",
    "opener-bids": "CG-1.6",
    "bid-low": "CG-1.8",
    "bid-below-minimum": "CG-1.6",
    "bid-dear": "CG-1.8",
    "must-scrap": "CG-1.20",
    "scrap-newest": "CG-1.20",
    "scrap-not-yours": "CG-1.20",
    "must-return": "CG-1.22",
    "return-fits": "CG-1.22",
    "not-buy": "CG-2.1",
    "card-absent": "CG-2.9",
    "card-dear": "CG-2.2",
    "fuel-useless": "CG-2.3",
    "fuel-no-room": "CG-2.4",
    "fuel-hybrids-full": "CG-3.5",
    "last-no-room": "CG-2.10",
    "last-hybrids-full": "CG-2.10",
    "not-run": "CG-4.1",
    "run-not-yours": "CG-4.1",
    "run-mix": "CG-3.4",
    "run-fuel": "CG-3.2",
}

refuse = refuser(ID, CLAUSES)
