### What the table server refuses, and why.

problem-stale = partija je u međuvremenu odmakla; pogledajte sto ponovo
problem-faster = neko drugi je bio brži; pogledajte sto ponovo
problem-broken = ovde nešto nije u redu; niste vi krivi
problem-encoding = tekst nije u UTF-8
problem-nested = sadržaj zahteva je preduboko ugnežđen
problem-storage = baza podataka ne odgovara; ništa nije promenjeno, pokušajte ponovo
problem-in-doubt = baza podataka nije odgovorila i ne zna se da li je ovo urađeno; proverite pre nego što pokušate ponovo
problem-large = to je veće nego što ovaj server prima
problem-empty = zahtev nema telo; potreban je JSON
problem-method = to ne može s ovom adresom; ona prima { $allowed }
problem-host = ovaj server nije „{ $host }”
problem-origin = ovo može da se traži samo sa stranica samog servera
problem-banned = domaćin ovog servera vam je zabranio pristup
problem-too-fast = previše zahteva; sačekajte malo

unknown-table = nema takvog stola
unknown-invitation = nema takve pozivnice
unknown-seat = nema takvog mesta
unknown-channel = takvog načina obaveštavanja nema
unknown-feed = takvog fida nema
unknown-device-link = ovaj link je već iskorišćen ili je stariji od deset minuta
unknown-seat-link = ovaj link ne važi: važi jednom i deset minuta; napravite nov na uređaju na kojem igrate
unknown-welcome = ova pozivnica ne važi: iskorišćena je, prestara je, ili ju je domaćin povukao
unknown-figures = takvih vrednosti nema: možda su uklonjene
unknown-puzzle = takvog zadatka nema
unknown-page = nema takve stranice

forbidden-not-seated = ne sedite za ovim stolom
forbidden-not-your-seat = to nije vaše mesto
forbidden-no-spectators = ovaj sto nije otvoren za posmatrače
forbidden-owner-seats = mesta menja samo vlasnik stola
forbidden-owner-closes = sto zatvara samo vlasnik
forbidden-owner-shares = link do snimka otvara i zatvara samo vlasnik
forbidden-metrics = podaci o ovom serveru su za njegovog domaćina
forbidden-uninvited = na ovom serveru stolove otvaraju samo gosti domaćina: zatražite od njega pozivnicu; za tuđi sto možete da sednete pomoću linka do njega
forbidden-muted = domaćin ovog servera vam je ovde oduzeo reč
forbidden-talk = ovde ćaskaju samo oni koji sede za stolom
forbidden-record-hidden = dok partija traje, zapis bi otkrio ono što je skriveno; biće dostupan kad se završi
forbidden-fork-running = dok partija traje, niko je ne nastavlja drugde: njen kraj bi otkrio ono što je skriveno

conflict-waiting = sto čeka igrače
conflict-closed = sto je zatvoren
conflict-other-rules = ovaj sto je započet s drugim pravilima ili podacima od onih na serveru
conflict-name-taken = neko se već zove { $name }
conflict-full = sva mesta su zauzeta
conflict-taken = to mesto je zauzeto
conflict-seat-changed = neko drugi je upravo promenio to mesto
conflict-over = partija je završena
conflict-over-there = tamo je partija završena; vratite se bar jedan potez
conflict-present = { $name } je za stolom
conflict-seeded = karte za ovim stolom slede iz semena { $seed }, pa svako može znati šta dolazi: pogledajte pozivnicu još jednom i sedite ako vam to odgovara
conflict-seated = dok partija traje, niko ne zauzima drugo mesto
conflict-lesson-seats = u obuci mesta ostaju kakva jesu
conflict-lesson-orders = u obuci sto ni za koga ne nudi
conflict-no-lesson = ovaj sto nije obuka
conflict-no-limit = za ovim stolom vreme nije ograničeno, pa nema šta da se zaustavi
conflict-not-away-long = { $name } nije tu { $away } min; bot ili oslobađanje mesta može se predložiti posle { $wanted } min
conflict-playing = partija nije završena
conflict-analysis-running = partija nije završena; analizirati se može posle
conflict-no-plan = nema poteza koji bi se ocenio
conflict-not-judged = plan nije mogao da se oceni; pokušajte ponovo

tables-of-visitor =
    { $tables ->
        [1] imate { $tables } otvoren sto; zatvorite ga prvo
        [one] imate { $tables } otvoren sto; zatvorite prvo jedan
        [few] imate { $tables } otvorena stola; zatvorite prvo jedan
       *[other] imate { $tables } otvorenih stolova; zatvorite prvo jedan
    }
tables-of-server =
    { $tables ->
        [one] ovaj server ima { $tables } otvoren sto i sada ne prima više
        [few] ovaj server ima { $tables } otvorena stola i sada ne prima više
       *[other] ovaj server ima { $tables } otvorenih stolova i sada ne prima više
    }
