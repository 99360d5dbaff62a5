### Pipeline in the terminal. Words in `…` are typed as they stand.

## Headings and labels

title = Godina { $year } · krug { $round } od { $rounds } · { $phase }
title-track = sledeći krug { $discs }
phase-start-tanks = Priprema
phase-machines = Mašinska faza
phase-disc = Redosled igrača
phase-work = Radnička faza
label-contracts = ugovori
label-orders = porudžb.
label-yours = vaši
label-tanks = cisterne
label-machines = mašine
label-at-tanks = uz cist.
label-at-machines = uz maš.
label-lines = naftov.
label-refining = prerada
label-valuation = procena
label-hand = ruka
label-pipes = cevi
label-beside = pored nje
column-penalties = kaz
column-longest = najduži
column-machines = maš
column-contracts = ugov
column-orders = por
column-slots = mesta ([cena]: tu leži kocka)
column-held = imate
column-you = vi
column-left = ostalo
column-next-level = sledeći nivo
column-stand = radnik na
column-would-refine = preradila bi
column-line = naftovod
column-refines = prerađuje
column-line-values = naftovodi
column-attached = uz mašine
column-card = karta { $number }
column-penalty = kazna
letter-colour-orange = O
letter-colour-teal = T
letter-colour-silver = S
letter-grade-crude = c
letter-grade-low = l
letter-grade-mid = m
letter-grade-high = h
letter-family-government = G
letter-family-shops = S
letter-family-human-resources = H
letter-family-engineering = E
letter-family-refined-markets = R
letter-family-contracts-orders = C
letter-family-machines = M
mark-machine = M{ $number }
legend = O narandžasta, T tirkizna, S srebrna; c sirova, l niska, m srednja, h visoka

## Spaces of the board, as they are typed

space-crude = crude
space-market-1 = market-1
space-market-2 = market-2
space-market-3 = market-3
space-upgrades = upgrades
space-tanks = tanks
space-machines = machines
space-contracts = contracts

## What is drawn

none = nema
none-left = nema više
buy = kupovina
sell = prodaja
next-year = sledeća godina { $oil }
contract-unfinished = { $contract } traži { $oil }
contract-deferred = { $contract } { $oil } sledeće godine
contract-again = { $contract } { $oil } još jednom?
contract-filled = { $contract } { $oil } ispunjen
tanks-free = slobodno { $room }
tanks-full = puno
lines-short = prekratkih { $lines }
lines-all-short = { $lines }, svi prekratki za preradu
refining-power = potrebna snaga od sirove
quadrant-open = kvadrant { $number }, otvoren
quadrant-closed = kvadrant { $number }, zatvoren
quadrant-plan = polja kvadranta, red po red: { $plan }   T6: pravi naftovod dužine 6
goods-for = { $count } za { $price }
goods-dear = ništa što možete da platite
good-tank = cisterna ({ $grade })
good-machine = mašina
good-pipes =
    { $count ->
        [one] { $count } cev
       *[other] { $count } cevi
    }
next-closed = zatvoreno do sledeće godine
next-all = imate sva tri
next-gone = nivoa { $level } više nema
next-card = { $level }: { $effect }
families-one = `families eng` pokazuje sve karte jedne vrste
outside-government = government (država)
outside-network = network (mreža)
outside-machine = machine (mašina)
outside-run-machines = run (sve mašine)
outside-cost = { $action } za { $cost }
outside-run = { $action }: { $run }
delivery-order = porudžbina { $order }
delivery-cube = isporučiti { $oil } na { $contract }
delivery-cube-as = isporučiti { $oil } na { $contract } kao { $grade }
place-lines = { $lines }
place-runs = pokreće { $lines }
place-runs-nothing = ne pokreće ništa
place-lengthens-nothing = ništa ne produžava
place-lies = leži
place-stands = stoji
place-tile = { $tile }, druga polovina e
place-more = još { $count }: `spots`
run-nothing = nema šta da se preradi
run-none = Nijedan naftovod sada ne može da preradi kocku; `1` završava akciju.
run-all = all
run-all-note = svaki naftovod dokle može
run-cubes = { $cubes }
run-to = { $oil } do: { $grade }
run-needs = treba { $power }, imate { $cubes } × { $oil }
map-more = … `map` pokazuje sve
map-empty = { $name } još nema cevi.
spots-none = Sada nema šta da se položi.

## What is asked

count-of-grade = { $count } × { $grade }
quoted = `{ $text }`
ask-start-tanks =
    { $tanks ->
        [one] Postavite { $tanks } početnu cisternu, svaka prima kocki: { $cubes }; kao `crude, crude, low`, ili `usual` za savetovano: { $usual }.
        [few] Postavite { $tanks } početne cisterne, svaka prima kocki: { $cubes }; kao `crude, crude, low`, ili `usual` za savetovano: { $usual }.
       *[other] Postavite { $tanks } početnih cisterni, svaka prima kocki: { $cubes }; kao `crude, crude, low`, ili `usual` za savetovano: { $usual }.
    }
