### Why a bot would make a move.

reason-plant =
    { $fuel ->
        [none] supplies { $output } for nothing
        [hybrid] supplies { $output } for { $need } coal or oil
       *[other] supplies { $output } for { $need } { $fuel }
    }
reason-plant-bill = { $plant }, about { $bill } a round
reason-no-plant = You keep your { $money } elektro for fuel, cities and later plants.
reason-offer = To you the plant is worth about { $worth }, and bids begin at { $minimum }: it { $plant }.
reason-pass = To you the plant is worth { $worth } at most, besides what else you could do; you would have to bid { $bid }.
reason-bid = You bid { $bid } and can go up to { $worth }: the plant { $plant }.
reason-jump = You can go up to { $worth }; a jump to { $bid } may shake off the others.
reason-scrap = You give up a plant that { $plant }.
reason-return = You would pay { $price } for another { $fuel }.
reason-fuel-done =
    { $cities ->
        [one] You have fuel for { $cities } city, and { $money } elektro are left for building.
       *[other] You have fuel for { $cities } cities, and { $money } elektro are left for building.
    }
reason-fuel-needed =
    { $cities ->
        [one] Your plants need { $fuel } this round: you pay { $price }, and have fuel for { $cities } city so far.
       *[other] Your plants need { $fuel } this round: you pay { $price }, and have fuel for { $cities } cities so far.
    }
reason-fuel-cheap = You pay { $price } now; next round it will cost about { $later }.
reason-no-city = There is no city that you can connect.
reason-build-done =
    { $cities ->
        [one] You have { $cities } city and fuelled plants for { $ready }, and keep { $money } elektro.
       *[other] You have { $cities } cities and fuelled plants for { $ready }, and keep { $money } elektro.
    }
reason-start = You start for { $price }; from there the way to another city costs { $way } on average.
reason-near = From there the way to another city costs you { $way } on average.
reason-last-round =
    { $cities ->
        [one] You pay { $price }: this is the last round, and your plants are ready for { $cities } city.
       *[other] You pay { $price }: this is the last round, and your plants are ready for { $cities } cities.
    }
reason-city-now = You pay { $price } for city number { $number }; supplied at once, it brings you { $more } more this round.
reason-city-later = You pay { $price } for city number { $number }, which you will supply later.
reason-run =
    { $cities ->
        [one] You supply { $cities } city for { $income } elektro and burn { reason-tokens }.
       *[other] You supply { $cities } cities for { $income } elektro and burn { reason-tokens }.
    }
reason-tokens =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
reason-offer-must = You must buy a plant in round 1; bids begin at { $minimum }, and to you it is worth about { $worth }: it { $plant }.
reason-offer-below = Bids begin at { $minimum }, and to you the plant is worth about { $worth }: it { $plant }.
reason-open = You open with { $bid }: the plant { $plant }.
reason-bid-above = You would pay { $bid } for a plant that by rule of thumb is worth { $worth } to you: it { $plant }.
reason-pass-early = By rule of thumb you could go up to { $worth } for the plant; you would have to bid { $bid }.
