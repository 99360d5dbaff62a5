### Refusals

refusal-not-place = place a house of the Trust: place CITY
refusal-not-mark = mark a start city: mark CITY
refusal-outside-zone = { $city } lies outside the zone
refusal-marked-already = { $city } is marked already
refusal-mark-needs-slot = { $city } has no free first slot, so it cannot be a start city
refusal-trust-there = the Trust has a house in { $city } already
refusal-trust-not-adjacent = { $city } is not one link away from a city of the Trust
refusal-must-return = coal and oil find no room, { $count } too many: return coal or oil
refusal-return-fits = your { $held } { $fuel } fit on plants of their own, which hold { $room }
refusal-not-fuel = buy fuel or say done
refusal-fuel-hybrids-full = no room for more { $fuel }: you hold { $coal } coal and { $oil } oil, and your plants take at most { $room } of both
refusal-fuel-sold-out = there is no { $fuel } left to buy
refusal-fuel-dear = { $fuel } costs { $price }, you have { $money }
refusal-not-build = build in a city or say done
refusal-own-city = { $city } is in your network already
refusal-no-houses = all your { $houses } houses are built
refusal-start-marked = your network must start in a marked city, and { $city } is not marked
refusal-start-occupied = your network must start in a city without a house, and a house stands in { $city }
refusal-marked-closed = { $city } is kept for the start of a network in step 1
refusal-city-trust = { $city } is closed to the players in step 1, since a house of the Trust stands there
refusal-city-full = { $city } has no free slot in step { $step }
refusal-city-dear = connecting { $city } costs { $cost }, you have { $money }
refusal-not-run = say which plants run
refusal-run-not-yours =
    { $plants ->
        [one] you have only { $plants } plant to run
       *[other] you have only { $plants } plants to run
    }
refusal-run-mix =
    { $need ->
        [one] hybrids of this run burn { $need } token, not { $coal } coal
       *[other] hybrids of this run burn { $need } tokens, not { $coal } coal
    }