tables-kept =
    { $tables ->
        [one] ovaj server čuva { $tables } sto i ne prima više dok se stari ne uklone
        [few] ovaj server čuva { $tables } stola i ne prima više dok se stari ne uklone
       *[other] ovaj server čuva { $tables } stolova i ne prima više dok se stari ne uklone
    }
figures-not-json = ova datoteka nije JSON: { $reason }
figures-none = nijedna od ovih vrednosti se ne razlikuje od naših
figures-large = vrednosti zauzimaju { $size } KB, a čuva se najviše { $most } KB
figures-of-server = ovaj server čuva skupova vrednosti: { $figures }; nove prima kad se stari uklone
replays-of-server =
    { $replays ->
        [one] ovaj server čuva { $replays } snimak i ne prima više dok se stari ne uklone
        [few] ovaj server čuva { $replays } snimka i ne prima više dok se stari ne uklone
       *[other] ovaj server čuva { $replays } snimaka i ne prima više dok se stari ne uklone
    }
analyses-of-visitor = za vas se već analizira partija: { $analyses }, odjednom najviše { $most }; sačekajte da se jedna završi
analyses-of-server = server već analizira partija: { $most } i više sada ne prima
seats-number = za { $players } igrača treba isto toliko mesta, a ima ih { $seats }
rated-undo = u partiji za rejting potezi se vraćaju strogo
rated-seed = partija za rejting nema seme, pa ni { $seed }: ko ga zna, može znati šta dolazi
rated-people = za stolom za rejting pred jednim ekranom igra jedna osoba, a ne { $people }
rated-figures = za stolom za rejting igra se s uobičajenim vrednostima
undo-gone-on = partija je u međuvremenu odmakla
undo-no-wish = to više niko ne traži
undo-asked-first = { $name } već traži vraćanje poteza: prvo prihvatite ili odbijte
redo-nothing = nema ničega vašeg što je upravo vraćeno
undo-over = partija je završena i skriveno je pokazano
chat-nothing = u tome nema šta da se kaže
chat-too-many =
    { $lines ->
        [one] za ovim stolom je već ispisan { $lines } red
        [few] za ovim stolom su već ispisana { $lines } reda
       *[other] za ovim stolom je već ispisano { $lines } redova
    }
chat-at-once = neko je pisao u isto vreme; recite ponovo
player-name = Igrač { $number }
live-too-many = previše veza sa serverom
live-closing = server se zaustavlja; vratite se kasnije
live-banned = domaćin ovog servera vam je zabranio pristup
live-no-ping = očekivan je ping
pages-missing = Stranice nisu izgrađene
pages-missing-help = Server radi, ali njegove stranice nedostaju. Izgradite ih pomoću <code>make setup</code> i učitajte ovu stranicu ponovo.
record-slow =
    { $seconds ->
        [one] zapis nije pročitan za { $seconds } sekundu
        [few] zapis nije pročitan za { $seconds } sekunde
       *[other] zapis nije pročitan za { $seconds } sekundi
    }
record-unreadable = zapis ne može da se pročita
record-entries =
    { $entries ->
        [one] zapis ima { $entries } stavku, više od { $most }
        [few] zapis ima { $entries } stavke, više od { $most }
       *[other] zapis ima { $entries } stavki, više od { $most }
    }
record-not-text = zapis nije tekst u UTF-8

## Notices of turns

notice-turn = Na potezu ste
notice-turn-text = { $game }, igrači: { $names }
notice-turns =
    { $tables ->
        [one] Čeka vas { $tables } sto
        [few] Čekaju vas { $tables } stola
       *[other] Čeka vas { $tables } stolova
    }
notice-line = { $title }: { $text }
notice-test = Powerhouse
notice-test-text = obaveštenja stižu ovamo
feed-title = Powerhouse: moji stolovi
feed-turn = Na potezu ste: { $game }
feed-over = { $game }: partija je završena
notice-address = to nije adresa oblika https://…
notice-https = do { $host } se mora preko https
notice-chat = za Telegram je potreban broj ćaskanja
notice-keys = to nisu ključevi pretplate pregledača
notice-unknown-host = pod imenom { $host } ništa nije poznato
notice-private = { $host } nije javna adresa; vlasnik servera to može da dozvoli
notice-unreachable = { $host } nije dostupan
notice-certificate = sertifikatu adrese { $host } ne može se verovati
notice-slow = { $host } nije odgovorio za { $seconds } s
notice-status = { $host } je odgovorio: { $status }
notice-gone = { $host } je odgovorio: { $status }; tamo se obaveštenja više ne primaju
notice-too-many = već imate ovoliko načina obaveštavanja: { $channels }; prvo uklonite neki
notice-test-soon = obaveštenje je upravo poslato; sačekajte { $seconds } s

## What a link says of itself where it is shown

