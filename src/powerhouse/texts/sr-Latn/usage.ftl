### What `--help` says: `usage-COMMAND`, and what its arguments and options mean.

usage = Igrajte, simulirajte i proučavajte energetske društvene igre.
usage-lang = Jezik svih tekstova, kao `ru`; ako se ne navede, jezik sistema.

## Around the help, and what was mistyped

usage-title = Poziv:
usage-arguments = Argumenti
usage-options = Opcije
usage-commands = Komande
usage-required = [obavezno]
usage-help = Prikaži ovu pomoć i izađi.
typed-command = nema komande „{ $command }”; sve komande navodi `powerhouse --help`
typed-command-near = nema komande „{ $command }”; možda { $near }?
typed-option = ovde nema opcije { $option }; sve opcije navodi `--help`
typed-option-near = ovde nema opcije { $option }; možda { $near }?
typed-option-empty = uz { $option } treba vrednost
typed-option-full = uz { $option } ne ide vrednost
typed-missing = nedostaje { $what }; šta je to, kaže `--help`
typed-more = upisano je previše: { $arguments }
typed-value = { $what }: { $wrong }
typed-whole = treba da bude ceo broj, a ne „{ $typed }”
typed-number = treba da bude broj, a ne „{ $typed }”
typed-least = treba da bude bar { $bound }, a ne { $typed }
typed-above = treba da bude više od { $bound }, a ne { $typed }
typed-most = treba da bude najviše { $bound }, a ne { $typed }

## Of several commands

usage-games-played = Koliko partija.
usage-seed = Seme prve partije; svaka sledeća partija ima sledeće seme.
usage-option = Opcija igre; može da se ponovi.
usage-workers = Koliko procesa; ako se ne navede, koliko ima procesora.
usage-out = Čuva rezultate: jedan red po mestu i partiji, Parquet ili CSV. Prekinuti rad se nastavlja.
usage-moves = Uz --out: druga datoteka, s jednim redom po potezu.
usage-engine = Igra u lokalnim procesima ili na Ray klasteru.
usage-ray-address = Ray klaster; ako se ne navede, ovde se pokreće mali.
usage-seconds = Ograničenje za svaku odluku; 60 za bota koji nije naš.
usage-json = Ispisuje jedan JSON objekat.
usage-game = Igra iz `powerhouse games`.
usage-arena-game = Igra iz `powerhouse games`; bez nje prva od njih.
usage-players = Koliko ih igra.
usage-json-list = Ispisuje spisak objekata za programe.
usage-figures = Vrednosti iz vaše kutije umesto naših (docs/components.md).
usage-figures-games = Vrednosti iz vaše kutije umesto naših, za igru koju datoteka navodi; može se ponoviti.
usage-components-changed = Obeleži šta ova datoteka menja i kaži sve što u njoj nije u redu.

## Each by itself

