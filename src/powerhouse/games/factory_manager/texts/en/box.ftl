### Factory Manager: figures of a box that do not fit together.

box-tile-twice = two tiles have the id { $tile }
box-tiles = there are { $found } tiles, not { $wanted } (tables: components: factory_tiles says so)
box-market-columns = the columns of the market are { $columns }
box-tiles-of-type = there are { $found } tiles of type { $type }, not { $wanted } (tiles: meta: types: { $type }: count says so)
box-tile-cannot-store = { $tile } is a tile of type { $type } and cannot store { $storage }
box-tile-cannot-work = { $tile } is a tile of type { $type }, which cannot be stopped, and so cannot need { $workers } workers
box-tile-same-price = { $tiles } different tiles of type { $type } cost { $price }; at most { $most } can be told apart
box-tiles-with-back = there are { $found } tiles of type { $type } with the back { $back }, not { $wanted } (tables: back_marking_counts: by_type: { $type }: { $back } says so)
box-tiles-on-board = with { $players } players the storage board starts with { $found }, not { $wanted } (tables: storage_board_tiles_by_players: by_players: { $players } says so)
box-tiles-counted = { $type } { $count }
box-tiles-x = of { $total } X tiles { $shown } lie in the first market and { $removed } leave
box-tiles-x-type = there must be one X tile of type { $type }, not { $found }
box-set-tiles = set { $set } must have { $storage } storage and { $machines } machine tiles and no other (tables: per_player_start says so)
box-set-start =
    { $what ->
        [production] set { $set } starts with { $found } production, not { $wanted } (tables: per_player_start says so)
        [storage] set { $set } starts with { $found } storage, not { $wanted } (tables: per_player_start says so)
        [energy] set { $set } starts with { $found } energy, not { $wanted } (tables: per_player_start says so)
       *[canteen] set { $set } starts with { $found } workers in the canteen, not { $wanted } (tables: per_player_start says so)
    }
box-workers-available = { $left } workers are available at the start, not { $found }
box-workers-kept = { $kept } workers must be kept in the auction, but only { $sure } are sure to be available
box-workers-stay = { $kept } workers must stay available, but a player has { $workers }
box-order-tiles = { $players } players need { $players } turn-order tiles at the start and as many in the stack
box-order-tiles-differ = with { $players } players the turn-order tiles { $tiles } must be different ones of 1 to { $most }
box-order-discounts = there must be a discount for each of the turn-order tiles 1 to { $most }
box-order-players = turn-order tiles and extra tiles must be given for 2, 3, 4 and 5 players
box-energy-tiles = there are { $found } energy tiles
box-energy-rounds = { $rounds } rounds use as many energy tiles, and the other { $others } leave the game
box-energy-none = a first game needs an energy tile of 0
box-energy-spaces = the spaces of the energy price are numbered 1 to { $spaces }
box-energy-far = the energy price may reach space { $highest }, but there are { $spaces }
box-income-track = the income track must name the values 0 to { $last } in order
box-factory-spaces = a factory has { $spaces } spaces, not { $found }
box-factory-tiles = a factory starts with { $tiles } tiles, but has { $halls } free halls
box-workers-each = { $players } players with { $workers } workers each need as many
box-seasonal-workers = { $players } players may hire { $each } seasonal workers each, but there are { $found }
box-total-types = storage { $storage }, machines { $machine }, automatic robots { $robot_auto }, semi-automatic robots { $robot_semi }, controls { $control }, optimizers { $optimizer }
box-total-board = storage board of { $players }: { $tiles } tiles

## The workshop

workshop-sheet-tiles = Tiles
workshop-field-type = Type
workshop-field-back = Back
workshop-field-price = Price
workshop-field-production = Production
workshop-field-storage = Storage
workshop-field-energy = Energy
workshop-field-workers = Workers
workshop-sheet-tiles-meta = Counts of tiles
workshop-sheet-tables-players = Rounds
workshop-sheet-tables-components = Components
workshop-sheet-tables-per-player-start = What a player begins with
workshop-sheet-tables-turn-order-setup = Turn-order tiles
workshop-sheet-tables-turn-order-discounts = Discounts
workshop-sheet-tables-extra-market-tiles-last-player = Further tiles that the last player brings
workshop-sheet-tables-x-tiles = X tiles
workshop-sheet-tables-energy-price-tiles = Energy tiles
workshop-sheet-tables-energy-price-track = Energy price
workshop-sheet-tables-income-track = Income
workshop-sheet-tables-factory-tracks = Tracks of the factory
workshop-sheet-tables-factory-layout = Halls and building sites
workshop-sheet-tables-seasonal-workers = Seasonal workers
workshop-sheet-tables-robots = Robots
workshop-sheet-tables-limits = Limits
workshop-sheet-tables-scoring = The last round
workshop-value-storage = storage
workshop-value-machine = machine
workshop-value-robot-auto = robot
workshop-value-robot-semi = semi-robot
workshop-value-control = control
workshop-value-optimizer = optimizer
