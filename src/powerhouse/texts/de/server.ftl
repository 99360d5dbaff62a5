### What the table server refuses, and why.

problem-stale = das Spiel ist inzwischen weitergegangen; sieh dir den Tisch noch einmal an
problem-faster = jemand anders war schneller; sieh dir den Tisch noch einmal an
problem-broken = hier ist etwas schiefgegangen; es liegt nicht an dir
problem-encoding = der Text ist nicht in UTF-8
problem-nested = der Inhalt ist zu tief verschachtelt
problem-storage = die Datenbank antwortet nicht; nichts wurde geändert, versuch es noch einmal
problem-in-doubt = die Datenbank hat nicht geantwortet, und ob es geschehen ist, weiß niemand; sieh nach, bevor du es wiederholst
problem-large = das ist größer, als dieser Server annimmt
problem-empty = die Anfrage hat keinen Inhalt; erwartet wird JSON
problem-method = das geht mit dieser Adresse nicht; sie nimmt { $allowed }
problem-host = dieser Server heißt nicht „{ $host }“
problem-origin = das geht nur von den eigenen Seiten des Servers aus
problem-banned = der Gastgeber dieses Servers hat dich ausgeschlossen
problem-too-fast = zu viele Anfragen; warte ein wenig

unknown-table = diesen Tisch gibt es nicht
unknown-invitation = diese Einladung gibt es nicht
unknown-seat = diesen Platz gibt es nicht
unknown-channel = diesen Weg für Nachrichten gibt es nicht
unknown-feed = diesen Feed gibt es nicht
unknown-device-link = dieser Link wurde schon benutzt oder ist älter als zehn Minuten
unknown-seat-link = dieser Link geht nicht: er gilt einmal und zehn Minuten lang; mach an dem Gerät, an dem du spielst, einen neuen
unknown-welcome = diese Einladung geht nicht: sie ist verbraucht, zu alt, oder der Gastgeber hat sie zurückgenommen
unknown-figures = diese Werte gibt es nicht; vielleicht wurden sie entfernt
unknown-page = diese Seite gibt es nicht

forbidden-not-seated = du sitzt nicht an diesem Tisch
forbidden-not-your-seat = das ist nicht dein Platz
forbidden-no-spectators = dieser Tisch ist nicht für Zuschauer offen
forbidden-owner-seats = nur wer den Tisch eröffnet hat, ändert Plätze
forbidden-owner-closes = nur wer den Tisch eröffnet hat, schließt ihn
forbidden-owner-shares = nur wer den Tisch eröffnet hat, öffnet oder schließt den Link zur Wiedergabe
forbidden-metrics = die Kennzahlen dieses Servers sind für seinen Gastgeber
forbidden-uninvited = auf diesem Server eröffnen nur Gäste des Gastgebers Tische: bitte ihn um eine Einladung; an den Tisch von jemand anderem kannst du dich mit dessen Link setzen
forbidden-muted = der Gastgeber dieses Servers hat dir hier das Wort entzogen
forbidden-talk = am Tisch reden nur die, die dort sitzen
forbidden-record-hidden = solange das Spiel läuft, würde die Aufzeichnung Verdecktes zeigen; es gibt sie nach dem Spielende
forbidden-fork-running = solange das Spiel läuft, spielt es niemand anderswo weiter: das Ende würde Verdecktes zeigen

conflict-waiting = der Tisch wartet auf Spieler
conflict-closed = der Tisch ist geschlossen
conflict-other-rules = dieser Tisch wurde mit anderen Regeln oder anderem Spielmaterial begonnen, als dieser Server hat
conflict-name-taken = { $name } heißt hier schon jemand
conflict-full = alle Plätze sind besetzt
conflict-taken = dieser Platz ist besetzt
conflict-seat-changed = jemand anders hat diesen Platz eben geändert
conflict-over = das Spiel ist zu Ende
conflict-over-there = dort ist das Spiel zu Ende; geh mindestens einen Zug zurück
conflict-present = { $name } ist am Tisch
conflict-seeded = die Karten dieses Tisches folgen aus dem Startwert { $seed }, sodass alle wissen können, was kommt: sieh dir die Einladung noch einmal an und setz dich, wenn das so richtig ist
conflict-seated = während eines Spiels nimmt niemand einen zweiten Platz
conflict-no-limit = dieser Tisch hat kein Zeitlimit, also gibt es nichts anzuhalten
conflict-not-away-long = { $name } ist seit { $away } min weg; ein Bot oder ein offener Platz kann nach { $wanted } min vorgeschlagen werden
conflict-playing = das Spiel ist noch nicht zu Ende

tables-of-visitor =
    { $tables ->
        [one] du hast { $tables } offenen Tisch; schließ ihn zuerst
       *[other] du hast { $tables } offene Tische; schließ zuerst einen
    }
tables-of-server =
    { $tables ->
        [one] dieser Server hat { $tables } offenen Tisch und nimmt jetzt keinen mehr an
       *[other] dieser Server hat { $tables } offene Tische und nimmt jetzt keine mehr an
    }
