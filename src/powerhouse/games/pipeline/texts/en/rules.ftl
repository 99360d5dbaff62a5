### Pipeline: where the game is, what happened, what cannot be read, options and figures.

## Headings

heading-set-up = set-up
heading-round = year { $year }, round { $round }
heading-end = end

## Things

kind-action = action
kind-family = family
kind-grade = grade
kind-colour = colour
kind-market = market
kind-side = side
kind-runnable = thing to run

oil = { oil-colour } { oil-grade }
oil-colour =
    { $colour ->
        [orange] orange
        [teal] teal
       *[silver] silver
    }
oil-grade =
    { $grade ->
        [crude] crude
        [low] low
        [mid] mid
       *[high] high
    }
# A contract or an order is told by what it asks for.
tender = { $needs }
pipe-tile = pipe tile with { $pipes }
pipes-of-colour = { $count } { oil-colour }
# Where something lies in a network, seen from the first half that was laid.
spot = { $columns } { spot-across } and { $rows } { spot-along } from where you began
spot-in-row = { $columns } { spot-across } from where you began
spot-in-column = { $rows } { spot-along } from where you began
spot-first = where you began
spot-across =
    { $across ->
        [left] to the left
       *[right] to the right
    }
spot-along =
    { $along ->
        [up] up
       *[down] down
    }
side =
    { $side ->
        [east] on the right
        [south] below
        [west] on the left
       *[north] above
    }
grade-crude = crude
grade-low = low
grade-mid = mid
grade-high = high
action-crude = the crude market
action-market-1 = market 1
action-market-2 = market 2
action-market-3 = market 3
action-upgrades = upgrades
action-tanks = tanks
action-machines = machines
action-contracts = contracts
action-government = the government
action-network = the network
action-machine = a machine
family-government = government
family-shops = shops
family-human-resources = human resources
family-engineering = engineering
family-refined-markets = refined markets
family-contracts-orders = contracts & orders
family-machines = machines
arm = { $outer } + { $inner }

## News

news-cross = the cross: { $arms }
news-first-order = { $seats } play in this order
line-start-tanks = { $name } lays tanks: { $parts }
news-start-tank = { $grade }
line-turn =
    { $count ->
        [0] { $name } lays pipes
       *[other] { $name } { $parts }
    }
line-turn-opened = { $opening }: { $parts }
line-turn-ended = { $told }; longest lines: { $ends }
news-longest = { oil-colour } { $from } → { $to }
news-passed = { $name } passes
news-went = { $name } goes to { $action }
news-went-also = { $name } also goes to { $action }{ paid }
news-ran = { $name } runs the machines for { $paid }
news-bought =
    { $count ->
        [1] buys { $oil } for { $paid }
       *[other] buys { $count } { $oil } for { $paid }
    }
news-sold =
    { $count ->
        [1] sells { $oil } for { $earned }
       *[other] sells { $count } { $oil } for { $earned }
    }
news-refined =
    { $count ->
        [1] refines { $oil } to { $to }
       *[other] refines { $count } { $oil } to { $to }
    }
news-delivered =
    { $count ->
        [1] delivers { $oil } for { $earned } (contract for { $contract })
       *[other] delivers { $count } { $oil } for { $earned } (contract for { $contract })
    }
news-served =
    { $earned ->
        [0] fills the order for { $order }
       *[other] fills the order for { $order }, for { $earned }
    }
news-signed = signs a contract for { $contract }
news-signed-later = signs a contract for { $contract } from next year on
news-loan-taken = takes a loan of { $earned }
# As logs of older tables tell it:
news-loan = takes a loan
news-pipes = pays for { $pipes } pipes{ paid }
news-took =
    { $count ->
        [1] takes a pipe{ paid }
       *[other] takes { $count } pipes{ paid }
    }
news-tank =
    { $count ->
        [1] gets a tank for { $grade }{ paid }
       *[other] gets { $count } tanks for { $grade }{ paid }
    }
news-machine =
    { $count ->
        [1] gets a machine{ paid }
       *[other] gets { $count } machines{ paid }
    }
paid =
    { $paid ->
        [0] { "" }
       *[other] { " " }for { $paid }
    }
news-upgraded = buys { $family } { $level }{ paid }
news-closed = closes { $family }
news-disc = moves the disc to { $space }
line-penalties = penalty cubes for unfilled contracts: { $parts }
news-penalty = { $name } { $cubes } (contracts for { $contracts })
news-contracts-came = new contracts: { $came }
news-contracts-moved = new contracts: { $came }; gone: { $gone }
news-markets-refreshed = the markets get { $supplied } and lose { $taken }
news-shops-refreshed = { $pipes } new pipes lie in the shops
oil-counted =
    { $count ->
        [1] { $oil }
       *[other] { $count } { $oil }
    }
