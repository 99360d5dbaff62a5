### The board in a browser.

cg-fuel =
    { $fuel ->
        [coal] ugalj
        [gas] gas
        [oil] nafta
        [either] gas ili nafta
       *[uranium] uranijum
    }
cg-kind-coal = ugalj
cg-kind-gas = gas
cg-kind-oil = nafta
cg-kind-uranium = uranijum
cg-kind-hybrid = hibridna
cg-kind-eco = ekološka
cg-units = { $count ->
        [one] { $count } { cg-fuel }
       *[other] { $count } { $fuel ->
            [coal] uglja
            [gas] gasa
            [oil] nafte
            [uranium] uranijuma
           *[either] gasa ili nafte
        }
    }
cg-nothing = ništa
cg-trust = Kartel
cg-for = za
cg-from = od
cg-new = nova
cg-now = sada
cg-soon = uskoro
cg-back-small = mala elektrana
cg-back-big = velika elektrana
cg-place = { $place }.

cg-headline = krug { $round } · { $phase }
cg-headline-last = poslednji krug · { $phase }
cg-headline-over = partija je završena
cg-phase-auction = aukcija
cg-phase-resources = resursi
cg-phase-bureaucracy = birokratija
cg-phase-end = kraj
cg-glance-player = { $name } { $ready }
cg-tabs = Koje tržište
cg-last-banner = Poslednji krug: kupujte samo ono što se troši u jednom pokretanju. Bez zarade; zatim elektrane donose bodove.
cg-next-last-banner = Došla je karta poslednjeg kruga: sledeći krug je poslednji.

## Plants

cg-plant = { $number } ({ $kind })
cg-burns = troši { $need ->
        [one] { $need } { $fuel ->
            [coal] ugalj
            [gas] gas
            [oil] naftu
            [uranium] uranijum
           *[either] gas ili naftu
        }
       *[other] { $need } { $fuel ->
            [coal] uglja
            [gas] gasa
            [oil] nafte
            [uranium] uranijuma
           *[either] gasa ili nafte
        }
    }
cg-burns-nothing = ne troši resurse
cg-plant-title = Elektrana { $plant }: { $burns }, donosi { $income }, { $back }.
cg-plant-minimum = Najmanja ponuda { $minimum }.
cg-plant-discount = Popust: najmanja ponuda { $minimum }.
cg-plant-hammer = Pod čekićem.
cg-plant-held = { $name } za nju nudi { $bid }.
cg-plant-offer = Stavi na aukciju.
cg-plants-title = Elektrane
cg-plants-help = dostupne su četiri najjeftinije
cg-plants-all = poslednji krug: sve su dostupne
cg-plants-none = Nije ostala nijedna elektrana.
cg-last-card = Sledi poslednji krug
cg-last-card-title = Karta poslednjeg kruga: odlazi s najjeftinijom elektranom posle ove aukcije, a sledeći krug je poslednji
cg-fate-under = ↓ špil
cg-fate-under-title = Na kraju kruga ide na dno špila.
cg-fate-leaves = odlazi
cg-fate-leaves-title = Na kraju kruga izlazi iz igre.
cg-fate-trust = Kartel
cg-fate-trust-title = Uzima je kartel posle prve kupovine ili odustajanja.
cg-deck-title = Špil elektrana
cg-deck-next = sledeća karta
cg-deck-empty = nema
cg-deck-before =
    { $plants ->
        [0] sledeća je karta poslednjeg kruga
        [one] { $plants } elektrana do poslednjeg kruga
        [few] { $plants } elektrane do poslednjeg kruga
       *[other] { $plants } elektrana do poslednjeg kruga
    }
cg-deck-last =
    { $cards ->
        [0] u špilu nema više elektrana
        [one] u špilu je još { $cards } elektrana
        [few] u špilu su još { $cards } elektrane
       *[other] u špilu je još { $cards } elektrana
    }
cg-deck-next-last = sledeći krug je poslednji
cg-deck-under = ispod nje { $numbers }

## Resources

cg-resources-title = Resursi
cg-resources-help = karta košta koliko piše na stupcu
cg-resources-buy = karte koje svetle staju, prazne jedinice ne
cg-resources-trust = obeležene karte posle ovog poteza idu kartelu
cg-column =
    { $price ->
        [one] { $price } elektro
       *[other] { $price } elektra
    }
cg-column-left = ostaci
cg-column-card = po karti
cg-card-title = { $units ->
        [one] { $units } { cg-fuel }
       *[other] { $units } { $fuel ->
            [coal] uglja
            [gas] gasa
            [oil] nafte
           *[uranium] uranijuma
        }
    } za { $price }.
