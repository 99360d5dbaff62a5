### The terminal: what stands on the screen, what is asked, pages and examples.

## The title

terminal-title = Krug { $round } od { $rounds } · { $ask ->
        [bring] Tržište
        [buy] Kupovina
        [run] Rad fabrike
        [over] Kraj
       *[other] Redosled igrača
    }
terminal-energy-price =
    { $factor ->
        [1] cena energije { $price }, sledeća { $next }
        [2] dobit dvostruko, cena energije { $price }, sledeća { $next }
       *[other] dobit { $factor } puta, cena energije { $price }, sledeća { $next }
    }
terminal-range = { $low } do { $high }

## Tiles

# A tile in few characters, as it can be typed: Ma9 is a machine for 9.
terminal-tile =
    { $type ->
        [storage] St{ $mark }
        [machine] Ma{ $mark }
        [robot_auto] Au{ $mark }
        [robot_semi] Se{ $mark }
        [control] Co{ $mark }
       *[optimizer] Op{ $mark }
    }
terminal-type =
    { $type ->
        [robot_auto] auto
        [robot_semi] semi
       *[other] { $type }
    }
terminal-figure =
    { $figure ->
        [production] { $amount }p
        [storage] { $amount }s
        [energy] { $amount }e
       *[workers] { $amount }w
    }
terminal-tiles =
    { $count ->
        [1] { $tile }
       *[other] { $count } { $tile }
    }
terminal-legend = p proizvodnja, s skladište, e energija, w radnici; -: štedi
terminal-legend-price = cena, zatim p proizvodnja, s skladište, e energija, w radnici; -: štedi
terminal-dearer = … skupljih { $tiles }

## The margin

terminal-label-market = tržište
terminal-label-tiles = pločice
terminal-label-energy = energija
terminal-label-factory = fabrika
terminal-label-beside = pored nje
terminal-label-would-run = radila bi
terminal-label-stands = { "  " }stoji
terminal-label-idle = { "  " }miruje
terminal-label-kept = { "  " }pored

## Columns

terminal-column-tile = pločica
terminal-column-off = popust
terminal-column-money = novac
terminal-column-workers = radnici
terminal-column-prod = pro
terminal-column-stor = skl
terminal-column-energy = en
terminal-column-profit = dobit
terminal-column-halls = hale
terminal-column-price = cena
terminal-column-figures = daje i traži
terminal-column-board = zalihe
terminal-column-market = tržište
terminal-column-owners = vlasnici
terminal-column-stopped = miruje
terminal-column-work = rade
terminal-column-free = slobodni
terminal-shop-tile = šta
terminal-shop-figures = daje
terminal-shop-cost = cena
terminal-shop-gain = plus
terminal-workers =
    { $seasonal ->
        [0] { $available } od { $workers }
       *[other] { $available } od { $workers }+{ $seasonal }
    }

## The table

terminal-order-tile = { $tile } { $discount }
terminal-order-note = manji broj igra prvi, −1 je popust na cene
terminal-energy-tiles =
    { $tiles ->
        [one] dolazi { $tiles } od ovih pločica: { $rises }
        [few] dolaze { $tiles } od ovih pločica: { $rises }
       *[other] dolazi { $tiles } od ovih pločica: { $rises }
    }
terminal-energy-next = sledeća pločica je +{ $rise }, zatim { $then }
terminal-rise = { $count }× +{ $rise }
terminal-market-empty = Tržište je prazno.
terminal-halls =
    { $halls ->
        [0] { $sites ->
            [0] hale pune
            [one] hale pune, { $sites } gradilište za { $fee }
            [few] hale pune, { $sites } gradilišta po { $fee }
           *[other] hale pune, { $sites } gradilišta po { $fee }
        }
        [one] { $halls } hala slobodna
        [few] { $halls } hale slobodne
       *[other] { $halls } hala slobodno
    }
