### Made of sr-Latn by tools/cyrillic.py.


### Pipeline: figures of a box that do not fit together.

box-contracts =
    { $found ->
        [one] има { $found } уговор, а не { $wanted }
       *[other] има { $found } уговора, а не { $wanted }
    }
box-orders =
    { $found ->
        [one] има { $found } поруџбина, а не { $wanted }
        [few] има { $found } поруџбине, а не { $wanted }
       *[other] има { $found } поруџбина, а не { $wanted }
    }
box-contracts-aside =
    за { $players } играча одваја се уговора (класа: { $grade ->
        [crude] сирова
        [low] ниска
        [mid] средња
       *[high] висока
    }): { $wanted }, а има их { $found }
box-contracts-shown = за { $players } играча види се уговора по реду: { $shown }, а одваја се само { $aside }
box-orders-shown =
    за { $players } играча види се поруџбина са по { $size ->
        [one] { $size } коцком
        [few] { $size } коцке
       *[other] { $size } коцки
    }: { $shown }, а има их { $found }
box-order-cubes =
    { $found ->
        [one] поруџбина { $order } тражи { $found } коцку, а не { $wanted }
        [few] поруџбина { $order } тражи { $found } коцке, а не { $wanted }
       *[other] поруџбина { $order } тражи { $found } коцки, а не { $wanted }
    }
box-families = врсте унапређења су { $families }
box-families-in-play = врста у игри: { $played } од { $families }
box-families-first = прва партија наводи различитих врста: { $wanted }, а не { $found }
box-upgrade-cost = унапређење кошта { $board } на табли и { $cards } на картама
box-valuation-cards = карте процене се броје од 1 до 16, а не { $found }
box-valuation-first = прва партија наводи различитих карата процене: { $wanted }, а не { $found }
box-valuation-sets = карте скупова плаћају за 1 до 9 различитих врста
box-pipe-tiles =
    { $found ->
        [one] има { $found } плочица цеви, а не { $wanted }
        [few] има { $found } плочице цеви, а не { $wanted }
       *[other] има { $found } плочица цеви, а не { $wanted }
    }
box-pipe-ports = половина плочице { $tile } мора имати сваки излаз једном, а не { $ports }
box-pipe-colours = цев преко плочице { $tile } мења боју: { $one } → { $other }
box-cross-actions = одштампана су четири тржишта и деле се четири плочице акција, а не { $printed } и { $dealt }
box-cross-markets = тржишта су одштампана на спољним пољима, а не { $found }
box-cross-arm = крак { $spaces } мора спајати тржиште и плочицу
box-cross-order = знак редоследа стоји на { $actions }, а то нису све акције
box-slots = места реда { $row } на тржишту { $market } за { $players } играча су { $slots } од { $spaces }
box-cubes = на тржиштима (играча: { $players }) на почетку је коцки ({ $colour }): { $cubes }, а има их { $found }
box-market-rows = два реда тржишта { $market } су једнака
box-pipe-sizes = цеви из продавнице продају се у две величине преко 1, а не { $sizes }
box-quadrant-cells = поља квадранта морају покривати 4 пута 4 ћелије
box-space-neighbours = поље { $space } додирује { $touching }, а не { $listed }
box-space-touches = других поља која додирује поље { $space } има { $touching }, а цене се завршавају на 5 плочица
box-government-prices = државне цеви не смеју да појефтињују: { $prices }
box-pipe-tiles-seen = за { $players } играча види се плочица цеви: { $shown }, а има их { $found }
box-machines = за { $players } играча може се купити машина: { $machines }, а има их { $found }
box-tanks = за { $players } играча може се добити цистерни: { $tanks }, а има их { $found }
box-shop-prices =
    { $shop ->
        [tank] цене у продавници цистерни морају да расту: { $prices }
       *[machine] цене у продавници машина морају да расту: { $prices }
    }
box-start-tanks = саветује се почетних цистерни: { $found }, а не { $wanted }
box-start-tanks-columns =
    { $columns ->
        [one] ред има { $columns } стубац, а за њега се саветује више почетних цистерни
        [few] ред има { $columns } ступца, а за њега се саветује више почетних цистерни
       *[other] ред има { $columns } стубаца, а за њега се саветује више почетних цистерни
    }
