### The board in a browser.

fm-headline = krug { $round } od { $rounds } · { $phase }
fm-headline-over = partija je završena
fm-phase-offer = redosled igrača
fm-phase-bid = redosled igrača
fm-phase-back = redosled igrača
fm-phase-bring = tržište
fm-phase-buy = kupovina
fm-phase-run = rad fabrike

## Tiles and quantities

fm-tile =
    { $type ->
        [storage] Skladište { $mark }
        [machine] Mašina { $mark }
        [robot_auto] Robot { $mark }
        [robot_semi] Polurobot { $mark }
        [control] Kontrola { $mark }
       *[optimizer] Optimizator { $mark }
    }
fm-tile-start =
    { $type ->
        [storage] Početno skladište
        [machine] Početna mašina
       *[other] Početna pločica
    }
fm-tile-mark-start = start
fm-type-short =
    { $type ->
        [storage] skladište
        [machine] mašina
        [robot_auto] robot
        [robot_semi] polurobot
        [control] kontrola
       *[optimizer] optimizator
    }
fm-figures = { $figures }
fm-tile-is = { $tile }: { $figures }
fm-tiles =
    { $count ->
        [1] { $tile }
       *[other] { $count } × { $tile }
    }
fm-figure =
    { $quantity ->
        [production] proizvodnja { $amount }
        [storage] skladište { $amount }
        [energy] energija { $amount }
       *[workers] radnici { $amount }
    }
fm-figure-saves =
    { $quantity ->
        [energy]
            { $amount ->
                [one] štedi { $amount } energiju
               *[other] štedi { $amount } energije
            }
       *[workers] štedi { $amount } radnika
    }
fm-quantity =
    { $quantity ->
        [production] proizvodnja
        [storage] skladište
        [energy] energija
       *[workers] radnici
    }
fm-legend-saves = štedi
fm-range = { $from } do { $to }

## Turn-order tiles

fm-order-title = Redosled igrača
fm-order-stack = licem nadole: { $tiles }
fm-order-unused = ne u ovom krugu: { $tiles }
fm-order-off = popust { $discount }
fm-order-of = Pločica redosleda { $number }
fm-order-acts =
    { $place ->
        [1] igra prva
        [2] igra druga
        [3] igra treća
        [4] igra četvrta
       *[other] igra peta
    }
fm-order-place = { $place }.
fm-order-no-workers = nema
fm-order-extra = iznosi +{ $extra }
fm-order-tile =
    { $place ->
        [1] Pločica { $number } igra prva, popust { $discount } na svaku cenu.
        [2] Pločica { $number } igra druga, popust { $discount } na svaku cenu.
        [3] Pločica { $number } igra treća, popust { $discount } na svaku cenu.
        [4] Pločica { $number } igra četvrta, popust { $discount } na svaku cenu.
       *[other] Pločica { $number } igra peta, popust { $discount } na svaku cenu.
    }
fm-order-tile-extra =
    { $extra ->
        [one] Poslednji sme da iznese još { $extra } pločicu.
        [few] Poslednji sme da iznese još { $extra } pločice.
       *[other] Poslednji sme da iznese još { $extra } pločica.
    }
fm-order-tile-held =
    { $workers ->
        [0] { $name } je ima bez radnika.
        [one] { $name } je ima sa { $workers } radnikom.
       *[other] { $name } je ima sa { $workers } radnika.
    }
fm-order-tile-bid = { $name } nudi { $workers } radnika.

## What a bid leaves

fm-bids-title = Šta vam ostaje posle ponude
fm-bids-tile =
    { $place ->
        [1] pločica { $tile }: prva, popust { $discount }
        [2] pločica { $tile }: druga, popust { $discount }
        [3] pločica { $tile }: treća, popust { $discount }
        [4] pločica { $tile }: četvrta, popust { $discount }
       *[other] pločica { $tile }: peta, popust { $discount }
    }
