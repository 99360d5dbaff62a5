"""How moves are typed, for `help`: what can be said at this decision, and how the marks are read."""

from powerhouse.games.pipeline.codes import Stage

READING = [
    ("S╮ ╰O", "half a tile: silver from left to down, orange from up to right"),
    ("4:T10→m *", "line 4, teal, power 10, makes mid of crude; * at a machine"),
]
LAYING = [
    ("2", "the second spot of the list; on the map it covers both cells with a 2"),
    ("try 2", "look at it before you lay it"),
]
SAYING = {
    Stage.TANKS: [
        ("usual", "the advised start tanks"),
        ("2 crude, low, 3", "tanks by grade or by number"),
    ],
    Stage.WORK: [
        ("m1", "send the worker to market-1; `2` is the same, beginnings are enough"),
        ("m1, s om, b 3 tc, done", "and sell an orange mid, buy three teal crude there"),
        ("gov, 1a 1b, done", "government pipes: the worker on 1a, and 1b beside it"),
        ("tanks, 2 low, done", "two tanks for low oil, the cheapest"),
        ("net all", "refine as much as one action can; `net` lets you choose"),
        ("low2, o3-4", "deliver to your contract low2, fill the order o3-4"),
    ],
    Stage.MACHINES: [
        ("run all", "run the machines, each line as far as it goes; `run` lets you choose"),
        ("low2, o3-4, done", "deliver to your contract low2, fill an order, end the turn"),
    ],
    Stage.TRADE: [
        ("s om, s 2 tl", "sell an orange mid and two teal low, each at the best price"),
        ("b 3 tc", "then buy three teal crude, the cheapest; `b all tc`"),
        ("s om 40", "sell for 40, not for the best price"),
    ],
    Stage.SIGN: [
        ("low3, mid6 d, done", "sign low3, sign mid6 deferred to the next year"),
        ("loan", "money now, and a penalty cube"),
    ],
    Stage.SHOP: [
        ("2 low, crude", "two tanks for low oil and one for crude, the cheapest"),
        ("machine, 1", "the cheapest machine, on the best spot"),
        ("pipes 2, c", "pay for two pipe tiles and take c"),
    ],
    Stage.PIPES: [("c", "take the pipe tile c; it is laid at once")],
    Stage.GOVERN: [("1a 1b, done", "the worker takes 1a, then 1b beside it, no more")],
    Stage.BENEFIT: [("low, c, 1a", "a tank for low oil, the shop pipe c, a government tile")],
    Stage.HOLD: [("2", "lay the second tile of your hand next")],
    Stage.PLACE: [*LAYING, ("3,-1 e", "first half at x 3, y -1, second half to the east")],
    Stage.SITE: [*LAYING, ("3,-1", "the half at x 3, y -1")],
    Stage.UPGRADE: [
        ("eng, 2", "buy Engineering and the second family of the list"),
        ("close mach", "bar another family to all this year, after buying"),
    ],
    Stage.STAND: [("1, all", "stand on the first tile and run each line")],
    Stage.REFINE: [
        ("all", "each line as far as it goes"),
        ("2, 4", "only these; `done` leaves the rest"),
    ],
    Stage.ORDER: [("2", "your disc on space 2"), ("2 left", "the same, discs there are pushed left")],
    Stage.SERVE: [("low", "a cube of this grade goes to the order")],
}


def examples(stage: int) -> list[tuple[str, str]]:
    return SAYING.get(stage, []) + READING
