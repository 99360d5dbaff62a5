### Why a bot would make a move.

reason-use =
    { $kind ->
        [eco] { $income } for nothing
        [hybrid] { $income } for { $units } gas or oil
       *[other] { $income } for { $units } { $kind }
    }
reason-no-plant = no plant on offer is worth its price; { $money } elektro wait for a better one
reason-plant = worth { $worth }: supplies { $use }, about { $income } a round
reason-plant-points = worth { $worth }: supplies { $use }, { $points } points in the end
reason-pass = more than { $bid } is too much: { $why }
reason-scrap = the plant missed least: it supplies { $use }, about { $income } a round
reason-enough = more fuel is not worth its price; held: { $held }
reason-no-fuel = more fuel is not worth its price; held: none, and none is needed
reason-lacking = { $each } a unit; the plants lack { $units } { $fuel } to run
reason-spare = { $each } a unit, worth { $worth } in the next round
reason-run = earns { $income } and burns { $units } units
reason-return = a unit of { $fuel } is worth { $worth } in the next round
