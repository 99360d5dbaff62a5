### Factory Manager: where the game is, what happened, what cannot be read, options and figures.

## Headings

heading-turn-order = раунд { $round }, порядок хода
heading-market = раунд { $round }, подготовка рынка
heading-buying = раунд { $round }, покупка
heading-running = раунд { $round }, запуск
heading-end = конец игры

## Things

# The mark is what stands on the tile: its price.
tile = { tile-type } { $mark }
tile-start = { tile-type } (старт)
tile-type =
    { $type ->
        [storage] склад
        [machine] машина
        [robot_auto] робот
        [robot_semi] полуавтомат
        [control] контроллер
       *[optimizer] оптимизатор
    }
kind-tile = тайл
order-tile-of = { $name } { $order_tile }
profit-of = { $name } { $profit }

## News

story-ended = { $opening }, { $rest }
news-dealt = тайлы порядка хода розданы: { $held }
news-first-market = на первом рынке лежат: { $tiles }
news-turned-up = раунд { $round }: открыты тайлы порядка хода { $order_tiles }
news-offered = { $name } выставляет тайл { $order_tile }
news-opened = { $name } выставляет тайл { $order_tile } за { $workers }
news-bid = { $name } ставит { $workers }
news-bid-first = { $name } ставит { $workers } за тайл { $order_tile }
news-passed = { $name } пасует
news-passed-first = { $name } пасует (тайл { $order_tile })
news-claimed =
    { $workers ->
        [0] { $name } забирает его бесплатно
        [one] { $name } забирает его за { $workers } рабочего
       *[other] { $name } забирает его за { $workers } рабочих
    }
news-claimed-first =
    { $workers ->
        [0] { $name } забирает тайл { $order_tile } бесплатно
        [one] { $name } забирает тайл { $order_tile } за { $workers } рабочего
       *[other] { $name } забирает тайл { $order_tile } за { $workers } рабочих
    }
news-left-with = { $name } получает оставшийся тайл { $order_tile }
news-claimed-last =
    { $workers ->
        [0] бесплатно
        [one] ставит на него { $workers } рабочего
       *[other] ставит на него { $workers } рабочих
    }
news-claimed-last-first =
    { $workers ->
        [0] { $name } получает оставшийся тайл { $order_tile }
        [one] { $name } ставит на тайл { $order_tile } { $workers } рабочего
       *[other] { $name } ставит на тайл { $order_tile } { $workers } рабочих
    }
line-market = { $name } выкладывает на рынок: { $parts }
news-brought =
    { $count ->
        [1] { $tile }
       *[other] { $count } × { $tile }
    }
line-purchases = { $name } { $parts }
news-bought =
    { $bought ->
        [0] { $placed ->
            [1] размещает «{ $tile }»
           *[other] размещает { $placed } × «{ $tile }»
        }
        [1] покупает «{ $tile }» за { $paid }
       *[other] покупает { $bought } × «{ $tile }» за { $paid }
    }
news-demolished =
    { $count ->
        [1] демонтирует «{ $tile }»
       *[other] демонтирует { $count } × «{ $tile }»
    }
news-placed-on-site = размещает «{ $tile }» на проектируемом участке за { $paid }
news-hired =
    { $seasonal ->
        [one] нанимает { $seasonal } временного рабочего за { $paid }
       *[other] нанимает { $seasonal } временных рабочих за { $paid }
    }
news-bought-nothing = ничего не покупает
line-stops = { $name } отключает: { $parts }
news-stopped =
    { $count ->
        [1] { $tile }
       *[other] { $count } × { $tile }
    }
line-profits-opened = { $opening }; прибыль: { $parts }
news-energy-price =
    { $rise ->
        [0] цена на энергию остаётся { $price }
       *[other] цена на энергию растёт до { $price }
    }
news-profit = { $name } { $profit }
news-loss-unpaid = { $name } { $profit } (платит { $paid })
# As logs of older tables tell it:
news-profits =
    { $rise ->
        [0] цена на энергию остаётся { $price }; прибыль: { $profits }
       *[other] цена на энергию растёт до { $price }; прибыль: { $profits }
    }

## Moves as people say them

move-pass = спасовать
move-done = завершить
move-hire =
    { $seasonal ->
        [one] нанять { $seasonal } временного рабочего
       *[other] нанять { $seasonal } временных рабочих
    }
move-back =
    { $seasonal ->
        [one] оставить на тайле { $seasonal } временного рабочего
       *[other] оставить на тайле { $seasonal } временных рабочих
    }
move-offer = выставить тайл порядка хода { $order_tile }
move-bid =
    { $amount ->
        [one] поставить { $amount } рабочего
       *[other] поставить { $amount } рабочих
    }
move-bring = выложить на рынок «{ $tile }»
move-buy = купить «{ $tile }»
move-place = разместить «{ $tile }»
move-demolish = демонтировать «{ $tile }»
move-stop = отключить «{ $tile }»

## Moves that cannot be read

no-tile-named = для «{ $said }» нужен тайл по типу и цене, например machine-9; «{ $tile }» нет
back-unreadable = «{ $said }» должно иметь вид «back NUMBER seasonal»

## The end

end-rounds =
    { $rounds ->
        [one] сыгран { $rounds } раунд
        [few] сыграны { $rounds } раунда
       *[other] сыграно { $rounds } раундов
    }
end-not-yet = не окончена: раунд { $round } из { $rounds }

## Options

option-first-game = Первая игра
option-first-game-help = в раунде 1 цена на энергию не растёт
option-rulings = Толкования
option-rulings-help = неясные места правил, решённые так или иначе
option-rulings-typed = места, решённые иначе, через +, например debts+site-discount
option-rulings-standard = как правила понимают обычно
option-rulings-printed-tracks = продукция, склад и энергопотребление не больше, чем напечатано на счётчиках
option-rulings-site-discount = скидка тайла порядка хода снижает и плату за проектируемый участок
option-rulings-beside-counts = тайлы рядом с фабрикой считаются, как будто стоят в ней
option-rulings-stop-anything = склады, контроллеры и оптимизаторы тоже можно отключать
option-rulings-debts = убыток платят полностью, и денег может стать меньше 0
option-rulings-no-losses = убыток не платят совсем
rulings-of-losses = убыток нельзя и платить полностью, и не платить: выберите debts или no-losses (FM-7.7)
reconstructed-tiles = цены и значения 74 тайлов из 106 и при каком числе игроков они в игре
reconstructed-savings = сколько энергии и рабочих экономят контроллеры и оптимизаторы
reconstructed-discounts = скидки тайлов порядка хода с 4 по 12
reconstructed-energy-prices = цены на энергию между 1 и 8

## Figures

figure-money = деньги
figure-profit = прибыль
figure-income = доход
figure-production = продукция
figure-storage = склад
figure-energy = энергия
figure-workers = рабочие
lots-storage = склады
lots-machine = машины
lots-robot-auto = роботы
lots-robot-semi = полуавтоматы
lots-control = контроллеры
lots-optimizer = оптимизаторы
