### Power Grid: The Card Game: where the game is, what happened, what cannot be read, options and figures.

## Headings

heading-auction =
    { $kind ->
        [last] poslednji krug { $round }, aukcija elektrana
       *[usual] krug { $round }, aukcija elektrana
    }
heading-resources =
    { $kind ->
        [last] poslednji krug { $round }, kupovina resursa
       *[usual] krug { $round }, kupovina resursa
    }
heading-bureaucracy =
    { $kind ->
        [last] poslednji krug { $round }, birokratija
       *[usual] krug { $round }, birokratija
    }

## Things

the-trust = kartel
units = { $count ->
        [one] { $count } { $fuel ->
            [coal] ugalj
            [gas] gas
            [oil] nafta
           *[uranium] uranijum
        }
       *[other] { $count } { $fuel ->
            [coal] uglja
            [gas] gasa
            [oil] nafte
           *[uranium] uranijuma
        }
    }
plant = { $number } ({ $fuel }, donosi { $income })
burns-coal =
    { $need ->
        [one] { $need } ugalj
       *[other] { $need } uglja
    }
burns-gas =
    { $need ->
        [one] { $need } gas
       *[other] { $need } gasa
    }
burns-oil =
    { $need ->
        [one] { $need } nafta
       *[other] { $need } nafte
    }
burns-uranium =
    { $need ->
        [one] { $need } uranijum
       *[other] { $need } uranijuma
    }
burns-hybrid =
    { $need ->
        [one] { $need } gas ili nafta
       *[other] { $need } gasa ili nafte
    }
burns-eco = bez resursa
tokens = { $count ->
        [one] { $count } { $fuel ->
            [coal] ugalj
            [gas] gas
            [oil] naftu
           *[uranium] uranijum
        }
       *[other] { $count } { $fuel ->
            [coal] uglja
            [gas] gasa
            [oil] nafte
           *[uranium] uranijuma
        }
    }
card =
    { $count ->
       *[1] { "" }
        [one] { $count } ×{ " " }
        [few] { $count } ×{ " " }
        [other] { $count } ×{ " " }
    }{ $units ->
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

## News

news-scrapped-with-units =
    { $paid ->
        [0] { $name } zatvara elektranu { $plant } i odbacuje: { $units }
       *[other] { $name } zatvara elektranu { $plant }, dobija { $paid } i odbacuje: { $units }
    }
line-returns = { $name } odbacuje { $parts }
news-returned = { $count ->
        [one] { $count } { $fuel ->
            [coal] ugalj
            [gas] gas
            [oil] naftu
           *[uranium] uranijum
        }
       *[other] { $count } { $fuel ->
            [coal] uglja
            [gas] gasa
            [oil] nafte
           *[uranium] uranijuma
        }
    }
line-cards = { $name } kupuje: { $parts } za { $total-paid }
news-card-bought = { card }
news-laid-out = višak se izlaže za { $price }: { $count ->
        [one] { $count } { $fuel ->
            [coal] ugalj
            [gas] gas
            [oil] nafta
           *[uranium] uranijum
        }
       *[other] { $count } { $fuel ->
            [coal] uglja
            [gas] gasa
            [oil] nafte
           *[uranium] uranijuma
        }
    }
line-income = Zarada: { $parts }
news-produced = { $name } { $income } (pokreće { $plants })
news-produced-nothing = { $name } { $income }
# As logs of older tables tell it:
news-earned = { $player } { $income }
news-earned-with = { $player } { $income } (pokreće { $plants })
news-trust-units = kartel uzima: { $units }
news-last-round-card = izvučena je karta poslednjeg kruga
news-order-by-plant = najskuplja elektrana ide prva: redosled igrača je { $seats }
news-round = krug { $round }: redosled igrača je { $seats }
news-last-round = poslednji krug, za bodove: redosled igrača je { $seats }
news-refill = nove karte resursa: { $cards }
news-refill-after-shuffle = nove karte resursa: { $cards }, pošto su promešane odbačene karte
news-next-is-last = sledeći krug je poslednji

## Moves as people say them

move-buy = kupiti { $units ->
        [one] { $units } { $fuel ->
            [coal] ugalj
            [gas] gas
            [oil] naftu
           *[uranium] uranijum
        }
       *[other] { $units } { $fuel ->
            [coal] uglja
            [gas] gasa
            [oil] nafte
           *[uranium] uranijuma
        }
    } za { $price }

## Moves that cannot be read

plant-needed = „{ $said }” traži jednu elektranu, kao 7 ili 4-coal
plant-unknown = „{ $said }”: nema elektrane „{ $plant }”
plant-which = „{ $said }”: recite na koju se misli: { $plants }
card-needed = „{ $said }” traži resurs i broj jedinica, kao coal 3
card-units =
    { $most ->
        [one] „{ $said }”: karta ima od 1 do { $most } jedinice
        [few] „{ $said }”: karta ima od 1 do { $most } jedinice
       *[other] „{ $said }”: karta ima od 1 do { $most } jedinica
    }
card-price = „{ $said }”: nijedan stubac ne košta { $price }, postoje: { $prices }
run-phase = elektrane proizvode struju samo u fazi 3 (CG-4.1)
run-say-plants = recite koje elektrane proizvode struju, ili „run nothing”
run-say-mix = „{ $said }”: recite šta troše hibridne elektrane, kao „with { $need } gas”
run-mix-fuels = „{ $said }”: hibridne elektrane troše gas i naftu, kao „with 1 gas 1 oil”
run-mix-need =
    { $need ->
        [one] „{ $said }”: hibridne elektrane ovde troše ukupno { $need } jedinicu
        [few] „{ $said }”: hibridne elektrane ovde troše ukupno { $need } jedinice
       *[other] „{ $said }”: hibridne elektrane ovde troše ukupno { $need } jedinica
    }

## The end

end-last-round = završen je poslednji krug, krug { $round }
end-in-last-round = nije kraj: ovo je poslednji krug
end-card-drawn = nije kraj: karta poslednjeg kruga je izvučena
end-card-to-come = nije kraj: karta poslednjeg kruga još nije došla

## Options

reconstructed-plants = 39 od 42 elektrane, i koje su elektrane male
reconstructed-resources = jedinice na većini karata resursa, i brojevi igrača na njima
reconstructed-renovation = koliko donosi zatvaranje na kartama renoviranja 2 do 5

## Figures

figure-points = bodovi
figure-points-without-money = bodovi bez novca
figure-dearest-plant = najskuplja elektrana
figure-income = zarada
