### The board in a browser.

fm-headline = round { $round } of { $rounds } · { $phase }
fm-headline-over = the game is over
fm-phase-offer = turn order
fm-phase-bid = turn order
fm-phase-back = turn order
fm-phase-bring = market
fm-phase-buy = buying
fm-phase-run = running

## Tiles and quantities

fm-tile =
    { $type ->
        [storage] Storage { $mark }
        [machine] Machine { $mark }
        [robot_auto] Robot { $mark }
        [robot_semi] Semi-robot { $mark }
        [control] Control { $mark }
       *[optimizer] Optimizer { $mark }
    }
fm-tile-start =
    { $type ->
        [storage] Starting storage
        [machine] Starting machine
       *[other] Starting tile
    }
fm-tile-mark-start = start
fm-type-short =
    { $type ->
        [storage] storage
        [machine] machine
        [robot_auto] robot
        [robot_semi] semi-robot
        [control] control
       *[optimizer] optimizer
    }
fm-figures = { $figures }
fm-tile-is = { $tile }: { $figures }
fm-tiles =
    { $count ->
        [1] { $tile }
       *[other] { $count } × { $tile }
    }
fm-figure =
    { $quantity ->
        [production] production { $amount }
        [storage] storage { $amount }
        [energy] energy { $amount }
       *[workers] workers { $amount }
    }
fm-figure-saves =
    { $quantity ->
        [energy] saves { $amount } energy
       *[workers] { $amount ->
            [one] saves { $amount } worker
           *[other] saves { $amount } workers
        }
    }
fm-quantity =
    { $quantity ->
        [production] production
        [storage] storage
        [energy] energy
       *[workers] workers
    }
fm-legend-saves = saves
fm-range = { $from } to { $to }

## Turn-order tiles

fm-order-title = Turn order
fm-order-stack = next round's stack: { $tiles }
fm-order-unused = not in this round: { $tiles }
fm-order-off = { $discount } off
fm-order-of = Turn-order tile { $number }
fm-order-acts =
    { $place ->
        [1] acts first
        [2] acts second
        [3] acts third
        [4] acts fourth
       *[other] acts fifth
    }
fm-order-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
fm-order-no-workers = no workers
fm-order-extra = brings +{ $extra }
fm-order-tile =
    { $place ->
        [1] Tile { $number } acts first, { $discount } off each price.
        [2] Tile { $number } acts second, { $discount } off each price.
        [3] Tile { $number } acts third, { $discount } off each price.
        [4] Tile { $number } acts fourth, { $discount } off each price.
       *[other] Tile { $number } acts fifth, { $discount } off each price.
    }
fm-order-tile-extra =
    { $extra ->
        [one] The last may bring { $extra } tile more.
       *[other] The last may bring { $extra } tiles more.
    }
fm-order-tile-held =
    { $workers ->
        [0] { $name } has it without a worker.
        [one] { $name } has it with { $workers } worker.
       *[other] { $name } has it with { $workers } workers.
    }
fm-order-tile-bid =
    { $workers ->
        [one] { $name } bids { $workers } worker.
       *[other] { $name } bids { $workers } workers.
    }

## What a bid leaves

fm-bids-title = What a bid leaves you
fm-bids-tile =
    { $place ->
        [1] tile { $tile }: first, { $discount } off
        [2] tile { $tile }: second, { $discount } off
        [3] tile { $tile }: third, { $discount } off
        [4] tile { $tile }: fourth, { $discount } off
       *[other] tile { $tile }: fifth, { $discount } off
    }
fm-bids-bid = bid
fm-bids-left = workers left
fm-bids-bring = you bring
fm-bids-buy = you buy up to
fm-bids-row = bid { $bid }
fm-bids-pass = pass
fm-bids-later = another tile
fm-bids-note =
    { $halls ->
        [0] You have { $money } and no free hall.
        [one] You have { $money } and { $halls } free hall.
       *[other] You have { $money } and { $halls } free halls.
    }

## Market and storage board

fm-market-title = Market
fm-market-count =
    { $count ->
        [0] empty
        [one] { $count } tile
       *[other] { $count } tiles
    }
fm-market-discount = { $discount } off each price for you
fm-market-closed = The market is closed.
fm-market-empty = Nothing is for sale yet: tiles are brought in phase 2.
fm-card =
    { $count ->
        [one] { $tile }; costs you { $cost }.
       *[other] { $tile }; costs you { $cost }, { $count } of them.
    }
