### Made of sr-Latn by tools/cyrillic.py.


### Procena pozicija: obuka procenitelja, analiza partija.


## Procenitelji

evaluator-none = игра { $game } нема проценитеља; имају га: { $games }
evaluator-unreadable = { $file } није датотека са тежинама: { $reason }
evaluator-format = { $file } има format { $format }, овај програм чита format { $known }
evaluator-no-feature = проценитељу за игру { $game } треба обележје { $feature }, које овај програм нема; обучите га поново

## Obuka

lab-for-training = за обуку је потребан { $package }, који доноси додатак `lab` (make lab)
train-few-games = најмањи број партија је { $fewest }, а не { $games }
train-no-epochs = потребан је бар 1 пролаз, а не { $epochs }
train-folder = { $path } је фасцикла, а проценитељу треба датотека
train-other-features = партије у { $path } забележене су с другим обележјима; изаберите другу фасциклу или је уклоните
train-played = играча { $players }: још партија { $games }
train-epoch = пролаз { $epoch } од { $epochs }: логаритамска грешка { NUMBER($loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }, на издвојеним партијама { NUMBER($held, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-done = { $path }: проценитељ { $version }
usage-train =
    Обука проценитеља: наши ботови играју партије које се бележе, а мала мрежа учи ко побеђује.
    
    Иста команда наставља после прекида. Оно што је потребно инсталира `make lab`.
usage-train-out = Где иде проценитељ.
usage-train-data = Где се чувају забележене партије.
usage-train-games = Колико се партија игра за сваки број играча.
usage-train-epochs = Колико пута се пролази кроз све позиције.

## Analiza

analyse-not-over = анализирати се може само завршена партија
analyse-no-looks = потребан је бар 1 поглед, а не { $looks }
analyse-under-way = { $path } се анализира …
analyse-title = Суди { $judge } са проценитељем { $evaluator }, погледа: { $looks }; удели победе
analyse-column-player = играч
analyse-column-result = исход
analyse-column-start = почетак
analyse-column-luck = срећа
analyse-column-losses = сопствени губици
analyse-column-others = други
analyse-column-rest = остатак
analyse-column-adjusted = без среће
analyse-column-performance = Elo
analyse-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-elo = { NUMBER($elo, maximumFractionDigits: 0) }
analyse-elo-between = { NUMBER($elo, maximumFractionDigits: 0) } (од { NUMBER($low, maximumFractionDigits: 0) } до { NUMBER($high, maximumFractionDigits: 0) })
analyse-elo-below = { NUMBER($elo, maximumFractionDigits: 0) } (највише { NUMBER($high, maximumFractionDigits: 0) })
analyse-below-scale = испод скале
analyse-kind = { $kind } { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-kinds = { $name }, губици: { $kinds }
analyse-decision = Круг { $round }, { $name }, { $mark }: { $played }; боље је било { $best }. Губитак { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (стандардна грешка { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
analyse-good = Круг { $round }, { $name }, { $mark }: { $played }; то је боље од првог избора судије.
analyse-turns = Прекретнице:
analyse-reveal = Круг { $round }: откривено: { $shown }. Тиме највише добија { $gained } ({ NUMBER($gain, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }), а највише губи { $lost } ({ NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
analyse-sale = { $name } купује { $lot } за { $price }; граница исплативости: { $worth }, а за играча { $rival }: { $its }.
analyse-overpaid = { $name } купује { $lot } за { $price } и преплаћује { $over }: граница исплативости: { $worth }, а за играча { $rival }: { $its }.
analyse-unknown = непознато
mark-blunder = груба грешка (??)
mark-mistake = грешка (?)
mark-inaccuracy = непрецизност (?!)
mark-good = добро нађено (!)
usage-analyse =
    Анализа завршене партије: ко је како стајао, шта је била срећа и шта је изгубљено којом одлуком.
    
    Свака одлука се пореди с плановима бота који суди и који у мислима игра даље.
usage-analyse-file = Запис завршене партије.
usage-analyse-looks = Колико се пута испробава сваки план; иначе 8. Више траје дуже и сигурније је.
usage-analyse-out = Записати партију с анализом у коментарима.

## Analiza u pregledaču

analysis-begin = Анализирати партију
analysis-about = Бот гледа сваку одлуку и сваку карту која је изашла. То траје око минут; потези за другим столовима имају предност.
analysis-progress = Погледано { $done } од { $parts }
analysis-waits = Чека на ред
analysis-failed = Анализа није стигла до краја. Може се покушати поново.
analysis-no-judge = Ову игру нема ко да суди: нема проценитеља.
analysis-chart = Удели победе кроз партију
analysis-numbers = У бројевима
analysis-turns = Прекретнице
analysis-no-turns = Ништа само по себи није преокренуло ову партију.
analysis-sales = Аукције
analysis-share-of = { $name } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-reveal = Круг { $round }: { $told }. Тиме што је изашло { $gained } добија { NUMBER($gain, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, а { $lost } губи { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-close = Круг { $round }, { $name }: { $played }. Други план је можда бољи, али разлика је мала: { $best }.
analysis-fine = Круг { $round }, { $name }: { $played }. Ништа јасно боље није нађено.
analysis-previous = Претходна ознака
analysis-next = Следећа ознака
learn = Учење на грешкама
learn-whose = Чије
learn-none = { $name }: судија не налази јасну грешку.
learn-begin = Одиграти их поново ({ $count })
learn-task = Грешка { $at } од { $count }, круг { $round }. Одиграно је: { $played }. Шта је боље?
learn-solution = Показати бољи план
learn-next = Следећа грешка
learn-end = То је била последња.
what-if = Шта ако?
what-if-help = Одиграти одавде други план и видети удео победе
what-if-ask = Други план, { $name }: што потврдите, биће оцењено, у партији се ништа не мења.
what-if-judging = План се оцењује …
what-if-plan = Ваш план: { $plan }
what-if-played = Одиграно: { $plan }
what-if-best = Најбоље по судији: { $plan }
what-if-same = То је најбољи план који је судија нашао.
what-if-better = За { NUMBER($gain, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } боље од најбољег плана који је судија нашао.
what-if-close = Добро колико и најбољи план, колико судија може да разликује.
what-if-loses = { $mark }: за { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } мање него најбољи план.
what-if-little = Мало мање него најбољи план: { NUMBER($loss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
what-if-gains = За { NUMBER($gain, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } више од одиграног.
what-if-again = Још једном
what-if-leave = Назад на партију
