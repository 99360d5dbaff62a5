### Pipeline: why a bot would make a move.

turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
reason-worth = { $why } All in all it is worth about { $value } dollars to you.
reason-enough = You do nothing more; { turns } are to come.
reason-start-tank = You want room for oil of this grade first.
reason-loan = You get { $loan } dollars now for a penalty of { $penalty } in the end.
reason-disc = You go first in the next round, before 1 other at least.
reason-tank = You get room for { $cubes } more cubes.
reason-pipes = Your lines get longer, for { turns } and the end.
reason-site = Your lines end against the machine here.
reason-refine = Better oil brings you more.
reason-deliver = Delivered it brings you { $gain } more than elsewhere.
reason-sign =
    { $cubes ->
        [one] Your lines make { $cubes } cube a turn, and the year has { turns } to come.
       *[other] Your lines make { $cubes } cubes a turn, and the year has { turns } to come.
    }
reason-pays = You have { turns } to make use of it.
reason-market = You sell { $sold } and buy { $bought }: { $dollars } dollars.
reason-network = Refining on your best tile gains you about { $gain }.
reason-machines = Your machines refine for a gain of about { $gain }.
reason-action = You have { turns } to make use of it, and { $money } dollars in hand.
reason-spend = The order asks for such a cube.
reason-close = You close it, so that the others cannot buy it.
reason-counts = It counts when the game ends.
reason-last-action = This is your last turn, with { $money } dollars in hand.
