### The screen of Power Grid in the terminal.

terminal-title = Round { $round } · Step { $step } · { $phase }
terminal-phase =
    { $ask ->
        [place] Set-up
        [mark] Set-up
        [fuel] Buying fuel
        [build] Building
        [run] Supplying
        [over] The end
       *[other] Auction
    }
terminal-goals =
    { $step ->
        [1] { $map }: step 2 at { $step2 } cities, end at { $end }
       *[other] { $map }: end at { $end }
    }

## Columns and labels

terminal-money = money
terminal-cities = cities
terminal-supply = supply
terminal-plants = plants
terminal-trust = the Trust
terminal-trust-letter = T
terminal-letter-coal = C
terminal-letter-oil = O
terminal-letter-garbage = G
terminal-letter-uranium = U
terminal-letter-hybrid = H
terminal-kind-eco = eco
terminal-kind-fusion = fusion
terminal-plants-now = plants now
terminal-plants-deck = deck
terminal-plants-none = none
terminal-step-3 = Step 3
terminal-deck =
    { $cards ->
        [0] empty
       *[other]
            { $top ->
                [plug] { $cards } cards, a plug on top
                [socket] { $cards } cards, a socket on top
               *[none] { $cards } cards
            }
    }
terminal-hybrids = (H burns coal or oil)
terminal-discount = from { $minimum }
terminal-fuel = fuel
terminal-left = left
terminal-refill = refill
terminal-closed = closed
terminal-next-prices = price of the next ones
terminal-room = room
terminal-together = together
terminal-now = now
terminal-soon = soon
terminal-under = under the deck
terminal-unseen = may still come
terminal-gone = gone
terminal-city = city
terminal-houses = houses
terminal-links = links
terminal-start = start
terminal-slots = houses: a letter for its owner, { $free } free, { $closed } not open yet
terminal-network = your network ({ $cities })
terminal-no-city = No city can be connected with this money.
terminal-free = { $free } free
terminal-cost = cost
terminal-house-and-way = house+way
terminal-from = from
terminal-via = { $start } via { $cities }
terminal-dearer = … { $cities } dearer ones: `cities`
terminal-run = run
terminal-burns = burns
terminal-supplies = supplies
terminal-income = income
terminal-of = { $part } of { $all }
terminal-best = best

## What is expected

terminal-open = You offer plant { $plant }: open with { $minimum } or more.
terminal-bid = Your bid for plant { $plant }: { $lowest } or more, or pass.
terminal-bid-poor = Your bid for plant { $plant }: you cannot go higher: pass.
terminal-return = Not all your fuel finds room ({ $held }): { $moves }, one token at a time.
terminal-buy = Buy fuel, as in `buy 3 coal`, or done.
terminal-burn = One run of all your plants burns { $needs }; you hold { $held }.
terminal-ready = Your plants and fuel supply { $ready }.
terminal-ready-partly = Your fuel supplies { $ready }, your plants could supply { $capacity }.
terminal-build = Connect cities, or done.
terminal-build-first = Choose the city where your network starts, or done; `map` shows the links.
terminal-next-city = The next one would be { $city } for { $cost }.
terminal-which-run = Which plants run?
terminal-mark = Mark a start city: networks will have to start in one of the marked cities. `map` shows the links.
terminal-place-house = Place a house of the Trust: closed to both of you in step 1. `map` shows the links.

## Help

terminal-example-number = offer plant 8, bid 8, or the line 8) of a list
terminal-example-fuel = tokens one after the other
terminal-example-build = build in Essen: beginnings are enough
terminal-example-run = supply cities with plants 4 and 10
terminal-example-pass = no bid or no plant; enough bought or built
terminal-example-plant = plant 10 burns 2 coal and supplies 2 cities (O oil, G garbage, U uranium, H coal or oil)
terminal-example-supply = the fuel at hand supplies 5 cities, the plants could supply 7
terminal-page-map = the zone: cities, houses, links and their costs; `map west` for a region
terminal-page-cities = all cities you can connect now
terminal-page-plants = where every plant is, and which may still come
terminal-page-fuel = the fuel market
