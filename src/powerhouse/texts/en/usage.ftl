### What `--help` says: `usage-COMMAND`, and what its arguments and options mean.

usage = Play, simulate and study the energy board games.
usage-lang = The language of all texts, as `ru`; that of the system if not said.

## Around the help, and what was mistyped

usage-title = Usage:
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-required = [required]
usage-help = Show this message and exit.
typed-command = there is no command '{ $command }'; `powerhouse --help` lists them
typed-command-near = there is no command '{ $command }'; perhaps { $near }?
typed-option = there is no option { $option } here; `--help` lists those there are
typed-option-near = there is no option { $option } here; perhaps { $near }?
typed-option-empty = { $option } needs a value
typed-option-full = { $option } takes no value
typed-missing = { $what } is missing; `--help` says what it is
typed-more = too much was typed: { $arguments }
typed-value = { $what }: { $wrong }
typed-whole = must be a whole number, not '{ $typed }'
typed-number = must be a number, not '{ $typed }'
typed-least = must be at least { $bound }, not { $typed }
typed-above = must be more than { $bound }, not { $typed }
typed-most = must be at most { $bound }, not { $typed }

## Of several commands

usage-games-played = How many games.
usage-seed = The seed of the first game; each next game has the next seed.
usage-option = An option of the game; may be repeated.
usage-workers = How many processes; as many as there are processors if not said.
usage-out = Keep the results: a row a seat and game, as Parquet or CSV. An interrupted run goes on.
usage-moves = With --out: a second file with a row a move.
usage-engine = Play in local processes, or on a Ray cluster.
usage-ray-address = The Ray cluster; a small one is started here if not said.
usage-seconds = The limit for each decision; 60 for a bot that is not ours.
usage-json = Print one JSON object.
usage-game = A game of `powerhouse games`.
usage-arena-game = A game of `powerhouse games`; without it the first of them.
usage-players = How many play.
usage-json-list = Print a list of objects for programs.
usage-figures = Figures of your own box that replace ours (docs/components.md).
usage-figures-games = Figures of your own box that replace ours, of a game that the file names; may be repeated.
usage-components-changed = Mark what this file changes, and say all that is wrong with it.

## Each by itself

