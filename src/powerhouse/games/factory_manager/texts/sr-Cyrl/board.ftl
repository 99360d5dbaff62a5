### Made of sr-Latn by tools/cyrillic.py.


### The board in a browser.

fm-headline = круг { $round } од { $rounds } · { $phase }
fm-headline-over = партија је завршена
fm-phase-offer = редослед играча
fm-phase-bid = редослед играча
fm-phase-back = редослед играча
fm-phase-bring = тржиште
fm-phase-buy = куповина
fm-phase-run = рад фабрике

## Tiles and quantities

fm-tile =
    { $type ->
        [storage] Складиште { $mark }
        [machine] Машина { $mark }
        [robot_auto] Робот { $mark }
        [robot_semi] Полуробот { $mark }
        [control] Контрола { $mark }
       *[optimizer] Оптимизатор { $mark }
    }
fm-tile-start =
    { $type ->
        [storage] Почетно складиште
        [machine] Почетна машина
       *[other] Почетна плочица
    }
fm-tile-mark-start = start
fm-type-short =
    { $type ->
        [storage] складиште
        [machine] машина
        [robot_auto] робот
        [robot_semi] полуробот
        [control] контрола
       *[optimizer] оптимизатор
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
        [production] производња { $amount }
        [storage] складиште { $amount }
        [energy] енергија { $amount }
       *[workers] радници { $amount }
    }
fm-figure-saves =
    { $quantity ->
        [energy]
            { $amount ->
                [one] штеди { $amount } енергију
               *[other] штеди { $amount } енергије
            }
       *[workers] штеди { $amount } радника
    }
fm-quantity =
    { $quantity ->
        [production] производња
        [storage] складиште
        [energy] енергија
       *[workers] радници
    }
fm-legend-saves = штеди
fm-range = { $from } до { $to }

## Turn-order tiles

fm-order-title = Редослед играча
fm-order-stack = лицем надоле: { $tiles }
fm-order-unused = не у овом кругу: { $tiles }
fm-order-off = попуст { $discount }
fm-order-of = Плочица редоследа { $number }
fm-order-acts =
    { $place ->
        [1] игра прва
        [2] игра друга
        [3] игра трећа
        [4] игра четврта
       *[other] игра пета
    }
fm-order-place = { $place }.
fm-order-no-workers = нема
fm-order-extra = износи +{ $extra }
fm-order-tile =
    { $place ->
        [1] Плочица { $number } игра прва, попуст { $discount } на сваку цену.
        [2] Плочица { $number } игра друга, попуст { $discount } на сваку цену.
        [3] Плочица { $number } игра трећа, попуст { $discount } на сваку цену.
        [4] Плочица { $number } игра четврта, попуст { $discount } на сваку цену.
       *[other] Плочица { $number } игра пета, попуст { $discount } на сваку цену.
    }
fm-order-tile-extra =
    { $extra ->
        [one] Последњи сме да изнесе још { $extra } плочицу.
        [few] Последњи сме да изнесе још { $extra } плочице.
       *[other] Последњи сме да изнесе још { $extra } плочица.
    }
fm-order-tile-held =
    { $workers ->
        [0] { $name } је има без радника.
        [one] { $name } је има са { $workers } радником.
       *[other] { $name } је има са { $workers } радника.
    }
fm-order-tile-bid = { $name } нуди { $workers } радника.

## What a bid leaves

fm-bids-title = Шта вам остаје после понуде
fm-bids-tile =
    { $place ->
        [1] плочица { $tile }: прва, попуст { $discount }
        [2] плочица { $tile }: друга, попуст { $discount }
        [3] плочица { $tile }: трећа, попуст { $discount }
        [4] плочица { $tile }: четврта, попуст { $discount }
       *[other] плочица { $tile }: пета, попуст { $discount }
    }
fm-bids-bid = понуда
fm-bids-left = остаје радника
fm-bids-bring = износите
fm-bids-buy = купујете до
fm-bids-row = понуда { $bid }
fm-bids-pass = одустајање
fm-bids-later = друга плочица
fm-bids-note =
    { $halls ->
        [0] Имате { $money } и ниједну слободну халу.
        [one] Имате { $money } и { $halls } слободну халу.
        [few] Имате { $money } и { $halls } слободне хале.
       *[other] Имате { $money } и { $halls } слободних хала.
    }

## Market and storage board

