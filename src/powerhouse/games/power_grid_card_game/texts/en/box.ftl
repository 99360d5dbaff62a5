### Power Grid: The Card Game: figures of a box that do not fit together.

box-plants-too-many = there may be at most { $most } plants, these are { $found }
box-plant-twice = two plants have the same id
box-plant-cannot-burn = plant { $plant }, { $fuel }, cannot burn { $burns }
box-plant-hybrids = hybrids of one player may burn at most { $most } units together, these burn { $burns }
box-plant-cards = there are { $found } { $set } plants, not { $count } (tables: setup: { $set }_cards says so)
box-plant-too-few-small = the set-up for { $players } needs { $needed } small plants, there are { $found }
box-plant-too-few-big = the set-up for { $players } removes { $removed } big plants of { $found }
box-cards-too-many = there may be at most { $most } resource cards
box-card-twice = two resource cards have the same id
box-card-leftover = leftover card { $card } must have 1 unit, not { $units }
box-card-kind =
    { $kind ->
        [standard] standard card { $card } must say which player counts it is for
       *[other] { $kind } card { $card } must say no player counts
    }
box-card-players = resource card { $card } is for { $players } players
box-card-none = there is no card with { $fuel }
box-cards-too-few = the market for { $players } needs { $needed } resource cards, there are { $found }
box-players-rows = the table of players must have rows for { $players }
box-trust-players = the Trust plays with two players and with no others
box-market-row = the upper row has { $row } plants, the market only { $market }
box-market-last = of { $first } plants two leave before the last round, so { $last } cannot remain
box-prices-rise = prices must rise from column to column: { $prices }
box-renovation-cards = renovation cards are numbered from 1: { $cards }
box-total-plants = { $small } small plants and { $big } big ones
box-total-deck = resource deck of { $players }: { $cards } cards with { $units } units

## The workshop

workshop-sheet-plants = Plants
workshop-sheet-cards = Resource cards
workshop-field-set = Set
workshop-field-number = Number
workshop-field-fuel = Fuel
workshop-field-fuel-amount = Burns
workshop-field-income = Income
workshop-field-kind = Kind
workshop-field-type = Fuel
workshop-field-units = Units
workshop-field-players = Players
workshop-sheet-tables = Discount, income and points
workshop-sheet-tables-players = By number of players
workshop-sheet-tables-setup = Set-up
workshop-sheet-tables-prices = Prices of the columns
workshop-sheet-tables-renovation = Renovation cards
workshop-value-small = small
workshop-value-big = big
workshop-value-coal = coal
workshop-value-gas = gas
workshop-value-oil = oil
workshop-value-uranium = uranium
workshop-value-hybrid = hybrid
workshop-value-eco = green
workshop-value-standard = standard
workshop-value-leftover = leftover
workshop-value-plus = marked +
workshop-value-plusplus = marked ++