fm-bids-bid = ponuda
fm-bids-left = ostaje radnika
fm-bids-bring = iznosite
fm-bids-buy = kupujete do
fm-bids-row = ponuda { $bid }
fm-bids-pass = odustajanje
fm-bids-later = druga pločica
fm-bids-note =
    { $halls ->
        [0] Imate { $money } i nijednu slobodnu halu.
        [one] Imate { $money } i { $halls } slobodnu halu.
        [few] Imate { $money } i { $halls } slobodne hale.
       *[other] Imate { $money } i { $halls } slobodnih hala.
    }

## Market and storage board

fm-market-title = Tržište
fm-market-count =
    { $count ->
        [0] prazno
        [one] { $count } pločica
        [few] { $count } pločice
       *[other] { $count } pločica
    }
fm-market-discount = vaš popust { $discount } na svaku cenu
fm-market-closed = Tržište je zatvoreno.
fm-market-empty = Još ništa nije na prodaju: pločice se iznose u fazi 2.
fm-card =
    { $count ->
        [1] { $tile }; za vas košta { $cost }.
       *[other] { $tile }; za vas košta { $cost }, ima ih { $count }.
    }
fm-card-planned = Planirano: { $planned }.
fm-card-buy = Dodaj u plan kupovine.
fm-board-title = Tabla zaliha
fm-board-order = od najjeftinije: tim redom dolaze
fm-board-bring = izaberite stubac: dolazi njegova najjeftinija
fm-board-none = nema više
fm-board-tile = { $tile }; cena { $price }, na tabli zaliha ih ima { $count }.
fm-board-tile-bring = Iznesi jednu na tržište.
fm-hire = angažuj
fm-hire-short = +1 radnik
fm-hire-each = po { $cost }
fm-hire-title = Sezonski radnici: po { $cost }, najviše { $most }
fm-hire-tip = Rade od faze 4 ovog kruga do faze 3 sledećeg. Angažovanje završava vaš potez.
fm-hire-label = Sezonski radnik za { $cost }, najviše { $most }; planirano: { $planned }. Planiraj još jednog.
fm-hire-more = Još jedan sezonski radnik, za { $cost }
fm-hire-less = Jedan sezonski radnik manje

## The strip

fm-tip-offer = Pokažite na pločicu da pročitate koliko bi vas koštala i šta bi donela.
fm-tip-bid = Pokažite na pločicu da pročitate koliko bi vas koštala i šta bi donela.
fm-tip-back = Pokažite na pločicu da pročitate koliko bi vas koštala i šta bi donela.
fm-tip-bring = Pokažite na pločicu da pročitate koliko bi vas koštala, šta bi donela i ko je prvi može kupiti.
fm-tip-buy = Pokažite na pločicu na tržištu ili u svojoj fabrici da pročitate koliko košta i koliko vam vredi.
fm-tip-run = Pokažite na mašinu u svojoj fabrici; pritisak je pokreće ili zaustavlja.
fm-tip-over = Pokažite na pločicu da pročitate šta je.
fm-strip-price = { $tile }: cena { $price }
fm-strip-cost =
    { $cost ->
        [0] { $tile }: za vas besplatno umesto { $price }
       *[other] { $tile }: za vas košta { $cost } umesto { $price }
    }
