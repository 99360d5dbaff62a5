### Power Grid: where the game is, what happened, what cannot be read, options and figures.

## Headings

heading-set-up = priprema
heading-auction = krug { $round }, etapa { $step }, aukcija elektrana
heading-fuel = krug { $round }, etapa { $step }, kupovina resursa
heading-building = krug { $round }, etapa { $step }, izgradnja
heading-bureaucracy = krug { $round }, etapa { $step }, birokratija

## Things

tokens =
    { $fuel ->
        [hybrid]
            { $count ->
                [one] { $count } token uglja ili nafte
               *[other] { $count } tokena uglja ili nafte
            }
        [coal]
            { $count ->
                [one] { $count } token uglja
               *[other] { $count } tokena uglja
            }
        [oil]
            { $count ->
                [one] { $count } token nafte
               *[other] { $count } tokena nafte
            }
        [garbage]
            { $count ->
                [one] { $count } token otpada
               *[other] { $count } tokena otpada
            }
       *[other]
            { $count ->
                [one] { $count } token uranijuma
               *[other] { $count } tokena uranijuma
            }
    }
kind-region = oblast

## News

news-zone = zona igre: { $regions }
line-returns = { $name } vraća { $parts }
news-returned =
    { $fuel ->
        [coal] 1 ugalj
        [oil] 1 naftu
        [garbage] 1 otpad
       *[uranium] 1 uranijum
    }
line-fuel = { $name } kupuje { $parts }
news-fuel-bought =
    { $fuel ->
        [coal]
            { $count ->
                [one] { $count } ugalj za { $paid }
               *[other] { $count } uglja za { $paid }
            }
        [oil]
            { $count ->
                [one] { $count } naftu za { $paid }
               *[other] { $count } nafte za { $paid }
            }
        [garbage]
            { $count ->
                [one] { $count } otpad za { $paid }
               *[other] { $count } otpada za { $paid }
            }
       *[uranium]
            { $count ->
                [one] { $count } uranijum za { $paid }
               *[other] { $count } uranijuma za { $paid }
            }
    }
line-building = { $name } povezuje: { $parts }
news-connected = { $city } za { $paid }
news-connected-through = { $city } (preko: { $through }) za { $paid }
news-supplied =
    { $cities ->
        [one] { $name } snabdeva { $cities } grad i zarađuje { $income } ({ $run })
        [few] { $name } snabdeva { $cities } grada i zarađuje { $income } ({ $run })
       *[other] { $name } snabdeva { $cities } gradova i zarađuje { $income } ({ $run })
    }
news-marked = { $name } obeležava početni grad: { $city }
line-trust-houses = { $name } postavlja kućice kartela: { $parts }
news-trust-house = { $city }
news-trust-fuel = kartel uzima { $tokens }
news-step = počinje etapa { $step }
news-step-3-card = izvučena je karta Etapa 3
news-round = krug { $round }; na tržište resursa stiže: { $tokens }

## Moves as people say them

move-buy =
    { $fuel ->
        [coal] kupiti 1 ugalj
        [oil] kupiti 1 naftu
        [garbage] kupiti 1 otpad
       *[uranium] kupiti 1 uranijum
    }
move-build = povezati grad { $city }
move-mark = obeležiti početni grad { $city }
move-place = postaviti kućicu kartela u grad { $city }

## Moves that cannot be read

no-city = nema grada „{ $city }” na mapi ({ $map ->
        [Germany] Nemačka
        [USA] SAD
       *[other] { $map }
    })
zone-twice = „{ $said }” navodi istu oblast dvaput
run-phase = elektrane se pokreću samo u fazi 5 (PG-5.1)
run-say-plants = recite koje se elektrane pokreću, ili „run nothing”
run-say-mix = „{ $said }”: recite šta troše hibridne elektrane, kao „with { $need } coal”
run-mix-fuels = „{ $said }”: hibridne elektrane troše ugalj i naftu, kao „with 1 coal 1 oil”
run-mix-need =
    { $need ->
        [one] „{ $said }”: hibridne elektrane ovde troše ukupno { $need } token
       *[other] „{ $said }”: hibridne elektrane ovde troše ukupno { $need } tokena
    }

## The end

end-cities =
    { $cities ->
        [one] u krugu { $round } povezan je { $cities } grad, za kraj partije treba { $needed }
        [few] u krugu { $round } povezana su { $cities } grada, za kraj partije treba { $needed }
       *[other] u krugu { $round } povezano je { $cities } gradova, za kraj partije treba { $needed }
    }
end-not-yet =
    { $cities ->
        [one] nije kraj: povezan je { $cities } grad, za kraj partije treba { $needed }
        [few] nije kraj: povezana su { $cities } grada, za kraj partije treba { $needed }
       *[other] nije kraj: povezano je { $cities } gradova, za kraj partije treba { $needed }
    }

## Options

option-map = Mapa
option-map-help = strana table
option-map-germany = Nemačka
option-map-usa = SAD
option-zone = Zona igre
option-zone-help = oblasti u kojima se igra, izvučene ili izabrane: tri za dva ili tri igrača, četiri za četiri, pet za više; moraju biti povezane
option-zone-typed = oblasti spojene znakom +, kao west+southwest+east
option-start-cities = Početni gradovi
option-start-cities-help = svaki igrač obeležava grad u kojem mreža može da počne
option-rulings = Tumačenja
option-rulings-help = mesta u pravilima koja sto može da reši drugačije
option-rulings-typed = mesta rešena drugačije, spojena znakom +
option-rulings-standard = kako kažu pravila
option-rulings-shared-start = od etape 2 mreža sme da počne i u gradu u kojem drugi imaju kućicu, za 15 ili 20
zone-no-region = mapa ({ $map ->
        [Germany] Nemačka
        [USA] SAD
       *[other] { $map }
    }) nema oblast „{ $region }”; ima: { $regions } (PG-0.5)
zone-region-twice = zona igre navodi oblast { $region } dvaput (PG-0.5)
zone-regions =
    { $needed ->
        [one] za { $players } igrača zona igre mora imati { $needed } oblast, a ne { $regions } (PG-0.5)
        [few] za { $players } igrača zona igre mora imati { $needed } oblasti, a ne { $regions } (PG-0.5)
       *[other] za { $players } igrača zona igre mora imati { $needed } oblasti, a ne { $regions } (PG-0.5)
    }
zone-apart = ove oblasti nisu povezane: { $regions } (PG-0.5)
reconstructed-refill = dopuna resursa za 2 igrača
reconstructed-renovation = koliko donosi zatvaranje elektrane kad se igra s renoviranjem
reconstructed-maps = cene i imena po kojima se mape izdanja Recharged razlikuju od starijih: iz samo jednog izvora

## Figures

figure-supplied = snabdeveno
figure-cities = gradovi
