### Pipeline in the terminal. Words in `…` are typed as they stand.

## Headings and labels

title = Год { $year } · раунд { $round } из { $rounds } · { $phase }
title-track = следующий раунд { $discs }
phase-start-tanks = Подготовка
phase-machines = Машинная фаза
phase-disc = Порядок хода
phase-work = Рабочая фаза
label-contracts = контракты
label-orders = заказы
label-yours = ваши
label-tanks = цистерны
label-machines = насосы
label-at-tanks = у цистерн
label-at-machines = у насосов
label-lines = нефтепр.
label-refining = перегонка
label-valuation = оценка
label-hand = на руках
label-pipes = трубы
label-beside = рядом
column-penalties = штр
column-longest = длина
column-machines = нас
column-contracts = контр
column-orders = зак
column-slots = места ([цена]: там лежит куб)
column-held = у вас
column-you = вы
column-left = осталось
column-next-level = следующий уровень
column-stand = куда встать
column-would-refine = перегонит
column-line = нефтепровод
column-refines = перегоняет
column-line-values = нефтепроводы
column-attached = у насосов
column-card = карта { $number }
column-penalty = штраф
letter-colour-orange = O
letter-colour-teal = T
letter-colour-silver = S
letter-grade-crude = c
letter-grade-low = l
letter-grade-mid = m
letter-grade-high = h
letter-family-government = G
letter-family-shops = S
letter-family-human-resources = H
letter-family-engineering = E
letter-family-refined-markets = R
letter-family-contracts-orders = C
letter-family-machines = M
mark-machine = Н{ $number }
legend = O оранжевая, T синяя, S белая; c сырая, l низкая, m средняя, h высокая

## Spaces of the board, as they are typed

space-crude = crude
space-market-1 = market-1
space-market-2 = market-2
space-market-3 = market-3
space-upgrades = upgrades
space-tanks = tanks
space-machines = machines
space-contracts = contracts

## What is drawn

none = нет
none-left = не осталось
buy = купить
sell = продать
next-year = следующий год { $oil }
contract-unfinished = { $contract } требует { $oil }
contract-deferred = { $contract } { $oil } в следующем году
contract-again = { $contract } { $oil } ещё раз?
contract-filled = { $contract } { $oil } выполнен
tanks-free = свободно { $room }
tanks-full = полно
lines-short = слишком коротких: { $lines }
lines-all-short = { $lines }, все слишком коротки для перегонки
refining-power = нужная мощность, начиная с сырой
quadrant-open = квадрант { $number }, открыт
quadrant-closed = квадрант { $number }, закрыт
quadrant-plan = места квадранта по рядам: { $plan }   T6: даёт нефтепровод длины 6
goods-for = { $count } за { $price }
goods-dear = ничего, на что хватило бы денег
good-tank = цистерна ({ $grade })
good-machine = насос
good-pipes =
    { $count ->
        [one] { $count } труба
        [few] { $count } трубы
       *[other] { $count } труб
    }
next-closed = закрыто до следующего года
next-all = у вас все три
next-gone = уровня { $level } не осталось
next-card = { $level }: { $effect }
families-one = `families eng` покажет все карты одного типа
outside-government = правительство
outside-network = сеть
outside-machine = насос
outside-run-machines = запуск насосов
outside-cost = { $action } за { $cost }
outside-run = { $action }: { $run }
delivery-order = заказ { $order }
delivery-cube = поставить { $oil } в { $contract }
delivery-cube-as = поставить { $oil } в { $contract } как { $grade }
place-lines = { $lines }
place-runs = запускает { $lines }
place-runs-nothing = ничего не запускает
place-lengthens-nothing = ничего не удлиняет
place-lies = лежит
place-stands = стоит
place-tile = { $tile }, вторая половина e
place-more = ещё { $count }: `spots`
run-nothing = перегонять нечего
run-none = Сейчас ни один нефтепровод не перегонит куб; `1` завершает действие.
run-all = всё
run-all-note = каждый нефтепровод до предела
run-cubes = { $cubes }
run-to = { $oil } → { $grade }
run-needs = нужно { $power }, у вас { $cubes } × { $oil }
map-more = … `map` покажет всё
map-empty = { $name }: труб пока нет.
spots-none = Сейчас нечего выкладывать.

## What is asked

