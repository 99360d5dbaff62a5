### Factory Manager: figures of a box that do not fit together.

box-tile-twice = у двух тайлов id { $tile }
box-tiles = тайлов { $found }, а не { $wanted } (так в tables: components: factory_tiles)
box-market-columns = колонки рынка: { $columns }
box-tiles-of-type = тайлов типа «{ $type }»: { $found }, а не { $wanted } (так в tiles: meta: types: { $type }: count)
box-tile-cannot-store = { $tile } — тайл типа «{ $type }», у него не может быть склада { $storage }
box-tile-cannot-work = { $tile } — тайл типа «{ $type }», который нельзя отключить, поэтому ему не могут быть нужны рабочие: { $workers }
box-tile-same-price = разных тайлов типа «{ $type }» с ценой { $price }: { $tiles }; различить можно не больше { $most }
box-tiles-with-back = тайлов типа «{ $type }» с рубашкой { $back }: { $found }, а не { $wanted } (так в tables: back_marking_counts: by_type: { $type }: { $back })
box-tiles-on-board = при числе игроков { $players } на складском поле в начале { $found }, а не { $wanted } (так в tables: storage_board_tiles_by_players: by_players: { $players })
box-tiles-counted = { $type } { $count }
box-tiles-x = из тайлов X, которых { $total }, на первом рынке лежит { $shown }, уходит { $removed }
box-tiles-x-type = тайл X типа «{ $type }» должен быть один, а не { $found }
box-set-tiles = в наборе { $set } должно быть тайлов склада { $storage }, тайлов машин { $machines } и никаких других (так в tables: per_player_start)
box-set-start =
    { $what ->
        [production] набор { $set } начинает с продукции { $found }, а не { $wanted } (так в tables: per_player_start)
        [storage] набор { $set } начинает со склада { $found }, а не { $wanted } (так в tables: per_player_start)
        [energy] набор { $set } начинает с энергопотребления { $found }, а не { $wanted } (так в tables: per_player_start)
       *[canteen] набор { $set } начинает с рабочих в столовой: { $found }, а не { $wanted } (так в tables: per_player_start)
    }
box-workers-available = доступных рабочих в начале { $left }, а не { $found }
box-workers-kept = на аукционе нужно сохранить рабочих: { $kept }, а наверняка доступны только { $sure }
box-workers-stay = доступными должны остаться рабочие: { $kept }, а у игрока их { $workers }
box-order-tiles =
    { $players ->
        [one] для { $players } игрока нужно тайлов порядка хода: { $players } в начале и столько же в стопке
       *[other] для { $players } игроков нужно тайлов порядка хода: { $players } в начале и столько же в стопке
    }
box-order-tiles-differ = при числе игроков { $players } тайлы порядка хода { $tiles } должны быть разными, от 1 до { $most }
box-order-discounts = для каждого тайла порядка хода от 1 до { $most } должна быть скидка
box-order-players = тайлы порядка хода и дополнительные тайлы должны быть указаны для 2, 3, 4 и 5 игроков
box-energy-tiles = тайлов цены на энергию: { $found }
box-energy-rounds = раундов { $rounds }, тайлов цены на энергию нужно столько же, остальные ({ $others }) уходят из игры
box-energy-none = для первой игры нужен тайл цены на энергию 0
box-energy-spaces = деления цены на энергию нумеруются от 1 до { $spaces }
box-energy-far = цена на энергию может дойти до деления { $highest }, а их { $spaces }
box-income-track = на шкале дохода должны по порядку стоять значения от 0 до { $last }
box-factory-spaces = мест на фабрике { $spaces }, а не { $found }
box-factory-tiles = фабрика начинает с тайлами, которых { $tiles }, а свободных цехов { $halls }
box-workers-each = игроков { $players }, рабочих у каждого { $workers }: столько их и нужно
box-seasonal-workers = игроков { $players }, каждый может нанять временных рабочих: { $each }, а их { $found }
box-total-types = склад { $storage }, машины { $machine }, автоматические роботы { $robot_auto }, полуавтоматические роботы { $robot_semi }, контроллеры { $control }, оптимизаторы { $optimizer }
box-total-board = складское поле при числе игроков { $players }: тайлов { $tiles }

## The workshop

workshop-sheet-tiles = Тайлы
workshop-field-type = Тип
workshop-field-back = Рубашка
workshop-field-price = Цена
workshop-field-production = Продукция
workshop-field-storage = Склад
workshop-field-energy = Энергия
workshop-field-workers = Рабочие
workshop-sheet-tiles-meta = Сколько тайлов каждого типа
workshop-sheet-tables-players = Раунды
workshop-sheet-tables-components = Компоненты
workshop-sheet-tables-per-player-start = С чем начинает игрок
workshop-sheet-tables-turn-order-setup = Тайлы порядка хода
workshop-sheet-tables-turn-order-discounts = Скидки
workshop-sheet-tables-extra-market-tiles-last-player = Дополнительные тайлы последнего игрока
workshop-sheet-tables-x-tiles = Тайлы X
workshop-sheet-tables-energy-price-tiles = Тайлы цены на энергию
workshop-sheet-tables-energy-price-track = Цена на энергию
workshop-sheet-tables-income-track = Доход
workshop-sheet-tables-factory-tracks = Счётчики фабрики
workshop-sheet-tables-factory-layout = Цеха и участки
workshop-sheet-tables-seasonal-workers = Временные рабочие
workshop-sheet-tables-robots = Роботы
workshop-sheet-tables-limits = Ограничения
workshop-sheet-tables-scoring = Последний раунд
workshop-value-storage = склад
workshop-value-machine = машина
workshop-value-robot-auto = робот
workshop-value-robot-semi = полуавтомат
workshop-value-control = контроллер
workshop-value-optimizer = оптимизатор
