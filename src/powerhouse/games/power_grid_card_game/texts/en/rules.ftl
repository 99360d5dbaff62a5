### Power Grid: The Card Game: where the game is, what happened, what cannot be read, options and figures.

## Headings

heading-auction =
    { $kind ->
        [last] last round { $round }, auction
       *[usual] round { $round }, auction
    }
heading-resources =
    { $kind ->
        [last] last round { $round }, resources
       *[usual] round { $round }, resources
    }
heading-bureaucracy =
    { $kind ->
        [last] last round { $round }, bureaucracy
       *[usual] round { $round }, bureaucracy
    }

## Things

the-trust = the Trust
units = { $count } { $fuel }
plant = { $number } ({ $fuel }, brings { $income })
burns-coal = { $need } coal
burns-gas = { $need } gas
burns-oil = { $need } oil
burns-uranium = { $need } uranium
burns-hybrid = { $need } gas or oil
burns-eco = no fuel
tokens = { $count } { $fuel }
card =
    { $count ->
        [1] { $units } { $fuel }
       *[other] { $count } × { $units } { $fuel }
    }

## News

news-scrapped-with-units =
    { $paid ->
        [0] { $name } scraps plant { $plant } and gives up { $units }
       *[other] { $name } scraps plant { $plant } for { $paid } and gives up { $units }
    }
line-returns = { $name } gives up { $parts }
news-returned = { $count } { $fuel }
line-cards = { $name } buys { $parts } for { $total-paid }
news-card-bought = { card }
news-laid-out =
    { $count ->
        [one] { $count } { $fuel } too many is laid out for { $price }
       *[other] { $count } { $fuel } too many are laid out for { $price }
    }
line-income = Income: { $parts }
news-produced = { $name } { $income } with { $plants }
news-produced-nothing = { $name } { $income }
# As logs of older tables tell it:
news-earned = { $player } { $income }
news-earned-with = { $player } { $income } with { $plants }
news-trust-units = the Trust takes { $units }
news-last-round-card = the last-round card is drawn
news-order-by-plant = the dearest plant goes first: the turn order is { $seats }
news-round = round { $round }: the turn order is { $seats }
news-last-round = the last round, for points: the turn order is { $seats }
news-refill = new resource cards: { $cards }
news-refill-after-shuffle = new resource cards: { $cards }, after the discard pile was shuffled
news-next-is-last = the next round is the last

## Moves as people say them

move-buy = buy { $units } { $fuel } for { $price }

## Moves that cannot be read

plant-needed = '{ $said }' needs one plant, as 7 or 4-coal
plant-unknown = '{ $said }': there is no plant '{ $plant }'
plant-which = '{ $said }': say which of { $plants } is meant
card-needed = '{ $said }' needs a fuel and its units, as coal 3
card-units = '{ $said }': a card has 1 to { $most } units
card-price = '{ $said }': no column costs { $price }, there are { $prices }
run-phase = plants produce in phase 3 only (CG-4.1)
run-say-plants = say which plants produce, or 'run nothing'
run-say-mix = '{ $said }': say what the hybrids burn, as in 'with { $need } gas'
run-mix-fuels = '{ $said }': hybrids burn gas and oil, as in 'with 1 gas 1 oil'
run-mix-need =
    { $need ->
        [one] '{ $said }': the hybrids of this run burn { $need } unit in all
       *[other] '{ $said }': the hybrids of this run burn { $need } units in all
    }

## The end

end-last-round = the last round, round { $round }, is over
end-in-last-round = not over: this is the last round
end-card-drawn = not over: the last-round card was drawn
end-card-to-come = not over: the last-round card has not come

## Options

reconstructed-plants = 39 of the 42 plants, and which plants are small
reconstructed-resources = units of most resource cards, and the player counts on them
reconstructed-renovation = what scrapping pays on the renovation cards 2 to 5

## Figures

figure-points = points
figure-points-without-money = points without money
figure-dearest-plant = dearest plant
figure-income = income
