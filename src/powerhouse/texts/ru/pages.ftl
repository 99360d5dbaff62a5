### The pages in a browser, and the plain board that serves any game.

## Everywhere

app = Powerhouse
home = На первую страницу
loading = Минуту…
close = Закрыть
cancel = Отмена
no = Нет
you = вы
copy = Скопировать
copied = Скопировано
copy-byhand = Браузер не даёт странице копировать: ссылка выделена, скопируйте её сами.

## What went wrong

error-status = Сервер ответил { $status } без объяснений.
error-unreachable = Сервер недоступен. Попробуйте чуть позже.
lost-title = Здесь ничего нет
lost-text = По этому адресу нет стола.
lost-home = На первую страницу

## The first page

fan-made = Неофициальная любительская реализация. Не связана с 2F-Spiele, Capstone Games и другими издателями этих игр.
home-title = Стол для игр об энергии
home-text = Выберите игру и сразу играйте против ботов или откройте стол и пошлите друзьям ссылку. Регистрация не нужна, достаточно имени.
home-bots =
    { $n ->
        [1] Играть против бота
        [2] Играть против двух ботов
        [3] Играть против трёх ботов
        [4] Играть против четырёх ботов
        [5] Играть против пяти ботов
        [one] Играть против { $n } бота
       *[other] Играть против { $n } ботов
    }
home-novice = Пока вы не доиграли ни одной партии, боты — новички.
home-new = Новый стол
home-learn =
    { $minutes ->
        [0] Научиться
       *[other] Научиться за { $minutes } мин
    }
home-learn-help = Первая партия с учителем, шаг за шагом
table-learning = Обучение
lesson-title = Урок { $number } из { $lessons }
lesson-go-on = Дальше
lesson-play-on = Играть дальше отсюда
lesson-play-on-help = Закончить обучение и играть отсюда против ботов-новичков
lesson-play-on-sure = Закончить обучение и играть дальше отсюда?
lesson-fold = Свернуть урок
lesson-unfold = Показать урок
home-mine = Мои столы
home-past = Мои сыгранные партии
home-past-empty = Здесь появятся партии, сыгранные до конца.
home-puzzles = Задача дня — для каждой игры
home-watch = Столы для зрителей
home-watch-empty = Сейчас никто не играет при зрителях.
home-record = Открыть файл .game для просмотра или перетащить его сюда

## My games

mine-title = Мои партии
mine-all = Все мои партии
mine-title-long = Все мои партии, результаты, рейтинг и уведомления
mine-waiting =
    { $n ->
        [0] Вас не ждёт ни один стол
        [one] Вас ждёт { $n } стол
        [few] Вас ждут { $n } стола
       *[other] Вас ждут { $n } столов
    }
mine-running = Столы, где игра идёт
mine-place = Место { $place } из { $players }
mine-older = Более ранние партии
next-table = Следующий стол, который ждёт
next-none = Вас не ждёт ни один стол.
next-none-other = Другие столы вас не ждут.
profile-title = Профиль
profile-save = Сохранить
profile-saved = Сохранено.
profile-help = Хранится для этого браузера и для каждого устройства, которое вы подключите.
rated = На рейтинг
rated-yes = Партия засчитывается
rated-want = Мои партии за рейтинговыми столами засчитываются
rated-want-help = За рейтинговыми столами люди и боты этого сервера получают рейтинг. Кто этого хочет, попадает в список под своим именем; для остальных ничего не меняется.
rated-table = Партия на рейтинг
rated-table-help = Засчитывается тем, кто хочет рейтинг; отмена строгая, зерна нет.
rating-own =
    { $n ->
        [one] { $rating } после { $n } партии
       *[other] { $rating } после { $n } партий
    }
ratings-title = Рейтинг
ratings-player = Игрок
ratings-rating = Рейтинг
ratings-games = Партии
ratings-empty = В этой игре рейтинга ещё ни у кого нет.
device-make = Подключить другое устройство
device-help = Ссылка одноразовая и действует десять минут. Кто её откроет, станет вами: ваши столы, ваше имя, ваш рейтинг.
device-link = Ссылка для другого устройства
device-title = Подключить это устройство
device-take-help = Этот браузер станет тем же игроком, что и браузер, где создана ссылка. Столы этого браузера тоже перейдут к нему.
device-take = Это моё устройство

