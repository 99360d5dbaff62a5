### The board in a browser.

## Names

pl-oil = { $colour } { $grade }
pl-grade-crude = сыр.
pl-grade-low = низ.
pl-grade-mid = сред.
pl-grade-high = выс.
pl-count-of = { $count } × { $what }
pl-initial-crude = 0
pl-initial-low = Н
pl-initial-mid = С
pl-initial-high = В
pl-side-east = справа
pl-side-south = снизу
pl-side-west = слева
pl-side-north = сверху
pl-path = { $colour }: { $a } – { $b }
pl-tile = Тайл трубы, первая половина { $first }, вторая половина { $second }
pl-take = Взять: { $face }
pl-tile-cost = ещё { $cost }
pl-tile-makes = на лучшем месте: { $colour }, длина { $length }
pl-tile-line = { $colour } { $length }
pl-family-government = Правительство
pl-family-shops = Магазины
pl-family-human-resources = Рабочие
pl-family-engineering = Перегонка
pl-family-refined-markets = Рынки сортовой нефти
pl-family-contracts-orders = Контракты и заказы
pl-family-machines = Насосы
pl-level = { $family } { $level }
pl-shop-tanks = Цистерны
pl-shop-machines = Насосы
pl-to-act = ходит
pl-remove = Убрать из плана

## Where the game stands

pl-headline = год { $year } · раунд { $round } из { $rounds }
pl-headline-last = { $where } · последний
pl-headline-setup = подготовка · начальные цистерны
pl-headline-over = игра окончена
pl-year = год { $year }
pl-years = Год { $year }, раунд { $round }

## The cross

pl-cross = Действия
pl-action-crude = Сырая нефть
pl-action-market-1 = Рынок 1
pl-action-market-2 = Рынок 2
pl-action-market-3 = Рынок 3
pl-action-upgrades = Улучшения
pl-action-tanks = Цистерны и трубы
pl-action-machines = Насосы и трубы
pl-action-contracts = Контракты и кредиты
pl-action-government = Правительственные трубы
pl-action-network = Запустить мою сеть
pl-action-machine = Запустить насос
pl-action-run-machines = Запустить все насосы
pl-action-crude-help = продать, затем купить сырую нефть
pl-action-market-1-help = продать, затем купить нефть
pl-action-market-2-help = продать, затем купить нефть
pl-action-market-3-help = продать, затем купить нефть
pl-action-upgrades-help = купить до двух улучшений, затем переместить диск
pl-action-tanks-help = купить цистерны и тайлы труб, затем переместить диск
pl-action-machines-help = купить насосы и тайлы труб, затем переместить диск
pl-action-contracts-help = взять контракты и кредит, затем переместить диск
pl-action-government-help = взять тайлы труб из квадранта; без дополнительного действия
pl-action-network-help = рабочий запускает нефтепроводы одного тайла; без дополнительного действия
pl-action-machine-help = рабочий бесплатно запускает нефтепроводы одного насоса; без дополнительного действия
pl-action-run-machines-help = каждый нефтепровод у насоса перегоняет куб
pl-action-idle = сейчас там нечего делать
pl-action-nothing = нечего делать
pl-action-cost = стоит { $cost }
pl-action-then = +{ $cost }
pl-government-prices =
    { $most ->
        [one] от 1 до { $most } тайла: { $prices }
       *[other] от 1 до { $most } тайлов: { $prices }
    }
pl-machines-cost = стоит { $cost }, после рабочего
pl-note-machine = бесплатно
pl-note-network = нефтепроводы одного тайла
pl-run-gain = нефть дороже на { $gain }
pl-track = Порядок хода
pl-track-now = сейчас
pl-track-next = далее
pl-track-space =
    { $name ->
        [none] Место { $space }, свободно
       *[other] Место { $space }, { $name }
    }
pl-track-move = Переместить ваш диск на место { $space }
pl-track-push-right = Переместить ваш диск на место { $space }, вправо сдвинется { $name }
pl-track-push-left = Переместить ваш диск на место { $space }, влево сдвинется { $name }

## Markets

