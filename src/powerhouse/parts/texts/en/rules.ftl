# What both Power Grids say alike.

heading-end = end
nothing = nothing
kind-fuel = fuel
kind-back = back
news-first-order = the first turn order is { $seats }
news-bid = { $name } bids { $amount }
news-passed = { $name } passes
news-sold = { $name } buys it for { $paid }
news-no-plant = { $name } passes and buys no plant this round
line-market = { $parts }
run-not-own = '{ $said }': plant { $plant } is not yours, you have { $plants }
run-twice = '{ $said }' names a plant twice
option-renovation = Renovation
option-renovation-help = scrapping a plant is paid for
option-money = Money
option-money-help = whether players see each other's money
figure-money = money
figure-capacity = capacity