fm-card-planned = { $planned } planned.
fm-card-buy = Plan to buy it.
fm-board-title = Storage board
fm-board-order = cheapest first: the next to come
fm-board-bring = choose a column: its cheapest comes
fm-board-none = none left
fm-board-tile = { $tile }; price { $price }, { $count } of them on the storage board.
fm-board-tile-bring = Bring one to the market.
fm-hire = hire
fm-hire-short = +1 worker
fm-hire-each = { $cost } each
fm-hire-title = Seasonal workers: { $cost } each, at most { $most }
fm-hire-tip = They work from phase 4 of this round to phase 3 of the next. Hiring ends your turn.
fm-hire-label = Seasonal worker for { $cost }, at most { $most }; { $planned } planned. Plan to hire one more.
fm-hire-more = One seasonal worker more, for { $cost }
fm-hire-less = One seasonal worker fewer

## The strip

fm-tip-offer = Tap or point at a tile to read what it would cost you and bring.
fm-tip-bid = Tap or point at a tile to read what it would cost you and bring.
fm-tip-back = Tap or point at a tile to read what it would cost you and bring.
fm-tip-bring = Tap or point at a tile to read what it would cost you, what it would bring and who may buy it first.
fm-tip-buy = Tap or point at a tile of the market or of your factory to read what it costs and what it is worth to you.
fm-tip-run = Tap or point at a machine of your factory; pressing it starts or stops it.
fm-tip-over = Tap or point at a tile to read what it is.
fm-strip-price = { $tile } has the price { $price }
fm-strip-cost =
    { $cost ->
        [0] { $tile } costs you nothing instead of { $price }
       *[other] { $tile } costs you { $cost } instead of { $price }
    }
fm-strip-full = { $tile } costs you { $price }
fm-strip-again = One more { $tile } costs you { $cost }
fm-gain = { $now } this round, about { $end } to the end
fm-gain-now = { $now } this round
fm-gain-none = Adds nothing to your profit as things stand
fm-worth = Without it { $now } now, { $end } to the end
fm-worth-none = Counts for nothing as things stand
fm-strip-no-room = All halls and sites are taken: demolish a tile first, or it counts for nothing (FM-3.7).
fm-strip-buy = A click plans to buy it; it goes to an empty hall by itself, or stays beside the factory if you say so in the bar.
fm-strip-planned = You have planned to buy all of this kind.
fm-strip-next = The next of its column.
fm-strip-behind = It comes when the cheaper ones of its column are gone.
fm-strip-buyer = { $name } buys first in this round.
fm-strip-buyer-you = You buy first in this round.
fm-strip-demolish = A click plans to demolish it; that takes a worker.
fm-strip-always = Storages, controls and optimizers always count; they cannot rest.
fm-strip-runs = It runs. A click lets it rest.
fm-strip-resting =
    { $rests ->
        [one] { $rests } of this kind rests. A click starts it again.
       *[other] { $rests } of this kind rest. A click starts one again.
    }
fm-strip-beside = It lies beside the factory and counts for nothing. A click places it.
fm-strip-lies-beside = It lies beside the factory.
fm-strip-stands =
    { $idle ->
        [0] { $name } has { $stands } of this kind.
       *[other] { $name } has { $stands } of this kind; { $idle } rest.
    }
fm-site-title = Building site, { $fee } elektro once
fm-site-tip = A tile can be placed here when all { $halls } halls are taken (FM-3.8).
fm-room =
    { $type ->
        [control] control room
       *[optimizer] optimization room
    }
fm-room-with =
    { $type ->
        [control] control room: { $tile }.
       *[optimizer] optimization room: { $tile }.
    }
fm-room-empty =
    { $type ->
        [control] empty: a control saves energy
       *[optimizer] empty: an optimizer saves workers
    }
fm-room-tip =
    { $type ->
        [control] Room for one control, which saves energy (FM-3.9).
       *[optimizer] Room for one optimizer, which saves workers (FM-3.9).
    }

## The floor

fm-floor-whose = Whose factory
fm-floor-yours = Your factory
fm-floor-halls = halls
fm-floor-of = of { $halls }
fm-canteen = canteen
fm-canteen-next =
    { $free ->
        [one] next run: { $workers } at work, { $free } stays free
       *[other] next run: { $workers } at work, { $free } stay free
    }
fm-available = available
fm-available-count =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
fm-available-left =
    { $busy ->
        [0] { $left } to buy or demolish
       *[other] { $busy } planned, { $left } left
    }
fm-beside = beside
fm-beside-label = { $tile } beside the factory. Place it.
fm-site = building site
fm-site-paid = paid
fm-site-when = once, when all halls are full
fm-hall-empty = empty hall
fm-hall-new = new
fm-hall-new-for = new −{ $cost }
fm-hall-goes = goes
fm-hall-site = On a building site.
fm-hall-planned = Planned.
fm-hall-rests = It rests.
fm-hall-will-rest = It will rest in the best run.
fm-hall-tag-rests = rests
fm-hall-tag-will-rest = will rest
fm-hall-back = Take it back.
fm-hall-demolish = Plan to demolish it.
fm-hall-gone-back = { $tile } is to be demolished. Keep it.

