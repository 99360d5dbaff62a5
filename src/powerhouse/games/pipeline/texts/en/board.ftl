### The board in a browser.

## Names

pl-oil = { $colour } { $grade }
pl-grade-crude = crude
pl-grade-low = low
pl-grade-mid = mid
pl-grade-high = high
pl-count-of = { $count } { $what }
pl-initial-crude = C
pl-initial-low = L
pl-initial-mid = M
pl-initial-high = H
pl-side-east = right
pl-side-south = bottom
pl-side-west = left
pl-side-north = top
pl-path = { $colour } from { $a } to { $b }
pl-tile = Pipe tile, first half { $first }, second half { $second }
pl-take = Take it: { $face }
pl-tile-cost = costs { $cost } more
pl-tile-makes = makes a { $colour } line of { $length } on its best place
pl-tile-line = { $colour } { $length }
pl-family-government = Government
pl-family-shops = Shops
pl-family-human-resources = Human Resources
pl-family-engineering = Engineering
pl-family-refined-markets = Refined Markets
pl-family-contracts-orders = Contracts & Orders
pl-family-machines = Machines
pl-level = { $family } { $level }
pl-shop-tanks = Tanks
pl-shop-machines = Machines
pl-to-act = to act
pl-remove = Take it out of the plan

## Where the game stands

pl-headline = year { $year } · round { $round } of { $rounds }
pl-headline-last = { $where } · last
pl-headline-setup = set-up · start tanks
pl-headline-over = the game is over
pl-year = year { $year }
pl-years = Year { $year }, round { $round }

## The cross

pl-cross = Actions
pl-action-crude = Crude
pl-action-market-1 = Market 1
pl-action-market-2 = Market 2
pl-action-market-3 = Market 3
pl-action-upgrades = Upgrades
pl-action-tanks = Tanks & pipes
pl-action-machines = Machines & pipes
pl-action-contracts = Contracts & loans
pl-action-government = Government pipes
pl-action-network = Run my network
pl-action-machine = Run a machine
pl-action-run-machines = Run all machines
pl-action-crude-help = sell, then buy crude oil
pl-action-market-1-help = sell, then buy oil
pl-action-market-2-help = sell, then buy oil
pl-action-market-3-help = sell, then buy oil
pl-action-upgrades-help = buy up to two upgrades, then move the disc
pl-action-tanks-help = buy tanks and pipe tiles, then move the disc
pl-action-machines-help = buy machines and pipe tiles, then move the disc
pl-action-contracts-help = sign contracts, take a loan, then move the disc
pl-action-government-help = take pipe tiles from a quadrant; no second action
pl-action-network-help = the worker runs the lines of one tile; no second action
pl-action-machine-help = the worker runs the lines of one machine for nothing; no second action
pl-action-run-machines-help = every line at a machine refines a cube
pl-action-idle = nothing could be done there now
pl-action-nothing = nothing to do
pl-action-cost = costs { $cost }
pl-action-then = +{ $cost }
pl-government-prices = 1 to { $most } tiles: { $prices }
pl-machines-cost = costs { $cost }, after the worker
pl-note-machine = for nothing
pl-note-network = the lines of one tile
pl-run-gain = oil worth { $gain } more
pl-track = Turn order
pl-track-now = this round
pl-track-next = next round
pl-track-space =
    { $name ->
        [none] Space { $space }, free
       *[other] Space { $space }, { $name }
    }
pl-track-move = Move your disc to space { $space }
pl-track-push-right = Move your disc to space { $space } and push { $name } to the right
pl-track-push-left = Move your disc to space { $space } and push { $name } to the left

## Markets

