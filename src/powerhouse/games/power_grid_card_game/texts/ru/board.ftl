### The board in a browser.

cg-fuel =
    { $fuel ->
        [coal] уголь
        [gas] газ
        [oil] мазут
        [either] газ или мазут
       *[uranium] уран
    }
cg-kind-coal = уголь
cg-kind-gas = газ
cg-kind-oil = мазут
cg-kind-uranium = уран
cg-kind-hybrid = гибрид
cg-kind-eco = эко
cg-units = { $count ->
        [one] { $count } { cg-fuel }
       *[other] { $count } { $fuel ->
            [coal] угля
            [gas] газа
            [oil] мазута
            [either] газа или мазута
           *[uranium] урана
        }
    }
cg-nothing = ничего
cg-trust = Трастовая компания
cg-for = за
cg-from = от
cg-new = новая
cg-now = сейчас
cg-soon = потом
cg-back-small = малая станция
cg-back-big = крупная станция
cg-place = { $place }-е

cg-headline = раунд { $round } · { $phase }
cg-headline-last = последний раунд · { $phase }
cg-headline-over = игра окончена
cg-phase-auction = аукцион
cg-phase-resources = покупка ресурсов
cg-phase-bureaucracy = бюрократия
cg-phase-end = конец игры
cg-glance-player = { $name } { $ready }
cg-tabs = Какой рынок
cg-last-banner = Последний раунд: покупайте только на один запуск. Прибыли нет, станции приносят очки.
cg-next-last-banner = Пришла карта последнего раунда: следующий раунд последний.

## Plants

cg-plant = { $number } ({ $kind })
cg-burns = расходует { $need ->
        [one] { $need } { cg-fuel }
       *[other] { $need } { $fuel ->
            [coal] угля
            [gas] газа
            [oil] мазута
            [either] газа или мазута
           *[uranium] урана
        }
    }
cg-burns-nothing = не требует топлива
cg-plant-title = Станция { $plant }: { $burns }, прибыль { $income }, { $back }.
cg-plant-minimum = Минимальная ставка { $minimum }.
cg-plant-discount = Скидка: минимальная ставка { $minimum }.
cg-plant-hammer = Идут торги.
cg-plant-held = Ведёт { $name }: { $bid }.
cg-plant-offer = Выставить на торги.
cg-plants-title = Станции
cg-plants-help = на торги идут четыре самые дешёвые
cg-plants-all = последний раунд: на торги идут все
cg-plants-none = Станций не осталось.
cg-last-card = Следующий раунд последний
cg-last-card-title = Карта последнего раунда: после этого аукциона она уходит вместе с самой дешёвой станцией, и следующий раунд последний
cg-fate-under = ↓ вниз
cg-fate-under-title = В конце раунда уходит под низ колоды.
cg-fate-leaves = уходит
cg-fate-leaves-title = В конце раунда выходит из игры.
cg-fate-trust = трасту
cg-fate-trust-title = Трастовая компания заберёт её после первой покупки или паса.
cg-deck-title = Колода станций
cg-deck-next = следующая карта
cg-deck-empty = нет
cg-deck-before =
    { $plants ->
        [0] следующая — карта последнего раунда
        [one] { $plants } станция до последнего раунда
        [few] { $plants } станции до последнего раунда
       *[other] { $plants } станций до последнего раунда
    }
cg-deck-last =
    { $cards ->
        [0] в колоде не осталось станций
        [one] в колоде осталась { $cards } станция
        [few] в колоде остались { $cards } станции
       *[other] в колоде осталось { $cards } станций
    }
cg-deck-next-last = следующий раунд последний
cg-deck-under = под ней { $numbers }

## Resources

cg-resources-title = Ресурсы
cg-resources-help = карта стоит столько, сколько над столбцом
cg-resources-buy = светятся те, что войдут; пустые единицы — нет
cg-resources-trust = отмеченные после хода заберёт траст
cg-column = { $price } электро
cg-column-left = остатки
cg-column-card = за карту
cg-card-title = Карта: { cg-fuel } { $units } за { $price }.
cg-card-planned = В плане: убрать.
cg-card-buy = Добавить в план покупку.
cg-card-born = Выложена этой покупкой.
cg-card-flag = траст
cg-card-trust = После этого хода её возьмёт трастовая компания.
cg-deck = Колода
cg-discard = Сброс
cg-stack = Стопка остаточных ресурсов

