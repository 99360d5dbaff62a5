### Pipeline: where the game is, what happened, what cannot be read, options and figures.

## Headings

heading-set-up = подготовка
heading-round = год { $year }, раунд { $round }
heading-end = конец игры

## Things

kind-action = действие
kind-family = тип улучшений
kind-grade = сорт
kind-colour = цвет
kind-market = рынок
kind-side = сторона
kind-runnable = что запустить

oil = { oil-colour } { oil-grade }
oil-colour =
    { $colour ->
        [orange] оранжевая
        [teal] синяя
       *[silver] белая
    }
oil-grade =
    { $grade ->
        [crude] сырая
        [low] низкая
        [mid] средняя
       *[high] высокая
    }
# A contract or an order is told by what it asks for.
tender = { $needs }
pipe-tile = тайл трубы ({ $pipes })
pipes-of-colour = { $count } × { oil-colour }
# Where something lies in a network, seen from the first half that was laid.
spot = { $columns } { spot-across } и { $rows } { spot-along } от начала сети
spot-in-row = { $columns } { spot-across } от начала сети
spot-in-column = { $rows } { spot-along } от начала сети
spot-first = начало сети
spot-across =
    { $across ->
        [left] влево
       *[right] вправо
    }
spot-along =
    { $along ->
        [up] вверх
       *[down] вниз
    }
side =
    { $side ->
        [east] справа
        [south] снизу
        [west] слева
       *[north] сверху
    }
grade-crude = сырая
grade-low = низкая
grade-mid = средняя
grade-high = высокая
action-crude = рынок сырой нефти
action-market-1 = рынок 1
action-market-2 = рынок 2
action-market-3 = рынок 3
action-upgrades = улучшения
action-tanks = цистерны
action-machines = насосы
action-contracts = контракты
action-government = правительственные трубы
action-network = своя сеть
action-machine = один насос
family-government = правительство
family-shops = магазины
family-human-resources = рабочие
family-engineering = перегонка
family-refined-markets = рынки сортовой нефти
family-contracts-orders = контракты и заказы
family-machines = насосы
arm = { $outer } + { $inner }

## News

news-cross = места действий: { $arms }
news-first-order = порядок хода: { $seats }
line-start-tanks = { $name } размещает цистерны: { $parts }
news-start-tank = { $grade }
line-turn =
    { $count ->
        [0] { $name } выкладывает трубы
       *[other] { $name } { $parts }
    }
line-turn-opened = { $opening }: { $parts }
line-turn-ended = { $told }; самые длинные нефтепроводы: { $ends }
news-longest = { oil-colour } { $from } → { $to }
news-passed = { $name } пасует
news-went = { $name } выбирает «{ $action }»
news-went-also = { $name } выбирает ещё «{ $action }»{ paid }
news-ran = { $name } запускает насосы за { $paid }
news-bought =
    { $count ->
        [1] покупает куб ({ $oil }) за { $paid }
        [one] покупает { $count } куб ({ $oil }) за { $paid }
        [few] покупает { $count } куба ({ $oil }) за { $paid }
       *[other] покупает { $count } кубов ({ $oil }) за { $paid }
    }
news-sold =
    { $count ->
        [1] продаёт куб ({ $oil }) за { $earned }
        [one] продаёт { $count } куб ({ $oil }) за { $earned }
        [few] продаёт { $count } куба ({ $oil }) за { $earned }
       *[other] продаёт { $count } кубов ({ $oil }) за { $earned }
    }
news-refined =
    { $count ->
        [1] перегоняет куб ({ $oil } → { $to })
        [one] перегоняет { $count } куб ({ $oil } → { $to })
        [few] перегоняет { $count } куба ({ $oil } → { $to })
       *[other] перегоняет { $count } кубов ({ $oil } → { $to })
    }
news-delivered =
    { $count ->
        [1] поставляет куб ({ $oil }) за { $earned } по контракту ({ $contract })
        [one] поставляет { $count } куб ({ $oil }) за { $earned } по контракту ({ $contract })
        [few] поставляет { $count } куба ({ $oil }) за { $earned } по контракту ({ $contract })
       *[other] поставляет { $count } кубов ({ $oil }) за { $earned } по контракту ({ $contract })
    }