fm-strip-full = { $tile }: za vas košta { $price }
fm-strip-again = Još jedna pločica „{ $tile }“: za vas košta { $cost }
fm-gain = { $now } u ovom krugu, oko { $end } do kraja
fm-gain-now = { $now } u ovom krugu
fm-gain-none = Kako stvari stoje, ne povećava vašu dobit
fm-worth = Bez nje sada { $now }, do kraja { $end }
fm-worth-none = Kako stvari stoje, ne donosi ništa
fm-strip-no-room = Nema slobodne hale ni gradilišta: prvo demontirajte neku pločicu, inače se ne računa (FM-3.7).
fm-strip-buy = Klik je dodaje u plan kupovine; sama ide u praznu halu, ili ostaje pored fabrike ako tako kažete dole.
fm-strip-planned = Planirali ste da kupite sve ove vrste.
fm-strip-next = Sledeća u svom stupcu.
fm-strip-behind = Dolazi kad nestane jeftinijih u njenom stupcu.
fm-strip-buyer = Prvi u ovom krugu kupuje { $name }.
fm-strip-buyer-you = U ovom krugu prva kupovina je vaša.
fm-strip-demolish = Klik dodaje demontažu u plan; za to treba radnik.
fm-strip-always = Skladišta, kontrole i optimizatori se uvek računaju; ne mogu da miruju.
fm-strip-runs = Radi. Klik je zaustavlja.
fm-strip-resting =
    { $rests ->
        [1] { $rests } ove vrste miruje. Klik je ponovo pokreće.
        [one] { $rests } ove vrste miruje. Klik ponovo pokreće jednu.
        [few] { $rests } ove vrste miruju. Klik ponovo pokreće jednu.
       *[other] { $rests } ove vrste miruje. Klik ponovo pokreće jednu.
    }
fm-strip-beside = Leži pored fabrike i ne računa se. Klik je postavlja.
fm-strip-lies-beside = Leži pored fabrike.
fm-strip-stands =
    { $idle ->
        [0] { $name }: ove vrste { $stands }.
       *[other] { $name }: ove vrste { $stands }; miruje { $idle }.
    }
fm-site-title =
    { $fee ->
        [one] Gradilište, jednom { $fee } elektro
       *[other] Gradilište, jednom { $fee } elektra
    }
fm-site-tip =
    { $halls ->
        [one] Pločica se ovde može postaviti kad je zauzeta { $halls } hala (FM-3.8).
        [few] Pločica se ovde može postaviti kad su zauzete sve { $halls } hale (FM-3.8).
       *[other] Pločica se ovde može postaviti kad je zauzeto svih { $halls } hala (FM-3.8).
    }
fm-room =
    { $type ->
        [control] kontrola
       *[optimizer] optimizacija
    }
fm-room-with =
    { $type ->
        [control] kontrolna soba: { $tile }.
       *[optimizer] soba za optimizaciju: { $tile }.
    }
fm-room-empty =
    { $type ->
        [control] prazno: kontrola štedi energiju
       *[optimizer] prazno: optimizator štedi radnike
    }
fm-room-tip =
    { $type ->
        [control] Mesto za jednu kontrolu, koja štedi energiju (FM-3.9).
       *[optimizer] Mesto za jedan optimizator, koji štedi radnike (FM-3.9).
    }

## The floor

fm-floor-whose = Čija fabrika
fm-floor-yours = Vaša fabrika
fm-floor-halls = hale
fm-floor-of = od { $halls }
fm-canteen = menza
fm-canteen-next = sledeći rad: zaposleno { $workers }, slobodno { $free }
fm-available = raspoloživi
fm-available-count =
    { $count ->
        [one] { $count } radnik
       *[other] { $count } radnika
    }
fm-available-left =
    { $busy ->
        [0] { $left } za kupovinu ili demontažu
       *[other] planirano { $busy }, ostaje { $left }
    }
fm-beside = pored
fm-beside-label = { $tile } pored fabrike. Postavi.
fm-site = gradilište
fm-site-paid = plaćeno
fm-site-when = jednom, kad su sve hale pune
fm-hall-empty = prazna hala
fm-hall-new = nova
fm-hall-new-for = nova −{ $cost }
fm-hall-goes = odlazi
fm-hall-site = Na gradilištu.
fm-hall-planned = Planirano.
fm-hall-rests = Miruje.
fm-hall-will-rest = Mirovaće u najboljem radu.
fm-hall-tag-rests = miruje
fm-hall-tag-will-rest = mirovaće
fm-hall-back = Vrati.
fm-hall-demolish = Dodaj demontažu u plan.
fm-hall-gone-back = { $tile } je za demontažu. Zadrži.

