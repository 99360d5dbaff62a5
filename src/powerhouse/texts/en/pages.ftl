### The pages in a browser, and the plain board that serves any game.

## Everywhere

app = Powerhouse
home = To the first page
loading = One moment…
close = Close
cancel = Cancel
no = No
you = you
copy = Copy
copied = Copied
copy-byhand = The browser does not let the page copy: the link is selected, copy it yourself.

## What went wrong

error-status = The server answered with { $status } and no reason.
error-unreachable = The server cannot be reached. Try again in a moment.
lost-title = Nothing here
lost-text = This address leads to no table.
lost-home = To the first page

## The first page

fan-made = An unofficial fan-made implementation. Not affiliated with 2F-Spiele, Capstone Games or any other publisher of these games.
home-title = A table for the energy games
home-text = Choose a game and play against bots at once, or open a table and send your friends a link. No account, a name is enough.
home-bots =
    { $n ->
        [one] Play against a bot
        [2] Play against two bots
        [3] Play against three bots
        [4] Play against four bots
        [5] Play against five bots
       *[other] Play against { $n } bots
    }
home-novice = Until you have finished a game, the bots are beginners.
home-new = New table
home-learn =
    { $minutes ->
        [0] Learn it
       *[other] Learn it in { $minutes } min
    }
home-learn-help = A first game with a teacher, click by click
table-learning = Tutorial
lesson-title = Lesson { $number } of { $lessons }
lesson-go-on = Go on
lesson-play-on = Play on from here
lesson-play-on-help = Leave the tutorial: from here on you play against beginners
lesson-play-on-sure = Leave the tutorial and play on from here?
lesson-fold = Fold the lesson
lesson-unfold = Show the lesson
home-mine = My tables
home-past = My finished games
home-past-empty = What you have played to the end stands here.
home-puzzles = A puzzle a day, for each game
home-watch = Tables to watch
home-watch-empty = Nobody plays in public right now.
home-record = Open a .game file as a replay, or drop it anywhere

## My games

mine-title = My games
mine-all = All my games
mine-title-long = All my games, results, rating and notices
mine-waiting =
    { $n ->
        [0] No table waits for you
        [one] One table waits for you
       *[other] { $n } tables wait for you
    }
mine-running = Tables that go on
mine-place = Place { $place } of { $players }
mine-older = Older games
next-table = Next table that waits
next-none = No table waits for you.
next-none-other = No other table waits for you.
profile-title = Profile
profile-save = Save
profile-saved = Saved.
profile-help = Kept for this browser, and for every device that you bring along.
rated = Rated
rated-yes = The game counts
rated-want = My games at rated tables count
rated-want-help = At rated tables people and bots of this server are rated. Who wants it stands in the list with a name; for all others nothing changes.
rated-table = Rated game
rated-table-help = Counts for those who want a rating; decisions are taken back strictly, and there is no seed.
rating-own =
    { $n ->
        [one] { $rating } after one game
       *[other] { $rating } after { $n } games
    }
ratings-title = Ratings
ratings-player = Player
ratings-rating = Rating
ratings-games = Games
ratings-empty = Nobody has been rated in this game yet.
device-make = Bring another device along
device-help = The link works once, and for ten minutes. Whoever opens it is you: your tables, your name, your rating.
device-link = Link for another device
device-title = Bring this device along
device-take-help = This browser becomes the same player as the one the link comes from. Tables of its own come along.
device-take = This is my device

## Notices of turns

notices-title = Tell me when it is my turn
notices-help = Once a turn, not while you look at the table, and not where only bots wait.
push-here = Tell me on this device
push-unsupported = This browser cannot be told here: it takes an address with https, and leave to show notices.
push-failed = The browser's service for notices does not answer. Try again later.
webhook-add = Send it elsewhere (Discord, Telegram, a program)
webhook-kind = Kind
webhook-address = Address
webhook-chat = Number of the chat
webhook-save = Add
webhook-help-discord = The address of a webhook, from the settings of a channel.
webhook-help-telegram = The address at which your bot sends messages; it begins with https://api.telegram.org/bot and ends in /sendMessage.
webhook-help-json = Any address that takes JSON by POST.
channel-push = A browser
channel-discord = Discord
channel-telegram = Telegram
channel-json = JSON
channel-name = { $kind } ({ $host })
channel-every-of = How often: { $name }
channel-every-turn = each turn
channel-every-hour = once an hour, all tables
channel-every-day = once a day, all tables
channel-off = Switched off: { $reason }. Choose how often, and it is on again.
channel-try = Try it
channel-sent = Sent.
channel-added = Added.
channel-remove = Remove
channel-remove-of = Remove { $name }
feed-heading = Feed of my tables
feed-help = For a feed reader (Atom). The address is a secret: whoever knows it sees which tables wait for you.
feed-make = Make a feed
feed-renew = New address, the old one ends