news-served =
    { $earned ->
        [0] выполняет заказ ({ $order })
       *[other] выполняет заказ ({ $order }) за { $earned }
    }
news-signed = берёт контракт ({ $contract })
news-signed-later = берёт контракт ({ $contract }), отложив его на следующий год
news-loan-taken = берёт кредит { $earned }
# As logs of older tables tell it:
news-loan = берёт кредит
news-pipes =
    { $pipes ->
        [one] оплачивает { $pipes } трубу{ paid }
        [few] оплачивает { $pipes } трубы{ paid }
       *[other] оплачивает { $pipes } труб{ paid }
    }
news-took =
    { $count ->
        [1] берёт трубу{ paid }
        [one] берёт { $count } трубу{ paid }
        [few] берёт { $count } трубы{ paid }
       *[other] берёт { $count } труб{ paid }
    }
news-tank =
    { $count ->
        [1] получает цистерну ({ $grade }){ paid }
        [one] получает { $count } цистерну ({ $grade }){ paid }
        [few] получает { $count } цистерны ({ $grade }){ paid }
       *[other] получает { $count } цистерн ({ $grade }){ paid }
    }
news-machine =
    { $count ->
        [1] получает насос{ paid }
        [one] получает { $count } насос{ paid }
        [few] получает { $count } насоса{ paid }
       *[other] получает { $count } насосов{ paid }
    }
paid =
    { $paid ->
        [0] { "" }
       *[other] { " " }за { $paid }
    }
news-upgraded = покупает улучшение «{ $family } { $level }»{ paid }
news-closed = закрывает улучшение «{ $family }»
news-disc = перемещает диск на место { $space }
line-penalties = кубы штрафа за невыполненные контракты: { $parts }
news-penalty = { $name } { $cubes } (контракты: { $contracts })
news-contracts-came = новые контракты: { $came }
news-contracts-moved = новые контракты: { $came }; ушли: { $gone }
news-markets-refreshed = на рынки приходит: { $supplied }; уходит: { $taken }
news-shops-refreshed =
    { $pipes ->
        [one] в магазинах { $pipes } новая труба
        [few] в магазинах { $pipes } новые трубы
       *[other] в магазинах { $pipes } новых труб
    }
oil-counted =
    { $count ->
        [1] { $oil }
       *[other] { $count } × { $oil }
    }
nothing = ничего
# As logs of older tables tell it:
news-penalties = кубы штрафа за невыполненные контракты: { $names }
news-year = начинается год { $year }

## Moves as people say them

move-pass = спасовать
move-done = завершить
move-go = поставить рабочего на «{ $action }»
move-run = запустить насосы
move-start-tank = разместить начальную цистерну (нефть: { oil-grade })
move-tank = купить цистерну (нефть: { oil-grade }) за { $price }
move-loan = взять кредит
move-pipes =
    { $count ->
        [one] оплатить { $count } тайл трубы
        [few] оплатить { $count } тайла труб
       *[other] оплатить { $count } тайлов труб
    }
move-spend = отдать куб (нефть: { oil-grade })
move-disc = переместить диск на место { $space }
move-disc-left = переместить диск на место { $space } и сдвинуть другие влево
move-upgrade = купить улучшение «{ $family }»
move-close = закрыть улучшение «{ $family }» на этот год
move-machine = купить насос за { $price }
move-serve = выполнить заказ ({ $order })
move-take = взять { $tile }
move-lay = выложить следующим { $tile }
move-stand = поставить рабочего на { $tile }
move-start = поставить рабочего на насос { $machine }
move-sign = взять контракт ({ $contract })
move-sign-later = взять контракт ({ $contract }) и отложить на следующий год
move-buy = купить куб ({ $cube }) за { $price }: { $market }
move-sell = продать куб ({ $cube }) за { $price }: { $market }
move-deliver = поставить куб ({ $cube }) по контракту ({ $contract })
move-deliver-nothing = поставить нефть по контракту ({ $contract })
move-refine = запустить нефтепровод { $line }: { $from ->
        [crude] сырая
        [low] низкая
        [mid] средняя
       *[high] высокая
    } → { $to ->
        [crude] сырая
        [low] низкая
        [mid] средняя
       *[high] высокая
    }
