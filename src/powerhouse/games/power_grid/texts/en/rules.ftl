### Power Grid: where the game is, what happened, what cannot be read, options and figures.

## Headings

heading-set-up = set-up
heading-auction = round { $round }, step { $step }, auction
heading-fuel = round { $round }, step { $step }, fuel
heading-building = round { $round }, step { $step }, building
heading-bureaucracy = round { $round }, step { $step }, bureaucracy

## Things

tokens =
    { $fuel ->
        [hybrid] { $count } coal or oil
       *[other] { $count } { $fuel }
    }
kind-region = region

## News

news-zone = the zone is { $regions }
line-returns = { $name } returns { $parts }
news-returned = { $fuel }
line-fuel = { $name } buys { $parts }
news-fuel-bought = { $count } { $fuel } for { $paid }
line-building = { $name } connects { $parts }
news-connected = { $city } for { $paid }
news-connected-through = { $city } through { $through } for { $paid }
news-supplied =
    { $cities ->
        [one] { $name } supplies { $cities } city and earns { $income } ({ $run })
       *[other] { $name } supplies { $cities } cities and earns { $income } ({ $run })
    }
news-marked = { $name } marks { $city } as a start city
line-trust-houses = { $name } places houses of the Trust in { $parts }
news-trust-house = { $city }
news-trust-fuel = the Trust takes { $tokens }
news-step = step { $step } begins
news-step-3-card = the Step 3 card is drawn
news-round = round { $round }; the fuel market gets { $tokens }

## Moves as people say them

move-buy = buy { $fuel }
move-build = build in { $city }
move-mark = mark { $city } as a start city
move-place = put a house of the Trust in { $city }

## Moves that cannot be read

no-city = there is no city '{ $city }' on the map { $map }
zone-twice = '{ $said }' names a region twice
run-phase = plants run in phase 5 only (PG-5.1)
run-say-plants = say which plants run, or 'run nothing'
run-say-mix = '{ $said }': say what the hybrids burn, as in 'with { $need } coal'
run-mix-fuels = '{ $said }': hybrids burn coal and oil, as in 'with 1 coal 1 oil'
run-mix-need =
    { $need ->
        [one] '{ $said }': the hybrids of this run burn { $need } token in all
       *[other] '{ $said }': the hybrids of this run burn { $need } tokens in all
    }

## The end

end-cities = { $cities } cities connected in round { $round }, { $needed } end the game
end-not-yet = not over: { $cities } cities connected, { $needed } end the game

## Options

option-map = Map
option-map-help = the side of the board
option-map-germany = Germany
option-map-usa = USA
option-zone = Zone
option-zone-help = the regions in play, drawn or chosen: three for two or three players, four for four, five for more; they must hang together
option-zone-typed = regions joined by +, as west+southwest+east
option-start-cities = Start cities
option-start-cities-help = each player marks a city in which a network may start
option-rulings = Rulings
option-rulings-help = points of the rulebook that a table may settle another way
option-rulings-typed = points settled another way, joined by +
option-rulings-standard = as the rulebook says
option-rulings-shared-start = from step 2 on a network may start in a city where others have a house, for 15 or 20
zone-no-region = the map { $map } has no region '{ $region }'; it has { $regions } (PG-0.5)
zone-region-twice = the zone names the region { $region } twice (PG-0.5)
zone-regions = { $players } players need a zone of { $needed } regions, not { $regions } (PG-0.5)
zone-apart = the regions { $regions } do not hang together (PG-0.5)
reconstructed-refill = the fuel refill for 2 players
reconstructed-renovation = what scrapping a plant pays, where renovation is played
reconstructed-maps = costs and names in which the maps of Recharged differ from the older ones: one source tells them

## Figures

figure-supplied = supplied
figure-cities = cities
