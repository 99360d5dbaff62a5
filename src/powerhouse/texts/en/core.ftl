### What every game and every screen says: lists, moves that cannot be read, set-ups, records, taking back.

## Lists

list-next = { $told }, { $item }
list-all-of = { $told } and { $item }
list-one-of = { $told } or { $item }
list-each-of = { $told }; { $item }
list-told-of = { $told } { $item }
list-beside-of = { $told } · { $item }

## Amounts and sentences as they stand alone

amount-more = +{ $amount }
amount-less = −{ $amount }
amount = { $amount }
sentence = { $said }.

## Sentences around others

seat = seat { $number }
said-where = { $where }: { $said }
with-clause = { $said } ({ $clause })
illegal = { $reasons }
batch-move = move { $number } of the batch

## Stories

story-so-far = { $opening }, { $rest }
story-shortened = { $opening } … { $rest }
story-ended = { $opening } … { $rest }
story-behind = { $told }; { $rest }
news-move = { $name }: { $move }
news-reveal = { $reveal }

## Moves

move-empty = an empty line is no move
move-unknown = '{ $said }' is no move: '{ $verb }' is not a word of this game
form-verb = '{ $verb }' is not a verb of this game: { $verbs }
form-missing = the form of '{ $verb }' lacks { $names }
form-extra = the form of '{ $verb }' has no { $names }
form-type =
    { $type ->
        [int] '{ $name }' in the form of '{ $verb }' must be a whole number
        [list] '{ $name }' in the form of '{ $verb }' must be a list of words or numbers
       *[str] '{ $name }' in the form of '{ $verb }' must be a word
    }
form-long = the form of '{ $verb }' has more than { $longest } characters
form-other = no move has the form of '{ $said }'; nearest is '{ $move }'
reveal-empty = an empty line is nothing that a game reveals
reveal-unknown = '{ $said }' is nothing that this game reveals
move-needs-number = '{ $said }' needs one whole number
move-number-high = '{ $said }': { $number } is more than { $highest }
move-number-range = '{ $said }': the number must be from { $lowest } to { $highest }, not { $number }
move-needs-one = '{ $said }' needs one { $kind }: { $ids }
move-needs-listed = '{ $said }' needs one of { $numbers }, not { $number }
refusal-over = the game is over
refusal-no-move = { $move } is no move of this game
game-over = the game is over
turn-of = it is the turn of { $actor }, not of { $name }

## Tables

language-unknown = there are no texts in '{ $language }'; there are { $languages }
game-unknown = there is no game '{ $game }'; there are { $games }
setup-players = { $game } is for { $lowest } to { $highest } players, not { $players }
setup-no-option = { $game } has no option '{ $option }'; it has { $options }
setup-option = option { $option } is '{ $value }', it must be one of { $values }
ruling-unknown = there is no ruling '{ $ruling }'; there are { $rulings }, joined by +, or { $standard } ({ $clause })
ruling-twice = the rulings name { $ruling } twice ({ $clause })
rules-unknown = this was begun by version { $rules } of the rules of { $game }, and this program knows them only up to { $found }
names-number = { $players } players need { $players } names, there are { $names }
names-same = two players cannot have the same name
name-bad = '{ $name }' cannot be a name: 1 to 40 printable characters, no colon, not beginning with > # =

standing = { $place }. { $name } ({ $figures })
standing-figure = { $value } { $figure }

## Taking back

undo-unknown = undo must be one of { $policies }, not '{ $undo }'
undo-no-seat = there is no seat { $seat }, only { $seats }
undo-nothing = { $name } has nothing to take back
undo-agree = { $names } must agree first
undo-revealed = '{ $text }' has been revealed since, and cannot be unseen
undo-decided = { $name } has decided since

## Bidding by itself

order-no-auction = this game has no programmed moves
order-no-amount = a highest bid needs an amount
order-no-lot = nothing is being auctioned now: say for which lot this is meant
order-not-on-offer = { $lot } is not on offer

## Records and files