move-site = поставить насос: { $cell }
move-place = выложить тайл: { $cell }, вторая половина { side }

## Moves that cannot be read

needs-tile = для «{ $said }» нужен один тайл трубы, от { $first } до { $last }
needs-contract = для «{ $said }» нужен один контракт или заказ, например C-low-01 или O3-01
order-is-contract = в «{ $said }» назван контракт, а так выполняют только заказы
needs-slot = для «{ $said }» нужно место рынка: рынок, цвет, сорт и цена, например «market-1 orange low 25»
no-slot = «{ $said }»: такого места за { $price } нет
deliver-like = «{ $said }» должно иметь вид «deliver teal high to C-low-02 as low»
deliver-no-need = «{ $said }»: { $contract } не требует { $colour } { $grade }
needs-cell = для «{ $said }» нужна клетка, например «3,-1»
cell-far = «{ $said }»: ни одна сеть не дотянется до { $cell }

## The end

end-years = третий год окончен
end-not-yet = игра продолжается

## Options

option-upgrades = Улучшения
option-upgrades-help = какие пять типов улучшений в игре
option-upgrades-typed = пять типов через +, например government+shops+…
option-upgrades-random = случайно
option-upgrades-first-game = как советуют для первой игры
option-valuation = Оценка
option-valuation-help = какие три карты оценки в игре
option-valuation-typed = три карты через +
option-valuation-random = случайно
option-valuation-first-game = как советуют для первой игры
option-refining = Перегонка
option-refining-help = маркеры цены перегонки с семёрками или без них
option-refining-all = все маркеры
option-refining-no-7 = без семёрок
option-start-tanks = Начальные цистерны
option-start-tanks-help = игроки размещают начальные цистерны сами или как советуют правила
option-start-tanks-placed = размещают игроки
option-start-tanks-recommended = как советуют правила
option-rulings = Толкования
option-rulings-help = места правил, которые можно решить иначе
option-rulings-typed = места, решённые иначе, через +, например first-gap+oil-as-cubes
option-rulings-standard = как сказано в правилах
option-rulings-idle-actions = действие можно выполнить и без денег на что-либо в нём
option-rulings-first-gap = диски на треке порядка хода сдвигаются только до первого свободного места
option-rulings-machine-from-shop = насос за улучшение «Насосы 1» берут из магазина, а если там нет — не получают
option-rulings-oil-as-cubes = карты оценки платят за нефть в цистернах как в конце игры: 10, 20 и 30
setup-few-markers = без семёрок маркеров цены перегонки меньше девяти (PL-1.10)
setup-no-family = нет типа улучшений «{ $family }», есть { $families } (PL-1.7)
setup-family-twice = в настройке upgrades тип { $family } назван дважды (PL-1.7)
setup-families = типов улучшений в игре { $needed }, а не { $families } (PL-1.7)
setup-cards = в настройке valuation должно быть разных карт: { $cards }, от 1 до { $highest }, например 1+2+3, а не «{ $said }» (PL-1.11)
reconstructed-slots = свободные места на рынках сортовой нефти при 3 игроках
reconstructed-refresh = как пополняются рынки при 3 и 4 игроках
reconstructed-shops = места в магазинах цистерн и насосов при 3 игроках
reconstructed-penalties = штрафы больше чем за десять кубов
reconstructed-single-source = цены и тайлы, о которых говорит только один источник

## Figures

figure-money = деньги
figure-worth = стоимость
figure-tiles = тайлы
figure-ahead = очередь
lots-machine = насосы
lots-upgrade = улучшения
lots-contract = контракты
lots-order = заказы
lot-machine = насос
lot-upgrade = { $family } { $level }
