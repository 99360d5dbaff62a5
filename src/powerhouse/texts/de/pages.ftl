### The pages in a browser, and the plain board that serves any game.

## Everywhere

app = Powerhouse
home = Zur Startseite
loading = Einen Moment…
close = Schließen
cancel = Abbrechen
no = Nein
you = du
copy = Kopieren
copied = Kopiert
copy-byhand = Der Browser lässt die Seite nicht kopieren: der Link ist markiert, kopiere ihn selbst.

## What went wrong

error-status = Der Server antwortete mit { $status } und ohne Grund.
error-unreachable = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
lost-title = Hier ist nichts
lost-text = Diese Adresse führt zu keinem Tisch.
lost-home = Zur Startseite

## The first page

fan-made = Eine inoffizielle Umsetzung von Fans. Nicht verbunden mit 2F-Spiele, Capstone Games oder einem anderen Verlag dieser Spiele.
home-title = Ein Tisch für die Energiespiele
home-text = Wähl ein Spiel und spiel gleich gegen Bots, oder eröffne einen Tisch und schick deinen Freunden einen Link. Kein Konto, ein Name genügt.
home-bots =
    { $n ->
        [one] Gegen einen Bot spielen
        [2] Gegen zwei Bots spielen
        [3] Gegen drei Bots spielen
        [4] Gegen vier Bots spielen
        [5] Gegen fünf Bots spielen
       *[other] Gegen { $n } Bots spielen
    }
home-novice = Solange du keine Partie beendet hast, sind die Bots Anfänger.
home-new = Neuer Tisch
home-mine = Meine Tische
home-past = Meine beendeten Spiele
home-past-empty = Was du zu Ende gespielt hast, steht hier.
home-watch = Tische zum Zuschauen
home-watch-empty = Gerade spielt niemand öffentlich.
home-record = Eine .game-Datei als Wiedergabe öffnen, oder irgendwo ablegen

## My games

mine-title = Meine Spiele
mine-all = Alle meine Spiele
mine-title-long = Alle meine Spiele, Ergebnisse, Wertung und Nachrichten
mine-waiting =
    { $n ->
        [0] Kein Tisch wartet auf dich
        [one] Ein Tisch wartet auf dich
       *[other] { $n } Tische warten auf dich
    }
mine-running = Laufende Tische
mine-place = Platz { $place } von { $players }
mine-older = Ältere Spiele
next-table = Nächster Tisch, der wartet
next-none = Kein Tisch wartet auf dich.
next-none-other = Kein anderer Tisch wartet auf dich.
profile-title = Profil
profile-save = Speichern
profile-saved = Gespeichert.
profile-help = Gilt für diesen Browser und für jedes Gerät, das du mitbringst.
rated = Gewertet
rated-yes = Das Spiel zählt
rated-want = Meine Spiele an gewerteten Tischen zählen
rated-want-help = An gewerteten Tischen werden Personen und Bots dieses Servers gewertet. Wer das will, steht mit Namen in der Liste; für alle anderen ändert sich nichts.
rated-table = Gewertetes Spiel
rated-table-help = Zählt für alle, die eine Wertung wollen; zurückgenommen wird streng, und es gibt keinen Startwert.
rating-own =
    { $n ->
        [one] { $rating } nach einem Spiel
       *[other] { $rating } nach { $n } Spielen
    }
ratings-title = Wertungen
ratings-player = Spieler
ratings-rating = Wertung
ratings-games = Spiele
ratings-empty = In diesem Spiel ist noch niemand gewertet.
device-make = Ein weiteres Gerät mitbringen
device-help = Der Link gilt einmal und zehn Minuten lang. Wer ihn öffnet, ist du: deine Tische, dein Name, deine Wertung.
device-link = Link für ein weiteres Gerät
device-title = Dieses Gerät mitbringen
device-take-help = Dieser Browser wird derselbe Spieler wie der, von dem der Link kommt. Eigene Tische kommen mit.
device-take = Das ist mein Gerät

