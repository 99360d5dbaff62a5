### Zadaci: pozicije u kojima je najbolji plan jasan.

## Datoteke

puzzles-unreadable = { $file } nije datoteka sa zadacima: { $reason }
puzzles-format = { $file } ima zadatke formata { $format }, ovaj program čita format { $known }
puzzles-none = { $game } nema zadataka; imaju ih { $games }
puzzles-other = { $path } je započet s drugim semenom, drugim trudom, drugim proceniteljem ili drugim podacima igre; izaberite drugo ime ili ga uklonite
puzzles-games = može se pretražiti od 1 do { $most } partija, a ne { $games }

## Traženje i provera

puzzles-searched = pretraženo partija: { $done } od { $games }, nađeno zadataka: { $puzzles }
puzzles-checked = provereno zadataka: { $done } od { $puzzles }, vredi: { $good }
puzzles-found = { $path }: zadataka { $puzzles }, partija { $games }
puzzles-hold = vredi { $good } od { $puzzles } zadataka; sudi { $judge } sa proceniteljem { $evaluator }, pogleda: { $looks }
puzzles-refused = { $id }: { $why }
puzzles-no-game = u partijama koje igre da se traži? --check DATOTEKA proverava nađene zadatke
puzzles-no-out = --out DATOTEKA kaže kuda idu zadaci
puzzles-game-and-check = { $path } sam kaže iz koje su igre zadaci; izostavite { $game }
puzzles-pick = može se izabrati bar 1 zadatak, a ne { $pick }
puzzles-pick-alone = --pick traži --check DATOTEKA: ona kaže iz čega se bira
puzzle-hides = onome ko odlučuje tamo je nešto skriveno
puzzle-unclear = najbolji plan nije jasan
puzzle-normal = `normal` tamo prečesto nalazi dobar plan
puzzle-expert = `expert` ne nalazi dobar plan u devet od deset pokušaja
puzzle-forced = tamo nema šta da se odluči
puzzle-no-entry = stoji pre zapisa { $entry }, a partija ima zapisa: { $entries }
usage-puzzles =
    Naći zadatke u partijama naših botova: pozicije u kojima je najbolji plan jasan, a `normal` greši.

    Posle prekida ista naredba nastavlja. Sa --check se zadaci iz datoteke sude ponovo, dublje.
usage-puzzles-game = Igra u čijim se partijama traži.
usage-puzzles-games = Koliko se partija odigra i pretraži.
usage-puzzles-out = Kuda idu zadaci; sa --check oni koji vrede.
usage-puzzles-looks = Koliko se puta isprobava svaki plan; inače 80, sa --check 240.
usage-puzzles-check = Suditi zadatke iz ove datoteke ponovo, današnjim proceniteljem.
usage-puzzles-pick = Proveravati dok ih toliko ne vredi, svih vrsta i za sve stolove.

## U pregledaču

puzzles-text = Pozicije iz partija naših botova u kojima je jedan plan jasno najbolji. Sastavite ga na tabli; zlatno dugme ga daje sudiji. Svaka igra svakog dana ima drugi zadatak.
puzzles-count = u ovom pregledaču rešeno { $solved } od { $count }
puzzles-key = Tanka crta ispod broja je lak zadatak, isprekidana srednji, debela težak.
puzzles-all = Svi zadaci
puzzle-today = Zadatak dana
puzzle-link = Zadatak { $number }: { $facts }
puzzle-number = zadatak { $number } od { $count }
puzzle-players = { $players ->
    [one] { $players } igrač
    [few] { $players } igrača
   *[other] { $players } igrača
}
puzzle-round = krug { $round }
puzzle-easy = lak
puzzle-medium = srednji
puzzle-hard = težak
puzzle-solved = rešen
puzzle-ask = Krug { $round }: šta je najbolje za igrača { $name }? Isplanirajte na tabli; što potvrdite, to se sudi.
puzzle-best = Rešeno: to je najbolji plan.
puzzle-as-good = Rešeno: dobro koliko i najbolji plan.
puzzle-nearly = Rešeno: pored najboljeg plana gubi najviše { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, a to se ne računa.
puzzle-wrong = Još ne: { $mark }, ovaj plan gubi { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } pobede.
puzzle-close = nije jasno dovoljno dobro
puzzle-fold = Sklopi
puzzle-unfold = Zadatak
puzzle-give-up = Pokaži rešenje
puzzle-why = Zašto
puzzle-next = Sledeći zadatak
puzzle-other = { $plan }: gubi { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzle-other-good = { $plan }: jednako dobro
puzzle-found-by = Od deset pokušaja bot normal ga nađe u { $normal }, expert u { $expert }.
puzzle-judged = Sudi { $judge } sa proceniteljem { $evaluator }, pogleda: { $looks }.
