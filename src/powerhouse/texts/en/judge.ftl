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

## Analysis in the browser

analysis-begin = Look through the game
analysis-about = A bot looks at every decision and at every card that came. That takes about a minute; moves at other tables come first.
analysis-progress = { $done } of { $parts } looked at
analysis-waits = Waits for its turn
analysis-failed = The analysis did not come to its end. It can be tried again.
analysis-no-judge = Nobody judges this game: it has no evaluator.
analysis-chart = Shares of the win over the game
analysis-numbers = In numbers
analysis-turns = Turning points
analysis-no-turns = Nothing turned this game by itself.
analysis-sales = Auctions
analysis-share-of = { $name } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-reveal = Round { $round }: { $told }. By what came { $gained } gains { NUMBER($gain, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $lost } loses { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-close = Round { $round }, { $name }: { $played }. Another plan could be better, but it is close: { $best }.
analysis-fine = Round { $round }, { $name }: { $played }. Nothing clearly better was found.
analysis-previous = Previous mark
analysis-next = Next mark
learn = Learn from mistakes
learn-whose = Whose
learn-none = The judge found no clear mistake of { $name }.
learn-begin = Try them again ({ $count })
learn-task = Mistake { $at } of { $count }, round { $round }. Played was: { $played }. What is better?
learn-solution = Show the better plan
learn-next = Next mistake
learn-end = That was the last one.
what-if = What if?
what-if-help = Play another plan from here and see the share of the win
what-if-ask = Another plan for { $name }: what you confirm is judged, nothing is changed.
what-if-judging = The plan is being judged …
what-if-plan = Your plan: { $plan }
what-if-played = Played: { $plan }
what-if-best = The judge's best: { $plan }
what-if-same = That is the best plan that the judge found.
what-if-better = By { NUMBER($gain, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } better than the best plan that the judge found.
what-if-close = As good as the best plan, as far as the judge can tell.
what-if-loses = { $mark }: { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } less than the best plan.
what-if-little = A little less than the best plan: { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
what-if-gains = { NUMBER($gain, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } more than what was played.
what-if-again = Try again
what-if-leave = Back to the game
