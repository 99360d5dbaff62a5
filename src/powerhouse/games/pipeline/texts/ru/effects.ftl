### Pipeline: what the cards of the upgrades say.

effect = { $parts }
effect-now = сразу { $tiles }
effect-yearly = каждый новый год { $tiles }
due-government =
    { $count ->
        [one] { $count } правительственная труба
        [few] { $count } правительственные трубы
       *[other] { $count } правительственных труб
    }
due-tanks =
    { $count ->
        [one] { $count } цистерна
        [few] { $count } цистерны
       *[other] { $count } цистерн
    }
due-machines =
    { $count ->
        [one] { $count } насос
        [few] { $count } насоса
       *[other] { $count } насосов
    }
due-pipes =
    { $count ->
        [one] { $count } труба из магазина
        [few] { $count } трубы из магазина
       *[other] { $count } труб из магазина
    }
effect-human-resources-1 = дополнительное действие стоит { $secondary-cost }
effect-human-resources-2 =
    { $reach ->
        [one] до дополнительного действия может быть { $reach } место
        [few] до дополнительного действия может быть { $reach } места
       *[other] до дополнительного действия может быть { $reach } мест
    }
effect-human-resources-3 = два основных действия за ход, без дополнительного
effect-engineering-1 = мощность +{ $bonus-1 } за каждые 4 сегмента нефтепровода
effect-engineering-2 = мощность +{ $bonus-2 } за каждые 4 сегмента нефтепровода
effect-engineering-3 = нефтепровод перегоняет два куба одного сорта
effect-refined-markets-1 = сортовую нефть покупают и продают на { $price-shift } дороже
effect-refined-markets-2 = торговля сразу на всех трёх рынках сортовой нефти
effect-refined-markets-3 = нефть можно продавать на места любого цвета
effect-contracts-orders-1 =
    { $fillings ->
        [one] контракты можно выполнять { $fillings } раз в год
        [few] контракты можно выполнять { $fillings } раза в год
       *[other] контракты можно выполнять { $fillings } раз в год
    }
effect-contracts-orders-2 = +{ $extra-pay } за каждый поставленный куб
effect-contracts-orders-3 = заказы можно брать как контракты
effect-machines-1 = рабочий может бесплатно запустить один насос
effect-machines-2 = запуск насосов стоит { $machine-cost }
effect-machines-3 = насосы можно запустить и до первого действия