count-of-grade = { $count } × { $grade }
quoted = `{ $text }`
ask-start-tanks =
    { $tanks ->
        [one] Разместите { $tanks } начальную цистерну, кубов в каждой { $cubes }: например, `crude, crude, low` или `usual`, как советуют ({ $usual }).
        [few] Разместите { $tanks } начальные цистерны, кубов в каждой { $cubes }: например, `crude, crude, low` или `usual`, как советуют ({ $usual }).
       *[other] Разместите { $tanks } начальных цистерн, кубов в каждой { $cubes }: например, `crude, crude, low` или `usual`, как советуют ({ $usual }).
    }
ask-main = Ваше действие: номер или начало слова (`m1`, `gov`), или `pass`. У вас { $money }.
ask-main-again = Ваше второе основное действие: номер или начало слова (`m1`, `gov`), или `done`. У вас { $money }.
ask-second = Дополнительное действие за { $cost }: { $actions }? Или `done`. У вас { $money }.
ask-second-deliver = Дополнительное действие за { $cost }: { $actions }? Или поставьте нефть, или `done`. У вас { $money }.
ask-deliver = Поставьте нефть или `done`. У вас { $money }.
ask-machines = Запустить все насосы за { $cost } (`run all` или `run`)? `done` завершает ход. У вас { $money }.
ask-machines-ran = Поставьте нефть, или `done` завершает ход. У вас { $money }.
ask-trade-more = Купите ещё, например `b 2 tc`, или `done`. У вас { $money }.
ask-trade-sell = Сначала продайте, например `s om` или `s all th`, затем купите, например `b 2 tc`; цены берутся лучшие. `done` завершает. У вас { $money }.
ask-trade-buy = Покупайте, например `b 2 tc`; цены берутся лучшие. `done` завершает. У вас { $money }.
ask-sign =
    { $defer ->
        [yes] Возьмите не больше одного контракта из ряда по имени, например `low3`; добавьте `d`, чтобы отложить его на следующий год (`low3 d`){ ask-loan }, или `done`.
       *[no] Возьмите не больше одного контракта из ряда по имени, например `low3`{ ask-loan }, или `done`.
    }
ask-loan =
    { $loan ->
        [0] { "" }
       *[other] , `loan` — { $loan } и куб штрафа
    }
ask-shop-tanks = Покупайте по номеру, или `low` или `2 crude` купит самые дешёвые цистерны; `done` завершает. У вас { $money }.
ask-shop-machines = Покупайте по номеру, или `machine` купит насос; `done` завершает. У вас { $money }.
ask-pipes = Какой тайл трубы, по букве? Взять осталось { $pipes }, каждый сразу выкладывают.
ask-pipes-last = Какой тайл трубы, по букве? Взять осталось { $pipes }, каждый сразу выкладывают; `done` оставит последний.
ask-site = Куда поставить насос? Номер или половина по x,y, например `3,-1`. Он режет нефтепроводы под собой.
ask-site-free = Куда поставить насос? Номер или половина по x,y, например `3,-1`, или `done`, чтобы обойтись без него. Он режет нефтепроводы под собой.
ask-government = Какой тайл берёт рабочий, например `1a`? За ним могут идти соседние (`1a 1b`): от 1 до 5 за { $prices }.
ask-government-more = Соседний тайл ещё за { $cost }, или `done`. У вас { $money }.
ask-lay =
    { $tiles ->
        [one] Взят { $tiles } тайл. Какой выложить следующим?
        [few] Взято { $tiles } тайла. Какой выложить следующим?
       *[other] Взято { $tiles } тайлов. Какой выложить следующим?
    }
ask-place = Куда? Номер или x,y и сторона второй половины, например `3,-1 e`. `try 2` покажет, как он ляжет.
ask-place-first = Ваш первый тайл: номер говорит, как он лежит (другие места только сдвинули бы сеть).
ask-upgrade = Купите улучшение за { $cost }, например `1` или `{ $example }`; `done` завершает. У вас { $money }.
ask-upgrade-close = Купите улучшение за { $cost }, например `1` или `{ $example }`; `close { $closing }` закрывает тип для всех на этот год и завершает; `done` завершает. У вас { $money }.
ask-upgrade-none = Покупать больше нечего; `done` завершает. У вас { $money }.
ask-upgrade-none-close = Покупать больше нечего; `close { $closing }` закрывает тип для всех на этот год и завершает; `done` завершает. У вас { $money }.
ask-benefit = Бесплатно можно взять: { $due }; `done` оставляет остальное.
ask-due-government =
    { $count ->
        [one] { $count } правительственный тайл (`1a`)
        [few] { $count } правительственных тайла (`1a`)
       *[other] { $count } правительственных тайлов (`1a`)
    }