nothing = nothing
# As logs of older tables tell it:
news-penalties = penalty cubes for unfilled contracts: { $names }
news-year = year { $year } begins

## Moves as people say them

move-pass = pass
move-done = finish
move-go = send the worker to { $action }
move-run = run the machines
move-start-tank = lay a start tank for { oil-grade }
move-tank = buy a tank for { oil-grade } for { $price }
move-loan = take a loan
move-pipes = pay for { $count } pipe tiles
move-spend = give a cube of the grade { oil-grade }
move-disc = move the disc to space { $space }
move-disc-left = move the disc to space { $space } and push to the left
move-upgrade = buy an upgrade of { $family }
move-close = close { $family } for this year
move-machine = buy a machine for { $price }
move-serve = fill the order for { $order }
move-take = take a { $tile }
move-lay = lay the { $tile } next
move-stand = put the worker on a { $tile }
move-start = put the worker on machine { $machine }
move-sign = sign the contract for { $contract }
move-sign-later = sign the contract for { $contract } from next year on
move-buy = buy { $cube } for { $price } in { $market }
move-sell = sell { $cube } for { $price } in { $market }
move-deliver = deliver { $cube } to the contract for { $contract }
move-deliver-nothing = deliver to the contract for { $contract }
move-refine = run line { $line } from { $from } to { $to }
move-site = put the machine { $cell }
move-place = lay the tile { $cell }, its second half { side }

## Moves that cannot be read

needs-tile = '{ $said }' needs one pipe tile, { $first } to { $last }
needs-contract = '{ $said }' needs one contract or order, as C-low-01 or O3-01
order-is-contract = '{ $said }' names a contract, and only orders are served
needs-slot = '{ $said }' needs a slot: market, colour, grade and price, as in 'market-1 orange low 25'
no-slot = '{ $said }': there is no such slot for { $price }
deliver-like = '{ $said }' must read like 'deliver teal high to C-low-02 as low'
deliver-no-need = '{ $said }': { $contract } does not need { $colour } oil of grade { $grade }
needs-cell = '{ $said }' needs a cell, as in '3,-1'
cell-far = '{ $said }': no network reaches as far as { $cell }

## The end

end-years = the third year is over
end-not-yet = the game goes on

## Options

option-upgrades = Upgrades
option-upgrades-help = which five families of upgrades are in play
option-upgrades-typed = five families joined by +, as government+shops+…
option-upgrades-random = random
option-upgrades-first-game = as advised for the first game
option-valuation = Valuation
option-valuation-help = which three valuation cards are in play
option-valuation-typed = three cards joined by +
option-valuation-random = random
option-valuation-first-game = as advised for the first game
option-refining = Refining
option-refining-help = refining cost markers with or without the 7s
option-refining-all = all markers
option-refining-no-7 = without the 7s
option-start-tanks = Start tanks
option-start-tanks-help = players place their start tanks, or take the advised rows
option-start-tanks-placed = placed by the players
option-start-tanks-recommended = in the advised rows
option-rulings = Rulings
option-rulings-help = points of the rulebook that a table may settle another way
option-rulings-typed = points settled another way, joined by +, as first-gap+oil-as-cubes
option-rulings-standard = as the rulebook says
option-rulings-idle-actions = an action may be taken without the money for anything in it
option-rulings-first-gap = discs of the turn order track are pushed only up to the first free space
option-rulings-machine-from-shop = the machine of Machines 1 comes from the machine shop, and is lost if none is there
option-rulings-oil-as-cubes = valuation cards pay for oil in tanks what it counts at the end, 10, 20 and 30
setup-few-markers = without the 7s there are fewer than nine refining cost markers (PL-1.10)
setup-no-family = there is no family of upgrades '{ $family }'; there are { $families } (PL-1.7)
setup-family-twice = the option upgrades names { $family } twice (PL-1.7)
setup-families = { $needed } families of upgrades are in play, not { $families } (PL-1.7)
setup-cards = the option valuation names { $cards } different cards from 1 to { $highest }, as 1+2+3, not '{ $said }' (PL-1.11)
reconstructed-slots = free places in the markets for refined oil with 3 players
reconstructed-refresh = how the markets are filled again with 3 and 4 players
reconstructed-shops = places in the shops for tanks and machines with 3 players
reconstructed-penalties = penalties for more than ten cubes
reconstructed-single-source = prices and tiles that only one source tells

## Figures

figure-money = money
figure-worth = worth
figure-tiles = tiles
figure-ahead = ahead
lots-machine = machines
lots-upgrade = upgrades
lots-contract = contracts
lots-order = orders
lot-machine = machine
lot-upgrade = { $family } { $level }
