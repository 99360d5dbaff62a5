### The board in a browser.

## Names

pl-oil = { $colour } { $grade }
pl-grade-crude = sir.
pl-grade-low = nis.
pl-grade-mid = sred.
pl-grade-high = vis.
pl-count-of = { $count } × { $what }
pl-initial-crude = 0
pl-initial-low = N
pl-initial-mid = S
pl-initial-high = V
pl-side-east = desno
pl-side-south = dole
pl-side-west = levo
pl-side-north = gore
pl-path = { $colour } ({ $a } – { $b })
pl-tile = Pločica cevi, prva polovina: { $first }, druga polovina: { $second }
pl-take = Uzmi: { $face }
pl-tile-cost = košta još { $cost }
pl-tile-makes = na najboljem mestu pravi naftovod dužine { $length } ({ $colour })
pl-tile-line = { $colour } { $length }
pl-family-government = Država
pl-family-shops = Prodavnice
pl-family-human-resources = Ljudski resursi
pl-family-engineering = Inženjering
pl-family-refined-markets = Prerađena nafta
pl-family-contracts-orders = Ugovori i porudžbine
pl-family-machines = Mašine
pl-level = { $family } { $level }
pl-shop-tanks = Cisterne
pl-shop-machines = Mašine
pl-to-act = na potezu
pl-remove = Ukloni iz plana

## Where the game stands

pl-headline = godina { $year } · krug { $round } od { $rounds }
pl-headline-last = { $where } · poslednji
pl-headline-setup = priprema · početne cisterne
pl-headline-over = partija je završena
pl-year = godina { $year }
pl-years = Godina { $year }, krug { $round }

## The cross

pl-cross = Akcije
pl-action-crude = Sirova nafta
pl-action-market-1 = Tržište 1
pl-action-market-2 = Tržište 2
pl-action-market-3 = Tržište 3
pl-action-upgrades = Unapređenja
pl-action-tanks = Cisterne i cevi
pl-action-machines = Mašine i cevi
pl-action-contracts = Ugovori i zajmovi
pl-action-government = Državne cevi
pl-action-network = Pokreni moju mrežu
pl-action-machine = Pokreni mašinu
pl-action-run-machines = Pokreni sve mašine
pl-action-crude-help = prodajte, pa kupite sirovu naftu
pl-action-market-1-help = prodajte, pa kupite naftu
pl-action-market-2-help = prodajte, pa kupite naftu
pl-action-market-3-help = prodajte, pa kupite naftu
pl-action-upgrades-help = kupite do dva unapređenja, pa pomerite disk
pl-action-tanks-help = kupite cisterne i pločice cevi, pa pomerite disk
pl-action-machines-help = kupite mašine i pločice cevi, pa pomerite disk
pl-action-contracts-help = potpišite ugovore, uzmite zajam, pa pomerite disk
pl-action-government-help = uzmite pločice cevi iz kvadranta; bez dodatne akcije
pl-action-network-help = radnik pokreće naftovode jedne pločice; bez dodatne akcije
pl-action-machine-help = radnik besplatno pokreće naftovode jedne mašine; bez dodatne akcije
pl-action-run-machines-help = svaki naftovod uz mašinu prerađuje jednu kocku
pl-action-idle = tamo se sada ništa ne može uraditi
pl-action-nothing = nema šta da se radi
pl-action-cost = košta { $cost }
pl-action-then = +{ $cost }
pl-government-prices =
    { $most ->
        [one] 1 do { $most } pločice: { $prices }
        [few] 1 do { $most } pločice: { $prices }
       *[other] 1 do { $most } pločica: { $prices }
    }
pl-machines-cost = košta { $cost }, posle radnika
pl-note-machine = besplatno
pl-note-network = naftovodi jedne pločice
pl-run-gain = nafta vrednija za { $gain }
pl-track = Redosled igrača
pl-track-now = ovaj krug
pl-track-next = sledeći krug
pl-track-space =
    { $name ->
        [none] Polje { $space }, slobodno
       *[other] Polje { $space }, { $name }
    }
pl-track-move = Pomeri svoj disk na polje { $space }
pl-track-push-right = Pomeri svoj disk na polje { $space }, a { $name } ide udesno
pl-track-push-left = Pomeri svoj disk na polje { $space }, a { $name } ide ulevo

## Markets

