### The board in a browser.

fm-headline = раунд { $round } из { $rounds } · { $phase }
fm-headline-over = игра окончена
fm-phase-offer = порядок хода
fm-phase-bid = порядок хода
fm-phase-back = порядок хода
fm-phase-bring = подготовка рынка
fm-phase-buy = покупка
fm-phase-run = запуск

## Tiles and quantities

fm-tile =
    { $type ->
        [storage] Склад { $mark }
        [machine] Машина { $mark }
        [robot_auto] Робот { $mark }
        [robot_semi] Полуавтомат { $mark }
        [control] Контроллер { $mark }
       *[optimizer] Оптимизатор { $mark }
    }
fm-tile-start =
    { $type ->
        [storage] Стартовый склад
        [machine] Стартовая машина
       *[other] Стартовый тайл
    }
fm-tile-mark-start = старт
fm-type-short =
    { $type ->
        [storage] склад
        [machine] машина
        [robot_auto] робот
        [robot_semi] полуавт.
        [control] контр.
       *[optimizer] оптим.
    }
fm-figures = { $figures }
fm-tile-is = { $tile }: { $figures }
fm-tiles =
    { $count ->
        [1] { $tile }
       *[other] { $count } × { $tile }
    }
fm-figure =
    { $quantity ->
        [production] продукция { $amount }
        [storage] склад { $amount }
        [energy] энергия { $amount }
       *[workers] рабочие { $amount }
    }
fm-figure-saves =
    { $quantity ->
        [energy] экономит энергию: { $amount }
       *[workers] экономит рабочих: { $amount }
    }
fm-quantity =
    { $quantity ->
        [production] продукция
        [storage] склад
        [energy] энергия
       *[workers] рабочие
    }
fm-legend-saves = экономит
fm-range = от { $from } до { $to }

## Turn-order tiles

fm-order-title = Порядок хода
fm-order-stack = лицом вниз: { $tiles }
fm-order-unused = не в этом раунде: { $tiles }
fm-order-off = скидка { $discount }
fm-order-of = Тайл порядка хода { $number }
fm-order-acts =
    { $place ->
        [1] ходит 1-м
        [2] ходит 2-м
        [3] ходит 3-м
        [4] ходит 4-м
       *[other] ходит 5-м
    }
fm-order-place = { $place }-й
fm-order-no-workers = нет
fm-order-extra = рынок +{ $extra }
fm-order-tile =
    { $place ->
        [1] Тайл { $number } ходит первым, скидка на каждую цену { $discount }.
        [2] Тайл { $number } ходит вторым, скидка на каждую цену { $discount }.
        [3] Тайл { $number } ходит третьим, скидка на каждую цену { $discount }.
        [4] Тайл { $number } ходит четвёртым, скидка на каждую цену { $discount }.
       *[other] Тайл { $number } ходит пятым, скидка на каждую цену { $discount }.
    }
fm-order-tile-extra =
    { $extra ->
        [one] Последний может выложить ещё { $extra } тайл.
        [few] Последний может выложить ещё { $extra } тайла.
       *[other] Последний может выложить ещё { $extra } тайлов.
    }
fm-order-tile-held =
    { $workers ->
        [0] Его держит { $name } без рабочих.
        [one] Его держит { $name } с { $workers } рабочим.
       *[other] Его держит { $name } с { $workers } рабочими.
    }
fm-order-tile-bid =
    { $workers ->
        [one] { $name } ставит { $workers } рабочего.
       *[other] { $name } ставит { $workers } рабочих.
    }

## What a bid leaves

fm-bids-title = Что вам оставит ставка
fm-bids-tile =
    { $place ->
        [1] тайл { $tile }: первый, скидка { $discount }
        [2] тайл { $tile }: второй, скидка { $discount }
        [3] тайл { $tile }: третий, скидка { $discount }
        [4] тайл { $tile }: четвёртый, скидка { $discount }
       *[other] тайл { $tile }: пятый, скидка { $discount }
    }
fm-bids-bid = ставка
fm-bids-left = останется рабочих
fm-bids-bring = выложите
fm-bids-buy = купите до
fm-bids-row = ставка { $bid }
fm-bids-pass = пас
fm-bids-later = другой тайл
fm-bids-note =
    { $halls ->
        [0] У вас { $money } электро и нет свободных цехов.
        [one] У вас { $money } электро и { $halls } свободный цех.
        [few] У вас { $money } электро и { $halls } свободных цеха.
       *[other] У вас { $money } электро и { $halls } свободных цехов.
    }