## What is looked at

cg-read-plant = Станция { $plant } { $burns }, прибыль { $income }.
cg-read-plant-from = Ставки от { $minimum }.
cg-read-plant-token = Ставки от { $minimum }, с фишкой скидки.
cg-read-plant-soon = Пока не на торгах.
cg-read-plant-all = С ней все станции принесут { $after } вместо { $before }.
cg-read-plant-drops = Станция { $plant } приносит меньше всех и ушла бы.
cg-read-fuel =
    { $units ->
        [one] Топливо на запуск: { $cost }, на рынке { $units } единица.
        [few] Топливо на запуск: { $cost }, на рынке { $units } единицы.
       *[other] Топливо на запуск: { $cost }, на рынке { $units } единиц.
    }
cg-read-fuel-short =
    { $units ->
        [0] На рынке нет для неё топлива.
        [one] Для запуска мало топлива: на рынке { $units } единица.
        [few] Для запуска мало топлива: на рынке { $units } единицы.
       *[other] Для запуска мало топлива: на рынке { $units } единиц.
    }
cg-read-rivals =
    { $count ->
        [1] Его расходует также { $names }.
       *[other] Его расходуют также { $names }.
    }
cg-read-card = Карта: { cg-fuel } { $units } за { $price }.
cg-read-sum = Сумма { $sum }, останется { $left }.
cg-read-planned = Карта в плане; нажмите ещё раз, чтобы убрать её.
cg-read-kept =
    { $lost ->
        [0] Остаётся { $keeps }, в столбец 1 выкладывается { $leftover }.
       *[other]
            { $leftover ->
                [0] Остаётся { $keeps }, пропадает { $lost }.
               *[other] Остаётся { $keeps }, в столбец 1 выкладывается { $leftover }, пропадает { $lost }.
            }
    }
cg-read-same = Прибыль остаётся { $income }.
cg-read-more = Прибыль { $before } → { $income }, работают: { $plants }.
cg-read-burners = Расходуют: { $names }.
cg-read-nobody = Сейчас никто этого не расходует.
cg-read-pile = { $cards }.
cg-read-own = Хранит до { $store }. Единицы можно расходовать на любой подходящей станции.
cg-read-own-free = Работает каждый раунд.
cg-read-deck =
    { $cards ->
        [one] В колоде станций { $cards } карта.
        [few] В колоде станций { $cards } карты.
       *[other] В колоде станций { $cards } карт.
    }
cg-read-unseen = Могут прийти: { $numbers }.
cg-read-stack = Карты остаточных ресурсов, которые ещё можно выложить:
cg-read-stack-none = нет. Единицы без места пропадают.
cg-read-pile-deck = В колоде ресурсов, порядок неизвестен:
cg-read-pile-discard = В стопке сброса:
cg-read-pile-none = ничего.
cg-read-cards = { $count } × { cg-fuel } { $units }
cg-read-plusplus = С первым перемешиванием придут ещё { $cards }.
cg-read-round = Если ничего не изменится, раунд кончится так:
cg-read-refill =
    { $cards ->
        [0] новых карт не будет.
        [one] карты сдвигаются в столбцы дешевле, приходит { $cards } новая.
        [few] карты сдвигаются в столбцы дешевле, приходят { $cards } новые.
       *[other] карты сдвигаются в столбцы дешевле, приходит { $cards } новых.
    }
cg-read-shuffle = Колода кончается: стопка сброса перемешивается.
cg-read-leaves = Станция { $plant } выходит из игры.
cg-read-under = Станция { $plant } уходит под низ колоды.
cg-read-next-last = Следующий раунд последний.
cg-read-last = Последний раунд.
cg-read-last-help = Покупать можно только на один запуск ваших станций. Затем каждая станция с топливом приносит очки, а каждые 10 электро — ещё одно.
cg-read-over = Игра окончена.

