### The board in a browser.

pg-fuel =
    { $fuel ->
        [coal] уголь
        [oil] мазут
        [garbage] вторсырьё
        [mix] уголь или мазут
       *[uranium] уран
    }
pg-kind-coal = угольная станция
pg-kind-oil = мазутная станция
pg-kind-garbage = станция на вторсырье
pg-kind-uranium = атомная станция
pg-kind-hybrid = гибридная станция
pg-kind-eco = экологическая станция
pg-kind-fusion = термоядерная станция
pg-trust = Трастовая компания
pg-cities =
    { $n ->
        [one] { $n } город
        [few] { $n } города
       *[other] { $n } городов
    }
pg-houses =
    { $n ->
        [one] { $n } домик
        [few] { $n } домика
       *[other] { $n } домиков
    }

pg-headline = раунд { $round } · этап { $step } · { $phase }
pg-headline-setup = подготовка · { $phase }
pg-headline-over = игра окончена
pg-phase-place = домики трастовой компании
pg-phase-mark = стартовые города
pg-phase-offer = аукцион
pg-phase-bid = аукцион
pg-phase-scrap = аукцион
pg-phase-return = аукцион
pg-phase-fuel = покупка ресурсов
pg-phase-build = строительство
pg-phase-run = снабжение городов

pg-glance = { $parts }
pg-glance-fuel = { $fuel } { $price }
pg-glance-player = { $name } { $cities }

pg-plant-burns = расходует { $need ->
        [one] { $need } { pg-fuel }
       *[other] { $need } { $fuel ->
            [coal] угля
            [oil] мазута
            [garbage] вторсырья
            [mix] угля или мазута
           *[uranium] урана
        }
    }
pg-plant-free = не требует топлива
pg-plant-title = Станция { $number }: { $kind }, { $burns }, снабжает { $cities }
pg-plant-offer = выставить её за { $minimum } или больше
pg-plant-holds = хранит: { $tokens }
pg-plant-empty = ресурсов нет

pg-market-title = Станции
pg-market-now = сейчас
pg-market-soon = потом
pg-market-gone = Станций не осталось.
pg-market-discount = скидка: минимальная ставка { $minimum }
pg-market-hammer = идут торги
pg-market-step3 = Этап 3
pg-market-step3-title = Карта «Этап 3»: этап 3 начнётся со следующей фазы
pg-market-deck = Карт в колоде: { $count }, на следующей { $back }; могут прийти станции: { $unseen }
pg-market-deck-empty = Колода пуста
pg-market-back-plug = вилка
pg-market-back-socket = розетка

pg-fuels-title = Ресурсы
pg-fuels-next = { $fuel }: следующая фишка стоит { $price }; на рынке { $left }, в запасе { $reserve }, пополнение { $refill }
pg-fuels-out = { $fuel }: раскуплено, в запасе { $reserve }, пополнение { $refill }
pg-fuels-buy = купить одну
pg-fuels-back = Убрать из плана одну фишку: { $fuel }
pg-fuels-more = Добавить в план одну фишку за { $price }: { $fuel }
pg-fuels-reserve = запас
pg-fuels-closed = больше не пополняется

pg-reading-need = один запуск всех ваших станций расходует { $need }
pg-reading-minimum = не меньше { $minimum }
pg-reading-income = С вашими ресурсами вы снабдите { $cities } и получите в этом раунде { $income }.

pg-map-title = Карта «{ $name }», в игре: { $regions }
pg-map-out = вне игровой зоны
pg-map-zone = Игровая зона
pg-map-label = { $parts }
pg-map-houses = { $houses }: { $names }
pg-map-empty = домиков нет
pg-map-connect = подключить за { $cost }
pg-map-start = начать здесь за { $cost }
pg-map-planned = в плане
pg-map-marked = стартовый город
pg-map-closed = сейчас не подключить
pg-map-place = поставить домик трастовой компании
pg-map-mark = выбрать стартовым городом
pg-map-undo = нажмите ещё раз, чтобы убрать из плана