preview-home = Visoki napon (Power Grid), njegova kartaška igra, Upravnik fabrike i Naftovod u pregledaču: odmah protiv botova ili s prijateljima preko linka. Bez naloga, dovoljno je ime.
preview-join = Pozvani ste za sto: { $game }
preview-join-text = Otvorite link, upišite ime i sedite za sto.
preview-private = Sto za one koji sede za njim.
preview-names = { $names }: { $where }
preview-nobody = Još nikoga nema
preview-heading = { $heading }
preview-over = partija je završena; pregledajte je potez po potez

## Starting it

database-unusable = baza podataka ne može da se koristi: { $reason }
database-newer = bazu je upisala druga verzija programa Powerhouse (ima oznaku { $revision }, koju ova ne poznaje): uzmite tu verziju ili noviju
serve-sqlite =
    { $workers ->
        [one] za { $workers } proces treba PostgreSQL (--database URL); SQLite je za jedan
       *[other] za { $workers } procesa treba PostgreSQL (--database URL); SQLite je za jedan
    }
serve-folder = fascikla s podacima { $path } ne može da se koristi: { $reason }
serve-folder-taken = drugi server čuva svoje stolove u { $path }
serve-folder-taken-by = drugi server čuva svoje stolove u { $path }: { $address }
serve-no-port = nijedan port nije slobodan
serve-ended = proces servera se završio čim je pokrenut
serve-key =
    { $bytes ->
        [one] { $path } ima { $bytes } bajt, a ključ kolačića ima { $wanted }: vratite pravu datoteku, ili je uklonite, pa će svi biti novi posetioci
        [few] { $path } ima { $bytes } bajta, a ključ kolačića ima { $wanted }: vratite pravu datoteku, ili je uklonite, pa će svi biti novi posetioci
       *[other] { $path } ima { $bytes } bajtova, a ključ kolačića ima { $wanted }: vratite pravu datoteku, ili je uklonite, pa će svi biti novi posetioci
    }
serve-proxy = --proxy i --metrics primaju adrese i mreže kao 10.0.0.7 ili 10.0.0.0/8: { $reason }
serve-address = server ne može da radi na adresi { $address }: { $reason }

## What a server for others still needs

advice-near = U lokalnoj mreži to je { $address }/
advice-tls = Nedostaje TLS: sve ide mrežom nešifrovano, pa i kolačići koji su ključevi za mesta. Za ljude izvan vaše mreže slušajte na 127.0.0.1, stavite Caddy ili nginx sa sertifikatom ispred porta { $port } i navedite ga pomoću --proxy; docs/hosting.md opisuje oba.
advice-name = Nedostaje javno ime: server odgovara na bilo koje. Navedite --name tables.example s imenom pod kojim ljudi dolaze, da se drugi sajtovi ne bi izdavali za njega.
advice-limits = Ograničenja su isključena: ko dođe može da zauzme ceo ovaj računar. Izostavite --no-limits tamo gde mogu da dođu nepoznati.

## Old tables

database-nothing-there = nema { $path }; recite gde su stolovi pomoću --data ili --database
prune-found =
    { $tables ->
        [0] Nijedan sto nije stariji od { $days } dana.
        [one] { $tables } sto je stariji od { $days } dana.
        [few] { $tables } stola su starija od { $days } dana.
       *[other] { $tables } stolova je starije od { $days } dana.
    }
prune-done =
    { $tables ->
        [0] Nijedan sto nije stariji od { $days } dana.
        [one] Uklonjen je { $tables } sto.
        [few] Uklonjena su { $tables } stola.
       *[other] Uklonjeno je { $tables } stolova.
    }

## Backups

backup-exists = { $path } već postoji; za rezervnu kopiju treba nova datoteka
backup-empty = nema šta da se kopira: ovu bazu podataka još nije koristio nijedan server
backup-written = U { $path } je upisano stolova: { NUMBER($tables, useGrouping: 1) }, redova: { NUMBER($rows, useGrouping: 1) }.
restore-done = Iz { $path } je vraćeno stolova: { NUMBER($tables, useGrouping: 1) }, redova: { NUMBER($rows, useGrouping: 1) }.
restore-unreadable = { $path } ne može da se vrati, i ništa nije promenjeno: { $reason }
restore-cut-off = nema kraja, dakle deo nedostaje
restore-changed = promenjena je otkako je upisana
restore-no-backup = to nije rezervna kopija
restore-newer = kopiju je upisala druga verzija programa Powerhouse (njena baza ima oznaku { $revision }, koju ova ne poznaje): uzmite tu verziju ili noviju
restore-other-key = { $path } već postoji i to je drugi ključ: vraćajte u praznu fasciklu (--data)
restore-not-empty = u ovoj bazi podataka već ima nečega: vraćajte u praznu
restore-served = server koristi ovu bazu podataka: prvo ga zaustavite