## Notices of turns

notices-title = Сообщать, когда мой ход
notices-help = Один раз за ход: не пока вы смотрите на стол и не там, где ждут только боты.
push-here = Сообщать на этом устройстве
push-unsupported = В этом браузере уведомлений здесь не будет: нужен адрес с https и разрешение показывать уведомления.
push-failed = Служба уведомлений браузера не отвечает. Попробуйте позже.
webhook-add = Отправлять в другое место (Discord, Telegram, программа)
webhook-kind = Вид
webhook-address = Адрес
webhook-chat = Номер чата
webhook-save = Добавить
webhook-help-discord = Адрес вебхука из настроек канала.
webhook-help-telegram = Адрес, по которому ваш бот отправляет сообщения; начинается с https://api.telegram.org/bot и заканчивается на /sendMessage.
webhook-help-json = Любой адрес, который принимает JSON по POST.
channel-push = Браузер
channel-discord = Discord
channel-telegram = Telegram
channel-json = JSON
channel-name = { $kind } ({ $host })
channel-every-of = Как часто: { $name }
channel-every-turn = каждый ход
channel-every-hour = раз в час, все столы
channel-every-day = раз в день, все столы
channel-off = Выключено: { $reason }. Выберите, как часто, и оно снова включится.
channel-try = Проверить
channel-sent = Отправлено.
channel-added = Добавлено.
channel-remove = Удалить
channel-remove-of = Удалить { $name }
feed-heading = Лента моих столов
feed-help = Для программы чтения лент (Atom). Адрес секретный: кто его знает, видит, какие столы вас ждут.
feed-make = Создать ленту
feed-renew = Новый адрес вместо старого

## What a game says of itself

about-players =
    { $most ->
        [one] от { $least } до { $most } игрока
       *[other] от { $least } до { $most } игроков
    }
about-players-only =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[other] { $n } игроков
    }

## Names

name-yours = Ваше имя
name-default = Гость
name-example = Анна
name-of = Имя на месте { $seat }
name-missing = Человеку нужно имя.
name-long =
    { $length ->
        [one] В имени { $length } символ, а можно не больше { $most }.
        [few] В имени { $length } символа, а можно не больше { $most }.
       *[other] В имени { $length } символов, а можно не больше { $most }.
    }
name-twice = Имя { $name } встречается дважды, а двум игрокам нужны два имени.

## A new table

new-title = Новый стол
new-game = Игра
new-players = Игроки
new-seats = Места
new-manners = Порядок за столом
new-seed = Зерно
new-seed-none = нет
new-seed-help = Без зерна никто не может предвидеть карты. То же зерно даёт ту же раздачу ещё раз.
new-seed-bad = Зерно — целое число до 15 цифр, а не «{ $seed }».
new-start = Начать игру
new-open = Открыть стол
new-reconstructed = Некоторые данные не из коробки
new-reconstructed-help = Ни в одних правилах их нет; они подобраны так, чтобы подходить к остальным:
new-option-own = Выбрать…
new-option-more = Другие настройки

## Seats and bots

seat-kind-person = Человек
seat-kind-bot = Бот
seat-kind-open = Свободно
seat-kind-open-help = для того, кто получит ссылку
bot-random = Случайный
bot-greedy = Жадный
bot-beginner = Новичок
bot-easy = Лёгкий
bot-normal = Обычный
bot-hard = Сильный
bot-expert = Эксперт
bot-teacher = Учитель

## Time

time-title = Время
time-minutes = { $minutes }:{ $seconds }
time-hours = { $hours } ч { $minutes } мин
time-days = { $days } д { $hours } ч
span-minutes =
    { $n ->
        [one] { $n } минута
        [few] { $n } минуты
       *[other] { $n } минут
    }
span-hours =
    { $n ->
        [one] { $n } час
        [few] { $n } часа
       *[other] { $n } часов
    }
span-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[other] { $n } дней
    }
time-used = ушло { $time }
time-left = осталось { $time }
time-used-by = { $name }: ушло { $time }
time-left-of = { $name }: осталось { $time }
time-own = У вас осталось { $time }
time-low = Осталось меньше минуты.
time-decided =
    { $n ->
        [one] { $n } раз решил бот
        [few] { $n } раза решил бот
       *[other] { $n } раз решил бот
    }
