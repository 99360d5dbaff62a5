### The pages in a browser, and the plain board that serves any game.

## Everywhere

app = Powerhouse
home = Na početnu stranicu
loading = Trenutak…
close = Zatvori
cancel = Otkaži
no = Ne
you = vi
copy = Kopiraj
copied = Kopirano
copy-byhand = Pregledač ne dozvoljava stranici da kopira: link je označen, kopirajte ga sami.

## What went wrong

error-status = Server je odgovorio sa { $status }, bez razloga.
error-unreachable = Server nije dostupan. Pokušajte ponovo za koji trenutak.
lost-title = Ovde nema ničega
lost-text = Ova adresa ne vodi ni do jednog stola.
lost-home = Na početnu stranicu

## The first page

fan-made = Nezvanična izvedba koju su napravili ljubitelji igara. Nije povezana sa 2F-Spiele, Capstone Games ni s drugim izdavačima ovih igara.
home-title = Sto za energetske igre
home-text = Izaberite igru i igrajte odmah protiv botova, ili otvorite sto i pošaljite prijateljima link. Bez naloga, dovoljno je ime.
home-bots =
    { $n ->
        [1] Igraj protiv jednog bota
        [2] Igraj protiv dva bota
        [3] Igraj protiv tri bota
        [4] Igraj protiv četiri bota
        [5] Igraj protiv pet botova
        [one] Igraj protiv { $n } bota
        [few] Igraj protiv { $n } bota
       *[other] Igraj protiv { $n } botova
    }
home-novice = Dok ne završite nijednu partiju, botovi su početnici.
home-new = Novi sto
home-learn =
    { $minutes ->
        [0] Nauči igru
       *[other] Nauči za { $minutes } min
    }
home-learn-help = Prva partija s učiteljem, korak po korak
table-learning = Obuka
lesson-title = Lekcija { $number } od { $lessons }
lesson-go-on = Dalje
lesson-play-on = Igraj dalje odavde
lesson-play-on-help = Završi obuku i odavde igraj protiv botova početnika
lesson-play-on-sure = Završiti obuku i igrati dalje odavde?
lesson-fold = Sakrij lekciju
lesson-unfold = Prikaži lekciju
home-mine = Moji stolovi
home-past = Moje završene partije
home-past-empty = Ovde stoji ono što ste odigrali do kraja.
home-puzzles = Zadatak dana, za svaku igru
home-watch = Stolovi za posmatranje
home-watch-empty = Trenutno niko ne igra javno.
home-record = Otvorite datoteku .game kao snimak, ili je prevucite bilo gde

## My games

mine-title = Moje partije
mine-all = Sve moje partije
mine-title-long = Sve moje partije, rezultati, rejting i obaveštenja
mine-waiting =
    { $n ->
        [0] Nijedan sto vas ne čeka
        [one] Čeka vas { $n } sto
        [few] Čekaju vas { $n } stola
       *[other] Čeka vas { $n } stolova
    }
mine-running = Stolovi za kojima se igra
mine-place = { $place }. mesto od { $players }
mine-older = Starije partije
next-table = Sledeći sto koji čeka
next-none = Nijedan sto vas ne čeka.
next-none-other = Nijedan drugi sto vas ne čeka.
profile-title = Profil
profile-save = Sačuvaj
profile-saved = Sačuvano.
profile-help = Čuva se za ovaj pregledač i za svaki uređaj koji dodate.
rated = Za rejting
rated-yes = Partija se računa
rated-want = Moje partije za stolovima za rejting se računaju
rated-want-help = Za stolovima za rejting ljudi i botovi ovog servera dobijaju rejting. Ko to želi, stoji na spisku pod svojim imenom; za ostale se ništa ne menja.
rated-table = Partija za rejting
rated-table-help = Računa se onima koji žele rejting; potezi se vraćaju strogo i nema semena.
rating-own =
    { $n ->
        [one] { $rating } posle { $n } partije
        [few] { $rating } posle { $n } partije
       *[other] { $rating } posle { $n } partija
    }
