### What the table server refuses, and why.

problem-stale = the game has gone on since; look at the table again
problem-faster = somebody else was faster; look at the table again
problem-broken = something went wrong here; it is not your fault
problem-encoding = the text is not UTF-8
problem-nested = the body is nested too deeply
problem-storage = the database does not answer; nothing was changed, try again
problem-in-doubt = the database has not answered, and whether this was done is not known; look before you try again
problem-large = that is larger than this server takes
problem-empty = the request has no body; it takes JSON
problem-method = that cannot be done with this address; it takes { $allowed }
problem-host = this server is not '{ $host }'
problem-origin = this may be asked only from the server's own pages
problem-banned = the host of this server has shut you out
problem-too-fast = too many requests; wait a little

unknown-table = there is no such table
unknown-invitation = there is no such invitation
unknown-seat = there is no such seat
unknown-channel = there is no such channel for notices
unknown-feed = there is no such feed
unknown-device-link = this link has been used, or is older than ten minutes
unknown-seat-link = this link does not work: it is good once and for ten minutes; make a new one at the device where you play
unknown-welcome = this invitation does not work: it was used up, it is too old, or the host has taken it back
unknown-figures = there are no such figures: they may have been removed
unknown-puzzle = there is no such puzzle
unknown-page = there is no such page

forbidden-not-seated = you do not sit at this table
forbidden-not-your-seat = that is not your seat
forbidden-no-spectators = this table is not open to spectators
forbidden-owner-seats = only the owner of the table changes seats
forbidden-owner-closes = only the owner closes the table
forbidden-owner-shares = only the owner opens or closes the link to the replay
forbidden-metrics = the figures of this server are for its host
forbidden-uninvited = on this server only guests of the host make tables: ask the host for an invitation; at a table of somebody else you can sit down with the link to it
forbidden-muted = the host of this server has taken the word from you here
forbidden-talk = only those who sit at the table talk there
forbidden-record-hidden = while the game runs its record would show what is hidden; it can be had when the game is over
forbidden-fork-running = while the game runs nobody plays on from it elsewhere: its end would show what is hidden

conflict-waiting = the table waits for players
conflict-closed = the table is closed
conflict-other-rules = this table was begun with other rules or figures than this server has
conflict-name-taken = somebody is called { $name } already
conflict-full = all seats are taken
conflict-taken = that seat is taken
conflict-seat-changed = somebody else has changed that seat just now
conflict-over = the game is over
conflict-over-there = the game is over there; go back at least one move
conflict-present = { $name } is at the table
conflict-seeded = the cards of this table follow from the seed { $seed }, so that everybody can know what comes: look at the invitation again, and sit down if that is right
conflict-seated = while a game runs nobody takes a second seat
conflict-lesson-seats = in a tutorial the seats stay as they are
conflict-lesson-orders = in a tutorial the table bids for nobody
conflict-no-lesson = this table is no tutorial
conflict-no-limit = this table has no time limit, so there is nothing to stop
conflict-not-away-long = { $name } has been away for { $away } minutes; a bot or an open seat can be proposed after { $wanted }
conflict-playing = the game is not over
conflict-analysis-running = the game is not over; it can be analysed then
conflict-no-plan = there is no move to judge
conflict-not-judged = the plan could not be judged; try it once more

tables-of-visitor = you have { $tables } open tables; close one first
tables-of-server = this server has { $tables } open tables and takes no more now
tables-kept = this server keeps { $tables } tables and takes no more before old ones are removed
figures-not-json = this file is not JSON: { $reason }
figures-none = none of these values is other than ours
figures-large = the figures take { $size } KB, at most { $most } KB are kept
figures-of-server = this server keeps { $figures } sets of figures and takes no more before old ones are removed
replays-of-server = this server keeps { $replays } replays and takes no more before old ones are removed
analyses-of-visitor = { $analyses } games are being analysed for you, at most { $most } at once; wait until one is done
analyses-of-server = this server analyses { $most } games and takes no more now
seats-number = { $players } players need { $players } seats, there are { $seats }
rated-undo = a rated game is played with strict taking back
rated-seed = a rated game has no seed, and not { $seed }: who knows it can know what comes
rated-people = at a rated table one person plays at each screen, not { $people }
rated-figures = a rated table is played with the usual figures
undo-gone-on = the game has gone on since
undo-no-wish = nobody asks for that any more
undo-asked-first = { $name } asks to take back already: agree or refuse first
redo-nothing = there is nothing of yours that was just taken back
undo-over = the game is over, and what was hidden has been shown
chat-nothing = there is nothing to say in that
chat-too-many = this table has said its { $lines } lines
chat-at-once = somebody spoke at the same time; say it again
player-name = Player { $number }
live-too-many = too many connections
live-closing = the server stops; come back
live-banned = the host of this server has shut you out
live-no-ping = a ping was expected
pages-missing = The pages are not built
pages-missing-help = The table server runs, but its pages are missing. Build them with <code>make setup</code> and load this page again.
record-slow = the record is not read within { $seconds } seconds
record-unreadable = the record cannot be read
record-entries = the record has { $entries } entries, more than { $most }
record-not-text = the record is not a text in UTF-8

