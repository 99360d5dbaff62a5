"""Where the rules speak of what is asked now, and of what happened (docs/rules/pipeline.md)."""

from typing import Final

from powerhouse.games.pipeline.codes import Stage

STAGES: Final[dict[int, str]] = {
    Stage.TANKS: "PL-1.16",
    Stage.WORK: "PL-2",
    Stage.TRADE: "PL-4",
    Stage.SIGN: "PL-5",
    Stage.SHOP: "PL-6",
    Stage.PIPES: "PL-6.4",
    Stage.SITE: "PL-6.7",
    Stage.GOVERN: "PL-7",
    Stage.HOLD: "PL-8.5",
    Stage.PLACE: "PL-8.4",
    Stage.UPGRADE: "PL-11",
    Stage.BENEFIT: "PL-12.3",
    Stage.STAND: "PL-8.7",
    Stage.REFINE: "PL-8.8",
    Stage.ORDER: "PL-3",
    Stage.SERVE: "PL-10.5",
    Stage.MACHINES: "PL-9",
    Stage.OVER: "PL-14",
}

NEWS: Final[dict[str, str]] = {
    "cross": "PL-1.9",
    "first-order": "PL-1.14",
    "start-tank": "PL-1.16",
    "passed": "PL-2.3",
    "went": "PL-2.2",
    "went-also": "PL-2.4",
    "ran": "PL-9.1",
    "bought": "PL-4.3",
    "sold": "PL-4.3",
    "refined": "PL-8.8",
    "delivered": "PL-10.2",
    "served": "PL-10.5",
    "signed": "PL-5.3",
    "signed-later": "PL-5.4",
    "loan-taken": "PL-5.6",
    "pipes": "PL-6.4",
    "upgraded": "PL-11.1",
    "closed": "PL-11.4",
    "disc": "PL-3.3",
    "penalty": "PL-13.2",
    "year": "PL-13",
    "contracts-came": "PL-13.1",
    "contracts-moved": "PL-13.1",
    "markets-refreshed": "PL-13.4",
    "shops-refreshed": "PL-13.6",
}
