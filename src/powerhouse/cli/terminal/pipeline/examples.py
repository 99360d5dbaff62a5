"""How moves are typed, for `help`: what can be said at this decision, and how the marks are read."""

READING = [
    ("S╮ ╰O", "example-half"),
    ("O━T━O", "example-straight"),
    ("┃ │", "example-ends"),
    ("4:T10→m *", "example-line"),
]
LAYING = [("2", "example-place"), ("try 2", "example-try")]
SAYING: dict[str, list[tuple[str, str]]] = {
    "start-tanks": [("usual", "example-usual"), ("2 crude, low, 3", "example-start-tanks")],
    "work": [
        ("m1", "example-action"),
        ("m1, s om, b 3 tc, done", "example-action-trade"),
        ("gov, 1a 1b, done", "example-action-government"),
        ("tanks, 2 low, done", "example-action-tanks"),
        ("net all", "example-network"),
        ("low2, o3-4", "example-deliver"),
    ],
    "machines": [("run all", "example-run"), ("low2, o3-4, done", "example-deliver-done")],
    "trade": [("s om, s 2 tl", "example-sell"), ("b 3 tc", "example-buy"), ("s om 40", "example-sell-for")],
    "sign": [("low3, mid6 d, done", "example-sign"), ("loan", "example-loan")],
    "shop": [("2 low, crude", "example-tanks"), ("machine, 1", "example-machine"), ("pipes 2, c", "example-pipes")],
    "pipes": [("c", "example-take")],
    "government": [("1a 1b, done", "example-government")],
    "benefit": [("low, c, 1a", "example-benefit")],
    "lay": [("2", "example-lay")],
    "place": [*LAYING, ("3,-1 e", "example-place-cell")],
    "site": [*LAYING, ("3,-1", "example-site-cell")],
    "upgrade": [("eng, 2", "example-upgrade"), ("close mach", "example-close")],
    "stand": [("1, all", "example-stand")],
    "refine": [("all", "example-refine-all"), ("2, 4", "example-refine")],
    "disc": [("2", "example-disc"), ("2 left", "example-disc-left")],
    "serve": [("low", "example-serve")],
}
"""By what is asked: what may be typed, and the key of what it means."""


def examples(ask: str) -> list[tuple[str, str]]:
    return SAYING.get(ask, []) + READING
