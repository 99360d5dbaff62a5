### Made of sr-Latn by tools/cyrillic.py.


### What the table server refuses, and why.

problem-stale = партија је у међувремену одмакла; погледајте сто поново
problem-faster = неко други је био бржи; погледајте сто поново
problem-broken = овде нешто није у реду; нисте ви криви
problem-encoding = текст није у UTF-8
problem-nested = садржај захтева је предубоко угнежђен
problem-storage = база података не одговара; ништа није промењено, покушајте поново
problem-in-doubt = база података није одговорила и не зна се да ли је ово урађено; проверите пре него што покушате поново
problem-large = то је веће него што овај сервер прима
problem-empty = захтев нема тело; потребан је JSON
problem-method = то не може с овом адресом; она прима { $allowed }
problem-host = овај сервер није „{ $host }”
problem-origin = ово може да се тражи само са страница самог сервера
problem-banned = домаћин овог сервера вам је забранио приступ
problem-too-fast = превише захтева; сачекајте мало
unknown-table = нема таквог стола
unknown-invitation = нема такве позивнице
unknown-seat = нема таквог места
unknown-channel = таквог начина обавештавања нема
unknown-feed = таквог фида нема
unknown-device-link = овај линк је већ искоришћен или је старији од десет минута
unknown-seat-link = овај линк не важи: важи једном и десет минута; направите нов на уређају на којем играте
unknown-welcome = ова позивница не важи: искоришћена је, престара је, или ју је домаћин повукао
unknown-figures = таквих вредности нема: можда су уклоњене
unknown-puzzle = таквог задатка нема
unknown-page = нема такве странице
forbidden-not-seated = не седите за овим столом
forbidden-not-your-seat = то није ваше место
forbidden-no-spectators = овај сто није отворен за посматраче
forbidden-owner-seats = места мења само власник стола
forbidden-owner-closes = сто затвара само власник
forbidden-owner-shares = линк до снимка отвара и затвара само власник
forbidden-metrics = подаци о овом серверу су за његовог домаћина
forbidden-uninvited = на овом серверу столове отварају само гости домаћина: затражите од њега позивницу; за туђи сто можете да седнете помоћу линка до њега
forbidden-muted = домаћин овог сервера вам је овде одузео реч
forbidden-talk = овде ћаскају само они који седе за столом
forbidden-record-hidden = док партија траје, запис би открио оно што је скривено; биће доступан кад се заврши
forbidden-fork-running = док партија траје, нико је не наставља другде: њен крај би открио оно што је скривено
conflict-waiting = сто чека играче
conflict-closed = сто је затворен
conflict-other-rules = овај сто је започет с другим правилима или подацима од оних на серверу
conflict-name-taken = неко се већ зове { $name }
conflict-full = сва места су заузета
conflict-taken = то место је заузето
conflict-seat-changed = неко други је управо променио то место
conflict-over = партија је завршена
conflict-over-there = тамо је партија завршена; вратите се бар један потез
conflict-present = { $name } је за столом
conflict-seeded = карте за овим столом следе из семена { $seed }, па свако може знати шта долази: погледајте позивницу још једном и седите ако вам то одговара
conflict-seated = док партија траје, нико не заузима друго место
conflict-lesson-seats = у обуци места остају каква јесу
conflict-lesson-orders = у обуци сто ни за кога не нуди
conflict-no-lesson = овај сто није обука
conflict-no-limit = за овим столом време није ограничено, па нема шта да се заустави
conflict-not-away-long = { $name } није ту { $away } мин; бот или ослобађање места може се предложити после { $wanted } мин
conflict-playing = партија није завршена
conflict-analysis-running = партија није завршена; анализирати се може после
conflict-no-plan = нема потеза који би се оценио
conflict-not-judged = план није могао да се оцени; покушајте поново
tables-of-visitor =
    { $tables ->
        [1] имате { $tables } отворен сто; затворите га прво
        [one] имате { $tables } отворен сто; затворите прво један
        [few] имате { $tables } отворена стола; затворите прво један
       *[other] имате { $tables } отворених столова; затворите прво један
    }
tables-of-server =
    { $tables ->
        [one] овај сервер има { $tables } отворен сто и сада не прима више
        [few] овај сервер има { $tables } отворена стола и сада не прима више
       *[other] овај сервер има { $tables } отворених столова и сада не прима више
    }
