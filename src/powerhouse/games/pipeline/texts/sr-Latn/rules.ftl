### Pipeline: where the game is, what happened, what cannot be read, options and figures.

## Headings

heading-set-up = priprema
heading-round = godina { $year }, krug { $round }
heading-end = kraj

## Things

kind-action = akcija
kind-family = vrsta
kind-grade = klasa
kind-colour = boja
kind-market = tržište
kind-side = strana
kind-runnable = ono što se pokreće

oil = { oil-colour } { oil-grade }
oil-colour =
    { $colour ->
        [orange] narandžasta
        [teal] tirkizna
       *[silver] srebrna
    }
oil-grade =
    { $grade ->
        [crude] sirova
        [low] niska
        [mid] srednja
       *[high] visoka
    }
# A contract or an order is told by what it asks for.
tender = { $needs }
pipe-tile = pločica cevi ({ $pipes })
pipes-of-colour = { $count } × { oil-colour }
# Where something lies in a network, seen from the first half that was laid.
spot = { $columns } { spot-across } i { $rows } { spot-along } od početka
spot-in-row = { $columns } { spot-across } od početka
spot-in-column = { $rows } { spot-along } od početka
spot-first = na samom početku
spot-across =
    { $across ->
        [left] ulevo
       *[right] udesno
    }
spot-along =
    { $along ->
        [up] nagore
       *[down] nadole
    }
side =
    { $side ->
        [east] desno
        [south] dole
        [west] levo
       *[north] gore
    }
grade-crude = sirova
grade-low = niska
grade-mid = srednja
grade-high = visoka
action-crude = tržište sirove nafte
action-market-1 = tržište 1
action-market-2 = tržište 2
action-market-3 = tržište 3
action-upgrades = unapređenja
action-tanks = cisterne
action-machines = mašine
action-contracts = ugovori
action-government = država
action-network = mreža
action-machine = mašina
family-government = država
family-shops = prodavnice
family-human-resources = ljudski resursi
family-engineering = inženjering
family-refined-markets = prerađena nafta
family-contracts-orders = ugovori i porudžbine
family-machines = mašine
arm = { $outer } + { $inner }

## News

news-cross = krst: { $arms }
news-first-order = igra se ovim redom: { $seats }
line-start-tanks = { $name } postavlja cisterne: { $parts }
news-start-tank = { $grade }
line-turn =
    { $count ->
        [0] { $name } polaže cevi
       *[other] { $name } { $parts }
    }
line-turn-opened = { $opening }: { $parts }
line-turn-ended = { $told }; najduži naftovodi: { $ends }
news-longest = { oil-colour } { $from } → { $to }
news-passed = { $name } propušta potez
news-went = { $name } bira akciju „{ $action }”
news-went-also = { $name } bira i akciju „{ $action }”{ paid }
news-ran = { $name } pokreće mašine za { $paid }
news-bought =
    { $count ->
        [1] kupuje: { $oil } za { $paid }
       *[other] kupuje: { $count } × { $oil } za { $paid }
    }
news-sold =
    { $count ->
        [1] prodaje: { $oil } za { $earned }
       *[other] prodaje: { $count } × { $oil } za { $earned }
    }
news-refined =
    { $count ->
        [1] prerađuje: { $oil } → { $to }
       *[other] prerađuje: { $count } × { $oil } → { $to }
    }
news-delivered =
    { $count ->
        [1] isporučuje: { $oil } za { $earned } (ugovor: { $contract })
       *[other] isporučuje: { $count } × { $oil } za { $earned } (ugovor: { $contract })
    }
news-served =
    { $earned ->
        [0] ispunjava porudžbinu ({ $order })
       *[other] ispunjava porudžbinu ({ $order }) za { $earned }
    }
news-signed = potpisuje ugovor ({ $contract })
news-signed-later = potpisuje ugovor ({ $contract }) od sledeće godine
news-loan-taken = uzima zajam od { $earned }
# As logs of older tables tell it:
news-loan = uzima zajam
news-pipes =
    { $pipes ->
        [one] plaća { $pipes } cev{ paid }
       *[other] plaća { $pipes } cevi{ paid }
    }
