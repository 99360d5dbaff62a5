### The terminal: what stands on the screen, what is asked, pages and examples.

## The title

terminal-title = Round { $round } of { $rounds } · { $ask ->
        [bring] Market
        [buy] Buying
        [run] Running
        [over] The end
       *[other] Turn order
    }
terminal-energy-price =
    { $factor ->
        [1] energy price { $price }, next { $next }
        [2] profit twice, energy price { $price }, next { $next }
       *[other] profit { $factor } times, energy price { $price }, next { $next }
    }
terminal-range = { $low } to { $high }

## Tiles

# A tile in few characters, as it can be typed: Ma9 is a machine for 9.
terminal-tile =
    { $type ->
        [storage] St{ $mark }
        [machine] Ma{ $mark }
        [robot_auto] Au{ $mark }
        [robot_semi] Se{ $mark }
        [control] Co{ $mark }
       *[optimizer] Op{ $mark }
    }
terminal-type =
    { $type ->
        [robot_auto] auto
        [robot_semi] semi
       *[other] { $type }
    }
terminal-figure =
    { $figure ->
        [production] { $amount }p
        [storage] { $amount }s
        [energy] { $amount }e
       *[workers] { $amount }w
    }
terminal-tiles =
    { $count ->
        [1] { $tile }
       *[other] { $count } { $tile }
    }
terminal-legend = p production, s storage, e energy, w workers; -: saved
terminal-legend-price = price, then p production, s storage, e energy, w workers; -: saved
terminal-dearer = … { $tiles } dearer

## The margin

terminal-label-market = market
terminal-label-tiles = tiles
terminal-label-energy = energy
terminal-label-factory = factory
terminal-label-beside = beside it
terminal-label-would-run = would run
terminal-label-stands = { "  " }stands
terminal-label-idle = { "  " }idle
terminal-label-kept = { "  " }beside

## Columns

terminal-column-tile = tile
terminal-column-off = off
terminal-column-money = money
terminal-column-workers = workers
terminal-column-prod = prod
terminal-column-stor = stor
terminal-column-energy = energy
terminal-column-profit = profit
terminal-column-halls = halls
terminal-column-price = price
terminal-column-figures = gives and needs
terminal-column-board = board
terminal-column-market = market
terminal-column-owners = owners
terminal-column-stopped = stopped
terminal-column-work = work
terminal-column-free = free
terminal-shop-tile = tile
terminal-shop-figures = gives
terminal-shop-cost = pay
terminal-shop-gain = gain
terminal-workers =
    { $seasonal ->
        [0] { $available } of { $workers }
       *[other] { $available } of { $workers }+{ $seasonal }
    }

## The table

terminal-order-tile = { $tile } { $discount }
terminal-order-note = low acts first, −1 is off prices
terminal-energy-tiles =
    { $tiles ->
        [one] { $tiles } of these tiles comes: { $rises }
       *[other] { $tiles } of these tiles come: { $rises }
    }
terminal-energy-next = the next tile is +{ $rise }, then { $then }
terminal-rise = { $count }× +{ $rise }
terminal-market-empty = The market is empty.
terminal-halls =
    { $halls ->
        [0] { $sites ->
            [0] halls full
            [one] halls full, { $sites } site for { $fee }
           *[other] halls full, { $sites } sites for { $fee } each
        }
        [one] { $halls } hall free
       *[other] { $halls } halls free
    }
terminal-no-hall = { $tile } (no hall)
terminal-place-for =
    { $cost ->
        [0] place { $tile }
       *[other] place for { $cost } { $tile }
    }
terminal-placed-all = all placed, { $run }
terminal-placed-some = as many placed as find room, { $run }

## Runs

terminal-profit-at-price =
    { $factor ->
        [1] profit at { $price }
       *[other] { $factor }× profit at { $price }
    }
terminal-at-price = at { $price }
terminal-more-runs = … { $runs } more: `runs`
terminal-nothing = nothing
terminal-these = { $tiles }
terminal-all-but = all but { $tiles }
terminal-all = all
terminal-sum =
    { $factor ->
        [1] { $income } - { $energy }×{ $price } = { $profit }
       *[other] { $factor }×({ $income } - { $energy }×{ $price }) = { $profit }
    }
