### Factory Manager: where the game is, what happened, what cannot be read, options and figures.

## Headings

heading-turn-order = round { $round }, turn order
heading-market = round { $round }, market
heading-buying = round { $round }, buying
heading-running = round { $round }, running
heading-end = end

## Things

# The mark is what stands on the tile: its price.
tile = { tile-type } { $mark }
tile-start = starting { tile-type }
tile-type =
    { $type ->
        [storage] storage
        [machine] machine
        [robot_auto] robot
        [robot_semi] semi-robot
        [control] control
       *[optimizer] optimizer
    }
kind-tile = tile
order-tile-of = { $name } { $order_tile }
profit-of = { $name } { $profit }

## News

story-ended = { $opening }, { $rest }
news-dealt = the turn-order tiles are dealt: { $held }
news-first-market = in the first market lie { $tiles }
news-turned-up = round { $round }: turn-order tiles { $order_tiles } come up
news-offered = { $name } offers tile { $order_tile }
news-opened = { $name } offers tile { $order_tile } for { $workers }
news-bid = { $name } bids { $workers }
news-bid-first = { $name } bids { $workers } for tile { $order_tile }
news-passed = { $name } passes
news-passed-first = { $name } passes for tile { $order_tile }
news-claimed =
    { $workers ->
        [0] { $name } takes it for nothing
        [one] { $name } takes it for { $workers } worker
       *[other] { $name } takes it for { $workers } workers
    }
news-claimed-first =
    { $workers ->
        [0] { $name } takes tile { $order_tile } for nothing
        [one] { $name } takes tile { $order_tile } for { $workers } worker
       *[other] { $name } takes tile { $order_tile } for { $workers } workers
    }
news-left-with = { $name } is left with tile { $order_tile }
news-claimed-last =
    { $workers ->
        [0] for nothing
        [one] puts { $workers } worker on it
       *[other] puts { $workers } workers on it
    }
news-claimed-last-first =
    { $workers ->
        [0] { $name } is left with tile { $order_tile }
        [one] { $name } puts { $workers } worker on tile { $order_tile }
       *[other] { $name } puts { $workers } workers on tile { $order_tile }
    }
line-market = { $name } brings { $parts }
news-brought =
    { $count ->
        [1] { $tile }
       *[other] { $count } × { $tile }
    }
line-purchases = { $name } { $parts }
news-bought =
    { $bought ->
        [0] { $placed ->
            [1] places { $tile }
           *[other] places { $placed } × { $tile }
        }
        [1] buys { $tile } for { $paid }
       *[other] buys { $bought } × { $tile } for { $paid }
    }
news-demolished =
    { $count ->
        [1] demolishes { $tile }
       *[other] demolishes { $count } × { $tile }
    }
news-placed-on-site = places { $tile } on a building site for { $paid }
news-hired =
    { $seasonal ->
        [one] hires { $seasonal } seasonal worker for { $paid }
       *[other] hires { $seasonal } seasonal workers for { $paid }
    }
news-bought-nothing = buys nothing
line-stops = { $name } stops: { $parts }
news-stopped =
    { $count ->
        [1] { $tile }
       *[other] { $count } × { $tile }
    }
line-profits-opened = { $opening }; profit: { $parts }
news-energy-price =
    { $rise ->
        [0] the energy price stays at { $price }
       *[other] the energy price rises to { $price }
    }
news-profit = { $name } { $profit }
news-loss-unpaid = { $name } { $profit } (pays { $paid })
# As logs of older tables tell it:
news-profits =
    { $rise ->
        [0] the energy price stays at { $price }; profit: { $profits }
       *[other] the energy price rises to { $price }; profit: { $profits }
    }

## Moves as people say them

move-pass = pass
move-done = finish
move-hire =
    { $seasonal ->
        [one] hire { $seasonal } seasonal worker
       *[other] hire { $seasonal } seasonal workers
    }
move-back =
    { $seasonal ->
        [one] leave { $seasonal } seasonal worker on the tile
       *[other] leave { $seasonal } seasonal workers on the tile
    }
move-offer = offer turn-order tile { $order_tile }
move-bid =
    { $amount ->
        [one] bid { $amount } worker
       *[other] bid { $amount } workers
    }
move-bring = bring { $tile }
move-buy = buy { $tile }
move-place = place { $tile }
move-demolish = demolish { $tile }
move-stop = let { $tile } rest

## Moves that cannot be read

no-tile-named = '{ $said }' needs a tile by type and price, as machine-9; there is no '{ $tile }'
back-unreadable = '{ $said }' must read 'back NUMBER seasonal'

## The end

end-rounds = { $rounds } rounds are over
end-not-yet = not over: round { $round } of { $rounds }

## Options

option-first-game = First game
option-first-game-help = the energy price stays where it is in round 1
option-rulings = Rulings
option-rulings-help = open points of the rulebook, settled one way or the other
option-rulings-typed = points settled the other way, joined by +, as debts+site-discount
option-rulings-standard = as the rulebook is usually read
option-rulings-printed-tracks = production, storage and energy never count more than their printed tracks show
option-rulings-site-discount = the discount of the turn-order tile also lowers the fee of a building site
option-rulings-beside-counts = tiles kept beside the factory count as if they stood in it
option-rulings-stop-anything = storage, control and optimizer tiles may be stopped too
option-rulings-debts = a loss is paid in full, and money may fall below 0
option-rulings-no-losses = a loss is not paid at all
rulings-of-losses = a loss cannot be both paid in full and not paid: choose debts or no-losses (FM-7.7)
reconstructed-tiles = prices and values of 74 of the 106 tiles, and which are used with how many players
reconstructed-savings = how much energy and how many workers controls and optimizers save
reconstructed-discounts = the discounts of the turn-order tiles 4 to 12
reconstructed-energy-prices = the energy prices between 1 and 8

## Figures

figure-money = money
figure-profit = profit
figure-income = income
figure-production = production
figure-storage = storage
figure-energy = energy
figure-workers = workers
lots-storage = storage
lots-machine = machines
lots-robot-auto = robots
lots-robot-semi = semi-robots
lots-control = controls
lots-optimizer = optimizers
