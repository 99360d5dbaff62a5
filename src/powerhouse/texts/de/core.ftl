### What every game and every screen says: lists, moves that cannot be read, set-ups, records, taking back.

## Lists

list-next = { $told }, { $item }
list-all-of = { $told } und { $item }
list-one-of = { $told } oder { $item }
list-each-of = { $told }; { $item }
list-told-of = { $told } { $item }
list-beside-of = { $told } · { $item }

## Amounts and sentences as they stand alone

amount-more = +{ $amount }
amount-less = −{ $amount }
amount = { $amount }
sentence = { $said }.

## Sentences around others

seat = Platz { $number }
said-where = { $where }: { $said }
with-clause = { $said } ({ $clause })
illegal = { $reasons }
batch-move = Zug { $number } der Folge

## Stories

story-so-far = { $opening }, { $rest }
story-shortened = { $opening } … { $rest }
story-ended = { $opening } … { $rest }
story-behind = { $told }; { $rest }
news-move = { $name }: { $move }
news-reveal = { $reveal }

## Moves

move-empty = eine leere Zeile ist kein Zug
move-unknown = „{ $said }“ ist kein Zug: „{ $verb }“ ist kein Wort dieses Spiels
form-verb = „{ $verb }“ ist kein Verb dieses Spiels: { $verbs }
form-missing = der Form von „{ $verb }“ fehlt: { $names }
form-extra = die Form von „{ $verb }“ kennt nicht: { $names }
form-type =
    { $type ->
        [int] „{ $name }“ in der Form von „{ $verb }“ muss eine ganze Zahl sein
        [list] „{ $name }“ in der Form von „{ $verb }“ muss eine Liste von Wörtern oder Zahlen sein
       *[str] „{ $name }“ in der Form von „{ $verb }“ muss ein Wort sein
    }
form-long = die Form von „{ $verb }“ hat mehr als { $longest } Zeichen
form-other = kein Zug hat die Form von „{ $said }“; am nächsten kommt „{ $move }“
reveal-empty = eine leere Zeile deckt nichts auf
reveal-unknown = „{ $said }“ ist nichts, was dieses Spiel aufdeckt
move-needs-number = „{ $said }“ braucht eine ganze Zahl
move-number-high = „{ $said }“: { $number } ist mehr als { $highest }
move-number-range = „{ $said }“: die Zahl muss von { $lowest } bis { $highest } gehen, nicht { $number }
move-needs-one = „{ $said }“ braucht noch { $kind }: { $ids }
move-needs-listed = „{ $said }“ braucht eine von { $numbers }, nicht { $number }
refusal-over = das Spiel ist zu Ende
refusal-no-move = { $move } ist kein Zug dieses Spiels
game-over = das Spiel ist zu Ende
turn-of = { $actor } ist am Zug, nicht { $name }

## Tables

language-unknown = es gibt keine Texte in „{ $language }“; es gibt { $languages }
game-unknown = es gibt kein Spiel „{ $game }“; es gibt { $games }
setup-players = { $game } ist für { $lowest } bis { $highest } Spieler, nicht für { $players }
setup-no-option = { $game } hat keine Option „{ $option }“; es gibt { $options }
setup-option = die Option { $option } ist „{ $value }“, sie muss eine von diesen sein: { $values }
ruling-unknown = es gibt keine Auslegung „{ $ruling }“; es gibt { $rulings }, verbunden durch +, oder { $standard } ({ $clause })
ruling-twice = die Auslegungen nennen { $ruling } zweimal ({ $clause })
rules-unknown = dies wurde nach Version { $rules } der Regeln von { $game } begonnen, und dieses Programm kennt sie nur bis { $found }
names-number = { $players } Spieler brauchen { $players } Namen, es gibt { $names }
names-same = zwei Spieler können nicht denselben Namen haben
name-bad = „{ $name }“ kann kein Name sein: 1 bis 40 druckbare Zeichen, kein Doppelpunkt, nicht mit > # = am Anfang

standing = { $place }. { $name } ({ $figures })
standing-figure = { $value } { $figure }

## Taking back

undo-unknown = undo muss eines von { $policies } sein, nicht „{ $undo }“
undo-no-seat = es gibt keinen Platz { $seat }, nur { $seats }
undo-nothing = { $name } hat nichts zurückzunehmen
undo-agree = erst zustimmen müssen: { $names }
undo-revealed = „{ $text }“ wurde seitdem aufgedeckt und ist nicht mehr geheim
undo-decided = { $name } hat seitdem entschieden

## Bidding by itself

order-no-auction = dieses Spiel kennt keine Züge im Voraus
order-no-amount = ein Höchstgebot braucht einen Betrag
order-no-lot = gerade wird nichts versteigert: sag, wofür das gilt
order-not-on-offer = { $lot } ist nicht im Angebot

## Records and files