time-wish = Время: { $what }
time-limit = Время каждого игрока
time-preset-none = Без предела
time-preset-live = Онлайн
time-preset-evening = Вечер
time-preset-slow = Недели
time-limit-none = Видно, сколько времени ушло у каждого, и только.
time-limit-help = На партию: { $bank }, и с каждым раундом ещё { $round }. У кого время вышло, тот не проиграл: это решение примет бот.
time-limit-short = { $bank }, и за раунд { $round }
time-up = У кого время вышло, тот не проиграл: это решение примет бот ({ $bot }).
time-bot = Когда время выйдет, решает этот бот
pause-ask = Остановить часы
pause-asked = { $name } просит остановить часы.
pause-waiting = Вы просите остановить часы; согласились ещё не все.
pause-on = Часы стоят.
pause-end = Пустить часы
absence-after = Другие могут предложить бота вместо отсутствующего через
absence-usual = обычное время сервера
absence-help = Согласиться должны все, кто здесь; кто вернётся, снова займёт своё место.

## The table

table-title = Места и стол
table-waiting =
    { $n ->
        [one] { $n } свободное место
        [few] { $n } свободных места
       *[other] { $n } свободных мест
    }
table-seed = Карты следуют из зерна { $seed }: кто его знает, может знать, что будет.
table-over = Игра окончена
table-closed = Закрыт
table-closed-help = Хозяин закрыл этот стол.
table-close = Закрыть стол
table-close-sure = Никто не сможет здесь доиграть.
table-close-yes = Закрыть

## Before the start

waiting-title =
    { $n ->
        [one] Ждём ещё { $n } игрока
       *[other] Ждём ещё { $n } игроков
    }
waiting-help = Игра начнётся, когда займут последнее место.
waiting-fill =
    { $n ->
        [1] Посадить бота на свободное место и начать
        [one] Посадить ботов на { $n } свободное место и начать
        [few] Посадить ботов на { $n } свободных места и начать
       *[other] Посадить ботов на { $n } свободных мест и начать
    }
invite-title = Пригласить
invite-help = Кто откроет эту ссылку, сможет сесть за стол.
invite-link = Ссылка-приглашение
invite-alone = Сервер доступен только с этого компьютера. Для друзей в вашей сети запустите его так:
invite-serve = powerhouse serve --host 0.0.0.0
invite-qr = Ссылка-приглашение в виде QR-кода
join-title = Вас приглашают за стол
join-seats = Кто за столом
join-facts = Во что играют
join-take = Занять место
join-sit = Сесть
join-which = Место
join-full = Все места за этим столом заняты.
join-watch = Смотреть игру
join-go = К столу
join-seated = Вы уже сидите за этим столом.

## Who sits where

seat-number = Место { $seat }
seat-open = Свободно
seat-bot = Бот, { $bot }
seat-yours = Вы, на этом устройстве
seat-present = За столом
seat-absent = Нет за столом
seat-level = Уровень бота: { $name }
seat-free = Убрать бота
seat-stood = Вместо игрока { $name } играет бот.
seat-back = Вернуться на своё место
seat-opened = Игрока { $name } нет за столом, место освобождено; никто его ещё не занял.
seat-away-bot = Похоже, { $name } не за столом: если не вернётся, в { $time } продолжит бот.
seat-away-open = Похоже, { $name } не за столом: если не вернётся, в { $time } место освободится.
seat-give = Посадить бота
propose-bot = Предложить бота
propose-open = Предложить освободить место
proposal-bot = { $away } давно не за столом: { $name } предлагает, чтобы дальше играл бот ({ $bot }).
proposal-open = { $away } давно не за столом: { $name } предлагает освободить место.
seat-move = Перейти на другое устройство
seat-move-help = Откройте эту ссылку на другом устройстве: она одноразовая и действует десять минут. Это ключ к месту, никому его не давайте.
seat-move-link = Ссылка на место игрока { $name }
seat-take-title = Перенести место на это устройство
seat-take-help = Вы продолжите игру здесь, а на другом устройстве сможете только смотреть.
seat-take = Играть здесь
welcome-title = Вы гость владельца сервера
welcome-help = С этим приглашением вы можете создавать столы на этом сервере, из этого браузера. Оно засчитывается, когда вы его примете.
welcome-take = Принять приглашение