pl-markets = Tržišta
pl-market-crude = Tržište sirove nafte
pl-market-market-1 = Tržište 1
pl-market-market-2 = Tržište 2
pl-market-market-3 = Tržište 3
pl-market-short-crude = Sirova
pl-market-short-market-1 = 1
pl-market-short-market-2 = 2
pl-market-short-market-3 = 3
pl-market-open = Prikaži: { $market }
pl-market-supply = +{ $cubes } godišnje
pl-market-help = Pritisnite slobodno mesto da na njega prodate, kocku da je kupite; pritisnite ponovo da vratite. Prvo idu sve prodaje.
pl-market-look = Na slobodna mesta se može prodati, a kocke na ostalima se mogu kupiti, svaka po ceni ispod.
pl-row-supply = s novom godinom dolazi do { $cubes }
pl-row-demand = s novom godinom odlazi { $cubes }, zdesna
pl-slot = { $row } za { $price }
pl-slot-free = { $where }, slobodno
pl-slot-full = { $where }, kocka ({ $colour })
pl-slot-buy = Kupi: { $where }
pl-slot-sell = Prodaj kao: { $where }
pl-slot-in-words-free = { $price } slobodno
pl-slot-in-words-full = { $price } zauzeto
pl-sell-which = Koju kocku?
pl-sell-as = { $oil } kao { $grade }
pl-as = kao { $oil }
pl-sell = Prodaj
pl-buy = Kupi
pl-sell-none = Ovde se ništa ne može prodati.
pl-sell-none-yet = Još ništa: pritisnite slobodno mesto.
pl-buy-none = Ovde se sada ništa ne može kupiti.
pl-buy-none-yet = Još ništa: pritisnite kocku.
pl-trade-plan = Planirana trgovina
pl-room = mesta za { $room }
pl-offer = { $oil }: sada bi se najbolje prodala za { $price }

## Contracts and orders

pl-contracts = Ugovori
pl-contracts-help = po jedan iz svakog reda; { $low }, { $mid } ili { $high } po kocki, ispunjava se svake godine
pl-orders = Porudžbine
pl-orders-help = ispunjavaju se cele, između akcija; { $low }, { $mid } ili { $high } po kocki
pl-order-row = po { $cubes }
pl-next-year = sledeća godina
pl-tenders-open = Prikaži ugovore i porudžbine
pl-tender-label = { $needs }, donosi { $income }; { $state }
pl-tender-ready = vaša nafta ispunjava
pl-tender-missing = nedostaje: { $needs }
pl-tender-short = nedostaje { $count }
pl-tender-gone = nema ga više
pl-sign-now = Potpiši
pl-sign-later = Kasnije
pl-signed = Ugovor: { $name }
pl-signed-later = Ugovor za sledeću godinu: { $name }
pl-serve = Ispuni: +{ $income }
pl-serving = Koja klasa ide na potrebu: { $need }?
pl-loan = Zajam: +{ $loan } sada, −{ $penalty } na kraju
pl-loan-planned = Zajam +{ $loan }
pl-own-contracts = Potpisani ugovori
pl-orders-filled =
    { $count ->
        [one] { $count } ispunjena porudžbina
        [few] { $count } ispunjene porudžbine
       *[other] { $count } ispunjenih porudžbina
    }
pl-contracts-none = Još nijedan nije potpisan.
pl-contract-unfinished = otvoren: +{ $income }
pl-contract-filled = ispunjen, opet sledeće godine
pl-contract-again = ispunjen, još jednom +
pl-contract-deferred = od sledeće godine
pl-contract-warning =
    { $count ->
        [1] Poslednji krug: neispunjen na kraju košta { $penalty }.
        [one] Poslednji krug: neispunjen je { $count }, prvi košta { $penalty }.
        [few] Poslednji krug: neispunjena su { $count }, prvi košta { $penalty }.
       *[other] Poslednji krug: neispunjeno je { $count }, prvi košta { $penalty }.
    }
pl-contract-penalty =
    { $count ->
        [1] Neispunjen u ovoj godini košta { $penalty }.
       *[other] Za ispunjenje: { $count }; prvi neispunjen košta { $penalty }.
    }