ratings-title = Rejting
ratings-player = Igrač
ratings-rating = Rejting
ratings-games = Partije
ratings-empty = U ovoj igri još niko nema rejting.
device-make = Dodaj drugi uređaj
device-help = Link važi jednom i deset minuta. Ko ga otvori, to ste vi: vaši stolovi, vaše ime, vaš rejting.
device-link = Link za drugi uređaj
device-title = Dodajte ovaj uređaj
device-take-help = Ovaj pregledač postaje isti igrač kao onaj od koga je link. Njegovi sopstveni stolovi prelaze s njim.
device-take = Ovo je moj uređaj

## Notices of turns

notices-title = Javi mi kad dođem na potez
notices-help = Jednom po potezu, ne dok gledate sto i ne gde čekaju samo botovi.
push-here = Javi mi na ovom uređaju
push-unsupported = Ovaj pregledač ovde ne može da dobija obaveštenja: potrebni su adresa sa https i dozvola za obaveštenja.
push-failed = Služba obaveštenja pregledača ne odgovara. Pokušajte kasnije.
webhook-add = Pošalji na drugo mesto (Discord, Telegram, program)
webhook-kind = Vrsta
webhook-address = Adresa
webhook-chat = Broj ćaskanja
webhook-save = Dodaj
webhook-help-discord = Adresa vebhuka iz podešavanja kanala.
webhook-help-telegram = Adresa na kojoj vaš bot šalje poruke; počinje sa https://api.telegram.org/bot i završava se sa /sendMessage.
webhook-help-json = Bilo koja adresa koja prima JSON preko POST.
channel-push = Pregledač
channel-discord = Discord
channel-telegram = Telegram
channel-json = JSON
channel-name = { $kind } ({ $host })
channel-every-of = Koliko često: { $name }
channel-every-turn = svaki potez
channel-every-hour = jednom na sat, svi stolovi
channel-every-day = jednom dnevno, svi stolovi
channel-off = Isključeno: { $reason }. Izaberite koliko često i ponovo je uključeno.
channel-try = Isprobaj
channel-sent = Poslato.
channel-added = Dodato.
channel-remove = Ukloni
channel-remove-of = Ukloni { $name }
feed-heading = Fid mojih stolova
feed-help = Za čitač fidova (Atom). Adresa je tajna: ko je zna, vidi koji vas stolovi čekaju.
feed-make = Napravi fid
feed-renew = Nova adresa umesto stare

## What a game says of itself

about-players = { $least } do { $most } igrača
about-players-only =
    { $n ->
        [1] jedan igrač
        [one] { $n } igrač
        [few] { $n } igrača
       *[other] { $n } igrača
    }

## Names

name-yours = Vaše ime
name-default = Gost
name-example = Ana
name-of = Ime na mestu { $seat }
name-missing = Osoba mora imati ime.
name-long =
    { $length ->
        [one] Ime ima { $length } znak, a staje { $most }.
        [few] Ime ima { $length } znaka, a staje { $most }.
       *[other] Ime ima { $length } znakova, a staje { $most }.
    }
name-twice = { $name } ovde sedi dvaput; dva igrača moraju imati dva imena.

## A new table

new-title = Novi sto
new-game = Igra
new-players = Igrači
new-seats = Mesta
new-manners = Dogovor za stolom
new-seed = Seme
new-seed-none = bez semena
new-seed-help = Bez semena niko ne može da predvidi karte. Isto seme ponovo deli istu partiju.
new-seed-bad = Seme je ceo broj do 15 cifara, a ne „{ $seed }”.
new-start = Započni partiju
new-open = Otvori sto
new-reconstructed = Neki podaci nisu iz kutije
new-reconstructed-help = Nijedna pravila ih ne pokazuju; izvedeni su tako da se slažu s ostalima:
new-option-own = Izaberi…
new-option-more = Još opcija

## Seats and bots

seat-kind-person = Osoba
seat-kind-bot = Bot
seat-kind-open = Slobodno
seat-kind-open-help = za onoga ko dobije link
bot-random = Nasumični
bot-greedy = Pohlepni
bot-beginner = Početnik
bot-easy = Lak
bot-normal = Srednji
bot-hard = Težak
bot-expert = Ekspert
bot-teacher = Učitelj

