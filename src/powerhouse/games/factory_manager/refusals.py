"""Why moves are refused: each code with the clause it rests on; its sentence is the key `refusal-CODE` of the texts."""

from typing import Final

from powerhouse.core.refusal import refuser

CLAUSES: Final[dict[str, str]] = {
    "over": "FM-6.1",
    "no-move": "",
    "no-tile": "",
    "not-offer": "FM-1.3",
    "offer-absent": "FM-1.3",
    "not-bid": "FM-1.4",
    "opener-bids": "FM-1.3",
    "bid-low": "FM-1.4",
    "bid-high": "FM-1.6",
    "not-back": "FM-1.11",
    "back-seasonal": "FM-1.11",
    "must-bring": "FM-2.2",
    "not-bring": "FM-2.5",
    "bring-absent": "FM-2.3",
    "bring-dear": "FM-2.3",
    "not-buy": "FM-3.2",
    "no-worker": "FM-3.2",
    "buy-absent": "FM-3.2",
    "buy-dear": "FM-3.4",
    "one-a-room": "FM-3.9",
    "place-absent": "FM-3.6",
    "halls-full": "FM-3.7",
    "site-dear": "FM-3.8",
    "demolish-absent": "FM-3.10",
    "hire-many": "FM-3.11",
    "hire-dear": "FM-3.11",
    "not-stop": "FM-4.2",
    "stop-never": "FM-4.2",
    "stop-absent": "FM-4.2",
    "workers-short": "FM-4.5",
    "robots-many": "FM-4.3",
}

refuse = refuser("factory-manager", CLAUSES)