## Whose turn, and the places of the table

turn-yours = Ваш ход
turn-theirs = Ходит { $name }
title-turn = ● Ваш ход
watching = Вы зритель
board = Поле
zoom-in = Ближе
zoom-out = Дальше
zoom-whole = Всё поле
market = Рынок
players = Игроки
sheets = Рынок, игроки, журнал
sheets-low = Рынок и журнал
sheet-news = новости
talk = Журнал и чат
log = Журнал
since = После вашего последнего решения
since-nothing = Никто другой ещё ничего не решил.
since-flow = { $name }: заплачено { $paid }, получено { $got }
log-look = Показать позицию после этого
log-empty = Ещё ничего не произошло.
chat = Чат
chat-empty = Ещё никто ничего не написал.
chat-write = Написать
chat-send = Отправить
chat-unread = не прочитано

## Companies, on more than one board

company-hidden = скрыто
company-money = { $money } электро
company-acts = ходит
company-waits = ждёт хода
company-bought = есть покупка
company-done = готово
company-passed = пас
company-leads = ведёт: { $bid }
company-bidding = торгуется
company-out = вне торгов
auction-amount = Ваша ставка
auction-bid = Поставить { $amount }
auction-open = Начать с { $amount }
auction-pass = Пас
auction-upTo = до
auction-upTo-title = До какой суммы стол ставит за вас, каждый раз на 1 больше других
auction-upTo-set = Ставить за меня
auction-passAuction = Пас в торгах
auction-passRound = Пас на раунд
sums-have = есть
sums-cost = цена
sums-earn = прибыль
sums-left = останется

## Pages older than the server

renewal = На сервере есть новая версия этих страниц.
renewal-now = Загрузить

## The live connection

connection-waiting = связь потеряна, пробуем снова…
connection-closed = нет связи
connection-closing = Сервер перезапускается; игра сейчас продолжится.

## Acting: plans, hints, taking back

plan-confirm = Подтвердить
plan-clear = Очистить
plan-clear-help = Очистить план (Esc)
primary-key = Enter или Ctrl Enter, где бы ни был фокус
plan-stopped-reveal = Дальше планировать нельзя: последний ход что-то открывает.
plan-stopped-turn = Дальше планировать нельзя: после последнего хода решает другой игрок.

hint = Подсказка
hint-help = Как поступил бы самый сильный из доступных ботов (H)
hint-thinking = Бот думает над вашим ходом…
hint-says = Совет бота ({ $bot }):
hint-do = Сделать так
undo = Отменить
undo-help = Отменить ваше последнее решение (U)
undo-along =
    { $n ->
        [one] Отменится и { $n } чужое решение.
        [few] Отменятся и { $n } чужих решения.
       *[other] Отменятся и { $n } чужих решений.
    }
undo-sure = Отменить
redo = Вернуть
redo-help = Вернуть то, что вы только что отменили (R)
skip = К моему ходу
skip-help = Боты играют без пауз, пока решать не придётся человеку (S)
past-look = Так было раньше.
past-back = Назад к игре
undo-policy = Отмена
undo-free = Свободно
undo-free-help = Каждый может отменить своё последнее решение когда угодно.
undo-ask = С согласия
undo-ask-help = Другие должны согласиться.
undo-strict = Строго
undo-strict-help = Только пока никто не решил после вас и ничего не открылось.
undo-asked = { $name } просит отменить последнее решение.
undo-grant = Согласиться
undo-refuse = Отказать
undo-waiting = Вы просите об отмене; согласились ещё не все.
undo-withdraw = Не надо
watch-policy = Зрители
watch-allow = За этим столом разрешены зрители
watch-on = Разрешены
watch-off = Нет
watch-on-help = Смотреть могут все; скрытое остаётся скрытым.
watch-off-help = Стол видят только те, кто за ним сидит.
watch-link = Ссылка для зрителей
watchers = Смотрят: { $names }
watchers-guests =
    { $n ->
        [one] { $n } гость
        [few] { $n } гостя
       *[other] { $n } гостей
    }
