### Made of sr-Latn by tools/cyrillic.py.


### The terminal: what stands on the screen, what is asked, pages and examples.


## The title

terminal-title =
    Круг { $round } од { $rounds } · { $ask ->
        [bring] Тржиште
        [buy] Куповина
        [run] Рад фабрике
        [over] Крај
       *[other] Редослед играча
    }
terminal-energy-price =
    { $factor ->
        [1] цена енергије { $price }, следећа { $next }
        [2] добит двоструко, цена енергије { $price }, следећа { $next }
       *[other] добит { $factor } пута, цена енергије { $price }, следећа { $next }
    }
terminal-range = { $low } до { $high }

## Tiles

# A tile in few characters, as it can be typed: Ma9 is a machine for 9.
terminal-tile =
    { $type ->
        [storage] St{ $mark }
        [machine] Ma{ $mark }
        [robot_auto] Au{ $mark }
        [robot_semi] Se{ $mark }
        [control] Co{ $mark }
       *[optimizer] Op{ $mark }
    }
terminal-type =
    { $type ->
        [robot_auto] auto
        [robot_semi] semi
       *[other] { $type }
    }
terminal-figure =
    { $figure ->
        [production] { $amount }p
        [storage] { $amount }s
        [energy] { $amount }e
       *[workers] { $amount }w
    }
terminal-tiles =
    { $count ->
        [1] { $tile }
       *[other] { $count } { $tile }
    }
terminal-legend = p производња, s складиште, e енергија, w радници; -: штеди
terminal-legend-price = цена, затим p производња, s складиште, e енергија, w радници; -: штеди
terminal-dearer = … скупљих { $tiles }

## The margin

terminal-label-market = тржиште
terminal-label-tiles = плочице
terminal-label-energy = енергија
terminal-label-factory = фабрика
terminal-label-beside = поред ње
terminal-label-would-run = радила би
terminal-label-stands = { "  " }стоји
terminal-label-idle = { "  " }мирује
terminal-label-kept = { "  " }поред

## Columns

terminal-column-tile = плочица
terminal-column-off = попуст
terminal-column-money = новац
terminal-column-workers = радници
terminal-column-prod = про
terminal-column-stor = скл
terminal-column-energy = ен
terminal-column-profit = добит
terminal-column-halls = хале
terminal-column-price = цена
terminal-column-figures = даје и тражи
terminal-column-board = залихе
terminal-column-market = тржиште
terminal-column-owners = власници
terminal-column-stopped = мирује
terminal-column-work = раде
terminal-column-free = слободни
terminal-shop-tile = шта
terminal-shop-figures = даје
terminal-shop-cost = цена
terminal-shop-gain = плус
terminal-workers =
    { $seasonal ->
        [0] { $available } од { $workers }
       *[other] { $available } од { $workers }+{ $seasonal }
    }

## The table

terminal-order-tile = { $tile } { $discount }
terminal-order-note = мањи број игра први, −1 је попуст на цене
terminal-energy-tiles =
    { $tiles ->
        [one] долази { $tiles } од ових плочица: { $rises }
        [few] долазе { $tiles } од ових плочица: { $rises }
       *[other] долази { $tiles } од ових плочица: { $rises }
    }
terminal-energy-next = следећа плочица је +{ $rise }, затим { $then }
terminal-rise = { $count }× +{ $rise }
terminal-market-empty = Тржиште је празно.
terminal-halls =
    { $halls ->
        [0]
            { $sites ->
                [0] хале пуне
                [one] хале пуне, { $sites } градилиште за { $fee }
                [few] хале пуне, { $sites } градилишта по { $fee }
               *[other] хале пуне, { $sites } градилишта по { $fee }
            }
        [one] { $halls } хала слободна
        [few] { $halls } хале слободне
       *[other] { $halls } хала слободно
    }
terminal-no-hall = { $tile } (нема хале)
terminal-place-for =
    { $cost ->
        [0] постави { $tile }
       *[other] постави за { $cost } { $tile }
    }
terminal-placed-all = све постављено, { $run }
terminal-placed-some = постављено колико стаје, { $run }

## Runs

terminal-profit-at-price =
    { $factor ->
        [1] добит при { $price }
       *[other] { $factor }× добит при { $price }
    }
terminal-at-price = при { $price }
terminal-more-runs = … још { $runs }: `runs`
terminal-nothing = ништа
terminal-these = { $tiles }
terminal-all-but = све осим { $tiles }
terminal-all = све
terminal-sum =
    { $factor ->
        [1] { $income } - { $energy }×{ $price } = { $profit }
       *[other] { $factor }×({ $income } - { $energy }×{ $price }) = { $profit }
    }
terminal-run-all = производња { $production }, складиште { $storage }, енергија { $energy }, радника { $workers } од { $own }: { $sum }
terminal-run = производња { $production }, складиште { $storage }, енергија { $energy }, радника { $workers } од { $own }, мирује { $stopped }: { $sum }
terminal-plan = { $tiles } за { $cost } од { $money }: { $run }
terminal-no-tile = нема плочице „{ $tile }”; реците ma9 за machine-9, au8 за robot-auto-8

## What is asked

