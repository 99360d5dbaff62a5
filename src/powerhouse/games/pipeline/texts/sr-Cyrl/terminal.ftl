### Made of sr-Latn by tools/cyrillic.py.


### Pipeline in the terminal. Words in `…` are typed as they stand.


## Headings and labels

title = Година { $year } · круг { $round } од { $rounds } · { $phase }
title-track = следећи круг { $discs }
phase-start-tanks = Припрема
phase-machines = Машинска фаза
phase-disc = Редослед играча
phase-work = Радничка фаза
label-contracts = уговори
label-orders = поруџб.
label-yours = ваши
label-tanks = цистерне
label-machines = машине
label-at-tanks = уз цист.
label-at-machines = уз маш.
label-lines = нафтов.
label-refining = прерада
label-valuation = процена
label-hand = рука
label-pipes = цеви
label-beside = поред ње
column-penalties = каз
column-longest = најдужи
column-machines = маш
column-contracts = угов
column-orders = пор
column-slots = места ([цена]: ту лежи коцка)
column-held = имате
column-you = ви
column-left = остало
column-next-level = следећи ниво
column-stand = радник на
column-would-refine = прерадила би
column-line = нафтовод
column-refines = прерађује
column-line-values = нафтоводи
column-attached = уз машине
column-card = карта { $number }
column-penalty = казна
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
mark-machine = M{ $number }
legend = O наранџаста, T тиркизна, S сребрна; c сирова, l ниска, m средња, h висока

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

none = нема
none-left = нема више
buy = куповина
sell = продаја
next-year = следећа година { $oil }
contract-unfinished = { $contract } тражи { $oil }
contract-deferred = { $contract } { $oil } следеће године
contract-again = { $contract } { $oil } још једном?
contract-filled = { $contract } { $oil } испуњен
tanks-free = слободно { $room }
tanks-full = пуно
lines-short = прекратких { $lines }
lines-all-short = { $lines }, сви прекратки за прераду
refining-power = потребна снага од сирове
quadrant-open = квадрант { $number }, отворен
quadrant-closed = квадрант { $number }, затворен
quadrant-plan = поља квадранта, ред по ред: { $plan }   T6: прави нафтовод дужине 6
goods-for = { $count } за { $price }
goods-dear = ништа што можете да платите
good-tank = цистерна ({ $grade })
good-machine = машина
good-pipes =
    { $count ->
        [one] { $count } цев
       *[other] { $count } цеви
    }
next-closed = затворено до следеће године
next-all = имате сва три
next-gone = нивоа { $level } више нема
next-card = { $level }: { $effect }
families-one = `families eng` показује све карте једне врсте
outside-government = government (држава)
outside-network = network (мрежа)
outside-machine = machine (машина)
outside-run-machines = run (све машине)
outside-cost = { $action } за { $cost }
outside-run = { $action }: { $run }
delivery-order = поруџбина { $order }
delivery-cube = испоручити { $oil } на { $contract }
delivery-cube-as = испоручити { $oil } на { $contract } као { $grade }
place-lines = { $lines }
place-runs = покреће { $lines }
place-runs-nothing = не покреће ништа
place-lengthens-nothing = ништа не продужава
place-lies = лежи
place-stands = стоји
place-tile = { $tile }, друга половина e
place-more = још { $count }: `spots`
run-nothing = нема шта да се преради
run-none = Ниједан нафтовод сада не може да преради коцку; `1` завршава акцију.
run-all = all
run-all-note = сваки нафтовод докле може
run-cubes = { $cubes }
run-to = { $oil } до: { $grade }
run-needs = треба { $power }, имате { $cubes } × { $oil }
map-more = … `map` показује све
map-empty = { $name } још нема цеви.
spots-none = Сада нема шта да се положи.

## What is asked

count-of-grade = { $count } × { $grade }
quoted = `{ $text }`
ask-start-tanks =
    { $tanks ->
        [one] Поставите { $tanks } почетну цистерну, свака прима коцки: { $cubes }; као `crude, crude, low`, или `usual` за саветовано: { $usual }.
        [few] Поставите { $tanks } почетне цистерне, свака прима коцки: { $cubes }; као `crude, crude, low`, или `usual` за саветовано: { $usual }.
       *[other] Поставите { $tanks } почетних цистерни, свака прима коцки: { $cubes }; као `crude, crude, low`, или `usual` за саветовано: { $usual }.
    }