## Market and storage board

fm-market-title = Рынок
fm-market-count =
    { $count ->
        [0] пусто
        [one] { $count } тайл
        [few] { $count } тайла
       *[other] { $count } тайлов
    }
fm-market-discount = ваша скидка на каждую цену { $discount }
fm-market-closed = Рынок закрыт.
fm-market-empty = Пока ничего не продаётся: тайлы выкладывают в фазе 2.
fm-card =
    { $count ->
        [1] { $tile }; цена для вас { $cost }.
       *[other] { $tile }; цена для вас { $cost }, таких { $count }.
    }
fm-card-planned = В плане { $planned }.
fm-card-buy = Добавить в план покупку.
fm-board-title = Складское поле
fm-board-order = сначала дешёвые
fm-board-bring = берётся самый дешёвый
fm-board-none = не осталось
fm-board-tile = { $tile }; цена { $price }, на складском поле таких { $count }.
fm-board-tile-bring = Выложить один на рынок.
fm-hire = нанять
fm-hire-short = +1 рабочий
fm-hire-each = по { $cost }
fm-hire-title = Временные рабочие: по { $cost }, не больше { $most }
fm-hire-tip = Они работают с фазы 4 этого раунда до фазы 3 следующего. Наём завершает ваш ход.
fm-hire-label = Временный рабочий за { $cost }, не больше { $most }; в плане { $planned }. Добавить в план ещё одного.
fm-hire-more = На временного рабочего больше, за { $cost }
fm-hire-less = На временного рабочего меньше

## The strip

fm-tip-offer = Укажите на тайл, чтобы узнать его цену для вас и пользу.
fm-tip-bid = Укажите на тайл, чтобы узнать его цену для вас и пользу.
fm-tip-back = Укажите на тайл, чтобы узнать его цену для вас и пользу.
fm-tip-bring = Укажите на тайл, чтобы узнать его цену для вас, пользу и кто сможет купить его первым.
fm-tip-buy = Укажите на тайл рынка или своей фабрики, чтобы узнать его цену и пользу для вас.
fm-tip-run = Укажите на машину своей фабрики; нажатие включает или отключает её.
fm-tip-over = Укажите на тайл, чтобы узнать, что это.
fm-strip-price = { $tile }: цена { $price }
fm-strip-cost =
    { $cost ->
        [0] { $tile }: для вас бесплатно вместо { $price }
       *[other] { $tile }: цена для вас { $cost } вместо { $price }
    }
fm-strip-full = { $tile }: цена для вас { $price }
fm-strip-again = Ещё один тайл «{ $tile }»: цена для вас { $cost }
fm-gain = { $now } в этом раунде, около { $end } до конца
fm-gain-now = { $now } в этом раунде
fm-gain-none = Пока ничего не прибавляет к вашей прибыли
fm-worth = Без него { $now } сейчас, { $end } до конца
fm-worth-none = Пока ничего не даёт
fm-strip-no-room = Все цеха и участки заняты: сначала демонтируйте тайл, иначе этот ничего не даст (FM-3.7).
fm-strip-buy = Щелчок добавляет покупку в план; тайл сам встанет в пустой цех или останется рядом с фабрикой, если вы укажете это на панели.
fm-strip-planned = Все такие тайлы уже в вашем плане.
fm-strip-next = Следующий в своей колонке.
fm-strip-behind = Придёт, когда уйдут более дешёвые тайлы колонки.
fm-strip-buyer = В этом раунде сначала покупает { $name }.
fm-strip-buyer-you = В этом раунде первая покупка ваша.
fm-strip-demolish = Щелчок добавляет в план демонтаж; на это нужен рабочий.
fm-strip-always = Склады, контроллеры и оптимизаторы считаются всегда, их нельзя отключить.
fm-strip-runs = Работает. Щелчок отключит его.
fm-strip-resting =
    { $rests ->
        [one] Отключён { $rests } такой тайл. Щелчок снова включит его.
        [few] Отключены { $rests } таких тайла. Щелчок снова включит один.
       *[other] Отключено { $rests } таких тайлов. Щелчок снова включит один.
    }