terminal-no-hall = { $tile } (nema hale)
terminal-place-for =
    { $cost ->
        [0] postavi { $tile }
       *[other] postavi za { $cost } { $tile }
    }
terminal-placed-all = sve postavljeno, { $run }
terminal-placed-some = postavljeno koliko staje, { $run }

## Runs

terminal-profit-at-price =
    { $factor ->
        [1] dobit pri { $price }
       *[other] { $factor }× dobit pri { $price }
    }
terminal-at-price = pri { $price }
terminal-more-runs = … još { $runs }: `runs`
terminal-nothing = ništa
terminal-these = { $tiles }
terminal-all-but = sve osim { $tiles }
terminal-all = sve
terminal-sum =
    { $factor ->
        [1] { $income } - { $energy }×{ $price } = { $profit }
       *[other] { $factor }×({ $income } - { $energy }×{ $price }) = { $profit }
    }
terminal-run-all = proizvodnja { $production }, skladište { $storage }, energija { $energy }, radnika { $workers } od { $own }: { $sum }
terminal-run = proizvodnja { $production }, skladište { $storage }, energija { $energy }, radnika { $workers } od { $own }, miruje { $stopped }: { $sum }
terminal-plan = { $tiles } za { $cost } od { $money }: { $run }
terminal-no-tile = nema pločice „{ $tile }”; recite ma9 za machine-9, au8 za robot-auto-8

## What is asked

prompt-offer = Otvarate aukciju: pločica redosleda { $tiles }? Recite je sa svojom ponudom, kao `{ $example }, { $lowest }`: radnika { $bids }. Oni koje ponudite u ovom krugu ništa ne iznose i ne kupuju.
prompt-last-tile = Za vas je ostala pločica { $order_tile }: stavite na nju radnika { $bids }. Oni u ovom krugu ništa ne iznose i ne kupuju.
prompt-opening = Otvarate aukciju za pločicu { $order_tile }: radnika { $bids }.
prompt-bid = Vaša ponuda za pločicu redosleda { $order_tile }: radnika { $bids }, ili `pass`. { $holds }.
prompt-pass = Vaša ponuda za pločicu redosleda { $order_tile }: ne možete više, `pass`. { $holds }.
prompt-holds =
    { $count ->
        [0] { $name } nudi { $bid }
        [1] { $name } nudi { $bid }, u aukciji je još { $others }
       *[other] { $name } nudi { $bid }, u aukciji su još { $others }
    }
prompt-back =
    { $workers ->
        [one] Koliko je sezonskih: { $numbers }? Na pločici { $order_tile } je { $workers } radnik. Na cenu to ne utiče.
        [few] Koliko je sezonskih: { $numbers }? Na pločici { $order_tile } su { $workers } radnika. Na cenu to ne utiče.
       *[other] Koliko je sezonskih: { $numbers }? Na pločici { $order_tile } je { $workers } radnika. Na cenu to ne utiče.
    }
prompt-bring-more = Vaš red je poslednji: smete da iznesete još { $extra }, ili `done`.
prompt-bring =
    { $tiles ->
        [1] { $extra ->
            [0] Iznesite pločicu na tržište: najjeftiniju iz nekog stupca, kao `{ $numbers }` ili `{ $names }`.
           *[other] Iznesite pločicu na tržište, zatim po želji još najviše { $extra }: najjeftiniju iz nekog stupca, kao `{ $numbers }` ili `{ $names }`.
        }
        [few] { $extra ->
            [0] Iznesite { $tiles } pločice na tržište: najjeftinije iz bilo kojih stubaca, kao `{ $numbers }` ili `{ $names }`.
           *[other] Iznesite { $tiles } pločice na tržište, zatim po želji još najviše { $extra }: najjeftinije iz bilo kojih stubaca, kao `{ $numbers }` ili `{ $names }`.
        }
        [one] { $extra ->
            [0] Iznesite { $tiles } pločicu na tržište: najjeftinije iz bilo kojih stubaca, kao `{ $numbers }` ili `{ $names }`.
           *[other] Iznesite { $tiles } pločicu na tržište, zatim po želji još najviše { $extra }: najjeftinije iz bilo kojih stubaca, kao `{ $numbers }` ili `{ $names }`.
        }
       *[other] { $extra ->
            [0] Iznesite { $tiles } pločica na tržište: najjeftinije iz bilo kojih stubaca, kao `{ $numbers }` ili `{ $names }`.
           *[other] Iznesite { $tiles } pločica na tržište, zatim po želji još najviše { $extra }: najjeftinije iz bilo kojih stubaca, kao `{ $numbers }` ili `{ $names }`.
        }
    }
