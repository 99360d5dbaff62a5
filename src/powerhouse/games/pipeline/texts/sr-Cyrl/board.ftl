### Made of sr-Latn by tools/cyrillic.py.


### The board in a browser.


## Names

pl-oil = { $colour } { $grade }
pl-grade-crude = сир.
pl-grade-low = нис.
pl-grade-mid = сред.
pl-grade-high = вис.
pl-count-of = { $count } × { $what }
pl-initial-crude = 0
pl-initial-low = Н
pl-initial-mid = С
pl-initial-high = В
pl-side-east = десно
pl-side-south = доле
pl-side-west = лево
pl-side-north = горе
pl-path = { $colour } ({ $a } – { $b })
pl-tile = Плочица цеви, прва половина: { $first }, друга половина: { $second }
pl-take = Узми: { $face }
pl-tile-cost = кошта још { $cost }
pl-tile-makes = на најбољем месту прави нафтовод дужине { $length } ({ $colour })
pl-tile-line = { $colour } { $length }
pl-family-government = Држава
pl-family-shops = Продавнице
pl-family-human-resources = Људски ресурси
pl-family-engineering = Инжењеринг
pl-family-refined-markets = Прерађена нафта
pl-family-contracts-orders = Уговори и поруџбине
pl-family-machines = Машине
pl-level = { $family } { $level }
pl-shop-tanks = Цистерне
pl-shop-machines = Машине
pl-to-act = на потезу
pl-remove = Уклони из плана

## Where the game stands

pl-headline = година { $year } · круг { $round } од { $rounds }
pl-headline-last = { $where } · последњи
pl-headline-setup = припрема · почетне цистерне
pl-headline-over = партија је завршена
pl-year = година { $year }
pl-years = Година { $year }, круг { $round }

## The cross

pl-cross = Акције
pl-action-crude = Сирова нафта
pl-action-market-1 = Тржиште 1
pl-action-market-2 = Тржиште 2
pl-action-market-3 = Тржиште 3
pl-action-upgrades = Унапређења
pl-action-tanks = Цистерне и цеви
pl-action-machines = Машине и цеви
pl-action-contracts = Уговори и зајмови
pl-action-government = Државне цеви
pl-action-network = Покрени моју мрежу
pl-action-machine = Покрени машину
pl-action-run-machines = Покрени све машине
pl-action-crude-help = продајте, па купите сирову нафту
pl-action-market-1-help = продајте, па купите нафту
pl-action-market-2-help = продајте, па купите нафту
pl-action-market-3-help = продајте, па купите нафту
pl-action-upgrades-help = купите до два унапређења, па померите диск
pl-action-tanks-help = купите цистерне и плочице цеви, па померите диск
pl-action-machines-help = купите машине и плочице цеви, па померите диск
pl-action-contracts-help = потпишите уговоре, узмите зајам, па померите диск
pl-action-government-help = узмите плочице цеви из квадранта; без додатне акције
pl-action-network-help = радник покреће нафтоводе једне плочице; без додатне акције
pl-action-machine-help = радник бесплатно покреће нафтоводе једне машине; без додатне акције
pl-action-run-machines-help = сваки нафтовод уз машину прерађује једну коцку
pl-action-idle = тамо се сада ништа не може урадити
pl-action-nothing = нема шта да се ради
pl-action-cost = кошта { $cost }
pl-action-then = +{ $cost }
pl-government-prices =
    { $most ->
        [one] 1 до { $most } плочице: { $prices }
        [few] 1 до { $most } плочице: { $prices }
       *[other] 1 до { $most } плочица: { $prices }
    }
pl-machines-cost = кошта { $cost }, после радника
pl-note-machine = бесплатно
pl-note-network = нафтоводи једне плочице
pl-run-gain = нафта вреднија за { $gain }
pl-track = Редослед играча
pl-track-now = овај круг
pl-track-next = следећи круг
pl-track-space =
    { $name ->
        [none] Поље { $space }, слободно
       *[other] Поље { $space }, { $name }
    }