box-start-tanks-room =
    { $tanks ->
        [one] нема места за { $tanks } почетну цистерну
        [few] нема места за { $tanks } почетне цистерне
       *[other] нема места за { $tanks } почетних цистерни
    }
box-pay =
    { $what ->
        [contracts] исплата по уговорима ({ $grade }) мора бити цео број
        [orders] исплата по поруџбинама ({ $grade }) мора бити цео број
       *[lines] исплата за нафтоводе ({ $grade }) мора бити цео број
    }
box-penalties-given = казне морају бити наведене за 1, 2, 3 … коцке, а не за { $found }
box-penalties-whole = казне морају бити цели бројеви

## The workshop

workshop-sheet-contracts = Уговори
workshop-sheet-orders = Поруџбине
workshop-sheet-tiles = Плочице цеви
workshop-sheet-player-board = Табла играча
workshop-field-needs = Тражи се
workshop-sheet-board-years = Године
workshop-sheet-board-action-cross = Крст
workshop-sheet-board-action-cross-spaces = Места на крсту
workshop-sheet-board-costs = Цене
workshop-sheet-board-government = Државне цеви
workshop-sheet-board-government-spaces = Квадранти државних цеви
workshop-sheet-board-markets-crude-rows = Тржиште сирове нафте
workshop-sheet-board-markets-refined-1-rows = Тржиште 1
workshop-sheet-board-markets-refined-2-rows = Тржиште 2
workshop-sheet-board-markets-refined-3-rows = Тржиште 3
workshop-sheet-board-shops = Продавнице
workshop-sheet-board-contract-area = Уговори на табли
workshop-sheet-board-order-area = Поруџбине на табли
workshop-sheet-tiles-refining-markers = Ознаке цене прераде
workshop-sheet-tiles-action-tiles = Плочице акција
workshop-sheet-tiles-machines = Машине
workshop-sheet-tiles-tanks = Цистерне
workshop-sheet-tiles-oil-cubes = Коцке
workshop-sheet-tiles-valuation-cards = Процена
workshop-sheet-tiles-valuation-cards-list = Карте процене
workshop-sheet-tiles-upgrades = Унапређења
workshop-sheet-tiles-upgrades-list-government-levels = Унапређења: Држава
workshop-sheet-tiles-upgrades-list-shops-levels = Унапређења: Продавнице
workshop-sheet-tiles-upgrades-list-human-resources-levels = Унапређења: Људски ресурси
workshop-sheet-tiles-upgrades-list-engineering-levels = Унапређења: Инжењеринг
workshop-sheet-tiles-upgrades-list-refined-markets-levels = Унапређења: Прерађена нафта
workshop-sheet-tiles-upgrades-list-contracts-orders-levels = Унапређења: Уговори и поруџбине
workshop-sheet-tiles-upgrades-list-machines-levels = Унапређења: Машине
workshop-value-orange = наранџаста
workshop-value-teal = тиркизна
workshop-value-silver = сребрна
workshop-value-crude = сирова
workshop-value-low = ниска
workshop-value-mid = средња
workshop-value-high = висока
workshop-value-add = залиха
workshop-value-remove = потражња
workshop-value-printed = одштампано
workshop-value-tile-place = место за плочицу
workshop-value-per-item = за свако
workshop-value-repeat = још једном
workshop-value-set = по броју врста
workshop-value-oil = нафта
workshop-value-pipelines = нафтоводи
workshop-value-oil-and-pipelines = нафта и нафтоводи
workshop-value-tank-tile = цистерне
workshop-value-level-3-upgrade = унапређења нивоа 3
workshop-value-fulfilled-contracts = испуњени уговори
workshop-value-fulfilled-orders = испуњене поруџбине
workshop-value-pipeline-reaching-low = нафтоводи до ниске
workshop-value-pipeline-reaching-mid = нафтоводи до средње
workshop-value-pipeline-reaching-high = нафтоводи до високе
workshop-value-distinct-pipeline-types = врсте нафтовода
workshop-value-distinct-oil-types-on-fulfilled-contracts-and-orders = врсте испоручене нафте