## Notices of turns

notices-title = Sag mir, wenn ich am Zug bin
notices-help = Einmal je Zug, nicht solange du den Tisch ansiehst, und nicht, wo nur Bots warten.
push-here = Auf diesem Gerät melden
push-unsupported = Dieser Browser kann hier nichts melden: er braucht eine Adresse mit https und die Erlaubnis dazu.
push-failed = Der Dienst des Browsers für Nachrichten antwortet nicht. Versuch es später noch einmal.
webhook-add = Anderswohin schicken (Discord, Telegram, ein Programm)
webhook-kind = Art
webhook-address = Adresse
webhook-chat = Nummer des Chats
webhook-save = Hinzufügen
webhook-help-discord = Die Adresse eines Webhooks, aus den Einstellungen eines Kanals.
webhook-help-telegram = Die Adresse, an der dein Bot Nachrichten sendet; sie beginnt mit https://api.telegram.org/bot und endet mit /sendMessage.
webhook-help-json = Jede Adresse, die JSON per POST annimmt.
channel-push = Ein Browser
channel-discord = Discord
channel-telegram = Telegram
channel-json = JSON
channel-name = { $kind } ({ $host })
channel-every-of = Wie oft: { $name }
channel-every-turn = jeder Zug
channel-every-hour = stündlich, alle Tische
channel-every-day = täglich, alle Tische
channel-off = Abgeschaltet: { $reason }. Wähl, wie oft, dann ist es wieder an.
channel-try = Ausprobieren
channel-sent = Geschickt.
channel-added = Hinzugefügt.
channel-remove = Entfernen
channel-remove-of = { $name } entfernen
feed-heading = Feed meiner Tische
feed-help = Für einen Feedreader (Atom). Die Adresse ist geheim: wer sie kennt, sieht, welche Tische auf dich warten.
feed-make = Feed anlegen
feed-renew = Neue Adresse, die alte endet

## What a game says of itself

about-players = { $least } bis { $most } Spieler
about-players-only =
    { $n ->
        [one] ein Spieler
       *[other] { $n } Spieler
    }

## Names

name-yours = Dein Name
name-default = Gast
name-example = Anna
name-of = Name auf Platz { $seat }
name-missing = Eine Person braucht einen Namen.
name-long = Der Name hat { $length } Zeichen, Platz ist für { $most }.
name-twice = { $name } sitzt hier zweimal; zwei Spieler brauchen zwei Namen.

## A new table

new-title = Neuer Tisch
new-game = Spiel
new-players = Spieler
new-seats = Plätze
new-manners = Umgang
new-seed = Startwert
new-seed-none = keiner
new-seed-help = Ohne Startwert kann niemand die Karten vorhersehen. Derselbe Startwert teilt dasselbe Spiel noch einmal aus.
new-seed-bad = Ein Startwert ist eine ganze Zahl mit bis zu 15 Ziffern, nicht „{ $seed }“.
new-start = Spiel beginnen
new-open = Tisch eröffnen
new-reconstructed = Manche Werte stammen nicht aus der Schachtel
new-reconstructed-help = Keine Anleitung zeigt sie; sie wurden so erschlossen, dass sie zum Rest passen:
new-option-own = Auswählen…
new-option-more = Weitere Optionen

## Seats and bots

seat-kind-person = Person
seat-kind-bot = Bot
seat-kind-open = Offen
seat-kind-open-help = für alle, die den Link bekommen
bot-random = Zufall
bot-greedy = Gierig
bot-beginner = Anfänger
bot-easy = Leicht
bot-normal = Normal
bot-hard = Schwer
bot-expert = Profi

## Time

time-title = Zeit
time-minutes = { $minutes }:{ $seconds }
time-hours = { $hours } h { $minutes } min
time-days = { $days } d { $hours } h
span-minutes =
    { $n ->
        [one] eine Minute
       *[other] { $n } Minuten
    }