pl-markets = Рынки
pl-market-crude = Рынок сырой нефти
pl-market-market-1 = Рынок 1
pl-market-market-2 = Рынок 2
pl-market-market-3 = Рынок 3
pl-market-short-crude = Сырая
pl-market-short-market-1 = 1
pl-market-short-market-2 = 2
pl-market-short-market-3 = 3
pl-market-open = Развернуть: { $market }
pl-market-supply = +{ $cubes } в год
pl-market-help = Нажмите на свободное место, чтобы продать, на куб, чтобы купить; нажмите ещё раз, чтобы вернуть. Все продажи идут первыми.
pl-market-look = На свободные места можно продавать, лежащие кубы можно покупать, по указанной ниже цене.
pl-row-supply = с новым годом придёт до { $cubes }
pl-row-demand = с новым годом уйдёт { $cubes }, справа
pl-slot = { $row } за { $price }
pl-slot-free = { $where }, свободно
pl-slot-full = { $where }, куб: { $colour }
pl-slot-buy = Купить: { $where }
pl-slot-sell = Продать как: { $where }
pl-slot-in-words-free = { $price } свободно
pl-slot-in-words-full = { $price } занято
pl-sell-which = Какой куб?
pl-sell-as = { $oil } как { $grade }
pl-as = как { $oil }
pl-sell = Продать
pl-buy = Купить
pl-sell-none = Здесь нечего продать.
pl-sell-none-yet = Пока ничего: нажмите на свободное место.
pl-buy-none = Сейчас здесь ничего не купить.
pl-buy-none-yet = Пока ничего: нажмите на куб.
pl-trade-plan = Торговля по плану
pl-room = места: { $room }
pl-offer = { $oil }: сейчас продаётся самое большее за { $price }

## Contracts and orders

pl-contracts = Контракты
pl-contracts-help = по одному из ряда; { $low }, { $mid } или { $high } за куб, выполнять каждый год
pl-orders = Заказы
pl-orders-help = целиком, между действиями; { $low }, { $mid } или { $high } за куб
pl-order-row = по { $cubes }
pl-next-year = следующий год
pl-tenders-open = Развернуть контракты и заказы
pl-tender-label = { $needs }, приносит { $income }; { $state }
pl-tender-ready = вашей нефти хватает
pl-tender-missing = не хватает: { $needs }
pl-tender-short = не хватает { $count }
pl-tender-gone = нет
pl-sign-now = Взять
pl-sign-later = Позже
pl-signed = Взять: { $name }
pl-signed-later = Взять и отложить: { $name }
pl-serve = Выполнить: +{ $income }
pl-serving = Какой сорт пойдёт на требование: { $need }?
pl-loan = Кредит: +{ $loan } сейчас, −{ $penalty } в конце
pl-loan-planned = Кредит +{ $loan }
pl-own-contracts = Взятые контракты
pl-orders-filled =
    { $count ->
        [one] выполнен { $count } заказ
        [few] выполнено { $count } заказа
       *[other] выполнено { $count } заказов
    }
pl-contracts-none = Контрактов пока нет.
pl-contract-unfinished = открыт: +{ $income }
pl-contract-filled = выполнен, снова в следующем году
pl-contract-again = выполнен, ещё раз +
pl-contract-deferred = со следующего года
pl-contract-warning =
    { $count ->
        [1] Последний раунд: если его не выполнить, штраф в конце { $penalty }.
        [one] Последний раунд: не выполнен { $count } контракт, первый обойдётся в { $penalty }.
        [few] Последний раунд: не выполнено { $count } контракта, первый обойдётся в { $penalty }.
       *[other] Последний раунд: не выполнено { $count } контрактов, первый обойдётся в { $penalty }.
    }
pl-contract-penalty =
    { $count ->
        [1] Если не выполнить его в этом году, штраф { $penalty }.
       *[other] Осталось { $count }; первый невыполненный: −{ $penalty }.
    }
pl-need = требуется { $oil }
pl-need-filled = { $oil }, поставлено
pl-deliver = Поставить за { $income }, требуется { $oil }
pl-contract-in-words = Контракт на поле: { $needs }, приносит { $income }
pl-order-in-words = Заказ на поле: { $needs }, приносит { $income }

