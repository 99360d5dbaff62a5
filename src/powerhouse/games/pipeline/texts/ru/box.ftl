### Pipeline: figures of a box that do not fit together.

box-contracts = контрактов { $found }, а не { $wanted }
box-orders = заказов { $found }, а не { $wanted }
box-contracts-aside = при числе игроков { $players } откладывают контрактов ({ $grade }): { $wanted }, а их { $found }
box-contracts-shown = при числе игроков { $players } в ряду видно контрактов: { $shown }, а отложено только { $aside }
box-orders-shown = при числе игроков { $players } видно заказов, где кубов { $size }: { $shown }, а их { $found }
box-order-cubes = для заказа { $order } нужно кубов: { $found }, а не { $wanted }
box-families = типы улучшений: { $families }
box-families-in-play = в игре типов улучшений: { $played } из { $families }
box-families-first = для первой игры названо разных типов улучшений: { $found }, а нужно { $wanted }
box-upgrade-cost = улучшение стоит { $board } на поле и { $cards } на картах
box-valuation-cards = карты оценки нумеруются от 1 до 16, а не { $found }
box-valuation-first = для первой игры названо разных карт оценки: { $found }, а нужно { $wanted }
box-valuation-sets = карты наборов платят за разные виды, от 1 до 9
box-pipe-tiles = тайлов труб { $found }, а не { $wanted }
box-pipe-ports = у половины тайла { $tile } каждый выход должен быть один раз, а не { $ports }
box-pipe-colours = труба через { $tile } меняет цвет: { $one } → { $other }
box-cross-actions = напечатано четыре рынка и раздаётся четыре тайла действий, а не { $printed } и { $dealt }
box-cross-markets = рынки напечатаны на внешних местах, а не { $found }
box-cross-arm = луч { $spaces } должен соединять рынок и тайл
box-cross-order = значок порядка хода стоит на { $actions }, а это не только действия
box-slots = места ряда { $row } рынка { $market } при числе игроков { $players }: { $slots } из { $spaces }
box-cubes = при числе игроков { $players } на рынках в начале кубов ({ $colour }): { $cubes }, а их { $found }
box-market-rows = два ряда рынка { $market } одинаковы
box-pipe-sizes = трубы в магазинах продают двумя наборами больше 1, а не { $sizes }
box-quadrant-cells = места квадранта должны покрывать 4 на 4 клетки
box-space-neighbours = место { $space } касается { $touching }, а не { $listed }
box-space-touches = место { $space } касается других мест, их { $touching }, а цены кончаются на 5 тайлах
box-government-prices = правительственные трубы не должны дешеветь: { $prices }
box-pipe-tiles-seen = при числе игроков { $players } видно тайлов труб: { $shown }, а их { $found }
box-machines = при числе игроков { $players } можно купить насосов: { $machines }, а их { $found }
box-tanks = при числе игроков { $players } можно получить цистерн: { $tanks }, а их { $found }
box-shop-prices =
    { $shop ->
        [tank] цены в магазине цистерн должны расти: { $prices }
       *[machine] цены в магазине насосов должны расти: { $prices }
    }
box-start-tanks = рекомендовано начальных цистерн: { $found }, а нужно { $wanted }
box-start-tanks-columns = столбцов в ряду { $columns }, а начальных цистерн для него рекомендовано больше
box-start-tanks-room =
    { $tanks ->
        [one] { $tanks } начальной цистерне нет места
       *[other] { $tanks } начальным цистернам нет места
    }
box-pay =
    { $what ->
        [contracts] плата по контрактам ({ $grade }) должна быть целым числом
        [orders] плата по заказам ({ $grade }) должна быть целым числом
       *[lines] плата за нефтепроводы ({ $grade }) должна быть целым числом
    }
box-penalties-given = штрафы должны быть указаны для 1, 2, 3 … кубов, а не для { $found }
box-penalties-whole = штрафы должны быть целыми числами

## The workshop

workshop-sheet-contracts = Контракты
workshop-sheet-orders = Заказы
workshop-sheet-tiles = Тайлы труб
workshop-sheet-player-board = Планшет игрока
workshop-field-needs = Нужно
workshop-sheet-board-years = Годы
workshop-sheet-board-action-cross = Крест
workshop-sheet-board-action-cross-spaces = Места креста
workshop-sheet-board-costs = Цены
workshop-sheet-board-government = Правительственные трубы
workshop-sheet-board-government-spaces = Квадранты правительственных труб
workshop-sheet-board-markets-crude-rows = Рынок сырой нефти
workshop-sheet-board-markets-refined-1-rows = Рынок 1
workshop-sheet-board-markets-refined-2-rows = Рынок 2
workshop-sheet-board-markets-refined-3-rows = Рынок 3
workshop-sheet-board-shops = Магазины
workshop-sheet-board-contract-area = Контракты на поле
workshop-sheet-board-order-area = Заказы на поле
workshop-sheet-tiles-refining-markers = Маркеры цены перегонки
workshop-sheet-tiles-action-tiles = Тайлы действий
workshop-sheet-tiles-machines = Насосы
workshop-sheet-tiles-tanks = Цистерны
workshop-sheet-tiles-oil-cubes = Кубы
workshop-sheet-tiles-valuation-cards = Оценка
workshop-sheet-tiles-valuation-cards-list = Карты оценки
workshop-sheet-tiles-upgrades = Улучшения
workshop-sheet-tiles-upgrades-list-government-levels = Улучшения: Правительство
workshop-sheet-tiles-upgrades-list-shops-levels = Улучшения: Магазины
workshop-sheet-tiles-upgrades-list-human-resources-levels = Улучшения: Рабочие
workshop-sheet-tiles-upgrades-list-engineering-levels = Улучшения: Перегонка
workshop-sheet-tiles-upgrades-list-refined-markets-levels = Улучшения: Рынки сортовой нефти
workshop-sheet-tiles-upgrades-list-contracts-orders-levels = Улучшения: Контракты и заказы
workshop-sheet-tiles-upgrades-list-machines-levels = Улучшения: Насосы
workshop-value-orange = оранжевая
workshop-value-teal = синяя
workshop-value-silver = белая
workshop-value-crude = сырая
workshop-value-low = низкая
workshop-value-mid = средняя
workshop-value-high = высокая
workshop-value-add = запас
workshop-value-remove = спрос
workshop-value-printed = напечатано
workshop-value-tile-place = место для тайла
workshop-value-per-item = за каждое
workshop-value-repeat = ещё раз
workshop-value-set = по числу видов
workshop-value-oil = нефть
workshop-value-pipelines = нефтепроводы
workshop-value-oil-and-pipelines = нефть и нефтепроводы
workshop-value-tank-tile = цистерны
workshop-value-level-3-upgrade = улучшения уровня 3
workshop-value-fulfilled-contracts = выполненные контракты
workshop-value-fulfilled-orders = выполненные заказы
workshop-value-pipeline-reaching-low = нефтепроводы до низкой
workshop-value-pipeline-reaching-mid = нефтепроводы до средней
workshop-value-pipeline-reaching-high = нефтепроводы до высокой
workshop-value-distinct-pipeline-types = виды нефтепроводов
workshop-value-distinct-oil-types-on-fulfilled-contracts-and-orders = виды поставленной нефти
