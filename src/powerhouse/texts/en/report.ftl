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
report-purchases = What is bought
report-meetings = Who beats whom
report-meetings-pair = bots
report-before = { $bot } before { $other }
report-thinking = Thinking time
report-thinking-means = as it was where the games were played; a slow or busy machine takes longer
report-bought-table = Purchases
report-bought-means = shares are of those who had it on offer: how many bought it at least once
report-lot = what
report-printed-price = printed price
report-mean-price = { NUMBER($price, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-times = times
report-median-round = { NUMBER($round, maximumFractionDigits: 1) }
report-smell = Always or never bought
report-smell-means = What strong bots ({ $bots }) take in at least 95 % or at most 5 % of their chances: the figures of such a thing may be wrong, or the bots do not understand it.
report-smell-none = There is nothing of the kind.
report-buys = is bought
report-always = always
report-never = never
report-rate = rate
report-chances = chances

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
report-bought-of = Bought: { $kind }