## Own plants

cg-mine = Ваши станции
cg-mine-of = Станции игрока { $name }
cg-mine-ready = подсвеченные могут работать и приносят { $ready } из { $capacity }
cg-mine-plan = сейчас { $before } из { $capacity }, по плану { $ready }
cg-mine-none = Станций пока нет.
cg-mine-free = место для станции
cg-own-run = расход на запуск
cg-own-store = запас на потом
cg-own-free = топливо не нужно
cg-own-runs = Работает
cg-own-again = и ещё раз
cg-own-always = каждый раунд
cg-own-will = Будет работать
cg-own-will-more = с этой покупкой
cg-own-lacks = Не хватает: { $units ->
        [one] { $units } { cg-fuel }
       *[other] { $units } { $fuel ->
            [coal] угля
            [gas] газа
            [oil] мазута
            [either] газа или мазута
           *[uranium] урана
        }
    }
cg-own-drops = Ушла бы
cg-own-drops-more = приносит меньше всех из трёх
cg-own-scrap = Снести эту
cg-own-scrap-units = сброс: { $units }
cg-own-scrap-rest = остальные приносят { $income }
cg-own-chosen = Работает
cg-own-idle = Стоит
cg-hand = Ваши карты
cg-hand-of = Карты игрока { $name }
cg-hand-help = пустые: израсходовано
cg-hand-planned = пунктир: в плане
cg-hand-none = Карт ресурсов нет.
cg-out-now = Если больше ничего не изменится
cg-out-plan = По этому плану
cg-out-over = В конце
cg-out-income = прибыль в этом раунде
cg-out-money = деньги после неё
cg-out-place = место в следующем порядке хода
cg-out-points = очки: станции + десятки
cg-out-capacity = все станции
cg-out-ready = станции с топливом
cg-out-dearest = самая дорогая станция, при ничьей
cg-points = { $ready } + { $money }
cg-points-hidden = { $ready }+

cg-lot-title = Если вы купите станцию { $plant }
cg-lot-earns = прибыль за запуск
cg-lot-burns = расход на запуск
cg-lot-all = все станции вместе
cg-lot-bidders = Кто торгуется
cg-offers-title = Что принесёт каждая станция
cg-offers-fuel = топливо на запуск
cg-offers-all = все станции
cg-offers-help = Топливо по нынешним ценам; – если на рынке его мало.
cg-offers-none = Зрители видят предложение выше.
cg-buy-title = Эта покупка
cg-buy-question = Что купить?
cg-buy-lacks-title = Чего не хватает вашим станциям
cg-buy-keeps = остаётся { $keeps }
cg-buy-lacks = Не хватает: { $units }; станции: { $plants }.
cg-buy-enough = Всем станциям хватает топлива на запуск.
cg-buy-all = В план всё: { $cost } ради прибыли { $income }
cg-buy-all-last = В план всё: { $cost } ради очков: { $income }
cg-buy-best = В план лучшее: { $cost } ради прибыли { $income }
cg-buy-best-last = В план лучшее: { $cost } ради очков: { $income }
cg-buy-trust = Затем трастовая компания
cg-buy-trust-takes = бесплатно берёт карты: { $units }.
cg-run-title = Этот запуск
cg-run-earns = прибыль
cg-run-burns = расход
cg-run-leaves = остаток
cg-run-place = следующий порядок хода
cg-run-place-of = пока { $place }-е из { $known }
cg-run-short = На все вместе топлива не хватает.
cg-run-help = Нажмите на станцию, чтобы запустить её или остановить.
cg-incomes-title = Прибыль в этом раунде
cg-incomes-expected = ожидается { $income }
cg-scrap-title = Одна станция лишняя
cg-scrap-help = Выберите одну из трёх прежних; она выйдет из игры. Новая остаётся.
cg-scrap-wait = Одна из трёх прежних выйдет из игры.
cg-scrap-paid = Компенсация за снос: { $paid }.
cg-return-title =
    { $units ->
        [one] { $units } единице не хватает места
       *[other] { $units } единицам не хватает места
    }