record-long = the record has { $lines } lines, more than { $most }
record-wide = line { $line } has { $characters } characters, more than { $most }
record-format = line 1 must be '{ $format }'
record-header-line = line { $line } of the header must read 'name: value', not '{ $text }'; an empty line ends it
record-header-repeated = line { $line } repeats '{ $name }'
record-header-unknown = the header has '{ $name }', which means nothing here; an empty line ends the header
record-header = the header is wrong
record-no-game = the header does not name a game
record-rules = rules must be a number, not '{ $rules }'
record-other-components = the record was played with components { $components }, these are { $found }; if they were those of somebody's own box, name their file with --components
record-other-file = the record was played with components { $components }, those of the file are { $found }
record-figure = '{ $name }' must be followed by a value as JSON, not '{ $text }'
record-after-closing = line { $line } comes after the closing '='
record-line = line { $line } must read 'Name: move' or '> reveal', not '{ $text }'
record-at = line { $line }
record-nobody = nobody here is called '{ $name }'
tutorial-none = { $game } has no tutorial
lesson-other-way = That may be done, but this lesson goes another way: { $moves }. Its text says why.
lesson-at-end = The tutorial ends here. Play on from here, and every move is yours.
undo-lesson = in a tutorial nothing is taken back
record-over = the game is over, but it says '{ $text }'
record-no-reveal = nothing is revealed here, but it says '{ $text }'
record-illegal = '{ $text }' is not legal: { $reasons }
record-ends = the record ends where something is revealed; it could be { $possible }
record-reveal = '{ $text }' stands where something is revealed; it could be { $possible }
record-changed = the record was changed: it closes with { $closing }, not { $found }
file-unreadable = { $path } cannot be read: { $reason }
file-unwritable = { $path } cannot be written: { $reason }
file-not-text = { $path } is not a text in UTF-8
system-no-file = No such file or directory
system-no-access = Permission denied
system-not-permitted = Operation not permitted
system-folder = Is a directory
system-no-folder = Not a directory
system-file-exists = File exists
system-disk-full = No space left on device
system-read-only = Read-only file system
system-long-name = File name too long
system-address-taken = Address already in use
system-no-address = Cannot assign requested address

## Figures of one's own box

components-unreadable = the components file { $path } cannot be read: { $reason }
components-not-json = the components file { $path } is not JSON: { $reason }
components-keys = it must be an object with some of the keys { $keys }
components-large = the components file { $path } is larger than { $most } KB
components-other-game = the figures are for { $found }, not for { $game }
components-name = the name of the figures must be a text
components-file = the file
components-no-place = there is no figure '{ $place }'
components-too-many = at most { $most } values can be changed, these are { $found }
components-unnamed-row = every row of { $where } must have its { $key }
components-row-twice = { $where } replaces { $key } { $row } { $times } times
components-choice = { $where } must be one of { $choices }, not { $found }
components-range = { $where } must be a whole number from { $least } to { $most }, not { $found }
components-least = { $where } must be a whole number of { $least } or more, not { $found }
components-fixed = { $where } is always { $choices }, not { $found }
components-form = { $where } must have the form { $form }, not { $found }
components-items = { $where } must have { $fewest } to { $most } entries, not { $found }
figures-name = '{ $name }' cannot be the name of figures: at most { $most } printable characters
components-no-game = it does not say for which game it is: "game" must be one of { $games }
components-second = another file has figures for { $game } already
reconstructed-pieces = { $reconstructed } of { $pieces } cards or tiles are reconstructed
figures-unnamed = without a name
figures-own =
    { $values ->
        [one] own figures: { $name } (one value changed)
       *[other] own figures: { $name } ({ $values } values changed)
    }
components-unfit = the components of { $game } do not fit together: { $reason }
components-no-key = { $where } replaces '{ $key }', which does not exist there
components-no-row = { $where } replaces { $key } { $row }, which does not exist there
components-kind = { $where } must be { $kind }, not { $found }
components-table = a table
components-list = a list
components-text = a text
components-yes-or-no = yes or no
components-whole = a whole number
components-number = a number
components-nothing = nothing

## Positions of games without a screen of their own

plain-yes = yes
plain-no = no

## Charts

chart-facts = This table
column-fact = what
column-figure = figure
chart-numbers = { $numbers }
