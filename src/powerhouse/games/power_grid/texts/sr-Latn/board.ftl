### The board in a browser.

pg-fuel =
    { $fuel ->
        [coal] ugalj
        [oil] nafta
        [garbage] otpad
        [mix] ugalj ili nafta
       *[uranium] uranijum
    }
pg-kind-coal = elektrana na ugalj
pg-kind-oil = naftna elektrana
pg-kind-garbage = elektrana na otpad
pg-kind-uranium = nuklearna elektrana
pg-kind-hybrid = hibridna elektrana
pg-kind-eco = ekološka elektrana
pg-kind-fusion = fuziona elektrana
pg-trust = Kartel
pg-cities =
    { $n ->
        [one] { $n } grad
        [few] { $n } grada
       *[other] { $n } gradova
    }
pg-houses =
    { $n ->
        [one] { $n } kućica
        [few] { $n } kućice
       *[other] { $n } kućica
    }

pg-headline = krug { $round } · etapa { $step } · { $phase }
pg-headline-setup = priprema · { $phase }
pg-headline-over = partija je završena
pg-phase-place = kućice kartela
pg-phase-mark = početni gradovi
pg-phase-offer = aukcija
pg-phase-bid = aukcija
pg-phase-scrap = aukcija
pg-phase-return = aukcija
pg-phase-fuel = kupovina resursa
pg-phase-build = izgradnja
pg-phase-run = snabdevanje gradova

pg-glance = { $parts }
pg-glance-fuel = { $fuel } { $price }
pg-glance-player = { $name } { $cities }

pg-plant-burns =
    { $fuel ->
        [coal]
            { $need ->
                [one] troši { $need } ugalj
               *[other] troši { $need } uglja
            }
        [oil]
            { $need ->
                [one] troši { $need } naftu
               *[other] troši { $need } nafte
            }
        [garbage]
            { $need ->
                [one] troši { $need } otpad
               *[other] troši { $need } otpada
            }
        [uranium]
            { $need ->
                [one] troši { $need } uranijum
               *[other] troši { $need } uranijuma
            }
       *[mix]
            { $need ->
                [one] troši { $need } ugalj ili naftu
               *[other] troši { $need } uglja ili nafte
            }
    }
pg-plant-free = ne troši resurse
pg-plant-title = Elektrana { $number }: { $kind }, { $burns }, snabdeva { $cities }
pg-plant-offer = stavi na aukciju za { $minimum } ili više
pg-plant-holds = čuva { $tokens }
pg-plant-empty = nema resursa

pg-market-title = Elektrane
pg-market-now = sada
pg-market-soon = uskoro
pg-market-gone = Nije ostala nijedna elektrana.
pg-market-discount = popust: najmanja ponuda { $minimum }
pg-market-hammer = pod čekićem
pg-market-step3 = Etapa 3
pg-market-step3-title = Karta Etapa 3: etapa 3 počinje sledećom fazom
pg-market-deck = Špil: ostalo karata { $count }, na poleđini sledeće je { $back }; elektrane koje još mogu doći: { $unseen }
pg-market-deck-empty = Špil je prazan
pg-market-back-plug = utikač
pg-market-back-socket = utičnica

pg-fuels-title = Resursi
pg-fuels-next = { $fuel }: sledeći token košta { $price }; na tržištu { $left }, u rezervi { $reserve }, dopuna { $refill }
pg-fuels-out = { $fuel }: rasprodato, u rezervi { $reserve }, dopuna { $refill }
pg-fuels-buy = kupi jedan token
pg-fuels-back = Ukloni iz plana jedan token: { $fuel }
pg-fuels-more = Dodaj u plan još jedan token: { $fuel } za { $price }
pg-fuels-reserve = rezerva
pg-fuels-closed = više nema dopune

pg-reading-need = za jedno pokretanje svih vaših elektrana troši se { $need }
pg-reading-minimum = bar { $minimum }
pg-reading-income = S resursima koje imate u ovom krugu biste snabdeli { $cities } i zaradili { $income }.

pg-map-title = Mapa { $name ->
        [Germany] Nemačka
        [USA] SAD
       *[other] { $name }
    }: u igri { $regions }
pg-map-out = van igre
pg-map-zone = Zona igre
pg-map-label = { $parts }
pg-map-houses = { $houses }: { $names }
pg-map-empty = bez kućica
pg-map-connect = poveži za { $cost }
pg-map-start = počni ovde za { $cost }
pg-map-planned = planirano
pg-map-marked = početni grad
pg-map-closed = sada ne može da se poveže
pg-map-place = postavi kućicu kartela
pg-map-mark = obeleži kao početni grad
pg-map-undo = pritisnite ponovo da uklonite iz plana