span-hours =
    { $n ->
        [one] eine Stunde
       *[other] { $n } Stunden
    }
span-days =
    { $n ->
        [one] ein Tag
       *[other] { $n } Tage
    }
time-used = verbraucht { $time }
time-left = übrig { $time }
time-used-by = { $name } hat { $time } verbraucht
time-left-of = { $name } hat noch { $time }
time-own = Du hast noch { $time }
time-low = Weniger als eine Minute ist übrig.
time-decided =
    { $n ->
        [one] ein Bot entschied einmal
       *[other] ein Bot entschied { $n }-mal
    }
time-wish = Zeit: { $what }
time-limit = Zeit je Spieler
time-preset-none = Ohne Limit
time-preset-live = Live
time-preset-evening = Ein Abend
time-preset-slow = Über Wochen
time-limit-none = Die Zeit jedes Spielers wird gezeigt, mehr nicht.
time-limit-help = Für das Spiel: { $bank }; mit jeder Runde dazu: { $round }. Wessen Zeit abläuft, verliert nicht: ein Bot trifft dann diese Entscheidung.
time-limit-short = { $bank }, je Runde { $round }
time-up = Wessen Zeit abläuft, verliert nicht: ein Bot ({ $bot }) trifft dann diese Entscheidung.
time-bot = Läuft sie ab, entscheidet dieser Bot
pause-ask = Uhren anhalten
pause-asked = { $name } möchte die Uhren anhalten.
pause-waiting = Du möchtest die Uhren anhalten; noch haben nicht alle zugestimmt.
pause-on = Die Uhren stehen.
pause-end = Weiterlaufen lassen
absence-after = Andere dürfen für Abwesende einen Bot vorschlagen
absence-usual = nach der üblichen Zeit des Servers
absence-help = Alle Anwesenden müssen zustimmen, und wer zurückkommt, nimmt den Platz wieder ein.

## The table

table-title = Plätze und Tisch
table-waiting =
    { $n ->
        [one] ein Platz offen
       *[other] { $n } Plätze offen
    }
table-seed = Die Karten folgen aus dem Startwert { $seed }: wer ihn kennt, kann wissen, was kommt.
table-over = Das Spiel ist zu Ende
table-closed = Geschlossen
table-closed-help = Wer diesen Tisch eröffnet hat, hat ihn geschlossen.
table-close = Tisch schließen
table-close-sure = Hier kann dann niemand weiterspielen.
table-close-yes = Schließen

## Before the start

waiting-title =
    { $n ->
        [one] Warten auf einen weiteren Spieler
       *[other] Warten auf { $n } weitere Spieler
    }
waiting-help = Das Spiel beginnt, wenn der letzte Platz besetzt ist.
waiting-fill =
    { $n ->
        [one] Einen Bot auf den offenen Platz setzen und beginnen
       *[other] Bots auf die { $n } offenen Plätze setzen und beginnen
    }
invite-title = Einladen
invite-help = Wer diesen Link öffnet, kann sich setzen.
invite-link = Einladungslink
invite-alone = Nur dieser Rechner erreicht den Server. Für Freunde in deinem Netz starte ihn so:
invite-serve = powerhouse serve --host 0.0.0.0
invite-qr = Der Einladungslink als QR-Code
join-title = Du bist an einen Tisch eingeladen
join-seats = Wer hier sitzt
join-facts = Was gespielt wird
join-take = Platz nehmen
join-sit = Setzen
join-which = Platz
join-full = Alle Plätze dieses Tisches sind besetzt.
join-watch = Zuschauen
join-go = Zum Tisch
join-seated = Du sitzt schon an diesem Tisch.

## Who sits where