ask-due-tanks =
    { $count ->
        [one] { $count } цистерна (`crude`, `low` …)
        [few] { $count } цистерны (`crude`, `low` …)
       *[other] { $count } цистерн (`crude`, `low` …)
    }
ask-due-machines = насос (`machine`)
ask-due-pipes =
    { $count ->
        [one] { $count } труба из магазина (по букве)
        [few] { $count } трубы из магазина (по букве)
       *[other] { $count } труб из магазина (по букве)
    }
ask-stand = На какой тайл встаёт рабочий? Номер из списка.
ask-stand-machine = На какой насос встаёт рабочий? Номер из списка.
ask-refine = Перегоняйте по номеру, несколько — как `2, 3`; `done` оставляет остальное.
ask-disc = Какое место в порядке следующего раунда, от 1 до { $spaces }? `done`: крайнее левое свободное.
ask-disc-push = Какое место в порядке следующего раунда, от 1 до { $spaces }? Другие сдвигаются вправо, с `2 left` — влево. `done`: крайнее левое свободное.
ask-serve = Заказ { $order }, требуется { $oil }: какой сорт туда пойдёт, { $grades }?

## What was typed

say-tile = скажите, что стоит перед тайлом, например `{ $example }`
trade-no-place = на этом рынке нет места для { $oil }
refine-nothing = сейчас перегонять нечего
try-nothing = сейчас нечего выкладывать
try-which = скажите, какое место, от 1 до { $highest }, например `try 1`
map-nobody = здесь никого не зовут «{ $said }», есть { $names }

## Pages

page-markets = все рынки, место за местом
page-board = контракты и заказы на поле
page-tiles = трубы правительства и магазинов, цистерны и насосы
page-families = улучшения; `families eng`: все карты одного типа
page-map = ваша сеть с нефтепроводами или `map boris`
page-spots = все места для взятого тайла или насоса
page-try = `try 2`: ваша сеть с тайлом на месте 2
page-worth = карты оценки и что принесла бы сейчас каждая компания, без штрафов за невыполненные контракты

## Examples of what can be typed

example-half = половина тайла: белая слева вниз, оранжевая сверху вправо
example-straight = половина тайла: оранжевая идёт прямо, синяя её пересекает
example-ends = толстая черта: трубы соединены; тонкая: открытый конец
example-line = нефтепровод 4, синий, мощность 10, перегоняет сырую до средней; * у насоса
example-place = второе место списка; на карте он закрывает обе клетки с 2
example-try = посмотреть, прежде чем выкладывать
example-usual = начальные цистерны, как советуют
example-start-tanks = цистерны по сорту или по номеру
example-action = рабочий на рынок 1; `2` — то же самое, достаточно начала
example-action-trade = и продать там оранжевую среднюю, купить три синие сырые
example-action-government = правительственные трубы: рабочий на 1a и соседний 1b
example-action-tanks = две цистерны для низкого сорта, самые дешёвые
example-network = перегнать сколько можно за одно действие; `net` даёт выбрать
example-deliver = поставить нефть по вашему контракту low2, выполнить заказ o3-4
example-run = запустить насосы, каждый нефтепровод до предела; `run` даёт выбрать
example-deliver-done = поставить нефть по вашему контракту low2, выполнить заказ, завершить ход
example-sell = продать оранжевую среднюю и две синие низкие, каждую по лучшей цене
example-buy = затем купить три синие сырые, самые дешёвые; `b all tc`
example-sell-for = продать за 40, а не по лучшей цене
example-sign = взять low3, взять mid6 и отложить на следующий год
example-loan = деньги сейчас и куб штрафа
example-tanks = две цистерны для низкого сорта и одна для сырой, самые дешёвые
example-machine = самый дешёвый насос, на лучшее место
example-pipes = оплатить два тайла труб и взять c
example-take = взять тайл трубы c; его сразу выкладывают
example-government = рабочий берёт 1a, затем соседний 1b, больше ничего
example-benefit = цистерна для низкого сорта, труба c из магазина, правительственный тайл
example-lay = следующим выложить второй из взятых тайлов
example-place-cell = первая половина в x 3, y -1, вторая к востоку
example-site-cell = половина в x 3, y -1
example-upgrade = купить «Перегонку» и второй тип из списка
example-close = закрыть другой тип для всех на этот год, после покупки
example-stand = встать на первый тайл и запустить каждый нефтепровод
example-refine-all = каждый нефтепровод до предела
example-refine = только эти; `done` оставляет остальное
example-disc = ваш диск на место 2
example-disc-left = то же, но лежащие там диски сдвигаются влево
example-serve = на заказ идёт куб этого сорта
