### Pipeline: why a bot would make a move.

turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
reason-worth = worth { $value }: { $why }
reason-enough = nothing else is worth its price with { turns } to come
reason-start-tank = room for oil of this grade is wanted first
reason-loan = { $loan } dollars now for a penalty of { $penalty } in the end
reason-disc = first in the next round, before 1 other at least
reason-tank = room for { $cubes } more cubes
reason-pipes = longer lines, for { turns } and the end
reason-site = the most lines end here, and the fewest are cut
reason-refine = better oil brings more
reason-deliver = delivered it brings { $gain } more than elsewhere
reason-sign = the lines make { $cubes } cubes a turn, and the year has { turns } to come
reason-pays = it pays over { turns }
reason-market = sells { $sold } and buys { $bought }, { $dollars } dollars
reason-network = refining on the best tile gains { $gain }
reason-machines = the machines refine for a gain of { $gain }
reason-action = it pays over { turns }, with { $money } dollars in hand