fm-strip-beside = Лежит рядом с фабрикой и ничего не даёт. Щелчок разместит его.
fm-strip-lies-beside = Лежит рядом с фабрикой.
fm-strip-stands =
    { $idle ->
        [0] { $name }: таких тайлов { $stands }.
       *[other] { $name }: таких тайлов { $stands }; отключено { $idle }.
    }
fm-site-title = Проектируемый участок, один раз { $fee } электро
fm-site-tip =
    { $halls ->
        [one] Тайл можно разместить здесь, когда занят { $halls } цех (FM-3.8).
        [few] Тайл можно разместить здесь, когда заняты все { $halls } цеха (FM-3.8).
       *[other] Тайл можно разместить здесь, когда заняты все { $halls } цехов (FM-3.8).
    }
fm-room =
    { $type ->
        [control] контроль
       *[optimizer] оптимизация
    }
fm-room-with =
    { $type ->
        [control] комната контроля: { $tile }.
       *[optimizer] комната оптимизации: { $tile }.
    }
fm-room-empty =
    { $type ->
        [control] пусто: экономия энергии
       *[optimizer] пусто: экономия рабочих
    }
fm-room-tip =
    { $type ->
        [control] Комната для одного контроллера, он экономит энергию (FM-3.9).
       *[optimizer] Комната для одного оптимизатора, он экономит рабочих (FM-3.9).
    }

## The floor

fm-floor-whose = Чья фабрика
fm-floor-yours = Ваша фабрика
fm-floor-halls = цеха
fm-floor-of = из { $halls }
fm-canteen = столовая
fm-canteen-next = следующий запуск: занято { $workers }, свободно { $free }
fm-available = доступны
fm-available-count =
    { $count ->
        [one] { $count } рабочий
       *[other] { $count } рабочих
    }
fm-available-left =
    { $busy ->
        [0] на покупку и демонтаж: { $left }
       *[other] в плане { $busy }, осталось { $left }
    }
fm-beside = рядом
fm-beside-label = { $tile } рядом с фабрикой. Разместить.
fm-site = участок
fm-site-paid = оплачен
fm-site-when = один раз, когда заняты все цеха
fm-hall-empty = пустой цех
fm-hall-new = новый
fm-hall-new-for = новый −{ $cost }
fm-hall-goes = уходит
fm-hall-site = На проектируемом участке.
fm-hall-planned = В плане.
fm-hall-rests = Отключено.
fm-hall-will-rest = В лучшем запуске будет отключено.
fm-hall-tag-rests = выкл.
fm-hall-tag-will-rest = встанет
fm-hall-back = Вернуть.
fm-hall-demolish = Добавить в план демонтаж.
fm-hall-gone-back = { $tile } в плане на демонтаж. Оставить.

## What the factory does

fm-gauge-title = Что она даёт
fm-gauge-now = если ничего не менять
fm-gauge-plan = как есть → по плану
fm-gauge-over = в последнем раунде
fm-gauge-run = работает всё → ваш выбор
fm-gauge-neck = сдерживает вас
fm-gauge-income = доход за произведённое и размещённое на складе
fm-gauge-free = свободно { $free }
fm-gauge-rests =
    { $count ->
        [1] В этом запуске отключён тайл: { $tiles }.
       *[other] В этом запуске отключены тайлы: { $tiles }.
    }
fm-gauge-more-production = Ещё одна единица продукции поместилась бы: ищите машину или робота.
fm-gauge-more-storage = Новая единица продукции не поместится: ищите склад.

## Profit

fm-profit-title = Прибыль по цене на энергию
fm-profit-title-over = Последняя прибыль
fm-profit-round = этот раунд
fm-profit-factor = этот раунд, ×{ $factor }
fm-profit-at = { $profit } при цене на энергию { $price }
fm-profit-odds = { $odds } из { $of }
fm-profit-stands = как есть
fm-profit-plan = по плану
fm-profit-all = работает всё
fm-profit-choice = ваш выбор
fm-profit-last =
    { $factor ->
        [1] Раунд { $round }: { $profit } = { $income } − { $energy } × { $price }
       *[other] Раунд { $round }: { $profit } = { $factor } × ({ $income } − { $energy } × { $price })
    }
fm-profit-range = прибыль { $profit }, смотря какой придёт тайл цены на энергию
fm-energy-come =
    { $count ->
        [one] придёт { $count } из { $of }
       *[other] придут { $count } из { $of }
    }
