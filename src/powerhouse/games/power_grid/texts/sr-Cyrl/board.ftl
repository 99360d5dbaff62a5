### Made of sr-Latn by tools/cyrillic.py.


### The board in a browser.

pg-fuel =
    { $fuel ->
        [coal] угаљ
        [oil] нафта
        [garbage] отпад
        [mix] угаљ или нафта
       *[uranium] уранијум
    }
pg-kind-coal = електрана на угаљ
pg-kind-oil = нафтна електрана
pg-kind-garbage = електрана на отпад
pg-kind-uranium = нуклеарна електрана
pg-kind-hybrid = хибридна електрана
pg-kind-eco = еколошка електрана
pg-kind-fusion = фузиона електрана
pg-trust = Картел
pg-cities =
    { $n ->
        [one] { $n } град
        [few] { $n } града
       *[other] { $n } градова
    }
pg-houses =
    { $n ->
        [one] { $n } кућица
        [few] { $n } кућице
       *[other] { $n } кућица
    }
pg-headline = круг { $round } · етапа { $step } · { $phase }
pg-headline-setup = припрема · { $phase }
pg-headline-over = партија је завршена
pg-phase-place = кућице картела
pg-phase-mark = почетни градови
pg-phase-offer = аукција
pg-phase-bid = аукција
pg-phase-scrap = аукција
pg-phase-return = аукција
pg-phase-fuel = куповина ресурса
pg-phase-build = изградња
pg-phase-run = снабдевање градова
pg-glance = { $parts }
pg-glance-fuel = { $fuel } { $price }
pg-glance-player = { $name } { $cities }
pg-plant-burns =
    { $fuel ->
        [coal]
            { $need ->
                [one] троши { $need } угаљ
               *[other] троши { $need } угља
            }
        [oil]
            { $need ->
                [one] троши { $need } нафту
               *[other] троши { $need } нафте
            }
        [garbage]
            { $need ->
                [one] троши { $need } отпад
               *[other] троши { $need } отпада
            }
        [uranium]
            { $need ->
                [one] троши { $need } уранијум
               *[other] троши { $need } уранијума
            }
       *[mix]
            { $need ->
                [one] троши { $need } угаљ или нафту
               *[other] троши { $need } угља или нафте
            }
    }
pg-plant-free = не троши ресурсе
pg-plant-title = Електрана { $number }: { $kind }, { $burns }, снабдева { $cities }
pg-plant-offer = стави на аукцију за { $minimum } или више
pg-plant-holds = чува { $tokens }
pg-plant-empty = нема ресурса
pg-market-title = Електране
pg-market-now = сада
pg-market-soon = ускоро
pg-market-gone = Није остала ниједна електрана.
pg-market-discount = попуст: најмања понуда { $minimum }
pg-market-hammer = под чекићем
pg-market-step3 = Етапа 3
pg-market-step3-title = Карта Етапа 3: етапа 3 почиње следећом фазом
pg-market-deck = Шпил: остало карата { $count }, на полеђини следеће је { $back }; електране које још могу доћи: { $unseen }
pg-market-deck-empty = Шпил је празан
pg-market-back-plug = утикач
pg-market-back-socket = утичница
pg-fuels-title = Ресурси
pg-fuels-next = { $fuel }: следећи токен кошта { $price }; на тржишту { $left }, у резерви { $reserve }, допуна { $refill }
pg-fuels-out = { $fuel }: распродато, у резерви { $reserve }, допуна { $refill }
pg-fuels-buy = купи један токен
pg-fuels-back = Уклони из плана један токен: { $fuel }
pg-fuels-more = Додај у план још један токен: { $fuel } за { $price }
pg-fuels-reserve = резерва
pg-fuels-closed = више нема допуне
pg-reading-need = за једно покретање свих ваших електрана троши се { $need }
pg-reading-minimum = бар { $minimum }
pg-reading-income = С ресурсима које имате у овом кругу бисте снабдели { $cities } и зарадили { $income }.
pg-map-title =
    Мапа { $name ->
        [Germany] Немачка
        [USA] САД
       *[other] { $name }
    }: у игри { $regions }
