### The Card Game in the terminal.

## Titles

screen-title-auction =
    { $kind ->
        [last] Poslednji krug { $round } · Aukcija
       *[usual] Krug { $round } · Aukcija
    }
screen-title-buying =
    { $kind ->
        [last] Poslednji krug { $round } · Resursi
       *[usual] Krug { $round } · Resursi
    }
screen-title-bureaucracy =
    { $kind ->
        [last] Poslednji krug { $round } · Birokratija
       *[usual] Krug { $round } · Birokratija
    }
screen-title-end =
    { $kind ->
        [last] Poslednji krug { $round } · Kraj
       *[usual] Krug { $round } · Kraj
    }
screen-end-points =
    { $money ->
        [one] elektrane i svaki { $money } elektro donose bodove
       *[other] elektrane i svakih { $money } elektra donose bodove
    }
screen-end-next = sledeći krug je poslednji
screen-end-after =
    { $plants ->
        [one] karta poslednjeg kruga posle { $plants } elektrane
        [few] karta poslednjeg kruga posle { $plants } elektrane
       *[other] karta poslednjeg kruga posle { $plants } elektrana
    }

## Companies

screen-auction = aukcija
screen-buying = kupovina
screen-earned = dobijeno
screen-plants = elektrane
screen-resources = resursi
screen-trust-letter = K
screen-to-buy = kupuje
screen-done = gotovo
screen-bought = kupljeno
screen-passed = odustaje
screen-offers = bira
screen-bids = nudi { $bid }
screen-in = u igri
screen-out = van

## Markets

screen-plants-now = sada
screen-now = sada
screen-soon = uskoro
screen-deck = špil
screen-none = nema
screen-last-round-card = poslednji krug
screen-from = od { $minimum }
screen-hybrids = (H troši gas ili naftu)
screen-deck-cards =
    { $cards ->
        [0] prazan
        [one]
            { $top ->
                [small] { $cards } karta, sledeća je mala
                [big] { $cards } karta, sledeća je velika
               *[none] { $cards } karta
            }
        [few]
            { $top ->
                [small] { $cards } karte, sledeća je mala
                [big] { $cards } karte, sledeća je velika
               *[none] { $cards } karte
            }
       *[other]
            { $top ->
                [small] { $cards } karata, sledeća je mala
                [big] { $cards } karata, sledeća je velika
               *[none] { $cards } karata
            }
    }
screen-for = za { $price }
screen-in-the-deck = u špilu
screen-discarded = odbačeno
screen-held = ima
screen-burn = troši
screen-room = mesta
screen-fuel =
    { $fuel ->
        [coal] { letter } ugalj
        [gas] { letter } gas
        [oil] { letter } nafta
       *[uranium] { letter } uranijum
    }
screen-units = { $count }{ letter }
screen-burnt =
    { $either ->
        [0]
            { $units ->
                [0] { "" }
               *[other] { $units }
            }
       *[other]
            { $units ->
                [0] { $either }H
               *[other] { $units } + { $either }H
            }
    }
screen-kept = { $units } od { $card }
screen-too-much = Nema mesta za sve: zadržavate { $kept }; ostatak se izlaže za { $price }.
screen-too-much-lost = Nema mesta za sve: zadržavate { $kept }; ostatak se izlaže za { $price }, ili propada kad ponestane karata ostatka.
units-either =
    { $count ->
        [one] { $count } gas ili nafta
       *[other] { $count } gasa ili nafte
    }

## Decisions

screen-produce-with = proizvodi
screen-burns = troši
screen-leaves = ostaje
screen-next-order = sledeći redosled
screen-run-place = za sada { $place }. od { $known }
screen-more-runs = … još { $runs }: `runs`
screen-scrap = zatvara
screen-keep = zadržava
screen-without-room = jedinice bez mesta
screen-listed = { $items }

## Questions

terminal-open = Na aukciju stavljate: { $plant }. Otvorite sa { $minimum } ili više.
terminal-bid = Vaša ponuda za elektranu { $plant }: { $lowest } ili više, ili `pass`.
terminal-bid-poor = Vaša ponuda za elektranu { $plant }: ne možete više, `pass`.
ask-return =
    { $units ->
        [one] Od onoga što imate ({ $held }) nema mesta za { $units } jedinicu: { $moves }, jednu po jednu.
        [few] Od onoga što imate ({ $held }) nema mesta za { $units } jedinice: { $moves }, jednu po jednu.
       *[other] Od onoga što imate ({ $held }) nema mesta za { $units } jedinica: { $moves }, jednu po jednu.
    }
