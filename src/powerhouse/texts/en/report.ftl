### A report on many games: its page and its plots.

## The page

report-title = { $game }: { NUMBER($games, useGrouping: 1) } games
report-players = { $players } players
report-games = { NUMBER($games, useGrouping: 1) } games
report-par-is = par is { NUMBER($par, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-seeds = seeds { $first } to { $last }
report-unfinished = { NUMBER($games, useGrouping: 1) } unfinished, not counted
column-mean-place = mean place
report-mean-place = { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-wins = Who wins
report-rounds-told = Round by round
report-regions = Regions
report-prices = Prices

## Plots

report-by-seat = Win rate by seat
report-by-bot = Win rate by bot
report-bots-by-seat = Win rate by bot and seat
report-by-region = Win rate by home region
report-by-region-means = Win rate by the region with most of one's places
report-on-map = The same on the map
report-map = Where it pays to live
report-map-means = the same on the map: green above par, brown below
report-intervals = with 95 % intervals; par, { NUMBER($par, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, is dashed
report-tints = green above par, { NUMBER($par, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, brown below; with 95 % intervals
report-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-from-to = { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }
report-seat = seat
report-round = round
report-rounds = rounds
report-moves = moves
report-figure-by-bot = { $figure } by bot
report-figure-by-win = { $figure } of winners and others
report-rounds-by-bot = { $figure } over the rounds by bot
report-rounds-by-win = { $figure } over the rounds of winners and others
report-bands = mean after each round; bands: the middle half of the games
report-winners = winners
report-others = others
report-lengths = Length of games
report-mean-rounds = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds on average
report-mean-moves = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } moves on average
report-same-rounds = { NUMBER($mean, maximumFractionDigits: 0) } moves on average; { $rounds } rounds in every game
report-worth = Price and worth
report-worth-means = what was bought; the higher, the more often its buyers win
report-worth-of = Price and worth of what is bought
report-price = mean price
report-buyers = win rate of its buyers beside par
report-par = par
report-above = above par
report-unclear = unclear
report-below = below par
report-bought =
    { NUMBER($times, useGrouping: 1) ->
        [one] bought { $times } time
       *[other] bought { NUMBER($times, useGrouping: 1) } times
    }