pl-need = traži se { $oil }
pl-need-filled = { $oil }, isporučeno
pl-deliver = Isporuči na potrebu ({ $oil }) za { $income }
pl-contract-in-words = Ugovor na tabli: { $needs }, donosi { $income }
pl-order-in-words = Porudžbina na tabli: { $needs }, donosi { $income }

## Shops and government

pl-shop-open = Prikaži prodavnicu: { $shop }
pl-government-open = Prikaži državne cevi
pl-shops-help-look = Cisterna prima dve kocke jedne klase; mašine pokreću naftovode koji se kod njih završavaju.
pl-shops-help-shop = Izaberite šta kupujete; pločice cevi se odmah polažu.
pl-shops-help-pipes = Uzmite jednu od pločica; odmah se polaže.
pl-shops-help-benefit = Uzmite ono što donosi vaše unapređenje; besplatno je.
pl-left = ostalo { $count }
pl-tank-for = Cisterna za { $price }
pl-tank-buy = Cisterna ({ $grade }), { $price }
pl-machine-buy = Kupi mašinu
pl-pipes-beside = Pločice cevi
pl-pipes-buy = { $count } za { $cost }
pl-pipes-price = { $count } za { $cost }
pl-pipes-prices = { $prices }
pl-pipes-none = Ovde nema više pločica.
pl-tanks-own = Vaše cisterne: sirova { $crude }, niska { $low }, srednja { $mid }, visoka { $high }
pl-government = Državne cevi
pl-government-costs = Koliko pločice koštaju zajedno
pl-tiles-for = { $count } za { $cost }
pl-government-help =
    { $open ->
        [one] Uzmite pločicu, zatim one koje s njom imaju zajedničku ivicu. Ove godine sme biti otvoren { $open } kvadrant.
        [few] Uzmite pločicu, zatim one koje s njom imaju zajedničku ivicu. Ove godine smeju biti otvorena { $open } kvadranta.
       *[other] Uzmite pločicu, zatim one koje s njom imaju zajedničku ivicu. Ove godine sme biti otvoreno { $open } kvadranata.
    }
pl-government-free = Ne koštaju ništa i ne moraju da se dodiruju. Ove godine može da bude otvoreno kvadranata: { $open }.
pl-government-look =
    { $open ->
        [one] Ove godine sme biti otvoren { $open } kvadrant. Pločica se uzima s onima koje s njom imaju zajedničku ivicu.
        [few] Ove godine smeju biti otvorena { $open } kvadranta. Pločica se uzima s onima koje s njom imaju zajedničku ivicu.
       *[other] Ove godine sme biti otvoreno { $open } kvadranata. Pločica se uzima s onima koje s njom imaju zajedničku ivicu.
    }
pl-quadrant-open = otvoren, ostalo { $left }
pl-quadrant-may = može da se otvori
pl-quadrant-closed = zatvoren
pl-hand = Za polaganje

## Upgrades

pl-upgrades = Unapređenja
pl-upgrades-help = Svako { $cost }, u jednoj akciji do dva, različitih vrsta; samo sledeći nivo.
pl-family-closed = zatvoreno
pl-family-have = vaše
pl-family-has = imate: { $effect }
pl-family-next = sledeće: { $effect }
pl-cards-left = ostalo { $count }
pl-upgrade-buy = Nivo { $level } za { $cost }
pl-close = Zatvori
pl-close-help = Ko je kupio, sme za sve da zatvori još jednu vrstu do kraja godine; to završava akciju.

## The sheet

pl-sheet-free = Mreža: { $name }; strelice pomeraju list
pl-sheet-tile = Mreža: { $name }; strelice obilaze mesta za pločicu, R je okreće, Enter je polaže
pl-sheet-machine = Mreža: { $name }; strelice obilaze mesta za mašinu, Enter je postavlja
pl-sheet-worker = Mreža: { $name }; strelice obilaze pločice, Enter stavlja radnika
pl-sheet-empty = Još nema cevi. Pločice imaju prodavnice i država.
pl-sheet-empty-other = { $name } još nema cevi.
pl-own-network = Moja mreža
pl-network-of = Mreža: { $name }
pl-network-facts =
    { $tiles ->
        [one] { $tiles } pločica
        [few] { $tiles } pločice
       *[other] { $tiles } pločica
    } · { $machines ->
        [one] { $machines } mašina
        [few] { $machines } mašine
       *[other] { $machines } mašina
    } · { $lines ->
        [one] { $lines } naftovod
       *[other] { $lines } naftovoda
    }
