### Power Grid: The Card Game: where the game is, what happened, what cannot be read, options and figures.

## Headings

heading-auction =
    { $kind ->
        [last] последний раунд { $round }, аукцион
       *[usual] раунд { $round }, аукцион
    }
heading-resources =
    { $kind ->
        [last] последний раунд { $round }, покупка ресурсов
       *[usual] раунд { $round }, покупка ресурсов
    }
heading-bureaucracy =
    { $kind ->
        [last] последний раунд { $round }, бюрократия
       *[usual] раунд { $round }, бюрократия
    }

## Things

the-trust = трастовая компания
units =
    { $fuel ->
        [coal] { $count ->
            [one] { $count } уголь
           *[other] { $count } угля
        }
        [gas] { $count ->
            [one] { $count } газ
           *[other] { $count } газа
        }
        [oil] { $count ->
            [one] { $count } мазут
           *[other] { $count } мазута
        }
       *[uranium] { $count ->
            [one] { $count } уран
           *[other] { $count } урана
        }
    }
plant = { $number } ({ $fuel }, прибыль { $income })
burns-coal =
    { $need ->
        [one] { $need } уголь
       *[other] { $need } угля
    }
burns-gas =
    { $need ->
        [one] { $need } газ
       *[other] { $need } газа
    }
burns-oil =
    { $need ->
        [one] { $need } мазут
       *[other] { $need } мазута
    }
burns-uranium =
    { $need ->
        [one] { $need } уран
       *[other] { $need } урана
    }
burns-hybrid =
    { $need ->
        [one] { $need } газ или мазут
       *[other] { $need } газа или мазута
    }
burns-eco = без топлива
tokens =
    { $fuel ->
        [coal] { $count ->
            [one] { $count } уголь
           *[other] { $count } угля
        }
        [gas] { $count ->
            [one] { $count } газ
           *[other] { $count } газа
        }
        [oil] { $count ->
            [one] { $count } мазут
           *[other] { $count } мазута
        }
       *[uranium] { $count ->
            [one] { $count } уран
           *[other] { $count } урана
        }
    }
card =
    { $count ->
        [1] { $fuel ->
            [coal] уголь { $units }
            [gas] газ { $units }
            [oil] мазут { $units }
           *[uranium] уран { $units }
        }
       *[other] { $fuel ->
            [coal] { $count } × уголь { $units }
            [gas] { $count } × газ { $units }
            [oil] { $count } × мазут { $units }
           *[uranium] { $count } × уран { $units }
        }
    }

## News

news-scrapped-with-units =
    { $paid ->
        [0] { $name } сносит станцию { $plant } и сбрасывает { $units }
       *[other] { $name } сносит станцию { $plant } с компенсацией { $paid } и сбрасывает { $units }
    }
line-returns = { $name } сбрасывает { $parts }
news-returned =
    { $fuel ->
        [coal] { $count ->
            [one] { $count } уголь
           *[other] { $count } угля
        }
        [gas] { $count ->
            [one] { $count } газ
           *[other] { $count } газа
        }
        [oil] { $count ->
            [one] { $count } мазут
           *[other] { $count } мазута
        }
       *[uranium] { $count ->
            [one] { $count } уран
           *[other] { $count } урана
        }
    }
line-cards = { $name } покупает карты ({ $parts }) за { $total-paid }
news-card-bought = { card }
news-laid-out =
    { $fuel ->
        [coal] { $count ->
            [one] лишнее выложено по { $price }: { $count } уголь
           *[other] лишнее выложено по { $price }: { $count } угля
        }
        [gas] { $count ->
            [one] лишнее выложено по { $price }: { $count } газ
           *[other] лишнее выложено по { $price }: { $count } газа
        }
        [oil] { $count ->
            [one] лишнее выложено по { $price }: { $count } мазут
           *[other] лишнее выложено по { $price }: { $count } мазута
        }
       *[uranium] { $count ->
            [one] лишнее выложено по { $price }: { $count } уран
           *[other] лишнее выложено по { $price }: { $count } урана
        }
    }
line-income = Прибыль: { $parts }
news-produced = { $name } { $income } (станции: { $plants })
news-produced-nothing = { $name } { $income }
# As logs of older tables tell it:
news-earned = { $player } { $income }
news-earned-with = { $player } { $income } (станции: { $plants })
news-trust-units = трастовая компания берёт { $units }
news-last-round-card = открыта карта последнего раунда
news-order-by-plant = порядок хода по номерам станций: { $seats }
news-round = раунд { $round }, порядок хода: { $seats }
news-last-round = последний раунд, за очки; порядок хода: { $seats }
news-refill = новые карты ресурсов: { $cards }
news-refill-after-shuffle = новые карты ресурсов: { $cards }, стопка сброса перемешана
news-next-is-last = следующий раунд последний

## Moves as people say them

move-buy =
    { $fuel ->
        [coal] купить карту «уголь { $units }» за { $price }
        [gas] купить карту «газ { $units }» за { $price }
        [oil] купить карту «мазут { $units }» за { $price }
       *[uranium] купить карту «уран { $units }» за { $price }
    }

## Moves that cannot be read

plant-needed = для «{ $said }» нужна одна станция, например 7 или 4-coal
plant-unknown = «{ $said }»: нет станции «{ $plant }»
plant-which = «{ $said }»: скажите, какая из { $plants }
card-needed = для «{ $said }» нужны ресурс и число единиц, например coal 3
card-units =
    { $most ->
        [one] «{ $said }»: на карте от 1 до { $most } единицы
       *[other] «{ $said }»: на карте от 1 до { $most } единиц
    }
card-price = «{ $said }»: нет столбца за { $price }, есть { $prices }
run-phase = станции производят энергию только в фазе 3 (CG-4.1)
run-say-plants = скажите, какие станции производят энергию, или «run nothing»
run-say-mix = «{ $said }»: скажите, что расходуют гибридные станции, например «with { $need } gas»
run-mix-fuels = «{ $said }»: гибридные станции расходуют газ и мазут, например «with 1 gas 1 oil»
run-mix-need =
    { $need ->
        [one] «{ $said }»: гибридные станции в этом запуске расходуют всего { $need } единицу
        [few] «{ $said }»: гибридные станции в этом запуске расходуют всего { $need } единицы
       *[other] «{ $said }»: гибридные станции в этом запуске расходуют всего { $need } единиц
    }

## The end

end-last-round = последний раунд, номер { $round }, сыгран
end-in-last-round = не окончена: идёт последний раунд
end-card-drawn = не окончена: карта последнего раунда открыта
end-card-to-come = не окончена: карта последнего раунда ещё не пришла

## Options

reconstructed-plants = 39 станций из 42 и какие из них малые
reconstructed-resources = единицы на большинстве карт ресурсов и числа игроков на них
reconstructed-renovation = компенсация за снос на картах реновации с 2 по 5

## Figures

figure-points = очки
figure-points-without-money = очки без денег
figure-dearest-plant = самая дорогая станция
figure-income = прибыль
