### Power Grid: The Card Game: figures of a box that do not fit together.

box-plants-too-many =
    { $most ->
        [one] sme biti najviše { $most } elektrana, a ovih je { $found }
        [few] smeju biti najviše { $most } elektrane, a ovih je { $found }
       *[other] sme biti najviše { $most } elektrana, a ovih je { $found }
    }
box-plant-twice = dve elektrane imaju isti id
box-plant-cannot-burn = elektrana { $plant }, { $fuel }, ne može da troši { $burns }
box-plant-hybrids =
    { $most ->
        [one] hibridne elektrane jednog igrača smeju zajedno da troše najviše { $most } jedinicu, a ove troše { $burns }
        [few] hibridne elektrane jednog igrača smeju zajedno da troše najviše { $most } jedinice, a ove troše { $burns }
       *[other] hibridne elektrane jednog igrača smeju zajedno da troše najviše { $most } jedinica, a ove troše { $burns }
    }
box-plant-cards =
    { $set ->
        [small] malih elektrana ima { $found }, a ne { $count } (tako kaže tables: setup: { $set }_cards)
       *[big] velikih elektrana ima { $found }, a ne { $count } (tako kaže tables: setup: { $set }_cards)
    }
box-plant-too-few-small = za pripremu (igrača: { $players }) treba malih elektrana: { $needed }, a ima ih { $found }
box-plant-too-few-big = u pripremi (igrača: { $players }) uklanja se velikih elektrana: { $removed }, a ima ih { $found }
box-cards-too-many =
    { $most ->
        [one] sme biti najviše { $most } karta resursa
        [few] smeju biti najviše { $most } karte resursa
       *[other] sme biti najviše { $most } karata resursa
    }
box-card-twice = dve karte resursa imaju isti id
box-card-leftover = karta ostatka { $card } mora imati 1 jedinicu, a ne { $units }
box-card-kind =
    { $kind ->
        [standard] standardna karta { $card } mora reći za koje je brojeve igrača
       *[other] karta { $card } ({ $kind }) ne sme navoditi brojeve igrača
    }
box-card-players = karta resursa { $card } navodi ovaj broj igrača: { $players }
box-card-none =
    { $fuel ->
        [coal] nema nijedne karte s ugljem
        [gas] nema nijedne karte s gasom
        [oil] nema nijedne karte s naftom
       *[uranium] nema nijedne karte s uranijumom
    }
box-cards-too-few =
    { $needed ->
        [one] za tržište (igrača: { $players }) treba { $needed } karta resursa, a ima ih { $found }
        [few] za tržište (igrača: { $players }) trebaju { $needed } karte resursa, a ima ih { $found }
       *[other] za tržište (igrača: { $players }) treba { $needed } karata resursa, a ima ih { $found }
    }
box-players-rows = tabela igrača mora imati redove za { $players }
box-trust-players = kartel igra s dva igrača i ni s jednim drugim brojem
box-market-row =
    { $row ->
        [one] gornji red ima { $row } elektranu, a celo tržište samo { $market }
        [few] gornji red ima { $row } elektrane, a celo tržište samo { $market }
       *[other] gornji red ima { $row } elektrana, a celo tržište samo { $market }
    }
box-market-last =
    { $first ->
        [one] od { $first } elektrane dve odlaze pre poslednjeg kruga, pa ne može ostati { $last }
        [few] od { $first } elektrane dve odlaze pre poslednjeg kruga, pa ne može ostati { $last }
       *[other] od { $first } elektrana dve odlaze pre poslednjeg kruga, pa ne može ostati { $last }
    }
box-prices-rise = cene moraju da rastu od stupca do stupca: { $prices }
box-renovation-cards = karte renoviranja se broje od 1: { $cards }
box-total-plants = malih elektrana { $small }, velikih { $big }
box-total-deck = špil resursa (igrača: { $players }): karata { $cards }, jedinica { $units }

## The workshop

workshop-sheet-plants = Elektrane
workshop-sheet-cards = Karte resursa
workshop-field-set = Skup
workshop-field-number = Broj
workshop-field-fuel = Resurs
workshop-field-fuel-amount = Troši
workshop-field-income = Zarada
workshop-field-kind = Vrsta
workshop-field-type = Resurs
workshop-field-units = Jedinica
workshop-field-players = Igrači
workshop-sheet-tables = Popust, zarada i bodovi
workshop-sheet-tables-players = Po broju igrača
workshop-sheet-tables-setup = Priprema
workshop-sheet-tables-prices = Cene stubaca
workshop-sheet-tables-renovation = Karte renoviranja
workshop-value-small = mala
workshop-value-big = velika
workshop-value-coal = ugalj
workshop-value-gas = gas
workshop-value-oil = nafta
workshop-value-uranium = uranijum
workshop-value-hybrid = hibridna
workshop-value-eco = ekološka
workshop-value-standard = standardna
workshop-value-leftover = karta ostatka
workshop-value-plus = sa znakom +
workshop-value-plusplus = sa znakom ++