tables-kept =
    { $tables ->
        [one] овај сервер чува { $tables } сто и не прима више док се стари не уклоне
        [few] овај сервер чува { $tables } стола и не прима више док се стари не уклоне
       *[other] овај сервер чува { $tables } столова и не прима више док се стари не уклоне
    }
figures-not-json = ова датотека није JSON: { $reason }
figures-none = ниједна од ових вредности се не разликује од наших
figures-large = вредности заузимају { $size } KB, а чува се највише { $most } KB
figures-of-server = овај сервер чува скупова вредности: { $figures }; нове прима кад се стари уклоне
replays-of-server =
    { $replays ->
        [one] овај сервер чува { $replays } снимак и не прима више док се стари не уклоне
        [few] овај сервер чува { $replays } снимка и не прима више док се стари не уклоне
       *[other] овај сервер чува { $replays } снимака и не прима више док се стари не уклоне
    }
analyses-of-visitor = за вас се већ анализира партија: { $analyses }, одједном највише { $most }; сачекајте да се једна заврши
analyses-of-server = сервер већ анализира партија: { $most } и више сада не прима
seats-number = за { $players } играча треба исто толико места, а има их { $seats }
rated-undo = у партији за рејтинг потези се враћају строго
rated-seed = партија за рејтинг нема семе, па ни { $seed }: ко га зна, може знати шта долази
rated-people = за столом за рејтинг пред једним екраном игра једна особа, а не { $people }
rated-figures = за столом за рејтинг игра се с уобичајеним вредностима
undo-gone-on = партија је у међувремену одмакла
undo-no-wish = то више нико не тражи
undo-asked-first = { $name } већ тражи враћање потеза: прво прихватите или одбијте
redo-nothing = нема ничега вашег што је управо враћено
undo-over = партија је завршена и скривено је показано
chat-nothing = у томе нема шта да се каже
chat-too-many =
    { $lines ->
        [one] за овим столом је већ исписан { $lines } ред
        [few] за овим столом су већ исписана { $lines } реда
       *[other] за овим столом је већ исписано { $lines } редова
    }
chat-at-once = неко је писао у исто време; реците поново
player-name = Играч { $number }
live-too-many = превише веза са сервером
live-closing = сервер се зауставља; вратите се касније
live-banned = домаћин овог сервера вам је забранио приступ
live-no-ping = очекиван је ping
pages-missing = Странице нису изграђене
pages-missing-help = Сервер ради, али његове странице недостају. Изградите их помоћу <code>make setup</code> и учитајте ову страницу поново.
record-slow =
    { $seconds ->
        [one] запис није прочитан за { $seconds } секунду
        [few] запис није прочитан за { $seconds } секунде
       *[other] запис није прочитан за { $seconds } секунди
    }
record-unreadable = запис не може да се прочита
record-entries =
    { $entries ->
        [one] запис има { $entries } ставку, више од { $most }
        [few] запис има { $entries } ставке, више од { $most }
       *[other] запис има { $entries } ставки, више од { $most }
    }
record-not-text = запис није текст у UTF-8

## Notices of turns

notice-turn = На потезу сте
notice-turn-text = { $game }, играчи: { $names }
notice-turns =
    { $tables ->
        [one] Чека вас { $tables } сто
        [few] Чекају вас { $tables } стола
       *[other] Чека вас { $tables } столова
    }
notice-line = { $title }: { $text }
notice-test = Powerhouse
notice-test-text = обавештења стижу овамо
feed-title = Powerhouse: моји столови
feed-turn = На потезу сте: { $game }
feed-over = { $game }: партија је завршена
notice-address = то није адреса облика https://…
notice-https = до { $host } се мора преко https
notice-chat = за Telegram је потребан број ћаскања
notice-keys = то нису кључеви претплате прегледача
notice-unknown-host = под именом { $host } ништа није познато
notice-private = { $host } није јавна адреса; власник сервера то може да дозволи
notice-unreachable = { $host } није доступан
notice-certificate = сертификату адресе { $host } не може се веровати
notice-slow = { $host } није одговорио за { $seconds } с
notice-status = { $host } је одговорио: { $status }
notice-gone = { $host } је одговорио: { $status }; тамо се обавештења више не примају
notice-too-many = већ имате оволико начина обавештавања: { $channels }; прво уклоните неки
notice-test-soon = обавештење је управо послато; сачекајте { $seconds } с

## What a link says of itself where it is shown