fm-market-title = Тржиште
fm-market-count =
    { $count ->
        [0] празно
        [one] { $count } плочица
        [few] { $count } плочице
       *[other] { $count } плочица
    }
fm-market-discount = ваш попуст { $discount } на сваку цену
fm-market-closed = Тржиште је затворено.
fm-market-empty = Још ништа није на продају: плочице се износе у фази 2.
fm-card =
    { $count ->
        [1] { $tile }; за вас кошта { $cost }.
       *[other] { $tile }; за вас кошта { $cost }, има их { $count }.
    }
fm-card-planned = Планирано: { $planned }.
fm-card-buy = Додај у план куповине.
fm-board-title = Табла залиха
fm-board-order = од најјефтиније: тим редом долазе
fm-board-bring = изаберите стубац: долази његова најјефтинија
fm-board-none = нема више
fm-board-tile = { $tile }; цена { $price }, на табли залиха их има { $count }.
fm-board-tile-bring = Изнеси једну на тржиште.
fm-hire = ангажуј
fm-hire-short = +1 радник
fm-hire-each = по { $cost }
fm-hire-title = Сезонски радници: по { $cost }, највише { $most }
fm-hire-tip = Раде од фазе 4 овог круга до фазе 3 следећег. Ангажовање завршава ваш потез.
fm-hire-label = Сезонски радник за { $cost }, највише { $most }; планирано: { $planned }. Планирај још једног.
fm-hire-more = Још један сезонски радник, за { $cost }
fm-hire-less = Један сезонски радник мање

## The strip

fm-tip-offer = Покажите на плочицу да прочитате колико би вас коштала и шта би донела.
fm-tip-bid = Покажите на плочицу да прочитате колико би вас коштала и шта би донела.
fm-tip-back = Покажите на плочицу да прочитате колико би вас коштала и шта би донела.
fm-tip-bring = Покажите на плочицу да прочитате колико би вас коштала, шта би донела и ко је први може купити.
fm-tip-buy = Покажите на плочицу на тржишту или у својој фабрици да прочитате колико кошта и колико вам вреди.
fm-tip-run = Покажите на машину у својој фабрици; притисак је покреће или зауставља.
fm-tip-over = Покажите на плочицу да прочитате шта је.
fm-strip-price = { $tile }: цена { $price }
fm-strip-cost =
    { $cost ->
        [0] { $tile }: за вас бесплатно уместо { $price }
       *[other] { $tile }: за вас кошта { $cost } уместо { $price }
    }
fm-strip-full = { $tile }: за вас кошта { $price }
fm-strip-again = Још једна плочица „{ $tile }“: за вас кошта { $cost }
fm-gain = { $now } у овом кругу, око { $end } до краја
fm-gain-now = { $now } у овом кругу
fm-gain-none = Како ствари стоје, не повећава вашу добит
fm-worth = Без ње сада { $now }, до краја { $end }
fm-worth-none = Како ствари стоје, не доноси ништа
fm-strip-no-room = Нема слободне хале ни градилишта: прво демонтирајте неку плочицу, иначе се не рачуна (FM-3.7).
fm-strip-buy = Клик је додаје у план куповине; сама иде у празну халу, или остаје поред фабрике ако тако кажете доле.
fm-strip-planned = Планирали сте да купите све ове врсте.
fm-strip-next = Следећа у свом ступцу.
fm-strip-behind = Долази кад нестане јефтинијих у њеном ступцу.
fm-strip-buyer = Први у овом кругу купује { $name }.
fm-strip-buyer-you = У овом кругу прва куповина је ваша.
fm-strip-demolish = Клик додаје демонтажу у план; за то треба радник.
fm-strip-always = Складишта, контроле и оптимизатори се увек рачунају; не могу да мирују.
fm-strip-runs = Ради. Клик је зауставља.
fm-strip-resting =
    { $rests ->
        [1] { $rests } ове врсте мирује. Клик је поново покреће.
        [one] { $rests } ове врсте мирује. Клик поново покреће једну.
        [few] { $rests } ове врсте мирују. Клик поново покреће једну.
       *[other] { $rests } ове врсте мирује. Клик поново покреће једну.
    }
fm-strip-beside = Лежи поред фабрике и не рачуна се. Клик је поставља.
fm-strip-lies-beside = Лежи поред фабрике.
fm-strip-stands =
    { $idle ->
        [0] { $name }: ове врсте { $stands }.
       *[other] { $name }: ове врсте { $stands }; мирује { $idle }.
    }
