### Made of sr-Latn by tools/cyrillic.py.


### What the commands beside the terminal print.


## Tables and numbers in them

column-bot = бот
column-ahead = испред
column-ahead-of = кога
column-meetings = сусрета
column-decisions = одлука по партији
column-a-decision = по одлуци
column-longest = најдуже
column-a-game = по партији
column-games = партије
column-interval = интервал од 95 %
column-move = потез
column-rating = рејтинг
column-share = удео
column-value = вредност
column-why = зашто
column-win-rate = удео победа
column-wins = победе
column-luck = срећа
column-adjusted = без среће
column-worth = партија вреди
count = { NUMBER($count, useGrouping: 1) }
share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
share-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rating-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
wins = { NUMBER($wins, maximumFractionDigits: 1) }
games-worth = партија: { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) }
seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
milliseconds = { NUMBER($time, useGrouping: 1, maximumSignificantDigits: 3) } ms
seconds-of = { NUMBER($time, useGrouping: 1, maximumFractionDigits: 2) } s

## Bots against each other

arena-table = { $game }, играча: { $players }, партија: { NUMBER($games, useGrouping: 1) }, подела: { NUMBER($deals, useGrouping: 1) }, свака на свим местима; просек је { NUMBER($par, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-faults = { "" } грешке: { NUMBER($faults, useGrouping: 1) }
arena-faults-are = грешке: одлуке бота које је морао да донесе једноставнији бот
arena-uneven = последња подела није одиграна на свим местима: за то број партија мора бити дељив са { $players }
arena-adjusted = удели победа без среће у свему што је откривено; једна таква партија говори колико и наведен број партија с обичним уделом победа
arena-meetings = ко је завршио испред кога; подељено место се рачуна као половина
arena-thinking = време размишљања
arena-clear = јасно, одиграно партија: { NUMBER($games, useGrouping: 1) }; најбољи је { $bot }; вероватноћа грешке је највише { NUMBER($error, style: "percent", maximumFractionDigits: 0) }, колико год пута се гледа
arena-unclear = није јасно, одиграно партија: { NUMBER($games, useGrouping: 1) }; ниједан бот није сигурно бољи од свих осталих
arena-finished =
    { $games ->
        [one] завршена { NUMBER($games, useGrouping: 1) } партија за { seconds }
        [few] завршене { NUMBER($games, useGrouping: 1) } партије за { seconds }
       *[other] завршено { NUMBER($games, useGrouping: 1) } партија за { seconds }
    }
simulate-table = { $game }, играча: { $players }, партија: { NUMBER($games, useGrouping: 1) }
simulate-length = завршено партија: { NUMBER($games, useGrouping: 1) }, просечна дужина у потезима: { NUMBER($moves, maximumFractionDigits: 0) }
simulate-length-rounds = завршено партија: { NUMBER($games, useGrouping: 1) }, просечна дужина у потезима: { NUMBER($moves, maximumFractionDigits: 0) }, у круговима: { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-speed =
    { $moves ->
        [one] { NUMBER($moves, useGrouping: 1) } потез за { seconds } ({ NUMBER($speed, maximumFractionDigits: 0) } партија/с)
        [few] { NUMBER($moves, useGrouping: 1) } потеза за { seconds } ({ NUMBER($speed, maximumFractionDigits: 0) } партија/с)
       *[other] { NUMBER($moves, useGrouping: 1) } потеза за { seconds } ({ NUMBER($speed, maximumFractionDigits: 0) } партија/с)
    }
simulate-digest = отисак { $digest }
run-interrupted = прекинуто; иста команда наставља с партијама које су сачуване поред { $path }
run-more-failures =
    { $games ->
        [one] и још { $games } партија с грешкама
        [few] и још { $games } партије с грешкама
       *[other] и још { $games } партија с грешкама
    }
run-records = њихови записи су у { $path }
run-speed = { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 1) } партија/с
report-written =
    { $pictures ->
        [one] { $page } и поред тога { $pictures } слика
        [few] { $page } и поред тога { $pictures } слике
       *[other] { $page } и поред тога { $pictures } слика
    }
bench =
    { $mode ->
        [compiled] { $game }, играча: { $players }, преведено: { bench-figures }
       *[interpreted] { $game }, играча: { $players }, интерпретирано: { bench-figures }
    }
bench-figures = { NUMBER($games, maximumFractionDigits: 0) } партија/с, { NUMBER($moves, maximumFractionDigits: 0) } потеза/с, { NUMBER($copies, maximumFractionDigits: 0) } копија/с (калибрација { NUMBER($calibration, minimumFractionDigits: 3, maximumFractionDigits: 3) } s); при { $reference } s: { NUMBER($normalised_games, maximumFractionDigits: 0) } партија/с, { NUMBER($normalised_copy, minimumFractionDigits: 2, maximumFractionDigits: 2) } µs по копији

## Games and bots

games-game = { $id }: { $name }, { $lowest } до { $highest } играча
games-option = { "      " }{ $means }; ако се не наведе: { $usual }
games-option-typed = { "      " }или { $means }
games-reconstructed = { "  " }реконструисано, није прочитано из правила (--components FILE мења шта год хоћете):
components-title = { $game }, компоненте { $hash }
components-marks = { $reconstructed } реконструисано, { $single } из једног извора, ! промењено; остало је поуздано
components-changed =
    { $values ->
        [one] { $name }: { $values } вредност није као наша
        [few] { $name }: { $values } вредности нису као наше
       *[other] { $name }: { $values } вредности није као наше
    }
components-change = { "  " }{ $place }: { $value }, код нас { $before }
bots-own = и ваш сопствени: FILE.py:CLASS или exec:COMMAND

## A record

hint-asked = { $bot } размишља
hint-title = { $heading }: играч { $name }, предлог бота { $bot }: { $move }
hint-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
record-told-game = { $game }, правила { $rules }, компоненте { $components }
record-told-players = играчи: { $names }
record-told-options = опције: { $options }
record-told-option = { $option } { $value }
record-told-counts = потеза: { $moves }, откривања: { $reveals }, све како правила дозвољавају
record-told-under-way = није завршено: { $heading }, на потезу је { $name }
record-told-over = завршено: { $reason }
record-told-position = позиција { $digest }
server-missing = за ову команду треба додатак „server” (недостаје { $package }): доноси га make play, или pip install '.[server]' у фасцикли програма Powerhouse

## A server

serve-ready = Powerhouse ради на адреси { $address }
play-ready = Powerhouse је на адреси { $address } (Ctrl+C га зауставља; ваши столови остају сачувани)
play-running = Powerhouse већ ради на адреси { $address }

## The host of a server

host-column-table = сто
host-column-game = игра
host-column-status = стање
host-column-changed = последња промена
host-column-names = имена
host-column-seat = место
host-column-name = име
host-column-kind = ко
host-column-visitor = посетилац
host-column-act = радња
host-column-subject = кога или шта
host-column-until = до
host-column-note = белешка
host-column-invitation = позивница
host-column-uses = преостало
host-column-guests = гостију
host-column-at = када
host-owner = сто је отворио { $visitor }
host-closed = Сто { $table } је затворен.
host-muted = { $visitor } не може да ћаска ни за једним столом.
host-muted-at = { $visitor } не може да ћаска за столом { $table }.
host-unmuted = { $visitor } опет може да ћаска.
host-banned = { $subject }: приступ је забрањен.
host-unbanned = { $subject }: приступ је опет дозвољен.
host-invitation = { $address }/welcome/{ $code }
host-uninvited = Позивница је повучена.
host-exported = У { $path } је све што се чува о овом посетиоцу; столова: { $tables }.
host-forgotten = О овом посетиоцу се више ништа не чува. Столови за којима други играју даље: { $tables }; уклоњени столови: { $removed }.
host-no-table = нема отвореног стола { $table }
host-no-visitor = „{ $text }” није посетилац: наведите ознаку из списка `powerhouse host who TABLE` или TABLE:SEAT
host-nobody-there = на месту { $seat } стола { $table } нико не седи
host-not-muted = { $visitor } и иначе може тамо да ћаска
host-not-banned = { $subject }: приступ није ни био забрањен
host-which-invitation =
    { $found ->
        [0] ниједна позивница не почиње са { $start }
       *[other] број позивница које почињу са { $start }: { $found }; наведите више слова
    }

## mcp

mcp-missing = недостаје пакет mcp: доноси га pip install '.[mcp]'
mcp-no-table =
    нема стола { $table }: { $tables ->
        [0] ниједан још није направљен
        [1] направљен је само сто 1
       *[other] има столова од 1 до { $tables }
    }
mcp-too-many = има већ { $most } столова, више их не може бити
mcp-no-bots = списак ботова је празан; наведите бар једног, на пример normal
mcp-no-seat = нема места { $seat }: места су од 0 до { $last }
mcp-other-seat = место { $seat } није ваше: прво седните тамо
mcp-not-turn = на потезу је { $name }, а то није ваше место: сачекајте свој потез
mcp-nobody = за овим столом нико не седи: прво заузмите место
mcp-no-rules = правила ове игре нису овде: недостаје { $path }
mcp-not-in-rules = „{ $wanted }” није у правилима игре { $game }

## dataset

dataset-ending = позиције иду у датотеку са завршетком { $ending }, а не у { $path }
dataset-empty = ниједна партија није завршена, па нема шта да се запише
dataset-needs-rl = недостаје numpy: потребно доноси pip install '.[rl]'
dataset-terms = такав простор потеза не постоји: { $reason }
dataset-unreadable = { $path } није датотека позиција са картицом поред ње ({ $reason })
dataset-written =
    { $rows ->
        [one] { $rows } позиција је у { $path }
        [few] { $rows } позиције су у { $path }
       *[other] { $rows } позиција је у { $path }
    }
policy-examples = одиграно партија за подражавање: { $games } од { $all }
policy-epoch = епоха { $epoch } од { $epochs }: одлука као код hard — { NUMBER($agreement, style: "percent", maximumFractionDigits: 1) }
policy-measured = корака: { $steps }; удео победа против тројице { $bot }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) }
policy-restored = наставља се после оволико корака: { $steps }
policy-other-lessons = у { $folder } је учење са другим подешавањима: треба друга фасцикла или првобитна подешавања
policy-too-few = { $name }: потребно је бар 1, а не { $given }
policy-few-games = за подражавање треба бар оволико партија: { $fewest }, а не { $games }
policy-needs-torch = недостаје { $package }: потребно за учење доноси make learning
policy-written = { $path } је стратегија; као бот је policy:{ $path }