tables-kept =
    { $tables ->
        [one] dieser Server bewahrt { $tables } Tisch auf und nimmt keinen mehr an, bevor alte entfernt sind
       *[other] dieser Server bewahrt { $tables } Tische auf und nimmt keine mehr an, bevor alte entfernt sind
    }
figures-not-json = diese Datei ist kein JSON: { $reason }
figures-none = keiner dieser Werte ist anders als unsere
figures-large = die Werte brauchen { $size } KB, behalten werden höchstens { $most } KB
figures-of-server = dieser Server hat { $figures } Sätze von Werten und nimmt keine mehr, bis alte entfernt sind
rated-figures = ein gewerteter Tisch wird mit den üblichen Werten gespielt
replays-of-server =
    { $replays ->
        [one] dieser Server bewahrt { $replays } Wiedergabe auf und nimmt keine mehr an, bevor alte entfernt sind
       *[other] dieser Server bewahrt { $replays } Wiedergaben auf und nimmt keine mehr an, bevor alte entfernt sind
    }
seats-number = { $players } Spieler brauchen { $players } Plätze, es gibt { $seats }
rated-undo = ein gewertetes Spiel hat strenges Zurücknehmen
rated-seed = ein gewertetes Spiel hat keinen Startwert, auch nicht { $seed }: wer ihn kennt, kann wissen, was kommt
rated-people = an einem gewerteten Tisch spielt an jedem Bildschirm eine Person, nicht { $people }
undo-gone-on = das Spiel ist inzwischen weitergegangen
undo-no-wish = darum bittet niemand mehr
undo-asked-first = { $name } bittet schon darum zurückzunehmen: stimm erst zu oder lehne ab
redo-nothing = von dir wurde eben nichts zurückgenommen
undo-over = das Spiel ist zu Ende, und Verdecktes wurde gezeigt
chat-nothing = darin steht nichts
chat-too-many =
    { $lines ->
        [one] an diesem Tisch ist die eine Zeile ({ $lines }) gesagt
       *[other] an diesem Tisch sind alle { $lines } Zeilen gesagt
    }
chat-at-once = jemand hat gleichzeitig gesprochen; sag es noch einmal
player-name = Spieler { $number }
live-too-many = zu viele Verbindungen
live-closing = der Server hält an; komm wieder
live-banned = der Gastgeber dieses Servers hat dich ausgeschlossen
live-no-ping = erwartet wurde ein Ping
pages-missing = Die Seiten sind nicht gebaut
pages-missing-help = Der Server läuft, aber seine Seiten fehlen. Bau sie mit <code>make setup</code> und lade diese Seite neu.
record-slow =
    { $seconds ->
        [one] die Aufzeichnung wurde in { $seconds } Sekunde nicht gelesen
       *[other] die Aufzeichnung wurde in { $seconds } Sekunden nicht gelesen
    }
record-unreadable = die Aufzeichnung ist nicht lesbar
record-entries =
    { $entries ->
        [one] die Aufzeichnung hat { $entries } Eintrag, mehr als { $most }
       *[other] die Aufzeichnung hat { $entries } Einträge, mehr als { $most }
    }
record-not-text = die Aufzeichnung ist kein Text in UTF-8

## Notices of turns

notice-turn = Du bist am Zug
notice-turn-text = { $game }, mit { $names }
notice-turns =
    { $tables ->
        [one] { $tables } Tisch wartet auf dich
       *[other] { $tables } Tische warten auf dich
    }
notice-test = Powerhouse
notice-test-text = Nachrichten kommen hier an
feed-title = Meine Tische in Powerhouse
feed-turn = Du bist am Zug: { $game }
feed-over = { $game }: das Spiel ist zu Ende
notice-address = das ist keine Adresse der Form https://…
notice-https = { $host } muss über https erreichbar sein
notice-chat = Telegram braucht die Nummer eines Chats
notice-keys = das sind keine Schlüssel eines Browsers für Nachrichten
notice-unknown-host = unter dem Namen { $host } ist nichts bekannt
notice-private = { $host } ist keine öffentliche Adresse; der Gastgeber dieses Servers kann sie erlauben
notice-unreachable = { $host } ist nicht erreichbar
notice-slow =
    { $seconds ->
        [one] { $host } hat in { $seconds } Sekunde nicht geantwortet
       *[other] { $host } hat in { $seconds } Sekunden nicht geantwortet
    }
notice-status = { $host } antwortete mit { $status }
notice-gone = { $host } antwortete mit { $status }: dort werden keine Nachrichten mehr angenommen
notice-too-many =
    { $channels ->
        [one] du hast { $channels } Weg für Nachrichten; entferne ihn zuerst
       *[other] du hast { $channels } Wege für Nachrichten; entferne zuerst einen
    }
notice-test-soon =
    { $seconds ->
        [one] eben wurde eine Nachricht geschickt; warte { $seconds } Sekunde
       *[other] eben wurde eine Nachricht geschickt; warte { $seconds } Sekunden
    }

## What a link says of itself where it is shown