usage-play = Play in the browser: serve on this machine and open the first page.
usage-browser = Open the browser.
usage-serve = Serve tables to browsers.
usage-host = Address to listen on; 0.0.0.0 for everybody.
usage-port = Port to listen on; 0 for any that is free.
usage-data = Where tables are kept; your data folder if not said.
usage-database = postgresql://... instead of one SQLite file.
usage-server-processes = Server processes; more than one needs PostgreSQL.
usage-absence = Minutes after which a bot or a guest may have the seat of somebody who is away, once the owner has said so.
usage-keep = Days after which a table or replay is removed at which nothing has happened; 0: never.
usage-bot-pause = Seconds that a bot seems to think at least.
usage-bot-seconds = Seconds for a bot's decision.
usage-looks = How often each plan is tried when a finished game is analysed.
usage-bot-processes = Processes in which bots think.
usage-host-name = A name under which the server may be called; any if not said.
usage-proxy = Address or network of a reverse proxy whose X-Forwarded-For and -Proto are believed.
usage-origin = Pages of another address that may use this server.
usage-host-bot = A bot of yours that people may choose: mine=mine.py:MyBot.
usage-prune = Remove old tables and replays; the server may go on meanwhile.
usage-older-than = Days in which nothing has happened at the table.
usage-replays = Only replays that somebody has uploaded.
usage-dry-run = Only say how many there are.
usage-backup = Write everything a server keeps to one file, also while it works.
usage-restore = Bring a backup back into an empty folder or database, of either kind.
usage-backup-file = A file that is not there yet; keys stand in it, so keep it to yourself.
usage-restore-file = A backup.
usage-metrics = Address or network at which /metrics may be read, beside this machine.
usage-private-notices = Send notices of turns also to private addresses and without TLS; only where all visitors are trusted.
usage-access-log = Write down every request, on standard error.
usage-invite-only = Only guests make tables: those who have used an invitation of `powerhouse host invite`.
usage-limits = Limits on what a visitor may ask for.
usage-hosting = For the host of a server: close a table, mute, ban, invite, a visitor's data. A server that runs follows within seconds.
usage-host-tables = List the tables that are open, the latest first.
usage-host-who = Who sits at a table, with the id of each visitor.
usage-host-close = Close a table; it can be looked at, not played on.
usage-host-mute = Take the word from a visitor, at one table or everywhere.
usage-host-unmute = Let a visitor talk again.
usage-host-ban = Shut out a visitor, an address or a network.
usage-host-unban = Let somebody come again.
usage-host-bans = List the bans and mutes.
usage-host-invite = Make an invitation, with which a visitor may make tables on an invite-only server, and print its link.
usage-host-uninvite = Take an invitation back; whoever came by it makes no more tables.
usage-host-invitations = List the invitations.
usage-host-export = Write all that is kept of a visitor to a file.
usage-host-forget = Delete all that is kept of a visitor; games with others go on, without the name.
usage-host-log = List what the host has done.
usage-table-id = The id of a table, as in its address.
usage-visitor = The id of a visitor, or TABLE:SEAT for whoever sits there (the first seat is 1).
usage-ban-subject = The id of a visitor, TABLE:SEAT, or an address or network such as 192.0.2.7 or 2001:db8::/32.
usage-mute-table = Only at this table.
usage-ban-days = For so many days; for ever if not said.
usage-host-note = A remark for yourself.
usage-all-tables = Also those that are over.
usage-invite-uses = How many visitors it is for.
usage-invite-days = For so many days.
usage-invite-address = The address of the server, to print the whole link.
usage-invitation = The beginning of its name in the list of invitations.
usage-export-file = Where to write it, as JSON.
usage-terminal = Play a game in the terminal, against bots or with friends at one screen.
usage-terminal-game = A game of `powerhouse games`; Power Grid if not said.
usage-terminal-file = With --resume: a saved game.
usage-terminal-players = How many play, bots included; 4 if not said.
usage-terminal-name = Your name; Anna if not said.
usage-terminal-hot-seat = Several people at this screen: Anna,Petar.
usage-terminal-bots = Bots for the other seats: hard,easy. A short list repeats; normal if not said.
usage-terminal-seed = Makes the same cards come again.
usage-terminal-undo = free, ask or strict; free against bots, ask among people.
usage-terminal-record = Save the record here at the end.
usage-terminal-resume = Go on with FILE, or with the game played last.
usage-learn = Learn a game: a first game with a teacher, phase by phase.
usage-learn-game = A game of `powerhouse games`, or the file of a tutorial.
usage-learn-again = Begin anew; otherwise it goes on where you left.
usage-games = List the games, their player counts and options.
usage-components = List the figures of a game, which are certain, and what a file changes of them.
usage-bots = List the bots that play a game, the strongest first, with their parameters.
usage-simulate = Play many games among bots and count who wins.
usage-simulate-bots = One bot a seat: greedy,random. A short list repeats.
usage-arena = Let bots play against each other, every deal in all seats.
usage-arena-bots = One bot a seat; a name may be repeated.
usage-arena-bot = A bot by a name of your own: mine=mine.py:MyBot. Without BOT BOT … each of these has a seat.
usage-arena-games = How many games; 100 in whole deals if not said, at most 10,000 with --until-clear.
usage-until-clear = Stop as soon as one bot is surely better than every other (wrong in at most 5 % of such runs).
usage-hint = Say what a bot would do at the end of a record, which moves it weighed, and why.
usage-hint-file = A record of a game that is not over.
usage-hint-bot = Who is asked; the strongest that plays the game if not said.
usage-hint-seconds = The limit for its thoughts; as it likes if not said.
usage-mcp = Let a language model sit at tables on this machine, by the Model Context Protocol on standard input and output.
usage-dataset = Write positions of games among bots to a file, for programs that learn: features, legal actions, choice and result.
usage-dataset-out = The file, which ends in .parquet; its card is written beside it.
usage-dataset-highest-bid = The cap for bids in the numbering of the actions.
usage-policy = Learn a policy that plays as a bot: imitate hard, then play on against bots.
usage-policy-out = The folder for the policy, its checkpoints and its curve; the same command goes on after an interruption.
usage-policy-games = How many games of hard are imitated.
usage-policy-epochs = How often these games are gone through.
usage-policy-steps = How many decisions are played against the rivals after that; 0 stops after imitation.
usage-policy-stage = After so many decisions a checkpoint is kept and measured.
usage-policy-rivals = The bots it plays against, separated by commas.
usage-policy-yardsticks = The bots it is measured by, separated by commas; three of one sit at a table with it.
usage-policy-measured = How many games each measurement takes.
usage-bench = Speed of uniformly random play, with a calibration loop so that machines compare.
usage-bench-game = A game; without one, all of them.
usage-bench-seed = Where the fresh seeds begin.
usage-bench-json = Print one JSON object (a list for all games).
usage-replay = Check a record move by move: every move legal, every reveal possible, the end as it says.
usage-replay-file = A record, as `save` writes it.
usage-report = Draw what many games tell: one page with all plots, and each as a PNG.
usage-report-file = Made by `simulate --out` or `arena --out`.
usage-report-out = Where to write; a folder beside the file if not said.
usage-tune = 
    Improve the weights of a level by self-play; what is no better on fresh seeds is not written.

    An interrupted run goes on when the same command is given again; FILE.json.study keeps what was played. A FILE.json that is there already is replaced only if it is an earlier result of this study.
usage-tune-out = Where better weights go.
usage-tune-level = easy, normal or hard: whose weights are the start and the opponents.
usage-tune-players = Seats at the table.
usage-tune-trials = How many sets of weights are tried.
usage-tune-games = How many games each of them plays.
usage-tune-check = How many games on fresh seeds decide in the end.
