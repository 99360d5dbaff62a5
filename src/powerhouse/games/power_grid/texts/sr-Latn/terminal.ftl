### The screen of Power Grid in the terminal.

terminal-title = Krug { $round } · Etapa { $step } · { $phase }
terminal-phase =
    { $ask ->
        [place] Priprema
        [mark] Priprema
        [fuel] Kupovina resursa
        [build] Izgradnja
        [run] Snabdevanje
        [over] Kraj
       *[other] Aukcija
    }
terminal-goals =
    { $map ->
        [Germany] Nemačka
        [USA] SAD
       *[other] { $map }
    }: { $step ->
        [1] etapa 2 od { $step2 ->
            [one] { $step2 } grada
            [few] { $step2 } grada
           *[other] { $step2 } gradova
        }, kraj od { $end }
       *[other] kraj od { $end }
    }

## Columns and labels

terminal-money = novac
terminal-cities = gradovi
terminal-supply = snabdeva
terminal-plants = elektrane
terminal-trust = kartel
terminal-trust-letter = K
terminal-letter-coal = C
terminal-letter-oil = O
terminal-letter-garbage = G
terminal-letter-uranium = U
terminal-letter-hybrid = H
terminal-kind-eco = eko
terminal-kind-fusion = fuzija
terminal-plants-now = elektrane sada
terminal-plants-deck = špil
terminal-plants-none = nema
terminal-step-3 = Etapa 3
terminal-deck =
    { $cards ->
        [0] prazan
        [one]
            { $top ->
                [plug] { $cards } karta, na vrhu utikač
                [socket] { $cards } karta, na vrhu utičnica
               *[none] { $cards } karta
            }
        [few]
            { $top ->
                [plug] { $cards } karte, na vrhu utikač
                [socket] { $cards } karte, na vrhu utičnica
               *[none] { $cards } karte
            }
       *[other]
            { $top ->
                [plug] { $cards } karata, na vrhu utikač
                [socket] { $cards } karata, na vrhu utičnica
               *[none] { $cards } karata
            }
    }
terminal-hybrids = (H troši ugalj ili naftu)
terminal-discount = od { $minimum }
terminal-fuel = resursi
terminal-left = ima
terminal-refill = dopuna
terminal-closed = zatvoreno
terminal-next-prices = cene sledećih
terminal-room = mesta
terminal-together = zajedno
terminal-now = sada
terminal-soon = uskoro
terminal-under = na dnu špila
terminal-unseen = još može doći
terminal-gone = van igre
terminal-city = grad
terminal-houses = kućice
terminal-links = veze
terminal-start = početni
terminal-slots = kućice: slovo za vlasnika, { $free } slobodno, { $closed } još zatvoreno
terminal-network = vaša mreža ({ $cities })
terminal-no-city = S ovim novcem ne možete povezati nijedan grad.
terminal-free = { $free } slobodno
terminal-cost = cena
terminal-house-and-way = kućica+put
terminal-from = iz
terminal-via = { $start } preko { $cities }
terminal-dearer = … skupljih još { $cities }: `cities`
terminal-run = pokreće
terminal-burns = troši
terminal-supplies = snabdeva
terminal-income = zarada
terminal-of = { $part } od { $all }
terminal-best = najbolje

## What is expected

terminal-open = Stavljate elektranu { $plant } na aukciju: otvorite sa { $minimum } ili više.
terminal-bid = Vaša ponuda za elektranu { $plant }: { $lowest } ili više, ili `pass`.
terminal-bid-poor = Vaša ponuda za elektranu { $plant }: ne možete više, `pass`.
terminal-return = Nema mesta za sve vaše resurse ({ $held }): { $moves }, jedan po jedan token.
terminal-buy = Kupite resurse, kao `buy 3 coal`, ili `done`.
terminal-burn = Za jedno pokretanje svih vaših elektrana treba: { $needs }; imate: { $held }.
terminal-ready =
    { $ready ->
        [one] Vaše elektrane i resursi snabdevaju { $ready } grad.
        [few] Vaše elektrane i resursi snabdevaju { $ready } grada.
       *[other] Vaše elektrane i resursi snabdevaju { $ready } gradova.
    }
terminal-ready-partly =
    { $ready ->
        [one] Vaši resursi snabdevaju { $ready } grad, a elektrane bi mogle { $capacity }.
        [few] Vaši resursi snabdevaju { $ready } grada, a elektrane bi mogle { $capacity }.
       *[other] Vaši resursi snabdevaju { $ready } gradova, a elektrane bi mogle { $capacity }.
    }
terminal-build = Povežite gradove, ili `done`.
terminal-build-first = Izaberite grad u kojem počinje vaša mreža, ili `done`; `map` pokazuje veze.
terminal-next-city = Sledeći bi bio { $city } za { $cost }.
terminal-which-run = Koje elektrane se pokreću?
terminal-mark = Obeležite početni grad: mreže će morati da počnu u nekom od obeleženih gradova. `map` pokazuje veze.
terminal-place-house = Postavite kućicu kartela: u etapi 1 zatvoreno za oba igrača. `map` pokazuje veze.

## Help

terminal-example-number = elektrana 8 na aukciju, ponuda 8, ili red 8) sa spiska
terminal-example-fuel = tokeni jedan za drugim
terminal-example-build = povezati Esen: dovoljni su počeci reči
terminal-example-run = snabdeti gradove elektranama 4 i 10
terminal-example-pass = bez ponude ili bez elektrane; dovoljno kupljeno ili izgrađeno
terminal-example-plant = elektrana 10 troši 2 uglja i snabdeva 2 grada (C ugalj, O nafta, G otpad, U uranijum, H ugalj ili nafta)
terminal-example-supply = postojeći resursi snabdevaju 5 gradova, a elektrane bi mogle 7
terminal-page-map = zona igre: gradovi, kućice, veze i njihove cene; `map west` za jednu oblast
terminal-page-cities = svi gradovi koje sada možete povezati
terminal-page-plants = gde je koja elektrana i koje još mogu doći
terminal-page-fuel = tržište resursa
