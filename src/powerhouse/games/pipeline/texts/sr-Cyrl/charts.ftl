### Made of sr-Latn by tools/cyrillic.py.


### What people look up at a table, beside the rules.

fact-players = играчи
fact-rounds-1 = кругова у години 1
fact-rounds-2 = кругова у години 2
fact-rounds-3 = кругова у години 3
fact-start-money = новац на почетку
fact-start-tanks = цистерне на почетку
fact-second-action = додатна акција
fact-machine-phase = покретање машина
fact-upgrade-cost = унапређење
fact-loan = зајам доноси
fact-contract-columns = уговора једне класе на табли
fact-order-columns = поруџбина једне величине на табли
chart-markets = Тржишта: цене места
column-colour = боја
column-grade = класа
column-prices = цене
chart-refining = Цена прераде
column-to-low = сирова у ниску
column-to-mid = ниска у средњу
column-to-high = средња у високу
chart-pay = Шта нафта доноси
column-contract = уговор
column-order = поруџбина
column-oil-end = нафта на крају
column-line-end = нафтовод на крају
chart-pipes = Државне цеви
chart-shop-pipes = Цеви у продавницама
column-pipes = цеви
column-cost = цена
chart-tanks = Цистерне
chart-machines = Машине
column-places = места
chart-upgrades = Унапређења у игри
column-level-1 = ниво 1
column-level-2 = ниво 2
column-level-3 = ниво 3
chart-cards = Карте процене у игри
column-number = карта
column-counts = рачуна
chart-kinds = Различите врсте нафтовода или нафте
column-kinds = врсте
column-pays = доноси
chart-penalties = Казнене коцке
column-cubes = коцке