pl-back-to-own = Nazad na moju mrežu
pl-place-not = Ne može da leži ovde.
pl-place-line = { $colour } { $before } → { $length }
pl-place-power = snaga { $before } → { $power }
pl-place-reaches = dostiže: { $grade }
pl-place-nothing = Ne produžava nijedan naftovod.
pl-site-line =
    { $grade ->
        [none] { $colour }, snaga { $power }: prekratak
       *[other] { $colour }, snaga { $power }: sirova → { $grade }
    }
pl-run-line = naftovod { $line }: { $from } → { $to }
pl-stand-nothing = Ovde nijedan naftovod ne bi ništa preradio.
pl-place-of = mesto { $place } od { $places }

## Lines and tanks

pl-lines = Naftovodi
pl-lines-none = Ovde se navode naftovodi od dva i više segmenata.
pl-power = snaga
pl-of = od { $power }
pl-line-makes = sir. → { $grade }
pl-line-makes-nothing = prekratak
pl-line-needs = { $grade }: treba { $power }
pl-line-best = prerađuje do kraja
pl-line-attached = uz mašinu · { $next }
pl-idle-no-oil = nema nafte ili mesta za nju
pl-idle-line-attached = uz mašinu: pokreću ga mašine
pl-idle-line-elsewhere = ne pokreće se ovde
pl-idle-line-loose = nije uz mašinu
pl-idle-line-ran = već je radio
pl-line-in-words =
    { $grade ->
        [none] naftovod { $number }, { $colour }, dužina { $length }, snaga { $power }, ne pravi ništa
       *[other] naftovod { $number }, { $colour }, dužina { $length }, snaga { $power }, sirova → { $grade }
    }
pl-rail = Naftovod { $line }
pl-rail-to = Naftovod { $line }: { $from } → { $to }, treba { $power }
pl-rail-from = Naftovod { $line }: uzmi kocku ({ $grade })
pl-rail-undo = Naftovod { $line }: vrati preradu ({ $grade })
pl-rail-none = Naftovod { $line }: ova klasa se ne može dostići ({ $grade })
pl-tanks = Cisterne
pl-tank-here = + { $grade }
pl-refining-costs = Potrebna snaga: { $from } → { $to }

## Players

pl-players = Igrači
pl-player-look = Prikaži mrežu na listu: { $name }
pl-no-pipes = nema cevi
pl-player-more =
    { $machines ->
        [0] { "" }
        [one] { $machines } mašina ·{ " " }
        [few] { $machines } mašine ·{ " " }
       *[other] { $machines } mašina ·{ " " }
    }{ $contracts ->
        [0] { "" }
        [one] { $contracts } ugovor ·{ " " }
       *[other] { $contracts } ugovora ·{ " " }
    }{ $orders ->
        [0] { "" }
        [one] { $orders } porudžbina ·{ " " }
        [few] { $orders } porudžbine ·{ " " }
       *[other] { $orders } porudžbina ·{ " " }
    }{ $penalties ->
        [0] bez kazne
        [one] { $penalties } kaznena kocka
        [few] { $penalties } kaznene kocke
       *[other] { $penalties } kaznenih kocki
    }
pl-score = Kad bi sada bio kraj
pl-score-money = novac
pl-score-oil = nafta u cisternama · { $values }
pl-score-oil-help = za svaku kocku niske, srednje i visoke klase
pl-score-lines = naftovodi · { $values }
pl-score-lines-help = za svaki naftovod koji od sirove pravi nisku, srednju ili visoku klasu
pl-score-tile = naftovodi uz mašine, još jednom
pl-score-tile-help = pločica procene, u svakoj partiji
pl-score-card = karta procene { $number }
pl-score-penalty = kaznene kocke
pl-score-total = ukupno
pl-position = Pozicija rečima
pl-heard-room = mesto u cisternama
pl-heard-lines = naftovodi
pl-heard-more = mašine, ugovori, kazne
pl-heard-refining = Snaga potrebna za preradu
pl-heard-row = { $market }, { $oil }
pl-heard-signed = Ugovor ({ $name }): { $needs }, donosi { $income }; još nedostaje: { $open }

## Pages

