### Judging positions: training of evaluators, analysis of games.

## Evaluators

evaluator-none = { $game } has no evaluator; { $games } have one
evaluator-unreadable = { $file } is no file of weights: { $reason }
evaluator-format = { $file } has format { $format }, this program reads format { $known }
evaluator-no-feature = the evaluator of { $game } needs the feature { $feature }, which this program does not have; train it again

## Training

lab-for-training = training needs { $package }, which the extra `lab` brings (make lab)
train-few-games = at least { $fewest } games are needed, not { $games }
train-no-epochs = at least 1 epoch is needed, not { $epochs }
train-folder = { $path } is a folder, an evaluator needs a file
train-other-features = { $path } was noted with other features; choose another folder or remove it
train-played = { $players } players: { $games } games more
train-epoch = epoch { $epoch } of { $epochs }: log loss { NUMBER($loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }, on games held out { NUMBER($held, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-done = { $path }: evaluator { $version }
usage-train =
    Train an evaluator: games of our bots are played and noted, and a small network learns who wins.

    The same command goes on after an interruption. `make lab` installs what this needs.
usage-train-out = Where the evaluator goes.
usage-train-data = Where noted games are kept.
usage-train-games = How many games are played for each number of players.
usage-train-epochs = How often all positions are gone through.

## Analysis

analyse-not-over = only a game that is over can be analysed
analyse-no-looks = at least 1 look is needed, not { $looks }
analyse-under-way = { $path } is analysed …
analyse-title = Judged by { $judge } with evaluator { $evaluator }, { $looks } looks; shares of the win
analyse-column-player = player
analyse-column-result = result
analyse-column-start = start
analyse-column-luck = luck
analyse-column-losses = own losses
analyse-column-others = others
analyse-column-rest = rest
analyse-column-adjusted = no luck
analyse-column-performance = Elo
analyse-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-elo = { NUMBER($elo, maximumFractionDigits: 0) }
analyse-elo-between = { NUMBER($elo, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) })
analyse-elo-below = { NUMBER($elo, maximumFractionDigits: 0) } (at most { NUMBER($high, maximumFractionDigits: 0) })
analyse-below-scale = below the scale
analyse-kind = { $kind } { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-kinds = { $name } lost by { $kinds }
analyse-decision = Round { $round }, { $name }, { $mark }: { $played }; better was { $best }. Loss { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (standard error { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
analyse-good = Round { $round }, { $name }, { $mark }: { $played }, which is better than the judge's first choice.
analyse-turns = Turning points:
analyse-reveal = Round { $round }: { $shown } came. { $gained } gained { NUMBER($gain, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } by it, { $lost } lost { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analyse-sale = { $name } bought { $lot } for { $price }; break-even was { $worth }, for { $rival } { $its }.
analyse-overpaid = { $name } bought { $lot } for { $price } and overpaid by { $over }: break-even was { $worth }, for { $rival } { $its }.
analyse-unknown = unknown
mark-blunder = blunder (??)
mark-mistake = mistake (?)
mark-inaccuracy = inaccuracy (?!)
mark-good = well found (!)
usage-analyse =
    Look through a finished game: who stood how, what was luck, and what was lost by which decision.

    Each decision is compared with the plans of the judging bot, which plays on in mind.
usage-analyse-file = The record of a game that is over.
usage-analyse-looks = How often each plan is tried; 8 without it. More takes longer and is surer.
usage-analyse-out = Write the record with the analysis as comments.