## Time

time-title = Vreme
time-minutes = { $minutes }:{ $seconds }
time-hours = { $hours } h { $minutes } min
time-days = { $days } d { $hours } h
span-minutes =
    { $n ->
        [one] { $n } minut
       *[other] { $n } minuta
    }
span-hours =
    { $n ->
        [one] { $n } sat
        [few] { $n } sata
       *[other] { $n } sati
    }
span-days =
    { $n ->
        [one] { $n } dan
       *[other] { $n } dana
    }
time-used = potrošeno { $time }
time-left = ostalo { $time }
time-used-by = { $name }: potrošeno { $time }
time-left-of = { $name }: ostalo { $time }
time-own = Ostalo vam je { $time }
time-low = Ostalo je manje od minuta.
time-decided =
    { $n ->
        [one] bot je odlučio { $n } put
       *[other] bot je odlučio { $n } puta
    }
time-wish = Vreme: { $what }
time-limit = Vreme za svakog igrača
time-preset-none = Bez granice
time-preset-live = Uživo
time-preset-evening = Jedno veče
time-preset-slow = Nedeljama
time-limit-none = Vidi se koliko je vremena ko potrošio, i to je sve.
time-limit-help = Za partiju: { $bank }, i sa svakim krugom još { $round }. Kome istekne vreme, ne gubi: tu odluku donosi bot.
time-limit-short = { $bank }, i po krugu { $round }
time-up = Kome istekne vreme, ne gubi: tu odluku donosi bot ({ $bot }).
time-bot = Kad vreme istekne, odlučuje ovaj bot
pause-ask = Zaustavi satove
pause-asked = { $name } želi da zaustavi satove.
pause-waiting = Tražili ste da se satovi zaustave; nisu se još svi saglasili.
pause-on = Satovi stoje.
pause-end = Pusti satove
absence-after = Odsutnost posle koje se može predložiti bot
absence-usual = uobičajena za server
absence-help = Moraju da se saglase svi koji su tu, a ko se vrati, opet zauzima svoje mesto.

## The table

table-title = Mesta i sto
table-waiting =
    { $n ->
        [1] jedno slobodno mesto
        [one] { $n } slobodno mesto
        [few] { $n } slobodna mesta
       *[other] { $n } slobodnih mesta
    }
table-seed = Karte slede iz semena { $seed }: ko ga zna, može znati šta dolazi.
table-over = Partija je završena
table-closed = Zatvoren
table-closed-help = Vlasnik je zatvorio ovaj sto.
table-close = Zatvori sto
table-close-sure = Niko ovde neće moći da nastavi partiju.
table-close-yes = Zatvori ga

## Before the start

waiting-title =
    { $n ->
        [1] Čeka se još jedan igrač
        [one] Čeka se još { $n } igrač
        [few] Čekaju se još { $n } igrača
       *[other] Čeka se još { $n } igrača
    }
waiting-help = Partija počinje kad se zauzme poslednje mesto.
waiting-fill =
    { $n ->
        [1] Stavi bota na slobodno mesto i započni
        [one] Stavi botove na { $n } slobodno mesto i započni
        [few] Stavi botove na { $n } slobodna mesta i započni
       *[other] Stavi botove na { $n } slobodnih mesta i započni
    }
invite-title = Poziv
invite-help = Ko otvori ovaj link, može da sedne za sto.
invite-link = Link pozivnice
invite-alone = Do servera može samo ovaj računar. Za prijatelje u vašoj mreži pokrenite ga ovako:
invite-serve = powerhouse serve --host 0.0.0.0
invite-qr = Link pozivnice kao QR kod
join-title = Pozvani ste za sto
join-seats = Ko sedi ovde
join-facts = Šta se igra
join-take = Zauzmite mesto
join-sit = Sedi za sto
join-which = Mesto
join-full = Sva mesta za ovim stolom su zauzeta.
join-watch = Posmatraj partiju
join-go = Do stola
join-seated = Već sedite za ovim stolom.

