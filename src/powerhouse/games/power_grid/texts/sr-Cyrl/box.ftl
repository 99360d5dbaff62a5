### Made of sr-Latn by tools/cyrillic.py.


### Power Grid: figures of a box that do not fit together.

box-plant-fuels = електрана { $plant } је врсте { $kind }, па су њени ресурси { $fuels }, а не { $found }
box-plant-storage = електрана { $plant } троши { $burns }, па чува { $stores }, а не { $found }
box-plant-cannot-burn = електрана { $plant }, { $kind }, не може да троши { $burns }
box-plant-backs = мора бити електрана с утикачем и електрана с утичницом
box-plant-plugs-smaller = електране с утикачем морају бити мање од оних с утичницом, али { $plug } > { $socket }
box-plant-hybrids = хибридне електране једног играча смеју заједно да троше највише 15 токена, а ове троше { $burns }
box-plant-too-few-plugs = за припрему (играча: { $players }) треба електрана с утикачем: { $needed }, а има их { $found }
box-plant-too-few-sockets = у припреми (играча: { $players }) уклања се електрана с утичницом: { $removed }, а има их { $found }
box-fuel-too-much =
    { $fuel ->
        [coal] тржиште почиње с количином угља { $filled }, а има га { $tokens }
        [oil] тржиште почиње с количином нафте { $filled }, а има је { $tokens }
        [garbage] тржиште почиње с количином отпада { $filled }, а има га { $tokens }
       *[uranium] тржиште почиње с количином уранијума { $filled }, а има га { $tokens }
    }
box-fuel-no-spaces =
    { $fuel ->
        [coal] угаљ почиње на пољима којих нема: { $spaces }
        [oil] нафта почиње на пољима којих нема: { $spaces }
        [garbage] отпад почиње на пољима којих нема: { $spaces }
       *[uranium] уранијум почиње на пољима којих нема: { $spaces }
    }
box-fuel-start =
    { $fuel ->
        [coal] угаљ: на тржишту на почетку { $filled }, у резерви { $left }
        [oil] нафта: на тржишту на почетку { $filled }, у резерви { $left }
        [garbage] отпад: на тржишту на почетку { $filled }, у резерви { $left }
       *[uranium] уранијум: на тржишту на почетку { $filled }, у резерви { $left }
    }
box-fuel-start-cities =
    { $players ->
        [one] за почетне градове { $players } играча треба { $players } токен уранијума
       *[other] за почетне градове { $players } играча треба { $players } токена уранијума
    }
box-house-costs = цене кућица морају да расту: { $costs }
box-houses-by-step = број кућица у граду по етапама мора да расте од 1 до { $most }: { $houses }
box-payments = преко табеле градови доносе њен последњи износ { $last }, а не { $found }
box-houses-left =
    { $left ->
        [one] за градове остаје { $left } кућица, а не { $found }
        [few] за градове остају { $left } кућице, а не { $found }
       *[other] за градове остаје { $left } кућица, а не { $found }
    }
box-plant-cards =
    { $back ->
        [plug] карата с утикачем има { $found }, а не { $count }
       *[socket] карата с утичницом има { $found }, а не { $count }
    }
box-market-rows =
    { $cards ->
        [one] два реда по { $cards } карту не чине { $found }
        [few] два реда по { $cards } карте не чине { $found }
       *[other] два реда по { $cards } карата не чине { $found }
    }
box-houses-too-few =
    { $houses ->
        [one] партија (играча: { $players }) завршава се кад број градова достигне { $cities }, а играч има { $houses } кућицу
        [few] партија (играча: { $players }) завршава се кад број градова достигне { $cities }, а играч има { $houses } кућице
       *[other] партија (играча: { $players }) завршава се кад број градова достигне { $cities }, а играч има { $houses } кућица
    }
box-trust-houses =
    { $houses ->
        [one] картел поставља { $placed } од { $houses } кућице и задржава { $kept }
        [few] картел поставља { $placed } од { $houses } кућице и задржава { $kept }
       *[other] картел поставља { $placed } од { $houses } кућица и задржава { $kept }
    }
box-trust-start-cities =
    { $kept ->
        [one] уз почетне градове картел задржава { $kept } кућицу, а не { $found }
        [few] уз почетне градове картел задржава { $kept } кућице, а не { $found }
       *[other] уз почетне градове картел задржава { $kept } кућица, а не { $found }
    }
box-city-twice =
    два града на мапи ({ $map ->
        [Germany] Немачка
        [USA] САД
       *[other] { $map }
    }) имају исти id
box-region-cities =
    градови области { $region } на мапи ({ $map ->
        [Germany] Немачка
        [USA] САД
       *[other] { $map }
    }) су { $cities }
box-city-no-region =
    { $city } лежи у области { $region }, а ње на мапи ({ $map ->
        [Germany] Немачка
        [USA] САД
       *[other] { $map }
    }) нема
box-line-nowhere =
    једна веза води у { $city }, а тог града на мапи ({ $map ->
        [Germany] Немачка
        [USA] САД
       *[other] { $map }
    }) нема
box-region-neighbours =
    области на мапи ({ $map ->
        [Germany] Немачка
        [USA] САД
       *[other] { $map }
    }) које спајају њене везе нису оне које су наведене као суседне
box-line-free =
    везе с ценом 0 на мапи ({ $map ->
        [Germany] Немачка
        [USA] САД
       *[other] { $map }
    }) нису оне које су наведене
box-region-apart =
    област { $region } на мапи ({ $map ->
        [Germany] Немачка
        [USA] САД
       *[other] { $map }
    }) није повезана

## The workshop

workshop-sheet-plants = Електране
workshop-sheet-refill = Допуна тржишта ресурса
workshop-sheet-cards = Карте реновирања
workshop-field-kind = Врста
workshop-field-fuels = Ресурси
workshop-field-fuel-needed = Троши
workshop-field-cities = Градови
workshop-field-storage = Чува
workshop-field-back = Полеђина
workshop-sheet-tables = Изградња и попуст
workshop-sheet-tables-payments = Исплате
workshop-sheet-tables-tokens = Токени ресурса
workshop-sheet-tables-market = Тржиште ресурса
workshop-sheet-tables-players = По броју играча
workshop-sheet-tables-setup = Припрема
workshop-sheet-tables-special-rules = Правила једне мапе
workshop-sheet-tables-trust-2-players = Картел
workshop-sheet-germany = Немачка
workshop-sheet-germany-regions = Немачка: области
workshop-sheet-germany-region-adjacency = Немачка: суседне области
workshop-sheet-germany-cities = Немачка: градови
workshop-sheet-usa = САД
workshop-sheet-usa-regions = САД: области
workshop-sheet-usa-region-adjacency = САД: суседне области
workshop-sheet-usa-cities = САД: градови
workshop-value-coal = угаљ
workshop-value-oil = нафта
workshop-value-garbage = отпад
workshop-value-uranium = уранијум
workshop-value-hybrid = хибридна
workshop-value-eco = еколошка
workshop-value-fusion = фузиона
workshop-value-plug = утикач
workshop-value-socket = утичница
