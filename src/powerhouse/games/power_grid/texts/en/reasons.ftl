### Why a bot would make a move.

reason-plant =
    { $fuel ->
        [none] supplies { $output } for nothing
        [hybrid] supplies { $output } for { $need } coal or oil
       *[other] supplies { $output } for { $need } { $fuel }
    }
reason-plant-bill = { $plant }, about { $bill } a round
reason-no-plant = no plant on offer is worth its price; { $money } stay for fuel and cities
reason-offer = worth { $worth }, from { $minimum } on: { $plant }
reason-pass = worth no more than { $worth } besides what else could be done
reason-bid = worth up to { $worth }: { $plant }
reason-jump = worth up to { $worth }: a jump may shake off the others
reason-scrap = { $plant }, the least missed of the three
reason-return = another { $fuel } would cost { $price }
reason-fuel-done =
    { $cities ->
        [one] fuel for { $cities } city is there, { $money } stay for building
       *[other] fuel for { $cities } cities is there, { $money } stay for building
    }
reason-fuel-needed =
    { $cities ->
        [one] { $price } for { $fuel } that the plants need this round; fuel for { $cities } city is there
       *[other] { $price } for { $fuel } that the plants need this round; fuel for { $cities } cities is there
    }
reason-fuel-cheap = { $price } now, about { $later } next round
reason-no-city = no city can be had
reason-build-done =
    { $cities ->
        [one] { $cities } city, fuelled plants for { $ready }: no further city is worth its price now
       *[other] { $cities } cities, fuelled plants for { $ready }: no further city is worth its price now
    }
reason-start = a start for { $price }; the way to another city costs { $way } on average
reason-near = the way to another city costs { $way } from there on average
reason-last-round =
    { $cities ->
        [one] { $price }: this is the last round, plants are ready for { $cities } city
       *[other] { $price }: this is the last round, plants are ready for { $cities } cities
    }
reason-city-now = { $price } for city { $number }, which brings { $more } more this round
reason-city-later = { $price } for city { $number }, to be supplied later
reason-run =
    { $cities ->
        [one] supplies { $cities } city for { $income }, burning { reason-tokens }
       *[other] supplies { $cities } cities for { $income }, burning { reason-tokens }
    }
reason-tokens =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