## Shops and government

pl-shop-open = Развернуть магазин: { $shop }
pl-government-open = Развернуть правительственные трубы
pl-shops-help-look = В цистерне помещается два куба одного сорта; насосы запускают нефтепроводы, которые у них кончаются.
pl-shops-help-shop = Выберите, что купить; тайлы труб сразу выкладывают.
pl-shops-help-pipes = Возьмите один из тайлов; его сразу выкладывают.
pl-shops-help-benefit = Возьмите то, что даёт улучшение; это бесплатно.
pl-left = осталось { $count }
pl-tank-for = Цистерна за { $price }
pl-tank-buy = Цистерна ({ $grade }), { $price }
pl-machine-buy = Купить насос
pl-pipes-beside = Тайлы труб
pl-pipes-buy = { $count } за { $cost }
pl-pipes-price = { $count } за { $cost }
pl-pipes-prices = { $prices }
pl-pipes-none = Здесь не осталось тайлов.
pl-tanks-own = Ваши цистерны: сырая { $crude }, низкая { $low }, средняя { $mid }, высокая { $high }
pl-government = Правительственные трубы
pl-government-costs = Сколько тайлы стоят вместе
pl-tiles-for = { $count } за { $cost }
pl-government-help =
    { $open ->
        [one] Возьмите тайл, затем те, что имеют с ним общую сторону. В этом году может быть открыт { $open } квадрант.
        [few] Возьмите тайл, затем те, что имеют с ним общую сторону. В этом году может быть открыто { $open } квадранта.
       *[other] Возьмите тайл, затем те, что имеют с ним общую сторону. В этом году может быть открыто { $open } квадрантов.
    }
pl-government-free = Они бесплатны и не обязаны соприкасаться. В этом году открыто может быть квадрантов: { $open }.
pl-government-look =
    { $open ->
        [one] В этом году может быть открыт { $open } квадрант. Тайл берут вместе с теми, что имеют с ним общую сторону.
        [few] В этом году может быть открыто { $open } квадранта. Тайл берут вместе с теми, что имеют с ним общую сторону.
       *[other] В этом году может быть открыто { $open } квадрантов. Тайл берут вместе с теми, что имеют с ним общую сторону.
    }
pl-quadrant-open = открыт, ещё { $left }
pl-quadrant-may = можно открыть
pl-quadrant-closed = закрыт
pl-hand = Выложить

## Upgrades

pl-upgrades = Улучшения
pl-upgrades-help = По { $cost }, за действие до двух разных типов; только следующий уровень.
pl-family-closed = закрыто
pl-family-have = ваше
pl-family-has = есть: { $effect }
pl-family-next = дальше: { $effect }
pl-cards-left = осталось { $count }
pl-upgrade-buy = Уровень { $level } за { $cost }
pl-close = Закрыть
pl-close-help = Кто купил улучшение, может закрыть для всех ещё один тип на этот год; это завершает действие.

## The sheet

pl-sheet-free = Сеть игрока { $name }; стрелки двигают лист
pl-sheet-tile = Сеть игрока { $name }; стрелки перебирают места для тайла, R поворачивает его, Enter выкладывает
pl-sheet-machine = Сеть игрока { $name }; стрелки перебирают места для насоса, Enter ставит его
pl-sheet-worker = Сеть игрока { $name }; стрелки перебирают тайлы, Enter ставит рабочего
pl-sheet-empty = Труб пока нет. Тайлы есть в магазинах и у правительства.
pl-sheet-empty-other = { $name }: труб пока нет.
pl-own-network = Моя сеть
pl-network-of = Сеть игрока { $name }
pl-network-facts =
    { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[other] { $tiles } тайлов
    } · { $machines ->
        [one] { $machines } насос
        [few] { $machines } насоса
       *[other] { $machines } насосов
    } · { $lines ->
        [one] { $lines } нефтепровод
        [few] { $lines } нефтепровода
       *[other] { $lines } нефтепроводов
    }
