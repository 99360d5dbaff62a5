### The terminal: what stands on the screen, what is asked, pages and examples.

## The title

terminal-title = Раунд { $round } из { $rounds } · { $ask ->
        [bring] Подготовка рынка
        [buy] Покупка
        [run] Запуск
        [over] Конец игры
       *[other] Порядок хода
    }
terminal-energy-price =
    { $factor ->
        [1] цена на энергию { $price }, дальше { $next }
        [2] прибыль вдвое, цена на энергию { $price }, дальше { $next }
       *[other] прибыль ×{ $factor }, цена на энергию { $price }, дальше { $next }
    }
terminal-range = от { $low } до { $high }

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
terminal-legend = p продукция, s склад, e энергия, w рабочие; -: экономия
terminal-legend-price = цена, затем p продукция, s склад, e энергия, w рабочие; -: экономия
terminal-dearer = … дороже: { $tiles }

## The margin

terminal-label-market = рынок
terminal-label-tiles = тайлы
terminal-label-energy = энергия
terminal-label-factory = фабрика
terminal-label-beside = рядом
terminal-label-would-run = даст
terminal-label-stands = { "  " }стоит
terminal-label-idle = { "  " }откл.
terminal-label-kept = { "  " }рядом

## Columns

terminal-column-tile = тайл
terminal-column-off = скидка
terminal-column-money = деньги
terminal-column-workers = рабочие
terminal-column-prod = прод
terminal-column-stor = скл
terminal-column-energy = энерг
terminal-column-profit = прибыль
terminal-column-halls = цеха
terminal-column-price = цена
terminal-column-figures = даёт и требует
terminal-column-board = поле
terminal-column-market = рынок
terminal-column-owners = владельцы
terminal-column-stopped = отключено
terminal-column-work = работают
terminal-column-free = свободны
terminal-shop-tile = тайл
terminal-shop-figures = даёт
terminal-shop-cost = цена
terminal-shop-gain = выгода
terminal-workers =
    { $seasonal ->
        [0] { $available } из { $workers }
       *[other] { $available } из { $workers }+{ $seasonal }
    }

## The table

terminal-order-tile = { $tile } { $discount }
terminal-order-note = меньший ходит раньше, −1 — скидка
terminal-energy-tiles =
    { $tiles ->
        [one] придёт { $tiles } из этих тайлов: { $rises }
       *[other] придут { $tiles } из этих тайлов: { $rises }
    }
terminal-energy-next = следующий тайл +{ $rise }, затем { $then }
terminal-rise = { $count }× +{ $rise }
terminal-market-empty = Рынок пуст.
terminal-halls =
    { $halls ->
        [0] { $sites ->
            [0] цеха заняты
            [one] цеха заняты, { $sites } участок за { $fee }
            [few] цеха заняты, { $sites } участка по { $fee }
           *[other] цеха заняты, { $sites } участков по { $fee }
        }
        [one] { $halls } цех свободен
        [few] { $halls } цеха свободны
       *[other] { $halls } цехов свободно
    }
terminal-no-hall = { $tile } (нет цеха)
terminal-place-for =
    { $cost ->
        [0] разместить { $tile }
       *[other] разместить за { $cost } { $tile }
    }
terminal-placed-all = размещено всё, { $run }
terminal-placed-some = размещено, сколько поместилось, { $run }

## Runs

terminal-profit-at-price =
    { $factor ->
        [1] прибыль при { $price }
       *[other] { $factor }× прибыль при { $price }
    }
terminal-at-price = при { $price }
terminal-more-runs = … ещё { $runs }: `runs`
terminal-nothing = ничего
terminal-these = { $tiles }
terminal-all-but = всё, кроме { $tiles }
terminal-all = всё
terminal-sum =
    { $factor ->
        [1] { $income } - { $energy }×{ $price } = { $profit }
       *[other] { $factor }×({ $income } - { $energy }×{ $price }) = { $profit }
    }
terminal-run-all = продукция { $production }, склад { $storage }, энергия { $energy }, рабочие { $workers } из { $own }: { $sum }
terminal-run = продукция { $production }, склад { $storage }, энергия { $energy }, рабочие { $workers } из { $own }, отключено { $stopped }: { $sum }
terminal-plan = { $tiles } за { $cost } из { $money }: { $run }
terminal-no-tile = нет тайла «{ $tile }»; скажите ma9 вместо machine-9, au8 вместо robot-auto-8

## What is asked

prompt-offer = Вы начинаете: тайл порядка хода { $tiles }? Скажите вместе со ставкой, например `{ $example }, { $lowest }`; рабочих: { $bids }. Рабочие из ставки в этом раунде ничего не выкладывают и не покупают.
prompt-last-tile = Вам остаётся тайл { $order_tile }: поставьте на него рабочих, { $bids }. В этом раунде они ничего не выкладывают и не покупают.
prompt-opening = Вы начинаете торги за тайл { $order_tile }, рабочих: { $bids }.
prompt-bid = Ваша ставка за тайл порядка хода { $order_tile }, рабочих: { $bids }, либо пас (`pass`). { $holds }.
prompt-pass = Тайл порядка хода { $order_tile }: поставить больше рабочих вы не можете, спасуйте (`pass`). { $holds }.
prompt-holds =
    { $count ->
        [0] Ведёт { $name }: { $bid }
        [1] Ведёт { $name }: { $bid }, ещё торгуется { $others }
       *[other] Ведёт { $name }: { $bid }, ещё торгуются { $others }
    }
