### Bots that cannot be had, and what became of them.

bot-unknown = there is no bot '{ $bot }'; { $game } has { $bots }
bot-other-game = the bot '{ $bot }' does not play { $game }; { $game } has { $bots }
bot-unloadable = the bot '{ $bot }' cannot be loaded from { $place }: { $reason }
bot-no-kind = the bot '{ $bot }' cannot be used: { $place } is neither a class of bots nor a Kind
bot-unmakable = the bot '{ $bot }' cannot be made: { $reason }
bot-no-parameter = the bot '{ $bot }' has no parameter '{ $parameter }'; it has { $parameters }
bot-no-parameters = the bot '{ $bot }' has no parameter '{ $parameter }'; it has none
bot-parameter-form = '{ $text }' of the bot '{ $bot }' must read 'parameter=value'
bot-parameter-twice = the bot '{ $bot }' gets the parameter '{ $parameter }' twice
bot-no-file = there is no file { $file } with the bot '{ $bot }'
bot-not-there = { $file } has no bot '{ $bot }'; it has { $bots }
bot-none-there = { $file } has no bot '{ $bot }'; it has none
bot-file-broken = { $file } cannot be loaded: { $reason }
bot-seconds = a decision needs a number of seconds above 0, not { $seconds }
bot-slow = the bot '{ $bot }' took more than { $seconds } seconds
bot-hindered = the bot '{ $bot }' did not decide: { $reason }
bot-chose = the bot '{ $bot }' chose '{ $move }': { $reason }
bot-chose-beyond = the bot '{ $bot }' chose a number that is too large for a move
bot-failed = the bot '{ $bot }' failed with { $reason }
bot-illegal = the bot '{ $bot }' names no legal move
level-no-game = there are no levels for '{ $game }'; there are for { $games }
level-unknown = there is no level '{ $level }'; there are { $levels }
weights-unreadable = { $file } is no file of weights such as { $example }: { $reason }
weights-unknown = { $file } has the weight '{ $weight }', which { $level } of { $game } does not know
weights-missing = { $game } lacks the weights { $weights }
weights-left-over = { $game } does not know the weights { $weights }
program-command = the command of '{ $program }' cannot be read: { $reason }
program-no-command = exec: needs a command, as in exec:./mine
program-unknown = there is no program '{ $program }' that can be started
program-ended = the program '{ $program }' has ended
program-unasked = the program '{ $program }' wrote { $line } without being asked
program-slow = the program '{ $program }' did not answer within { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } seconds
program-answer = the program '{ $program }' answered { $answer }: { $reason }
program-unstartable = the program '{ $program }' cannot be started: { $reason }
expert-whole = { $parameter } of expert is '{ $text }', it must be a whole number above 0, at most { $most }
expert-number = { $parameter } of expert is '{ $text }', it must be a number above 0, at most { $most }
