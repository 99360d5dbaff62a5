### Power Grid: figures of a box that do not fit together.

box-plant-fuels = plant { $plant } is of kind { $kind }, so its fuels are { $fuels }, not { $found }
box-plant-storage = plant { $plant } burns { $burns }, so it stores { $stores }, not { $found }
box-plant-cannot-burn = plant { $plant }, { $kind }, cannot burn { $burns }
box-plant-backs = there must be plants with plugs and with sockets
box-plant-plugs-smaller = plug plants must be smaller than socket plants, but { $plug } > { $socket }
box-plant-hybrids = hybrids of one player may burn at most 15 tokens together, these burn { $burns }
box-plant-too-few-plugs = the set-up for { $players } needs { $needed } plug plants, there are { $found }
box-plant-too-few-sockets = the set-up for { $players } removes { $removed } socket plants of { $found }
box-fuel-too-much = the market starts with { $filled } { $fuel }, there are { $tokens }
box-fuel-no-spaces = { $fuel } starts on spaces that do not exist: { $spaces }
box-fuel-start = { $fuel } starts with { $filled } on the market and { $left } in reserve
box-fuel-start-cities = start cities of { $players } players need { $players } uranium tokens
box-house-costs = house costs must rise: { $costs }
box-houses-by-step = houses a city by step must rise from 1 to { $most }: { $houses }
box-payments = above the table cities pay its last figure { $last }, not { $found }
box-houses-left = { $left } houses are left for cities, not { $found }
box-plant-cards = there are { $found } { $back } cards, not { $count }
box-market-rows = two rows of { $cards } cards are not { $found }
box-houses-too-few = the game of { $players } ends at { $cities } cities, but a player has { $houses } houses
box-trust-houses = the Trust places { $placed } of { $houses } houses and keeps { $kept }
box-trust-start-cities = with start cities the Trust keeps { $kept } houses, not { $found }
box-city-twice = two cities of { $map } have the same id
box-region-cities = the cities of { $region } on { $map } are { $cities }
box-city-no-region = { $city } lies in the region { $region }, which { $map } does not have
box-line-nowhere = a line leads to { $city }, which { $map } does not have
box-region-neighbours = the regions of { $map } that its lines join are not those that are listed as neighbours
box-line-free = the lines of cost 0 on { $map } are not those that are listed
box-region-apart = the region { $region } of { $map } falls apart

## The workshop

workshop-sheet-plants = Plants
workshop-sheet-refill = Fuel refill
workshop-sheet-cards = Renovation cards
workshop-field-kind = Kind
workshop-field-fuels = Fuels
workshop-field-fuel-needed = Burns
workshop-field-cities = Cities
workshop-field-storage = Storage
workshop-field-back = Back
