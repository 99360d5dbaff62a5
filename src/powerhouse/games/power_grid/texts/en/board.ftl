### The board in a browser.

pg-fuel =
    { $fuel ->
        [coal] coal
        [oil] oil
        [garbage] garbage
        [mix] coal or oil
       *[uranium] uranium
    }
pg-kind-coal = coal plant
pg-kind-oil = oil plant
pg-kind-garbage = garbage plant
pg-kind-uranium = uranium plant
pg-kind-hybrid = hybrid plant
pg-kind-eco = green plant
pg-kind-fusion = fusion plant
pg-trust = Trust
pg-cities =
    { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }
pg-houses =
    { $n ->
        [one] { $n } house
       *[other] { $n } houses
    }

pg-headline = round { $round } · step { $step } · { $phase }
pg-headline-setup = set-up · { $phase }
pg-headline-over = the game is over
pg-phase-place = houses of the Trust
pg-phase-mark = start cities
pg-phase-offer = auction
pg-phase-bid = auction
pg-phase-scrap = auction
pg-phase-return = auction
pg-phase-fuel = buying fuel
pg-phase-build = building
pg-phase-run = supplying cities

pg-glance = { $parts }
pg-glance-fuel = { $fuel } { $price }
pg-glance-player = { $name } { $cities }

pg-plant-burns = burns { $need } { pg-fuel }
pg-plant-free = burns nothing
pg-plant-title = Plant { $number }: { $kind }, { $burns }, supplies { $cities }
pg-plant-offer = offer it for { $minimum } or more
pg-plant-holds = holds { $tokens }
pg-plant-empty = holds no fuel

pg-market-title = Plants
pg-market-now = now
pg-market-soon = soon
pg-market-gone = No plant is left.
pg-market-discount = discount: minimum bid { $minimum }
pg-market-hammer = under the hammer
pg-market-step3 = Step 3
pg-market-step3-title = The Step 3 card: step 3 begins with the next phase
pg-market-deck = Deck: { $count } left, the next card has a { $back }; plants that may still come: { $unseen }
pg-market-deck-empty = The deck is empty
pg-market-back-plug = plug
pg-market-back-socket = socket

pg-fuels-title = Fuel
pg-fuels-next = { $fuel }: the next token costs { $price }; { $left } in the market, { $reserve } in the reserve, refill { $refill }
pg-fuels-out = { $fuel }: sold out, { $reserve } in the reserve, refill { $refill }
pg-fuels-buy = buy one
pg-fuels-back = Take one { $fuel } out of the plan
pg-fuels-more = Plan one more { $fuel } for { $price }
pg-fuels-reserve = reserve
pg-fuels-closed = no refill any more

pg-reading-need = one run of all your plants burns { $need }
pg-reading-minimum = at least { $minimum }
pg-reading-income = With the fuel you have you would supply { $cities } and earn { $income } this round.

pg-map-title = Map { $name }: { $regions } in play
pg-map-out = out of play
pg-map-zone = Zone in play
pg-map-label = { $parts }
pg-map-houses = { $houses }: { $names }
pg-map-empty = no house
pg-map-connect = connect for { $cost }
pg-map-start = start here for { $cost }
pg-map-planned = planned
pg-map-marked = start city
pg-map-closed = cannot be connected now
pg-map-place = place a house of the Trust
pg-map-mark = mark as a start city
pg-map-undo = press again to take it out of the plan

pg-players-title = Turn order
pg-players-track = Connected cities: step 2 at { $step2 }, end at { $end }
pg-track-cities = { $name } { $cities }
pg-players-step2 = step 2
pg-players-end = end
pg-players-cities = cities
pg-players-supplies = supplies { $ready } of { $capacity }
pg-players-supplies-short = supplies
pg-players-noplants = no plant yet
pg-players-trust-houses = { $houses } in reserve

pg-bar-passRound = Pass: no plant this round
pg-bar-remove = Take { $what } out of the plan

pg-ask-place = Place a house of the Trust: choose a glowing city. It stays closed to both of you in step 1.
pg-ask-mark = Mark a start city: every network has to start in a marked one.
pg-ask-offer-yours = Plant { $plant } is yours for { $minimum }: take it, or choose another.
pg-offer-take = Take plant { $plant } for { $minimum }
pg-ask-scrap = One plant too many: choose one to scrap. The new one stays.
pg-ask-scrap-paid = Scrapping pays { $paid }.
pg-ask-return = Not all your fuel finds room: choose a token to give back.
pg-ask-fuel = Buy fuel for your plants, then finish.
pg-ask-build = Connect cities, then finish: choose a glowing one.
pg-ask-build-first = Choose the city where your network starts, or finish.
pg-ask-build-none = No city can be had now: finish.
pg-ask-build-full = No further city can be had: build and finish.
pg-ask-run = Which plants run? Press one to switch it on or off.
pg-ask-over = The game is over. { $name } wins with { $cities } supplied.
pg-ask-over-shared = The game is over. { $names } share the first place with { $cities } supplied.

plants-wait-place = { $name } places a house of the Trust.
plants-wait-mark = { $name } marks a start city.
plants-wait-return = { $name } gives fuel back.
plants-wait-fuel = { $name } is buying fuel.
plants-wait-build = { $name } is building.

pg-fuel-row = { $fuel }: { $count } planned
pg-fuel-finish = Buy and finish
pg-fuel-end = Finish buying
pg-fuel-ready = You have { $cities }; your fuel supplies { $ready }.
pg-fuel-runs-head = can run
pg-fuel-runs = { $runs }×
pg-fuel-runs-title =
    { $runs ->
        [0] Plant { $number } has not enough fuel to run
        [one] Plant { $number } has fuel for { $runs } run
       *[other] Plant { $number } has fuel for { $runs } runs
    }
pg-fuel-runs-free = Plant { $number } needs no fuel

pg-build-finish = Build and finish
pg-build-end = Finish building
pg-build-ready = { $cities } connected, your fuel supplies { $ready }.

pg-run-confirm = Supply { $cities }, earn { $income }
pg-run-best = best
pg-run-short = not enough fuel for these together
pg-run-mix = Hybrids burn
pg-run-mix-title = How many of the tokens that the hybrids burn are coal
pg-run-burns = burns { $tokens }
pg-run-burnsNothing = burns no fuel
pg-run-plant = Run plant { $number }
pg-run-choose = Choose the best

pg-scrap-plant = Scrap plant { $number }
pg-return-one = Give back 1 { pg-fuel }
pg-return-fuel = Give back 1 { pg-fuel } of { $held }

pg-tokens = { $count } { pg-fuel }