fm-energy-known = Следующий тайл цены на энергию +{ $rise }.
fm-energy-now = цена на энергию { $price }
fm-rounds-title = деньги
fm-rounds-have = есть
fm-rounds-round = раунд { $round }
fm-rounds-last = раунд { $round }, вдвое
fm-rounds-end = в конце

## Runs

fm-ways-title = Способы запуска
fm-ways-order = лучшие первыми
fm-ways-rests = отключено
fm-ways-does = что даёт тогда
fm-ways-all = ничего
fm-run-rests = Отключено: { $tiles } —
fm-run-all = Работает всё:
fm-run-does = продукция { $production }, склад { $storage }, энергия { $energy }, рабочие { $workers },
fm-run-profit = прибыль { $profit }.
fm-run-rest = Отключено: { $tile }
fm-run-again = Снова включить: { $tile }
fm-run-everything = Включить всё
fm-run-best = Лучший запуск
fm-run-note-best = лучшее
fm-run-tip = Нажмите на машину, чтобы включить или отключить её.
fm-run-go = Запустить фабрику

## Players

fm-players-title = Игроки
fm-players-tile = тайл порядка хода
fm-players-look = Посмотреть фабрику игрока { $name }
fm-players-profit = прибыль
fm-players-available = доступно { $count }
fm-players-canteen = в столовой { $count }
fm-players-on-tile = на тайле { $count }
fm-players-hired = временных { $count }
fm-players-sites =
    { $count ->
        [one] { $count } участок
        [few] { $count } участка
       *[other] { $count } участков
    }
fm-players-beside = рядом { $count }
fm-mark-acts = ходит
fm-mark-waits = следующий ход
fm-mark-leads = ведёт: { $bid }
fm-mark-bidding = торгуется
fm-mark-out = пас
fm-mark-has = есть тайл
fm-mark-done = готово
fm-mark-wins = победа
fm-race-title = Деньги в конце
fm-race-if = если так и дальше
fm-race-over = Деньги в конце
fm-race-of = { $name } { $money }
fm-glance-player = { $name } { $money }
fm-glance-market =
    { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[other] { $tiles } тайлов
    }

## The bar

fm-ask-ready = Ваш план готов.
fm-ask-offer = Выберите тайл порядка хода и поставьте за него рабочих.
fm-ask-bid-open = Вы начинаете торги за тайл { $tile }: рабочих от { $least } до { $most }.
fm-ask-bid-last = Вам остаётся тайл { $tile }: поставьте на него рабочих, от 0 до { $most }.
fm-ask-bid = Ваша ставка за тайл { $tile }: рабочих от { $least } до { $most }, либо пас. Ведёт { $name }: { $bid }.
fm-ask-bid-one =
    { $least ->
        [one] Ваша ставка за тайл { $tile }: { $least } рабочий, либо пас. Ведёт { $name }: { $bid }.
       *[other] Ваша ставка за тайл { $tile }: { $least } рабочих, либо пас. Ведёт { $name }: { $bid }.
    }
fm-ask-bid-poor =
    { $most ->
        [one] Больше { $most } рабочего за тайл { $tile } вам не поставить: спасуйте. Ведёт { $name }: { $bid }.
       *[other] Больше { $most } рабочих за тайл { $tile } вам не поставить: спасуйте. Ведёт { $name }: { $bid }.
    }
fm-ask-back = Сколько из рабочих на вашем тайле временные? На цену это не влияет.
fm-ask-bring =
    { $left ->
        [one] Выложите на рынок { $left } тайл: самый дешёвый в колонке.
        [few] Выложите на рынок { $left } тайла: каждый раз самый дешёвый в колонке.
       *[other] Выложите на рынок { $left } тайлов: каждый раз самый дешёвый в колонке.
    }
fm-ask-bring-more =
    { $extra ->
        [one] Ваша очередь последняя: можно выложить ещё { $extra } тайл.
        [few] Ваша очередь последняя: можно выложить ещё { $extra } тайла.
       *[other] Ваша очередь последняя: можно выложить ещё { $extra } тайлов.
    }
fm-ask-buy =
    { $left ->
        [one] Ваши покупки: свободен { $left } рабочий.
       *[other] Ваши покупки: свободно { $left } рабочих.
    }