pl-track-move = Помери свој диск на поље { $space }
pl-track-push-right = Помери свој диск на поље { $space }, а { $name } иде удесно
pl-track-push-left = Помери свој диск на поље { $space }, а { $name } иде улево

## Markets

pl-markets = Тржишта
pl-market-crude = Тржиште сирове нафте
pl-market-market-1 = Тржиште 1
pl-market-market-2 = Тржиште 2
pl-market-market-3 = Тржиште 3
pl-market-short-crude = Сирова
pl-market-short-market-1 = 1
pl-market-short-market-2 = 2
pl-market-short-market-3 = 3
pl-market-open = Прикажи: { $market }
pl-market-supply = +{ $cubes } годишње
pl-market-help = Притисните слободно место да на њега продате, коцку да је купите; притисните поново да вратите. Прво иду све продаје.
pl-market-look = На слободна места се може продати, а коцке на осталима се могу купити, свака по цени испод.
pl-row-supply = с новом годином долази до { $cubes }
pl-row-demand = с новом годином одлази { $cubes }, здесна
pl-slot = { $row } за { $price }
pl-slot-free = { $where }, слободно
pl-slot-full = { $where }, коцка ({ $colour })
pl-slot-buy = Купи: { $where }
pl-slot-sell = Продај као: { $where }
pl-slot-in-words-free = { $price } слободно
pl-slot-in-words-full = { $price } заузето
pl-sell-which = Коју коцку?
pl-sell-as = { $oil } као { $grade }
pl-as = као { $oil }
pl-sell = Продај
pl-buy = Купи
pl-sell-none = Овде се ништа не може продати.
pl-sell-none-yet = Још ништа: притисните слободно место.
pl-buy-none = Овде се сада ништа не може купити.
pl-buy-none-yet = Још ништа: притисните коцку.
pl-trade-plan = Планирана трговина
pl-room = места за { $room }
pl-offer = { $oil }: сада би се најбоље продала за { $price }

## Contracts and orders

pl-contracts = Уговори
pl-contracts-help = по један из сваког реда; { $low }, { $mid } или { $high } по коцки, испуњава се сваке године
pl-orders = Поруџбине
pl-orders-help = испуњавају се целе, између акција; { $low }, { $mid } или { $high } по коцки
pl-order-row = по { $cubes }
pl-next-year = следећа година
pl-tenders-open = Прикажи уговоре и поруџбине
pl-tender-label = { $needs }, доноси { $income }; { $state }
pl-tender-ready = ваша нафта испуњава
pl-tender-missing = недостаје: { $needs }
pl-tender-short = недостаје { $count }
pl-tender-gone = нема га више
pl-sign-now = Потпиши
pl-sign-later = Касније
pl-signed = Уговор: { $name }
pl-signed-later = Уговор за следећу годину: { $name }
pl-serve = Испуни: +{ $income }
pl-serving = Која класа иде на потребу: { $need }?
pl-loan = Зајам: +{ $loan } сада, −{ $penalty } на крају
pl-loan-planned = Зајам +{ $loan }
pl-own-contracts = Потписани уговори
pl-orders-filled =
    { $count ->
        [one] { $count } испуњена поруџбина
        [few] { $count } испуњене поруџбине
       *[other] { $count } испуњених поруџбина
    }
pl-contracts-none = Још ниједан није потписан.
pl-contract-unfinished = отворен: +{ $income }
pl-contract-filled = испуњен, опет следеће године
pl-contract-again = испуњен, још једном +
pl-contract-deferred = од следеће године
pl-contract-warning =
    { $count ->
        [1] Последњи круг: неиспуњен на крају кошта { $penalty }.
        [one] Последњи круг: неиспуњен је { $count }, први кошта { $penalty }.
        [few] Последњи круг: неиспуњена су { $count }, први кошта { $penalty }.
       *[other] Последњи круг: неиспуњено је { $count }, први кошта { $penalty }.
    }
pl-contract-penalty =
    { $count ->
        [1] Неиспуњен у овој години кошта { $penalty }.
       *[other] За испуњење: { $count }; први неиспуњен кошта { $penalty }.
    }