seat-number = Platz { $seat }
seat-open = Offen
seat-bot = Bot, { $bot }
seat-yours = Du, an diesem Gerät
seat-present = Am Tisch
seat-absent = Weg
seat-level = Stufe des Bots: { $name }
seat-free = Bot herausnehmen
seat-stood = Für { $name } spielt ein Bot.
seat-back = Meinen Platz zurücknehmen
seat-opened = Während { $name } weg war, wurde der Platz geöffnet; noch hat ihn niemand genommen.
seat-away-bot = { $name } ist wohl weg: um { $time } spielt ein Bot weiter, wenn { $name } nicht zurückkommt.
seat-away-open = { $name } ist wohl weg: um { $time } wird der Platz frei, wenn { $name } nicht zurückkommt.
seat-give = Einen Bot spielen lassen
propose-bot = Einen Bot vorschlagen
propose-open = Vorschlagen, den Platz zu öffnen
proposal-bot = { $away } ist lange weg: { $name } schlägt vor, dass ein Bot ({ $bot }) weiterspielt.
proposal-open = { $away } ist lange weg: { $name } schlägt vor, den Platz zu öffnen.
seat-move = Auf ein anderes Gerät umziehen
seat-move-help = Öffne diesen Link auf dem anderen Gerät: er gilt einmal und zehn Minuten lang. Er ist ein Schlüssel zum Platz, also behalt ihn für dich.
seat-move-link = Link zum Platz von { $name }
seat-take-title = Den Platz auf dieses Gerät holen
seat-take-help = Du spielst hier weiter; das andere Gerät schaut dann nur zu.
seat-take = Hier spielen
welcome-title = Du bist Gast des Gastgebers
welcome-help = Mit dieser Einladung kannst du auf diesem Server Tische eröffnen, mit diesem Browser. Sie gilt, sobald du sie annimmst.
welcome-take = Einladung annehmen

## Whose turn, and the places of the table

turn-yours = Du bist am Zug
turn-theirs = { $name } ist am Zug
title-turn = ● Du bist am Zug
watching = Du schaust zu
board = Spielplan
zoom-in = Näher
zoom-out = Weiter weg
zoom-whole = Ganzer Plan
market = Markt
players = Spieler
sheets = Markt, Spieler, Verlauf
sheets-low = Markt und Verlauf
sheet-news = Neues
talk = Verlauf, Chat
log = Verlauf
since = Seit deiner letzten Entscheidung
since-nothing = Noch hat niemand sonst entschieden.
since-flow = { $name } zahlte { $paid } und bekam { $got }
log-look = Die Stellung danach zeigen
log-empty = Noch ist nichts geschehen.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Sag etwas
chat-send = Senden
chat-unread = ungelesen

## Companies, on more than one board

company-hidden = verdeckt
company-money = { $money } Elektro
company-acts = am Zug
company-waits = kommt noch
company-bought = gekauft
company-done = fertig
company-passed = gepasst
company-leads = bietet { $bid }
company-bidding = bietet mit
company-out = raus
auction-amount = Dein Gebot
auction-bid = { $amount } bieten
auction-open = Mit { $amount } eröffnen
auction-pass = Passen
auction-upTo = bis
auction-upTo-title = Der höchste Betrag, den der Tisch für dich bietet, jeweils eins über den anderen
auction-upTo-set = Für mich bieten
auction-passAuction = Bei dieser Auktion passen
auction-passRound = In dieser Runde passen
sums-have = Geld
sums-cost = Kosten
sums-earn = Einkommen
sums-left = bleibt

## Pages older than the server

renewal = Der Server hat eine neuere Fassung dieser Seiten.
renewal-now = Laden

## The live connection

connection-waiting = Verbindung verloren, neuer Versuch…
connection-closed = nicht verbunden
connection-closing = Der Server startet neu; gleich geht es weiter.

## Acting: plans, hints, taking back

