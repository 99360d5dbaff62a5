### Pipeline: figures of a box that do not fit together.

box-contracts = there are { $found } contracts, not { $wanted }
box-orders = there are { $found } orders, not { $wanted }
box-contracts-aside = { $players } players set { $wanted } { $grade } contracts aside, there are { $found }
box-contracts-shown = { $players } players see { $shown } contracts a row, but set only { $aside } aside
box-orders-shown = { $players } players see { $shown } orders of { $size } cubes, there are { $found }
box-order-cubes = order { $order } needs { $found } cubes, not { $wanted }
box-families = the families of upgrades are { $families }
box-families-in-play = { $played } families are in play of { $families }
box-families-first = the first game names { $wanted } different families, not { $found }
box-upgrade-cost = an upgrade costs { $board } on the board and { $cards } on the cards
box-valuation-cards = the valuation cards are numbered 1 to 16, not { $found }
box-valuation-first = the first game names { $wanted } different valuation cards, not { $found }
box-valuation-sets = the set cards pay for 1 to 9 different kinds
box-pipe-tiles = there are { $found } pipe tiles, not { $wanted }
box-pipe-ports = a half of { $tile } must have each port once, not { $ports }
box-pipe-colours = the pipe across { $tile } changes from { $one } to { $other }
box-cross-actions = four markets are printed and four action tiles dealt, not { $printed } and { $dealt }
box-cross-markets = the markets are printed on the outer spaces, not { $found }
box-cross-arm = the arm { $spaces } must join a market and a tile
box-cross-order = the turn order icon stands on { $actions }, which are not all actions
box-slots = the slots of { $row } on { $market } for { $players } are { $slots } of { $spaces }
box-cubes = the markets for { $players } start with { $cubes } { $colour } cubes, there are { $found }
box-market-rows = two rows of the market { $market } are alike
box-pipe-sizes = shop pipes are sold in two sizes above 1, not { $sizes }
box-quadrant-cells = the spaces of a quadrant must cover 4 by 4 cells
box-space-neighbours = space { $space } touches { $touching }, not { $listed }
box-space-touches = space { $space } touches { $touching } others, but prices end at 5 tiles
box-government-prices = government pipes must not get cheaper: { $prices }
box-pipe-tiles-seen = { $players } players see { $shown } pipe tiles, there are { $found }
box-machines = { $players } players can buy { $machines } machines, there are { $found }
box-tanks = { $players } players can get { $tanks } tanks, there are { $found }
box-shop-prices =
    { $shop ->
        [tank] the prices of the tank shop must rise: { $prices }
       *[machine] the prices of the machine shop must rise: { $prices }
    }
box-start-tanks = { $found } start tanks are recommended, not { $wanted }
box-start-tanks-columns = a row has { $columns } columns, but more start tanks are recommended for it
box-start-tanks-room = { $tanks } start tanks find no room
box-pay =
    { $what ->
        [contracts] the pay of contracts for { $grade } must be a whole number
        [orders] the pay of orders for { $grade } must be a whole number
       *[lines] the pay of lines for { $grade } must be a whole number
    }
box-penalties-given = the penalties must be given for 1, 2, 3 … cubes, not for { $found }
box-penalties-whole = the penalties must be whole numbers

## The workshop

workshop-sheet-contracts = Contracts
workshop-sheet-orders = Orders
workshop-sheet-tiles = Pipe tiles
workshop-sheet-player-board = Player board
workshop-field-needs = Needs
workshop-sheet-board-years = Years
workshop-sheet-board-action-cross = Cross
workshop-sheet-board-action-cross-spaces = Spaces of the cross
workshop-sheet-board-costs = Costs
workshop-sheet-board-government = Government pipes
workshop-sheet-board-government-spaces = Quadrants of the government pipes
workshop-sheet-board-markets-crude-rows = Crude market
workshop-sheet-board-markets-refined-1-rows = Market 1
workshop-sheet-board-markets-refined-2-rows = Market 2
workshop-sheet-board-markets-refined-3-rows = Market 3
workshop-sheet-board-shops = Shops
workshop-sheet-board-contract-area = Contracts on the board
workshop-sheet-board-order-area = Orders on the board
workshop-sheet-tiles-refining-markers = Refining cost markers
workshop-sheet-tiles-action-tiles = Action tiles
workshop-sheet-tiles-machines = Machines
workshop-sheet-tiles-tanks = Tanks
workshop-sheet-tiles-oil-cubes = Cubes
workshop-sheet-tiles-valuation-cards = Valuation
workshop-sheet-tiles-valuation-cards-list = Valuation cards
workshop-sheet-tiles-upgrades = Upgrades
workshop-sheet-tiles-upgrades-list-government-levels = Upgrades: Government
workshop-sheet-tiles-upgrades-list-shops-levels = Upgrades: Shops
workshop-sheet-tiles-upgrades-list-human-resources-levels = Upgrades: Human Resources
workshop-sheet-tiles-upgrades-list-engineering-levels = Upgrades: Engineering
workshop-sheet-tiles-upgrades-list-refined-markets-levels = Upgrades: Refined Markets
workshop-sheet-tiles-upgrades-list-contracts-orders-levels = Upgrades: Contracts & Orders
workshop-sheet-tiles-upgrades-list-machines-levels = Upgrades: Machines
workshop-value-orange = orange
workshop-value-teal = teal
workshop-value-silver = silver
workshop-value-crude = crude
workshop-value-low = low
workshop-value-mid = mid
workshop-value-high = high
workshop-value-add = supply
workshop-value-remove = demand
workshop-value-printed = printed
workshop-value-tile-place = place of a tile
workshop-value-per-item = for each
workshop-value-repeat = once more
workshop-value-set = by the number of kinds
workshop-value-oil = oil
workshop-value-pipelines = lines
workshop-value-oil-and-pipelines = oil and lines
workshop-value-tank-tile = tanks
workshop-value-level-3-upgrade = upgrades of level 3
workshop-value-fulfilled-contracts = filled contracts
workshop-value-fulfilled-orders = filled orders
workshop-value-pipeline-reaching-low = lines up to low
workshop-value-pipeline-reaching-mid = lines up to mid
workshop-value-pipeline-reaching-high = lines up to high
workshop-value-distinct-pipeline-types = kinds of lines
workshop-value-distinct-oil-types-on-fulfilled-contracts-and-orders = kinds of oil that were delivered