share-title = Ссылка на просмотр партии
share-allow = Все, у кого есть ссылка, могут просмотреть сыгранную партию
share-copy = Открытая ссылка
share-copied = Ссылка скопирована
share-help = Все, у кого есть эта ссылка, могут просмотреть партию
share-later = Ссылка заработает, когда игра закончится; до тех пор по ней ничего не видно.

## Bids and what the table does by itself

order-bid-max = Ставит за вас до { $amount }
order-pass-auction = Пасует за вас в этих торгах
order-pass-round = Пасует за вас в этом раунде
order-remove = Прекратить: { $order }

bid-amount = Ваша ставка, от { $least } до { $most }
bid-less = На 1 меньше
bid-more = +1, на 1 больше
bid-bid = Поставить { $amount }
bid-range = Не { $typed }: ставка — целое число от { $least } до { $most }.
bid-sure = { $amount } — больше половины ваших денег ({ $money }) и на { $over } больше текущей ставки. Вы уверены?

## One screen for several

curtain-pass = Передайте устройство, ходит { $name }
curtain-help = Стол скрыт, пока не сядет следующий игрок.
curtain-ready = Я — { $name }

## The end

end-won = Вы победили
end-wins = Побеждает { $name }
end-share = { $names } делят первое место
end-tie = до этого поровну, решающий показатель: { $figure }
end-standings = Итог
end-place = Место
end-player = Игрок
end-board = Посмотреть на поле
end-picture = Поле в конце игры
end-figures = Цифры последнего раунда
rematch = Реванш
rematch-go = К реваншу
record-download = Скачать
plot-rounds = сыграно раундов
plot-hidden = скрыто

## Looking back

replay = Просмотр
analysis = Разбор
puzzles = Задачи
replay-position = позиция { $at } из { $last }
replay-slider = Позиция в партии
replay-first = В начало
replay-back = На шаг назад
replay-next = На шаг вперёд
replay-last = В конец
replay-play = Пуск
replay-pause = Пауза
replay-speed = Скорость
replay-link = Ссылка
replay-copied = Ссылка на эту позицию скопирована.
replay-fork = Играть отсюда
drop-here = Отпустите файл .game: он откроется для просмотра
drop-opening = Читаем { $name }…
drop-large = В файле { $size } МБ, а в записи может быть не больше { $most } МБ.

## The rules

rules = Правила
rules-search = Искать в правилах
rules-hits = { $at } из { $hits }
rules-no-hit = не найдено
rules-next = Следующее место
rules-previous = Предыдущее место
rules-here = За этим столом
rules-missing = У этой игры здесь нет страницы правил.
rules-clause = Правила: { $clause }
rules-copy = Скопировать ссылку на этот пункт
rules-copied = Ссылка на { $clause } скопирована.

## Settings

settings = Настройки
settings-theme = Тема
settings-theme-system = Как в системе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-language = Язык
settings-sound = Звук
settings-notices = Уведомлять, когда мой ход
settings-notices-denied = Браузер не разрешает уведомления для этой страницы; это меняется в его настройках.
settings-notices-unknown = В этом браузере нет уведомлений.
settings-pace = Темп ботов
settings-pace-calm = Спокойный
settings-pace-brisk = Быстрый
settings-pace-at-once = Сразу
settings-curtain = Скрывать стол между ходами
my-data = Мои данные
my-data-kept = Сервер знает вас по случайному номеру, который хранит этот браузер, и хранит вместе с ним ваши места, имена, ходы и то, что вы писали за столами. Нет ни учётной записи, ни адреса почты, ни пароля.
my-data-have = Скачать
my-data-delete-help = Если удалить данные, партии с другими продолжатся: за вас сыграет бот, ваше имя заменят, а ваши сообщения исчезнут. Столы без других людей удаляются.
my-data-delete = Удалить
my-data-sure = Вернуть их будет нельзя, и вы потеряете все свои места.
my-data-delete-now = Удалить всё сейчас

## Keys