record-long = die Aufzeichnung hat { $lines } Zeilen, mehr als { $most }
record-wide = Zeile { $line } hat { $characters } Zeichen, mehr als { $most }
record-format = Zeile 1 muss „{ $format }“ sein
record-header-line = Zeile { $line } des Kopfes muss „name: value“ lauten, nicht „{ $text }“; eine leere Zeile beendet ihn
record-header-repeated = Zeile { $line } wiederholt „{ $name }“
record-header-unknown = der Kopf hat „{ $name }“, das hier nichts bedeutet; eine leere Zeile beendet den Kopf
record-header = der Kopf ist falsch
record-no-game = der Kopf nennt kein Spiel
record-rules = rules muss eine Zahl sein, nicht „{ $rules }“
record-other-components = die Aufzeichnung entstand mit dem Spielmaterial { $components }, hier ist es { $found }; waren es Werte einer eigenen Schachtel, nenne ihre Datei mit --components
record-other-file = die Aufzeichnung entstand mit dem Spielmaterial { $components }, das der Datei ist { $found }
record-figure = auf „{ $name }“ muss ein Wert als JSON folgen, nicht „{ $text }“
record-after-closing = Zeile { $line } steht hinter dem abschließenden „=“
record-line = Zeile { $line } muss „Name: move“ oder „> reveal“ lauten, nicht „{ $text }“
record-at = Zeile { $line }
record-nobody = hier heißt niemand „{ $name }“
record-over = das Spiel ist zu Ende, aber da steht „{ $text }“
record-no-reveal = hier wird nichts aufgedeckt, aber da steht „{ $text }“
record-illegal = „{ $text }“ ist nicht erlaubt: { $reasons }
record-ends = die Aufzeichnung endet, wo etwas aufgedeckt wird; es könnte sein: { $possible }
record-reveal = „{ $text }“ steht, wo etwas aufgedeckt wird; es könnte sein: { $possible }
record-changed = die Aufzeichnung wurde verändert: sie schließt mit { $closing }, nicht mit { $found }
file-unreadable = { $path } lässt sich nicht lesen: { $reason }
file-unwritable = { $path } lässt sich nicht schreiben: { $reason }
file-not-text = { $path } ist kein Text in UTF-8

## Figures of one's own box

components-unreadable = das Spielmaterial { $path } lässt sich nicht lesen: { $reason }
components-not-json = das Spielmaterial { $path } ist kein JSON: { $reason }
components-keys = es muss ein Objekt mit einigen dieser Schlüssel sein: { $keys }
components-large = das Spielmaterial { $path } ist größer als { $most } KB
components-other-game = die Werte sind für { $found }, nicht für { $game }
components-name = der Name der Werte muss ein Text sein
components-file = die Datei
components-no-place = den Wert „{ $place }“ gibt es nicht
components-too-many = höchstens { $most } Werte lassen sich ändern, hier sind es { $found }
components-unnamed-row = jede Zeile von { $where } braucht { $key }
components-row-twice = { $where } ersetzt { $key } { $row } mehrmals ({ $times })
components-choice = { $where } muss eines von { $choices } sein, nicht { $found }
components-range = { $where } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $found }
components-least = { $where } muss eine ganze Zahl ab { $least } sein, nicht { $found }
components-fixed = { $where } ist immer { $choices }, nicht { $found }
components-form = { $where } muss die Form { $form } haben, nicht { $found }
components-items = { $where } muss { $fewest } bis { $most } Einträge haben, nicht { $found }
components-no-game = sie sagt nicht, für welches Spiel sie ist: "game" muss eines von { $games } sein
components-second = für { $game } gibt es schon eine andere Datei
figures-name = „{ $name }“ kann nicht der Name von Werten sein: höchstens { $most } druckbare Zeichen
reconstructed-pieces = { $reconstructed } von { $pieces } Karten oder Plättchen sind rekonstruiert
figures-unnamed = ohne Namen
figures-own =
    { $values ->
        [one] eigene Werte: { $name } (ein Wert geändert)
       *[other] eigene Werte: { $name } ({ $values } Werte geändert)
    }
components-unfit = das Spielmaterial von { $game } passt nicht zusammen: { $reason }
components-no-key = { $where } ersetzt „{ $key }“, das es dort nicht gibt
components-no-row = { $where } ersetzt { $key } { $row }, das es dort nicht gibt
components-kind = { $where } muss { $kind } sein, nicht { $found }
components-table = eine Tabelle
components-list = eine Liste
components-text = ein Text
components-yes-or-no = ja oder nein
components-whole = eine ganze Zahl
components-number = eine Zahl
components-nothing = nichts

## Positions of games without a screen of their own

plain-yes = ja
plain-no = nein

## Charts

chart-facts = Dieser Tisch
column-fact = was
column-figure = Wert
chart-numbers = { $numbers }