news-took =
    { $count ->
        [one] uzima { $count } cev{ paid }
       *[other] uzima { $count } cevi{ paid }
    }
news-tank =
    { $count ->
        [one] dobija { $count } cisternu ({ $grade }){ paid }
        [few] dobija { $count } cisterne ({ $grade }){ paid }
       *[other] dobija { $count } cisterni ({ $grade }){ paid }
    }
news-machine =
    { $count ->
        [one] dobija { $count } mašinu{ paid }
        [few] dobija { $count } mašine{ paid }
       *[other] dobija { $count } mašina{ paid }
    }
paid =
    { $paid ->
        [0] { "" }
       *[other] { " " }za { $paid }
    }
news-upgraded = kupuje unapređenje „{ $family }” { $level }{ paid }
news-closed = zatvara vrstu „{ $family }”
news-disc = pomera disk na polje { $space }
line-penalties = kaznene kocke za neispunjene ugovore: { $parts }
news-penalty = { $name } { $cubes } (ugovori: { $contracts })
news-contracts-came = novi ugovori: { $came }
news-contracts-moved = novi ugovori: { $came }; odlaze: { $gone }
news-markets-refreshed = tržišta dobijaju: { $supplied }; gube: { $taken }
news-shops-refreshed =
    { $pipes ->
        [one] u prodavnicama je { $pipes } nova cev
        [few] u prodavnicama su { $pipes } nove cevi
       *[other] u prodavnicama je { $pipes } novih cevi
    }
oil-counted =
    { $count ->
        [1] { $oil }
       *[other] { $count } × { $oil }
    }
nothing = ništa
# As logs of older tables tell it:
news-penalties = kaznene kocke za neispunjene ugovore: { $names }
news-year = počinje godina { $year }

## Moves as people say them

move-pass = propustiti potez
move-done = završiti
move-go = poslati radnika na akciju „{ $action }”
move-run = pokrenuti mašine
move-start-tank = postaviti početnu cisternu ({ oil-grade })
move-tank = kupiti cisternu ({ oil-grade }) za { $price }
move-loan = uzeti zajam
move-pipes =
    { $count ->
        [one] platiti { $count } pločicu cevi
        [few] platiti { $count } pločice cevi
       *[other] platiti { $count } pločica cevi
    }
move-spend = dati kocku te klase ({ oil-grade })
move-disc = pomeriti disk na polje { $space }
move-disc-left = pomeriti disk na polje { $space } i gurnuti ulevo
move-upgrade = kupiti unapređenje „{ $family }”
move-close = zatvoriti vrstu „{ $family }” za ovu godinu
move-machine = kupiti mašinu za { $price }
move-serve = ispuniti porudžbinu ({ $order })
move-take = uzeti: { $tile }
move-lay = sledeće položiti: { $tile }
move-stand = staviti radnika na: { $tile }
move-start = staviti radnika na mašinu { $machine }
move-sign = potpisati ugovor ({ $contract })
move-sign-later = potpisati ugovor ({ $contract }) od sledeće godine
move-buy = kupiti: { $cube } za { $price } ({ $market })
move-sell = prodati: { $cube } za { $price } ({ $market })
move-deliver = isporučiti: { $cube } (ugovor: { $contract })
move-deliver-nothing = isporučiti po ugovoru ({ $contract })
move-refine =
    pokrenuti naftovod { $line }: { $from ->
        [crude] sirova
        [low] niska
        [mid] srednja
       *[high] visoka
    } → { $to ->
        [crude] sirova
        [low] niska
        [mid] srednja
       *[high] visoka
    }
move-site = postaviti mašinu: { $cell }
move-place = položiti pločicu: { $cell }, druga polovina { side }

## Moves that cannot be read