pl-markets = Markets
pl-market-crude = Crude market
pl-market-market-1 = Market 1
pl-market-market-2 = Market 2
pl-market-market-3 = Market 3
pl-market-short-crude = Crude
pl-market-short-market-1 = 1
pl-market-short-market-2 = 2
pl-market-short-market-3 = 3
pl-market-open = Lay open: { $market }
pl-market-supply = +{ $cubes } a year
pl-market-help = Press a free slot to sell into it, a cube to buy it; press again to take it back. All sales come first.
pl-market-look = What is free can be sold into, what holds a cube can be bought, each for the price below.
pl-row-supply = up to { $cubes } come with the new year
pl-row-demand = { $cubes } leave with the new year, from the right
pl-slot = { $row } for { $price }
pl-slot-free = { $where }, free
pl-slot-full = { $where }, a { $colour } cube
pl-slot-buy = Buy { $where }
pl-slot-sell = Sell as { $where }
pl-slot-in-words-free = { $price } free
pl-slot-in-words-full = { $price } taken
pl-sell-which = Which cube?
pl-sell-as = { $oil } as { $grade }
pl-as = as { $oil }
pl-sell = Sell
pl-buy = Buy
pl-sell-none = Nothing that can be sold here.
pl-sell-none-yet = Nothing yet: press a free slot.
pl-buy-none = Nothing that can be bought here now.
pl-buy-none-yet = Nothing yet: press a cube.
pl-trade-plan = Planned trade
pl-room = room for { $room }
pl-offer = { $oil } would sell for { $price } at best now

## Contracts and orders

pl-contracts = Contracts
pl-contracts-help = one of each row; { $low }, { $mid } or { $high } a cube, to be filled every year
pl-orders = Orders
pl-orders-help = filled whole, between actions; { $low }, { $mid } or { $high } a cube
pl-order-row = of { $cubes }
pl-next-year = next year
pl-tenders-open = Lay open contracts and orders
pl-tender-label = { $needs }, brings { $income }; { $state }
pl-tender-ready = your oil fills it
pl-tender-missing = missing: { $needs }
pl-tender-short = { $count } missing
pl-tender-gone = gone
pl-sign-now = Sign
pl-sign-later = Later
pl-signed = Signs a contract for { $name }
pl-signed-later = Signs a contract for { $name }, from next year on
pl-serve = Fill it: +{ $income }
pl-serving = Which grade goes to { $need }?
pl-loan = Loan: +{ $loan } now, −{ $penalty } at the end
pl-loan-planned = Loan +{ $loan }
pl-own-contracts = Contracts signed
pl-orders-filled =
    { $count ->
        [one] { $count } order filled
       *[other] { $count } orders filled
    }
pl-contracts-none = None signed yet.
pl-contract-unfinished = open: +{ $income }
pl-contract-filled = filled, again next year
pl-contract-again = filled, once more +
pl-contract-deferred = from next year on
pl-contract-warning =
    { $count ->
        [one] Last round: unfilled it costs { $penalty } at the end.
       *[other] Last round: { $count } are unfilled, the first costs { $penalty }.
    }
pl-contract-penalty =
    { $count ->
        [one] Unfilled in this year it costs { $penalty }.
       *[other] { $count } to fill; the first unfilled costs { $penalty }.
    }
pl-need = { $oil } is asked for
pl-need-filled = { $oil }, delivered
pl-deliver = Deliver to the need of { $oil } for { $income }
pl-contract-in-words = Contract on the board: { $needs }, brings { $income }
pl-order-in-words = Order on the board: { $needs }, brings { $income }

## Shops and government