pg-map-out = ван игре
pg-map-zone = Зона игре
pg-map-label = { $parts }
pg-map-houses = { $houses }: { $names }
pg-map-empty = без кућица
pg-map-connect = повежи за { $cost }
pg-map-start = почни овде за { $cost }
pg-map-planned = планирано
pg-map-marked = почетни град
pg-map-closed = сада не може да се повеже
pg-map-place = постави кућицу картела
pg-map-mark = обележи као почетни град
pg-map-undo = притисните поново да уклоните из плана
pg-players-title = Редослед играча
pg-players-track = Повезани градови: етапа 2 од { $step2 }, крај од { $end }
pg-track-cities = { $name } { $cities }
pg-players-step2 = етапа 2
pg-players-end = крај
pg-players-cities = градови
pg-players-supplies = снабдева { $ready } од { $capacity }
pg-players-supplies-short = снабдева
pg-players-noplants = још нема електрана
pg-players-trust-houses = у резерви: { $houses }
pg-bar-passRound = Одустани: без електране
pg-bar-remove = Уклони из плана: { $what }
pg-ask-place = Поставите кућицу картела: изаберите град који светли. У етапи 1 остаје затворен за оба играча.
pg-ask-mark = Обележите почетни град: свака мрежа мора да почне у обележеном граду.
pg-ask-offer-yours = Електрана { $plant } је ваша за { $minimum }: узмите је или изаберите другу.
pg-offer-take = Узми електрану { $plant } за { $minimum }
pg-ask-scrap = Једна електрана је сувишна: изаберите коју затварате. Нова остаје.
pg-ask-scrap-paid = Затварање доноси { $paid }.
pg-ask-return = Нема места за све ваше ресурсе: изаберите токен који враћате.
pg-ask-fuel = Купите ресурсе за своје електране, па завршите.
pg-ask-build = Изаберите градове који светле, па завршите.
pg-ask-build-first = Изаберите град у којем почиње ваша мрежа, или завршите.
pg-ask-build-none = Сада не можете повезати ниједан град: завршите.
pg-ask-build-full = Више ниједан град не може да се повеже: изградите и завршите.
pg-ask-run = Које електране се покрећу? Притисните електрану да је покренете или зауставите.
pg-ask-over = Партија је завршена. Побеђује { $name }, снабдевено: { $cities }.
pg-ask-over-shared = Партија је завршена. Прво место деле { $names }, снабдевено: { $cities }.
plants-wait-place = { $name } поставља кућицу картела.
plants-wait-mark = { $name } обележава почетни град.
plants-wait-return = { $name } враћа ресурсе.
plants-wait-fuel = { $name } купује ресурсе.
plants-wait-build = { $name } гради.
pg-fuel-row = { $fuel }: планирано { $count }
pg-fuel-finish = Купи и заврши
pg-fuel-end = Заврши куповину
pg-fuel-ready = Имате { $cities }; ваши ресурси снабдевају { $ready }.
pg-fuel-runs-head = покретања
pg-fuel-runs = { $runs }×
pg-fuel-runs-title =
    { $runs ->
        [0] Електрана { $number } нема довољно ресурса
        [one] Електрана { $number } има ресурсе за { $runs } покретање
        [few] Електрана { $number } има ресурсе за { $runs } покретања
       *[other] Електрана { $number } има ресурсе за { $runs } покретања
    }
pg-fuel-runs-free = Електрани { $number } не требају ресурси
pg-build-finish = Гради и заврши
pg-build-end = Заврши изградњу
pg-build-ready = Повезано: { $cities }, ресурса има за { $ready }.
pg-run-confirm = Снабдеј { $cities }, зарада { $income }
pg-run-best = најбоље
pg-run-short = нема довољно ресурса за све ове заједно
pg-run-mix = Хибридне троше
pg-run-mix-title = Колико је угља међу токенима које троше хибридне електране
pg-run-burns = троши { $tokens }
pg-run-burnsNothing = не троши ресурсе
pg-run-plant = Покрени електрану { $number }
pg-run-choose = Изабери најбоље
pg-scrap-plant = Затвори електрану { $number }
pg-return-one =
    { $fuel ->
        [coal] Врати 1 угаљ
        [oil] Врати 1 нафту
        [garbage] Врати 1 отпад
       *[uranium] Врати 1 уранијум
    }
pg-return-fuel =
    { $fuel ->
        [coal] Врати 1 угаљ од { $held }
        [oil] Врати 1 нафту од { $held }
        [garbage] Врати 1 отпад од { $held }
       *[uranium] Врати 1 уранијум од { $held }
    }
pg-tokens =
    { $fuel ->
        [coal]
            { $count ->
                [one] { $count } токен угља
               *[other] { $count } токена угља
            }
        [oil]
            { $count ->
                [one] { $count } токен нафте
               *[other] { $count } токена нафте
            }
        [garbage]
            { $count ->
                [one] { $count } токен отпада
               *[other] { $count } токена отпада
            }
       *[uranium]
            { $count ->
                [one] { $count } токен уранијума
               *[other] { $count } токена уранијума
            }
    }