fm-site-title =
    { $fee ->
        [one] Градилиште, једном { $fee } електро
       *[other] Градилиште, једном { $fee } електра
    }
fm-site-tip =
    { $halls ->
        [one] Плочица се овде може поставити кад је заузета { $halls } хала (FM-3.8).
        [few] Плочица се овде може поставити кад су заузете све { $halls } хале (FM-3.8).
       *[other] Плочица се овде може поставити кад је заузето свих { $halls } хала (FM-3.8).
    }
fm-room =
    { $type ->
        [control] контрола
       *[optimizer] оптимизација
    }
fm-room-with =
    { $type ->
        [control] контролна соба: { $tile }.
       *[optimizer] соба за оптимизацију: { $tile }.
    }
fm-room-empty =
    { $type ->
        [control] празно: контрола штеди енергију
       *[optimizer] празно: оптимизатор штеди раднике
    }
fm-room-tip =
    { $type ->
        [control] Место за једну контролу, која штеди енергију (FM-3.9).
       *[optimizer] Место за један оптимизатор, који штеди раднике (FM-3.9).
    }

## The floor

fm-floor-whose = Чија фабрика
fm-floor-yours = Ваша фабрика
fm-floor-halls = хале
fm-floor-of = од { $halls }
fm-canteen = менза
fm-canteen-next = следећи рад: запослено { $workers }, слободно { $free }
fm-available = расположиви
fm-available-count =
    { $count ->
        [one] { $count } радник
       *[other] { $count } радника
    }
fm-available-left =
    { $busy ->
        [0] { $left } за куповину или демонтажу
       *[other] планирано { $busy }, остаје { $left }
    }
fm-beside = поред
fm-beside-label = { $tile } поред фабрике. Постави.
fm-site = градилиште
fm-site-paid = плаћено
fm-site-when = једном, кад су све хале пуне
fm-hall-empty = празна хала
fm-hall-new = нова
fm-hall-new-for = нова −{ $cost }
fm-hall-goes = одлази
fm-hall-site = На градилишту.
fm-hall-planned = Планирано.
fm-hall-rests = Мирује.
fm-hall-will-rest = Мироваће у најбољем раду.
fm-hall-tag-rests = мирује
fm-hall-tag-will-rest = мироваће
fm-hall-back = Врати.
fm-hall-demolish = Додај демонтажу у план.
fm-hall-gone-back = { $tile } је за демонтажу. Задржи.

## What the factory does

fm-gauge-title = Шта ради
fm-gauge-now = ако ништа не промените
fm-gauge-plan = како стоји → с планом
fm-gauge-over = у последњем кругу
fm-gauge-run = све ради → ваш избор
fm-gauge-neck = кочи вас
fm-gauge-income = приход за произведено и ускладиштено
fm-gauge-free =
    { $free ->
        [one] { $free } остаје слободан
        [few] { $free } остају слободна
       *[other] { $free } остаје слободно
    }
fm-gauge-rests =
    { $count ->
        [1] У овом раду мирује: { $tiles }.
       *[other] У овом раду мирују: { $tiles }.
    }
fm-gauge-more-production = Стао би још један производ: потражите машину или робота.
fm-gauge-more-storage = Нема места за следећи производ: тражите складиште.

## Profit

fm-profit-title = Добит по цени енергије
fm-profit-title-over = Последња добит
fm-profit-round = овај круг
fm-profit-factor =
    { $factor ->
        [one] овај круг, { $factor } пут
       *[other] овај круг, { $factor } пута
    }
fm-profit-at = { $profit } при цени енергије { $price }
fm-profit-odds = { $odds } од { $of }
fm-profit-stands = како стоји
fm-profit-plan = с планом
fm-profit-all = све ради
fm-profit-choice = ваш избор
fm-profit-last =
    { $factor ->
        [1] Круг { $round }: { $profit } = { $income } − { $energy } × { $price }
       *[other] Круг { $round }: { $profit } = { $factor } × ({ $income } − { $energy } × { $price })
    }
fm-profit-range = добит { $profit }, зависно од плочице енергије која дође
fm-energy-come =
    { $count ->
        [one] долази { $count } од { $of }
        [few] долазе { $count } од { $of }
       *[other] долази { $count } од { $of }
    }
fm-energy-known = Следећа плочица енергије је +{ $rise }.
fm-energy-now = цена енергије { $price }
fm-rounds-title = новац
fm-rounds-have = имате
fm-rounds-round = круг { $round }
fm-rounds-last = круг { $round }, двоструко
fm-rounds-end = на крају