preview-home = Power Grid, das Kartenspiel dazu, Factory Manager und Pipeline im Browser: gleich gegen Bots oder mit Freunden über einen Link. Kein Konto, ein Name genügt.
preview-join = Du bist eingeladen: { $game }
preview-join-text = Öffne den Link, sag deinen Namen und nimm Platz.
preview-private = Ein Tisch für die, die daran sitzen.
preview-names = { $names }: { $where }
preview-nobody = Noch niemand
preview-heading = { $heading }
preview-over = das Spiel ist zu Ende; sieh es dir Zug für Zug an

## Starting it

database-unusable = die Datenbank ist nicht brauchbar: { $reason }
database-newer = die Datenbank stammt von einer anderen Version von Powerhouse (sie hat die Revision { $revision }, die diese nicht kennt): nimm jene Version oder eine neuere
serve-sqlite =
    { $workers ->
        [one] { $workers } Prozess braucht PostgreSQL (--database URL); SQLite ist für einen
       *[other] { $workers } Prozesse brauchen PostgreSQL (--database URL); SQLite ist für einen
    }
serve-folder = der Datenordner { $path } ist nicht brauchbar: { $reason }
serve-folder-taken = ein anderer Server hat seine Tische in { $path }
serve-folder-taken-by = ein anderer Server hat seine Tische in { $path }: { $address }
serve-no-port = kein Port ist frei
serve-ended = ein Prozess des Servers endete gleich nach dem Start
serve-key =
    { $bytes ->
        [one] { $path } hat { $bytes } Byte, der Schlüssel der Cookies aber { $wanted }: hol die richtige Datei zurück oder entferne sie, dann sind alle neue Besucher
       *[other] { $path } hat { $bytes } Bytes, der Schlüssel der Cookies aber { $wanted }: hol die richtige Datei zurück oder entferne sie, dann sind alle neue Besucher
    }
serve-proxy = --proxy und --metrics nehmen Adressen und Netze wie 10.0.0.7 oder 10.0.0.0/8: { $reason }
serve-address = { $address } lässt sich nicht bedienen: { $reason }

## What a server for others still needs

advice-near = Im lokalen Netz ist es { $address }/
advice-tls = TLS fehlt: alles geht unverschlüsselt über die Leitung, auch die Cookies, die Schlüssel zu Plätzen sind. Für Leute außerhalb deines Netzes biete es unter 127.0.0.1 an, stell Caddy oder nginx mit einem Zertifikat vor Port { $port } und nenne das mit --proxy; docs/hosting.md beschreibt beides.
advice-name = Ein öffentlicher Name fehlt: der Server antwortet auf jeden. Gib mit --name tables.example den Namen an, unter dem Leute kommen, damit andere Seiten sich nicht für ihn ausgeben.
advice-limits = Die Grenzen sind aus: wer kommt, kann den ganzen Rechner belegen. Lass --no-limits weg, wo Fremde kommen können.

## Old tables

database-nothing-there = { $path } gibt es nicht; sag mit --data oder --database, wo die Tische sind
prune-found =
    { $tables ->
        [0] Kein Tisch ist älter als { $days } Tage.
        [one] Ein Tisch ist älter als { $days } Tage.
       *[other] { $tables } Tische sind älter als { $days } Tage.
    }
prune-done =
    { $tables ->
        [0] Kein Tisch ist älter als { $days } Tage.
        [one] Ein Tisch wurde entfernt.
       *[other] { $tables } Tische wurden entfernt.
    }

## Backups

backup-exists = { $path } gibt es schon; eine Sicherung braucht eine neue Datei
backup-empty = es gibt nichts zu sichern: kein Server hat diese Datenbank bisher benutzt
backup-written =
    { $tables ->
        [one] { $path } hat einen Tisch in { NUMBER($rows, useGrouping: 1) } Zeilen.
       *[other] { $path } hat { NUMBER($tables, useGrouping: 1) } Tische in { NUMBER($rows, useGrouping: 1) } Zeilen.
    }
restore-done =
    { $tables ->
        [one] Ein Tisch in { NUMBER($rows, useGrouping: 1) } Zeilen wurde aus { $path } zurückgeholt.
       *[other] { NUMBER($tables, useGrouping: 1) } Tische in { NUMBER($rows, useGrouping: 1) } Zeilen wurden aus { $path } zurückgeholt.
    }
restore-unreadable = { $path } lässt sich nicht zurückholen, und nichts wurde geändert: { $reason }
restore-cut-off = das Ende fehlt, also auch ein Teil
restore-changed = es wurde verändert, seit es geschrieben wurde
restore-no-backup = es ist keine Sicherung
restore-newer = die Sicherung stammt von einer anderen Version von Powerhouse (ihre Datenbank hat die Revision { $revision }, die diese nicht kennt): nimm jene Version oder eine neuere
restore-other-key = { $path } gibt es schon, und es ist ein anderer Schlüssel: hol die Sicherung in einen leeren Ordner (--data)
restore-not-empty = in dieser Datenbank ist schon etwas: hol die Sicherung in eine leere
restore-served = ein Server benutzt diese Datenbank: halte ihn zuerst an
