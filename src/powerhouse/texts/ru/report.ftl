### A report on many games: its page and its plots.

## The page

report-title =
    { NUMBER($games, useGrouping: 1) ->
        [one] { $game }: { NUMBER($games, useGrouping: 1) } партия
        [few] { $game }: { NUMBER($games, useGrouping: 1) } партии
       *[other] { $game }: { NUMBER($games, useGrouping: 1) } партий
    }
report-players =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }
report-games =
    { NUMBER($games, useGrouping: 1) ->
        [one] { NUMBER($games, useGrouping: 1) } партия
        [few] { NUMBER($games, useGrouping: 1) } партии
       *[other] { NUMBER($games, useGrouping: 1) } партий
    }
report-par-is = равная доля { NUMBER($par, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-seeds = зёрна от { $first } до { $last }
report-unfinished = не окончено и не учтено: { NUMBER($games, useGrouping: 1) }
column-mean-place = среднее место
report-mean-place = { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-wins = Кто побеждает
report-rounds-told = Раунд за раундом
report-regions = Области
report-purchases = Что покупают
report-meetings = Кто кого обыгрывает
report-meetings-pair = боты
report-before = { $bot } впереди { $other }
report-thinking = Время на размышление
report-thinking-means = на той машине, где шли партии; медленной или занятой нужно больше
report-bought-table = Покупки
report-bought-means = доли среди тех, кому это предлагалось: сколько купило хотя бы раз
report-lot = что
report-printed-price = печатная цена
report-mean-price = { NUMBER($price, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-times = раз
report-median-round = { NUMBER($round, maximumFractionDigits: 1) }
report-smell = Покупают всегда или никогда
report-smell-means = Что сильные боты ({ $bots }) берут не реже чем в 95 % или не чаще чем в 5 % случаев, когда могли: возможно, числа неверны или боты этого не понимают.
report-smell-none = Ничего такого нет.
report-buys = покупают
report-always = всегда
report-never = никогда
report-rate = доля
report-chances = случаев

## Plots

report-by-seat = Доля побед по местам за столом
report-by-bot = Доля побед по ботам
report-bots-by-seat = Доля побед по ботам и местам за столом
report-by-region = Доля побед по родной области
report-by-region-means = Доля побед по области, где больше всего городов игрока
report-on-map = То же на карте
report-map = Где выгодно жить
report-map-means = то же на карте: зелёное выше равной доли, коричневое ниже
report-intervals = с интервалами 95 %; равная доля, { NUMBER($par, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, — пунктиром
report-tints = зелёное выше равной доли, { NUMBER($par, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, коричневое ниже; с интервалами 95 %
report-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-from-to = от { NUMBER($low, maximumFractionDigits: 0) } до { NUMBER($high, maximumFractionDigits: 0) }
report-seat = место
report-round = раунд
report-rounds = раунды
report-moves = ходы
report-figure-by-bot = { $figure } по ботам
report-figure-by-win = { $figure } у победителей и остальных
report-rounds-by-bot = { $figure } по раундам и ботам
report-rounds-by-win = { $figure } по раундам у победителей и остальных
report-bands = среднее после каждого раунда; полосы: средняя половина партий
report-winners = победители
report-others = остальные
report-lengths = Длина партий
report-mean-rounds = раундов в среднем: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-mean-moves = ходов в среднем: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-same-rounds = ходов в среднем: { NUMBER($mean, maximumFractionDigits: 0) }; раундов в каждой партии: { $rounds }
report-worth = Цена и польза
report-worth-means = что покупали; чем выше, тем чаще побеждают покупатели
report-worth-of = Цена и польза покупок
report-price = средняя цена
report-buyers = доля побед покупателей рядом с равной долей
report-par = равная доля
report-above = выше равной доли
report-unclear = неясно
report-below = ниже равной доли
report-bought =
    { NUMBER($times, useGrouping: 1) ->
        [one] куплено { $times } раз
        [few] куплено { NUMBER($times, useGrouping: 1) } раза
       *[other] куплено { NUMBER($times, useGrouping: 1) } раз
    }
report-bought-of = Куплено: { $kind }
