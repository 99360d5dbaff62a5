### Bots that cannot be had, and what became of them.

bot-unknown = es gibt keinen Bot „{ $bot }“; { $game } hat { $bots }
bot-other-game = der Bot „{ $bot }“ spielt { $game } nicht; { $game } hat { $bots }
bot-unloadable = der Bot „{ $bot }“ lässt sich nicht aus { $place } laden: { $reason }
bot-no-kind = der Bot „{ $bot }“ ist nicht brauchbar: { $place } ist weder eine Klasse von Bots noch ein Kind
bot-unmakable = der Bot „{ $bot }“ lässt sich nicht erzeugen: { $reason }
bot-no-parameter = der Bot „{ $bot }“ hat keinen Parameter „{ $parameter }“; er hat { $parameters }
bot-no-parameters = der Bot „{ $bot }“ hat keinen Parameter „{ $parameter }“; er hat gar keine
bot-parameter-form = „{ $text }“ beim Bot „{ $bot }“ muss „parameter=value“ lauten
bot-parameter-twice = der Bot „{ $bot }“ bekommt den Parameter „{ $parameter }“ zweimal
bot-no-file = es gibt keine Datei { $file } mit dem Bot „{ $bot }“
bot-not-there = { $file } hat keinen Bot „{ $bot }“; vorhanden: { $bots }
bot-none-there = { $file } hat keinen Bot „{ $bot }“; dort ist keiner
bot-file-broken = { $file } lässt sich nicht laden: { $reason }
bot-seconds = eine Entscheidung braucht eine Zahl von Sekunden über 0, nicht { $seconds }
bot-slow =
    { $seconds ->
        [one] der Bot „{ $bot }“ brauchte mehr als { $seconds } Sekunde
       *[other] der Bot „{ $bot }“ brauchte mehr als { $seconds } Sekunden
    }
bot-hindered = der Bot „{ $bot }“ hat nicht entschieden: { $reason }
bot-chose = der Bot „{ $bot }“ wählte „{ $move }“: { $reason }
bot-chose-beyond = der Bot „{ $bot }“ wählte eine Zahl, die für einen Zug zu groß ist
bot-failed = der Bot „{ $bot }“ ist gescheitert: { $reason }
bot-illegal = der Bot „{ $bot }“ nennt keinen erlaubten Zug
plan-none = für { $game } gibt es keine Pläne: bei seinen Heuristiken liegt keine Liste von Absichten
level-no-game = es gibt keine Stufen für „{ $game }“; es gibt sie für { $games }
level-unknown = es gibt keine Stufe „{ $level }“; es gibt { $levels }
style-unknown = es gibt keinen Stil „{ $style }“; { $game } hat { $styles }
style-none = { $game } hat keine Stile
coach-share = In Gedanken weitergespielt, bringt dir das { $share } % des Sieges.
coach-loses = „{ $move }“: nach dieser Rechnung verlörest du etwa { $loss }.
coach-loses-share = „{ $move }“: das brächte dir { $share } %, { $loss } % weniger.
coach-equal = „{ $move }“: das wäre etwa gleich gut.
coach-unsure = „{ $move }“: dieser Zug wurde zu wenig betrachtet, um darüber zu urteilen.
weights-unreadable = { $file } ist keine Datei mit Gewichten wie { $example }: { $reason }
weights-unknown = { $file } hat das Gewicht „{ $weight }“, das { $level } von { $game } nicht kennt
weights-missing = { $game } fehlen die Gewichte { $weights }
weights-left-over = { $game } kennt die Gewichte { $weights } nicht
program-command = der Befehl von „{ $program }“ ist nicht lesbar: { $reason }
program-no-command = exec: braucht einen Befehl, wie exec:./mine
program-unknown = es gibt kein Programm „{ $program }“, das sich starten lässt
program-ended = das Programm „{ $program }“ hat sich beendet
program-unasked = das Programm „{ $program }“ schrieb { $line }, ohne gefragt zu sein
program-slow = das Programm „{ $program }“ antwortete nicht in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } Sekunden
program-answer = das Programm „{ $program }“ antwortete { $answer }: { $reason }
program-unstartable = das Programm „{ $program }“ lässt sich nicht starten: { $reason }
expert-whole = { $parameter } von expert ist „{ $text }“, es muss eine ganze Zahl über 0 sein, höchstens { $most }
expert-number = { $parameter } von expert ist „{ $text }“, es muss eine Zahl über 0 sein, höchstens { $most }