terminal-run-all = production { $production }, storage { $storage }, energy { $energy }, { $workers } of { $own } workers: { $sum }
terminal-run = production { $production }, storage { $storage }, energy { $energy }, { $workers } of { $own } workers with { $stopped } stopped: { $sum }
terminal-plan = { $tiles } for { $cost } of { $money }: { $run }
terminal-no-tile = there is no tile '{ $tile }'; say ma9 for machine-9, au8 for robot-auto-8

## What is asked

prompt-offer = You open: turn-order tile { $tiles }? Say it with your bid, as in `{ $example }, { $lowest }`: { $bids } workers. Those you bid bring and buy nothing this round.
prompt-last-tile = Tile { $order_tile } is left for you: put { $bids } workers on it. Those bring and buy nothing this round.
prompt-opening = You open the auction of tile { $order_tile } with { $bids } workers.
prompt-bid = Your bid for turn-order tile { $order_tile }: { $bids } workers, or pass. { $holds }.
prompt-pass = Your bid for turn-order tile { $order_tile }: you cannot go higher: pass. { $holds }.
prompt-holds =
    { $count ->
        [0] { $name } holds { $bid }
        [one] { $name } holds { $bid }, { $others } is still in
       *[other] { $name } holds { $bid }, { $others } are still in
    }
prompt-back =
    { $workers ->
        [one] How many of the { $workers } worker on tile { $order_tile } are seasonal: { $numbers }? It makes no difference to what they cost.
       *[other] How many of the { $workers } workers on tile { $order_tile } are seasonal: { $numbers }? It makes no difference to what they cost.
    }
prompt-bring-more = You are the last and may bring { $extra } more, or done.
prompt-bring =
    { $tiles ->
        [1] { $extra ->
            [0] Bring a tile to the market: the cheapest of a column, as `{ $numbers }` or `{ $names }`.
           *[other] Bring a tile to the market, then up to { $extra } more if you like: the cheapest of a column, as `{ $numbers }` or `{ $names }`.
        }
       *[other] { $extra ->
            [0] Bring { $tiles } tiles to the market: the cheapest of any columns, as `{ $numbers }` or `{ $names }`.
           *[other] Bring { $tiles } tiles to the market, then up to { $extra } more if you like: the cheapest of any columns, as `{ $numbers }` or `{ $names }`.
        }
    }
prompt-hire = `{ $move }` for { $cost }
prompt-done = done
prompt-buy =
    { $workers ->
        [one] Buy by number: { $workers } worker left; { $ends } ends your turn. You have { $money }.
       *[other] Buy by number: { $workers } workers left; { $ends } ends your turn. You have { $money }.
    }
prompt-buy-or-demolish =
    { $workers ->
        [one] Buy by number, `demolish { $tile }`: { $workers } worker left; { $ends } ends your turn. You have { $money }.
       *[other] Buy by number, `demolish { $tile }`: { $workers } workers left; { $ends } ends your turn. You have { $money }.
    }
prompt-workers-done = Your workers have done their work; { $ends } ends your turn. You have { $money }.
prompt-place-first = Place { $tiles } first: that is free.
prompt-run = How does your factory run? A number of the list, or done.
prompt-run-or-stop = How does your factory run? A number of the list, or `stop { $tile }` and done.
prompt-free-workers = Free workers are available next round.
prompt-not-all =
    { $robots ->
        [1] Not all can run: { $workers ->
            [one] { $workers } worker
           *[other] { $workers } workers
        } can work, one robot a machine.
       *[other] Not all can run: { $workers ->
            [one] { $workers } worker
           *[other] { $workers } workers
        } can work, { $robots } robots a machine.
    }

## Help

terminal-example-bid = offer turn-order tile 4, bid 1 worker; a number alone is a bid
terminal-example-bring = bring tiles of columns 2, 1, 1; `ma, st, st` is the same
terminal-example-buy = buy 3) and 5); they are placed where that is free
terminal-example-name = by name; `undo` then takes it out again: it stays beside
terminal-example-demolish = a worker makes room; beginnings are enough: `de ma0`
terminal-example-hire = seasonal workers for the next round; this ends your turn
terminal-example-stop = run without a machine-0; so do numbers of the list
terminal-example-tile = a tile: production, storage (s), energy, workers; -: saved
terminal-page-board = the storage board and the market
terminal-page-tiles = every tile, where it is and who has it; `tiles ma` for one type
terminal-page-factories = all factories, tile by tile
terminal-page-plan = `plan ma9 st10 -ma0`: what that would cost and earn
terminal-page-runs = all ways to run your factory that are worth a thought