## What the factory does

fm-gauge-title = Šta radi
fm-gauge-now = ako ništa ne promenite
fm-gauge-plan = kako stoji → s planom
fm-gauge-over = u poslednjem krugu
fm-gauge-run = sve radi → vaš izbor
fm-gauge-neck = koči vas
fm-gauge-income = prihod za proizvedeno i uskladišteno
fm-gauge-free =
    { $free ->
        [one] { $free } ostaje slobodan
        [few] { $free } ostaju slobodna
       *[other] { $free } ostaje slobodno
    }
fm-gauge-rests =
    { $count ->
        [1] U ovom radu miruje: { $tiles }.
       *[other] U ovom radu miruju: { $tiles }.
    }
fm-gauge-more-production = Stao bi još jedan proizvod: potražite mašinu ili robota.
fm-gauge-more-storage = Nema mesta za sledeći proizvod: tražite skladište.

## Profit

fm-profit-title = Dobit po ceni energije
fm-profit-title-over = Poslednja dobit
fm-profit-round = ovaj krug
fm-profit-factor =
    { $factor ->
        [one] ovaj krug, { $factor } put
       *[other] ovaj krug, { $factor } puta
    }
fm-profit-at = { $profit } pri ceni energije { $price }
fm-profit-odds = { $odds } od { $of }
fm-profit-stands = kako stoji
fm-profit-plan = s planom
fm-profit-all = sve radi
fm-profit-choice = vaš izbor
fm-profit-last =
    { $factor ->
        [1] Krug { $round }: { $profit } = { $income } − { $energy } × { $price }
       *[other] Krug { $round }: { $profit } = { $factor } × ({ $income } − { $energy } × { $price })
    }
fm-profit-range = dobit { $profit }, zavisno od pločice energije koja dođe
fm-energy-come =
    { $count ->
        [one] dolazi { $count } od { $of }
        [few] dolaze { $count } od { $of }
       *[other] dolazi { $count } od { $of }
    }
fm-energy-known = Sledeća pločica energije je +{ $rise }.
fm-energy-now = cena energije { $price }
fm-rounds-title = novac
fm-rounds-have = imate
fm-rounds-round = krug { $round }
fm-rounds-last = krug { $round }, dvostruko
fm-rounds-end = na kraju

## Runs

fm-ways-title = Načini rada
fm-ways-order = prvo najbolji
fm-ways-rests = miruje
fm-ways-does = šta tada radi
fm-ways-all = ništa ne miruje
fm-run-rests = Miruje { $tiles }:
fm-run-all = Sve radi:
fm-run-does = proizvodnja { $production }, skladište { $storage }, energija { $energy }, radnici { $workers },
fm-run-profit = dobit { $profit }.
fm-run-rest = { $tile } miruje
fm-run-again = { $tile } ponovo radi
fm-run-everything = Pokreni sve
fm-run-best = Najbolji rad
fm-run-note-best = najbolji
fm-run-tip = Pritisnite mašinu da je pokrenete ili zaustavite.
fm-run-go = Pokreni fabriku

## Players

fm-players-title = Igrači
fm-players-tile = pločica redosleda
fm-players-look = Pogledaj fabriku: { $name }
fm-players-profit = dobit
fm-players-available = raspoloživi { $count }
fm-players-canteen = menza { $count }
fm-players-on-tile = na pločici { $count }
fm-players-hired = sezonski { $count }
fm-players-sites =
    { $count ->
        [one] { $count } gradilište
        [few] { $count } gradilišta
       *[other] { $count } gradilišta
    }
