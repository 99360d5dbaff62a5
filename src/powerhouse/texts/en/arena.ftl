### Many games: what cannot be played, what went wrong, results on file, tuning.

## Games

arena-too-many-games = { $games } games are too many; at most { NUMBER($most) }
arena-no-games = at least 1 game must be played, not { $games }
arena-no-workers = at least 1 worker is needed, not { $workers }
arena-no-bots = no bot is named; { $game } has { $bots }
arena-too-many-bots = { $bots } bots are named, there are only { $seats } seats
arena-unseated = { $bot } is named but has no seat; seated are { $bots }
arena-clear-needs-two = --until-clear needs two different bots
arena-given-up = given up
arena-given-up-after = given up after { NUMBER($moves, useGrouping: 1) } moves
arena-process-ended = the process in which it was played ended { $times } times
arena-failed-game = seed { $seed }: { $faults }
arena-fault =
    { $times ->
        [1] { $fault }
       *[other] { $fault } ({ $times } times)
    }
arena-more-faults =
    { $faults ->
        [one] and { $faults } other failure
       *[other] and { $faults } other failures
    }

## A Ray cluster

ray-needed = a Ray cluster needs the extra 'cluster': pip install '.[cluster]' in the folder of Powerhouse
ray-failed = the Ray cluster failed: { $reason }
ray-unusable = the Ray cluster cannot be used: { $reason }
ray-unusable-there = the Ray cluster cannot be used: { $reason }; if it asks for a token, set RAY_AUTH_MODE=token
ray-silent = no Ray cluster answers at { $address }: { $reason }

## Results on file

lab-for-results = keeping results needs the extra 'lab': make lab, or pip install '.[lab]' in the folder of Powerhouse
lab-for-report = a report needs the extra 'lab': make lab, or pip install '.[lab]' in the folder of Powerhouse
results-exist = { $path } exists already; choose another name or remove it
results-taken = another run is writing { $path }; wait for it or choose another name
results-ending = { $path } must end in { $endings }
results-no-series = { $path } has no series.json; remove { $path } to begin anew
results-unusable = { $path } cannot be used: { $reason }
results-damaged = { $file } is damaged; remove { $path } to begin anew
results-other-file = { $file } has changed since { $path } was begun; remove { $path } to begin anew
results-other-rules = rules or bots of powerhouse have changed since { $path } was begun; remove { $path } to begin anew
results-other-series = { $path } was begun with { $name } { $before }, not { $now }; remove { $path } to begin anew
results-kept = { $path } cannot be written: { $reason }; all games are kept in { $parts }, and the same command goes on from there
results-removed = games { $first } to { $last } were removed while the run went on; give the command again
report-no-games = { $path } has no finished games
report-no-column = { $path } has no column '{ $column }'; `simulate --out` makes such files

## Tuning

tune-no-trials = at least 1 trial is needed, not { $trials }
tune-no-check = the check needs at least 1 game, not { $games }
tune-folder = { $path } is a folder, better weights need a file
tune-taken = { $path } exists already and is no result of { $study }; choose another name or remove it
tune-other-study = { $path } was begun with { $name } { $before }, not { $now }; choose another name or remove it to begin anew
tune-nothing = unknown
tune-no-study = { $path } cannot be used as a study: { $reason }
lab-for-tuning = tuning needs { $package }, which the extra `lab` brings (make lab)
tune-won = { won } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) over { $games } games on fresh seeds, par { NUMBER($par, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tune-no-better = no better weights were found: the best won { $won }; nothing was written
tune-better = { $path }: won { $won }
tune-trial = trial { $trial } of { $trials }: won { won }
tune-final = final of trial { $trial }, { $played } of { $games } games: won { won }
tune-check = check of trial { $trial }, { $played } of { $games } games: won { won }
won = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