ask-buy-more = Imate dovoljno za sve svoje elektrane. Kupite još, kao `{ $card }`, ili `done`. Imate { $money }.
ask-buy = Kupite karte resursa, ili `done`. Za pokretanje svih elektrana nedostaje { $lacks }: `{ $cards }` za { $cost }. Imate { $money }.
ask-buy-dear = Kupite karte resursa, ili `done`. Za pokretanje svih elektrana nedostaje { $lacks }, što košta { $cost }. Imate { $money }.
ask-buy-too-few = Kupite karte resursa, ili `done`. Za pokretanje svih elektrana nedostaje { $lacks }: na tržištu toga ima premalo. Imate { $money }.
ask-buy-best = { $asked } Najviše što možete dobiti je { $income }: `{ $cards }` za { $cost }.
ask-run = Koje elektrane proizvode struju? Ko najviše zaradi, u sledećem krugu je prvi. Imate { $money }.

## What was typed

screen-no-card =
    { $most ->
        [one] karte imaju od 1 do { $most } jedinice
        [few] karte imaju od 1 do { $most } jedinice
       *[other] karte imaju od 1 do { $most } jedinica
    }, nema ove: { $units ->
        [one] { $units } { $fuel ->
            [coal] ugalj
            [gas] gas
            [oil] nafta
           *[uranium] uranijum
        }
       *[other] { $units } { $fuel ->
            [coal] uglja
            [gas] gasa
            [oil] nafte
           *[uranium] uranijuma
        }
    }
screen-sum-phase = zbirovi su za kupovinu karata resursa
screen-sum-cards = recite koje karte, kao `sum c3 g2`

## Pages and help

screen-page-plants = gde je koja elektrana i koje još mogu doći
screen-page-resources = tržište resursa, njegovi špilovi i svačije karte
screen-page-sum = koliko bi karte koštale zajedno, kao `sum c3 u1`
screen-page-runs = svi načini proizvodnje koje vredi razmotriti
screen-under = na dnu špila
screen-may-come = još može doći
screen-gone = van igre
screen-deck-pile =
    { $cards ->
        [one] špil ({ $cards } karta)
        [few] špil ({ $cards } karte)
       *[other] špil ({ $cards } karata)
    }
screen-leftovers = karte ostatka
screen-not-laid-out = nije izloženo: { $units }
screen-plusplus =
    { $cards ->
        [one] { $cards } karta sa znakom ++ dolazi među odbačene s prvim mešanjem
        [few] { $cards } karte sa znakom ++ dolaze među odbačene s prvim mešanjem
       *[other] { $cards } karata sa znakom ++ dolazi među odbačene s prvim mešanjem
    }
screen-sum = { $bought } za { $paid }: ostalo bi vam { $money } i imali biste: { $held }, dovoljno za zaradu { $income } od { $capacity }.
screen-runs-phase = Elektrane proizvode struju u fazi 3, birokratiji.
screen-example-number = elektrana 8 na aukciju ili zatvaranje, ponuda 8, ili red 8) sa spiska
screen-example-letter = od više elektrana 4 ona na ugalj (g gas, o nafta, h hibridna, u uranijum, e ekološka)
screen-example-opening = elektrana 4 na aukciju i ponuda 6; `offer 4c, bid 6` je isto
screen-example-cards = kupiti tri karte, svaku gde je najjeftinija; ili `coal 3 for 4`
screen-example-several = više poteza u jednom redu: svi se odigraju, ili nijedan
screen-example-run = pokrenuti elektrane 4 i 12
screen-example-short = `pass`: bez ponude, bez elektrane; `done`: dovoljno kupljeno. Dovoljni su počeci reči
screen-example-plant = elektrana 12 troši 3 uglja (C) i zarađuje 9 (H gas ili nafta)
screen-example-income = postojeći resursi zarađuju 8, sve elektrane bi mogle 14

## Plants and cards in few characters

letters-coal =
    { $need ->
        [1] C
        [2] CC
        [3] CCC
       *[other] { $need }C
    }
letters-gas =
    { $need ->
        [1] G
        [2] GG
        [3] GGG
       *[other] { $need }G
    }
letters-oil =
    { $need ->
        [1] O
        [2] OO
        [3] OOO
       *[other] { $need }O
    }
letters-uranium =
    { $need ->
        [1] U
        [2] UU
        [3] UUU
       *[other] { $need }U
    }
letters-hybrid =
    { $need ->
        [1] H
        [2] HH
        [3] HHH
       *[other] { $need }H
    }
letters-eco = eko
letter =
    { $fuel ->
        [coal] C
        [gas] G
        [oil] O
       *[uranium] U
    }
letters-card =
    { $count ->
        [1] { letter }{ $units }
       *[other] { letter }{ $units }×{ $count }
    }
