### The board in a browser.

cg-fuel =
    { $fuel ->
        [coal] coal
        [gas] gas
        [oil] oil
        [either] gas or oil
       *[uranium] uranium
    }
cg-kind-coal = coal
cg-kind-gas = gas
cg-kind-oil = oil
cg-kind-uranium = uranium
cg-kind-hybrid = hybrid
cg-kind-eco = green
cg-units = { $count } { cg-fuel }
cg-nothing = nothing
cg-trust = Trust
cg-for = for
cg-from = from
cg-new = new
cg-now = now
cg-soon = soon
cg-back-small = small plant
cg-back-big = big plant
cg-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

cg-headline = round { $round } · { $phase }
cg-headline-last = last round · { $phase }
cg-headline-over = the game is over
cg-phase-auction = auction
cg-phase-resources = resources
cg-phase-bureaucracy = bureaucracy
cg-phase-end = the end
cg-glance-player = { $name } { $ready }
cg-tabs = Which market
cg-last-banner = The last round: buy only what one run burns. No income; then plants bring points.
cg-next-last-banner = The last-round card has come: the next round is the last.

## Plants

cg-plant = { $number } { $kind }
cg-burns = burns { $need } { cg-fuel }
cg-burns-nothing = burns nothing
cg-plant-title = Plant { $plant }: { $burns }, brings { $income }, { $back }.
cg-plant-minimum = Lowest bid { $minimum }.
cg-plant-discount = Discount: lowest bid { $minimum }.
cg-plant-hammer = Under the hammer.
cg-plant-held = { $name } holds { $bid } for it.
cg-plant-offer = Offer it.
cg-plants-title = Plants
cg-plants-help = the four cheapest are on offer
cg-plants-all = last round: all are on offer
cg-plants-none = No plant is left.
cg-last-card = Last round next
cg-last-card-title = The last-round card: it leaves with the cheapest plant after this auction, and the next round is the last
cg-fate-under = ↓ deck
cg-fate-under-title = Goes under the deck at the end of the round.
cg-fate-leaves = leaves
cg-fate-leaves-title = Leaves the game at the end of the round.
cg-fate-trust = Trust
cg-fate-trust-title = The Trust takes it after the first sale or pass.
cg-deck-title = Plant deck
cg-deck-next = next card
cg-deck-empty = none
cg-deck-before =
    { $plants ->
        [0] the last-round card is next
        [one] { $plants } plant to the last round
       *[other] { $plants } plants to the last round
    }
cg-deck-last =
    { $cards ->
        [0] no plant is left in the deck
        [one] { $cards } plant is left in the deck
       *[other] { $cards } plants are left in the deck
    }
cg-deck-next-last = the next round is the last
cg-deck-under = under it { $numbers }

## Resources

cg-resources-title = Resources
cg-resources-help = a card costs what its column says
cg-resources-buy = glowing cards fit your plants; hollow units do not
cg-resources-trust = marked cards go to the Trust after this turn
cg-column = { $price } elektro
cg-column-left = leftovers
cg-column-card = a card
cg-card-title = { $units } { cg-fuel } for { $price }.
cg-card-planned = Planned: take it out again.
cg-card-buy = Plan to buy it.
cg-card-born = Laid out by this purchase.
cg-card-flag = Trust
cg-card-trust = The Trust takes it after this turn.
cg-deck = Deck
cg-discard = Discarded
cg-stack = Leftover stack

## What is looked at

cg-read-plant = Plant { $plant } { $burns } and brings { $income }.
cg-read-plant-from = Bids from { $minimum }.
cg-read-plant-token = Bids from { $minimum }: it has the discount.
cg-read-plant-soon = Not on offer yet.
cg-read-plant-all = With it all your plants bring { $after } instead of { $before }.
cg-read-plant-drops = { $plant } brings least and would go.
cg-read-fuel =
    { $units ->
        [one] Fuel for a run costs { $cost } now, { $units } unit lies there.
       *[other] Fuel for a run costs { $cost } now, { $units } units lie there.
    }
cg-read-fuel-short =
    { $units ->
        [0] No fuel for it is on the market.
        [one] Too little fuel for a run is on the market: { $units } unit.
       *[other] Too little fuel for a run is on the market: { $units } units.
    }
cg-read-rivals =
    { $count ->
        [one] { $names } burns it too.
       *[other] { $names } burn it too.
    }