pl-pages = Stranice table
pl-page-actions = Akcije
pl-page-network = Mreža
pl-page-company = Cisterne
pl-page-market = Tržišta
pl-page-tenders = Ugovori
pl-page-shops = Prodavnice
pl-page-government = Kvadranti
pl-page-upgrades = Unapređenja

## The bar

pl-step-back = Vrati poslednji korak (Backspace)
pl-chip-sell = prodaja
pl-chip-buy = kupovina
pl-chip-deliver = isporuka
pl-chip-run = { $from } → { $to }
pl-chip-upgrade = { $family }
pl-chip-close = zatvara: { $family }
pl-chip-pipes =
    { $count ->
        [one] { $count } cev
       *[other] { $count } cevi
    }
pl-chip-machine = mašina
pl-chip-site = postavljanje
pl-chip-stand = radnik
pl-chip-start = radnik
pl-chip-sign = potpisuje
pl-chip-loan = zajam
pl-chip-serve = porudžbina
pl-chip-spend = kocka
pl-chip-disc = disk na { $space }
pl-chip-done = dovoljno
pl-lay-next = Kao sledeću položi ovu pločicu { $line }
pl-more-tiles =
    { $tiles ->
        [1] Sledi još jedna pločica.
        [one] Sledi još { $tiles } pločica.
        [few] Slede još { $tiles } pločice.
       *[other] Sledi još { $tiles } pločica.
    }
pl-work-help = Za { $cost } može uslediti dodatna akcija pored ove.
pl-disc-help = Pritisnite polje sledećeg kruga; disk koji tamo leži gura se dalje.
pl-refine-help = Pritisnite klasu do koje kocka treba da stigne, ili je prevucite po šini.
pl-ask-over = Partija je završena.
pl-ask-planned = Time se vaš potez završava; sledi { $name }.
pl-ask-start-tanks =
    { $tanks ->
        [1] Postavite poslednju početnu cisternu: pritisnite + ispod neke klase.
        [one] Postavite { $tanks } početnu cisternu: pritisnite + ispod neke klase. Svaka prima kocki: { $cubes }.
        [few] Postavite { $tanks } početne cisterne: pritisnite + ispod neke klase. Svaka prima kocki: { $cubes }.
       *[other] Postavite { $tanks } početnih cisterni: pritisnite + ispod neke klase. Svaka prima kocki: { $cubes }.
    }
pl-ask-work = Vaša akcija: pošaljite radnika nekuda.
pl-ask-work-again = Vaša druga glavna akcija: pošaljite radnika nekuda.
pl-ask-work-second = Dodatna akcija za { $cost }: { $actions }? Ili završite potez radnika.
pl-ask-work-end = Isporučite, ili završite potez radnika.
pl-ask-trade = { $market }: prvo prodajte, zatim kupite.
pl-ask-trade-buy = { $market }: kupite još, ili završite.
pl-ask-sign = Potpišite najviše po jedan ugovor iz svakog reda.
pl-ask-sign-loan = Potpišite najviše po jedan ugovor iz svakog reda; tu je i zajam.
pl-ask-shop-tanks = Kupite cisterne ili pločice cevi, pa završite.
pl-ask-shop-machines = Kupite mašine ili pločice cevi, pa završite.
pl-ask-pipes =
    { $tiles ->
        [1] Uzmite poslednju pločicu, plaćena je, ili je ostavite.
        [one] Uzmite { $tiles } pločicu, jednu po jednu; svaka se odmah polaže.
        [few] Uzmite { $tiles } pločice, jednu po jednu; svaka se odmah polaže.
       *[other] Uzmite { $tiles } pločica, jednu po jednu; svaka se odmah polaže.
    }
pl-ask-site = Postavite mašinu na polovinu pločice; ona tu seče naftovode i pokreće one koji se kod nje završavaju.
pl-ask-government = Uzmite državnu pločicu za { $cost }.
pl-ask-government-more =
    { $cost ->
        [0] Nastavite s polaganjem svojih pločica.
       *[other] Uzmite jednu pored nje za još { $cost }, ili položite to što imate.
    }
