### Made of sr-Latn by tools/cyrillic.py.


### Factory Manager: figures of a box that do not fit together.

box-tile-twice = две плочице имају id { $tile }
box-tiles =
    { $found ->
        [one] има { $found } плочица, а не { $wanted } (тако каже tables: components: factory_tiles)
        [few] има { $found } плочице, а не { $wanted } (тако каже tables: components: factory_tiles)
       *[other] има { $found } плочица, а не { $wanted } (тако каже tables: components: factory_tiles)
    }
box-market-columns = ступци тржишта су { $columns }
box-tiles-of-type = плочица врсте { $type } има { $found }, а не { $wanted } (тако каже tiles: meta: types: { $type }: count)
box-tile-cannot-store = { $tile } је плочица врсте { $type } и не може да складишти { $storage }
box-tile-cannot-work = { $tile } је плочица врсте { $type }, која не може да се заустави, па јој не може требати радника: { $workers }
box-tile-same-price = различитих плочица врсте { $type } по цени { $price } има { $tiles }; највише { $most } може да се разликује
box-tiles-with-back = плочица врсте { $type } с полеђином { $back } има { $found }, а не { $wanted } (тако каже tables: back_marking_counts: by_type: { $type }: { $back })
box-tiles-on-board = за { $players } играча табла залиха почиње са: { $found }, а не { $wanted } (тако каже tables: storage_board_tiles_by_players: by_players: { $players })
box-tiles-counted = { $type } { $count }
box-tiles-x =
    { $total ->
        [one] од { $total } X плочице на првом тржишту лежи { $shown }, а одлази { $removed }
        [few] од { $total } X плочице на првом тржишту лежи { $shown }, а одлази { $removed }
       *[other] од { $total } X плочица на првом тржишту лежи { $shown }, а одлази { $removed }
    }
box-tiles-x-type = мора бити једна X плочица врсте { $type }, а не { $found }
box-set-tiles = комплет { $set } мора имати складишта: { $storage }, машина: { $machines }, и ништа друго (тако каже tables: per_player_start)
box-set-start =
    { $what ->
        [production] комплет { $set } почиње с производњом { $found }, а не { $wanted } (тако каже tables: per_player_start)
        [storage] комплет { $set } почиње са складиштем { $found }, а не { $wanted } (тако каже tables: per_player_start)
        [energy] комплет { $set } почиње с енергијом { $found }, а не { $wanted } (тако каже tables: per_player_start)
       *[canteen] комплет { $set } почиње с бројем радника у мензи { $found }, а не { $wanted } (тако каже tables: per_player_start)
    }
box-workers-available = на почетку је расположивих радника { $left }, а не { $found }
box-workers-kept = у аукцији се мора задржати радника: { $kept }, а сигурно је расположиво само { $sure }
box-workers-stay = расположиво мора остати радника: { $kept }, а играч их има { $workers }
box-order-tiles = за { $players } играча треба исто толико плочица редоследа на почетку и исто толико у шпилу
box-order-tiles-differ = за { $players } играча плочице редоследа { $tiles } морају бити различите, од 1 до { $most }
box-order-discounts = мора постојати попуст за сваку плочицу редоследа од 1 до { $most }
box-order-players = плочице редоследа и додатне плочице морају бити наведене за 2, 3, 4 и 5 играча
box-energy-tiles =
    { $found ->
        [one] има { $found } плочица енергије
        [few] има { $found } плочице енергије
       *[other] има { $found } плочица енергије
    }
box-energy-rounds = број кругова је { $rounds }, па се користи исто толико плочица енергије, а остале ({ $others }) излазе из игре
box-energy-none = за прву партију треба плочица енергије 0
box-energy-spaces = поља цене енергије се броје од 1 до { $spaces }
box-energy-far = цена енергије може достићи поље { $highest }, а има их { $spaces }
box-income-track = приказ прихода мора редом наводити вредности од 0 до { $last }
box-factory-spaces =
    { $spaces ->
        [one] фабрика има { $spaces } поље, а не { $found }
        [few] фабрика има { $spaces } поља, а не { $found }
       *[other] фабрика има { $spaces } поља, а не { $found }
    }
box-factory-tiles =
    { $tiles ->
        [one] фабрика почиње са { $tiles } плочицом, а бесплатних хала има { $halls }
        [few] фабрика почиње са { $tiles } плочице, а бесплатних хала има { $halls }
       *[other] фабрика почиње са { $tiles } плочица, а бесплатних хала има { $halls }
    }
box-workers-each = играча има { $players }, радника по играчу { $workers }, и укупно мора бити толико радника
box-seasonal-workers = играча има { $players }, сваки сме да ангажује сезонских радника: { $each }, а има их { $found }
box-total-types = складишта { $storage }, машине { $machine }, аутоматски роботи { $robot_auto }, полуаутоматски роботи { $robot_semi }, контроле { $control }, оптимизатори { $optimizer }
box-total-board = табла залиха (играча: { $players }): плочица { $tiles }

## The workshop

workshop-sheet-tiles = Плочице
workshop-field-type = Врста
workshop-field-back = Полеђина
workshop-field-price = Цена
workshop-field-production = Производња
workshop-field-storage = Складиште
workshop-field-energy = Енергија
workshop-field-workers = Радници
workshop-sheet-tiles-meta = Број плочица по врсти
workshop-sheet-tables-players = Кругови
workshop-sheet-tables-components = Компоненте
workshop-sheet-tables-per-player-start = С чим играч почиње
workshop-sheet-tables-turn-order-setup = Плочице редоследа
workshop-sheet-tables-turn-order-discounts = Попусти
workshop-sheet-tables-extra-market-tiles-last-player = Додатне плочице последњег играча
workshop-sheet-tables-x-tiles = Плочице X
workshop-sheet-tables-energy-price-tiles = Плочице енергије
workshop-sheet-tables-energy-price-track = Цена енергије
workshop-sheet-tables-income-track = Приход
workshop-sheet-tables-factory-tracks = Прикази фабрике
workshop-sheet-tables-factory-layout = Хале и градилишта
workshop-sheet-tables-seasonal-workers = Сезонски радници
workshop-sheet-tables-robots = Роботи
workshop-sheet-tables-limits = Ограничења
workshop-sheet-tables-scoring = Последњи круг
workshop-value-storage = складиште
workshop-value-machine = машина
workshop-value-robot-auto = робот
workshop-value-robot-semi = полуробот
workshop-value-control = контрола
workshop-value-optimizer = оптимизатор