cg-read-card = { $units } { cg-fuel } for { $price }.
cg-read-sum = Sum { $sum }, left { $left }.
cg-read-planned = It is in the plan; press it again to take it out.
cg-read-kept =
    { $lost ->
        [0] { $keeps } kept, { $leftover } laid out in column 1.
       *[other]
            { $leftover ->
                [0] { $keeps } kept, { $lost } lost.
               *[other] { $keeps } kept, { $leftover } laid out in column 1, { $lost } lost.
            }
    }
cg-read-same = The income stays { $income }.
cg-read-more = Income { $before } → { $income }: { $plants } run.
cg-read-burners = Burnt by { $names }.
cg-read-nobody = Nobody burns it now.
cg-read-pile = { $cards }.
cg-read-own = It stores up to { $store }. Units may go to any plant that burns them.
cg-read-own-free = It runs every round.
cg-read-deck =
    { $cards ->
        [one] { $cards } card in the plant deck.
       *[other] { $cards } cards in the plant deck.
    }
cg-read-unseen = May still come: { $numbers }.
cg-read-stack = Leftover cards that may still be laid out:
cg-read-stack-none = none. Units without room are lost.
cg-read-pile-deck = In the resource deck, in an unknown order:
cg-read-pile-discard = In the discard pile:
cg-read-pile-none = nothing.
cg-read-cards = { $count } × { $units } { cg-fuel }
cg-read-plusplus = With the first shuffle { $cards } more come in.
cg-read-round = As things are, the round ends so:
cg-read-refill =
    { $cards ->
        [0] no new card comes.
        [one] cards move to cheaper columns, { $cards } new one comes.
       *[other] cards move to cheaper columns, { $cards } new ones come.
    }
cg-read-shuffle = The deck runs out: the discarded cards are shuffled.
cg-read-leaves = Plant { $plant } leaves the game.
cg-read-under = Plant { $plant } goes under the deck.
cg-read-next-last = The next round is the last.
cg-read-last = The last round.
cg-read-last-help = You may buy what one run of your plants burns, no more. Then each plant with fuel brings its points, and every 10 elektro one.
cg-read-over = The game is over.

## Own plants

cg-mine = Your plants
cg-mine-of = Plants of { $name }
cg-mine-ready = lit plants can run and bring { $ready } of { $capacity }
cg-mine-plan = { $before } of { $capacity } run now, { $ready } with the plan
cg-mine-none = No plant yet.
cg-mine-free = room for a plant
cg-own-run = burns in a run
cg-own-store = stores for later
cg-own-free = needs no fuel
cg-own-runs = Runs
cg-own-again = and once more
cg-own-always = every round
cg-own-will = Will run
cg-own-will-more = with this purchase
cg-own-lacks = Lacks { $units } { cg-fuel }
cg-own-drops = Would go
cg-own-drops-more = brings least of the three
cg-own-scrap = Scrap this
cg-own-scrap-units = gives up { $units }
cg-own-scrap-rest = the others bring { $income }
cg-own-chosen = Runs
cg-own-idle = Stays idle
cg-hand = Your resource cards
cg-hand-of = Resource cards of { $name }
cg-hand-help = hollow: used up
cg-hand-planned = dashed: planned
cg-hand-none = No resource card.
cg-out-now = If nothing else changes
cg-out-plan = With this plan
cg-out-over = At the end
cg-out-income = income this round
cg-out-money = money after it
cg-out-place = place in the next order
cg-out-points = points: plants + tens
cg-out-capacity = all plants
cg-out-ready = plants with fuel
cg-out-dearest = dearest plant, for ties
cg-points = { $ready } + { $money }
cg-points-hidden = { $ready }+

cg-lot-title = If you get plant { $plant }
cg-lot-earns = brings in each run
cg-lot-burns = burns in each run
cg-lot-all = all plants together
cg-lot-bidders = Bidders
cg-offers-title = What each plant would bring
cg-offers-fuel = fuel for a run
cg-offers-all = all plants
cg-offers-help = Fuel at the prices of now; – if the market has too little.
cg-offers-none = Whoever watches sees the offers above.
cg-buy-title = This purchase
cg-buy-question = What to buy?
cg-buy-lacks-title = What your plants lack
cg-buy-keeps = keeps { $keeps }
cg-buy-lacks = { $units } missing for { $plants }.
cg-buy-enough = All plants have fuel for a run.
cg-buy-all = Plan it all: { $cost } for an income of { $income }
cg-buy-all-last = Plan it all: { $cost } for { $income } points
cg-buy-best = Plan the best: { $cost } for an income of { $income }
cg-buy-best-last = Plan the best: { $cost } for { $income } points
cg-buy-trust = Then the Trust
cg-buy-trust-takes = takes cards of { $units }, free of charge.
cg-run-title = This run
cg-run-earns = earns
cg-run-burns = burns
cg-run-leaves = leaves
cg-run-place = next order
cg-run-place-of =
    { $place ->
        [1] 1st of { $known } so far
        [2] 2nd of { $known } so far
        [3] 3rd of { $known } so far
       *[other] { $place }th of { $known } so far
    }