## Who sits where

seat-number = Mesto { $seat }
seat-open = Slobodno
seat-bot = Bot, { $bot }
seat-yours = Vi, na ovom uređaju
seat-present = Za stolom
seat-absent = Nije tu
seat-level = Nivo bota: { $name }
seat-free = Skloni bota
seat-stood = Bot igra umesto: { $name }.
seat-back = Vrati mi mesto
seat-opened = Mesto je slobodno jer { $name } nije za stolom; još ga niko nije zauzeo.
seat-away-bot = Izgleda da { $name } nije za stolom: ako se ne vrati do { $time }, igru nastavlja bot.
seat-away-open = Izgleda da { $name } nije za stolom: ako se ne vrati do { $time }, mesto se oslobađa.
seat-give = Neka igra bot
propose-bot = Predloži bota
propose-open = Predloži da se mesto oslobodi
proposal-bot = { $away } dugo nije za stolom: { $name } predlaže da nastavi bot ({ $bot }).
proposal-open = { $away } dugo nije za stolom: { $name } predlaže da se mesto oslobodi.
seat-move = Prebaci na drugi uređaj
seat-move-help = Otvorite ovaj link na drugom uređaju: važi jednom, i deset minuta. On je ključ za mesto, pa ga čuvajte za sebe.
seat-move-link = Link za mesto: { $name }
seat-take-title = Prebacite mesto na ovaj uređaj
seat-take-help = Nastavljate da igrate ovde; drugi uređaj posle toga samo posmatra.
seat-take = Igraj ovde
welcome-title = Gost ste domaćina
welcome-help = S ovom pozivnicom možete da otvarate stolove na ovom serveru, iz ovog pregledača. Važi kada je prihvatite.
welcome-take = Prihvati pozivnicu

## Whose turn, and the places of the table

turn-yours = Na potezu ste
turn-theirs = Na potezu: { $name }
title-turn = ● Na potezu ste
watching = Posmatrate
board = Tabla
zoom-in = Bliže
zoom-out = Dalje
zoom-whole = Cela tabla
market = Tržište
players = Igrači
sheets = Tržište, igrači, dnevnik
sheets-low = Tržište i dnevnik
sheet-news = novosti
talk = Dnevnik
log = Dnevnik
since = Od vaše poslednje odluke
since-nothing = Niko drugi još nije odlučio.
since-flow = { $name }: plaćeno { $paid }, dobijeno { $got }
log-look = Pokaži poziciju posle ovoga
log-empty = Još se ništa nije dogodilo.
chat = Ćaskanje
chat-empty = Niko još ništa nije rekao.
chat-write = Recite nešto
chat-send = Pošalji
chat-unread = nepročitano

## Companies, on more than one board

company-hidden = skriveno
company-money =
    { $money ->
        [one] { $money } elektro
       *[other] { $money } elektra
    }
company-acts = na potezu
company-waits = tek dolazi na potez
company-bought = kupljeno
company-done = gotovo
company-passed = odustaje
company-leads = nudi { $bid }
company-bidding = u aukciji
company-out = van aukcije
auction-amount = Vaša ponuda
auction-bid = Ponudi { $amount }
auction-open = Otvori sa { $amount }
auction-pass = Odustani
auction-upTo = do
auction-upTo-title = Najviši iznos koji sto nudi za vas, svaki put za jedan više od ostalih
auction-upTo-set = Nudi za mene
auction-passAuction = Odustani od aukcije
auction-passRound = Odustani u krugu
sums-have = imate
sums-cost = cena
sums-earn = zarada
sums-left = ostaje

## Pages older than the server

renewal = Server ima noviju verziju ovih stranica.
renewal-now = Učitaj je

## The live connection

connection-waiting = veza je prekinuta, pokušava se ponovo…
connection-closed = nema veze
connection-closing = Server se ponovo pokreće; sto nastavlja za koji trenutak.

## Acting: plans, hints, taking back