## Notices of turns

notice-turn = Your turn
notice-turn-text = { $game }, with { $names }
notice-turns = { $tables } tables wait for you
notice-line = { $title }: { $text }
notice-test = Powerhouse
notice-test-text = notices arrive here
feed-title = My tables in Powerhouse
feed-turn = Your turn: { $game }
feed-over = { $game }: the game is over
notice-address = that is no address of the form https://…
notice-https = { $host } must be reached by https
notice-chat = Telegram needs the number of a chat
notice-keys = these are no keys of a browser's push subscription
notice-unknown-host = nothing is known under the name { $host }
notice-private = { $host } is no public address; the host of this server can allow it
notice-unreachable = { $host } cannot be reached
notice-certificate = the certificate of { $host } is not trusted
notice-slow = { $host } has not answered within { $seconds } seconds
notice-status = { $host } answered with { $status }
notice-gone = { $host } answered with { $status }: notices are not taken there any more
notice-too-many = you have { $channels } ways of being told; remove one first
notice-test-soon = a notice was sent a moment ago; wait { $seconds } seconds

## What a link says of itself where it is shown

preview-home = Power Grid, its Card Game, Factory Manager and Pipeline in the browser: against bots at once, or with friends by a link. No account, a name is enough.
preview-join = You are invited to { $game }
preview-join-text = Open the link, say your name and take a seat.
preview-private = A table for those who sit at it.
preview-names = { $names }: { $where }
preview-nobody = Nobody yet
preview-heading = { $heading }
preview-over = the game is over; look through it move by move

## Starting it

database-unusable = the database cannot be used: { $reason }
database-newer = the database was written by another version of Powerhouse (it has revision { $revision }, which this one does not know): use that version or a newer one
serve-sqlite = { $workers } processes need PostgreSQL (--database URL); SQLite is for one
serve-folder = the data folder { $path } cannot be used: { $reason }
serve-folder-taken = another server keeps its tables in { $path }
serve-folder-taken-by = another server keeps its tables in { $path }: { $address }
serve-no-port = no port is free
serve-ended = a server process ended as soon as it was started
serve-key = { $path } has { $bytes } bytes, but the key of the cookies has { $wanted }: bring back the right file, or remove it, and everybody is a new visitor
serve-proxy = --proxy and --metrics take addresses and networks such as 10.0.0.7 or 10.0.0.0/8: { $reason }
serve-address = { $address } cannot be served: { $reason }

## What a server for others still needs

advice-near = In the local network it is { $address }/
advice-tls = TLS is missing: everything goes over the wire unencrypted, also the cookies that are the keys to seats. For people outside your own network serve at 127.0.0.1, put Caddy or nginx with a certificate before port { $port }, and name it with --proxy; docs/hosting.md has both set-ups.
advice-name = A public name is missing: the server answers to any. Say --name tables.example with the name under which people come, so that other sites cannot pass for it.
advice-limits = Limits are off: whoever comes may take all of this machine. Leave out --no-limits where strangers can come.

## Old tables

database-nothing-there = there is no { $path }; say where the tables are with --data or --database
prune-found =
    { $tables ->
        [0] No table is older than { $days } days.
        [one] One table is older than { $days } days.
       *[other] { $tables } tables are older than { $days } days.
    }
prune-done =
    { $tables ->
        [0] No table is older than { $days } days.
        [one] One table was removed.
       *[other] { $tables } tables were removed.
    }

## Backups

backup-exists = { $path } is there already; a backup needs a new file
backup-empty = there is nothing to back up: no server has used this database yet
backup-written =
    { $tables ->
        [one] { $path } has one table in { NUMBER($rows, useGrouping: 1) } rows.
       *[other] { $path } has { NUMBER($tables, useGrouping: 1) } tables in { NUMBER($rows, useGrouping: 1) } rows.
    }
restore-done =
    { $tables ->
        [one] One table in { NUMBER($rows, useGrouping: 1) } rows was brought back from { $path }.
       *[other] { NUMBER($tables, useGrouping: 1) } tables in { NUMBER($rows, useGrouping: 1) } rows were brought back from { $path }.
    }
restore-unreadable = { $path } cannot be brought back, and nothing was changed: { $reason }
restore-cut-off = it has no end, so a part is missing
restore-changed = it has been changed since it was written
restore-no-backup = it is no backup
restore-newer = the backup was written by another version of Powerhouse (its database has revision { $revision }, which this one does not know): use that version or a newer one
restore-other-key = { $path } is there already and is another key: restore into an empty folder (--data)
restore-not-empty = there is something in this database already: restore into an empty one
restore-served = a server uses this database: stop it first