pl-shop-open = Lay open the shop: { $shop }
pl-government-open = Lay open the government pipes
pl-shops-help-look = Tanks hold two cubes of a grade; machines run the lines that end at them.
pl-shops-help-shop = Choose what to buy; pipe tiles are laid at once.
pl-shops-help-pipes = Take one of the tiles; it is laid at once.
pl-shops-help-benefit = Take what your upgrade brings; it costs nothing.
pl-left = { $count } left
pl-tank-for = A tank for { $price }
pl-tank-buy = Tank for { $grade }, { $price }
pl-machine-buy = Buy a machine
pl-pipes-beside = Pipe tiles
pl-pipes-buy = { $count } for { $cost }
pl-pipes-price = { $count } for { $cost }
pl-pipes-prices = { $prices }
pl-pipes-none = No tile is left here.
pl-tanks-own = Your tanks: crude { $crude }, low { $low }, mid { $mid }, high { $high }
pl-government = Government pipes
pl-government-costs = What tiles cost together
pl-tiles-for = { $count } for { $cost }
pl-government-help = Take a tile, then those that share an edge with it. This year { $open } quadrants may be open.
pl-government-free = They cost nothing and need not share an edge. This year { $open } quadrants may be open.
pl-government-look = This year { $open } quadrants may be open. A tile is taken with those that share an edge with it.
pl-quadrant-open = open, { $left } left
pl-quadrant-may = may be opened
pl-quadrant-closed = closed
pl-hand = To be laid

## Upgrades

pl-upgrades = Upgrades
pl-upgrades-help = { $cost } each, up to two of different families in one action; the next level only.
pl-family-closed = closed
pl-family-have = yours
pl-family-has = have: { $effect }
pl-family-next = next: { $effect }
pl-cards-left = { $count } left
pl-upgrade-buy = Level { $level } for { $cost }
pl-close = Close it
pl-close-help = Who has bought may close one more family to everybody for this year; that ends the action.

## The sheet

pl-sheet-free = Network of { $name }; arrows move the sheet
pl-sheet-tile = Network of { $name }; arrows walk the places for the tile, R turns it, Enter lays it
pl-sheet-machine = Network of { $name }; arrows walk the places for the machine, Enter puts it there
pl-sheet-worker = Network of { $name }; arrows walk the tiles, Enter puts the worker there
pl-sheet-empty = No pipes yet. Shops and the government have tiles.
pl-sheet-empty-other = { $name } has no pipes yet.
pl-own-network = My network
pl-network-of = Network of { $name }
pl-network-facts =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } · { $machines ->
        [one] { $machines } machine
       *[other] { $machines } machines
    } · { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }
pl-back-to-own = Back to my network
pl-place-not = It cannot lie here.
pl-place-line = { $colour } { $before } → { $length }
pl-place-power = power { $before } → { $power }
pl-place-reaches = reaches { $grade }
pl-place-nothing = Lengthens no line.
pl-site-line =
    { $grade ->
        [none] { $colour }, power { $power }: too short
       *[other] { $colour }, power { $power }: crude to { $grade }
    }
pl-run-line = line { $line }: { $from } → { $to }
pl-stand-nothing = No line could refine anything here.
pl-place-of = place { $place } of { $places }

## Lines and tanks

pl-lines = Lines
pl-lines-none = Lines of two pieces and more are listed here.
pl-power = power
pl-of = of { $power }
pl-line-makes = crude → { $grade }
pl-line-makes-nothing = too short
pl-line-needs = { $grade } needs { $power }
pl-line-best = refines all the way
pl-line-attached = at a machine · { $next }
pl-idle-no-oil = no oil or no room for it
pl-idle-line-attached = at a machine: machines run it
pl-idle-line-elsewhere = does not run here
pl-idle-line-loose = at no machine
pl-idle-line-ran = has run
pl-line-in-words =
    { $grade ->
        [none] line { $number }, { $colour }, length { $length }, power { $power }, makes nothing
       *[other] line { $number }, { $colour }, length { $length }, power { $power }, makes { $grade } of crude
    }
pl-rail = Line { $line }
pl-rail-to = Line { $line }: { $from } to { $to }, needs { $power }
pl-rail-from = Line { $line }: take the cube at { $grade }
pl-rail-undo = Line { $line }: take the run to { $grade } back
pl-rail-none = Line { $line }: { $grade } cannot be reached
pl-tanks = Tanks
pl-tank-here = + { $grade }
pl-refining-costs = Power needed from { $from } to { $to }

## Players