## What the factory does

fm-gauge-title = What it does
fm-gauge-now = if you change nothing
fm-gauge-plan = as it stands → with the plan
fm-gauge-over = in the last round
fm-gauge-run = everything runs → your choice
fm-gauge-neck = holds you back
fm-gauge-income = income for what is made and stored
fm-gauge-free =
    { $free ->
        [one] { $free } stays free
       *[other] { $free } stay free
    }
fm-gauge-rests =
    { $count ->
        [one] { $tiles } rests in this run.
       *[other] { $tiles } rest in this run.
    }
fm-gauge-more-production = One more product would be stored: look for a machine or a robot.
fm-gauge-more-storage = A further product finds no room: look for storage.

## Profit

fm-profit-title = Profit at each energy price
fm-profit-title-over = The last profit
fm-profit-round = this round
fm-profit-factor = this round, { $factor } times
fm-profit-at = { $profit } at energy price { $price }
fm-profit-odds = { $odds } in { $of }
fm-profit-stands = as it stands
fm-profit-plan = with the plan
fm-profit-all = everything runs
fm-profit-choice = your choice
fm-profit-last =
    { $factor ->
        [1] Round { $round }: { $profit } = { $income } − { $energy } × { $price }
       *[other] Round { $round }: { $profit } = { $factor } × ({ $income } − { $energy } × { $price })
    }
fm-profit-range = profit { $profit }, by the energy tile that comes
fm-energy-come =
    { $count ->
        [one] { $count } of { $of } comes
       *[other] { $count } of { $of } come
    }
fm-energy-known = The next energy tile is +{ $rise }.
fm-energy-now = energy price { $price }
fm-rounds-title = money
fm-rounds-have = have
fm-rounds-round = round { $round }
fm-rounds-last = round { $round }, twice
fm-rounds-end = at the end

## Runs

fm-ways-title = Ways to run
fm-ways-order = best first
fm-ways-rests = rests
fm-ways-does = what it does then
fm-ways-all = nothing rests
fm-run-rests = { $tiles } rests:
fm-run-all = Everything runs:
fm-run-does = production { $production }, storage { $storage }, energy { $energy }, workers { $workers },
fm-run-profit = profit { $profit }.
fm-run-rest = { $tile } rests
fm-run-again = { $tile } runs again
fm-run-everything = Run everything
fm-run-best = Best run
fm-run-note-best = best
fm-run-tip = Press a machine to start or stop it.
fm-run-go = Run the factory

## Players

fm-players-title = Players
fm-players-tile = turn-order tile
fm-players-look = Look at the factory of { $name }
fm-players-profit = profit
fm-players-available = { $count } available
fm-players-canteen = { $count } canteen
fm-players-on-tile = { $count } on tile
fm-players-hired = { $count } hired
fm-players-sites =
    { $count ->
        [one] { $count } site
       *[other] { $count } sites
    }
fm-players-beside = { $count } beside
fm-mark-acts = to act
fm-mark-waits = next
fm-mark-leads = holds { $bid }
fm-mark-bidding = bidding
fm-mark-out = passed
fm-mark-has = has a tile
fm-mark-done = done
fm-mark-wins = wins
fm-race-title = Money at the end
fm-race-if = if nothing else changes
fm-race-over = Money at the end
fm-race-of = { $name } { $money }
fm-glance-player = { $name } { $money }
fm-glance-market =
    { $tiles ->
        [one] { $tiles } tile for sale
       *[other] { $tiles } tiles for sale
    }

## The bar

fm-ask-ready = Your plan is complete.
fm-ask-offer = You open: choose a turn-order tile and bid workers for it.
fm-ask-bid-open = You open tile { $tile } with { $least } to { $most } workers.
fm-ask-bid-last =
    { $most ->
        [one] Tile { $tile } is left for you: put 0 to { $most } worker on it.
       *[other] Tile { $tile } is left for you: put 0 to { $most } workers on it.
    }
fm-ask-bid = Your bid for tile { $tile }: { $least } to { $most } workers, or pass. { $name } holds { $bid }.
fm-ask-bid-one =
    { $least ->
        [one] Your bid for tile { $tile }: { $least } worker, or pass. { $name } holds { $bid }.
       *[other] Your bid for tile { $tile }: { $least } workers, or pass. { $name } holds { $bid }.
    }
fm-ask-bid-poor =
    { $most ->
        [one] You cannot bid more than { $most } worker for tile { $tile }: pass. { $name } holds { $bid }.
       *[other] You cannot bid more than { $most } workers for tile { $tile }: pass. { $name } holds { $bid }.
    }