prompt-back = Рабочих на тайле { $order_tile }: { $workers }. Сколько из них временных: { $numbers }? На цену это не влияет.
prompt-bring-more = Ваша очередь последняя: можно выложить ещё { $extra }, или `done`.
prompt-bring =
    { $tiles ->
        [1] { $extra ->
            [0] Выложите тайл на рынок: самый дешёвый в колонке, например `{ $numbers }` или `{ $names }`.
           *[other] Выложите тайл на рынок, затем, если хотите, ещё не больше { $extra }: самый дешёвый в колонке, например `{ $numbers }` или `{ $names }`.
        }
        [one] { $extra ->
            [0] Выложите на рынок { $tiles } тайл: самые дешёвые в любых колонках, например `{ $numbers }` или `{ $names }`.
           *[other] Выложите на рынок { $tiles } тайл, затем, если хотите, ещё не больше { $extra }: самые дешёвые в любых колонках, например `{ $numbers }` или `{ $names }`.
        }
        [few] { $extra ->
            [0] Выложите на рынок { $tiles } тайла: самые дешёвые в любых колонках, например `{ $numbers }` или `{ $names }`.
           *[other] Выложите на рынок { $tiles } тайла, затем, если хотите, ещё не больше { $extra }: самые дешёвые в любых колонках, например `{ $numbers }` или `{ $names }`.
        }
       *[other] { $extra ->
            [0] Выложите на рынок { $tiles } тайлов: самые дешёвые в любых колонках, например `{ $numbers }` или `{ $names }`.
           *[other] Выложите на рынок { $tiles } тайлов, затем, если хотите, ещё не больше { $extra }: самые дешёвые в любых колонках, например `{ $numbers }` или `{ $names }`.
        }
    }
prompt-hire = `{ $move }` за { $cost }
prompt-done = `done`
prompt-buy =
    { $workers ->
        [one] Покупайте по номеру: остался { $workers } рабочий; { $ends } завершает ваш ход. У вас { $money }.
       *[other] Покупайте по номеру: осталось { $workers } рабочих; { $ends } завершает ваш ход. У вас { $money }.
    }
prompt-buy-or-demolish =
    { $workers ->
        [one] Покупайте по номеру, `demolish { $tile }`: остался { $workers } рабочий; { $ends } завершает ваш ход. У вас { $money }.
       *[other] Покупайте по номеру, `demolish { $tile }`: осталось { $workers } рабочих; { $ends } завершает ваш ход. У вас { $money }.
    }
prompt-workers-done = Ваши рабочие сделали своё дело; { $ends } завершает ваш ход. У вас { $money }.
prompt-place-first = Сначала разместите { $tiles }: это бесплатно.
prompt-run = Как работает ваша фабрика? Номер из списка или `done`.
prompt-run-or-stop = Как работает ваша фабрика? Номер из списка или `stop { $tile }` и `done`.
prompt-free-workers = Свободные рабочие доступны в следующем раунде.
prompt-not-all =
    { $robots ->
        [1] Всё работать не может: { $workers ->
            [one] работать может { $workers } рабочий
           *[other] работать могут { $workers } рабочих
        }, на машину один робот.
        [one] Всё работать не может: { $workers ->
            [one] работать может { $workers } рабочий
           *[other] работать могут { $workers } рабочих
        }, на машину { $robots } робот.
        [few] Всё работать не может: { $workers ->
            [one] работать может { $workers } рабочий
           *[other] работать могут { $workers } рабочих
        }, на машину { $robots } робота.
       *[other] Всё работать не может: { $workers ->
            [one] работать может { $workers } рабочий
           *[other] работать могут { $workers } рабочих
        }, на машину { $robots } роботов.
    }

## Help

terminal-example-bid = выставить тайл порядка хода 4, поставить 1 рабочего; одно число — ставка
terminal-example-bring = выложить тайлы из колонок 2, 1, 1; `ma, st, st` — то же самое
terminal-example-buy = купить 3) и 5); они размещаются там, где это бесплатно
terminal-example-name = по имени; `undo` потом убирает его: он остаётся рядом
terminal-example-demolish = рабочий освобождает место; достаточно начала: `de ma0`
terminal-example-hire = временные рабочие на следующий раунд; это завершает ваш ход
terminal-example-stop = работать без одной machine-0; так же и номера из списка
terminal-example-tile = тайл: продукция, склад (s), энергия, рабочие; -: экономия
terminal-page-board = складское поле и рынок
terminal-page-tiles = все тайлы: где они и у кого; `tiles ma` для одного типа
terminal-page-factories = все фабрики, тайл за тайлом
terminal-page-plan = `plan ma9 st10 -ma0`: сколько это стоит и даёт
terminal-page-runs = все способы запустить фабрику, которые стоит обдумать