ask-main = Ваша акција: број или почетак речи (`m1`, `gov`), или `pass`. Имате { $money }.
ask-main-again = Ваша друга главна акција: број или почетак речи (`m1`, `gov`), или `done`. Имате { $money }.
ask-second = Додатна акција за { $cost }: { $actions }? Или `done`. Имате { $money }.
ask-second-deliver = Додатна акција за { $cost }: { $actions }? Или испоручите, или `done`. Имате { $money }.
ask-deliver = Испоручите, или `done`. Имате { $money }.
ask-machines = Покренути све машине за { $cost } (`run all` или `run`)? `done` завршава ваш потез. Имате { $money }.
ask-machines-ran = Испоручите, или `done` завршава ваш потез. Имате { $money }.
ask-trade-more = Купите још, као `b 2 tc`, или `done`. Имате { $money }.
ask-trade-sell = Прво продајте, као `s om` или `s all th`, затим купите, као `b 2 tc`; узимају се најбоље цене. `done` то завршава. Имате { $money }.
ask-trade-buy = Купите, као `b 2 tc`; узимају се најбоље цене. `done` то завршава. Имате { $money }.
ask-sign =
    { $defer ->
        [yes] Потпишите највише по један уговор из реда по имену, као `low3`; додајте `d` да га одложите за следећу годину (`low3 d`){ ask-loan }, или `done`.
       *[no] Потпишите највише по један уговор из реда по имену, као `low3`{ ask-loan }, или `done`.
    }
ask-loan =
    { $loan ->
        [0] { "" }
       *[other] , `loan` за { $loan } и казнену коцку
    }
ask-shop-tanks = Купујте по броју, или `low` или `2 crude` купује најјефтиније цистерне; `done` то завршава. Имате { $money }.
ask-shop-machines = Купујте по броју, или `machine` купује једну; `done` то завршава. Имате { $money }.
ask-pipes =
    { $pipes ->
        [one] Која плочица цеви, по слову? Узима се још { $pipes }, свака се одмах полаже.
        [few] Која плочица цеви, по слову? Узимају се још { $pipes }, свака се одмах полаже.
       *[other] Која плочица цеви, по слову? Узима се још { $pipes }, свака се одмах полаже.
    }
ask-pipes-last = Која плочица цеви, по слову? Узима се још { $pipes }, одмах се полаже, или `done` да последњу оставите.
ask-site = Где иде машина? Број, или половина по x,y као `3,-1`. Она сече нафтоводе које покрива.
ask-site-free = Где иде машина? Број, или половина по x,y као `3,-1`, или `done` да је оставите. Она сече нафтоводе које покрива.
ask-government = Коју плочицу узима радник, као `1a`? Оне поред ње могу уследити (`1a 1b`): 1 до 5 за { $prices }.
ask-government-more = Плочица поред ње за још { $cost }, или `done`. Имате { $money }.
ask-lay = Коју од плочица у руци ({ $tiles }) полажете следећу?
ask-place = Где? Број, или x,y и страна друге половине, као `3,-1 e`. `try 2` је показује положену.
ask-place-first = Ваша прва плочица: број каже како лежи (друга места би само померила мрежу).
ask-upgrade = Купите унапређење за { $cost }, као `1` или `{ $example }`; `done` то завршава. Имате { $money }.
ask-upgrade-close = Купите унапређење за { $cost }, као `1` или `{ $example }`; `close { $closing }` ove godine svima zatvara vrstu i završava akciju; `done` то завршава. Имате { $money }.
ask-upgrade-none = Нема више шта да се купи; `done` то завршава. Имате { $money }.
ask-upgrade-none-close = Нема више шта да се купи; `close { $closing }` ove godine svima zatvara vrstu i završava akciju; `done` то завршава. Имате { $money }.
ask-benefit = Бесплатно смете да узмете: { $due }; `done` оставља остатак.
ask-due-government =
    { $count ->
        [one] { $count } државна плочица (`1a`)
        [few] { $count } државне плочице (`1a`)
       *[other] { $count } државних плочица (`1a`)
    }
ask-due-tanks =
    { $count ->
        [one] { $count } цистерна (`crude`, `low` …)
        [few] { $count } цистерне (`crude`, `low` …)
       *[other] { $count } цистерни (`crude`, `low` …)
    }
