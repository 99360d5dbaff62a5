### Puzzles: positions of which the best plan is clear.

## Files

puzzles-unreadable = { $file } is no file of puzzles: { $reason }
puzzles-format = { $file } has puzzles of format { $format }, this program reads format { $known }
puzzles-none = { $game } comes with no puzzles; { $games } come with some
puzzles-other = { $path } was begun with another seed, another effort, another evaluator or other figures; choose another name, or remove it
puzzles-games = between 1 and { $most } games can be searched, not { $games }

## Searching and checking

puzzles-searched = { $done } of { $games } games searched, { $puzzles } puzzles
puzzles-checked = { $done } of { $puzzles } puzzles checked, { $good } hold
puzzles-found = { $path }: { $puzzles } puzzles from { $games } games
puzzles-hold = { $good } of { $puzzles } puzzles hold, judged by { $judge } with evaluator { $evaluator }, { $looks } looks
puzzles-refused = { $id }: { $why }
puzzles-no-game = which game is to be searched? --check FILE checks puzzles that were found
puzzles-no-out = --out FILE says where the puzzles go
puzzles-game-and-check = { $path } says itself of which game its puzzles are; leave { $game } out
puzzles-pick = at least 1 puzzle can be picked, not { $pick }
puzzles-pick-alone = --pick needs --check FILE, which says from what to pick
puzzle-hides = something is hidden there from who is to decide
puzzle-unclear = the best plan is not clear
puzzle-normal = `normal` finds a good plan there too often
puzzle-expert = `expert` finds no good plan in nine of ten tries
puzzle-forced = there is nothing to decide
puzzle-no-entry = it stands before entry { $entry }, its game has { $entries }
usage-puzzles =
    Find puzzles in games of our bots: positions of which the best plan is clear, and `normal` errs.

    The same command goes on after an interruption. With --check those of a file are judged again, deeper.
usage-puzzles-game = The game that is searched.
usage-puzzles-games = How many games are played and searched.
usage-puzzles-out = Where the puzzles go; with --check those that hold.
usage-puzzles-looks = How often each plan is tried; 80 without it, 240 with --check.
usage-puzzles-check = Judge the puzzles of this file again, with the evaluator of today.
usage-puzzles-pick = Check until so many hold, of all kinds and tables alike.

## In the browser

puzzles-text = Positions from games of our bots in which one plan is clearly the best. Make it on the board; the gold button has it judged. Each game has another puzzle every day.
puzzles-count = { $solved } of { $count } solved in this browser
puzzles-key = A thin line under a number is an easy puzzle, a dashed one a medium, a thick one a hard.
puzzles-all = All puzzles
puzzle-today = Puzzle of the day
puzzle-link = Puzzle { $number }: { $facts }
puzzle-number = puzzle { $number } of { $count }
puzzle-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
puzzle-round = round { $round }
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-solved = solved
puzzle-ask = Round { $round }: what is best for { $name }? Plan it on the board; what you confirm is judged.
puzzle-best = Solved: that is the best plan.
puzzle-as-good = Solved: as good as the best plan.
puzzle-nearly = Solved: it loses { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } at most beside the best plan, too little to call.
puzzle-wrong = Not yet: { $mark }, this plan loses { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the win.
puzzle-close = not clearly good enough
puzzle-fold = Fold
puzzle-unfold = The puzzle
puzzle-give-up = Show the solution
puzzle-why = Why
puzzle-next = Next puzzle
puzzle-other = { $plan }: loses { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzle-other-good = { $plan }: as good
puzzle-found-by = Of ten tries the bot normal finds it in { $normal }, expert in { $expert }.
puzzle-judged = Judged by { $judge } with evaluator { $evaluator }, { $looks } looks.
