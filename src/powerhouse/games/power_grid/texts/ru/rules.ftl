### Power Grid: where the game is, what happened, what cannot be read, options and figures.

## Headings

heading-set-up = подготовка
heading-auction = раунд { $round }, этап { $step }, аукцион
heading-fuel = раунд { $round }, этап { $step }, покупка ресурсов
heading-building = раунд { $round }, этап { $step }, строительство
heading-bureaucracy = раунд { $round }, этап { $step }, бюрократия

## Things

tokens =
    { $fuel ->
        [hybrid] { $count ->
            [one] { $count } уголь или мазут
           *[other] { $count } угля или мазута
        }
        [coal] { $count ->
            [one] { $count } уголь
           *[other] { $count } угля
        }
        [oil] { $count ->
            [one] { $count } мазут
           *[other] { $count } мазута
        }
        [garbage] { $count ->
            [one] { $count } вторсырьё
           *[other] { $count } вторсырья
        }
       *[uranium] { $count ->
            [one] { $count } уран
           *[other] { $count } урана
        }
    }
kind-region = область

## News

news-zone = игровая зона: { $regions }
line-returns = { $name } возвращает: { $parts }
news-returned =
    { $fuel ->
        [coal] уголь
        [oil] мазут
        [garbage] вторсырьё
       *[uranium] уран
    }
line-fuel = { $name } покупает { $parts }
news-fuel-bought =
    { $fuel ->
        [coal] { $count ->
            [one] { $count } уголь за { $paid }
           *[other] { $count } угля за { $paid }
        }
        [oil] { $count ->
            [one] { $count } мазут за { $paid }
           *[other] { $count } мазута за { $paid }
        }
        [garbage] { $count ->
            [one] { $count } вторсырьё за { $paid }
           *[other] { $count } вторсырья за { $paid }
        }
       *[uranium] { $count ->
            [one] { $count } уран за { $paid }
           *[other] { $count } урана за { $paid }
        }
    }
line-building = { $name } подключает: { $parts }
news-connected = { $city } за { $paid }
news-connected-through = { $city } (по пути: { $through }) за { $paid }
news-supplied =
    { $cities ->
        [one] { $name } снабжает { $cities } город и получает { $income } ({ $run })
        [few] { $name } снабжает { $cities } города и получает { $income } ({ $run })
       *[other] { $name } снабжает { $cities } городов и получает { $income } ({ $run })
    }
news-marked = { $name } выбирает стартовый город: { $city }
line-trust-houses = { $name } ставит домики трастовой компании: { $parts }
news-trust-house = { $city }
news-trust-fuel = трастовая компания берёт { $tokens }
news-step = начинается этап { $step }
news-step-3-card = открыта карта «Этап 3»
news-round = раунд { $round }; рынок ресурсов получает { $tokens }

## Moves as people say them

move-buy =
    { $fuel ->
        [coal] купить уголь
        [oil] купить мазут
        [garbage] купить вторсырьё
       *[uranium] купить уран
    }
move-build = подключить город { $city }
move-mark = выбрать стартовым городом { $city }
move-place = поставить домик трастовой компании: { $city }

## Moves that cannot be read

no-city = на карте «{ $map }» нет города «{ $city }»
zone-twice = в «{ $said }» одна область названа дважды
run-phase = станции запускают только в фазе 5 (PG-5.1)
run-say-plants = скажите, какие станции запустить, или «run nothing»
run-say-mix = «{ $said }»: скажите, что расходуют гибридные станции, например «with { $need } coal»
run-mix-fuels = «{ $said }»: гибридные станции расходуют уголь и мазут, например «with 1 coal 1 oil»
run-mix-need =
    { $need ->
        [one] «{ $said }»: гибридные станции в этом запуске расходуют всего { $need } фишку
        [few] «{ $said }»: гибридные станции в этом запуске расходуют всего { $need } фишки
       *[other] «{ $said }»: гибридные станции в этом запуске расходуют всего { $need } фишек
    }

## The end

end-cities =
    { $cities ->
        [one] в раунде { $round } подключён { $cities } город, игра кончается на { $needed }
        [few] в раунде { $round } подключено { $cities } города, игра кончается на { $needed }
       *[other] в раунде { $round } подключено { $cities } городов, игра кончается на { $needed }
    }
end-not-yet =
    { $cities ->
        [one] не окончена: подключён { $cities } город, игра кончается на { $needed }
        [few] не окончена: подключено { $cities } города, игра кончается на { $needed }
       *[other] не окончена: подключено { $cities } городов, игра кончается на { $needed }
    }

## Options

option-map = Карта
option-map-help = сторона поля
option-map-germany = Германия
option-map-usa = США
option-zone = Игровая зона
option-zone-help = области в игре, случайные или выбранные: три для двух или трёх игроков, четыре для четырёх, пять для большего числа; они должны быть связаны между собой
option-zone-typed = области через +, например west+southwest+east
option-start-cities = Стартовые города
option-start-cities-help = каждый игрок выбирает город, в котором может начаться сеть
option-rulings = Толкования
option-rulings-help = места правил, которые можно решить иначе
option-rulings-typed = места, решённые иначе, через +
option-rulings-standard = как сказано в правилах
option-rulings-shared-start = с этапа 2 сеть можно начать и в городе с чужим домиком, за 15 или 20
zone-no-region = на карте «{ $map }» нет области «{ $region }», есть { $regions } (PG-0.5)
zone-region-twice = в игровой зоне область { $region } названа дважды (PG-0.5)
zone-regions = при числе игроков { $players } нужно областей: { $needed }, а не { $regions } (PG-0.5)
zone-apart = области { $regions } не связаны между собой (PG-0.5)
reconstructed-refill = пополнение рынка ресурсов для 2 игроков
reconstructed-renovation = компенсация за снос станции, если играют с реновацией
reconstructed-maps = стоимости и названия, в которых карты нового издания отличаются от прежних: их называет один источник

## Figures

figure-supplied = снабжено
figure-cities = города