pg-players-title = Redosled igrača
pg-players-track = Povezani gradovi: etapa 2 od { $step2 }, kraj od { $end }
pg-track-cities = { $name } { $cities }
pg-players-step2 = etapa 2
pg-players-end = kraj
pg-players-cities = gradovi
pg-players-supplies = snabdeva { $ready } od { $capacity }
pg-players-supplies-short = snabdeva
pg-players-noplants = još nema elektrana
pg-players-trust-houses = u rezervi: { $houses }

pg-bar-passRound = Odustani: bez elektrane
pg-bar-remove = Ukloni iz plana: { $what }

pg-ask-place = Postavite kućicu kartela: izaberite grad koji svetli. U etapi 1 ostaje zatvoren za oba igrača.
pg-ask-mark = Obeležite početni grad: svaka mreža mora da počne u obeleženom gradu.
pg-ask-offer-yours = Elektrana { $plant } je vaša za { $minimum }: uzmite je ili izaberite drugu.
pg-offer-take = Uzmi elektranu { $plant } za { $minimum }
pg-ask-scrap = Jedna elektrana je suvišna: izaberite koju zatvarate. Nova ostaje.
pg-ask-scrap-paid = Zatvaranje donosi { $paid }.
pg-ask-return = Nema mesta za sve vaše resurse: izaberite token koji vraćate.
pg-ask-fuel = Kupite resurse za svoje elektrane, pa završite.
pg-ask-build = Izaberite gradove koji svetle, pa završite.
pg-ask-build-first = Izaberite grad u kojem počinje vaša mreža, ili završite.
pg-ask-build-none = Sada ne možete povezati nijedan grad: završite.
pg-ask-build-full = Više nijedan grad ne može da se poveže: izgradite i završite.
pg-ask-run = Koje elektrane se pokreću? Pritisnite elektranu da je pokrenete ili zaustavite.
pg-ask-over = Partija je završena. Pobeđuje { $name }, snabdeveno: { $cities }.
pg-ask-over-shared = Partija je završena. Prvo mesto dele { $names }, snabdeveno: { $cities }.

plants-wait-place = { $name } postavlja kućicu kartela.
plants-wait-mark = { $name } obeležava početni grad.
plants-wait-return = { $name } vraća resurse.
plants-wait-fuel = { $name } kupuje resurse.
plants-wait-build = { $name } gradi.

pg-fuel-row = { $fuel }: planirano { $count }
pg-fuel-finish = Kupi i završi
pg-fuel-end = Završi kupovinu
pg-fuel-ready = Imate { $cities }; vaši resursi snabdevaju { $ready }.
pg-fuel-runs-head = pokretanja
pg-fuel-runs = { $runs }×
pg-fuel-runs-title =
    { $runs ->
        [0] Elektrana { $number } nema dovoljno resursa
        [one] Elektrana { $number } ima resurse za { $runs } pokretanje
        [few] Elektrana { $number } ima resurse za { $runs } pokretanja
       *[other] Elektrana { $number } ima resurse za { $runs } pokretanja
    }
pg-fuel-runs-free = Elektrani { $number } ne trebaju resursi

pg-build-finish = Gradi i završi
pg-build-end = Završi izgradnju
pg-build-ready = Povezano: { $cities }, resursa ima za { $ready }.

pg-run-confirm = Snabdej { $cities }, zarada { $income }
pg-run-best = najbolje
pg-run-short = nema dovoljno resursa za sve ove zajedno
pg-run-mix = Hibridne troše
pg-run-mix-title = Koliko je uglja među tokenima koje troše hibridne elektrane
pg-run-burns = troši { $tokens }
pg-run-burnsNothing = ne troši resurse
pg-run-plant = Pokreni elektranu { $number }
pg-run-choose = Izaberi najbolje

pg-scrap-plant = Zatvori elektranu { $number }
pg-return-one =
    { $fuel ->
        [coal] Vrati 1 ugalj
        [oil] Vrati 1 naftu
        [garbage] Vrati 1 otpad
       *[uranium] Vrati 1 uranijum
    }
pg-return-fuel =
    { $fuel ->
        [coal] Vrati 1 ugalj od { $held }
        [oil] Vrati 1 naftu od { $held }
        [garbage] Vrati 1 otpad od { $held }
       *[uranium] Vrati 1 uranijum od { $held }
    }

pg-tokens =
    { $fuel ->
        [coal]
            { $count ->
                [one] { $count } token uglja
               *[other] { $count } tokena uglja
            }
        [oil]
            { $count ->
                [one] { $count } token nafte
               *[other] { $count } tokena nafte
            }
        [garbage]
            { $count ->
                [one] { $count } token otpada
               *[other] { $count } tokena otpada
            }
       *[uranium]
            { $count ->
                [one] { $count } token uranijuma
               *[other] { $count } tokena uranijuma
            }
    }