pl-need = тражи се { $oil }
pl-need-filled = { $oil }, испоручено
pl-deliver = Испоручи на потребу ({ $oil }) за { $income }
pl-contract-in-words = Уговор на табли: { $needs }, доноси { $income }
pl-order-in-words = Поруџбина на табли: { $needs }, доноси { $income }

## Shops and government

pl-shop-open = Прикажи продавницу: { $shop }
pl-government-open = Прикажи државне цеви
pl-shops-help-look = Цистерна прима две коцке једне класе; машине покрећу нафтоводе који се код њих завршавају.
pl-shops-help-shop = Изаберите шта купујете; плочице цеви се одмах полажу.
pl-shops-help-pipes = Узмите једну од плочица; одмах се полаже.
pl-shops-help-benefit = Узмите оно што доноси ваше унапређење; бесплатно је.
pl-left = остало { $count }
pl-tank-for = Цистерна за { $price }
pl-tank-buy = Цистерна ({ $grade }), { $price }
pl-machine-buy = Купи машину
pl-pipes-beside = Плочице цеви
pl-pipes-buy = { $count } за { $cost }
pl-pipes-price = { $count } за { $cost }
pl-pipes-prices = { $prices }
pl-pipes-none = Овде нема више плочица.
pl-tanks-own = Ваше цистерне: сирова { $crude }, ниска { $low }, средња { $mid }, висока { $high }
pl-government = Државне цеви
pl-government-costs = Колико плочице коштају заједно
pl-tiles-for = { $count } за { $cost }
pl-government-help =
    { $open ->
        [one] Узмите плочицу, затим оне које с њом имају заједничку ивицу. Ове године сме бити отворен { $open } квадрант.
        [few] Узмите плочицу, затим оне које с њом имају заједничку ивицу. Ове године смеју бити отворена { $open } квадранта.
       *[other] Узмите плочицу, затим оне које с њом имају заједничку ивицу. Ове године сме бити отворено { $open } квадраната.
    }
pl-government-free = Не коштају ништа и не морају да се додирују. Ове године може да буде отворено квадраната: { $open }.
pl-government-look =
    { $open ->
        [one] Ове године сме бити отворен { $open } квадрант. Плочица се узима с онима које с њом имају заједничку ивицу.
        [few] Ове године смеју бити отворена { $open } квадранта. Плочица се узима с онима које с њом имају заједничку ивицу.
       *[other] Ове године сме бити отворено { $open } квадраната. Плочица се узима с онима које с њом имају заједничку ивицу.
    }
pl-quadrant-open = отворен, остало { $left }
pl-quadrant-may = може да се отвори
pl-quadrant-closed = затворен
pl-hand = За полагање

## Upgrades

pl-upgrades = Унапређења
pl-upgrades-help = Свако { $cost }, у једној акцији до два, различитих врста; само следећи ниво.
pl-family-closed = затворено
pl-family-have = ваше
pl-family-has = имате: { $effect }
pl-family-next = следеће: { $effect }
pl-cards-left = остало { $count }
pl-upgrade-buy = Ниво { $level } за { $cost }
pl-close = Затвори
pl-close-help = Ко је купио, сме за све да затвори још једну врсту до краја године; то завршава акцију.

## The sheet

pl-sheet-free = Мрежа: { $name }; стрелице померају лист
pl-sheet-tile = Мрежа: { $name }; стрелице обилазе места за плочицу, R је окреће, Enter је полаже
pl-sheet-machine = Мрежа: { $name }; стрелице обилазе места за машину, Enter је поставља
pl-sheet-worker = Мрежа: { $name }; стрелице обилазе плочице, Enter ставља радника
pl-sheet-empty = Још нема цеви. Плочице имају продавнице и држава.
pl-sheet-empty-other = { $name } још нема цеви.
pl-own-network = Моја мрежа
pl-network-of = Мрежа: { $name }
pl-network-facts =
    { $tiles ->
        [one] { $tiles } плочица
        [few] { $tiles } плочице
       *[other] { $tiles } плочица
    } · { $machines ->
        [one] { $machines } машина
        [few] { $machines } машине
       *[other] { $machines } машина
    } · { $lines ->
        [one] { $lines } нафтовод
       *[other] { $lines } нафтовода
    }
