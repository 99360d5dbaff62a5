### Pipeline: what the cards of the upgrades say.

effect = { $parts }
effect-now = { $tiles } odmah
effect-yearly = svake nove godine { $tiles }
due-government =
    { $count ->
        [one] { $count } državna cev
        [few] { $count } državne cevi
       *[other] { $count } državnih cevi
    }
due-tanks =
    { $count ->
        [one] { $count } cisterna
        [few] { $count } cisterne
       *[other] { $count } cisterni
    }
due-machines =
    { $count ->
        [one] { $count } mašina
        [few] { $count } mašine
       *[other] { $count } mašina
    }
due-pipes =
    { $count ->
        [one] { $count } cev iz prodavnice
       *[other] { $count } cevi iz prodavnice
    }
effect-human-resources-1 = dodatna akcija košta { $secondary-cost }
effect-human-resources-2 =
    { $reach ->
        [one] dodatna akcija može biti udaljena { $reach } korak
       *[other] dodatna akcija može biti udaljena { $reach } koraka
    }
effect-human-resources-3 = dve glavne akcije u potezu, bez dodatne
effect-engineering-1 = snaga +{ $bonus-1 } za svaka 4 segmenta naftovoda
effect-engineering-2 = snaga +{ $bonus-2 } za svaka 4 segmenta naftovoda
effect-engineering-3 = naftovod prerađuje dve kocke iste klase
effect-refined-markets-1 = prerađena nafta se kupuje i prodaje za { $price-shift } više
effect-refined-markets-2 = trgovina na sva tri tržišta prerađene nafte odjednom
effect-refined-markets-3 = nafta se prodaje na mesta bilo koje boje
effect-contracts-orders-1 =
    { $fillings ->
        [one] ugovori se mogu ispuniti { $fillings } put godišnje
       *[other] ugovori se mogu ispuniti { $fillings } puta godišnje
    }
effect-contracts-orders-2 = +{ $extra-pay } za svaku isporučenu kocku
effect-contracts-orders-3 = porudžbine se mogu potpisati kao ugovori
effect-machines-1 = radnik može besplatno da pokrene jednu mašinu
effect-machines-2 = pokretanje mašina košta { $machine-cost }
effect-machines-3 = mašine mogu da se pokrenu i pre prve akcije
