### Pipeline in the terminal. Words in `…` are typed as they stand.

## Headings and labels

title = Year { $year } · round { $round } of { $rounds } · { $phase }
title-track = next round { $discs }
phase-start-tanks = Set-up
phase-machines = Machine phase
phase-disc = Turn order
phase-work = Worker phase
label-contracts = contracts
label-orders = orders
label-yours = yours
label-tanks = tanks
label-machines = machines
label-at-tanks = at tanks
label-at-machines = at mach.
label-lines = lines
label-refining = refining
label-valuation = valuation
label-hand = hand
label-pipes = pipes
label-beside = beside it
column-penalties = pen
column-longest = longest
column-machines = mach
column-contracts = contr
column-orders = ord
column-slots = slots ([price]: a cube lies there)
column-held = you have
column-you = you
column-left = left
column-next-level = next level
column-stand = stand on
column-would-refine = would refine
column-line = line
column-refines = refines
column-line-values = lines
column-attached = at machines
column-card = card { $number }
column-penalty = penalty
letter-colour-orange = O
letter-colour-teal = T
letter-colour-silver = S
letter-grade-crude = c
letter-grade-low = l
letter-grade-mid = m
letter-grade-high = h
letter-family-government = G
letter-family-shops = S
letter-family-human-resources = H
letter-family-engineering = E
letter-family-refined-markets = R
letter-family-contracts-orders = C
letter-family-machines = M
mark-machine = M{ $number }
legend = O orange, T teal, S silver; c crude, l low, m mid, h high

## Spaces of the board, as they are typed

space-crude = crude
space-market-1 = market-1
space-market-2 = market-2
space-market-3 = market-3
space-upgrades = upgrades
space-tanks = tanks
space-machines = machines
space-contracts = contracts

## What is drawn

none = none
none-left = none left
buy = buy
sell = sell
next-year = next year { $oil }
contract-unfinished = { $contract } needs { $oil }
contract-deferred = { $contract } { $oil } next year
contract-again = { $contract } { $oil } once more?
contract-filled = { $contract } { $oil } filled
tanks-free = { $room } free
tanks-full = full
lines-short = { $lines } too short
lines-all-short = { $lines }, all too short to refine
refining-power = power needed from crude
quadrant-open = quadrant { $number }, open
quadrant-closed = quadrant { $number }, closed
quadrant-plan = spaces of a quadrant, row by row: { $plan }   T6: makes a line of 6
goods-for = { $count } for { $price }
goods-dear = nothing that you can pay
good-tank = tank { $grade }
good-machine = machine
good-pipes = { $count } pipes
next-closed = closed until the next year
next-all = you have all three
next-gone = level { $level } is gone
next-card = { $level }: { $effect }
families-one = `families eng` shows all cards of one
outside-government = government
outside-network = network
outside-machine = machine
outside-run-machines = run machines
outside-cost = { $action } for { $cost }
outside-run = { $action }: { $run }
delivery-order = order { $order }
delivery-cube = deliver { $oil } to { $contract }
delivery-cube-as = deliver { $oil } to { $contract } as { $grade }
place-lines = { $lines }
place-runs = runs { $lines }
place-runs-nothing = runs nothing
place-lengthens-nothing = lengthens nothing
place-lies = lies
place-stands = stands
place-tile = { $tile }, second half e
place-more = { $count } more: `spots`
run-nothing = nothing to refine
run-none = No line can refine a cube now; `1` ends the action.
run-all = all
run-all-note = each line as far as it goes
run-cubes = { $cubes }
run-to = { $oil } to { $grade }
run-needs = needs { $power }, you have { $cubes } { $oil }
map-more = … `map` shows all of it
map-empty = { $name } has no pipes yet.
spots-none = There is nothing to lay now.

## What is asked

count-of-grade = { $count } { $grade }
quoted = `{ $text }`
ask-start-tanks =
    { $tanks ->
        [one] Lay { $tanks } start tank, which holds { $cubes } cubes: as `crude, crude, low`, or `usual` for the advised { $usual }.
       *[other] Lay { $tanks } start tanks, each holds { $cubes } cubes: as `crude, crude, low`, or `usual` for the advised { $usual }.
    }
ask-main = Your action: a number or a beginning (`m1`, `gov`), or pass. You have { $money }.
ask-main-again = Your second main action: a number or a beginning (`m1`, `gov`), or done. You have { $money }.
ask-second = A secondary action for { $cost }: { $actions }? Or done. You have { $money }.
ask-second-deliver = A secondary action for { $cost }: { $actions }? Or deliver, or done. You have { $money }.
ask-deliver = Deliver, or done. You have { $money }.
ask-machines = Run all machines for { $cost } (`run all` or `run`)? Done ends your turn. You have { $money }.
ask-machines-ran = Deliver, or done ends your turn. You have { $money }.
ask-trade-more = Buy more, as `b 2 tc`, or done. You have { $money }.
ask-trade-sell = Sell first, as `s om` or `s all th`, then buy, as `b 2 tc`; prices are the best there. Done ends it. You have { $money }.
ask-trade-buy = Buy, as `b 2 tc`; prices are the best there. Done ends it. You have { $money }.
ask-sign =
    { $defer ->
        [yes] Sign up to one contract a row by its name, as `low3`; add `d` to defer it to the next year (`low3 d`){ ask-loan }, or done.
       *[no] Sign up to one contract a row by its name, as `low3`{ ask-loan }, or done.
    }
ask-loan =
    { $loan ->
        [0] { "" }
       *[other] , `loan` for { $loan } and a penalty cube
    }
