### Power Grid: figures of a box that do not fit together.

box-plant-fuels = elektrana { $plant } je vrste { $kind }, pa su njeni resursi { $fuels }, a ne { $found }
box-plant-storage = elektrana { $plant } troši { $burns }, pa čuva { $stores }, a ne { $found }
box-plant-cannot-burn = elektrana { $plant }, { $kind }, ne može da troši { $burns }
box-plant-backs = mora biti elektrana s utikačem i elektrana s utičnicom
box-plant-plugs-smaller = elektrane s utikačem moraju biti manje od onih s utičnicom, ali { $plug } > { $socket }
box-plant-hybrids = hibridne elektrane jednog igrača smeju zajedno da troše najviše 15 tokena, a ove troše { $burns }
box-plant-too-few-plugs = za pripremu (igrača: { $players }) treba elektrana s utikačem: { $needed }, a ima ih { $found }
box-plant-too-few-sockets = u pripremi (igrača: { $players }) uklanja se elektrana s utičnicom: { $removed }, a ima ih { $found }
box-fuel-too-much =
    { $fuel ->
        [coal] tržište počinje s količinom uglja { $filled }, a ima ga { $tokens }
        [oil] tržište počinje s količinom nafte { $filled }, a ima je { $tokens }
        [garbage] tržište počinje s količinom otpada { $filled }, a ima ga { $tokens }
       *[uranium] tržište počinje s količinom uranijuma { $filled }, a ima ga { $tokens }
    }
box-fuel-no-spaces =
    { $fuel ->
        [coal] ugalj počinje na poljima kojih nema: { $spaces }
        [oil] nafta počinje na poljima kojih nema: { $spaces }
        [garbage] otpad počinje na poljima kojih nema: { $spaces }
       *[uranium] uranijum počinje na poljima kojih nema: { $spaces }
    }
box-fuel-start =
    { $fuel ->
        [coal] ugalj: na tržištu na početku { $filled }, u rezervi { $left }
        [oil] nafta: na tržištu na početku { $filled }, u rezervi { $left }
        [garbage] otpad: na tržištu na početku { $filled }, u rezervi { $left }
       *[uranium] uranijum: na tržištu na početku { $filled }, u rezervi { $left }
    }
box-fuel-start-cities =
    { $players ->
        [one] za početne gradove { $players } igrača treba { $players } token uranijuma
       *[other] za početne gradove { $players } igrača treba { $players } tokena uranijuma
    }
box-house-costs = cene kućica moraju da rastu: { $costs }
box-houses-by-step = broj kućica u gradu po etapama mora da raste od 1 do { $most }: { $houses }
box-payments = preko tabele gradovi donose njen poslednji iznos { $last }, a ne { $found }
box-houses-left =
    { $left ->
        [one] za gradove ostaje { $left } kućica, a ne { $found }
        [few] za gradove ostaju { $left } kućice, a ne { $found }
       *[other] za gradove ostaje { $left } kućica, a ne { $found }
    }
box-plant-cards =
    { $back ->
        [plug] karata s utikačem ima { $found }, a ne { $count }
       *[socket] karata s utičnicom ima { $found }, a ne { $count }
    }
box-market-rows =
    { $cards ->
        [one] dva reda po { $cards } kartu ne čine { $found }
        [few] dva reda po { $cards } karte ne čine { $found }
       *[other] dva reda po { $cards } karata ne čine { $found }
    }
box-houses-too-few =
    { $houses ->
        [one] partija (igrača: { $players }) završava se kad broj gradova dostigne { $cities }, a igrač ima { $houses } kućicu
        [few] partija (igrača: { $players }) završava se kad broj gradova dostigne { $cities }, a igrač ima { $houses } kućice
       *[other] partija (igrača: { $players }) završava se kad broj gradova dostigne { $cities }, a igrač ima { $houses } kućica
    }
box-trust-houses =
    { $houses ->
        [one] kartel postavlja { $placed } od { $houses } kućice i zadržava { $kept }
        [few] kartel postavlja { $placed } od { $houses } kućice i zadržava { $kept }
       *[other] kartel postavlja { $placed } od { $houses } kućica i zadržava { $kept }
    }
box-trust-start-cities =
    { $kept ->
        [one] uz početne gradove kartel zadržava { $kept } kućicu, a ne { $found }
        [few] uz početne gradove kartel zadržava { $kept } kućice, a ne { $found }
       *[other] uz početne gradove kartel zadržava { $kept } kućica, a ne { $found }
    }
box-city-twice = dva grada na mapi ({ $map ->
        [Germany] Nemačka
        [USA] SAD
       *[other] { $map }
    }) imaju isti id
box-region-cities = gradovi oblasti { $region } na mapi ({ $map ->
        [Germany] Nemačka
        [USA] SAD
       *[other] { $map }
    }) su { $cities }
box-city-no-region = { $city } leži u oblasti { $region }, a nje na mapi ({ $map ->
        [Germany] Nemačka
        [USA] SAD
       *[other] { $map }
    }) nema
box-line-nowhere = jedna veza vodi u { $city }, a tog grada na mapi ({ $map ->
        [Germany] Nemačka
        [USA] SAD
       *[other] { $map }
    }) nema
box-region-neighbours = oblasti na mapi ({ $map ->
        [Germany] Nemačka
        [USA] SAD
       *[other] { $map }
    }) koje spajaju njene veze nisu one koje su navedene kao susedne
box-line-free = veze s cenom 0 na mapi ({ $map ->
        [Germany] Nemačka
        [USA] SAD
       *[other] { $map }
    }) nisu one koje su navedene
box-region-apart = oblast { $region } na mapi ({ $map ->
        [Germany] Nemačka
        [USA] SAD
       *[other] { $map }
    }) nije povezana

## The workshop

workshop-sheet-plants = Elektrane
workshop-sheet-refill = Dopuna tržišta resursa
workshop-sheet-cards = Karte renoviranja
workshop-field-kind = Vrsta
workshop-field-fuels = Resursi
workshop-field-fuel-needed = Troši
workshop-field-cities = Gradovi
workshop-field-storage = Čuva
workshop-field-back = Poleđina
workshop-sheet-tables = Izgradnja i popust
workshop-sheet-tables-payments = Isplate
workshop-sheet-tables-tokens = Tokeni resursa
workshop-sheet-tables-market = Tržište resursa
workshop-sheet-tables-players = Po broju igrača
workshop-sheet-tables-setup = Priprema
workshop-sheet-tables-special-rules = Pravila jedne mape
workshop-sheet-tables-trust-2-players = Kartel
workshop-sheet-germany = Nemačka
workshop-sheet-germany-regions = Nemačka: oblasti
workshop-sheet-germany-region-adjacency = Nemačka: susedne oblasti
workshop-sheet-germany-cities = Nemačka: gradovi
workshop-sheet-usa = SAD
workshop-sheet-usa-regions = SAD: oblasti
workshop-sheet-usa-region-adjacency = SAD: susedne oblasti
workshop-sheet-usa-cities = SAD: gradovi
workshop-value-coal = ugalj
workshop-value-oil = nafta
workshop-value-garbage = otpad
workshop-value-uranium = uranijum
workshop-value-hybrid = hibridna
workshop-value-eco = ekološka
workshop-value-fusion = fuziona
workshop-value-plug = utikač
workshop-value-socket = utičnica