## Runs

fm-ways-title = Начини рада
fm-ways-order = прво најбољи
fm-ways-rests = мирује
fm-ways-does = шта тада ради
fm-ways-all = ништа не мирује
fm-run-rests = Мирује { $tiles }:
fm-run-all = Све ради:
fm-run-does = производња { $production }, складиште { $storage }, енергија { $energy }, радници { $workers },
fm-run-profit = добит { $profit }.
fm-run-rest = { $tile } мирује
fm-run-again = { $tile } поново ради
fm-run-everything = Покрени све
fm-run-best = Најбољи рад
fm-run-note-best = најбољи
fm-run-tip = Притисните машину да је покренете или зауставите.
fm-run-go = Покрени фабрику

## Players

fm-players-title = Играчи
fm-players-tile = плочица редоследа
fm-players-look = Погледај фабрику: { $name }
fm-players-profit = добит
fm-players-available = расположиви { $count }
fm-players-canteen = менза { $count }
fm-players-on-tile = на плочици { $count }
fm-players-hired = сезонски { $count }
fm-players-sites =
    { $count ->
        [one] { $count } градилиште
        [few] { $count } градилишта
       *[other] { $count } градилишта
    }
fm-players-beside = поред { $count }
fm-mark-acts = на потезу
fm-mark-waits = чека
fm-mark-leads = нуди { $bid }
fm-mark-bidding = у аукцији
fm-mark-out = одустаје
fm-mark-has = има плочицу
fm-mark-done = готово
fm-mark-wins = побеђује
fm-race-title = Новац на крају
fm-race-if = ако се ништа више не промени
fm-race-over = Новац на крају
fm-race-of = { $name } { $money }
fm-glance-player = { $name } { $money }
fm-glance-market =
    { $tiles ->
        [one] { $tiles } плочица
        [few] { $tiles } плочице
       *[other] { $tiles } плочица
    }

## The bar

fm-ask-ready = Ваш план је потпун.
fm-ask-offer = Отварате аукцију: изаберите плочицу редоследа и понудите раднике за њу.
fm-ask-bid-open = Отварате аукцију за плочицу { $tile } са { $least } до { $most } радника.
fm-ask-bid-last = За вас је остала плочица { $tile }: ставите на њу 0 до { $most } радника.
fm-ask-bid = Ваша понуда за плочицу { $tile }: { $least } до { $most } радника, или одустаните. { $name } нуди { $bid }.
fm-ask-bid-one =
    { $least ->
        [one] Ваша понуда за плочицу { $tile }: { $least } радник, или одустаните. { $name } нуди { $bid }.
       *[other] Ваша понуда за плочицу { $tile }: { $least } радника, или одустаните. { $name } нуди { $bid }.
    }
fm-ask-bid-poor = Не можете понудити више од { $most } радника за плочицу { $tile }: одустаните. { $name } нуди { $bid }.
fm-ask-back = Колико је радника на вашој плочици сезонских? На њихову цену то не утиче.
fm-ask-bring =
    { $left ->
        [1] Изнесите { $left } плочицу на тржиште: најјефтинију из неког ступца.
        [one] Изнесите { $left } плочицу на тржиште: сваки пут најјефтинију из неког ступца.
        [few] Изнесите { $left } плочице на тржиште: сваки пут најјефтинију из неког ступца.
       *[other] Изнесите { $left } плочица на тржиште: сваки пут најјефтинију из неког ступца.
    }
fm-ask-bring-more =
    { $extra ->
        [one] Ваш ред је последњи: смете да изнесете још { $extra } плочицу.
        [few] Ваш ред је последњи: смете да изнесете још { $extra } плочице.
       *[other] Ваш ред је последњи: смете да изнесете још { $extra } плочица.
    }
fm-ask-buy =
    { $left ->
        [one] Ваша куповина: слободан је { $left } радник.
        [few] Ваша куповина: слободна су { $left } радника.
       *[other] Ваша куповина: слободно је { $left } радника.
    }