ask-shop-tanks = Buy by number, or `low` or `2 crude` buys the cheapest tanks; done ends it. You have { $money }.
ask-shop-machines = Buy by number, or `machine` buys one; done ends it. You have { $money }.
ask-pipes = Which pipe tile, by its letter? { $pipes } to take, each is laid at once.
ask-pipes-last = Which pipe tile, by its letter? { $pipes } to take, each is laid at once, or done to leave the last one.
ask-site = Where does the machine go? A number, or a half by x,y as `3,-1`. It cuts the lines it covers.
ask-site-free = Where does the machine go? A number, or a half by x,y as `3,-1`, or `done` to leave it. It cuts the lines it covers.
ask-government = Which tile does the worker take, as `1a`? Those beside it may follow (`1a 1b`): 1 to 5 for { $prices }.
ask-government-more = A tile beside it for { $cost } more, or done. You have { $money }.
ask-lay =
    { $tiles ->
        [one] Lay your { $tiles } tile.
       *[other] Which of your { $tiles } tiles do you lay next?
    }
ask-place = Where? A number, or x,y and the side of the second half, as `3,-1 e`. `try 2` shows it laid.
ask-place-first = Your first tile: a number says which way it lies (other places would only move the network).
ask-upgrade = Buy an upgrade for { $cost }, as `1` or `{ $example }`; done ends it. You have { $money }.
ask-upgrade-close = Buy an upgrade for { $cost }, as `1` or `{ $example }`; `close { $closing }` bars a family to all this year and ends it; done ends it. You have { $money }.
ask-upgrade-none = No more to buy; done ends it. You have { $money }.
ask-upgrade-none-close = No more to buy; `close { $closing }` bars a family to all this year and ends it; done ends it. You have { $money }.
ask-benefit = For nothing you may take { $due }; done leaves the rest.
ask-due-government =
    { $count ->
        [one] { $count } government tile (`1a`)
       *[other] { $count } government tiles (`1a`)
    }
ask-due-tanks =
    { $count ->
        [one] { $count } tank (`crude`, `low` …)
       *[other] { $count } tanks (`crude`, `low` …)
    }
ask-due-machines = a machine (`machine`)
ask-due-pipes =
    { $count ->
        [one] { $count } shop pipe (by letter)
       *[other] { $count } shop pipes (by letter)
    }
ask-stand = On which tile does the worker stand? A number of the list.
ask-stand-machine = On which machine does the worker stand? A number of the list.
ask-refine = Refine by number, several as `2, 3`; done leaves the rest.
ask-disc = Where in the next round's order, 1 to { $spaces }? Done: the leftmost free space.
ask-disc-push = Where in the next round's order, 1 to { $spaces }? Others are pushed right, with `2 left` to the left. Done: the leftmost free space.
ask-serve = Order { $order } needs { $oil }: which grade goes there, { $grades }?

## What was typed

say-tile = say what stands before the tile, as `{ $example }`
trade-no-place = this market has no place for { $oil }
refine-nothing = there is nothing to refine now
try-nothing = there is nothing to lay now
try-which = say which spot, from 1 to { $highest }, as in `try 1`
map-nobody = nobody here is called '{ $said }'; there are { $names }

## Pages

page-markets = all markets, slot by slot
page-board = contracts and orders on the board
page-tiles = government and shop pipes, tanks and machines
page-families = the upgrades; `families eng`: all cards of one
page-map = your network with its lines, or `map boris`
page-spots = all places for the tile or machine in hand
page-try = `try 2`: your network with the tile on spot 2
page-worth = valuation cards, and what each company would bring now, unfilled contracts apart

## Examples of what can be typed

example-half = half a tile: silver from left to down, orange from up to right
example-straight = half a tile: orange runs straight on, teal crosses it
example-ends = thick: pipes that join; thin: an open end
example-line = line 4, teal, power 10, makes mid of crude; * at a machine
example-place = the second spot of the list; on the map it covers both cells with a 2
example-try = look at it before you lay it
example-usual = the advised start tanks
example-start-tanks = tanks by grade or by number
example-action = send the worker to market-1; `2` is the same, beginnings are enough
example-action-trade = and sell an orange mid, buy three teal crude there
example-action-government = government pipes: the worker on 1a, and 1b beside it
example-action-tanks = two tanks for low oil, the cheapest
example-network = refine as much as one action can; `net` lets you choose
example-deliver = deliver to your contract low2, fill the order o3-4
example-run = run the machines, each line as far as it goes; `run` lets you choose
example-deliver-done = deliver to your contract low2, fill an order, end the turn
example-sell = sell an orange mid and two teal low, each at the best price
example-buy = then buy three teal crude, the cheapest; `b all tc`
example-sell-for = sell for 40, not for the best price
example-sign = sign low3, sign mid6 deferred to the next year
example-loan = money now, and a penalty cube
example-tanks = two tanks for low oil and one for crude, the cheapest
example-machine = the cheapest machine, on the best spot
example-pipes = pay for two pipe tiles and take c
example-take = take the pipe tile c; it is laid at once
example-government = the worker takes 1a, then 1b beside it, no more
example-benefit = a tank for low oil, the shop pipe c, a government tile
example-lay = lay the second tile of your hand next
example-place-cell = first half at x 3, y -1, second half to the east
example-site-cell = the half at x 3, y -1
example-upgrade = buy Engineering and the second family of the list
example-close = bar another family to all this year, after buying
example-stand = stand on the first tile and run each line
example-refine-all = each line as far as it goes
example-refine = only these; `done` leaves the rest
example-disc = your disc on space 2
example-disc-left = the same, discs there are pushed left
example-serve = a cube of this grade goes to the order