pl-back-to-own = Назад на моју мрежу
pl-place-not = Не може да лежи овде.
pl-place-line = { $colour } { $before } → { $length }
pl-place-power = снага { $before } → { $power }
pl-place-reaches = достиже: { $grade }
pl-place-nothing = Не продужава ниједан нафтовод.
pl-site-line =
    { $grade ->
        [none] { $colour }, снага { $power }: прекратак
       *[other] { $colour }, снага { $power }: сирова → { $grade }
    }
pl-run-line = нафтовод { $line }: { $from } → { $to }
pl-stand-nothing = Овде ниједан нафтовод не би ништа прерадио.
pl-place-of = место { $place } од { $places }

## Lines and tanks

pl-lines = Нафтоводи
pl-lines-none = Овде се наводе нафтоводи од два и више сегмената.
pl-power = снага
pl-of = од { $power }
pl-line-makes = сир. → { $grade }
pl-line-makes-nothing = прекратак
pl-line-needs = { $grade }: треба { $power }
pl-line-best = прерађује до краја
pl-line-attached = уз машину · { $next }
pl-idle-no-oil = нема нафте или места за њу
pl-idle-line-attached = уз машину: покрећу га машине
pl-idle-line-elsewhere = не покреће се овде
pl-idle-line-loose = није уз машину
pl-idle-line-ran = већ је радио
pl-line-in-words =
    { $grade ->
        [none] нафтовод { $number }, { $colour }, дужина { $length }, снага { $power }, не прави ништа
       *[other] нафтовод { $number }, { $colour }, дужина { $length }, снага { $power }, сирова → { $grade }
    }
pl-rail = Нафтовод { $line }
pl-rail-to = Нафтовод { $line }: { $from } → { $to }, треба { $power }
pl-rail-from = Нафтовод { $line }: узми коцку ({ $grade })
pl-rail-undo = Нафтовод { $line }: врати прераду ({ $grade })
pl-rail-none = Нафтовод { $line }: ова класа се не може достићи ({ $grade })
pl-tanks = Цистерне
pl-tank-here = + { $grade }
pl-refining-costs = Потребна снага: { $from } → { $to }

## Players

pl-players = Играчи
pl-player-look = Прикажи мрежу на листу: { $name }
pl-no-pipes = нема цеви
pl-player-more =
    { $machines ->
        [0] { "" }
        [one] { $machines } машина ·{ " " }
        [few] { $machines } машине ·{ " " }
       *[other] { $machines } машина ·{ " " }
    }{ $contracts ->
        [0] { "" }
        [one] { $contracts } уговор ·{ " " }
       *[other] { $contracts } уговора ·{ " " }
    }{ $orders ->
        [0] { "" }
        [one] { $orders } поруџбина ·{ " " }
        [few] { $orders } поруџбине ·{ " " }
       *[other] { $orders } поруџбина ·{ " " }
    }{ $penalties ->
        [0] без казне
        [one] { $penalties } казнена коцка
        [few] { $penalties } казнене коцке
       *[other] { $penalties } казнених коцки
    }
pl-score = Кад би сада био крај
pl-score-money = новац
pl-score-oil = нафта у цистернама · { $values }
pl-score-oil-help = за сваку коцку ниске, средње и високе класе
pl-score-lines = нафтоводи · { $values }
pl-score-lines-help = за сваки нафтовод који од сирове прави ниску, средњу или високу класу
pl-score-tile = нафтоводи уз машине, још једном
pl-score-tile-help = плочица процене, у свакој партији
pl-score-card = карта процене { $number }
pl-score-penalty = казнене коцке
pl-score-total = укупно
pl-position = Позиција речима
pl-heard-room = место у цистернама
pl-heard-lines = нафтоводи
pl-heard-more = машине, уговори, казне
pl-heard-refining = Снага потребна за прераду
pl-heard-row = { $market }, { $oil }
pl-heard-signed = Уговор ({ $name }): { $needs }, доноси { $income }; још недостаје: { $open }

