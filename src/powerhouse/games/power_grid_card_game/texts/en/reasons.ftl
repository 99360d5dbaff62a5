### Why a bot would make a move.

reason-use =
    { $kind ->
        [eco] { $income } for nothing
        [hybrid] { $income } for { $units } gas or oil
       *[other] { $income } for { $units } { $kind }
    }
reason-no-plant = You keep your { $money } elektro for fuel and a later plant.
reason-plant = supplies { $use }, about { $income } a round
reason-plant-points =
    { $points ->
        [one] supplies { $use }, { $points } point in the end
       *[other] supplies { $use }, { $points } points in the end
    }
reason-pass = To you the plant is worth { $worth } at most, besides what else you could buy; you would have to bid { $bid }: it { $plant }.
reason-scrap = You give up a plant that supplies { $use }, about { $income } a round.
reason-enough = You hold { $held }, and keep { $money } elektro.
reason-no-fuel = You hold no fuel and need none, and keep { $money } elektro.
reason-lacking = You pay { $each } a unit; your plants lack { $units } { $fuel } to run.
reason-spare = You pay { $each } a unit; a spare one is worth { $worth } to you in the next round.
reason-run =
    { $units ->
        [one] You earn { $income } and burn { $units } unit.
       *[other] You earn { $income } and burn { $units } units.
    }
reason-return = A unit of { $fuel } is worth { $worth } to you in the next round.
reason-offer = To you the plant is worth up to { $worth }, and bids begin at { $minimum }: it { $plant }.
reason-offer-must = You must buy a plant in round 1; bids begin at { $minimum }, and to you it is worth { $worth }: it { $plant }.
reason-offer-below = Bids begin at { $minimum }, and to you the plant is worth { $worth }: it { $plant }.
reason-open = You open with { $bid }: the plant { $plant }.
reason-bid = You bid { $bid } and can go up to { $worth }: the plant { $plant }.
reason-bid-above = You would pay { $bid } for a plant that by rule of thumb is worth { $worth } to you: it { $plant }.
reason-drive = To you the plant is worth { $worth }, but a rival is expected to go well beyond { $bid }: your bid makes it dearer for him.
reason-pass-early = By rule of thumb you could go up to { $worth } for the plant; you would have to bid { $bid }.