## What a game says of itself

about-players = { $least } to { $most } players
about-players-only =
    { $n ->
        [one] one player
       *[other] { $n } players
    }

## Names

name-yours = Your name
name-default = Guest
name-example = Anna
name-of = Name on seat { $seat }
name-missing = A person needs a name.
name-long = The name has { $length } characters, { $most } fit.
name-twice = { $name } sits here twice; two players need two names.

## A new table

new-title = New table
new-game = Game
new-players = Players
new-seats = Seats
new-manners = Manners
new-seed = Seed
new-seed-none = none
new-seed-help = Without a seed nobody can foresee the cards. The same seed deals the same game again.
new-seed-bad = A seed is a whole number of up to 15 digits, not '{ $seed }'.
new-start = Start the game
new-open = Open the table
new-reconstructed = Some figures are not from the box
new-reconstructed-help = No rulebook shows these; they were worked out so that they fit the rest:
new-option-own = Choose…
new-option-more = More options

## Seats and bots

seat-kind-person = Person
seat-kind-bot = Bot
seat-kind-open = Open
seat-kind-open-help = for whoever gets the link
bot-random = Random
bot-greedy = Greedy
bot-beginner = Beginner
bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-expert = Expert
bot-teacher = The teacher

## Time

time-title = Time
time-minutes = { $minutes }:{ $seconds }
time-hours = { $hours } h { $minutes } min
time-days = { $days } d { $hours } h
span-minutes =
    { $n ->
        [one] a minute
       *[other] { $n } minutes
    }
span-hours =
    { $n ->
        [one] an hour
       *[other] { $n } hours
    }
span-days =
    { $n ->
        [one] a day
       *[other] { $n } days
    }
time-used = used { $time }
time-left = left { $time }
time-used-by = { $name } has used { $time }
time-left-of = { $name } has { $time } left
time-own = You have { $time } left
time-low = Less than a minute is left.
time-decided =
    { $n ->
        [one] a bot decided once
       *[other] a bot decided { $n } times
    }
time-wish = Time: { $what }
time-limit = Time for each player
time-preset-none = No limit
time-preset-live = Live
time-preset-evening = An evening
time-preset-slow = Over weeks
time-limit-none = The time that each player takes is shown, and that is all.
time-limit-help = { $bank } for the game, and { $round } more with every round. Who runs out of time does not lose: a bot makes that decision.
time-limit-short = { $bank }, and { $round } a round
time-up = Who runs out of time does not lose: a bot ({ $bot }) makes that decision.
time-bot = When it runs out, this bot decides
pause-ask = Stop the clocks
pause-asked = { $name } would like to stop the clocks.
pause-waiting = You asked to stop the clocks; the others have not all agreed yet.
pause-on = The clocks stand still.
pause-end = Let them run
absence-after = Others may propose a bot for who is away
absence-usual = after the server's usual time
absence-help = All who are there must agree, and whoever comes back takes the seat again.

## The table

table-title = Seats and table
table-waiting =
    { $n ->
        [one] one seat open
       *[other] { $n } seats open
    }
table-seed = The cards follow from the seed { $seed }: who knows it can know what comes.
table-over = The game is over
table-closed = Closed
table-closed-help = The owner has closed this table.
table-close = Close the table
table-close-sure = Nobody can go on playing here.
table-close-yes = Close it

## Before the start

waiting-title =
    { $n ->
        [one] Waiting for one more player
       *[other] Waiting for { $n } more players
    }