fm-ask-buy-done = Все ваши рабочие в плане: нанимайте или завершите.
fm-ask-buy-end = Все ваши рабочие в плане, нанять никого нельзя: завершите.
fm-ask-run = Выберите, что работает.
fm-outlook-bid = Рабочие на тайле заняты весь раунд.
fm-outlook-buy = Прибыль { $becomes } вместо { $was }.
fm-outlook-same = Прибыль { $becomes }, как и раньше.
fm-outlook-run =
    { $free ->
        [one] Прибыль { $profit }; свободен { $free } рабочий.
       *[other] Прибыль { $profit }; свободно { $free } рабочих.
    }
fm-outlook-run-all =
    { $free ->
        [one] Работает всё: прибыль { $profit }; свободен { $free } рабочий.
       *[other] Работает всё: прибыль { $profit }; свободно { $free } рабочих.
    }
fm-warn-beside =
    { $count ->
        [1] Рядом с фабрикой тайл ничего не даёт: { $tiles }.
       *[other] Рядом с фабрикой тайлы ничего не дают: { $tiles }.
    }
fm-warn-useless =
    { $count ->
        [1] По плану ничего не даёт: { $tiles }.
       *[other] Без одного из этих тайлов прибыль та же: { $tiles }.
    }
fm-wait-offer = { $name } выбирает тайл порядка хода.
fm-wait-open = { $name } начинает торги за тайл { $tile }.
fm-wait-bid = { $name } делает ставку за тайл { $tile }. Ведёт { $leader }: { $bid }.
fm-wait-bid-you = { $name } делает ставку за тайл { $tile }. Ведёте вы: { $bid }.
fm-wait-back = { $name } решает, кто останется на тайле.
fm-wait-bring = { $name } выкладывает тайлы на рынок.
fm-wait-buy = { $name } покупает.
fm-wait-run = { $name } решает, что работает.
fm-wait-next = Следующий ход ваш.
fm-wait-later = До вас ещё ходят: { $names }.
fm-wait-done = В этой фазе вы уже закончили.
fm-over = Игра окончена. Побеждает { $name }: { $money } электро.
fm-over-shared = Игра окончена. { $names } делят первое место: { $money } электро.
fm-offer-which = Какой тайл порядка хода выставить
fm-bid-which = Сколько рабочих поставить
fm-bid-lead = рабочие
fm-bid-make = Поставить { $bid } за тайл { $tile }
fm-bid-take =
    { $bid ->
        [0] Взять тайл { $tile }
       *[other] Взять тайл { $tile }, рабочих: { $bid }
    }
fm-bid-pass = Пас
fm-back = временных { $seasonal }
fm-back-which = Временные рабочие на тайле
fm-back-make = Оставить их там
fm-order-upto = ставить за меня до
fm-order-upto-label =
    { $amount ->
        [one] Ставить за меня до { $amount } рабочего
       *[other] Ставить за меня до { $amount } рабочих
    }
fm-order-pass = Спасовать в этих торгах
fm-bring-one = Выложить: { $tile }
fm-bring-go =
    { $count ->
        [0] Больше не выкладывать
        [one] Выложить { $count } тайл
        [few] Выложить { $count } тайла
       *[other] Выложить { $count } тайлов
    }
fm-bring-more = Выбрать ещё { $left }
fm-plan-buy = { $tile }
fm-plan-place = Разместить: { $tile }
fm-plan-demolish = Демонтировать: { $tile }
fm-plan-keep = Оставить рядом с фабрикой: { $tile }; пока не размещён, он ничего не даёт
fm-plan-back = Убрать из плана: { $tile }
fm-place =
    { $cost ->
        [0] Разместить: { $tile }
       *[other] Разместить на участке за { $cost }: { $tile }
    }
fm-buy-finish = Купить и завершить
fm-buy-end = Завершить
fm-buy-nothing = Завершить без покупок
fm-sums-have = есть
fm-sums-profit = прибыль
fm-sums-then = станет
fm-sums-workers = рабочие
fm-sums-money = деньги

## For screen readers

fm-position = Фабрики
fm-position-name = игрок
fm-position-tile = тайл порядка хода
fm-position-money = деньги
fm-position-production = продукция
fm-position-storage = склад
fm-position-energy = энергия
fm-position-workers = доступные рабочие
fm-position-profit = прибыль
fm-position-factory = тайлы
fm-position-market = На рынке: { $tiles }.
fm-position-round = Раунд { $round } из { $rounds }; энергия стоит { $price }.