plan-confirm = Potvrdi
plan-clear = Obriši
plan-clear-help = Obriši plan (Esc)
primary-key = Enter, ili Ctrl Enter gde god da je fokus
plan-stopped-reveal = Dalje se ne može planirati: poslednji potez nešto otkriva.
plan-stopped-turn = Dalje se ne može planirati: posle poslednjeg poteza odlučuje neko drugi.

hint = Savet
hint-help = Šta bi uradio najjači bot koji je na raspolaganju (H)
hint-thinking = Bot razmišlja o vašem potezu…
hint-says = Bot ({ $bot }) predlaže:
hint-do = Uradi to
undo = Poništi
undo-help = Vrati svoju poslednju odluku (U)
undo-along =
    { $n ->
        [1] Time se vraća i jedna tuđa odluka.
        [one] Time se vraća i { $n } tuđa odluka.
        [few] Time se vraćaju i { $n } tuđe odluke.
       *[other] Time se vraća i { $n } tuđih odluka.
    }
undo-sure = Vrati
redo = Ponovi
redo-help = Ponovi ono što ste upravo vratili (R)
skip = Do mog poteza
skip-help = Botovi igraju bez pauze dok neko ne treba da odluči (S)
past-look = Ovako je bilo.
past-back = Nazad u partiju
undo-policy = Vraćanje poteza
undo-free = Slobodno
undo-free-help = Svako u svakom trenutku može da vrati svoju poslednju odluku.
undo-ask = Uz pitanje
undo-ask-help = Ostali moraju da se saglase.
undo-strict = Strogo
undo-strict-help = Samo dok neko drugi ne odluči ili se nešto ne otkrije.
undo-asked = { $name } želi da vrati poslednju odluku.
undo-grant = Prihvati
undo-refuse = Odbij
undo-waiting = Tražili ste da vratite potez; nisu se još svi saglasili.
undo-withdraw = Ipak ne
watch-policy = Posmatrači
watch-allow = Drugi smeju da posmatraju ovaj sto
watch-on = Dobrodošli
watch-off = Niko
watch-on-help = Svako sme da gleda; skriveno ostaje skriveno.
watch-off-help = Sto vidi samo onaj ko sedi za njim.
watch-link = Link za posmatrače
watchers = Posmatraju: { $names }
watchers-guests =
    { $n ->
        [1] jedan gost
        [one] { $n } gost
        [few] { $n } gosta
       *[other] { $n } gostiju
    }
share-title = Link do snimka
share-allow = Svako s linkom može da pregleda završenu partiju
share-copy = Kopiraj javni link
share-copied = Link je kopiran
share-help = Svako s ovim linkom može da pregleda partiju
share-later = Link radi kad se partija završi; do tada se ništa ne pokazuje.

## Bids and what the table does by itself

order-bid-max = Nudi za vas do { $amount }
order-pass-auction = Odustaje od ove aukcije za vas
order-pass-round = Odustaje u ovom krugu za vas
order-remove = Zaustavi: { $order }

bid-amount = Vaša ponuda, od { $least } do { $most }
bid-less = Jedan manje
bid-more = +1, jedan više
bid-bid = Ponudi { $amount }
bid-range = Ne { $typed }: ponuda je ceo broj od { $least } do { $most }.
bid-sure = { $amount } je više od polovine vašeg novca ({ $money }) i za { $over } iznad dosadašnje ponude. Da li to zaista želite?

## One screen for several

curtain-pass = Predajte uređaj: { $name }
curtain-help = Sto je skriven dok ga ne preuzme sledeći igrač.
curtain-ready = Ja sam { $name }

## The end

end-won = Pobeda je vaša
end-wins = Pobeđuje { $name }
end-share = Prvo mesto dele: { $names }
end-tie = do tada izjednačeno, odlučuje: { $figure }
end-standings = Poredak
end-place = Mesto
end-player = Igrač
end-board = Pogledaj tablu
end-picture = Tabla na kraju partije
end-figures = Podaci poslednjeg kruga
rematch = Revanš
rematch-go = Na revanš
record-download = Preuzmi
plot-rounds = odigrani krugovi
plot-hidden = skriveno