fm-players-beside = pored { $count }
fm-mark-acts = na potezu
fm-mark-waits = čeka
fm-mark-leads = nudi { $bid }
fm-mark-bidding = u aukciji
fm-mark-out = odustaje
fm-mark-has = ima pločicu
fm-mark-done = gotovo
fm-mark-wins = pobeđuje
fm-race-title = Novac na kraju
fm-race-if = ako se ništa više ne promeni
fm-race-over = Novac na kraju
fm-race-of = { $name } { $money }
fm-glance-player = { $name } { $money }
fm-glance-market =
    { $tiles ->
        [one] { $tiles } pločica
        [few] { $tiles } pločice
       *[other] { $tiles } pločica
    }

## The bar

fm-ask-ready = Vaš plan je potpun.
fm-ask-offer = Otvarate aukciju: izaberite pločicu redosleda i ponudite radnike za nju.
fm-ask-bid-open = Otvarate aukciju za pločicu { $tile } sa { $least } do { $most } radnika.
fm-ask-bid-last = Za vas je ostala pločica { $tile }: stavite na nju 0 do { $most } radnika.
fm-ask-bid = Vaša ponuda za pločicu { $tile }: { $least } do { $most } radnika, ili odustanite. { $name } nudi { $bid }.
fm-ask-bid-one =
    { $least ->
        [one] Vaša ponuda za pločicu { $tile }: { $least } radnik, ili odustanite. { $name } nudi { $bid }.
       *[other] Vaša ponuda za pločicu { $tile }: { $least } radnika, ili odustanite. { $name } nudi { $bid }.
    }
fm-ask-bid-poor = Ne možete ponuditi više od { $most } radnika za pločicu { $tile }: odustanite. { $name } nudi { $bid }.
fm-ask-back = Koliko je radnika na vašoj pločici sezonskih? Na njihovu cenu to ne utiče.
fm-ask-bring =
    { $left ->
        [1] Iznesite { $left } pločicu na tržište: najjeftiniju iz nekog stupca.
        [one] Iznesite { $left } pločicu na tržište: svaki put najjeftiniju iz nekog stupca.
        [few] Iznesite { $left } pločice na tržište: svaki put najjeftiniju iz nekog stupca.
       *[other] Iznesite { $left } pločica na tržište: svaki put najjeftiniju iz nekog stupca.
    }
fm-ask-bring-more =
    { $extra ->
        [one] Vaš red je poslednji: smete da iznesete još { $extra } pločicu.
        [few] Vaš red je poslednji: smete da iznesete još { $extra } pločice.
       *[other] Vaš red je poslednji: smete da iznesete još { $extra } pločica.
    }
fm-ask-buy =
    { $left ->
        [one] Vaša kupovina: slobodan je { $left } radnik.
        [few] Vaša kupovina: slobodna su { $left } radnika.
       *[other] Vaša kupovina: slobodno je { $left } radnika.
    }
fm-ask-buy-done = Svi vaši radnici su u planu: angažujte ili završite.
fm-ask-buy-end = Svi vaši radnici su u planu, a nikoga ne možete angažovati: završite.
fm-ask-run = Izaberite šta radi, pa pokrenite.
fm-outlook-bid = Radnici na njoj ništa ne iznose i ne kupuju.
fm-outlook-buy = Dobit { $becomes } umesto { $was }.
fm-outlook-same = Dobit { $becomes }, kao i pre.
fm-outlook-run =
    { $free ->
        [one] Dobit { $profit }; { $free } radnik ostaje slobodan.
        [few] Dobit { $profit }; { $free } radnika ostaju slobodna.
       *[other] Dobit { $profit }; { $free } radnika ostaje slobodno.
    }
fm-outlook-run-all =
    { $free ->
        [one] Sve radi: dobit { $profit }; { $free } radnik ostaje slobodan.
        [few] Sve radi: dobit { $profit }; { $free } radnika ostaju slobodna.
       *[other] Sve radi: dobit { $profit }; { $free } radnika ostaje slobodno.
    }