cg-card-planned = Planirano: ukloni iz plana.
cg-card-buy = Dodaj u plan kupovine.
cg-card-born = Izložena ovom kupovinom.
cg-card-flag = kartel
cg-card-trust = Posle ovog poteza uzima je kartel.
cg-deck = Špil
cg-discard = Odbačeno
cg-stack = Karte ostatka

## What is looked at

cg-read-plant = Elektrana { $plant }: { $burns } i donosi { $income }.
cg-read-plant-from = Ponude od { $minimum }.
cg-read-plant-token = Ponude od { $minimum }: ima popust.
cg-read-plant-soon = Još nije dostupna.
cg-read-plant-all = S njom sve vaše elektrane donose { $after } umesto { $before }.
cg-read-plant-drops = Elektrana { $plant } donosi najmanje i zatvorila bi se.
cg-read-fuel =
    { $units ->
        [one] Resursi za jedno pokretanje sada koštaju { $cost }, na tržištu je { $units } jedinica.
        [few] Resursi za jedno pokretanje sada koštaju { $cost }, na tržištu su { $units } jedinice.
       *[other] Resursi za jedno pokretanje sada koštaju { $cost }, na tržištu je { $units } jedinica.
    }
cg-read-fuel-short =
    { $units ->
        [0] Na tržištu nema resursa za nju.
        [one] Na tržištu je premalo resursa za jedno pokretanje: { $units } jedinica.
        [few] Na tržištu je premalo resursa za jedno pokretanje: { $units } jedinice.
       *[other] Na tržištu je premalo resursa za jedno pokretanje: { $units } jedinica.
    }
cg-read-rivals =
    { $count ->
        [1] Isti resurs troši i { $names }.
       *[other] Isti resurs troše i { $names }.
    }
cg-read-card = { $units ->
        [one] { $units } { cg-fuel }
       *[other] { $units } { $fuel ->
            [coal] uglja
            [gas] gasa
            [oil] nafte
           *[uranium] uranijuma
        }
    } za { $price }.
cg-read-sum = Zbir { $sum }, ostaje { $left }.
cg-read-planned = U planu je; pritisnite ponovo da je uklonite.
cg-read-kept =
    { $lost ->
        [0] Zadržava se { $keeps }, u stubac 1 se izlaže { $leftover }.
       *[other]
            { $leftover ->
                [0] Zadržava se { $keeps }, propada { $lost }.
               *[other] Zadržava se { $keeps }, u stubac 1 se izlaže { $leftover }, propada { $lost }.
            }
    }
cg-read-same = Zarada ostaje { $income }.
cg-read-more = Zarada { $before } → { $income }: pokreću se { $plants }.
cg-read-burners = Troše: { $names }.
cg-read-nobody = Sada to niko ne troši.
cg-read-pile = { $cards }.
cg-read-own = Čuva do { $store }. Jedinice mogu ići na svaku elektranu koja ih troši.
cg-read-own-free = Radi u svakom krugu.
cg-read-deck =
    { $cards ->
        [one] { $cards } karta u špilu elektrana.
        [few] { $cards } karte u špilu elektrana.
       *[other] { $cards } karata u špilu elektrana.
    }
cg-read-unseen = Još mogu doći: { $numbers }.
cg-read-stack = Karte ostatka koje se još mogu izložiti:
cg-read-stack-none = nema ih. Jedinice bez mesta propadaju.
cg-read-pile-deck = U špilu resursa, nepoznatim redom:
cg-read-pile-discard = Među odbačenim kartama:
cg-read-pile-none = ništa.
cg-read-cards = { $count } × { $units ->
        [one] { $units } { cg-fuel }
       *[other] { $units } { $fuel ->
            [coal] uglja
            [gas] gasa
            [oil] nafte
           *[uranium] uranijuma
        }
    }
cg-read-plusplus =
    { $cards ->
        [one] S prvim mešanjem ulazi još { $cards }.
        [few] S prvim mešanjem ulaze još { $cards }.
       *[other] S prvim mešanjem ulazi još { $cards }.
    }
cg-read-round = Kako stvari stoje, krug se završava ovako:
cg-read-refill =
    { $cards ->
        [0] nova karta ne dolazi.
        [one] karte prelaze u jeftinije stupce, dolazi { $cards } nova.
        [few] karte prelaze u jeftinije stupce, dolaze { $cards } nove.
       *[other] karte prelaze u jeftinije stupce, dolazi { $cards } novih.
    }
cg-read-shuffle = Špil se troši: odbačene karte se mešaju.
cg-read-leaves = Elektrana { $plant } izlazi iz igre.
cg-read-under = Elektrana { $plant } ide na dno špila.
cg-read-next-last = Sledeći krug je poslednji.
cg-read-last = Poslednji krug.
cg-read-last-help = Smete kupiti ono što vaše elektrane troše u jednom pokretanju, ne više. Zatim svaka elektrana s resursima donosi svoje bodove, a svakih 10 elektra jedan bod.
cg-read-over = Partija je završena.