pl-back-to-own = Назад к моей сети
pl-place-not = Здесь он лежать не может.
pl-place-line = { $colour } { $before } → { $length }
pl-place-power = мощность { $before } → { $power }
pl-place-reaches = достигает: { $grade }
pl-place-nothing = Не удлиняет ни одного нефтепровода.
pl-site-line =
    { $grade ->
        [none] { $colour }, мощность { $power }: слишком мало
       *[other] { $colour }, мощность { $power }: сырая → { $grade }
    }
pl-run-line = нефтепровод { $line }: { $from } → { $to }
pl-stand-nothing = Ни один нефтепровод здесь ничего не перегонит.
pl-place-of = место { $place } из { $places }

## Lines and tanks

pl-lines = Нефтепроводы
pl-lines-none = Здесь появятся нефтепроводы из двух и более сегментов.
pl-power = мощность
pl-of = из { $power }
pl-line-makes = сыр. → { $grade }
pl-line-makes-nothing = короток
pl-line-needs = { $grade }: нужно { $power }
pl-line-best = перегоняет до конца
pl-line-attached = у насоса · { $next }
pl-idle-no-oil = нет нефти или места для неё
pl-idle-line-attached = у насоса: его запускают насосы
pl-idle-line-elsewhere = здесь не работает
pl-idle-line-loose = не у насоса
pl-idle-line-ran = уже работал
pl-line-in-words =
    { $grade ->
        [none] нефтепровод { $number }, { $colour }, длина { $length }, мощность { $power }, не перегоняет
       *[other] нефтепровод { $number }, { $colour }, длина { $length }, мощность { $power }, сырая → { $grade }
    }
pl-rail = Нефтепровод { $line }
pl-rail-to = Нефтепровод { $line }: { $from } → { $to }, нужно { $power }
pl-rail-from = Нефтепровод { $line }: взять куб ({ $grade })
pl-rail-undo = Нефтепровод { $line }: отменить перегонку ({ $grade })
pl-rail-none = Нефтепровод { $line }: не достичь ({ $grade })
pl-tanks = Цистерны
pl-tank-here = + { $grade }
pl-refining-costs = Нужная мощность: { $from } → { $to }

## Players

pl-players = Игроки
pl-player-look = Показать на листе сеть игрока { $name }
pl-no-pipes = нет труб
pl-player-more =
    { $machines ->
        [0] { "" }
        [one] { $machines } насос ·{ " " }
        [few] { $machines } насоса ·{ " " }
       *[other] { $machines } насосов ·{ " " }
    }{ $contracts ->
        [0] { "" }
        [one] { $contracts } контракт ·{ " " }
        [few] { $contracts } контракта ·{ " " }
       *[other] { $contracts } контрактов ·{ " " }
    }{ $orders ->
        [0] { "" }
        [one] { $orders } заказ ·{ " " }
        [few] { $orders } заказа ·{ " " }
       *[other] { $orders } заказов ·{ " " }
    }{ $penalties ->
        [0] без штрафа
        [one] { $penalties } куб штрафа
        [few] { $penalties } куба штрафа
       *[other] { $penalties } кубов штрафа
    }
pl-score = Если бы игра кончилась сейчас
pl-score-money = деньги
pl-score-oil = нефть в цистернах · { $values }
pl-score-oil-help = за каждый куб: низкая, средняя, высокая
pl-score-lines = нефтепроводы · { $values }
pl-score-lines-help = за каждый нефтепровод, который перегоняет сырую в низкую, среднюю или высокую
pl-score-tile = нефтепроводы у насосов, ещё раз
pl-score-tile-help = тайл оценки, в каждой игре
pl-score-card = карта оценки { $number }
pl-score-penalty = кубы штрафа
pl-score-total = всего
pl-position = Позиция словами
pl-heard-room = место в цистернах
pl-heard-lines = нефтепроводы
pl-heard-more = насосы, контракты, штрафы
pl-heard-refining = Мощность, нужная для перегонки
pl-heard-row = { $market }, { $oil }
pl-heard-signed = Контракт игрока { $name }: { $needs }, приносит { $income }; ещё не хватает: { $open }

## Pages