fm-ask-buy-done = Сви ваши радници су у плану: ангажујте или завршите.
fm-ask-buy-end = Сви ваши радници су у плану, а никога не можете ангажовати: завршите.
fm-ask-run = Изаберите шта ради, па покрените.
fm-outlook-bid = Радници на њој ништа не износе и не купују.
fm-outlook-buy = Добит { $becomes } уместо { $was }.
fm-outlook-same = Добит { $becomes }, као и пре.
fm-outlook-run =
    { $free ->
        [one] Добит { $profit }; { $free } радник остаје слободан.
        [few] Добит { $profit }; { $free } радника остају слободна.
       *[other] Добит { $profit }; { $free } радника остаје слободно.
    }
fm-outlook-run-all =
    { $free ->
        [one] Све ради: добит { $profit }; { $free } радник остаје слободан.
        [few] Све ради: добит { $profit }; { $free } радника остају слободна.
       *[other] Све ради: добит { $profit }; { $free } радника остаје слободно.
    }
fm-warn-beside =
    { $count ->
        [1] Пажња: поред фабрике лежи и не рачуна се: { $tiles }.
       *[other] Пажња: поред фабрике леже и не рачунају се: { $tiles }.
    }
fm-warn-useless =
    { $count ->
        [1] Пажња: по овом плану не доноси ништа: { $tiles }.
       *[other] Пажња: и без једне од ових плочица добит је иста: { $tiles }.
    }
fm-wait-offer = { $name } бира плочицу редоследа.
fm-wait-open = { $name } отвара аукцију за плочицу { $tile }.
fm-wait-bid = На потезу за плочицу { $tile }: { $name }. { $leader } нуди { $bid }.
fm-wait-bid-you = На потезу за плочицу { $tile }: { $name }. Ви нудите { $bid }.
fm-wait-back = { $name } бира ко остаје на плочици.
fm-wait-bring = { $name } износи плочице на тржиште.
fm-wait-buy = { $name } купује.
fm-wait-run = { $name } одлучује шта ради.
fm-wait-next = Следећи потез је ваш.
fm-wait-later = На реду сте кад заврше: { $names }.
fm-wait-done = У овој фази сте завршили.
fm-over =
    { $money ->
        [one] Партија је завршена. Побеђује { $name }, { $money } електро.
       *[other] Партија је завршена. Побеђује { $name }, { $money } електра.
    }
fm-over-shared =
    { $money ->
        [one] Партија је завршена. Прво место деле { $names }, { $money } електро.
       *[other] Партија је завршена. Прво место деле { $names }, { $money } електра.
    }
fm-offer-which = Плочица редоследа за аукцију
fm-bid-which = Понуда у радницима
fm-bid-lead = радници
fm-bid-make = Понуди { $bid } за плочицу { $tile }
fm-bid-take =
    { $bid ->
        [0] Узми плочицу { $tile }
       *[other] Узми плочицу { $tile } са { $bid }
    }
fm-bid-pass = Одустани
fm-back = сезонских { $seasonal }
fm-back-which = Сезонски радници на плочици
fm-back-make = Остави их тамо
fm-order-upto = нуди за мене до
fm-order-upto-label = Нуди за мене до { $amount } радника
fm-order-pass = Одустани од ове аукције
fm-bring-one = Изнеси: { $tile }
fm-bring-go =
    { $count ->
        [0] Не износи више
        [one] Изнеси { $count } плочицу
        [few] Изнеси { $count } плочице
       *[other] Изнеси { $count } плочица
    }
fm-bring-more = изаберите још { $left }
fm-plan-buy = { $tile }
fm-plan-place = Постави: { $tile }
fm-plan-demolish = Демонтирај: { $tile }
fm-plan-keep = Задржи поред фабрике: { $tile }; не рачуна се док се не постави
fm-plan-back = Уклони из плана: { $tile }
fm-place =
    { $cost ->
        [0] Постави: { $tile }
       *[other] Постави на градилиште за { $cost }: { $tile }
    }
fm-buy-finish = Купи и заврши
fm-buy-end = Заврши
fm-buy-nothing = Заврши без куповине
fm-sums-have = имате
fm-sums-profit = добит
fm-sums-then = затим
fm-sums-workers = радници
fm-sums-money = новац

## For screen readers

fm-position = Фабрике
fm-position-name = играч
fm-position-tile = плочица редоследа
fm-position-money = новац
fm-position-production = производња
fm-position-storage = складиште
fm-position-energy = енергија
fm-position-workers = расположиви радници
fm-position-profit = добит
fm-position-factory = плочице
fm-position-market = На тржишту: { $tiles }.
fm-position-round = Круг { $round } од { $rounds }; енергија кошта { $price }.