cg-return-held = Газ и мазут соперничают за гибридные станции: { $units }.
cg-return-help = Выберите, что сбросить, по одной единице.
cg-final-title = Очки
cg-final-sum = { $ready } + { $money } = { $points }

## Companies

cg-company-runs = запуск
cg-company-runs-title = С её топливом { $ready } из { $capacity }
cg-company-earned = прибыль
cg-company-points = очки
cg-company-points-title = Если бы игра кончилась сейчас: место { $place }; самая дорогая станция { $dearest }
cg-company-lit = Может работать.
cg-company-noplants = станций пока нет
cg-company-holds = Карты ресурсов: { $units }
cg-order-title = Следующий порядок хода
cg-order-income = { $name } { $income }
cg-order-help = по прибыли; линия: если запустить всё
cg-trust-third = третья компания
cg-trust-next = возьмёт следующей
cg-trust-takes = После первой покупки или паса она забирает станцию { $plant }, самую дорогую из предложенных.
cg-trust-drops = Тогда её старейшая станция { $plant } уходит.
cg-trust-oldest = Её старейшая станция — { $plant }.
cg-trust-free = Она ничего не платит и ничего не хранит.

## The bar

cg-pass-round = Пас: без станции
cg-offer-take = Купить станцию { $plant } за { $minimum }
cg-bid-discount = Фишка скидки: минимум { $minimum }.
cg-buy-end = Завершить покупку
cg-buy-finish = Купить за { $cost } и завершить
cg-buy-remove = Убрать из плана: { cg-fuel } { $units } за { $price }
cg-buy-outlook = С имеющимися ресурсами ваши станции принесут { $ready } из { $capacity }.
cg-buy-runs =
    { $count ->
        [1] Станция { $plants } работает и приносит { $income }.
       *[other] Станции { $plants } работают и приносят { $income }.
    }
cg-buy-runs-none = Пока не работает ни одна станция.
cg-run-plant = Станция { $number } работает.
cg-run-confirm = Запустить за { $income }
cg-run-nothing = Ничего не запускать, получить { $income }
cg-run-best = лучшее
cg-run-best-choose = Выбрать лучшее
cg-run-mix = Гибридные расходуют
cg-run-mix-title = Сколько из единиц для гибридных станций — газ
cg-scrap-short = Снести { $number }
cg-scrap-plant = Снести станцию { $plant }
cg-return-unit = Сбросить 1 { cg-fuel } из { $held }

cg-ask-offer-yours = Станция { $plant } ваша за { $minimum }: купите её или выберите другую.
cg-ask-scrap = Одна станция лишняя: выберите, какую из трёх прежних снести.
cg-ask-return =
    { $units ->
        [one] { $units } единице не хватает места: выберите, сбросить газ или мазут.
       *[other] { $units } единицам не хватает места: выберите, сбросить газ или мазут, по одной.
    }
cg-ask-buy = Возьмите карты с рынка и завершите.
cg-ask-buy-none = Сейчас не купить ни одной карты: завершите.
cg-ask-run = Какие станции запустить? Кто получит больше всех, тот ходит первым в следующем раунде.
cg-ask-over =
    { $points ->
        [one] Игра окончена. Побеждает { $name }: { $points } очко.
        [few] Игра окончена. Побеждает { $name }: { $points } очка.
       *[other] Игра окончена. Побеждает { $name }: { $points } очков.
    }
cg-ask-over-shared =
    { $points ->
        [one] Игра окончена. { $names } делят первое место: { $points } очко.
        [few] Игра окончена. { $names } делят первое место: { $points } очка.
       *[other] Игра окончена. { $names } делят первое место: { $points } очков.
    }
plants-wait-return = { $name } сбрасывает единицы.
plants-wait-buy = { $name } покупает ресурсы.

## Tables for those who hear the page

cg-companies = Компании
cg-table-plant = станция
cg-table-burns = топливо
cg-table-income = прибыль
cg-table-minimum = минимальная ставка
cg-table-company = компания
cg-table-money = деньги
cg-table-points = очки сейчас