ask-main = Vaša akcija: broj ili početak reči (`m1`, `gov`), ili `pass`. Imate { $money }.
ask-main-again = Vaša druga glavna akcija: broj ili početak reči (`m1`, `gov`), ili `done`. Imate { $money }.
ask-second = Dodatna akcija za { $cost }: { $actions }? Ili `done`. Imate { $money }.
ask-second-deliver = Dodatna akcija za { $cost }: { $actions }? Ili isporučite, ili `done`. Imate { $money }.
ask-deliver = Isporučite, ili `done`. Imate { $money }.
ask-machines = Pokrenuti sve mašine za { $cost } (`run all` ili `run`)? `done` završava vaš potez. Imate { $money }.
ask-machines-ran = Isporučite, ili `done` završava vaš potez. Imate { $money }.
ask-trade-more = Kupite još, kao `b 2 tc`, ili `done`. Imate { $money }.
ask-trade-sell = Prvo prodajte, kao `s om` ili `s all th`, zatim kupite, kao `b 2 tc`; uzimaju se najbolje cene. `done` to završava. Imate { $money }.
ask-trade-buy = Kupite, kao `b 2 tc`; uzimaju se najbolje cene. `done` to završava. Imate { $money }.
ask-sign =
    { $defer ->
        [yes] Potpišite najviše po jedan ugovor iz reda po imenu, kao `low3`; dodajte `d` da ga odložite za sledeću godinu (`low3 d`){ ask-loan }, ili `done`.
       *[no] Potpišite najviše po jedan ugovor iz reda po imenu, kao `low3`{ ask-loan }, ili `done`.
    }
ask-loan =
    { $loan ->
        [0] { "" }
       *[other] , `loan` za { $loan } i kaznenu kocku
    }
ask-shop-tanks = Kupujte po broju, ili `low` ili `2 crude` kupuje najjeftinije cisterne; `done` to završava. Imate { $money }.
ask-shop-machines = Kupujte po broju, ili `machine` kupuje jednu; `done` to završava. Imate { $money }.
ask-pipes =
    { $pipes ->
        [one] Koja pločica cevi, po slovu? Uzima se još { $pipes }, svaka se odmah polaže.
        [few] Koja pločica cevi, po slovu? Uzimaju se još { $pipes }, svaka se odmah polaže.
       *[other] Koja pločica cevi, po slovu? Uzima se još { $pipes }, svaka se odmah polaže.
    }
ask-pipes-last = Koja pločica cevi, po slovu? Uzima se još { $pipes }, odmah se polaže, ili `done` da poslednju ostavite.
ask-site = Gde ide mašina? Broj, ili polovina po x,y kao `3,-1`. Ona seče naftovode koje pokriva.
ask-site-free = Gde ide mašina? Broj, ili polovina po x,y kao `3,-1`, ili `done` da je ostavite. Ona seče naftovode koje pokriva.
ask-government = Koju pločicu uzima radnik, kao `1a`? One pored nje mogu uslediti (`1a 1b`): 1 do 5 za { $prices }.
ask-government-more = Pločica pored nje za još { $cost }, ili `done`. Imate { $money }.
ask-lay = Koju od pločica u ruci ({ $tiles }) polažete sledeću?
ask-place = Gde? Broj, ili x,y i strana druge polovine, kao `3,-1 e`. `try 2` je pokazuje položenu.
ask-place-first = Vaša prva pločica: broj kaže kako leži (druga mesta bi samo pomerila mrežu).
ask-upgrade = Kupite unapređenje za { $cost }, kao `1` ili `{ $example }`; `done` to završava. Imate { $money }.
ask-upgrade-close = Kupite unapređenje za { $cost }, kao `1` ili `{ $example }`; `close { $closing }` ove godine svima zatvara vrstu i završava akciju; `done` to završava. Imate { $money }.
ask-upgrade-none = Nema više šta da se kupi; `done` to završava. Imate { $money }.
ask-upgrade-none-close = Nema više šta da se kupi; `close { $closing }` ove godine svima zatvara vrstu i završava akciju; `done` to završava. Imate { $money }.
ask-benefit = Besplatno smete da uzmete: { $due }; `done` ostavlja ostatak.
ask-due-government =
    { $count ->
        [one] { $count } državna pločica (`1a`)
        [few] { $count } državne pločice (`1a`)
       *[other] { $count } državnih pločica (`1a`)
    }
ask-due-tanks =
    { $count ->
        [one] { $count } cisterna (`crude`, `low` …)
        [few] { $count } cisterne (`crude`, `low` …)
       *[other] { $count } cisterni (`crude`, `low` …)
    }
