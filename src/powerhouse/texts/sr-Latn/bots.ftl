### Bots that cannot be had, and what became of them.

bot-unknown = nema bota „{ $bot }”; { $game } ima: { $bots }
bot-other-game = bot „{ $bot }” ne igra { $game }; { $game } ima: { $bots }
bot-unloadable = bot „{ $bot }” ne može da se učita ({ $place }): { $reason }
bot-no-kind = bot „{ $bot }” ne može da se koristi: { $place } nije ni klasa botova ni Kind
bot-unmakable = bot „{ $bot }” ne može da se napravi: { $reason }
bot-no-parameter = bot „{ $bot }” nema parametar „{ $parameter }”; ima: { $parameters }
bot-no-parameters = bot „{ $bot }” nema parametar „{ $parameter }”; nema nijedan
bot-parameter-form = „{ $text }” za bota „{ $bot }” mora da glasi „parameter=value”
bot-parameter-twice = bot „{ $bot }” dvaput dobija parametar „{ $parameter }”
bot-no-file = nema datoteke { $file } s botom „{ $bot }”
bot-not-there = { $file } nema bota „{ $bot }”; ima: { $bots }
bot-none-there = { $file } nema bota „{ $bot }”; nema nijednog
bot-file-broken = { $file } ne može da se učita: { $reason }
bot-seconds = za odluku treba broj sekundi veći od 0, a ne { $seconds }
bot-slow =
    { $seconds ->
        [one] botu „{ $bot }” je trebalo više od { $seconds } sekunde
        [few] botu „{ $bot }” je trebalo više od { $seconds } sekunde
       *[other] botu „{ $bot }” je trebalo više od { $seconds } sekundi
    }
bot-hindered = bot „{ $bot }” nije odlučio: { $reason }
bot-chose = bot „{ $bot }” je izabrao „{ $move }”: { $reason }
bot-chose-beyond = bot „{ $bot }” je izabrao broj koji je prevelik za potez
bot-failed = bot „{ $bot }” nije uspeo: { $reason }
bot-illegal = bot „{ $bot }” ne navodi nijedan dozvoljen potez
plan-none = za igru { $game } nema planova: uz njenu heuristiku nema spiska namera
policy-unreadable = { $file } nije datoteka strategije ({ $reason })
policy-other-game = { $file } je strategija za igru { $other }, a ne za { $game }
level-no-game = nema nivoa za „{ $game }”; ima ih za: { $games }
level-unknown = nema nivoa „{ $level }”; postoje: { $levels }
style-unknown = nema stila „{ $style }”; { $game } ima: { $styles }
style-none = { $game } nema stilova
coach-share = Kad se u mislima igra dalje, ovaj potez vam donosi { $share } % pobede.
coach-loses = „{ $move }”: po ovoj proceni izgubili biste oko { $loss }.
coach-loses-share = „{ $move }”: donelo bi vam { $share } %, { $loss } % manje.
coach-equal = „{ $move }”: bilo bi otprilike jednako dobro.
coach-unsure = „{ $move }”: potez je premalo razmotren da bi se o njemu sudilo.
weights-unreadable = { $file } nije datoteka s težinama kao { $example }: { $reason }
weights-unknown = { $file } ima težinu „{ $weight }”, a nju ne poznaje { $level } za { $game }
weights-missing = { $game } nema težine: { $weights }
weights-left-over = { $game } ne poznaje težine: { $weights }
program-command = komanda „{ $program }” ne može da se pročita: { $reason }
program-no-command = iza exec: treba komanda, kao exec:./mine
program-unknown = nema programa „{ $program }” koji može da se pokrene
program-ended = program „{ $program }” se završio
program-unasked = program „{ $program }” je bez pitanja ispisao { $line }
program-slow = program „{ $program }” nije odgovorio u roku (sekundi: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) })
program-answer = program „{ $program }” je odgovorio { $answer }: { $reason }
program-unstartable = program „{ $program }” ne može da se pokrene: { $reason }
expert-whole = { $parameter } za expert je „{ $text }”, a mora biti ceo broj veći od 0, najviše { $most }
expert-number = { $parameter } za expert je „{ $text }”, a mora biti broj veći od 0, najviše { $most }