plan-confirm = Bestätigen
plan-clear = Verwerfen
plan-clear-help = Den Plan verwerfen (Esc)
primary-key = Enter, oder Strg Enter, wo auch immer der Fokus ist
plan-stopped-reveal = Mehr lässt sich nicht planen: der letzte Zug deckt etwas auf.
plan-stopped-turn = Mehr lässt sich nicht planen: nach dem letzten Zug entscheidet jemand anders.

hint = Tipp
hint-help = Was der stärkste verfügbare Bot täte (H)
hint-thinking = Ein Bot denkt über deinen Zug nach…
hint-says = { $bot } würde das tun:
hint-do = So machen
undo = Zurück
undo-help = Deine letzte Entscheidung zurücknehmen (U)
undo-along =
    { $n ->
        [one] Damit wird auch eine Entscheidung anderer zurückgenommen.
       *[other] Damit werden auch { $n } Entscheidungen anderer zurückgenommen.
    }
undo-sure = Zurücknehmen
redo = Wieder
redo-help = Noch einmal tun, was du eben zurückgenommen hast (R)
skip = Bis ich dran bin
skip-help = Die Bots spielen ohne Pause weiter, bis jemand entscheiden muss (S)
past-look = So war es.
past-back = Zurück zum Spiel
undo-policy = Zurücknehmen
undo-free = Frei
undo-free-help = Alle dürfen ihre letzte Entscheidung jederzeit zurücknehmen.
undo-ask = Fragen
undo-ask-help = Die anderen müssen zustimmen.
undo-strict = Streng
undo-strict-help = Nur bis jemand anders entscheidet oder etwas aufgedeckt wird.
undo-asked = { $name } möchte die letzte Entscheidung zurücknehmen.
undo-grant = Zustimmen
undo-refuse = Ablehnen
undo-waiting = Du möchtest zurücknehmen; noch haben nicht alle zugestimmt.
undo-withdraw = Doch nicht
watch-policy = Zuschauer
watch-allow = Andere dürfen an diesem Tisch zuschauen
watch-on = Willkommen
watch-off = Niemand
watch-on-help = Alle dürfen zuschauen; Verdecktes bleibt verdeckt.
watch-off-help = Nur wer hier sitzt, sieht den Tisch.
watch-link = Link für Zuschauer
watchers = Es schauen zu: { $names }
watchers-guests =
    { $n ->
        [one] ein Gast
       *[other] { $n } Gäste
    }
share-title = Link zur Wiedergabe
share-allow = Alle mit dem Link dürfen das beendete Spiel ansehen
share-copy = Öffentlichen Link kopieren
share-copied = Link kopiert
share-help = Alle mit diesem Link dürfen das Spiel ansehen
share-later = Der Link gilt, wenn das Spiel zu Ende ist; bis dahin zeigt er nichts.

## Bids and what the table does by itself

order-bid-max = Bietet für dich bis { $amount }
order-pass-auction = Passt für dich bei dieser Auktion
order-pass-round = Passt für dich in dieser Runde
order-remove = Aufhören: { $order }

bid-amount = Dein Gebot, { $least } bis { $most }
bid-less = Eins weniger
bid-more = +1, eins mehr
bid-bid = { $amount } bieten
bid-range = Nicht { $typed }: ein Gebot ist eine ganze Zahl von { $least } bis { $most }.
bid-sure = { $amount } ist mehr als die Hälfte deiner { $money } und { $over } über dem Gebot. Meinst du das so?

## One screen for several

curtain-pass = Gib das Gerät an { $name } weiter
curtain-help = Der Tisch ist verdeckt, bis der Nächste übernimmt.
curtain-ready = Ich bin { $name }

## The end

end-won = Du gewinnst
end-wins = { $name } gewinnt
end-share = { $names } teilen sich den ersten Platz
end-tie = vorher gleich, also entschied: { $figure }
end-standings = Ergebnis
end-place = Platz
end-player = Spieler
end-board = Spielplan ansehen
end-picture = Der Spielplan am Ende
end-figures = Werte der letzten Runde
rematch = Revanche
rematch-go = Zur Revanche
record-download = Herunterladen
plot-rounds = gespielte Runden
plot-hidden = verdeckt