usage-play = Igra u pregledaču: pokreće server na ovom računaru i otvara početnu stranicu.
usage-browser = Otvara pregledač.
usage-serve = Nudi stolove pregledačima.
usage-host = Adresa na kojoj se sluša; 0.0.0.0 za sve.
usage-port = Port na kojem se sluša; 0 za bilo koji slobodan.
usage-data = Gde se čuvaju stolovi; ako se ne navede, u vašoj fascikli s podacima.
usage-database = postgresql://... umesto jedne SQLite datoteke.
usage-server-processes = Procesi servera; za više od jednog treba PostgreSQL.
usage-absence = Minuti posle kojih bot ili gost može da dobije mesto odsutnog igrača, kad vlasnik tako kaže.
usage-keep = Dani posle kojih se uklanja sto ili snimak na kojem se ništa nije dogodilo; 0: nikad.
usage-bot-pause = Sekunde koliko bot najmanje deluje kao da razmišlja.
usage-bot-seconds = Sekunde za odluku bota.
usage-looks = Koliko se puta isprobava svaki plan kad se analizira završena partija.
usage-bot-processes = Procesi u kojima botovi razmišljaju.
usage-host-name = Ime pod kojim server sme da se poziva; ako se ne navede, bilo koje.
usage-proxy = Adresa ili mreža obrnutog proksija čijim se X-Forwarded-For i -Proto veruje.
usage-origin = Stranice s druge adrese koje smeju da koriste ovaj server.
usage-host-bot = Vaš bot kojeg ljudi mogu da izaberu: mine=mine.py:MyBot.
usage-prune = Uklanja stare stolove i snimke; server pri tome može da radi.
usage-older-than = Dani u kojima se za stolom ništa nije dogodilo.
usage-replays = Samo snimci koje je neko postavio.
usage-dry-run = Samo kaže koliko ih ima.
usage-private-notices = Šalje obaveštenja o potezu i na privatne adrese i bez TLS-a; samo gde se svim posetiocima veruje.
usage-backup = Upisuje sve što server čuva u jednu datoteku, i dok on radi.
usage-restore = Vraća kopiju u praznu fasciklu ili bazu podataka bilo koje vrste.
usage-backup-file = Datoteka koja još ne postoji; u njoj su ključevi, pa je čuvajte za sebe.
usage-restore-file = Rezervna kopija.
usage-metrics = Adresa ili mreža s koje sme da se čita /metrics, pored ovog računara.
usage-access-log = Zapisuje svaki zahtev, na standardni izlaz za greške.
usage-invite-only = Stolove otvaraju samo gosti: oni koji su prihvatili pozivnicu od `powerhouse host invite`.
usage-limits = Ograničenja za ono što posetilac sme da traži.
usage-hosting = Za domaćina servera: zatvaranje stola, oduzimanje reči, zabrana, pozivnice, podaci posetioca. Server koji radi to prati za nekoliko sekundi.
usage-host-tables = Nabraja otvorene stolove, najnovije prvo.
usage-host-who = Ko sedi za stolom, s oznakom svakog posetioca.
usage-host-close = Zatvara sto; može da se gleda, ali ne i da se igra dalje.
usage-host-mute = Oduzima reč posetiocu, za jednim stolom ili svuda.
usage-host-unmute = Vraća reč posetiocu.
usage-host-ban = Zabranjuje pristup posetiocu, adresi ili mreži.
usage-host-unban = Opet dozvoljava pristup.
usage-host-bans = Nabraja zabrane i oduzete reči.
usage-host-invite = Pravi pozivnicu s kojom posetilac može da otvara stolove na serveru samo za goste, i ispisuje njen link.
usage-host-uninvite = Povlači pozivnicu; ko je došao s njom više ne otvara stolove.
usage-host-invitations = Nabraja pozivnice.
usage-host-export = Upisuje u datoteku sve što se čuva o posetiocu.
usage-host-forget = Briše sve što se čuva o posetiocu; partije s drugima idu dalje, bez imena.
usage-host-log = Nabraja šta je domaćin uradio.
usage-table-id = Oznaka stola, kao u njegovoj adresi.
usage-visitor = Oznaka posetioca, ili TABLE:SEAT za onoga ko tamo sedi (prvo mesto je 1).
usage-ban-subject = Oznaka posetioca, TABLE:SEAT, ili adresa ili mreža kao 192.0.2.7 ili 2001:db8::/32.
usage-mute-table = Samo za ovim stolom.
usage-ban-days = Na toliko dana; ako se ne navede, zauvek.
usage-host-note = Beleška za vas.
usage-all-tables = I oni za kojima je partija završena.
usage-invite-uses = Za koliko posetilaca.
usage-invite-days = Na koliko dana.
usage-invite-address = Adresa servera, da se ispiše ceo link.
usage-invitation = Početak njenog imena u spisku pozivnica.
usage-export-file = Gde se upisuje, kao JSON.
usage-terminal = Igra u terminalu, protiv botova ili s prijateljima za jednim ekranom.
usage-terminal-game = Igra iz `powerhouse games`; ako se ne navede, Visoki napon.
usage-terminal-file = Uz --resume: sačuvana partija.
usage-terminal-players = Koliko ih igra, zajedno s botovima; ako se ne navede, 4.
usage-terminal-name = Vaše ime; ako se ne navede, Anna.
usage-terminal-hot-seat = Više ljudi za ovim ekranom: Anna,Petar.
usage-terminal-bots = Botovi za ostala mesta: hard,easy. Kratak spisak se ponavlja; ako se ne navede, normal.
usage-terminal-seed = Čini da iste karte dođu ponovo.
usage-terminal-undo = free, ask ili strict; free protiv botova, ask među ljudima.
usage-terminal-record = Na kraju čuva zapis ovde.
usage-terminal-resume = Nastavlja FILE, ili poslednju igranu partiju.
usage-learn = Uči igru: prva partija s učiteljem, fazu po fazu.
usage-learn-game = Igra iz `powerhouse games` ili datoteka s obukom.
usage-learn-again = Počinje iznova; inače se nastavlja gde je stalo.
usage-games = Nabraja igre, brojeve igrača i opcije.
usage-components = Nabraja vrednosti igre, koje su pouzdane i šta datoteka u njima menja.
usage-bots = Nabraja botove koji igraju neku igru, od najjačeg, s njihovim parametrima.
usage-simulate = Igra mnogo partija među botovima i broji ko pobeđuje.
usage-simulate-bots = Jedan bot po mestu: greedy,random. Kratak spisak se ponavlja.
usage-arena = Pušta botove da igraju jedni protiv drugih, svaku podelu na svim mestima.
usage-arena-bots = Jedan bot po mestu; ime može da se ponovi.
usage-arena-bot = Bot pod vašim imenom: mine=mine.py:MyBot. Bez BOT BOT … svaki od njih ima mesto.
usage-arena-games = Koliko partija; ako nije rečeno, 100 u celim podelama, sa --until-clear najviše 10.000.
usage-until-clear = Staje čim je jedan bot sigurno bolji od svih ostalih (pogrešno najviše u 5 % takvih pokretanja).
usage-hint = Kaže šta bi bot uradio na kraju zapisa, koje je poteze merio i zašto.
usage-hint-file = Zapis partije koja nije završena.
usage-hint-bot = Ko se pita; ako se ne navede, najjači koji igra tu igru.
usage-hint-seconds = Ograničenje za njegovo razmišljanje; ako se ne navede, po njegovoj volji.
usage-mcp = Pusti jezički model za stolove na ovoj mašini: Model Context Protocol na standardnom ulazu i izlazu.
usage-dataset = Zapiši pozicije iz partija botova u datoteku, za programe koji uče: obeležja, dozvoljene poteze, izbor i ishod.
usage-dataset-out = Datoteka sa završetkom .parquet; pored nje se zapisuje njena kartica.
usage-dataset-highest-bid = Gornja granica ponuda u numeraciji poteza.
usage-policy = Naučiti strategiju koja igra kao bot: prvo podražavanje bota hard, zatim igra protiv botova.
usage-policy-out = Fascikla za strategiju, njena međustanja i krivu; posle prekida ista naredba nastavlja.
usage-policy-games = Koliko partija bota hard se podražava.
usage-policy-epochs = Koliko puta se prolazi kroz te partije.
usage-policy-steps = Koliko odluka se zatim igra protiv suparnika; 0 znači samo podražavanje.
usage-policy-stage = Posle toliko odluka čuva se i meri međustanje.
usage-policy-rivals = Suparnički botovi, odvojeni zarezima.
usage-policy-yardsticks = Botovi po kojima se meri, odvojeni zarezima; za stolom s njom sede trojica istih.
usage-policy-measured = Koliko partija traje svako merenje.
usage-bench = Brzina potpuno nasumične igre, s petljom za kalibraciju da bi se računari mogli porediti.
usage-bench-game = Igra; bez nje sve.
usage-bench-seed = Gde počinju sveža semena.
usage-bench-json = Ispisuje jedan JSON objekat (spisak za sve igre).
usage-replay = Proverava zapis potez po potez: svaki potez dozvoljen, svako otkrivanje moguće, kraj kako piše.
usage-replay-file = Zapis kakav upisuje `save`.
usage-report = Crta šta pokazuju mnoge partije: jednu stranicu sa svim grafikonima, i svaki kao PNG.
usage-report-file = Napravljeno pomoću `simulate --out` ili `arena --out`.
usage-report-out = Gde se piše; ako se ne navede, u fascikli pored datoteke.
usage-tune = 
    Poboljšava težine nekog nivoa igranjem protiv samog sebe; što nije bolje na svežim semenima, ne upisuje se.

    Prekinuti rad se nastavlja kad se ista komanda zada ponovo; FILE.json.study čuva ono što je odigrano. FILE.json koji već postoji zamenjuje se samo ako je raniji rezultat ovog rada.
usage-tune-out = Gde idu bolje težine.
usage-tune-level = easy, normal ili hard: čije su težine početak i protivnici.
usage-tune-players = Mesta za stolom.
usage-tune-trials = Koliko se skupova težina isprobava.
usage-tune-games = Koliko partija igra svaki od njih.
usage-tune-check = Koliko partija na svežim semenima odlučuje na kraju.
