### Refusals

refusal-not-now = za to sada nije vreme: { $move }
refusal-not-tank = postavite početnu cisternu u red neke klase
refusal-row-full =
    { $tanks ->
        [one] red ({ $grade ->
            [crude] sirova
            [low] niska
            [mid] srednja
           *[high] visoka
        }) ima { $tanks } cisternu i nijedan slobodan stubac
        [few] red ({ $grade ->
            [crude] sirova
            [low] niska
            [mid] srednja
           *[high] visoka
        }) ima { $tanks } cisterne i nijedan slobodan stubac
       *[other] red ({ $grade ->
            [crude] sirova
            [low] niska
            [mid] srednja
           *[high] visoka
        }) ima { $tanks } cisterni i nijedan slobodan stubac
    }
refusal-acted-already = već ste izveli akciju: recite done
refusal-pass-first = izvedite akciju ili propustite potez
refusal-no-machine = nemate mašinu
refusal-run-early = mašine se pre prve akcije pokreću samo uz Mašine 3, i to jednom
refusal-ran-already = vaše mašine su u ovoj fazi već radile
refusal-run-dear = pokretanje mašina košta { $cost }, a imate { $money }
refusal-work-over = radnička faza je završena, pa radnik ne može na akciju „{ $action }”
refusal-both-actions = obe akcije ovog poteza su izvedene, pa radnik ne može na akciju „{ $action }”
refusal-no-second = odavde nijedna dodatna akcija ne vodi do akcije „{ $action }”
refusal-not-adjacent = akcija „{ $action }” nije pored akcije „{ $space }”
refusal-second-dear = dodatna akcija košta { $cost }, a imate { $money }
refusal-action-dear = { $action }: najjeftinije tamo košta { $cost }, a imate { $money }
refusal-second-left = { $action }: najjeftinije tamo košta { $cost }, a kad platite dodatnu akciju ({ $price }), ostaje vam { $money }
refusal-worker-on-machine = radnik sme da stane na mašinu samo uz Mašine 1
refusal-machines-ran = ta mašina je u ovoj radničkoj fazi već radila
refusal-no-network = nemate pločicu cevi na koju bi radnik stao
refusal-not-order = pomerite disk na polje od 1 do { $spaces }, ili recite done
refusal-space-free = polje { $space } je slobodno, pa se niko ne gura ulevo
refusal-push-blocked = diskovi od polja { $space } ne mogu da se guraju { $way ->
        [left] ulevo
       *[right] udesno
    }: tamo nema slobodnog polja
refusal-not-trade = prodajte ili kupite naftu, ili recite done
refusal-other-market = to mesto pripada tržištu na kojem vaš radnik nije
refusal-slot-empty = na tom mestu nema kocke
refusal-slot-full = na tom mestu već leži kocka
refusal-same-slot = to mesto je isto kao drugo s istom cenom: koristi se krajnje desno
refusal-no-tank = nema mesta za { $grade ->
        [crude] sirovu naftu
        [low] naftu niske klase
        [mid] naftu srednje klase
       *[high] naftu visoke klase
    }: kocki imate { $held }, a vaše cisterne primaju { $room }
refusal-cube-dear = ta kocka košta { $cost }, a imate { $money }
refusal-sold-out = već ste kupovali, a prvo idu sve prodaje
refusal-no-cube = nemate takvu naftu: { $colour ->
        [orange] narandžasta
        [teal] tirkizna
       *[silver] srebrna
    } { $grade ->
        [crude] sirova
        [low] niska
        [mid] srednja
       *[high] visoka
    }
refusal-grade-low = { $grade ->
        [crude] sirova nafta
        [low] nafta niske klase
        [mid] nafta srednje klase
       *[high] nafta visoke klase
    } nije dovoljno dobra za mesto gde se traži { $wanted ->
        [crude] sirova nafta
        [low] nafta niske klase
        [mid] nafta srednje klase
       *[high] nafta visoke klase
    }
refusal-colour-wrong = { $colour ->
        [orange] narandžasta
        [teal] tirkizna
       *[silver] srebrna
    } nafta ne može da se proda tamo gde se traži { $wanted ->
        [orange] narandžasta
        [teal] tirkizna
       *[silver] srebrna
    }
refusal-not-sign = potpišite ugovor, uzmite zajam, ili recite done
refusal-loan-twice = jedna akcija donosi jedan zajam
refusal-contract-gone = na tabli nema ugovora ({ $tile })
refusal-order-no-contract = porudžbina ({ $tile }) se potpisuje kao ugovor samo uz Ugovore i porudžbine 3
refusal-row-signed = iz reda ovog ugovora ({ $tile }) već ste jedan potpisali
refusal-three-signed = u jednoj akciji se potpisuju najviše tri ugovora, pa ne i ovaj ({ $tile })
refusal-no-deferring = u poslednjoj godini ništa ne može da se odloži, pa ni ovaj ugovor ({ $tile })
refusal-not-tanks = kupite cisterne ili cevi, ili recite done
refusal-not-machines = kupite mašine ili cevi, ili recite done
refusal-pipes-twice = u jednoj akciji cevi se kupuju jednom
refusal-pipes-gone =
    { $wanted ->
        [one] ne možete platiti { $wanted } cev kad ih tu leži { $lying }
       *[other] ne možete platiti { $wanted } cevi kad ih tu leži { $lying }
    }