## Looking back

replay = Wiedergabe
replay-position = Stellung { $at } von { $last }
replay-slider = Stellung im Spiel
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-link = Link
replay-copied = Der Link zu dieser Stellung ist kopiert.
replay-fork = Ab hier weiterspielen
drop-here = Leg die .game-Datei ab: sie öffnet sich als Wiedergabe
drop-opening = { $name } wird gelesen…
drop-large = Die Datei hat { $size } MB, eine Aufzeichnung höchstens { $most } MB.

## The rules

rules = Regeln
rules-search = In den Regeln suchen
rules-hits = { $at } von { $hits }
rules-no-hit = nicht gefunden
rules-next = Nächster Treffer
rules-previous = Voriger Treffer
rules-here = An diesem Tisch
rules-missing = Für dieses Spiel gibt es hier keine Regeln.
rules-clause = Regeln: { $clause }
rules-copy = Link zu diesem Absatz kopieren
rules-copied = Der Link zu { $clause } ist kopiert.

## Settings

settings = Einstellungen
settings-theme = Farben
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-language = Sprache
settings-sound = Ton
settings-notices = Melden, wenn ich am Zug bin
settings-notices-denied = Der Browser erlaubt dieser Seite keine Meldungen; seine Einstellungen können das ändern.
settings-notices-unknown = Dieser Browser kennt keine Meldungen.
settings-pace = Tempo der Bots
settings-pace-calm = Ruhig
settings-pace-brisk = Flott
settings-pace-at-once = Sofort
settings-curtain = Tisch zwischen den Zügen verdecken
my-data = Meine Daten
my-data-kept = Der Server kennt dich an einer Zufallszahl, die dieser Browser aufbewahrt, und hat dazu deine Plätze, Namen, Züge und was du an Tischen gesagt hast. Es gibt kein Konto, keine E-Mail-Adresse und kein Passwort.
my-data-have = Herunterladen
my-data-delete-help = Lässt du sie löschen, gehen Spiele mit anderen weiter: ein Bot spielt für dich, dein Name wird ersetzt, und was du gesagt hast, ist weg. Tische ohne andere werden entfernt.
my-data-delete = Löschen
my-data-sure = Das lässt sich nicht zurückholen, und du verlierst alle deine Plätze.
my-data-delete-now = Jetzt alles löschen

## Keys

keys = Tasten
keys-confirm = Was auf dem goldenen Knopf steht
keys-anywhere = Was auf dem goldenen Knopf steht, wo auch immer der Fokus ist
keys-clear = Den Plan verwerfen
keys-back = Den letzten Schritt aus dem Plan nehmen
keys-undo = Die letzte Entscheidung zurücknehmen
keys-redo = Noch einmal tun, was eben zurückgenommen wurde
keys-skip = Die Bots weiterspielen lassen, bis du dran bist
keys-hint = Tipp
keys-chat = Im Chat schreiben
keys-log = Den Verlauf zeigen
keys-table = Plätze und Tisch
keys-rules = Regeln neben dem Spielplan
keys-sound = Ton an oder aus
keys-next = Der nächste Tisch, der auf dich wartet
keys-walk = Von Ort zu Ort auf dem Spielplan
keys-help = Diese Liste
keys-step = Einen Schritt zurück oder weiter
keys-round = Eine Runde zurück oder weiter
keys-ends = Zum Anfang oder zum Ende
keys-play = Abspielen oder anhalten
key-cap-enter = Enter
key-cap-ctrl = Strg
key-cap-esc = Esc
key-cap-backspace = Rücktaste
key-cap-left = ←
key-cap-right = →
key-cap-up = ↑
key-cap-down = ↓
key-cap-question = ?
key-cap-home = Pos1
key-cap-end = Ende
key-cap-space = Leertaste
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