waiting-help = The game starts when the last seat is taken.
waiting-fill =
    { $n ->
        [one] Put a bot on the open seat and start
       *[other] Put bots on the { $n } open seats and start
    }
invite-title = Invite
invite-help = Whoever opens this link can sit down.
invite-link = Invitation link
invite-alone = Only this machine can reach the server. For friends in your network start it with
invite-serve = powerhouse serve --host 0.0.0.0
invite-qr = The invitation link as a QR code
join-title = You are invited to a table
join-seats = Who sits here
join-facts = What is played
join-take = Take a seat
join-sit = Sit down
join-which = Seat
join-full = All seats of this table are taken.
join-watch = Watch the game
join-go = To the table
join-seated = You sit at this table already.

## Who sits where

seat-number = Seat { $seat }
seat-open = Open
seat-bot = Bot, { $bot }
seat-yours = You, on this device
seat-present = At the table
seat-absent = Away
seat-level = Level of the bot: { $name }
seat-free = Take the bot out
seat-stood = A bot plays for { $name }.
seat-back = Take my seat back
seat-opened = While { $name } was away the seat was opened; nobody has taken it yet.
seat-away-bot = { $name } seems to be away: at { $time } a bot plays on, unless { $name } comes back.
seat-away-open = { $name } seems to be away: at { $time } the seat opens, unless { $name } comes back.
seat-give = Let a bot play
propose-bot = Propose a bot
propose-open = Propose to open the seat
proposal-bot = { $away } has been away for long: { $name } proposes that a bot ({ $bot }) plays on.
proposal-open = { $away } has been away for long: { $name } proposes to open the seat.
seat-move = Move to another device
seat-move-help = Open this link on the other device: it works once, within ten minutes. It is a key to the seat, so keep it to yourself.
seat-move-link = Link to the seat of { $name }
seat-take-title = Take the seat to this device
seat-take-help = You go on playing here; the other device then only watches.
seat-take = Play here
welcome-title = You are the host's guest
welcome-help = With this invitation you may make tables on this server, from this browser. It counts when you take it.
welcome-take = Take the invitation

## Whose turn, and the places of the table

turn-yours = Your turn
turn-theirs = { $name } to act
title-turn = ● Your turn
watching = Watching
board = Board
zoom-in = Closer
zoom-out = Farther
zoom-whole = Whole board
market = Market
players = Players
sheets = Market, players, log
sheets-low = Market and log
sheet-news = news
talk = Log and chat
log = Log
since = Since your last decision
since-nothing = Nobody else has decided yet.
since-flow = { $name } paid { $paid } and got { $got }
log-look = Show the position after this
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-unread = unread

## Companies, on more than one board

company-hidden = hidden
company-money = { $money } elektro
company-acts = to act
company-waits = still to act
company-bought = bought
company-done = done
company-passed = passed
company-leads = holds { $bid }
company-bidding = bidding
company-out = out
auction-amount = Your bid
auction-bid = Bid { $amount }
auction-open = Open with { $amount }
auction-pass = Pass
auction-upTo = up to
auction-upTo-title = The highest amount the table bids for you, one above the others each time
auction-upTo-set = Bid for me
auction-passAuction = Pass this auction
auction-passRound = Pass this round
sums-have = have
sums-cost = cost
sums-earn = earn
sums-left = left

## Pages older than the server

renewal = The server has a newer version of these pages.
renewal-now = Load it

## The live connection

connection-waiting = connection lost, trying again…
connection-closed = not connected
connection-closing = The server restarts; the table goes on in a moment.

## Acting: plans, hints, taking back

plan-confirm = Confirm
plan-clear = Clear
plan-clear-help = Clear the plan (Esc)
primary-key = Enter, or Ctrl Enter wherever the focus is
plan-stopped-reveal = No more can be planned: the last move turns something up.
plan-stopped-turn = No more can be planned: after the last move somebody else decides.

hint = Hint
hint-help = What the strongest bot at hand would do (H)
hint-thinking = A bot is thinking about your move…
hint-says = { $bot } would do this:
hint-do = Do it
undo = Undo
undo-help = Take back your last decision (U)
undo-along =
    { $n ->
        [one] This takes back one decision of others too.
       *[other] This takes back { $n } decisions of others too.
    }
