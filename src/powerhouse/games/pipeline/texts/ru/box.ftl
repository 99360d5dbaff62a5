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