plain-yours = Du bist am Zug: wähle, dann bestätige.
plain-yours-ask = Du bist am Zug: { $ask }. Wähle, dann bestätige.
plain-typed = Du bist am Zug: sag deinen Zug, dann bestätige.
plain-waiting = { $name } ist am Zug.
plain-waiting-ask = { $name } ist am Zug: { $ask }.
plain-over = Das Spiel ist zu Ende.
plain-more = Mach weiter oder bestätige.
plain-full = Bestätige oder verwirf: mehr lässt sich nicht planen.
plain-planned = Geplant
plain-remove = { $move } aus dem Plan nehmen
plain-choices = Was du tun kannst
plain-find = Suchen unter { $n }
plain-found = { $found } von { $n }
plain-none = Hier enthält nichts „{ $typed }“.
plain-move = Dein Zug
plain-add = Einplanen
plain-facts = Stellung
plain-nothing = Sonst ist nichts zu sehen.
plain-acts = am Zug
plain-you = du
plain-empty = –
plain-fact = { $name } { $value }
plain-list = { $parts }
plain-hidden = verdeckt
plain-times = ×{ $count }
plain-all = Alle { $n } zeigen
plain-fewer = Weniger zeigen

## The workshop: figures of one's own box

figures = Werte
figures-ours = Unsere
figures-here = Hier
figures-place = Wert
figures-help = An diesem Tisch sind diese Werte die einer eigenen Schachtel; alle anderen sind unsere.
figures-reconstructed-help = Keine Quelle nennt diese Werte, sie wurden so bestimmt, dass sie zum Rest passen. Wer die Schachtel hat, kann eingeben, was dort gedruckt ist.
figures-understood = Verstanden
home-reconstructed = Wer die Schachtel hat, kann eingeben, was dort gedruckt ist:
workshop = Werkstatt
workshop-open = Werte von { $game }
workshop-title = { $game }: die Werte
workshop-text = Hier sind alle Werte, mit denen gespielt wird. Wer die Schachtel hat, gibt ein, was dort gedruckt ist: es wird sofort geprüft, und man kann damit spielen.
workshop-own = Deine Werte
workshop-name = Name deiner Werte
workshop-nothing = Noch ist nichts geändert.
workshop-good =
    { $n ->
        [one] Ein Wert geändert; damit lässt sich spielen.
       *[other] { $n } Werte geändert; damit lässt sich spielen.
    }
workshop-faults =
    { $n ->
        [one] Eines stimmt noch nicht:
       *[other] { $n } Dinge stimmen noch nicht:
    }
workshop-play = Damit spielen
workshop-share = Link erzeugen
workshop-link = Link zu diesen Werten
workshop-save = Als Datei speichern
workshop-file = Datei öffnen…
workshop-adopt = Als meine behalten
workshop-clear = Von vorn
workshop-kept = Was du eingibst, bleibt in diesem Browser. Eine Datei bringt es anderswohin, auch zu --components auf der Kommandozeile.
workshop-shared = Du siehst fremde Werte. Deine eigenen in diesem Browser bleiben, bis du diese behältst.
workshop-totals = Zusammen
workshop-show = Was gezeigt wird
workshop-all = Alle
workshop-uncertain = Nicht sicher
workshop-changed = Geändert
workshop-counts =
    { $changed ->
        [0] { $rows } Zeilen, { $uncertain } nicht sicher
       *[other] { $rows } Zeilen, { $uncertain } nicht sicher, { $changed } geändert
    }
workshop-none = Nichts dieser Art.
workshop-of = { " " }von { $row }
workshop-ours = unser Wert { $value }
certainty-certain = sicher
certainty-single = aus einer Quelle
certainty-reconstructed = rekonstruiert
certainty-changed = geändert