keys = Клавиши
keys-confirm = То, что на золотой кнопке
keys-anywhere = То, что на золотой кнопке, где бы ни был фокус
keys-clear = Очистить план
keys-back = Убрать последний шаг из плана
keys-undo = Отменить последнее решение
keys-redo = Вернуть то, что только что отменено
keys-skip = Пусть боты играют до вашего хода
keys-hint = Подсказка
keys-chat = Написать в чат
keys-log = Показать журнал
keys-table = Места и стол
keys-rules = Правила рядом с полем
keys-sound = Включить или выключить звук
keys-next-puzzle = Следующая задача
keys-next = К следующему столу, который вас ждёт
keys-walk = От места к месту на поле
keys-help = Этот список
keys-step = На шаг назад или вперёд
keys-round = На раунд назад или вперёд
keys-ends = В начало или в конец
keys-play = Пуск или пауза
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
key-cap-space = Пробел
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

plain-yours = Ваш ход: выберите и подтвердите.
plain-yours-ask = Ваш ход: { $ask }. Выберите и подтвердите.
plain-typed = Ваш ход: введите его и подтвердите.
plain-waiting = Ходит { $name }.
plain-waiting-ask = Ходит { $name }: { $ask }.
plain-over = Игра окончена.
plain-more = Продолжайте или подтвердите.
plain-full = Подтвердите или очистите: больше планировать нельзя.
plain-planned = В плане
plain-remove = Убрать из плана: { $move }
plain-choices = Что можно сделать
plain-find = Найти среди { $n }
plain-found = { $found } из { $n }
plain-none = Здесь нигде нет «{ $typed }».
plain-move = Ваш ход
plain-add = В план
plain-facts = Позиция
plain-nothing = Больше ничего не видно.
plain-acts = ходит
plain-you = вы
plain-empty = –
plain-fact = { $name } { $value }
plain-list = { $parts }
plain-hidden = скрыто
plain-times = ×{ $count }
plain-all = Показать все { $n }
plain-fewer = Показать меньше

## The workshop: figures of one's own box

figures = Значения
figures-ours = Наши
figures-here = Здесь
figures-place = Значение
figures-help = За этим столом эти значения взяты из чьей-то коробки; все остальные наши.
figures-reconstructed-help = Этих значений нет ни в одном источнике, они подобраны так, чтобы подходить к остальным. У кого есть коробка, тот может ввести то, что в ней напечатано.
figures-understood = Понятно
home-reconstructed = У кого есть коробка, тот может ввести то, что в ней напечатано:
workshop = Мастерская
workshop-open = Значения игры «{ $game }»
workshop-title = { $game }: значения
workshop-text = Здесь все значения, с которыми идёт игра. Если у вас есть коробка, введите то, что в ней напечатано: это сразу проверяется, и с этим можно играть.
workshop-own = Ваши значения
workshop-name = Название ваших значений
workshop-nothing = Пока ничего не изменено.
workshop-good =
    { $n ->
        [one] Изменено { $n } значение; с ним можно играть.
        [few] Изменено { $n } значения; с ними можно играть.
       *[other] Изменено { $n } значений; с ними можно играть.
    }
workshop-faults =
    { $n ->
        [one] { $n } место пока неверно:
        [few] { $n } места пока неверны:
       *[other] { $n } мест пока неверны:
    }
workshop-play = Играть с ними
workshop-share = Сделать ссылку
workshop-link = Ссылка на эти значения
workshop-save = Сохранить в файл
workshop-file = Открыть файл…
workshop-adopt = Взять себе
workshop-clear = Начать заново
workshop-kept = Введённое хранится в этом браузере. Файлом его можно перенести, и в командную строку тоже (--components).
workshop-shared = Вы смотрите чьи-то значения. Ваши собственные в этом браузере не изменятся, пока вы не возьмёте эти себе.
workshop-totals = Итого
workshop-show = Что показано
workshop-all = Все
workshop-uncertain = Неточные
workshop-changed = Изменённые
workshop-counts =
    { $changed ->
        [0] строк { $rows }, неточных { $uncertain }
       *[other] строк { $rows }, неточных { $uncertain }, изменённых { $changed }
    }
workshop-none = Такого нет.
workshop-of = { " " }({ $row })
workshop-ours = у нас { $value }
certainty-certain = точно
certainty-single = из одного источника
certainty-reconstructed = восстановлено
certainty-changed = изменено