pl-ask-lay = Koju pločicu polažete sledeću?
pl-ask-place = Položite ovu pločicu: kliknite na mesto, R ili točkić je okreće.
pl-ask-place-touch = Položite ovu pločicu: dodirnite mesto, dodirnite ponovo da je okrenete.
pl-ask-upgrade = Kupite unapređenje.
pl-ask-benefit = Besplatno smete da uzmete: { $due }.
pl-ask-stand = Stavite radnika na pločicu: pokreću se njeni naftovodi.
pl-ask-stand-machine = Stavite radnika na mašinu: pokreću se njeni naftovodi.
pl-ask-refine =
    { $lines ->
        [1] Može da se pokrene jedan naftovod.
        [one] Može da se pokrene { $lines } naftovod.
        [few] Mogu da se pokrenu { $lines } naftovoda.
       *[other] Može da se pokrene { $lines } naftovoda.
    }
pl-ask-disc = Vaš disk može da se pomeri za sledeći krug.
pl-ask-serve = Koja kocka ide na potrebu: { $oil }?
pl-ask-machines = Pokrenite mašine za { $cost }, ili završite potez.
pl-ask-machines-ran = Isporučite, ili završite potez.
pl-wait-start-tanks = { $name } postavlja početne cisterne.
pl-wait-work = { $name } bira akciju.
pl-wait-trade = { $name } trguje.
pl-wait-sign = { $name } gleda ugovore.
pl-wait-shop = { $name } je u prodavnici.
pl-wait-pipes = { $name } bira cevi.
pl-wait-site = { $name } postavlja mašinu.
pl-wait-government = { $name } uzima državne cevi.
pl-wait-lay = { $name } polaže cevi.
pl-wait-place = { $name } polaže cevi.
pl-wait-upgrade = { $name } kupuje unapređenja.
pl-wait-benefit = { $name } uzima ono što donosi unapređenje.
pl-wait-stand = { $name } postavlja radnika.
pl-wait-refine = { $name } prerađuje naftu.
pl-wait-disc = { $name } pomera disk.
pl-wait-serve = { $name } ispunjava porudžbinu.
pl-wait-machines = { $name } može da pokrene mašine.
pl-do-advised = Kako se savetuje
pl-do-start-tanks = Postavi cisterne
pl-do-trade = Trguj i završi
pl-do-trade-none = Izađi bez trgovine
pl-do-sign = Potpiši i završi
pl-do-sign-none = Izađi bez potpisa
pl-do-shop = Kupi i završi
pl-do-shop-none = Izađi bez kupovine
pl-do-upgrade = Kupi i završi
pl-do-upgrade-none = Izađi bez unapređenja
pl-do-pipes-done = Ostavi poslednju pločicu
pl-do-benefit-done = Ostavi ostatak
pl-do-site-done = Ostavi mašinu
pl-do-government =
    { $tiles ->
        [1] Položi pločicu
        [one] Položi { $tiles } pločicu
        [few] Položi { $tiles } pločice
       *[other] Položi { $tiles } pločica
    }
pl-do-lay-tile = Položi ovde
pl-do-lay-machine = Postavi ovde
pl-do-lay-worker = Stani ovde
pl-do-lay-all = Položi i nastavi
pl-do-turn = Okreni (R)
pl-do-before = Prethodno mesto
pl-do-after = Sledeće mesto
pl-do-best = Najbolje mesto
pl-do-best-run =
    { $lines ->
        [1] Preradi dokle može
       *[other] Preradi sve dokle može
    }
pl-do-refine =
    { $lines ->
        [1] Pokreni jedan naftovod
        [one] Pokreni { $lines } naftovod
       *[other] Pokreni { $lines } naftovoda
    }
pl-do-refine-none = Ne pokreći ništa
pl-do-run-lines = Pokreni naftovode
pl-do-run = Pokreni mašine: −{ $cost }
pl-do-disc = Pomeri disk
pl-do-disc-none = Ostavi disk
pl-do-deliver = Isporuči
pl-do-to-machines = Dalje na mašine
pl-do-end-turn = Završi potez
pl-do-pass = Propusti potez
pl-do-benefit = Izaberite šta uzimate
pl-do-take = Uzmi pločicu
pl-do-choose-tile = Izaberi pločicu
pl-do-choose-cube = Izaberi kocku
pl-do-finish = Završi ovde
pl-do-confirm = Uradi ovo
pl-sure-nothing = Ovde ništa niste uradili, a akcija bi se završila. Ipak izaći?
pl-sure-pass = Bez akcije se potez radnika završava. Ipak propustiti?
pl-glance = { $name } { $money }