refusal-pipes-dear = ove cevi koštaju { $cost }, a imate { $money }
refusal-too-few-pipes =
    { $left ->
        [one] plaćena je još { $left } pločica, a samo poslednja sme da se ostavi
        [few] plaćene su još { $left } pločice, a samo poslednja sme da se ostavi
       *[other] plaćeno je još { $left } pločica, a samo poslednja sme da se ostavi
    }
refusal-not-pipe = uzmite pločicu cevi iz ove prodavnice, plaćeno: { $left }
refusal-tanks-gone = nema više cisterne za { $price }
refusal-tank-dear = ta cisterna košta { $cost }, a imate { $money }
refusal-machines-gone = nema više mašine za { $price }
refusal-machine-dear = ta mašina košta { $cost }, a imate { $money }
refusal-no-half = nemate polovinu pločice za mašinu
refusal-government-dear = još jedna pločica košta { $cost }, a imate { $money }
refusal-government-gone = u kvadrantima koji smeju biti otvoreni nema više pločica
refusal-worker-tile = pločica ispod radnika mora da se kupi
refusal-not-government = ta pločica ne leži u kvadrantu
refusal-quadrant-closed = { $tile } leži u zatvorenom kvadrantu, a u godini { $year } otvorenih je najviše { $open }
refusal-not-beside = { $tile } nema zajedničku ivicu s pločicom ispod radnika
refusal-quadrant-closed-benefit = taj kvadrant je zatvoren, a pogodnost ga ne sme otvoriti
refusal-not-benefit = uzmite što vam pripada ili recite done; državnih cevi: { $government }, cisterni: { $tanks }, mašina: { $machines }, cevi iz prodavnice: { $pipes }
refusal-not-hold = izaberite koju pločicu iz ruke polažete sledeću
refusal-not-site = postavite mašinu na polovinu pločice
refusal-site-taken = tu već stoji mašina, { $spot }
refusal-site-empty = tu ne leži nijedna polovina pločice, { $spot }
refusal-not-place = položite pločicu koju držite
refusal-place-taken = s drugom polovinom { side } pločica bi tu legla na drugu, { $spot }
refusal-place-same = { $tile } izgleda isto posle pola okreta: položite drugu polovinu desno ili dole
refusal-place-first = prva pločica leži u sredini lista
refusal-place-loose = s drugom polovinom { side } pločica tu ne bi dodirivala nijednu cev vaše mreže, { $spot }
refusal-not-upgrade = kupite unapređenje, zatvorite vrstu, ili recite done
refusal-family-out = vrsta „{ $family }” nije u ovoj partiji
refusal-family-closed = token vrste „{ $family }” leži licem nadole do sledeće godine
refusal-close-first-buy = ko ništa nije kupio, ne može da zatvori vrstu „{ $family }”
refusal-two-upgrades =
    { $most ->
        [one] u jednoj akciji se kupuje najviše { $most } unapređenje
        [few] u jednoj akciji se kupuju najviše { $most } unapređenja
       *[other] u jednoj akciji se kupuje najviše { $most } unapređenja
    }
refusal-upgrade-dear = unapređenje košta { $cost }, a imate { $money }
refusal-top-level = imate sve nivoe vrste „{ $family }”
refusal-card-gone = nema više karte „{ $family }” { $level }
refusal-not-stand = stavite radnika na jednu od svojih pločica
refusal-not-start = stavite radnika na jednu od svojih mašina
refusal-not-refine = preradite kocku, ili recite done
refusal-line-ran = naftovod { $line } je već radio
refusal-line-attached = naftovod { $line } je uz mašinu, pa ga radnik ne može pokrenuti
refusal-line-elsewhere = naftovod { $line } se ne pokreće ovde
refusal-line-loose = naftovod { $line } nije uz mašinu
refusal-same-start = i druga kocka naftovoda { $line } mora početi kao { $grade ->
        [crude] sirova nafta
        [low] nafta niske klase
        [mid] nafta srednje klase
       *[high] nafta visoke klase
    }
refusal-no-fresh-cube = nemate takvu naftu koja još nije prerađivana: { $colour ->
        [orange] narandžasta
        [teal] tirkizna
       *[silver] srebrna
    } { $grade ->
        [crude] sirova
        [low] niska
        [mid] srednja
       *[high] visoka
    }
refusal-line-short = naftovod { $line } ima snagu { $power }, a ovo košta { $cost }
refusal-order-gone = na tabli nema porudžbine ({ $order })
refusal-order-short = vaša nafta ne ispunjava odjednom porudžbinu ({ $order })
refusal-not-spend = izaberite koja klasa ide na sledeću potrebu porudžbine ({ $order })
refusal-contract-not-yours = ugovor ({ $tile }) nije vaš
refusal-contract-deferred = ugovor ({ $tile }) je odložen do sledeće godine
refusal-contract-filled =
    { $times ->
        [one] ugovor ({ $tile }) je ove godine ispunjen { $times } put
       *[other] ugovor ({ $tile }) je ove godine ispunjen { $times } puta
    }
refusal-need-filled = ugovor ({ $tile }) nema takvu otvorenu potrebu
refusal-need-better = traži se { $wanted ->
        [crude] sirova nafta
        [low] nafta niske klase
        [mid] nafta srednje klase
       *[high] nafta visoke klase
    }, a { $grade ->
        [crude] sirova nafta
        [low] nafta niske klase
        [mid] nafta srednje klase
       *[high] nafta visoke klase
    } nije dovoljno dobra
refusal-need-same = druga potreba ugovora ({ $tile }) traži isto i dolazi prva
