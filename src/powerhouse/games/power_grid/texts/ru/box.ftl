### Power Grid: figures of a box that do not fit together.

box-plant-fuels = станция { $plant } — вида { $kind }, поэтому её ресурсы { $fuels }, а не { $found }
box-plant-storage = станция { $plant } расходует { $burns }, поэтому хранит { $stores }, а не { $found }
box-plant-cannot-burn = станция { $plant }, { $kind }, не может расходовать { $burns }
box-plant-backs = должны быть станции с вилкой и с розеткой
box-plant-plugs-smaller = номера станций с вилкой должны быть меньше, чем с розеткой, но { $plug } > { $socket }
box-plant-hybrids =
    { $burns ->
        [one] гибридные станции одного игрока могут вместе расходовать не больше 15 фишек, а эти расходуют { $burns } фишку
        [few] гибридные станции одного игрока могут вместе расходовать не больше 15 фишек, а эти расходуют { $burns } фишки
       *[other] гибридные станции одного игрока могут вместе расходовать не больше 15 фишек, а эти расходуют { $burns } фишек
    }
box-plant-too-few-plugs = при числе игроков { $players } для подготовки нужно станций с вилкой: { $needed }, а их { $found }
box-plant-too-few-sockets = при числе игроков { $players } подготовка убирает станций с розеткой: { $removed } из { $found }
box-fuel-too-much = { $fuel }: фишек в начале на рынке { $filled }, а всего их { $tokens }
box-fuel-no-spaces = { $fuel }: в начале заняты ячейки, которых нет: { $spaces }
box-fuel-start = { $fuel }: в начале на рынке { $filled }, в запасе { $left }
box-fuel-start-cities =
    { $players ->
        [one] для стартовых городов { $players } игрока нужно фишек урана: { $players }
       *[other] для стартовых городов { $players } игроков нужно фишек урана: { $players }
    }
box-house-costs = стоимость домиков должна расти: { $costs }
box-houses-by-step = число домиков в городе по этапам должно расти от 1 до { $most }: { $houses }
box-payments = сверх таблицы за города платят её последнее число { $last }, а не { $found }
box-houses-left = для городов остаётся домиков: { $left }, а не { $found }
box-plant-cards = карт { $back }: { $found }, а не { $count }
box-market-rows =
    { $cards ->
        [one] два ряда по { $cards } карте — это не { $found }
        [few] два ряда по { $cards } карты — это не { $found }
       *[other] два ряда по { $cards } карт — это не { $found }
    }
box-houses-too-few = при числе игроков { $players } для конца игры нужно городов: { $cities }, а домиков у игрока { $houses }
box-trust-houses = домиков трастовая компания ставит { $placed } из { $houses } и оставляет { $kept }
box-trust-start-cities = при стартовых городах у трастовой компании остаётся домиков: { $kept }, а не { $found }
box-city-twice = у двух городов карты «{ $map }» один id
box-region-cities = города области { $region } на карте «{ $map }»: { $cities }
box-city-no-region = { $city } лежит в области { $region }, которой на карте «{ $map }» нет
box-line-nowhere = линия ведёт в { $city }, а на карте «{ $map }» такого города нет
box-region-neighbours = области карты «{ $map }», соединённые линиями, — не те, что названы соседними
box-line-free = линии со стоимостью 0 на карте «{ $map }» — не те, что названы
box-region-apart = область { $region } карты «{ $map }» распадается на части

## The workshop

workshop-sheet-plants = Станции
workshop-sheet-refill = Пополнение рынка ресурсов
workshop-sheet-cards = Карты реновации
workshop-field-kind = Вид
workshop-field-fuels = Топливо
workshop-field-fuel-needed = Расход
workshop-field-cities = Города
workshop-field-storage = Хранит
workshop-field-back = Рубашка
workshop-sheet-tables = Строительство и скидка
workshop-sheet-tables-payments = Выплаты
workshop-sheet-tables-tokens = Фишки ресурсов
workshop-sheet-tables-market = Рынок ресурсов
workshop-sheet-tables-players = По числу игроков
workshop-sheet-tables-setup = Подготовка
workshop-sheet-tables-special-rules = Правила одной карты
workshop-sheet-tables-trust-2-players = Трастовая компания
workshop-sheet-germany = Германия
workshop-sheet-germany-regions = Германия: области
workshop-sheet-germany-region-adjacency = Германия: соседние области
workshop-sheet-germany-cities = Германия: города
workshop-sheet-usa = США
workshop-sheet-usa-regions = США: области
workshop-sheet-usa-region-adjacency = США: соседние области
workshop-sheet-usa-cities = США: города
workshop-value-coal = уголь
workshop-value-oil = мазут
workshop-value-garbage = вторсырьё
workshop-value-uranium = уран
workshop-value-hybrid = гибридная
workshop-value-eco = экологическая
workshop-value-fusion = термоядерная
workshop-value-plug = вилка
workshop-value-socket = розетка