pl-players = Players
pl-player-look = Lay the network of { $name } on the sheet
pl-no-pipes = no pipes
pl-player-more =
    { $machines ->
        [0] { "" }
        [one] { $machines } machine ·{ " " }
       *[other] { $machines } machines ·{ " " }
    }{ $contracts ->
        [0] { "" }
        [one] { $contracts } contract ·{ " " }
       *[other] { $contracts } contracts ·{ " " }
    }{ $orders ->
        [0] { "" }
        [one] { $orders } order ·{ " " }
       *[other] { $orders } orders ·{ " " }
    }{ $penalties ->
        [0] no penalty
        [one] { $penalties } penalty cube
       *[other] { $penalties } penalty cubes
    }
pl-score = If it ended now
pl-score-money = money
pl-score-oil = oil in tanks · { $values }
pl-score-oil-help = for each cube of low, mid and high
pl-score-lines = lines · { $values }
pl-score-lines-help = for each line that makes low, mid or high of crude
pl-score-tile = lines at machines, again
pl-score-tile-help = the valuation tile, in every game
pl-score-card = valuation card { $number }
pl-score-penalty = penalty cubes
pl-score-total = total
pl-position = The position in words
pl-heard-room = room in the tanks
pl-heard-lines = lines
pl-heard-more = machines, contracts, penalties
pl-heard-refining = Power that a step needs
pl-heard-row = { $market }, { $oil }
pl-heard-signed = Contract of { $name }: { $needs }, brings { $income }; still open: { $open }

## Pages

pl-pages = Pages of the board
pl-page-actions = Actions
pl-page-network = Network
pl-page-company = Tanks
pl-page-market = Markets
pl-page-tenders = Contracts
pl-page-shops = Shops
pl-page-government = Quadrants
pl-page-upgrades = Upgrades

## The bar

pl-step-back = Take the last step back (Backspace)
pl-chip-sell = sell
pl-chip-buy = buy
pl-chip-deliver = deliver
pl-chip-run = { $from } → { $to }
pl-chip-upgrade = { $family }
pl-chip-close = closes { $family }
pl-chip-pipes = { $count } pipes
pl-chip-machine = machine
pl-chip-site = put up
pl-chip-stand = worker
pl-chip-start = worker
pl-chip-sign = signs
pl-chip-loan = loan
pl-chip-serve = order
pl-chip-spend = cube
pl-chip-disc = disc to { $space }
pl-chip-done = enough
pl-lay-next = Lay this tile next { $line }
pl-more-tiles =
    { $tiles ->
        [one] One more tile follows.
       *[other] { $tiles } more tiles follow.
    }
pl-work-help = A second action beside it may follow for { $cost }.
pl-disc-help = Press a space of the next round; a disc that lies there is pushed on.
pl-refine-help = Press the grade at which a cube should arrive, or drag it along the rail.
pl-ask-over = The game is over.
pl-ask-planned = With this your turn ends; { $name } is next.
pl-ask-start-tanks =
    { $tanks ->
        [one] Lay your last start tank: press + under a grade.
       *[other] Lay { $tanks } start tanks: press + under a grade. Each holds { $cubes } cubes.
    }
pl-ask-work = Your action: send the worker somewhere.
pl-ask-work-again = Your second main action: send the worker somewhere.
pl-ask-work-second = A second action, { $actions } for { $cost }? Or end the worker's turn.
pl-ask-work-end = Deliver, or end the worker's turn.
pl-ask-trade = { $market }: sell first, then buy.
pl-ask-trade-buy = { $market }: buy more, or finish.
pl-ask-sign = Sign up to one contract of each row.
pl-ask-sign-loan = Sign up to one contract of each row; a loan is here too.
pl-ask-shop-tanks = Buy tanks or pipe tiles, then finish.
pl-ask-shop-machines = Buy machines or pipe tiles, then finish.
pl-ask-pipes =
    { $tiles ->
        [one] Take a last tile, it is paid for, or leave it.
       *[other] Take { $tiles } tiles, one after the other; each is laid at once.
    }