## Looking back

replay = Snimak
analysis = Analiza
puzzles = Zadaci
replay-position = pozicija { $at } od { $last }
replay-slider = Pozicija u partiji
replay-first = Na početak
replay-back = Korak nazad
replay-next = Korak napred
replay-last = Na kraj
replay-play = Pusti
replay-pause = Pauziraj
replay-speed = Brzina
replay-link = Link
replay-copied = Link do ove pozicije je kopiran.
replay-fork = Igraj dalje odavde
drop-here = Spustite datoteku .game: otvara se kao snimak
drop-opening = Čita se { $name }…
drop-large = Datoteka ima { $size } MB, a zapis ima najviše { $most } MB.

## The rules

rules = Pravila
rules-search = Pretraga pravila
rules-hits = { $at } od { $hits }
rules-no-hit = nije nađeno
rules-next = Sledeći pogodak
rules-previous = Prethodni pogodak
rules-here = Za ovim stolom
rules-missing = Ova igra ovde nema stranicu s pravilima.
rules-clause = Pravila: { $clause }
rules-copy = Kopiraj link do ove tačke
rules-copied = Link do { $clause } je kopiran.

## Settings

settings = Podešavanja
settings-theme = Tema
settings-theme-system = Sistemska
settings-theme-light = Svetla
settings-theme-dark = Tamna
settings-language = Jezik
settings-sound = Zvuk
settings-notices = Obavesti me kad dođem na potez
settings-notices-denied = Pregledač ne dozvoljava obaveštenja za ovu stranicu; to se menja u njegovim podešavanjima.
settings-notices-unknown = Ovaj pregledač nema obaveštenja.
settings-pace = Tempo botova
settings-pace-calm = Miran
settings-pace-brisk = Živ
settings-pace-at-once = Odmah
settings-curtain = Sakrij sto između poteza
my-data = Moji podaci
my-data-kept = Server vas poznaje po slučajnom broju koji čuva ovaj pregledač, i uz njega čuva vaša mesta, imena, poteze i ono što ste rekli za stolovima. Nema naloga, adrese e-pošte ni lozinke.
my-data-have = Preuzmi ih
my-data-delete-help = Ako ih obrišete, partije s drugima idu dalje: za vas igra bot, vaše ime se zamenjuje, a ono što ste rekli nestaje. Stolovi bez drugih ljudi se uklanjaju.
my-data-delete = Obriši ih
my-data-sure = Ne mogu da se vrate, i gubite sva svoja mesta.
my-data-delete-now = Obriši sve odmah

## Keys

keys = Tasteri
keys-confirm = Ono što piše na zlatnom dugmetu
keys-anywhere = Ono što piše na zlatnom dugmetu, gde god da je fokus
keys-clear = Obriši plan
keys-back = Ukloni poslednji korak iz plana
keys-undo = Vrati poslednju odluku
keys-redo = Ponovi ono što je upravo vraćeno
keys-skip = Neka botovi igraju do vašeg poteza
keys-hint = Savet
keys-chat = Piši u ćaskanju
keys-log = Pokaži dnevnik
keys-table = Mesta i sto
keys-rules = Pravila pored table
keys-sound = Uključi ili isključi zvuk
keys-next-puzzle = Sledeći zadatak
keys-next = Na sledeći sto koji vas čeka
keys-walk = S mesta na mesto po tabli
keys-help = Ovaj spisak
keys-step = Korak nazad ili napred
keys-round = Krug nazad ili napred
keys-ends = Na početak ili na kraj
keys-play = Pusti ili pauziraj
key-cap-enter = Enter
key-cap-ctrl = Ctrl
key-cap-esc = Esc
key-cap-backspace = Backspace
key-cap-left = ←
key-cap-right = →
key-cap-up = ↑
key-cap-down = ↓
key-cap-question = ?
key-cap-home = Home
key-cap-end = End
key-cap-space = Razmak
key-cap-u = U
key-cap-b = B
key-cap-r = R
key-cap-s = S
key-cap-h = H
key-cap-c = C
key-cap-l = L
key-cap-t = T
key-cap-m = M
key-cap-p = P
key-cap-n = N
shortcuts = { keys } ({ key-cap-question })

