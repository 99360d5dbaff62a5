### Many games: what cannot be played, what went wrong, results on file, tuning.

## Games

arena-too-many-games =
    { $games ->
        [one] { $games } partija je previše; najviše { NUMBER($most) }
        [few] { $games } partije su previše; najviše { NUMBER($most) }
       *[other] { $games } partija je previše; najviše { NUMBER($most) }
    }
arena-no-games = mora se odigrati bar 1 partija, a ne { $games }
arena-no-workers = potreban je bar 1 proces, a ne { $workers }
arena-no-bots = nijedan bot nije naveden; { $game } ima: { $bots }
arena-too-many-bots =
    { $bots ->
        [one] naveden je { $bots } bot, a mesta ima samo { $seats }
        [few] navedena su { $bots } bota, a mesta ima samo { $seats }
       *[other] navedeno je { $bots } botova, a mesta ima samo { $seats }
    }
arena-unseated = { $bot } je imenovan, ali nema mesto; za stolom su { $bots }
arena-clear-needs-two = --until-clear traži dva različita bota
arena-given-up = obustavljeno
arena-given-up-after = obustavljeno posle { NUMBER($moves, useGrouping: 1) } poteza
arena-process-ended =
    { $times ->
        [one] proces u kojem je igrano završio se { $times } put
        [few] proces u kojem je igrano završio se { $times } puta
       *[other] proces u kojem je igrano završio se { $times } puta
    }
arena-failed-game = seme { $seed }: { $faults }
arena-fault =
    { $times ->
        [1] { $fault }
        [one] { $fault } ({ $times } put)
        [few] { $fault } ({ $times } puta)
       *[other] { $fault } ({ $times } puta)
    }
arena-more-faults =
    { $faults ->
        [one] i još { $faults } greška
        [few] i još { $faults } greške
       *[other] i još { $faults } grešaka
    }

## A Ray cluster

ray-needed = za Ray klaster treba dodatak „cluster”: pip install '.[cluster]' u fascikli programa Powerhouse
ray-failed = Ray klaster je otkazao: { $reason }
ray-unusable = Ray klaster ne može da se koristi: { $reason }
ray-unusable-there = Ray klaster ne može da se koristi: { $reason }; ako traži token, postavite RAY_AUTH_MODE=token
ray-silent = nijedan Ray klaster ne odgovara na adresi { $address }: { $reason }

## Results on file

lab-for-results = za čuvanje rezultata treba dodatak „lab”: make lab, ili pip install '.[lab]' u fascikli programa Powerhouse
lab-for-report = za izveštaj treba dodatak „lab”: make lab, ili pip install '.[lab]' u fascikli programa Powerhouse
results-exist = { $path } već postoji; izaberite drugo ime ili uklonite to
results-taken = drugo pokretanje već piše { $path }; sačekajte ga ili izaberite drugo ime
results-ending = { $path } mora da se završava na { $endings }
results-no-series = { $path } nema series.json; uklonite { $path } da počnete iznova
results-unusable = { $path } ne može da se koristi: { $reason }
results-damaged = { $file } je oštećeno; uklonite { $path } da počnete iznova
results-other-file = { $file } je promenjeno otkad je započeto { $path }; uklonite { $path } da počnete iznova
results-other-rules = pravila ili botovi su se promenili otkad je započeto { $path }; uklonite { $path } da počnete iznova
results-other-series = { $path } je započeto uz { $name } { $before }, a ne { $now }; uklonite { $path } da počnete iznova
results-kept = { $path } ne može da se upiše: { $reason }; sve partije su sačuvane u { $parts }, i ista komanda nastavlja odatle
results-removed = partije od { $first } do { $last } su uklonjene dok je rad trajao; zadajte komandu ponovo
report-no-games = { $path } nema završenih partija
report-no-column = { $path } nema stubac „{ $column }”; takve datoteke pravi `simulate --out`

## Tuning

tune-no-trials = potrebna je bar 1 proba, a ne { $trials }
tune-no-check = za proveru je potrebna bar 1 partija, a ne { $games }
tune-folder = { $path } je fascikla, a za bolje težine treba datoteka
tune-taken = { $path } već postoji i nije nastalo iz { $study }; izaberite drugo ime ili uklonite to
tune-other-study = { $path } je započeto uz { $name } { $before }, a ne { $now }; izaberite drugo ime ili uklonite to da počnete iznova
tune-nothing = nepoznato
tune-no-study = { $path } ne može da se koristi za podešavanje: { $reason }
lab-for-tuning = za podešavanje treba { $package }, što donosi dodatak `lab` (make lab)
tune-won = { won } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } do { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }), partija na svežim semenima: { $games }, prosek { NUMBER($par, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tune-no-better = bolje težine nisu nađene: udeo pobeda najboljih je { $won }; ništa nije upisano
tune-better = { $path }: udeo pobeda { $won }
tune-trial = proba { $trial } od { $trials }: udeo pobeda { won }
tune-final = finale probe { $trial }, partija { $played } od { $games }: udeo pobeda { won }
tune-check = provera probe { $trial }, partija { $played } od { $games }: udeo pobeda { won }
won = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
