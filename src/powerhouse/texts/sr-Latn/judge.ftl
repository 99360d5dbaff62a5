### Procena pozicija: obuka procenitelja, analiza partija.

## Procenitelji

evaluator-none = igra { $game } nema procenitelja; imaju ga: { $games }
evaluator-unreadable = { $file } nije datoteka sa težinama: { $reason }
evaluator-format = { $file } ima format { $format }, ovaj program čita format { $known }
evaluator-no-feature = procenitelju za igru { $game } treba obeležje { $feature }, koje ovaj program nema; obučite ga ponovo

## Obuka

lab-for-training = za obuku je potreban { $package }, koji donosi dodatak `lab` (make lab)
train-few-games = najmanji broj partija je { $fewest }, a ne { $games }
train-no-epochs = potreban je bar 1 prolaz, a ne { $epochs }
train-folder = { $path } je fascikla, a procenitelju treba datoteka
train-other-features = partije u { $path } zabeležene su s drugim obeležjima; izaberite drugu fasciklu ili je uklonite
train-played = igrača { $players }: još partija { $games }
train-epoch = prolaz { $epoch } od { $epochs }: logaritamska greška { NUMBER($loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }, na izdvojenim partijama { NUMBER($held, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-done = { $path }: procenitelj { $version }
usage-train =
    Obuka procenitelja: naši botovi igraju partije koje se beleže, a mala mreža uči ko pobeđuje.

    Ista komanda nastavlja posle prekida. Ono što je potrebno instalira `make lab`.
usage-train-out = Gde ide procenitelj.
usage-train-data = Gde se čuvaju zabeležene partije.
usage-train-games = Koliko se partija igra za svaki broj igrača.
usage-train-epochs = Koliko puta se prolazi kroz sve pozicije.

## Analiza

analyse-not-over = analizirati se može samo završena partija
analyse-no-looks = potreban je bar 1 pogled, a ne { $looks }
analyse-under-way = { $path } se analizira …
analyse-title = Sudi { $judge } sa proceniteljem { $evaluator }, pogleda: { $looks }; udeli pobede
analyse-column-player = igrač
analyse-column-result = ishod
analyse-column-start = početak
analyse-column-luck = sreća
analyse-column-losses = sopstveni gubici
analyse-column-others = drugi
analyse-column-rest = ostatak
analyse-column-adjusted = bez sreće
analyse-column-performance = Elo
analyse-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-elo = { NUMBER($elo, maximumFractionDigits: 0) }
analyse-elo-between = { NUMBER($elo, maximumFractionDigits: 0) } (od { NUMBER($low, maximumFractionDigits: 0) } do { NUMBER($high, maximumFractionDigits: 0) })
analyse-elo-below = { NUMBER($elo, maximumFractionDigits: 0) } (najviše { NUMBER($high, maximumFractionDigits: 0) })
analyse-below-scale = ispod skale
analyse-kind = { $kind } { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-kinds = { $name }, gubici: { $kinds }
analyse-decision = Krug { $round }, { $name }, { $mark }: { $played }; bolje je bilo { $best }. Gubitak { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (standardna greška { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
analyse-good = Krug { $round }, { $name }, { $mark }: { $played }; to je bolje od prvog izbora sudije.
analyse-turns = Prekretnice:
analyse-reveal = Krug { $round }: otkriveno: { $shown }. Time najviše dobija { $gained } ({ NUMBER($gain, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }), a najviše gubi { $lost } ({ NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
analyse-sale = { $name } kupuje { $lot } za { $price }; granica isplativosti: { $worth }, a za igrača { $rival }: { $its }.
analyse-overpaid = { $name } kupuje { $lot } za { $price } i preplaćuje { $over }: granica isplativosti: { $worth }, a za igrača { $rival }: { $its }.
analyse-unknown = nepoznato
mark-blunder = gruba greška (??)
mark-mistake = greška (?)
mark-inaccuracy = nepreciznost (?!)
mark-good = dobro nađeno (!)
usage-analyse =
    Analiza završene partije: ko je kako stajao, šta je bila sreća i šta je izgubljeno kojom odlukom.

    Svaka odluka se poredi s planovima bota koji sudi i koji u mislima igra dalje.
usage-analyse-file = Zapis završene partije.
usage-analyse-looks = Koliko se puta isprobava svaki plan; inače 8. Više traje duže i sigurnije je.
usage-analyse-out = Zapisati partiju s analizom u komentarima.

## Analiza u pregledaču

analysis-begin = Analizirati partiju
analysis-about = Bot gleda svaku odluku i svaku kartu koja je izašla. To traje oko minut; potezi za drugim stolovima imaju prednost.
analysis-progress = Pogledano { $done } od { $parts }
analysis-waits = Čeka na red
analysis-failed = Analiza nije stigla do kraja. Može se pokušati ponovo.
analysis-no-judge = Ovu igru nema ko da sudi: nema procenitelja.
analysis-chart = Udeli pobede kroz partiju
analysis-numbers = U brojevima
analysis-turns = Prekretnice
analysis-no-turns = Ništa samo po sebi nije preokrenulo ovu partiju.
analysis-sales = Aukcije
analysis-share-of = { $name } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-reveal = Krug { $round }: { $told }. Time što je izašlo { $gained } dobija { NUMBER($gain, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, a { $lost } gubi { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-close = Krug { $round }, { $name }: { $played }. Drugi plan je možda bolji, ali razlika je mala: { $best }.
analysis-fine = Krug { $round }, { $name }: { $played }. Ništa jasno bolje nije nađeno.
analysis-previous = Prethodna oznaka
analysis-next = Sledeća oznaka
learn = Učenje na greškama
learn-whose = Čije
learn-none = { $name }: sudija ne nalazi jasnu grešku.
learn-begin = Odigrati ih ponovo ({ $count })
learn-task = Greška { $at } od { $count }, krug { $round }. Odigrano je: { $played }. Šta je bolje?
learn-solution = Pokazati bolji plan
learn-next = Sledeća greška
learn-end = To je bila poslednja.
what-if = Šta ako?
what-if-help = Odigrati odavde drugi plan i videti udeo pobede
what-if-ask = Drugi plan, { $name }: što potvrdite, biće ocenjeno, u partiji se ništa ne menja.
what-if-judging = Plan se ocenjuje …
what-if-plan = Vaš plan: { $plan }
what-if-played = Odigrano: { $plan }
what-if-best = Najbolje po sudiji: { $plan }
what-if-same = To je najbolji plan koji je sudija našao.
what-if-better = Za { NUMBER($gain, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bolje od najboljeg plana koji je sudija našao.
what-if-close = Dobro koliko i najbolji plan, koliko sudija može da razlikuje.
what-if-loses = { $mark }: za { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } manje nego najbolji plan.
what-if-little = Malo manje nego najbolji plan: { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
what-if-gains = Za { NUMBER($gain, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } više od odigranog.
what-if-again = Još jednom
what-if-leave = Nazad na partiju