undo-sure = Take back
redo = Redo
redo-help = Make again what you just took back (R)
skip = To my turn
skip-help = The bots play on without a pause until somebody is to decide (S)
past-look = This is how it was.
past-back = Back to the game
undo-policy = Taking back
undo-free = Free
undo-free-help = Everybody may take back their last decision at any time.
undo-ask = Ask
undo-ask-help = The others have to agree.
undo-strict = Strict
undo-strict-help = Only until somebody else decides or something is turned up.
undo-asked = { $name } would like to take the last decision back.
undo-grant = Agree
undo-refuse = Refuse
undo-waiting = You asked to take back; the others have not all agreed yet.
undo-withdraw = Never mind
watch-policy = Watchers
watch-allow = Others may watch this table
watch-on = Welcome
watch-off = Nobody
watch-on-help = Everybody may look on; hidden things stay hidden.
watch-off-help = Only who sits here sees the table.
watch-link = Link for watchers
watchers = Watching: { $names }
watchers-guests =
    { $n ->
        [one] a guest
       *[other] { $n } guests
    }
share-title = Link to the replay
share-allow = Everybody with the link may look through the finished game
share-copy = Copy public link
share-copied = Link copied
share-help = Everybody with this link may look through the game
share-later = The link works when the game is over; until then nothing is shown.

## Bids and what the table does by itself

order-bid-max = Bids for you up to { $amount }
order-pass-auction = Passes this auction for you
order-pass-round = Passes this round for you
order-remove = Stop: { $order }

bid-amount = Your bid, { $least } to { $most }
bid-less = One less
bid-more = +1, one more
bid-bid = Bid { $amount }
bid-range = Not { $typed }: a bid is a whole number from { $least } to { $most }.
bid-sure = { $amount } is more than half of your { $money } and { $over } over what is bid. Do you mean it?

## One screen for several

curtain-pass = Pass the device to { $name }
curtain-help = The table is hidden until the next player takes over.
curtain-ready = I am { $name }

## The end

end-won = You win
end-wins = { $name } wins
end-share = { $names } share the first place
end-tie = a tie, decided by { $figure }
end-standings = Standings
end-place = Place
end-player = Player
end-board = Look at the board
end-picture = The board as it is at the end
end-figures = Figures of the last round
rematch = Rematch
rematch-go = To the rematch
record-download = Download
plot-rounds = rounds played
plot-hidden = hidden

## Looking back

replay = Replay
analysis = Analysis
puzzles = Puzzles
replay-position = position { $at } of { $last }
replay-slider = Position in the game
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-link = Link
replay-copied = The link to this position is copied.
replay-fork = Play on from here
drop-here = Drop the .game file: it opens as a replay
drop-opening = Reading { $name }…
drop-large = The file has { $size } MB, a record has at most { $most } MB.

## The rules

rules = Rules
rules-search = Search the rules
rules-hits = { $at } of { $hits }
rules-no-hit = not found
rules-next = Next hit
rules-previous = Previous hit
rules-here = At this table
rules-missing = This game has no rules page here.
rules-clause = Rules: { $clause }
rules-copy = Copy the link to this clause
rules-copied = The link to { $clause } was copied.

## Settings

settings = Settings
settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-language = Language
settings-sound = Sound
settings-notices = Notify me when it is my turn
settings-notices-denied = The browser does not allow notices for this page; its own settings can change that.
settings-notices-unknown = This browser has no notices.
settings-pace = Pace of the bots
settings-pace-calm = Calm
settings-pace-brisk = Brisk
settings-pace-at-once = At once
settings-curtain = Hide the table between turns
my-data = My data
my-data-kept = The server knows you by a random number that this browser keeps, and has with it your seats, names, moves and what you said at tables. There is no account, no e-mail address and no password.
my-data-have = Download it
my-data-delete-help = If you have it deleted, games with others go on: a bot plays for you, your name is replaced, and what you said is gone. Tables without others are removed.
my-data-delete = Delete it
my-data-sure = It cannot be brought back, and you lose all your seats.
my-data-delete-now = Delete everything now

## Keys