pl-pages = Страницы поля
pl-page-actions = Действия
pl-page-network = Сеть
pl-page-company = Цистерны
pl-page-market = Рынки
pl-page-tenders = Контракты
pl-page-shops = Магазины
pl-page-government = Трубы
pl-page-upgrades = Улучшения

## The bar

pl-step-back = Убрать последний шаг (Backspace)
pl-chip-sell = продать
pl-chip-buy = купить
pl-chip-deliver = поставка
pl-chip-run = { $from } → { $to }
pl-chip-upgrade = { $family }
pl-chip-close = закрыть: { $family }
pl-chip-pipes =
    { $count ->
        [one] { $count } труба
        [few] { $count } трубы
       *[other] { $count } труб
    }
pl-chip-machine = насос
pl-chip-site = поставить насос
pl-chip-stand = рабочий
pl-chip-start = рабочий
pl-chip-sign = контракт
pl-chip-loan = кредит
pl-chip-serve = заказ
pl-chip-spend = куб
pl-chip-disc = диск на { $space }
pl-chip-done = хватит
pl-lay-next = Выложить этот тайл следующим { $line }
pl-more-tiles =
    { $tiles ->
        [one] Затем ещё { $tiles } тайл.
        [few] Затем ещё { $tiles } тайла.
       *[other] Затем ещё { $tiles } тайлов.
    }
pl-work-help = За { $cost } можно выполнить дополнительное действие рядом.
pl-disc-help = Нажмите на место следующего раунда; лежащий там диск сдвинется.
pl-refine-help = Нажмите на сорт, до которого перегнать.
pl-ask-over = Игра окончена.
pl-ask-planned = На этом ваш ход кончается; дальше ходит { $name }.
pl-ask-start-tanks =
    { $tanks ->
        [1] Разместите последнюю начальную цистерну: нажмите + под сортом.
        [one] Разместите { $tanks } начальную цистерну: нажмите + под сортом. Кубов в каждой: { $cubes }.
        [few] Разместите { $tanks } начальные цистерны: нажмите + под сортом. Кубов в каждой: { $cubes }.
       *[other] Разместите { $tanks } начальных цистерн: нажмите + под сортом. Кубов в каждой: { $cubes }.
    }
pl-ask-work = Ваше действие: поставьте рабочего.
pl-ask-work-again = Ваше второе основное действие: поставьте рабочего.
pl-ask-work-second = Дополнительное действие за { $cost }: { $actions }? Или завершите ход рабочего.
pl-ask-work-end = Поставьте нефть или завершите ход рабочего.
pl-ask-trade = { $market }: сначала продайте, затем покупайте.
pl-ask-trade-buy = { $market }: купите ещё или завершите.
pl-ask-sign = Возьмите не больше одного контракта из каждого ряда.
pl-ask-sign-loan = Возьмите не больше одного контракта из каждого ряда; здесь же кредит.
pl-ask-shop-tanks = Купите цистерны или тайлы труб и завершите.
pl-ask-shop-machines = Купите насосы или тайлы труб и завершите.
pl-ask-pipes =
    { $tiles ->
        [1] Возьмите последний оплаченный тайл или оставьте его.
        [one] Возьмите { $tiles } тайл, один за другим; каждый сразу выкладывают.
        [few] Возьмите { $tiles } тайла, один за другим; каждый сразу выкладывают.
       *[other] Возьмите { $tiles } тайлов, один за другим; каждый сразу выкладывают.
    }
pl-ask-site = Поставьте насос на половину тайла; он режет там нефтепроводы и запускает те, что у него кончаются.
pl-ask-government = Возьмите правительственный тайл за { $cost }.
pl-ask-government-more =
    { $cost ->
        [0] Перейдите к выкладыванию тайлов.
       *[other] Возьмите соседний ещё за { $cost } или выложите то, что есть.
    }
