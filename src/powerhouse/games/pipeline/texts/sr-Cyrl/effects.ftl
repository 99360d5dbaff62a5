### Made of sr-Latn by tools/cyrillic.py.


### Pipeline: what the cards of the upgrades say.

effect = { $parts }
effect-now = { $tiles } одмах
effect-yearly = сваке нове године { $tiles }
due-government =
    { $count ->
        [one] { $count } државна цев
        [few] { $count } државне цеви
       *[other] { $count } државних цеви
    }
due-tanks =
    { $count ->
        [one] { $count } цистерна
        [few] { $count } цистерне
       *[other] { $count } цистерни
    }
due-machines =
    { $count ->
        [one] { $count } машина
        [few] { $count } машине
       *[other] { $count } машина
    }
due-pipes =
    { $count ->
        [one] { $count } цев из продавнице
       *[other] { $count } цеви из продавнице
    }
effect-human-resources-1 = додатна акција кошта { $secondary-cost }
effect-human-resources-2 =
    { $reach ->
        [one] додатна акција може бити удаљена { $reach } корак
       *[other] додатна акција може бити удаљена { $reach } корака
    }
effect-human-resources-3 = две главне акције у потезу, без додатне
effect-engineering-1 = снага +{ $bonus-1 } за свака 4 сегмента нафтовода
effect-engineering-2 = снага +{ $bonus-2 } за свака 4 сегмента нафтовода
effect-engineering-3 = нафтовод прерађује две коцке исте класе
effect-refined-markets-1 = прерађена нафта се купује и продаје за { $price-shift } више
effect-refined-markets-2 = трговина на сва три тржишта прерађене нафте одједном
effect-refined-markets-3 = нафта се продаје на места било које боје
effect-contracts-orders-1 =
    { $fillings ->
        [one] уговори се могу испунити { $fillings } пут годишње
       *[other] уговори се могу испунити { $fillings } пута годишње
    }
effect-contracts-orders-2 = +{ $extra-pay } за сваку испоручену коцку
effect-contracts-orders-3 = поруџбине се могу потписати као уговори
effect-machines-1 = радник може бесплатно да покрене једну машину
effect-machines-2 = покретање машина кошта { $machine-cost }
effect-machines-3 = машине могу да се покрену и пре прве акције