needs-tile = „{ $said }” traži jednu pločicu cevi, od { $first } do { $last }
needs-contract = „{ $said }” traži jedan ugovor ili porudžbinu, kao C-low-01 ili O3-01
order-is-contract = „{ $said }” navodi ugovor, a ispunjavaju se samo porudžbine
needs-slot = „{ $said }” traži mesto: tržište, boju, klasu i cenu, kao „market-1 orange low 25”
no-slot = „{ $said }”: nema takvog mesta za { $price }
deliver-like = „{ $said }” mora da glasi kao „deliver teal high to C-low-02 as low”
deliver-no-need = „{ $said }”: { $contract } ne traži takvu naftu ({ $colour } { $grade })
needs-cell = „{ $said }” traži polje, kao „3,-1”
cell-far = „{ $said }”: nijedna mreža ne dopire dotle: { $cell }

## The end

end-years = treća godina je završena
end-not-yet = partija traje

## Options

option-upgrades = Unapređenja
option-upgrades-help = kojih je pet vrsta unapređenja u igri
option-upgrades-typed = pet vrsta spojenih znakom +, kao government+shops+…
option-upgrades-random = nasumično
option-upgrades-first-game = kako se savetuje za prvu partiju
option-valuation = Procena
option-valuation-help = koje su tri karte procene u igri
option-valuation-typed = tri karte spojene znakom +
option-valuation-random = nasumično
option-valuation-first-game = kako se savetuje za prvu partiju
option-refining = Prerada
option-refining-help = oznake cene prerade sa sedmicama ili bez njih
option-refining-all = sve oznake
option-refining-no-7 = bez sedmica
option-start-tanks = Početne cisterne
option-start-tanks-help = igrači sami postavljaju početne cisterne ili uzimaju savetovane redove
option-start-tanks-placed = postavljaju igrači
option-start-tanks-recommended = u savetovanim redovima
option-rulings = Tumačenja
option-rulings-help = mesta u pravilima koja sto može da reši drugačije
option-rulings-typed = mesta rešena drugačije, spojena znakom +, kao first-gap+oil-as-cubes
option-rulings-standard = kako kažu pravila
option-rulings-idle-actions = akcija sme da se preduzme i bez novca za bilo šta u njoj
option-rulings-first-gap = diskovi na prikazu redosleda guraju se samo do prvog slobodnog mesta
option-rulings-machine-from-shop = mašina unapređenja „Mašine 1” uzima se iz prodavnice mašina, a ako je tamo nema, propada
option-rulings-oil-as-cubes = karte procene plaćaju naftu u cisternama kao na kraju partije: 10, 20 i 30
setup-few-markers = bez sedmica ima manje od devet oznaka cene prerade (PL-1.10)
setup-no-family = nema vrste unapređenja „{ $family }”; postoje: { $families } (PL-1.7)
setup-family-twice = opcija upgrades navodi { $family } dvaput (PL-1.7)
setup-families = vrsta unapređenja u igri ima { $needed }, a ne { $families } (PL-1.7)
setup-cards =
    { $cards ->
        [one] opcija valuation navodi { $cards } kartu od 1 do { $highest }, kao 1+2+3, a ne „{ $said }” (PL-1.11)
        [few] opcija valuation navodi { $cards } različite karte od 1 do { $highest }, kao 1+2+3, a ne „{ $said }” (PL-1.11)
       *[other] opcija valuation navodi { $cards } različitih karata od 1 do { $highest }, kao 1+2+3, a ne „{ $said }” (PL-1.11)
    }
reconstructed-slots = slobodna mesta na tržištima prerađene nafte sa 3 igrača
reconstructed-refresh = kako se tržišta ponovo pune sa 3 i 4 igrača
reconstructed-shops = mesta u prodavnicama cisterni i mašina sa 3 igrača
reconstructed-penalties = kazne za više od deset kocki
reconstructed-single-source = cene i pločice koje navodi samo jedan izvor

## Figures

figure-money = novac
figure-worth = vrednost
figure-tiles = pločice
figure-ahead = prednost
lots-machine = mašine
lots-upgrade = unapređenja
lots-contract = ugovori
lots-order = porudžbine
lot-machine = mašina
lot-upgrade = { $family } { $level }