prompt-hire = `{ $move }` za { $cost }
prompt-done = `done`
prompt-buy =
    { $workers ->
        [one] Kupujte po broju: ostao je { $workers } radnik; { $ends } završava vaš potez. Imate { $money }.
        [few] Kupujte po broju: ostala su { $workers } radnika; { $ends } završava vaš potez. Imate { $money }.
       *[other] Kupujte po broju: ostalo je { $workers } radnika; { $ends } završava vaš potez. Imate { $money }.
    }
prompt-buy-or-demolish =
    { $workers ->
        [one] Kupujte po broju, `demolish { $tile }`: ostao je { $workers } radnik; { $ends } završava vaš potez. Imate { $money }.
        [few] Kupujte po broju, `demolish { $tile }`: ostala su { $workers } radnika; { $ends } završava vaš potez. Imate { $money }.
       *[other] Kupujte po broju, `demolish { $tile }`: ostalo je { $workers } radnika; { $ends } završava vaš potez. Imate { $money }.
    }
prompt-workers-done = Vaši radnici su završili posao; { $ends } završava vaš potez. Imate { $money }.
prompt-place-first = Prvo postavite: { $tiles }. To je besplatno.
prompt-run = Kako radi vaša fabrika? Broj sa spiska, ili `done`.
prompt-run-or-stop = Kako radi vaša fabrika? Broj sa spiska, ili `stop { $tile }` i `done`.
prompt-free-workers = Slobodni radnici su raspoloživi u sledećem krugu.
prompt-not-all =
    { $robots ->
        [1] Ne može sve da radi: { $workers ->
            [one] može da radi { $workers } radnik
            [few] mogu da rade { $workers } radnika
           *[other] može da radi { $workers } radnika
        }, jedan robot po mašini.
       *[other] Ne može sve da radi: { $workers ->
            [one] može da radi { $workers } radnik
            [few] mogu da rade { $workers } radnika
           *[other] može da radi { $workers } radnika
        }, robota po mašini: { $robots }.
    }

## Help

terminal-example-bid = pločica redosleda 4 na aukciju, ponuda 1 radnik; sam broj je ponuda
terminal-example-bring = izneti pločice iz stubaca 2, 1, 1; `ma, st, st` je isto
terminal-example-buy = kupiti 3) i 5); postavljaju se gde je to besplatno
terminal-example-name = po imenu; `undo` je zatim vadi: ostaje pored fabrike
terminal-example-demolish = radnik pravi mesto; dovoljni su počeci: `de ma0`
terminal-example-hire = sezonski radnici za sledeći krug; to završava vaš potez
terminal-example-stop = rad bez pločice machine-0; može i broj sa spiska
terminal-example-tile = pločica: p proizvodnja, s skladište, e energija, w radnici; -: štedi
terminal-page-board = tabla zaliha i tržište
terminal-page-tiles = svaka pločica, gde je i ko je ima; `tiles ma` za jednu vrstu
terminal-page-factories = sve fabrike, pločicu po pločicu
terminal-page-plan = `plan ma9 st10 -ma0`: koliko bi to koštalo i donelo
terminal-page-runs = svi načini rada vaše fabrike koje vredi razmotriti