## Own plants

cg-mine = Vaše elektrane
cg-mine-of = Elektrane: { $name }
cg-mine-ready = osvetljene mogu da rade i donose { $ready } od { $capacity }
cg-mine-plan = sada radi { $before } od { $capacity }, s planom { $ready }
cg-mine-none = Još nema elektrana.
cg-mine-free = mesto za elektranu
cg-own-run = troši u jednom pokretanju
cg-own-store = čuva za kasnije
cg-own-free = ne trebaju resursi
cg-own-runs = Radi
cg-own-again = i još jednom
cg-own-always = svaki krug
cg-own-will = Radiće
cg-own-will-more = s ovom kupovinom
cg-own-lacks = Nedostaje { $units ->
        [one] { $units } { cg-fuel }
       *[other] { $units } { $fuel ->
            [coal] uglja
            [gas] gasa
            [oil] nafte
            [either] gasa ili nafte
           *[uranium] uranijuma
        }
    }
cg-own-drops = Zatvorila bi se
cg-own-drops-more = od tri donosi najmanje
cg-own-scrap = Zatvori ovu
cg-own-scrap-units = odbacuje: { $units }
cg-own-scrap-rest = ostale donose { $income }
cg-own-chosen = Radi
cg-own-idle = Miruje
cg-hand = Vaše karte
cg-hand-of = Karte: { $name }
cg-hand-help = prazno: potrošeno
cg-hand-planned = isprekidano: planirano
cg-hand-none = Nema karata resursa.
cg-out-now = Ako se ništa ne promeni
cg-out-plan = S ovim planom
cg-out-over = Na kraju
cg-out-income = zarada u ovom krugu
cg-out-money = novac posle toga
cg-out-place = mesto u sledećem redosledu
cg-out-points = bodovi: elektrane + desetice
cg-out-capacity = sve elektrane
cg-out-ready = elektrane s resursima
cg-out-dearest = najskuplja elektrana, ako je jednako
cg-points = { $ready } + { $money }
cg-points-hidden = { $ready }+

cg-lot-title = Ako dobijete elektranu { $plant }
cg-lot-earns = donosi po pokretanju
cg-lot-burns = troši po pokretanju
cg-lot-all = sve elektrane zajedno
cg-lot-bidders = U aukciji
cg-offers-title = Šta bi donela koja elektrana
cg-offers-fuel = resursi za pokretanje
cg-offers-all = sve elektrane
cg-offers-help = Resursi po sadašnjim cenama; – ako ih na tržištu ima premalo.
cg-offers-none = Posmatrač gore vidi elektrane.
cg-buy-title = Ova kupovina
cg-buy-question = Šta kupiti?
cg-buy-lacks-title = Šta nedostaje vašim elektranama
cg-buy-keeps = zadržava { $keeps }
cg-buy-lacks = Nedostaje { $units } za: { $plants }.
cg-buy-enough = Sve elektrane imaju resurse za jedno pokretanje.
cg-buy-all = Planiraj sve: { $cost } za zaradu { $income }
cg-buy-all-last = Planiraj sve: { $cost } za poene: { $income }
cg-buy-best = Planiraj najbolje: { $cost } za zaradu { $income }
cg-buy-best-last = Planiraj najbolje: { $cost } za poene: { $income }
cg-buy-trust = Zatim kartel
cg-buy-trust-takes = besplatno uzima karte: { $units }.
cg-run-title = Ovo pokretanje
cg-run-earns = zarada
cg-run-burns = troši
cg-run-leaves = ostaje
cg-run-place = sledeći redosled
cg-run-place-of = za sada { $place }. od { $known }
cg-run-short = Nema dovoljno resursa za sve ove zajedno.
cg-run-help = Pritisnite elektranu da je pokrenete ili zaustavite.
cg-incomes-title = Zarada u ovom krugu
cg-incomes-expected = očekivano { $income }
cg-scrap-title = Jedna elektrana je suvišna
cg-scrap-help = Izaberite jednu od tri starije; ona izlazi iz igre. Nova ostaje.
cg-scrap-wait = Jedna od tri starije izlazi iz igre.
cg-scrap-paid = Zatvaranje donosi { $paid }.
cg-return-title =
    { $units ->
        [one] Nema mesta za { $units } jedinicu
        [few] Nema mesta za { $units } jedinice
       *[other] Nema mesta za { $units } jedinica
    }
cg-return-held = Gas i nafta se bore za mesto na hibridnim elektranama: { $units }.
cg-return-help = Izaberite šta odbacujete, jednu po jednu jedinicu.
cg-final-title = Bodovi
cg-final-sum = { $ready } + { $money } = { $points }