ask-due-machines = машина (`machine`)
ask-due-pipes =
    { $count ->
        [one] { $count } цев из продавнице (по слову)
       *[other] { $count } цеви из продавнице (по слову)
    }
ask-stand = На коју плочицу стаје радник? Број са списка.
ask-stand-machine = На коју машину стаје радник? Број са списка.
ask-refine = Прерадите по броју, више њих као `2, 3`; `done` оставља остатак.
ask-disc = Где у редоследу следећег круга, од 1 до { $spaces }? `done`: крајње лево слободно поље.
ask-disc-push = Где у редоследу следећег круга, од 1 до { $spaces }? Остали се гурају удесно, уз `2 left` улево. `done`: крајње лево слободно поље.
ask-serve = Поруџбина { $order } тражи { $oil }: која класа иде тамо, { $grades }?

## What was typed

say-tile = реците шта стоји испред плочице, као `{ $example }`
trade-no-place = ово тржиште нема места за { $oil }
refine-nothing = сада нема шта да се преради
try-nothing = сада нема шта да се положи
try-which = реците које место, од 1 до { $highest }, као `try 1`
map-nobody = нико се овде не зове „{ $said }”; ту су: { $names }

## Pages

page-markets = сва тржишта, место по место
page-board = уговори и поруџбине на табли
page-tiles = државне цеви и цеви из продавница, цистерне и машине
page-families = унапређења; `families eng`: све карте једне врсте
page-map = ваша мрежа с нафтоводима, или `map boris`
page-spots = сва места за плочицу или машину у руци
page-try = `try 2`: ваша мрежа с плочицом на месту 2
page-worth = карте процене, и шта би која компанија сада донела, без казни за неиспуњене уговоре

## Examples of what can be typed

example-half = пола плочице: сребрна слева надоле, наранџаста одозго удесно
example-straight = пола плочице: наранџаста иде право, тиркизна је пресеца
example-ends = дебела црта: цеви су спојене; танка: отворен крај
example-line = нафтовод 4, тиркизна, снага 10, од сирове прави средњу; * уз машину
example-place = друго место са списка; на мапи покрива оба поља са 2
example-try = погледајте пре него што положите
example-usual = саветоване почетне цистерне
example-start-tanks = цистерне по класи или по броју
example-action = послати радника на market-1; `2` је исто, довољни су почеци речи
example-action-trade = и тамо продати наранџасту средњу, купити три тиркизне сирове
example-action-government = државне цеви: радник на 1а, и 1b поред ње
example-action-tanks = две најјефтиније цистерне за ниску класу
example-network = прерадити колико једна акција може; `net` вам даје избор
example-deliver = испоручити на ваш уговор low2, испунити поруџбину o3-4
example-run = покренути машине, сваки нафтовод докле може; `run` вам даје избор
example-deliver-done = испоручити на ваш уговор low2, испунити поруџбину, завршити потез
example-sell = продати наранџасту средњу и две тиркизне ниске, сваку по најбољој цени
example-buy = затим купити три најјефтиније тиркизне сирове; `b all tc`
example-sell-for = продати за 40, а не по најбољој цени
example-sign = потписати low3, потписати mid6 одложен за следећу годину
example-loan = новац сада, и казнена коцка
example-tanks = две најјефтиније цистерне за ниску класу и једна за сирову
example-machine = најјефтинија машина, на најбоље место
example-pipes = платити две плочице цеви и узети c
example-take = узети плочицу цеви c; одмах се полаже
example-government = радник узима 1а, затим 1b поред ње, ништа више
example-benefit = цистерна за ниску класу, цев c из продавнице, државна плочица
example-lay = следећу положити другу плочицу из руке
example-place-cell = прва половина на x 3, y -1, друга половина према истоку
example-site-cell = половина на x 3, y -1
example-upgrade = купити Инжењеринг и другу врсту са списка
example-close = после куповине ове године свима затворити још једну врсту
example-stand = стати на прву плочицу и покренути сваки нафтовод
example-refine-all = сваки нафтовод докле може
example-refine = само ове; `done` оставља остатак
example-disc = ваш диск на поље 2
example-disc-left = исто, а дискови се тамо гурају улево
example-serve = коцка ове класе иде на поруџбину
