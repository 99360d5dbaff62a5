### What the commands beside the terminal print.

## Tables and numbers in them

column-bot = bot
column-ahead = ahead
column-ahead-of = of
column-meetings = meetings
column-decisions = decisions a game
column-a-decision = a decision
column-longest = longest
column-a-game = a game
column-games = games
column-interval = 95 % interval
column-move = move
column-rating = rating
column-share = share
column-value = value
column-why = why
column-win-rate = win rate
column-wins = wins
column-luck = luck
column-adjusted = without luck
column-worth = a game is worth
count = { NUMBER($count, useGrouping: 1) }
share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
share-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rating-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
wins = { NUMBER($wins, maximumFractionDigits: 1) }
games-worth = { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } games
seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
milliseconds = { NUMBER($time, useGrouping: 1, maximumSignificantDigits: 3) } ms
seconds-of = { NUMBER($time, useGrouping: 1, maximumFractionDigits: 2) } s

## Bots against each other

arena-table = { $game }, { $players } players, { NUMBER($games, useGrouping: 1) } games of { NUMBER($deals, useGrouping: 1) } deals, each in all seats; par is { NUMBER($par, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-faults = { "" } faults: { NUMBER($faults, useGrouping: 1) }
arena-faults-are = faults: decisions of a bot that a simpler one had to make
arena-uneven = the last deal was not played in all seats: that takes a multiple of { $players } games
arena-adjusted = win rates less the luck of all that was revealed; a game of these tells as much as so many games of the plain win rate
arena-meetings = who ended before whom; a shared place counts one half
arena-thinking = thinking time
arena-clear = clear after { NUMBER($games, useGrouping: 1) } games: { $bot } is the best; the chance that this is wrong is at most { NUMBER($error, style: "percent", maximumFractionDigits: 0) }, however often one looks
arena-unclear = not clear after { NUMBER($games, useGrouping: 1) } games: no bot is surely better than every other
arena-finished = finished { NUMBER($games, useGrouping: 1) } in { seconds }
simulate-table = { $game }, { $players } players, { NUMBER($games, useGrouping: 1) } games
simulate-length = finished { NUMBER($games, useGrouping: 1) }, mean length { NUMBER($moves, maximumFractionDigits: 0) } moves
simulate-length-rounds = finished { NUMBER($games, useGrouping: 1) }, mean length { NUMBER($moves, maximumFractionDigits: 0) } moves, { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds
simulate-speed = { NUMBER($moves, useGrouping: 1) } moves in { seconds } ({ NUMBER($speed, maximumFractionDigits: 0) } games/s)
simulate-digest = digest { $digest }
run-interrupted = interrupted; the same command goes on with the games that are kept beside { $path }
run-more-failures =
    { $games ->
        [one] and { $games } more game with failures
       *[other] and { $games } more games with failures
    }
run-records = their records are in { $path }
run-speed = { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 1) } games/s
report-written =
    { $pictures ->
        [one] { $page }, and { $pictures } picture beside it
       *[other] { $page }, and { $pictures } pictures beside it
    }
bench =
    { $mode ->
        [compiled] { $game }, { $players } players, compiled: { bench-figures }
       *[interpreted] { $game }, { $players } players, interpreted: { bench-figures }
    }
bench-figures = { NUMBER($games, maximumFractionDigits: 0) } games/s, { NUMBER($moves, maximumFractionDigits: 0) } moves/s, { NUMBER($copies, maximumFractionDigits: 0) } copies/s (calibration { NUMBER($calibration, minimumFractionDigits: 3, maximumFractionDigits: 3) } s); at { $reference } s: { NUMBER($normalised_games, maximumFractionDigits: 0) } games/s, { NUMBER($normalised_copy, minimumFractionDigits: 2, maximumFractionDigits: 2) } µs a copy

## Games and bots

games-game = { $id }: { $name }, { $lowest } to { $highest } players
games-option = { "      " }{ $means }; { $usual } if not said
games-option-typed = { "      " }or { $means }
games-reconstructed = { "  " }reconstructed, not read from a rulebook (--components FILE replaces any of it):
components-title = { $game }, components { $hash }
components-marks = { $reconstructed } reconstructed, { $single } from a single source, ! changed; all others are certain
components-changed =
    { $values ->
        [one] { $name }: one value is other than ours
       *[other] { $name }: { $values } values are other than ours
    }
components-change = { "  " }{ $place }: { $value }, ours { $before }
bots-own = and your own: FILE.py:CLASS or exec:COMMAND

## A record

hint-asked = { $bot } is thinking
hint-title = { $heading }: for { $name }, { $bot } would { $move }
hint-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
record-told-game = { $game }, rules { $rules }, components { $components }
record-told-players = players: { $names }
record-told-options = options: { $options }
record-told-option = { $option } { $value }
record-told-counts = { $moves } moves and { $reveals } reveals, all as the rules allow
record-told-under-way = not over: { $heading }, { $name } is to decide
record-told-over = over: { $reason }
record-told-position = position { $digest }

## A server

server-missing = this command needs the extra 'server' ({ $package } is missing): make play brings it, or pip install '.[server]' in the folder of Powerhouse
serve-ready = Powerhouse serves { $address }
play-ready = Powerhouse is at { $address } (Ctrl+C stops it; your tables are kept)
play-running = Powerhouse is running already at { $address }

## The host of a server

host-column-table = table
host-column-game = game
host-column-status = status
host-column-changed = last change
host-column-names = names
host-column-seat = seat
host-column-name = name
host-column-kind = kind
host-column-visitor = visitor
host-column-act = act
host-column-subject = whom or what
host-column-until = until
host-column-note = note
host-column-invitation = invitation
host-column-uses = uses left
host-column-guests = guests
host-column-at = when
host-owner = made by { $visitor }
host-closed = Table { $table } is closed.
host-muted = { $visitor } is muted at all tables.
host-muted-at = { $visitor } is muted at table { $table }.
host-unmuted = { $visitor } may talk again.
host-banned = { $subject } is shut out.
host-unbanned = { $subject } may come again.
host-invitation = { $address }/welcome/{ $code }
host-uninvited = The invitation is taken back.
host-exported =
    { $tables ->
        [one] { $path } has all that is kept of this visitor, with one table.
       *[other] { $path } has all that is kept of this visitor, with { $tables } tables.
    }
host-forgotten = Nothing is kept of this visitor any more. Tables at which others go on: { $tables }; tables removed: { $removed }.
host-no-table = there is no open table { $table }
host-no-visitor = '{ $text }' is no visitor: give the id that `powerhouse host who TABLE` lists, or TABLE:SEAT
host-nobody-there = nobody sits at seat { $seat } of table { $table }
host-not-muted = { $visitor } is not muted there
host-not-banned = { $subject } is not shut out
host-which-invitation =
    { $found ->
        [0] no invitation begins with { $start }
       *[other] { $found } invitations begin with { $start }: say more of it
    }

## mcp

mcp-missing = the package mcp is missing: pip install '.[mcp]' brings it
mcp-no-table = there is no table { $table }: { $tables ->
    [0] none has been made
    [one] one has been made
   *[other] there are tables 1 to { $tables }
 }
mcp-too-many = there are { $most } tables already, as many as there can be
mcp-no-bots = the list of bots is empty; name one at least, as normal
mcp-no-seat = there is no seat { $seat }: seats are 0 to { $last }
mcp-other-seat = seat { $seat } is not yours: sit there first
mcp-not-turn = it is the turn of { $name }, which is not yours: wait for your turn
mcp-nobody = nobody sits at this table: take a seat first
mcp-no-rules = the rules of this game are not here: { $path } is missing
mcp-not-in-rules = “{ $wanted }” is not in the rules of { $game }

## dataset

dataset-ending = the positions go into a file that ends in { $ending }, not into { $path }
dataset-empty = no game came to its end, so there is nothing to write
dataset-needs-rl = numpy is missing: pip install '.[rl]' brings what is needed
dataset-terms = there is no such action space: { $reason }
dataset-unreadable = { $path } is no file of positions with its card beside it ({ $reason })
dataset-written = { $rows ->
    [one] one position is in { $path }
   *[other] { $rows } positions are in { $path }
 }
policy-examples = { $games } of { $all } games to imitate have been played
policy-epoch = epoch { $epoch } of { $epochs }: { NUMBER($agreement, style: "percent", maximumFractionDigits: 1) } of the decisions are those of hard
policy-measured = after { $steps } steps: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the wins against three of { $bot }, ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) }
policy-restored = goes on after { $steps } steps
policy-other-lessons = { $folder } holds a course with other settings: name another folder, or the settings it began with
policy-too-few = { $name } must be 1 at least, not { $given }
policy-few-games = { $fewest } games at least are needed to imitate, not { $games }
policy-needs-torch = { $package } is missing: make learning brings what is needed
policy-written = { $path } is the policy: as a bot it is policy:{ $path }
