### Made of sr-Latn by tools/cyrillic.py.


### Bots that cannot be had, and what became of them.

bot-unknown = нема бота „{ $bot }”; { $game } има: { $bots }
bot-other-game = бот „{ $bot }” не игра { $game }; { $game } има: { $bots }
bot-unloadable = бот „{ $bot }” не може да се учита ({ $place }): { $reason }
bot-no-kind = бот „{ $bot }” не може да се користи: { $place } није ни класа ботова ни Kind
bot-unmakable = бот „{ $bot }” не може да се направи: { $reason }
bot-no-parameter = бот „{ $bot }” нема параметар „{ $parameter }”; има: { $parameters }
bot-no-parameters = бот „{ $bot }” нема параметар „{ $parameter }”; нема ниједан
bot-parameter-form = „{ $text }” за бота „{ $bot }” мора да гласи „parameter=value”
bot-parameter-twice = бот „{ $bot }” двапут добија параметар „{ $parameter }”
bot-no-file = нема датотеке { $file } с ботом „{ $bot }”
bot-not-there = { $file } нема бота „{ $bot }”; има: { $bots }
bot-none-there = { $file } нема бота „{ $bot }”; нема ниједног
bot-file-broken = { $file } не може да се учита: { $reason }
bot-seconds = за одлуку треба број секунди већи од 0, а не { $seconds }
bot-slow =
    { $seconds ->
        [one] боту „{ $bot }” је требало више од { $seconds } секунде
        [few] боту „{ $bot }” је требало више од { $seconds } секунде
       *[other] боту „{ $bot }” је требало више од { $seconds } секунди
    }
bot-hindered = бот „{ $bot }” није одлучио: { $reason }
bot-chose = бот „{ $bot }” је изабрао „{ $move }”: { $reason }
bot-chose-beyond = бот „{ $bot }” је изабрао број који је превелик за потез
bot-failed = бот „{ $bot }” није успео: { $reason }
bot-illegal = бот „{ $bot }” не наводи ниједан дозвољен потез
plan-none = за игру { $game } нема планова: уз њену хеуристику нема списка намера
policy-unreadable = { $file } није датотека стратегије ({ $reason })
policy-other-game = { $file } је стратегија за игру { $other }, а не за { $game }
level-no-game = нема нивоа за „{ $game }”; има их за: { $games }
level-unknown = нема нивоа „{ $level }”; постоје: { $levels }
style-unknown = нема стила „{ $style }”; { $game } има: { $styles }
style-none = { $game } нема стилова
coach-share = Кад се у мислима игра даље, овај потез вам доноси { $share } % победе.
coach-loses = „{ $move }”: по овој процени изгубили бисте око { $loss }.
coach-loses-share = „{ $move }”: донело би вам { $share } %, { $loss } % мање.
coach-equal = „{ $move }”: било би отприлике једнако добро.
coach-unsure = „{ $move }”: потез је премало размотрен да би се о њему судило.
weights-unreadable = { $file } није датотека с тежинама као { $example }: { $reason }
weights-unknown = { $file } има тежину „{ $weight }”, а њу не познаје { $level } за { $game }
weights-missing = { $game } нема тежине: { $weights }
weights-left-over = { $game } не познаје тежине: { $weights }
program-command = команда „{ $program }” не може да се прочита: { $reason }
program-no-command = иза exec: треба команда, као exec:./mine
program-unknown = нема програма „{ $program }” који може да се покрене
program-ended = програм „{ $program }” се завршио
program-unasked = програм „{ $program }” је без питања исписао { $line }
program-slow = програм „{ $program }” није одговорио у року (секунди: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) })
program-answer = програм „{ $program }” је одговорио { $answer }: { $reason }
program-unstartable = програм „{ $program }” не може да се покрене: { $reason }
expert-whole = { $parameter } за expert је „{ $text }”, а мора бити цео број већи од 0, највише { $most }
expert-number = { $parameter } за expert је „{ $text }”, а мора бити број већи од 0, највише { $most }
