### What the commands beside the terminal print.

## Tables and numbers in them

column-bot = bot
column-ahead = ispred
column-ahead-of = koga
column-meetings = susreta
column-decisions = odluka po partiji
column-a-decision = po odluci
column-longest = najduže
column-a-game = po partiji
column-games = partije
column-interval = interval od 95 %
column-move = potez
column-rating = rejting
column-share = udeo
column-value = vrednost
column-why = zašto
column-win-rate = udeo pobeda
column-wins = pobede
column-luck = sreća
column-adjusted = bez sreće
column-worth = partija vredi
count = { NUMBER($count, useGrouping: 1) }
share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
share-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } do { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rating-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } do { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
wins = { NUMBER($wins, maximumFractionDigits: 1) }
games-worth = partija: { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) }
seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
milliseconds = { NUMBER($time, useGrouping: 1, maximumSignificantDigits: 3) } ms
seconds-of = { NUMBER($time, useGrouping: 1, maximumFractionDigits: 2) } s

## Bots against each other

arena-table = { $game }, igrača: { $players }, partija: { NUMBER($games, useGrouping: 1) }, podela: { NUMBER($deals, useGrouping: 1) }, svaka na svim mestima; prosek je { NUMBER($par, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-faults = { "" } greške: { NUMBER($faults, useGrouping: 1) }
arena-faults-are = greške: odluke bota koje je morao da donese jednostavniji bot
arena-uneven = poslednja podela nije odigrana na svim mestima: za to broj partija mora biti deljiv sa { $players }
arena-adjusted = udeli pobeda bez sreće u svemu što je otkriveno; jedna takva partija govori koliko i naveden broj partija s običnim udelom pobeda
arena-meetings = ko je završio ispred koga; podeljeno mesto se računa kao polovina
arena-thinking = vreme razmišljanja
arena-clear = jasno, odigrano partija: { NUMBER($games, useGrouping: 1) }; najbolji je { $bot }; verovatnoća greške je najviše { NUMBER($error, style: "percent", maximumFractionDigits: 0) }, koliko god puta se gleda
arena-unclear = nije jasno, odigrano partija: { NUMBER($games, useGrouping: 1) }; nijedan bot nije sigurno bolji od svih ostalih
arena-finished =
    { $games ->
        [one] završena { NUMBER($games, useGrouping: 1) } partija za { seconds }
        [few] završene { NUMBER($games, useGrouping: 1) } partije za { seconds }
       *[other] završeno { NUMBER($games, useGrouping: 1) } partija za { seconds }
    }
simulate-table = { $game }, igrača: { $players }, partija: { NUMBER($games, useGrouping: 1) }
simulate-length = završeno partija: { NUMBER($games, useGrouping: 1) }, prosečna dužina u potezima: { NUMBER($moves, maximumFractionDigits: 0) }
simulate-length-rounds = završeno partija: { NUMBER($games, useGrouping: 1) }, prosečna dužina u potezima: { NUMBER($moves, maximumFractionDigits: 0) }, u krugovima: { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-speed =
    { $moves ->
        [one] { NUMBER($moves, useGrouping: 1) } potez za { seconds } ({ NUMBER($speed, maximumFractionDigits: 0) } partija/s)
        [few] { NUMBER($moves, useGrouping: 1) } poteza za { seconds } ({ NUMBER($speed, maximumFractionDigits: 0) } partija/s)
       *[other] { NUMBER($moves, useGrouping: 1) } poteza za { seconds } ({ NUMBER($speed, maximumFractionDigits: 0) } partija/s)
    }
simulate-digest = otisak { $digest }
run-interrupted = prekinuto; ista komanda nastavlja s partijama koje su sačuvane pored { $path }
run-more-failures =
    { $games ->
        [one] i još { $games } partija s greškama
        [few] i još { $games } partije s greškama
       *[other] i još { $games } partija s greškama
    }
run-records = njihovi zapisi su u { $path }
run-speed = { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 1) } partija/s
report-written =
    { $pictures ->
        [one] { $page } i pored toga { $pictures } slika
        [few] { $page } i pored toga { $pictures } slike
       *[other] { $page } i pored toga { $pictures } slika
    }
bench =
    { $mode ->
        [compiled] { $game }, igrača: { $players }, prevedeno: { bench-figures }
       *[interpreted] { $game }, igrača: { $players }, interpretirano: { bench-figures }
    }
bench-figures = { NUMBER($games, maximumFractionDigits: 0) } partija/s, { NUMBER($moves, maximumFractionDigits: 0) } poteza/s, { NUMBER($copies, maximumFractionDigits: 0) } kopija/s (kalibracija { NUMBER($calibration, minimumFractionDigits: 3, maximumFractionDigits: 3) } s); pri { $reference } s: { NUMBER($normalised_games, maximumFractionDigits: 0) } partija/s, { NUMBER($normalised_copy, minimumFractionDigits: 2, maximumFractionDigits: 2) } µs po kopiji

## Games and bots

games-game = { $id }: { $name }, { $lowest } do { $highest } igrača
games-option = { "      " }{ $means }; ako se ne navede: { $usual }
games-option-typed = { "      " }ili { $means }
games-reconstructed = { "  " }rekonstruisano, nije pročitano iz pravila (--components FILE menja šta god hoćete):
components-title = { $game }, komponente { $hash }
components-marks = { $reconstructed } rekonstruisano, { $single } iz jednog izvora, ! promenjeno; ostalo je pouzdano
components-changed =
    { $values ->
        [one] { $name }: { $values } vrednost nije kao naša
        [few] { $name }: { $values } vrednosti nisu kao naše
       *[other] { $name }: { $values } vrednosti nije kao naše
    }
components-change = { "  " }{ $place }: { $value }, kod nas { $before }
bots-own = i vaš sopstveni: FILE.py:CLASS ili exec:COMMAND

## A record

hint-asked = { $bot } razmišlja
hint-title = { $heading }: igrač { $name }, predlog bota { $bot }: { $move }
hint-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
record-told-game = { $game }, pravila { $rules }, komponente { $components }
record-told-players = igrači: { $names }
record-told-options = opcije: { $options }
record-told-option = { $option } { $value }
record-told-counts = poteza: { $moves }, otkrivanja: { $reveals }, sve kako pravila dozvoljavaju
record-told-under-way = nije završeno: { $heading }, na potezu je { $name }
record-told-over = završeno: { $reason }
record-told-position = pozicija { $digest }
server-missing = za ovu komandu treba dodatak „server” (nedostaje { $package }): donosi ga make play, ili pip install '.[server]' u fascikli programa Powerhouse

## A server

serve-ready = Powerhouse radi na adresi { $address }
play-ready = Powerhouse je na adresi { $address } (Ctrl+C ga zaustavlja; vaši stolovi ostaju sačuvani)
play-running = Powerhouse već radi na adresi { $address }

## The host of a server

host-column-table = sto
host-column-game = igra
host-column-status = stanje
host-column-changed = poslednja promena
host-column-names = imena
host-column-seat = mesto
host-column-name = ime
host-column-kind = ko
host-column-visitor = posetilac
host-column-act = radnja
host-column-subject = koga ili šta
host-column-until = do
host-column-note = beleška
host-column-invitation = pozivnica
host-column-uses = preostalo
host-column-guests = gostiju
host-column-at = kada
host-owner = sto je otvorio { $visitor }
host-closed = Sto { $table } je zatvoren.
host-muted = { $visitor } ne može da ćaska ni za jednim stolom.
host-muted-at = { $visitor } ne može da ćaska za stolom { $table }.
host-unmuted = { $visitor } opet može da ćaska.
host-banned = { $subject }: pristup je zabranjen.
host-unbanned = { $subject }: pristup je opet dozvoljen.
host-invitation = { $address }/welcome/{ $code }
host-uninvited = Pozivnica je povučena.
host-exported = U { $path } je sve što se čuva o ovom posetiocu; stolova: { $tables }.
host-forgotten = O ovom posetiocu se više ništa ne čuva. Stolovi za kojima drugi igraju dalje: { $tables }; uklonjeni stolovi: { $removed }.
host-no-table = nema otvorenog stola { $table }
host-no-visitor = „{ $text }” nije posetilac: navedite oznaku iz spiska `powerhouse host who TABLE` ili TABLE:SEAT
host-nobody-there = na mestu { $seat } stola { $table } niko ne sedi
host-not-muted = { $visitor } i inače može tamo da ćaska
host-not-banned = { $subject }: pristup nije ni bio zabranjen
host-which-invitation =
    { $found ->
        [0] nijedna pozivnica ne počinje sa { $start }
       *[other] broj pozivnica koje počinju sa { $start }: { $found }; navedite više slova
    }

## mcp

mcp-missing = nedostaje paket mcp: donosi ga pip install '.[mcp]'
mcp-no-table = nema stola { $table }: { $tables ->
    [0] nijedan još nije napravljen
    [1] napravljen je samo sto 1
   *[other] ima stolova od 1 do { $tables }
 }
mcp-too-many = ima već { $most } stolova, više ih ne može biti
mcp-no-bots = spisak botova je prazan; navedite bar jednog, na primer normal
mcp-no-seat = nema mesta { $seat }: mesta su od 0 do { $last }
mcp-other-seat = mesto { $seat } nije vaše: prvo sednite tamo
mcp-not-turn = na potezu je { $name }, a to nije vaše mesto: sačekajte svoj potez
mcp-nobody = za ovim stolom niko ne sedi: prvo zauzmite mesto
mcp-no-rules = pravila ove igre nisu ovde: nedostaje { $path }
mcp-not-in-rules = „{ $wanted }” nije u pravilima igre { $game }

## dataset

dataset-ending = pozicije idu u datoteku sa završetkom { $ending }, a ne u { $path }
dataset-empty = nijedna partija nije završena, pa nema šta da se zapiše
dataset-needs-rl = nedostaje numpy: potrebno donosi pip install '.[rl]'
dataset-terms = takav prostor poteza ne postoji: { $reason }
dataset-unreadable = { $path } nije datoteka pozicija sa karticom pored nje ({ $reason })
dataset-written = { $rows ->
    [one] { $rows } pozicija je u { $path }
    [few] { $rows } pozicije su u { $path }
   *[other] { $rows } pozicija je u { $path }
 }
policy-examples = odigrano partija za podražavanje: { $games } od { $all }
policy-epoch = epoha { $epoch } od { $epochs }: odluka kao kod hard — { NUMBER($agreement, style: "percent", maximumFractionDigits: 1) }
policy-measured = koraka: { $steps }; udeo pobeda protiv trojice { $bot }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) }
policy-restored = nastavlja se posle ovoliko koraka: { $steps }
policy-other-lessons = u { $folder } je učenje sa drugim podešavanjima: treba druga fascikla ili prvobitna podešavanja
policy-too-few = { $name }: potrebno je bar 1, a ne { $given }
policy-few-games = za podražavanje treba bar ovoliko partija: { $fewest }, a ne { $games }
policy-needs-torch = nedostaje { $package }: potrebno za učenje donosi make learning
policy-written = { $path } je strategija; kao bot je policy:{ $path }
