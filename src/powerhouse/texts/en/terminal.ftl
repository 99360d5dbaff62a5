### The terminal, for every game.

terminal-your-move = { $name }, your move: a number of the list or its words.
terminal-more-moves = … { $moves } more: `moves` lists them all
terminal-example-number = the third move of the list
terminal-example-words = a move in words; unambiguous beginnings are enough
terminal-this-and-that = this, that
terminal-from-to = { $low } to { $high }
terminal-more-news = {"    "}… `log` tells more
terminal-agree = { $question } [y/n]
terminal-yes = y
terminal-example-several = several moves in one line: all are made, or none
terminal-place = place
terminal-player = player

## What was typed

input-menu = the list runs from 1 to { $most }, there is no { $number }
input-of-what = { $number } of what? Say for instance '{ $example }'
input-nothing-left = there is nothing left for '{ $move }'
input-ambiguous =
    { $more ->
        [0] '{ $said }' could be { $moves }
       *[other] '{ $said }' could be { $moves } and { $more } more
    }

## A sitting

terminal-greeting = { $game }: { $people }. `help` says what can be typed.
terminal-greeting-bots = { $game }: { $people } against { $bots }. `help` says what can be typed.
terminal-seated-bot = { $name } ({ $bot })
terminal-bot-failed = { $name }: { $failure }; a simpler one plays.
terminal-nothing-played = Nothing is played: move { $number } of the line, to { $move }, is not legal.
terminal-too-late = Not played, because the table changed first: { $moves }.
terminal-may-undo = May { $name } take back a move, { $names }?
terminal-no = No: { $reason }.
terminal-sentence = { $sentence }.
terminal-what-can-be-typed = `help` says what can be typed, `moves` lists the legal moves.
terminal-not-kept = The game is not kept: { $reason }.
terminal-saved = Saved as { $path }.
terminal-save-as = Save the record as (a file name, or Enter for no):
terminal-over = The game is over
terminal-winners =
    { $winners ->
        [one] { $names } wins.
       *[other] { $names } share the first place.
    }
terminal-kept = The game is kept in { $path };
terminal-reconstructed = { $told }: not read off the box. `powerhouse components { $game }` lists them, and --components FILE plays with yours.
terminal-resume = `powerhouse terminal --resume` goes on with it.
terminal-lesson-go-on = Enter goes on; `play-on` leaves the tutorial and plays on from here, `quit` keeps it for another day.
terminal-lesson-now = Now: { $moves }
terminal-lesson-kept = The tutorial is kept; `powerhouse learn { $game }` goes on with it.
terminal-lesson-over = From here on it is a game like any other, against beginners.
terminal-put-aside = The last game is now in { $path }.
terminal-not-put-aside = The last game in { $path } cannot be put aside: { $reason }.
undo-nothing-at-all = there is nothing to take back

## Commands

command-moves = all legal moves
command-why = why a move is not legal, with the clause of the rules
command-hint = what a bot would do; `hint do` does it
command-log = the last N lines of what happened ({ $lines })
command-undo = take back your last decision, or the last N
command-save = save the game as a record
command-help = this page (Enter alone draws the table again)
command-quit = leave; the game is kept, --resume goes on with it
terminal-legal = To { $move } is legal.
terminal-not-legal = To { $move } is not legal: { $reason }.
terminal-hint = The bot { $bot } would { $move }
terminal-hint-do = `hint do` does that for you.
terminal-why-which = say which move, as in `why pass`
terminal-undo-number = 'undo { $said }' must name a number of decisions

## The command line

folder-unmakable = { $path } cannot be made: { $reason }
file-is-folder = { $path } is a folder; name a file
file-no-record = { $path } is no record of a game and is left alone; name another file
file-unnamed = '{ $text }' names no file: whose home folder is that?
seats-too-few = { $people } people are named, but there are only { $seats } seats
seats-too-many-bots = { $bots } bots are named, but the seats left for them are { $seats }
seats-nobody = nobody in this game is called '{ $name }'; there are { $names }
resume-nothing = there is no game to go on with: { $path } does not exist
resume-other-game = { $path } is a game of { $found }, not of { $game }
resume-file = '{ $file }' is too much: a saved game goes with --resume
resume-keeps = a game that goes on keeps its players, options, cards and undo
hot-seat-name = --name is for one person at this screen, --hot-seat for several
option-form = '{ $text }' must read 'option=value', as in map=usa
hint-over = { $path } is a game that is over, there is nothing to decide
moves-need-out = --moves needs --out FILE.parquet
ray-address-needs-ray = --ray-address needs --engine ray
host-bot-form = '{ $text }' must read 'name=bot', as in mine=mine.py:MyBot
