# What both Power Grids say alike.

heading-end = end
nothing = nothing
kind-fuel = fuel
kind-back = back
news-first-order = the first turn order is { $seats }
news-bid = { $name } bids { $amount }
news-passed = { $name } passes
news-sold = { $name } buys it for { $paid }
news-sold-first = { $name } buys plant { $plant } for { $paid }
news-no-plant = { $name } passes and buys no plant this round
line-market = { $parts }
news-offered = { $name } offers plant { $plant }
news-opened = { $name } offers plant { $plant } for { $amount }
news-opened-first = { $name } bids { $amount } for plant { $plant }
news-bid-first = { $name } bids { $amount } for plant { $plant }
news-passed-first = { $name } passes for plant { $plant }
news-bought = { $name } buys plant { $plant } for { $paid }
news-scrapped =
    { $paid ->
        [0] { $name } scraps plant { $plant }
       *[other] { $name } scraps plant { $plant } for { $paid }
    }
news-trust-plant = the Trust takes plant { $plant }
news-under = plant { $plant } goes under the deck
news-gone = plant { $plant } leaves the game
news-came = plant { $plant } comes
move-pass = pass
move-done = finish
move-return = give back { $fuel }
move-run = run { $plants }
move-run-with = run { $plants } with { $burnt }
move-run-nothing = run nothing
move-scrap = scrap plant { $plant }
move-offer = offer plant { $plant }
move-bid = bid { $amount }
run-not-own = '{ $said }': plant { $plant } is not yours, you have { $plants }
run-twice = '{ $said }' names a plant twice
option-renovation = Renovation
option-renovation-help = scrapping a plant is paid for
option-money = Money
option-money-help = whether players see each other's money
figure-money = money
figure-capacity = capacity
lots-plant = power plants
