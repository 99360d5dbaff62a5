### A report on many games: its page and its plots.

## The page

report-title =
    { $games ->
        [one] { $game }: { NUMBER($games, useGrouping: 1) } partija
        [few] { $game }: { NUMBER($games, useGrouping: 1) } partije
       *[other] { $game }: { NUMBER($games, useGrouping: 1) } partija
    }
report-players =
    { $players ->
        [one] { $players } igrač
       *[other] { $players } igrača
    }
report-games =
    { $games ->
        [one] { NUMBER($games, useGrouping: 1) } partija
        [few] { NUMBER($games, useGrouping: 1) } partije
       *[other] { NUMBER($games, useGrouping: 1) } partija
    }
report-par-is = prosek je { NUMBER($par, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-seeds = semena od { $first } do { $last }
report-unfinished =
    { $games ->
        [one] { NUMBER($games, useGrouping: 1) } nezavršena, ne računa se
        [few] { NUMBER($games, useGrouping: 1) } nezavršene, ne računaju se
       *[other] { NUMBER($games, useGrouping: 1) } nezavršenih, ne računaju se
    }
column-mean-place = prosečno mesto
report-mean-place = { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-wins = Ko pobeđuje
report-rounds-told = Krug po krug
report-regions = Oblasti
report-purchases = Šta se kupuje
report-meetings = Ko koga pobeđuje
report-meetings-pair = botovi
report-before = { $bot } ispred { $other }
report-thinking = Vreme razmišljanja
report-thinking-means = kako je bilo tamo gde su se partije igrale; sporoj ili zauzetoj mašini treba više
report-bought-table = Kupovine
report-bought-means = udeli su među onima kojima je bilo u ponudi: koliko ih je kupilo bar jednom
report-lot = šta
report-printed-price = odštampana cena
report-mean-price = { NUMBER($price, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-times = puta
report-median-round = { NUMBER($round, maximumFractionDigits: 1) }
report-smell = Kupuje se uvek ili nikad
report-smell-means = Šta jaki botovi ({ $bots }) uzimaju u bar 95 % ili najviše 5 % prilika: možda su brojke pogrešne, ili botovi to ne razumeju.
report-smell-none = Ničeg takvog nema.
report-buys = kupuje se
report-always = uvek
report-never = nikad
report-rate = udeo
report-chances = prilika

## Plots

report-by-seat = Udeo pobeda po mestu
report-by-bot = Udeo pobeda po botu
report-bots-by-seat = Udeo pobeda po botu i mestu
report-by-region = Udeo pobeda po matičnoj oblasti
report-by-region-means = Udeo pobeda po oblasti u kojoj igrač ima najviše mesta
report-on-map = Isto na mapi
report-map = Gde se isplati živeti
report-map-means = isto na mapi: zeleno iznad proseka, braon ispod
report-intervals = s intervalima od 95 %; prosek, { NUMBER($par, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, isprekidanom linijom
report-tints = zeleno iznad proseka, { NUMBER($par, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, braon ispod; s intervalima od 95 %
report-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-from-to = { NUMBER($low, maximumFractionDigits: 0) } do { NUMBER($high, maximumFractionDigits: 0) }
report-seat = mesto
report-round = krug
report-rounds = krugovi
report-moves = potezi
report-figure-by-bot = { $figure } po botu
report-figure-by-win = { $figure }: pobednici i ostali
report-rounds-by-bot = { $figure } kroz krugove po botu
report-rounds-by-win = { $figure } kroz krugove: pobednici i ostali
report-bands = prosek posle svakog kruga; pojasevi: srednja polovina partija
report-winners = pobednici
report-others = ostali
report-lengths = Dužina partija
report-mean-rounds = krugova u proseku: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-mean-moves = poteza u proseku: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-same-rounds = poteza u proseku: { NUMBER($mean, maximumFractionDigits: 0) }; krugova u svakoj partiji: { $rounds }
report-worth = Cena i vrednost
report-worth-means = šta je kupljeno; što više, to češće kupci pobeđuju
report-worth-of = Cena i vrednost onoga što se kupuje
report-price = prosečna cena
report-buyers = udeo pobeda kupaca u odnosu na prosek
report-par = prosek
report-above = iznad proseka
report-unclear = nejasno
report-below = ispod proseka
report-bought =
    { NUMBER($times, useGrouping: 1) ->
        [one] kupljeno { NUMBER($times, useGrouping: 1) } put
        [few] kupljeno { NUMBER($times, useGrouping: 1) } puta
       *[other] kupljeno { NUMBER($times, useGrouping: 1) } puta
    }
report-bought-of = Kupljeno: { $kind }