## Pages

pl-pages = Странице табле
pl-page-actions = Акције
pl-page-network = Мрежа
pl-page-company = Цистерне
pl-page-market = Тржишта
pl-page-tenders = Уговори
pl-page-shops = Продавнице
pl-page-government = Квадранти
pl-page-upgrades = Унапређења

## The bar

pl-step-back = Врати последњи корак (Backspace)
pl-chip-sell = продаја
pl-chip-buy = куповина
pl-chip-deliver = испорука
pl-chip-run = { $from } → { $to }
pl-chip-upgrade = { $family }
pl-chip-close = затвара: { $family }
pl-chip-pipes =
    { $count ->
        [one] { $count } цев
       *[other] { $count } цеви
    }
pl-chip-machine = машина
pl-chip-site = постављање
pl-chip-stand = радник
pl-chip-start = радник
pl-chip-sign = потписује
pl-chip-loan = зајам
pl-chip-serve = поруџбина
pl-chip-spend = коцка
pl-chip-disc = диск на { $space }
pl-chip-done = довољно
pl-lay-next = Као следећу положи ову плочицу { $line }
pl-more-tiles =
    { $tiles ->
        [1] Следи још једна плочица.
        [one] Следи још { $tiles } плочица.
        [few] Следе још { $tiles } плочице.
       *[other] Следи још { $tiles } плочица.
    }
pl-work-help = За { $cost } може уследити додатна акција поред ове.
pl-disc-help = Притисните поље следећег круга; диск који тамо лежи гура се даље.
pl-refine-help = Притисните класу до које коцка треба да стигне, или је превуците по шини.
pl-ask-over = Партија је завршена.
pl-ask-planned = Тиме се ваш потез завршава; следи { $name }.
pl-ask-start-tanks =
    { $tanks ->
        [1] Поставите последњу почетну цистерну: притисните + испод неке класе.
        [one] Поставите { $tanks } почетну цистерну: притисните + испод неке класе. Свака прима коцки: { $cubes }.
        [few] Поставите { $tanks } почетне цистерне: притисните + испод неке класе. Свака прима коцки: { $cubes }.
       *[other] Поставите { $tanks } почетних цистерни: притисните + испод неке класе. Свака прима коцки: { $cubes }.
    }
pl-ask-work = Ваша акција: пошаљите радника некуда.
pl-ask-work-again = Ваша друга главна акција: пошаљите радника некуда.
pl-ask-work-second = Додатна акција за { $cost }: { $actions }? Или завршите потез радника.
pl-ask-work-end = Испоручите, или завршите потез радника.
pl-ask-trade = { $market }: прво продајте, затим купите.
pl-ask-trade-buy = { $market }: купите још, или завршите.
pl-ask-sign = Потпишите највише по један уговор из сваког реда.
pl-ask-sign-loan = Потпишите највише по један уговор из сваког реда; ту је и зајам.
pl-ask-shop-tanks = Купите цистерне или плочице цеви, па завршите.
pl-ask-shop-machines = Купите машине или плочице цеви, па завршите.
pl-ask-pipes =
    { $tiles ->
        [1] Узмите последњу плочицу, плаћена је, или је оставите.
        [one] Узмите { $tiles } плочицу, једну по једну; свака се одмах полаже.
        [few] Узмите { $tiles } плочице, једну по једну; свака се одмах полаже.
       *[other] Узмите { $tiles } плочица, једну по једну; свака се одмах полаже.
    }
pl-ask-site = Поставите машину на половину плочице; она ту сече нафтоводе и покреће оне који се код ње завршавају.
pl-ask-government = Узмите државну плочицу за { $cost }.
pl-ask-government-more =
    { $cost ->
        [0] Наставите с полагањем својих плочица.
       *[other] Узмите једну поред ње за још { $cost }, или положите то што имате.
    }