cg-run-short = Not enough fuel for these together.
cg-run-help = Press a plant to let it run or rest.
cg-incomes-title = Income of this round
cg-incomes-expected = { $income } expected
cg-scrap-title = One plant too many
cg-scrap-help = Choose one of the older three; it leaves the game. The new one stays.
cg-scrap-wait = One of the older three leaves the game.
cg-scrap-paid = Scrapping pays { $paid }.
cg-return-title =
    { $units ->
        [one] { $units } unit finds no room
       *[other] { $units } units find no room
    }
cg-return-held = Gas and oil compete for the hybrids: { $units }.
cg-return-help = Choose what to give up, one unit at a time.
cg-final-title = Points
cg-final-sum = { $ready } + { $money } = { $points }

## Companies

cg-company-runs = runs
cg-company-runs-title = With its fuel { $ready } of { $capacity }
cg-company-earned = earned
cg-company-points = points
cg-company-points-title = If the game ended now: place { $place }; dearest plant { $dearest }
cg-company-lit = It can run.
cg-company-noplants = no plant yet
cg-company-holds = Resource cards: { $units }
cg-order-title = Next order
cg-order-income = { $name } { $income }
cg-order-help = by income; line: if all run
cg-trust-third = third company
cg-trust-next = takes next
cg-trust-takes = After the first sale or pass it takes { $plant }, the dearest on offer.
cg-trust-drops = Then its oldest, { $plant }, leaves.
cg-trust-oldest = Its oldest is { $plant }.
cg-trust-free = It pays nothing and keeps nothing.

## The bar

cg-pass-round = Pass: no plant
cg-offer-take = Buy { $plant } for { $minimum }
cg-bid-discount = The discount made the minimum { $minimum }.
cg-buy-end = Finish buying
cg-buy-finish = Buy for { $cost } and finish
cg-buy-remove = Take { $units } { cg-fuel } for { $price } out of the plan
cg-buy-outlook = With the fuel you have your plants bring { $ready } of { $capacity }.
cg-buy-runs =
    { $count ->
        [one] Plant { $plants } runs and brings { $income }.
       *[other] Plants { $plants } run and bring { $income }.
    }
cg-buy-runs-none = No plant runs yet.
cg-run-plant = Plant { $number } runs.
cg-run-confirm = Run for { $income }
cg-run-nothing = Run nothing, get { $income }
cg-run-best = best
cg-run-best-choose = Choose the best
cg-run-mix = Hybrids burn
cg-run-mix-title = How many of the units that the hybrids burn are gas
cg-scrap-short = Scrap { $number }
cg-scrap-plant = Scrap { $plant }
cg-return-unit = Give up 1 { cg-fuel } of { $held }

cg-ask-offer-yours = Plant { $plant } is yours for { $minimum }: buy it, or choose another.
cg-ask-scrap = One plant too many: choose one of the older three to scrap.
cg-ask-return =
    { $units ->
        [one] { $units } unit finds no room: choose gas or oil to give up.
       *[other] { $units } units find no room: choose gas or oil to give up, one by one.
    }
cg-ask-buy = Take cards from the market, then finish.
cg-ask-buy-none = No card can be bought now: finish.
cg-ask-run = Which plants run? Who earns most goes first next round.
cg-ask-over = The game is over. { $name } wins with { $points } points.
cg-ask-over-shared = The game is over. { $names } share the first place with { $points } points.
plants-wait-return = { $name } gives up units.
plants-wait-buy = { $name } is buying resources.

## Tables for those who hear the page

cg-companies = Companies
cg-table-plant = plant
cg-table-burns = fuel
cg-table-income = brings
cg-table-minimum = lowest bid
cg-table-company = company
cg-table-money = money
cg-table-points = points now