## The plain board

plain-yours = Na potezu ste: izaberite, pa potvrdite.
plain-yours-ask = Na potezu ste: { $ask }. Izaberite, pa potvrdite.
plain-typed = Na potezu ste: recite svoj potez, pa potvrdite.
plain-waiting = Na potezu: { $name }.
plain-waiting-ask = Na potezu: { $name } ({ $ask }).
plain-over = Partija je završena.
plain-more = Nastavite ili potvrdite.
plain-full = Potvrdite ili obrišite: više se ne može planirati.
plain-planned = Planirano
plain-remove = Ukloni iz plana: { $move }
plain-choices = Šta možete da uradite
plain-find = Pronađi među { $n }
plain-found = { $found } od { $n }
plain-none = Ovde ništa ne sadrži „{ $typed }”.
plain-move = Vaš potez
plain-add = Planiraj
plain-facts = Pozicija
plain-nothing = Nema više šta da se vidi.
plain-acts = na potezu
plain-you = vi
plain-empty = –
plain-fact = { $name } { $value }
plain-list = { $parts }
plain-hidden = skriveno
plain-times = ×{ $count }
plain-all = Pokaži sve ({ $n })
plain-fewer = Pokaži manje

## The workshop: figures of one's own box

figures = Vrednosti
figures-ours = Naše
figures-here = Ovde
figures-place = Vrednost
figures-help = Za ovim stolom ove vrednosti su iz nečije kutije; sve ostale su naše.
figures-reconstructed-help = Ovih vrednosti nema ni u jednom izvoru, pa su izvedene tako da se slažu s ostalima. Ko ima kutiju, može da upiše ono što u njoj piše.
figures-understood = Razumem
home-reconstructed = Ko ima kutiju, može da upiše ono što u njoj piše:
workshop = Radionica
workshop-open = Vrednosti igre { $game }
workshop-title = { $game }: vrednosti
workshop-text = Ovde su sve vrednosti s kojima se igra. Ako imate kutiju, upišite ono što u njoj piše: odmah se proverava i s tim može da se igra.
workshop-own = Vaše vrednosti
workshop-name = Naziv vaših vrednosti
workshop-nothing = Još ništa nije promenjeno.
workshop-good =
    { $n ->
        [one] Promenjena je { $n } vrednost; s njom može da se igra.
        [few] Promenjene su { $n } vrednosti; s njima može da se igra.
       *[other] Promenjeno je { $n } vrednosti; s njima može da se igra.
    }
workshop-faults =
    { $n ->
        [one] { $n } stvar još nije u redu:
        [few] { $n } stvari još nisu u redu:
       *[other] { $n } stvari još nije u redu:
    }
workshop-play = Igraj s njima
workshop-share = Napravi link
workshop-link = Link ka ovim vrednostima
workshop-save = Sačuvaj kao datoteku
workshop-file = Otvori datoteku…
workshop-adopt = Uzmi kao svoje
workshop-clear = Počni iznova
workshop-kept = Ono što upišete čuva se u ovom pregledaču. Datotekom se prenosi drugde, i u komandnu liniju (--components).
workshop-shared = Gledate nečije vrednosti. Vaše u ovom pregledaču ostaju kakve jesu dok ne uzmete ove.
workshop-totals = Ukupno
workshop-show = Šta se prikazuje
workshop-all = Sve
workshop-uncertain = Nepouzdane
workshop-changed = Promenjene
workshop-counts =
    { $changed ->
        [0] redova { $rows }, nepouzdanih { $uncertain }
       *[other] redova { $rows }, nepouzdanih { $uncertain }, promenjenih { $changed }
    }
workshop-none = Ničeg takvog nema.
workshop-of = { " " }({ $row })
workshop-ours = kod nas { $value }
certainty-certain = pouzdano
certainty-single = iz jednog izvora
certainty-reconstructed = rekonstruisano
certainty-changed = promenjeno