fm-ask-back = How many of the workers on your tile are seasonal? It makes no difference to what they cost.
fm-ask-bring =
    { $left ->
        [one] Bring { $left } tile to the market: the cheapest of a column.
       *[other] Bring { $left } tiles to the market: each time the cheapest of a column.
    }
fm-ask-bring-more =
    { $extra ->
        [one] You are the last and may bring { $extra } tile more.
       *[other] You are the last and may bring { $extra } tiles more.
    }
fm-ask-buy =
    { $left ->
        [one] Buy, demolish and hire: { $left } worker is free.
       *[other] Buy, demolish and hire: { $left } workers are free.
    }
fm-ask-buy-done = All your workers are planned: hire or finish.
fm-ask-buy-end = All your workers are planned, and nobody can be hired: finish.
fm-ask-run = Choose what runs, then go.
fm-outlook-bid = Workers on it bring and buy nothing.
fm-outlook-buy = Profit { $becomes } instead of { $was }.
fm-outlook-same = Profit { $becomes }, as before.
fm-outlook-run =
    { $free ->
        [one] Profit { $profit }; { $free } worker stays free.
       *[other] Profit { $profit }; { $free } workers stay free.
    }
fm-outlook-run-all =
    { $free ->
        [one] Everything runs: profit { $profit }; { $free } worker stays free.
       *[other] Everything runs: profit { $profit }; { $free } workers stay free.
    }
fm-warn-beside =
    { $count ->
        [one] Careful: { $tiles } lies beside the factory and counts for nothing.
       *[other] Careful: { $tiles } lie beside the factory and count for nothing.
    }
fm-warn-useless =
    { $count ->
        [one] Careful: { $tiles } counts for nothing as planned.
       *[other] Careful: without one of these you would earn as much: { $tiles }.
    }
fm-wait-offer = { $name } chooses a turn-order tile.
fm-wait-open = { $name } opens the auction of tile { $tile }.
fm-wait-bid = { $name } is to bid for tile { $tile }. { $leader } holds { $bid }.
fm-wait-bid-you = { $name } is to bid for tile { $tile }. You hold { $bid }.
fm-wait-back = { $name } says who stays on the tile.
fm-wait-bring = { $name } brings tiles to the market.
fm-wait-buy = { $name } is buying.
fm-wait-run = { $name } decides what runs.
fm-wait-next = You are next.
fm-wait-later = You are next after { $names }.
fm-wait-done = You are done in this phase.
fm-over = The game is over. { $name } wins with { $money } elektro.
fm-over-shared = The game is over. { $names } share the first place with { $money } elektro.
fm-offer-which = Turn-order tile to be auctioned
fm-bid-which = Workers to bid
fm-bid-lead = workers
fm-bid-make = Bid { $bid } for tile { $tile }
fm-bid-take =
    { $bid ->
        [0] Take tile { $tile }
       *[other] Take tile { $tile } with { $bid }
    }
fm-bid-pass = Pass
fm-back = { $seasonal } seasonal
fm-back-which = Seasonal workers on the tile
fm-back-make = Leave them there
fm-order-upto = bid for me up to
fm-order-upto-label =
    { $amount ->
        [one] Bid for me up to { $amount } worker
       *[other] Bid for me up to { $amount } workers
    }
fm-order-pass = Pass this auction
fm-bring-one = Bring { $tile }
fm-bring-go =
    { $count ->
        [0] Bring no more
        [one] Bring { $count } tile
       *[other] Bring { $count } tiles
    }
fm-bring-more =
    { $left ->
        [one] { $left } more to choose
       *[other] { $left } more to choose
    }
fm-plan-buy = { $tile }
fm-plan-place = Place { $tile }
fm-plan-demolish = Demolish { $tile }
fm-plan-keep = Keep { $tile } beside the factory; it counts for nothing until it is placed
fm-plan-back = Take { $tile } out of the plan
fm-place =
    { $cost ->
        [0] Place { $tile }
       *[other] Place { $tile } on a site for { $cost }
    }
fm-buy-finish = Buy and finish
fm-buy-end = Finish
fm-buy-nothing = Finish without buying
fm-sums-have = have
fm-sums-profit = profit
fm-sums-then = then
fm-sums-workers = workers
fm-sums-money = money

## For screen readers

fm-position = The factories
fm-position-name = player
fm-position-tile = turn-order tile
fm-position-money = money
fm-position-production = production
fm-position-storage = storage
fm-position-energy = energy
fm-position-workers = available workers
fm-position-profit = profit
fm-position-factory = tiles
fm-position-market = In the market: { $tiles }.
fm-position-round = Round { $round } of { $rounds }; energy costs { $price }.
