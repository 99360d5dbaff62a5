### Made of sr-Latn by tools/cyrillic.py.


### Zadaci: pozicije u kojima je najbolji plan jasan.


## Datoteke

puzzles-unreadable = { $file } није датотека са задацима: { $reason }
puzzles-format = { $file } има задатке формата { $format }, овај програм чита format { $known }
puzzles-none = { $game } нема задатака; имају их { $games }
puzzles-other = { $path } је започет с другим семеном, другим трудом, другим проценитељем или другим подацима игре; изаберите друго име или га уклоните
puzzles-games = може се претражити од 1 до { $most } партија, а не { $games }

## Traženje i provera

puzzles-searched = претражено партија: { $done } од { $games }, нађено задатака: { $puzzles }
puzzles-checked = проверено задатака: { $done } од { $puzzles }, вреди: { $good }
puzzles-found = { $path }: задатака { $puzzles }, партија { $games }
puzzles-hold = вреди { $good } од { $puzzles } задатака; суди { $judge } са проценитељем { $evaluator }, погледа: { $looks }
puzzles-refused = { $id }: { $why }
puzzles-no-game = у партијама које игре да се тражи? --check ДАТОТЕКА проверава нађене задатке
puzzles-no-out = --out ДАТОТЕКА каже куда иду задаци
puzzles-game-and-check = { $path } сам каже из које су игре задаци; изоставите { $game }
puzzles-pick = може се изабрати бар 1 задатак, а не { $pick }
puzzles-pick-alone = --pick тражи --check ДАТОТЕКА: она каже из чега се бира
puzzle-hides = ономе ко одлучује тамо је нешто скривено
puzzle-unclear = најбољи план није јасан
puzzle-normal = `normal` тамо пречесто налази добар план
puzzle-expert = `expert` не налази добар план у девет од десет покушаја
puzzle-forced = тамо нема шта да се одлучи
puzzle-no-entry = стоји пре записа { $entry }, а партија има записа: { $entries }
usage-puzzles =
    Наћи задатке у партијама наших ботова: позиције у којима је најбољи план јасан, а `normal` греши.
    
    После прекида иста наредба наставља. Са --check се задаци из датотеке суде поново, дубље.
usage-puzzles-game = Игра у чијим се партијама тражи.
usage-puzzles-games = Колико се партија одигра и претражи.
usage-puzzles-out = Куда иду задаци; са --check они који вреде.
usage-puzzles-looks = Колико се пута испробава сваки план; иначе 80, са --check 240.
usage-puzzles-check = Судити задатке из ове датотеке поново, данашњим проценитељем.
usage-puzzles-pick = Проверавати док их толико не вреди, свих врста и за све столове.

## U pregledaču

puzzles-text = Позиције из партија наших ботова у којима је један план јасно најбољи. Саставите га на табли; златно дугме га даје судији. Свака игра сваког дана има други задатак.
puzzles-count = у овом прегледачу решено { $solved } од { $count }
puzzles-key = Танка црта испод броја је лак задатак, испрекидана средњи, дебела тежак.
puzzles-all = Сви задаци
puzzle-today = Задатак дана
puzzle-link = Задатак { $number }: { $facts }
puzzle-number = задатак { $number } од { $count }
puzzle-players =
    { $players ->
        [one] { $players } играч
        [few] { $players } играча
       *[other] { $players } играча
    }
puzzle-round = круг { $round }
puzzle-easy = лак
puzzle-medium = средњи
puzzle-hard = тежак
puzzle-solved = решен
puzzle-ask = Круг { $round }: шта је најбоље за играча { $name }? Испланирајте на табли; што потврдите, то се суди.
puzzle-best = Решено: то је најбољи план.
puzzle-as-good = Решено: добро колико и најбољи план.
puzzle-nearly = Решено: поред најбољег плана губи највише { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, а то се не рачуна.
puzzle-wrong = Још не: { $mark }, овај план губи { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } победе.
puzzle-close = није јасно довољно добро
puzzle-fold = Склопи
puzzle-unfold = Задатак
puzzle-give-up = Покажи решење
puzzle-why = Зашто
puzzle-next = Следећи задатак
puzzle-other = { $plan }: губи { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzle-other-good = { $plan }: једнако добро
puzzle-found-by = Од десет покушаја бот normal га нађе у { $normal }, expert у { $expert }.
puzzle-judged = Суди { $judge } са проценитељем { $evaluator }, погледа: { $looks }.