keys = Keys
keys-confirm = What the gold button says
keys-anywhere = What the gold button says, wherever the focus is
keys-clear = Clear the plan
keys-back = Take the last step out of the plan
keys-undo = Take back the last decision
keys-redo = Make again what was just taken back
keys-skip = Let the bots play on to your turn
keys-hint = Hint
keys-chat = Write in the chat
keys-log = Show the log
keys-table = Seats and table
keys-rules = Rules beside the board
keys-sound = Sound on or off
keys-next-puzzle = The next puzzle
keys-next = The next table that waits for you
keys-walk = From place to place on the board
keys-help = This list
keys-step = One step back or on
keys-round = A round back or on
keys-ends = To the beginning or the end
keys-play = Play or pause
key-cap-enter = Enter
key-cap-ctrl = Ctrl
key-cap-esc = Esc
key-cap-backspace = Backspace
key-cap-left = ←
key-cap-right = →
key-cap-up = ↑
key-cap-down = ↓
key-cap-question = ?
key-cap-home = Home
key-cap-end = End
key-cap-space = Space
key-cap-u = U
key-cap-b = B
key-cap-r = R
key-cap-s = S
key-cap-h = H
key-cap-c = C
key-cap-l = L
key-cap-t = T
key-cap-m = M
key-cap-p = P
key-cap-n = N
shortcuts = { keys } ({ key-cap-question })

## The plain board

plain-yours = Your turn: choose, then confirm.
plain-yours-ask = Your turn: { $ask }. Choose, then confirm.
plain-typed = Your turn: say your move, then confirm.
plain-waiting = { $name } to act.
plain-waiting-ask = { $name } to act: { $ask }.
plain-over = The game is over.
plain-more = Go on, or confirm.
plain-full = Confirm, or clear: more cannot be planned.
plain-planned = Planned
plain-remove = Take { $move } out of the plan
plain-choices = What you can do
plain-find = Find among { $n }
plain-found = { $found } of { $n }
plain-none = Nothing here has '{ $typed }' in it.
plain-move = Your move
plain-add = Plan it
plain-facts = Position
plain-nothing = Nothing else is to be seen.
plain-acts = to act
plain-you = you
plain-empty = –
plain-fact = { $name } { $value }
plain-list = { $parts }
plain-hidden = hidden
plain-times = ×{ $count }
plain-all = Show all { $n }
plain-fewer = Show fewer

## The workshop: figures of one's own box

figures = Figures
figures-ours = Ours
figures-here = Here
figures-place = Figure
figures-help = At this table these figures are those of somebody's box; all others are ours.
figures-reconstructed-help = No source tells these figures, so they were worked out to fit the rest. Who has the box can type in what is printed there.
figures-understood = Understood
home-reconstructed = Who has the box can type in what is printed there:
workshop = Workshop
workshop-open = Figures of { $game }
workshop-title = { $game }: the figures
workshop-text = Here are all figures with which the game is played. If you have the box, type in what is printed there: it is checked at once, and you can play with it.
workshop-own = Your figures
workshop-name = Name of your figures
workshop-nothing = Nothing is changed yet.
workshop-good =
    { $n ->
        [one] One value changed; it can be played with.
       *[other] { $n } values changed; they can be played with.
    }
workshop-faults =
    { $n ->
        [one] One thing is not right yet:
       *[other] { $n } things are not right yet:
    }
workshop-play = Play with these
workshop-share = Make a link
workshop-link = Link to these figures
workshop-save = Save as a file
workshop-file = Open a file…
workshop-adopt = Keep them as mine
workshop-clear = Start over
workshop-kept = What you type is kept in this browser. A file takes it elsewhere, also to --components on the command line.
workshop-shared = You look at somebody's figures. Your own in this browser stay as they are until you keep these.
workshop-totals = What they come to
workshop-show = What is shown
workshop-all = All
workshop-uncertain = Not certain
workshop-changed = Changed
workshop-counts =
    { $changed ->
        [0] { $rows } rows, { $uncertain } not certain
       *[other] { $rows } rows, { $uncertain } not certain, { $changed } changed
    }
workshop-none = Nothing of this kind.
workshop-of = { " " }of { $row }
workshop-ours = ours { $value }
certainty-certain = certain
certainty-single = from one source
certainty-reconstructed = reconstructed
certainty-changed = changed