pl-ask-lay = Коју плочицу полажете следећу?
pl-ask-place = Положите ову плочицу: кликните на место, R или точкић је окреће.
pl-ask-place-touch = Положите ову плочицу: додирните место, додирните поново да је окренете.
pl-ask-upgrade = Купите унапређење.
pl-ask-benefit = Бесплатно смете да узмете: { $due }.
pl-ask-stand = Ставите радника на плочицу: покрећу се њени нафтоводи.
pl-ask-stand-machine = Ставите радника на машину: покрећу се њени нафтоводи.
pl-ask-refine =
    { $lines ->
        [1] Може да се покрене један нафтовод.
        [one] Може да се покрене { $lines } нафтовод.
        [few] Могу да се покрену { $lines } нафтовода.
       *[other] Може да се покрене { $lines } нафтовода.
    }
pl-ask-disc = Ваш диск може да се помери за следећи круг.
pl-ask-serve = Која коцка иде на потребу: { $oil }?
pl-ask-machines = Покрените машине за { $cost }, или завршите потез.
pl-ask-machines-ran = Испоручите, или завршите потез.
pl-wait-start-tanks = { $name } поставља почетне цистерне.
pl-wait-work = { $name } бира акцију.
pl-wait-trade = { $name } тргује.
pl-wait-sign = { $name } гледа уговоре.
pl-wait-shop = { $name } је у продавници.
pl-wait-pipes = { $name } бира цеви.
pl-wait-site = { $name } поставља машину.
pl-wait-government = { $name } узима државне цеви.
pl-wait-lay = { $name } полаже цеви.
pl-wait-place = { $name } полаже цеви.
pl-wait-upgrade = { $name } купује унапређења.
pl-wait-benefit = { $name } узима оно што доноси унапређење.
pl-wait-stand = { $name } поставља радника.
pl-wait-refine = { $name } прерађује нафту.
pl-wait-disc = { $name } помера диск.
pl-wait-serve = { $name } испуњава поруџбину.
pl-wait-machines = { $name } може да покрене машине.
pl-do-advised = Како се саветује
pl-do-start-tanks = Постави цистерне
pl-do-trade = Тргуј и заврши
pl-do-trade-none = Изађи без трговине
pl-do-sign = Потпиши и заврши
pl-do-sign-none = Изађи без потписа
pl-do-shop = Купи и заврши
pl-do-shop-none = Изађи без куповине
pl-do-upgrade = Купи и заврши
pl-do-upgrade-none = Изађи без унапређења
pl-do-pipes-done = Остави последњу плочицу
pl-do-benefit-done = Остави остатак
pl-do-site-done = Остави машину
pl-do-government =
    { $tiles ->
        [1] Положи плочицу
        [one] Положи { $tiles } плочицу
        [few] Положи { $tiles } плочице
       *[other] Положи { $tiles } плочица
    }
pl-do-lay-tile = Положи овде
pl-do-lay-machine = Постави овде
pl-do-lay-worker = Стани овде
pl-do-lay-all = Положи и настави
pl-do-turn = Окрени (R)
pl-do-before = Претходно место
pl-do-after = Следеће место
pl-do-best = Најбоље место
pl-do-best-run =
    { $lines ->
        [1] Преради докле може
       *[other] Преради све докле може
    }
pl-do-refine =
    { $lines ->
        [1] Покрени један нафтовод
        [one] Покрени { $lines } нафтовод
       *[other] Покрени { $lines } нафтовода
    }
pl-do-refine-none = Не покрећи ништа
pl-do-run-lines = Покрени нафтоводе
pl-do-run = Покрени машине: −{ $cost }
pl-do-disc = Помери диск
pl-do-disc-none = Остави диск
pl-do-deliver = Испоручи
pl-do-to-machines = Даље на машине
pl-do-end-turn = Заврши потез
pl-do-pass = Пропусти потез
pl-do-benefit = Изаберите шта узимате
pl-do-take = Узми плочицу
pl-do-choose-tile = Изабери плочицу
pl-do-choose-cube = Изабери коцку
pl-do-finish = Заврши овде
pl-do-confirm = Уради ово
pl-sure-nothing = Овде ништа нисте урадили, а акција би се завршила. Ипак изаћи?
pl-sure-pass = Без акције се потез радника завршава. Ипак пропустити?
pl-glance = { $name } { $money }