preview-home = Високи напон (Power Grid), његова карташка игра, Управник фабрике и Нафтовод у прегледачу: одмах против ботова или с пријатељима преко линка. Без налога, довољно је име.
preview-join = Позвани сте за сто: { $game }
preview-join-text = Отворите линк, упишите име и седите за сто.
preview-private = Сто за оне који седе за њим.
preview-names = { $names }: { $where }
preview-nobody = Још никога нема
preview-heading = { $heading }
preview-over = партија је завршена; прегледајте је потез по потез

## Starting it

database-unusable = база података не може да се користи: { $reason }
database-newer = базу је уписала друга верзија програма Powerhouse (има ознаку { $revision }, коју ова не познаје): узмите ту верзију или новију
serve-sqlite =
    { $workers ->
        [one] за { $workers } процес треба PostgreSQL (--database URL); SQLite је за један
       *[other] за { $workers } процеса треба PostgreSQL (--database URL); SQLite је за један
    }
serve-folder = фасцикла с подацима { $path } не може да се користи: { $reason }
serve-folder-taken = други сервер чува своје столове у { $path }
serve-folder-taken-by = други сервер чува своје столове у { $path }: { $address }
serve-no-port = ниједан порт није слободан
serve-ended = процес сервера се завршио чим је покренут
serve-key =
    { $bytes ->
        [one] { $path } има { $bytes } бајт, а кључ колачића има { $wanted }: вратите праву датотеку, или је уклоните, па ће сви бити нови посетиоци
        [few] { $path } има { $bytes } бајта, а кључ колачића има { $wanted }: вратите праву датотеку, или је уклоните, па ће сви бити нови посетиоци
       *[other] { $path } има { $bytes } бајтова, а кључ колачића има { $wanted }: вратите праву датотеку, или је уклоните, па ће сви бити нови посетиоци
    }
serve-proxy = --proxy и --metrics примају адресе и мреже као 10.0.0.7 или 10.0.0.0/8: { $reason }
serve-address = сервер не може да ради на адреси { $address }: { $reason }

## What a server for others still needs

advice-near = У локалној мрежи то је { $address }/
advice-tls = Недостаје TLS: све иде мрежом нешифровано, па и колачићи који су кључеви за места. За људе изван ваше мреже слушајте на 127.0.0.1, ставите Caddy или nginx са сертификатом испред порта { $port } и наведите га помоћу --proxy; docs/hosting.md описује оба.
advice-name = Недостаје јавно име: сервер одговара на било које. Наведите --name tables.example с именом под којим људи долазе, да се други сајтови не би издавали за њега.
advice-limits = Ограничења су искључена: ко дође може да заузме цео овај рачунар. Изоставите --no-limits тамо где могу да дођу непознати.

## Old tables

database-nothing-there = нема { $path }; реците где су столови помоћу --data или --database
prune-found =
    { $tables ->
        [0] Ниједан сто није старији од { $days } дана.
        [one] { $tables } сто је старији од { $days } дана.
        [few] { $tables } стола су старија од { $days } дана.
       *[other] { $tables } столова је старије од { $days } дана.
    }
prune-done =
    { $tables ->
        [0] Ниједан сто није старији од { $days } дана.
        [one] Уклоњен је { $tables } сто.
        [few] Уклоњена су { $tables } стола.
       *[other] Уклоњено је { $tables } столова.
    }

## Backups

backup-exists = { $path } већ постоји; за резервну копију треба нова датотека
backup-empty = нема шта да се копира: ову базу података још није користио ниједан сервер
backup-written = У { $path } је уписано столова: { NUMBER($tables, useGrouping: 1) }, редова: { NUMBER($rows, useGrouping: 1) }.
restore-done = Из { $path } је враћено столова: { NUMBER($tables, useGrouping: 1) }, редова: { NUMBER($rows, useGrouping: 1) }.
restore-unreadable = { $path } не може да се врати, и ништа није промењено: { $reason }
restore-cut-off = нема краја, дакле део недостаје
restore-changed = промењена је откако је уписана
restore-no-backup = то није резервна копија
restore-newer = копију је уписала друга верзија програма Powerhouse (њена база има ознаку { $revision }, коју ова не познаје): узмите ту верзију или новију
restore-other-key = { $path } већ постоји и то је други кључ: враћајте у празну фасциклу (--data)
restore-not-empty = у овој бази података већ има нечега: враћајте у празну
restore-served = сервер користи ову базу података: прво га зауставите