pl-ask-lay = Какой тайл выложить следующим?
pl-ask-place = Выложите этот тайл: щёлкните по месту; R или колёсико поворачивает.
pl-ask-place-touch = Выложите этот тайл: коснитесь места, коснитесь ещё раз, чтобы повернуть.
pl-ask-upgrade = Купите улучшение.
pl-ask-benefit = Бесплатно можно взять: { $due }.
pl-ask-stand = Поставьте рабочего на тайл: его нефтепроводы заработают.
pl-ask-stand-machine = Поставьте рабочего на насос: его нефтепроводы заработают.
pl-ask-refine =
    { $lines ->
        [one] Может работать { $lines } нефтепровод.
        [few] Могут работать { $lines } нефтепровода.
       *[other] Могут работать { $lines } нефтепроводов.
    }
pl-ask-disc = Можно переместить свой диск.
pl-ask-serve = Какой куб пойдёт на требование: { $oil }?
pl-ask-machines = Запустите насосы за { $cost } или завершите ход.
pl-ask-machines-ran = Поставьте нефть или завершите ход.
pl-wait-start-tanks = { $name } размещает начальные цистерны.
pl-wait-work = { $name } выбирает действие.
pl-wait-trade = { $name } торгует.
pl-wait-sign = { $name } смотрит контракты.
pl-wait-shop = { $name } в магазине.
pl-wait-pipes = { $name } выбирает трубы.
pl-wait-site = { $name } ставит насос.
pl-wait-government = { $name } берёт правительственные трубы.
pl-wait-lay = { $name } выкладывает трубы.
pl-wait-place = { $name } выкладывает трубы.
pl-wait-upgrade = { $name } покупает улучшения.
pl-wait-benefit = { $name } берёт то, что даёт улучшение.
pl-wait-stand = { $name } ставит рабочего.
pl-wait-refine = { $name } перегоняет нефть.
pl-wait-disc = { $name } перемещает диск.
pl-wait-serve = { $name } выполняет заказ.
pl-wait-machines = { $name } может запустить насосы.
pl-do-advised = По совету
pl-do-start-tanks = Разместить цистерны
pl-do-trade = Торговать и завершить
pl-do-trade-none = Уйти без торговли
pl-do-sign = Взять и завершить
pl-do-sign-none = Уйти без контракта
pl-do-shop = Купить и завершить
pl-do-shop-none = Уйти без покупок
pl-do-upgrade = Купить и завершить
pl-do-upgrade-none = Уйти без улучшения
pl-do-pipes-done = Оставить последний тайл
pl-do-benefit-done = Оставить остальное
pl-do-site-done = Обойтись без насоса
pl-do-government =
    { $tiles ->
        [1] Выложить тайл
        [one] Выложить { $tiles } тайл
        [few] Выложить { $tiles } тайла
       *[other] Выложить { $tiles } тайлов
    }
pl-do-lay-tile = Выложить сюда
pl-do-lay-machine = Поставить сюда
pl-do-lay-worker = Встать сюда
pl-do-lay-all = Выложить и дальше
pl-do-turn = Повернуть (R)
pl-do-before = Предыдущее место
pl-do-after = Следующее место
pl-do-best = Лучшее место
pl-do-best-run =
    { $lines ->
        [1] Перегнать до предела
       *[other] Перегнать всё до предела
    }
pl-do-refine =
    { $lines ->
        [one] Запустить { $lines } нефтепровод
        [few] Запустить { $lines } нефтепровода
       *[other] Запустить { $lines } нефтепроводов
    }
pl-do-refine-none = Ничего не запускать
pl-do-run-lines = Запустить нефтепроводы
pl-do-run = Запустить насосы: −{ $cost }
pl-do-disc = Переместить диск
pl-do-disc-none = Оставить диск
pl-do-deliver = Поставить нефть
pl-do-to-machines = К насосам
pl-do-end-turn = Завершить ход
pl-do-pass = Пас
pl-do-benefit = Выберите, что взять
pl-do-take = Взять тайл
pl-do-choose-tile = Выбрать тайл
pl-do-choose-cube = Выбрать куб
pl-do-finish = Закончить здесь
pl-do-confirm = Сделать
pl-sure-nothing = Вы здесь ничего не сделали, и действие закончится. Всё равно уйти?
pl-sure-pass = Без действия ход рабочего закончится. Всё равно спасовать?
pl-glance = { $name } { $money }
