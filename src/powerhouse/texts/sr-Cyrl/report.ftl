### Made of sr-Latn by tools/cyrillic.py.


### A report on many games: its page and its plots.


## The page

report-title =
    { $games ->
        [one] { $game }: { NUMBER($games, useGrouping: 1) } партија
        [few] { $game }: { NUMBER($games, useGrouping: 1) } партије
       *[other] { $game }: { NUMBER($games, useGrouping: 1) } партија
    }
report-players =
    { $players ->
        [one] { $players } играч
       *[other] { $players } играча
    }
report-games =
    { $games ->
        [one] { NUMBER($games, useGrouping: 1) } партија
        [few] { NUMBER($games, useGrouping: 1) } партије
       *[other] { NUMBER($games, useGrouping: 1) } партија
    }
report-par-is = просек је { NUMBER($par, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-seeds = семена од { $first } до { $last }
report-unfinished =
    { $games ->
        [one] { NUMBER($games, useGrouping: 1) } незавршена, не рачуна се
        [few] { NUMBER($games, useGrouping: 1) } незавршене, не рачунају се
       *[other] { NUMBER($games, useGrouping: 1) } незавршених, не рачунају се
    }
column-mean-place = просечно место
report-mean-place = { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-wins = Ко побеђује
report-rounds-told = Круг по круг
report-regions = Области
report-purchases = Шта се купује
report-meetings = Ко кога побеђује
report-meetings-pair = ботови
report-before = { $bot } испред { $other }
report-thinking = Време размишљања
report-thinking-means = како је било тамо где су се партије играле; спорој или заузетој машини треба више
report-bought-table = Куповине
report-bought-means = удели су међу онима којима је било у понуди: колико их је купило бар једном
report-lot = шта
report-printed-price = одштампана цена
report-mean-price = { NUMBER($price, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-times = пута
report-median-round = { NUMBER($round, maximumFractionDigits: 1) }
report-smell = Купује се увек или никад
report-smell-means = Шта јаки ботови ({ $bots }) узимају у бар 95 % или највише 5 % прилика: можда су бројке погрешне, или ботови то не разумеју.
report-smell-none = Ничег таквог нема.
report-buys = купује се
report-always = увек
report-never = никад
report-rate = удео
report-chances = прилика

## Plots

report-by-seat = Удео победа по месту
report-by-bot = Удео победа по боту
report-bots-by-seat = Удео победа по боту и месту
report-by-region = Удео победа по матичној области
report-by-region-means = Удео победа по области у којој играч има највише места
report-on-map = Исто на мапи
report-map = Где се исплати живети
report-map-means = исто на мапи: зелено изнад просека, браон испод
report-intervals = с интервалима од 95 %; просек, { NUMBER($par, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, испрекиданом линијом
report-tints = зелено изнад просека, { NUMBER($par, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, браон испод; с интервалима од 95 %
report-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-from-to = { NUMBER($low, maximumFractionDigits: 0) } до { NUMBER($high, maximumFractionDigits: 0) }
report-seat = место
report-round = круг
report-rounds = кругови
report-moves = потези
report-figure-by-bot = { $figure } по боту
report-figure-by-win = { $figure }: победници и остали
report-rounds-by-bot = { $figure } кроз кругове по боту
report-rounds-by-win = { $figure } кроз кругове: победници и остали
report-bands = просек после сваког круга; појасеви: средња половина партија
report-winners = победници
report-others = остали
report-lengths = Дужина партија
report-mean-rounds = кругова у просеку: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-mean-moves = потеза у просеку: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-same-rounds = потеза у просеку: { NUMBER($mean, maximumFractionDigits: 0) }; кругова у свакој партији: { $rounds }
report-worth = Цена и вредност
report-worth-means = шта је купљено; што више, то чешће купци побеђују
report-worth-of = Цена и вредност онога што се купује
report-price = просечна цена
report-buyers = удео победа купаца у односу на просек
report-par = просек
report-above = изнад просека
report-unclear = нејасно
report-below = испод просека
report-bought =
    { NUMBER($times, useGrouping: 1) ->
        [one] купљено { NUMBER($times, useGrouping: 1) } пут
        [few] купљено { NUMBER($times, useGrouping: 1) } пута
       *[other] купљено { NUMBER($times, useGrouping: 1) } пута
    }
report-bought-of = Купљено: { $kind }