ask-due-machines = mašina (`machine`)
ask-due-pipes =
    { $count ->
        [one] { $count } cev iz prodavnice (po slovu)
       *[other] { $count } cevi iz prodavnice (po slovu)
    }
ask-stand = Na koju pločicu staje radnik? Broj sa spiska.
ask-stand-machine = Na koju mašinu staje radnik? Broj sa spiska.
ask-refine = Preradite po broju, više njih kao `2, 3`; `done` ostavlja ostatak.
ask-disc = Gde u redosledu sledećeg kruga, od 1 do { $spaces }? `done`: krajnje levo slobodno polje.
ask-disc-push = Gde u redosledu sledećeg kruga, od 1 do { $spaces }? Ostali se guraju udesno, uz `2 left` ulevo. `done`: krajnje levo slobodno polje.
ask-serve = Porudžbina { $order } traži { $oil }: koja klasa ide tamo, { $grades }?

## What was typed

say-tile = recite šta stoji ispred pločice, kao `{ $example }`
trade-no-place = ovo tržište nema mesta za { $oil }
refine-nothing = sada nema šta da se preradi
try-nothing = sada nema šta da se položi
try-which = recite koje mesto, od 1 do { $highest }, kao `try 1`
map-nobody = niko se ovde ne zove „{ $said }”; tu su: { $names }

## Pages

page-markets = sva tržišta, mesto po mesto
page-board = ugovori i porudžbine na tabli
page-tiles = državne cevi i cevi iz prodavnica, cisterne i mašine
page-families = unapređenja; `families eng`: sve karte jedne vrste
page-map = vaša mreža s naftovodima, ili `map boris`
page-spots = sva mesta za pločicu ili mašinu u ruci
page-try = `try 2`: vaša mreža s pločicom na mestu 2
page-worth = karte procene, i šta bi koja kompanija sada donela, bez kazni za neispunjene ugovore

## Examples of what can be typed

example-half = pola pločice: srebrna sleva nadole, narandžasta odozgo udesno
example-straight = pola pločice: narandžasta ide pravo, tirkizna je preseca
example-ends = debela crta: cevi su spojene; tanka: otvoren kraj
example-line = naftovod 4, tirkizna, snaga 10, od sirove pravi srednju; * uz mašinu
example-place = drugo mesto sa spiska; na mapi pokriva oba polja sa 2
example-try = pogledajte pre nego što položite
example-usual = savetovane početne cisterne
example-start-tanks = cisterne po klasi ili po broju
example-action = poslati radnika na market-1; `2` je isto, dovoljni su počeci reči
example-action-trade = i tamo prodati narandžastu srednju, kupiti tri tirkizne sirove
example-action-government = državne cevi: radnik na 1a, i 1b pored nje
example-action-tanks = dve najjeftinije cisterne za nisku klasu
example-network = preraditi koliko jedna akcija može; `net` vam daje izbor
example-deliver = isporučiti na vaš ugovor low2, ispuniti porudžbinu o3-4
example-run = pokrenuti mašine, svaki naftovod dokle može; `run` vam daje izbor
example-deliver-done = isporučiti na vaš ugovor low2, ispuniti porudžbinu, završiti potez
example-sell = prodati narandžastu srednju i dve tirkizne niske, svaku po najboljoj ceni
example-buy = zatim kupiti tri najjeftinije tirkizne sirove; `b all tc`
example-sell-for = prodati za 40, a ne po najboljoj ceni
example-sign = potpisati low3, potpisati mid6 odložen za sledeću godinu
example-loan = novac sada, i kaznena kocka
example-tanks = dve najjeftinije cisterne za nisku klasu i jedna za sirovu
example-machine = najjeftinija mašina, na najbolje mesto
example-pipes = platiti dve pločice cevi i uzeti c
example-take = uzeti pločicu cevi c; odmah se polaže
example-government = radnik uzima 1a, zatim 1b pored nje, ništa više
example-benefit = cisterna za nisku klasu, cev c iz prodavnice, državna pločica
example-lay = sledeću položiti drugu pločicu iz ruke
example-place-cell = prva polovina na x 3, y -1, druga polovina prema istoku
example-site-cell = polovina na x 3, y -1
example-upgrade = kupiti Inženjering i drugu vrstu sa spiska
example-close = posle kupovine ove godine svima zatvoriti još jednu vrstu
example-stand = stati na prvu pločicu i pokrenuti svaki naftovod
example-refine-all = svaki naftovod dokle može
example-refine = samo ove; `done` ostavlja ostatak
example-disc = vaš disk na polje 2
example-disc-left = isto, a diskovi se tamo guraju ulevo
example-serve = kocka ove klase ide na porudžbinu