fm-warn-beside =
    { $count ->
        [1] Pažnja: pored fabrike leži i ne računa se: { $tiles }.
       *[other] Pažnja: pored fabrike leže i ne računaju se: { $tiles }.
    }
fm-warn-useless =
    { $count ->
        [1] Pažnja: po ovom planu ne donosi ništa: { $tiles }.
       *[other] Pažnja: i bez jedne od ovih pločica dobit je ista: { $tiles }.
    }
fm-wait-offer = { $name } bira pločicu redosleda.
fm-wait-open = { $name } otvara aukciju za pločicu { $tile }.
fm-wait-bid = Na potezu za pločicu { $tile }: { $name }. { $leader } nudi { $bid }.
fm-wait-bid-you = Na potezu za pločicu { $tile }: { $name }. Vi nudite { $bid }.
fm-wait-back = { $name } bira ko ostaje na pločici.
fm-wait-bring = { $name } iznosi pločice na tržište.
fm-wait-buy = { $name } kupuje.
fm-wait-run = { $name } odlučuje šta radi.
fm-wait-next = Sledeći potez je vaš.
fm-wait-later = Na redu ste kad završe: { $names }.
fm-wait-done = U ovoj fazi ste završili.
fm-over =
    { $money ->
        [one] Partija je završena. Pobeđuje { $name }, { $money } elektro.
       *[other] Partija je završena. Pobeđuje { $name }, { $money } elektra.
    }
fm-over-shared =
    { $money ->
        [one] Partija je završena. Prvo mesto dele { $names }, { $money } elektro.
       *[other] Partija je završena. Prvo mesto dele { $names }, { $money } elektra.
    }
fm-offer-which = Pločica redosleda za aukciju
fm-bid-which = Ponuda u radnicima
fm-bid-lead = radnici
fm-bid-make = Ponudi { $bid } za pločicu { $tile }
fm-bid-take =
    { $bid ->
        [0] Uzmi pločicu { $tile }
       *[other] Uzmi pločicu { $tile } sa { $bid }
    }
fm-bid-pass = Odustani
fm-back = sezonskih { $seasonal }
fm-back-which = Sezonski radnici na pločici
fm-back-make = Ostavi ih tamo
fm-order-upto = nudi za mene do
fm-order-upto-label = Nudi za mene do { $amount } radnika
fm-order-pass = Odustani od ove aukcije
fm-bring-one = Iznesi: { $tile }
fm-bring-go =
    { $count ->
        [0] Ne iznosi više
        [one] Iznesi { $count } pločicu
        [few] Iznesi { $count } pločice
       *[other] Iznesi { $count } pločica
    }
fm-bring-more = izaberite još { $left }
fm-plan-buy = { $tile }
fm-plan-place = Postavi: { $tile }
fm-plan-demolish = Demontiraj: { $tile }
fm-plan-keep = Zadrži pored fabrike: { $tile }; ne računa se dok se ne postavi
fm-plan-back = Ukloni iz plana: { $tile }
fm-place =
    { $cost ->
        [0] Postavi: { $tile }
       *[other] Postavi na gradilište za { $cost }: { $tile }
    }
fm-buy-finish = Kupi i završi
fm-buy-end = Završi
fm-buy-nothing = Završi bez kupovine
fm-sums-have = imate
fm-sums-profit = dobit
fm-sums-then = zatim
fm-sums-workers = radnici
fm-sums-money = novac

## For screen readers

fm-position = Fabrike
fm-position-name = igrač
fm-position-tile = pločica redosleda
fm-position-money = novac
fm-position-production = proizvodnja
fm-position-storage = skladište
fm-position-energy = energija
fm-position-workers = raspoloživi radnici
fm-position-profit = dobit
fm-position-factory = pločice
fm-position-market = Na tržištu: { $tiles }.
fm-position-round = Krug { $round } od { $rounds }; energija košta { $price }.