pg-players-title = Порядок хода
pg-players-track = Подключённые города: этап 2 с { $step2 }, конец игры с { $end }
pg-track-cities = { $name } { $cities }
pg-players-step2 = этап 2
pg-players-end = конец
pg-players-cities = города
pg-players-supplies = снабжает { $ready } из { $capacity }
pg-players-supplies-short = снабжает
pg-players-noplants = станций пока нет
pg-players-trust-houses = { $houses } в запасе

pg-bar-passRound = Пас: в этом раунде без станции
pg-bar-remove = Убрать из плана: { $what }

pg-ask-place = Поставьте домик трастовой компании: выберите подсвеченный город. На этапе 1 он закрыт для вас обоих.
pg-ask-mark = Выберите стартовый город: каждая сеть начинается в одном из таких городов.
pg-ask-offer-yours = Станция { $plant } ваша за { $minimum }: купите её или выберите другую.
pg-offer-take = Купить станцию { $plant } за { $minimum }
pg-ask-scrap = Одна станция лишняя: выберите, какую снести. Новая остаётся.
pg-ask-scrap-paid = Компенсация за снос: { $paid }.
pg-ask-return = Не все ваши ресурсы помещаются: выберите, какую фишку вернуть.
pg-ask-fuel = Купите ресурсы для своих станций и завершите.
pg-ask-build = Выбирайте подсвеченные города, потом завершите.
pg-ask-build-first = Выберите город, где начнётся ваша сеть, или завершите.
pg-ask-build-none = Сейчас ни одного города подключить нельзя: завершите.
pg-ask-build-full = Больше ни одного города подключить нельзя: стройте и завершайте.
pg-ask-run = Какие станции запустить? Нажмите на станцию, чтобы запустить её или остановить.
pg-ask-over = Игра окончена. Побеждает { $name }, снабжая { $cities }.
pg-ask-over-shared = Игра окончена. { $names } делят первое место, снабжая { $cities }.

plants-wait-place = { $name } ставит домик трастовой компании.
plants-wait-mark = { $name } выбирает стартовый город.
plants-wait-return = { $name } возвращает ресурсы.
plants-wait-fuel = { $name } покупает ресурсы.
plants-wait-build = { $name } строит.

pg-fuel-row = { $fuel }: в плане { $count }
pg-fuel-finish = Купить и завершить
pg-fuel-end = Завершить покупку
pg-fuel-ready = У вас { $cities }; ваших ресурсов хватит на { $ready }.
pg-fuel-runs-head = запусков
pg-fuel-runs = { $runs }×
pg-fuel-runs-title =
    { $runs ->
        [0] Станции { $number } не хватает топлива
        [one] Станции { $number } хватит топлива на { $runs } запуск
        [few] Станции { $number } хватит топлива на { $runs } запуска
       *[other] Станции { $number } хватит топлива на { $runs } запусков
    }
pg-fuel-runs-free = Станции { $number } топливо не нужно

pg-build-finish = Построить и завершить
pg-build-end = Завершить строительство
pg-build-ready = Подключено: { $cities }, ресурсов хватит на { $ready }.

pg-run-confirm = Снабдить { $cities }, получить { $income }
pg-run-best = лучшее
pg-run-short = на все вместе топлива не хватает
pg-run-mix = Гибридные расходуют
pg-run-mix-title = Сколько из фишек для гибридных станций — уголь
pg-run-burns = расход: { $tokens }
pg-run-burnsNothing = топливо не нужно
pg-run-plant = Запустить станцию { $number }
pg-run-choose = Выбрать лучшее

pg-scrap-plant = Снести станцию { $number }
pg-return-one = Вернуть 1 { pg-fuel }
pg-return-fuel = Вернуть 1 { pg-fuel } из { $held }

pg-tokens = { $count ->
        [one] { $count } { pg-fuel }
       *[other] { $count } { $fuel ->
            [coal] угля
            [oil] мазута
            [garbage] вторсырья
           *[uranium] урана
        }
    }