pl-ask-site = Put the machine on a half of a tile; it cuts the lines there and runs those that end at it.
pl-ask-government = Take a government tile for { $cost }.
pl-ask-government-more =
    { $cost ->
        [0] Go on to lay your tiles.
       *[other] Take one beside it for { $cost } more, or lay what you have.
    }
pl-ask-lay = Which tile do you lay next?
pl-ask-place = Lay this tile: click a place, R or the wheel turns it.
pl-ask-place-touch = Lay this tile: tap a place, tap again to turn it.
pl-ask-upgrade = Buy an upgrade.
pl-ask-benefit = For nothing you may take { $due }.
pl-ask-stand = Put the worker on a tile: its lines run.
pl-ask-stand-machine = Put the worker on a machine: its lines run.
pl-ask-refine =
    { $lines ->
        [one] One line may run.
       *[other] { $lines } lines may run.
    }
pl-ask-disc = Your disc may move for the next round.
pl-ask-serve = Which cube goes to the need of { $oil }?
pl-ask-machines = Run your machines for { $cost }, or end your turn.
pl-ask-machines-ran = Deliver, or end your turn.
pl-wait-start-tanks = { $name } lays start tanks.
pl-wait-work = { $name } chooses an action.
pl-wait-trade = { $name } trades.
pl-wait-sign = { $name } looks at contracts.
pl-wait-shop = { $name } is in a shop.
pl-wait-pipes = { $name } chooses pipes.
pl-wait-site = { $name } puts up a machine.
pl-wait-government = { $name } takes government pipes.
pl-wait-lay = { $name } lays pipes.
pl-wait-place = { $name } lays pipes.
pl-wait-upgrade = { $name } buys upgrades.
pl-wait-benefit = { $name } takes what an upgrade brings.
pl-wait-stand = { $name } places the worker.
pl-wait-refine = { $name } refines oil.
pl-wait-disc = { $name } moves the disc.
pl-wait-serve = { $name } fills an order.
pl-wait-machines = { $name } may run the machines.
pl-do-advised = As advised
pl-do-start-tanks = Lay the tanks
pl-do-trade = Trade and finish
pl-do-trade-none = Leave without trading
pl-do-sign = Sign and finish
pl-do-sign-none = Leave without signing
pl-do-shop = Buy and finish
pl-do-shop-none = Leave without buying
pl-do-upgrade = Buy and finish
pl-do-upgrade-none = Leave without an upgrade
pl-do-pipes-done = Leave the last tile
pl-do-benefit-done = Leave the rest
pl-do-site-done = Leave the machine
pl-do-government =
    { $tiles ->
        [one] Lay the tile
       *[other] Lay the { $tiles } tiles
    }
pl-do-lay-tile = Lay it here
pl-do-lay-machine = Put it here
pl-do-lay-worker = Stand here
pl-do-lay-all = Lay and go on
pl-do-turn = Turn (R)
pl-do-before = Place before
pl-do-after = Next place
pl-do-best = Best place
pl-do-best-run =
    { $lines ->
        [one] Run it as far as it goes
       *[other] Run all as far as they go
    }
pl-do-refine =
    { $lines ->
        [one] Run one line
       *[other] Run { $lines } lines
    }
pl-do-refine-none = Run nothing
pl-do-run-lines = Run the lines
pl-do-run = Run the machines: −{ $cost }
pl-do-disc = Move the disc
pl-do-disc-none = Leave the disc
pl-do-deliver = Deliver
pl-do-to-machines = On to the machines
pl-do-end-turn = End the turn
pl-do-pass = Pass
pl-do-benefit = Choose what to take
pl-do-take = Take a tile
pl-do-choose-tile = Choose a tile
pl-do-choose-cube = Choose a cube
pl-do-finish = Finish here
pl-do-confirm = Do this
pl-sure-nothing = You have done nothing here, and the action would be over. Leave all the same?
pl-sure-pass = Without an action the worker's turn is over. Pass all the same?
pl-glance = { $name } { $money }