## Companies

cg-company-runs = radi
cg-company-runs-title = Sa svojim resursima { $ready } od { $capacity }
cg-company-earned = zarada
cg-company-points = bodovi
cg-company-points-title = Kad bi se partija sada završila: mesto { $place }; najskuplja elektrana { $dearest }
cg-company-lit = Može da radi.
cg-company-noplants = još nema elektrana
cg-company-holds = Karte resursa: { $units }
cg-order-title = Sledeći redosled
cg-order-income = { $name } { $income }
cg-order-help = po zaradi; crta: ako sve rade
cg-trust-third = treća kompanija
cg-trust-next = uzima sledeću
cg-trust-takes = Posle prve kupovine ili odustajanja uzima elektranu { $plant }, najskuplju dostupnu.
cg-trust-drops = Zatim njegova najstarija elektrana { $plant } izlazi.
cg-trust-oldest = Njegova najstarija elektrana je { $plant }.
cg-trust-free = Ništa ne plaća i ništa ne zadržava.

## The bar

cg-pass-round = Odustani: bez elektrane
cg-offer-take = Kupi { $plant } za { $minimum }
cg-bid-discount = S popustom je najmanja ponuda { $minimum }.
cg-buy-end = Završi kupovinu
cg-buy-finish = Kupi za { $cost } i završi
cg-buy-remove = Ukloni iz plana: { $units ->
        [one] { $units } { cg-fuel }
       *[other] { $units } { $fuel ->
            [coal] uglja
            [gas] gasa
            [oil] nafte
           *[uranium] uranijuma
        }
    } za { $price }
cg-buy-outlook = S resursima koje imate elektrane donose { $ready } od { $capacity }.
cg-buy-runs =
    { $count ->
        [1] Elektrana { $plants } radi i donosi { $income }.
       *[other] Elektrane { $plants } rade i donose { $income }.
    }
cg-buy-runs-none = Još ne radi nijedna elektrana.
cg-run-plant = Elektrana { $number } radi.
cg-run-confirm = Pokreni za { $income }
cg-run-nothing = Ne pokreći ništa, zarada { $income }
cg-run-best = najbolje
cg-run-best-choose = Izaberi najbolje
cg-run-mix = Hibridne troše
cg-run-mix-title = Koliko je gasa među jedinicama koje troše hibridne elektrane
cg-scrap-short = Zatvori { $number }
cg-scrap-plant = Zatvori { $plant }
cg-return-unit =
    { $fuel ->
        [coal] Odbaci 1 ugalj od { $held }
        [gas] Odbaci 1 gas od { $held }
        [oil] Odbaci 1 naftu od { $held }
       *[uranium] Odbaci 1 uranijum od { $held }
    }

cg-ask-offer-yours = Elektrana { $plant } je vaša za { $minimum }: kupite je ili izaberite drugu.
cg-ask-scrap = Jedna elektrana je suvišna: izaberite jednu od tri starije koju zatvarate.
cg-ask-return =
    { $units ->
        [1] Nema mesta za { $units } jedinicu: izaberite da li odbacujete gas ili naftu.
        [one] Nema mesta za { $units } jedinicu: birajte šta odbacujete, gas ili naftu, jednu po jednu.
        [few] Nema mesta za { $units } jedinice: birajte šta odbacujete, gas ili naftu, jednu po jednu.
       *[other] Nema mesta za { $units } jedinica: birajte šta odbacujete, gas ili naftu, jednu po jednu.
    }
cg-ask-buy = Uzmite karte s tržišta, pa završite.
cg-ask-buy-none = Sada se ne može kupiti nijedna karta: završite.
cg-ask-run = Koje elektrane se pokreću? Ko najviše zaradi, u sledećem krugu je prvi.
cg-ask-over =
    { $points ->
        [one] Partija je završena. Pobeđuje { $name }, { $points } bod.
        [few] Partija je završena. Pobeđuje { $name }, { $points } boda.
       *[other] Partija je završena. Pobeđuje { $name }, { $points } bodova.
    }
cg-ask-over-shared =
    { $points ->
        [one] Partija je završena. Prvo mesto dele { $names }, { $points } bod.
        [few] Partija je završena. Prvo mesto dele { $names }, { $points } boda.
       *[other] Partija je završena. Prvo mesto dele { $names }, { $points } bodova.
    }
plants-wait-return = { $name } odbacuje jedinice.
plants-wait-buy = { $name } kupuje resurse.

## Tables for those who hear the page

cg-companies = Kompanije
cg-table-plant = elektrana
cg-table-burns = resursi
cg-table-income = donosi
cg-table-minimum = najmanja ponuda
cg-table-company = kompanija
cg-table-money = novac
cg-table-points = bodovi sada
