"""Why moves are refused: each code with the clause it rests on; its sentence is the key `refusal-CODE` of the texts."""

from typing import Final

from powerhouse.core.refusal import refuser

CLAUSES: Final[dict[str, str]] = {
    "over": "PG-7.1",
    "no-move": "",
    "not-place": "PG-8.4",
    "not-mark": "PG-9.1",
    "outside-zone": "PG-0.6",
    "marked-already": "PG-9.2",
    "mark-needs-slot": "PG-9.2",
    "trust-there": "PG-8.5",
    "trust-not-adjacent": "PG-8.5",
    "not-offer": "PG-2.4",
    "round-1-offer": "PG-2.22",
    "offer-future": "PG-2.5",
    "offer-absent": "PG-2.5",
    "offer-dear": "PG-2.6",
    "not-bid": "PG-2.8",
    "opener-bids": "PG-2.6",
    "bid-low": "PG-2.8",
    "bid-below-minimum": "PG-2.6",
    "bid-dear": "PG-2.8",
    "must-scrap": "PG-2.18",
    "scrap-newest": "PG-2.18",
    "scrap-not-yours": "PG-2.18",
    "must-return": "PG-2.21",
    "return-fits": "PG-2.21",
    "not-fuel": "PG-3.1",
    "fuel-useless": "PG-3.7",
    "fuel-no-room": "PG-3.5",
    "fuel-hybrids-full": "PG-3.5",
    "fuel-sold-out": "PG-3.9",
    "fuel-dear": "PG-3.8",
    "not-build": "PG-4.1",
    "own-city": "PG-4.5",
    "no-houses": "PG-4.15",
    "start-marked": "PG-9.4",
    "start-occupied": "PG-4.13",
    "marked-closed": "PG-9.7",
    "city-trust": "PG-8.18",
    "city-full": "PG-4.4",
    "city-dear": "PG-4.2",
    "not-run": "PG-5.2",
    "run-not-yours": "PG-5.2",
    "run-mix": "PG-5.4",
    "run-fuel": "PG-5.3",
}

refuse = refuser("power-grid", CLAUSES)