prompt-offer = Отварате аукцију: плочица редоследа { $tiles }? Реците је са својом понудом, као `{ $example }, { $lowest }`: радника { $bids }. Они које понудите у овом кругу ништа не износе и не купују.
prompt-last-tile = За вас је остала плочица { $order_tile }: ставите на њу радника { $bids }. Они у овом кругу ништа не износе и не купују.
prompt-opening = Отварате аукцију за плочицу { $order_tile }: радника { $bids }.
prompt-bid = Ваша понуда за плочицу редоследа { $order_tile }: радника { $bids }, или `pass`. { $holds }.
prompt-pass = Ваша понуда за плочицу редоследа { $order_tile }: не можете више, `pass`. { $holds }.
prompt-holds =
    { $count ->
        [0] { $name } нуди { $bid }
        [1] { $name } нуди { $bid }, у аукцији је још { $others }
       *[other] { $name } нуди { $bid }, у аукцији су још { $others }
    }
prompt-back =
    { $workers ->
        [one] Колико је сезонских: { $numbers }? На плочици { $order_tile } је { $workers } радник. На цену то не утиче.
        [few] Колико је сезонских: { $numbers }? На плочици { $order_tile } су { $workers } радника. На цену то не утиче.
       *[other] Колико је сезонских: { $numbers }? На плочици { $order_tile } је { $workers } радника. На цену то не утиче.
    }
prompt-bring-more = Ваш ред је последњи: смете да изнесете још { $extra }, или `done`.
prompt-bring =
    { $tiles ->
        [1]
            { $extra ->
                [0] Изнесите плочицу на тржиште: најјефтинију из неког ступца, као `{ $numbers }` ili `{ $names }`.
               *[other] Изнесите плочицу на тржиште, затим по жељи још највише { $extra }: најјефтинију из неког ступца, као `{ $numbers }` ili `{ $names }`.
            }
        [few]
            { $extra ->
                [0] Изнесите { $tiles } плочице на тржиште: најјефтиније из било којих стубаца, као `{ $numbers }` ili `{ $names }`.
               *[other] Изнесите { $tiles } плочице на тржиште, затим по жељи још највише { $extra }: најјефтиније из било којих стубаца, као `{ $numbers }` ili `{ $names }`.
            }
        [one]
            { $extra ->
                [0] Изнесите { $tiles } плочицу на тржиште: најјефтиније из било којих стубаца, као `{ $numbers }` ili `{ $names }`.
               *[other] Изнесите { $tiles } плочицу на тржиште, затим по жељи још највише { $extra }: најјефтиније из било којих стубаца, као `{ $numbers }` ili `{ $names }`.
            }
       *[other]
            { $extra ->
                [0] Изнесите { $tiles } плочица на тржиште: најјефтиније из било којих стубаца, као `{ $numbers }` ili `{ $names }`.
               *[other] Изнесите { $tiles } плочица на тржиште, затим по жељи још највише { $extra }: најјефтиније из било којих стубаца, као `{ $numbers }` ili `{ $names }`.
            }
    }
prompt-hire = `{ $move }` за { $cost }
prompt-done = `done`
prompt-buy =
    { $workers ->
        [one] Купујте по броју: остао је { $workers } радник; { $ends } завршава ваш потез. Имате { $money }.
        [few] Купујте по броју: остала су { $workers } радника; { $ends } завршава ваш потез. Имате { $money }.
       *[other] Купујте по броју: остало је { $workers } радника; { $ends } завршава ваш потез. Имате { $money }.
    }
prompt-buy-or-demolish =
    { $workers ->
        [one] Купујте по броју, `demolish { $tile }`: остао је { $workers } радник; { $ends } завршава ваш потез. Имате { $money }.
        [few] Купујте по броју, `demolish { $tile }`: остала су { $workers } радника; { $ends } завршава ваш потез. Имате { $money }.
       *[other] Купујте по броју, `demolish { $tile }`: остало је { $workers } радника; { $ends } завршава ваш потез. Имате { $money }.
    }
prompt-workers-done = Ваши радници су завршили посао; { $ends } завршава ваш потез. Имате { $money }.
prompt-place-first = Прво поставите: { $tiles }. То је бесплатно.
prompt-run = Како ради ваша фабрика? Број са списка, или `done`.
prompt-run-or-stop = Како ради ваша фабрика? Број са списка, или `stop { $tile }` i `done`.
prompt-free-workers = Слободни радници су расположиви у следећем кругу.
prompt-not-all =
    { $robots ->
        [1]
            Не може све да ради: { $workers ->
                [one] може да ради { $workers } радник
                [few] могу да раде { $workers } радника
               *[other] може да ради { $workers } радника
            }, један робот по машини.
       *[other]
            Не може све да ради: { $workers ->
                [one] може да ради { $workers } радник
                [few] могу да раде { $workers } радника
               *[other] може да ради { $workers } радника
            }, робота по машини: { $robots }.
    }

## Help

terminal-example-bid = плочица редоследа 4 на аукцију, понуда 1 радник; сам број је понуда
terminal-example-bring = изнети плочице из стубаца 2, 1, 1; `ma, st, st` је исто
terminal-example-buy = купити 3) и 5); постављају се где је то бесплатно
terminal-example-name = по имену; `undo` је затим вади: остаје поред фабрике
terminal-example-demolish = радник прави место; довољни су почеци: `de ma0`
terminal-example-hire = сезонски радници за следећи круг; то завршава ваш потез
terminal-example-stop = рад без плочице machine-0; може и број са списка
terminal-example-tile = плочица: п производња, s складиште, е енергија, w радници; -: штеди
terminal-page-board = табла залиха и тржиште
terminal-page-tiles = свака плочица, где је и ко је има; `tiles ma` за једну врсту
terminal-page-factories = све фабрике, плочицу по плочицу
terminal-page-plan = `plan ma9 st10 -ma0`: колико би то коштало и донело
terminal-page-runs = сви начини рада ваше фабрике које вреди размотрити
