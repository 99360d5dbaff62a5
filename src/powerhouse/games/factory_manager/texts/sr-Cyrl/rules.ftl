### Made of sr-Latn by tools/cyrillic.py.


### Factory Manager: where the game is, what happened, what cannot be read, options and figures.


## Headings

heading-turn-order = круг { $round }, редослед играча
heading-market = круг { $round }, тржиште
heading-buying = круг { $round }, куповина
heading-running = круг { $round }, рад фабрике
heading-end = крај

## Things

# The mark is what stands on the tile: its price.
tile = { tile-type } { $mark }
tile-start = { tile-type } (старт)
tile-type =
    { $type ->
        [storage] складиште
        [machine] машина
        [robot_auto] робот
        [robot_semi] полуробот
        [control] контрола
       *[optimizer] оптимизатор
    }
kind-tile = плочица
order-tile-of = { $name } { $order_tile }
profit-of = { $name } { $profit }

## News

story-ended = { $opening }, { $rest }
news-dealt = плочице редоследа су подељене: { $held }
news-first-market = на првом тржишту леже: { $tiles }
news-turned-up = круг { $round }: откривају се плочице редоследа { $order_tiles }
news-offered = { $name } ставља плочицу { $order_tile } на аукцију
news-opened = { $name } ставља плочицу { $order_tile } на аукцију за { $workers }
news-bid = { $name } нуди { $workers }
news-bid-first = { $name } нуди { $workers } за плочицу { $order_tile }
news-passed = { $name } одустаје
news-passed-first = { $name } одустаје од плочице { $order_tile }
news-claimed =
    { $workers ->
        [0] { $name } је узима бесплатно
       *[other] { $name } је узима за { $workers } радника
    }
news-claimed-first =
    { $workers ->
        [0] { $name } узима плочицу { $order_tile } бесплатно
       *[other] { $name } узима плочицу { $order_tile } за { $workers } радника
    }
news-left-with = { $name } добија преосталу плочицу { $order_tile }
news-claimed-last =
    { $workers ->
        [0] бесплатно
       *[other] ставља на њу { $workers } радника
    }
news-claimed-last-first =
    { $workers ->
        [0] { $name } добија преосталу плочицу { $order_tile }
       *[other] { $name } ставља на плочицу { $order_tile } { $workers } радника
    }
line-market = { $name } износи на тржиште: { $parts }
news-brought =
    { $count ->
        [1] { $tile }
       *[other] { $count } × { $tile }
    }
line-purchases = { $name } { $parts }
news-bought =
    { $bought ->
        [0]
            { $placed ->
                [1] поставља: { $tile }
               *[other] поставља: { $placed } × { $tile }
            }
        [1] купује: { $tile } за { $paid }
       *[other] купује: { $bought } × { $tile } за { $paid }
    }
news-demolished =
    { $count ->
        [1] демонтира: { $tile }
       *[other] демонтира: { $count } × { $tile }
    }
news-placed-on-site = поставља на градилиште: { $tile } за { $paid }
news-hired =
    { $seasonal ->
        [one] ангажује { $seasonal } сезонског радника за { $paid }
        [few] ангажује { $seasonal } сезонска радника за { $paid }
       *[other] ангажује { $seasonal } сезонских радника за { $paid }
    }
news-bought-nothing = не купује ништа
line-stops = { $name } зауставља: { $parts }
news-stopped =
    { $count ->
        [1] { $tile }
       *[other] { $count } × { $tile }
    }
line-profits-opened = { $opening }; добит: { $parts }
news-energy-price =
    { $rise ->
        [0] цена енергије остаје { $price }
       *[other] цена енергије расте на { $price }
    }
news-profit = { $name } { $profit }
news-loss-unpaid = { $name } { $profit } (плаћа { $paid })
# As logs of older tables tell it:
news-profits =
    { $rise ->
        [0] цена енергије остаје { $price }; добит: { $profits }
       *[other] цена енергије расте на { $price }; добит: { $profits }
    }

## Moves as people say them

move-pass = одустати
move-done = завршити
move-hire =
    { $seasonal ->
        [one] ангажовати { $seasonal } сезонског радника
        [few] ангажовати { $seasonal } сезонска радника
       *[other] ангажовати { $seasonal } сезонских радника
    }
move-back =
    { $seasonal ->
        [one] оставити { $seasonal } сезонског радника на плочици
        [few] оставити { $seasonal } сезонска радника на плочици
       *[other] оставити { $seasonal } сезонских радника на плочици
    }
move-offer = ставити плочицу редоследа { $order_tile } на аукцију
move-bid = понудити { $amount } радника
move-bring = изнети на тржиште: { $tile }
move-buy = купити: { $tile }
move-place = поставити: { $tile }
move-demolish = демонтирати: { $tile }
move-stop = зауставити: { $tile }

## Moves that cannot be read

no-tile-named = „{ $said }” тражи плочицу по врсти и цени, као machine-9; нема „{ $tile }”
back-unreadable = „{ $said }” мора да гласи „back NUMBER seasonal”

## The end

end-rounds =
    { $rounds ->
        [one] { $rounds } круг је завршен
        [few] { $rounds } круга су завршена
       *[other] { $rounds } кругова је завршено
    }
end-not-yet = није крај: круг { $round } од { $rounds }

## Options

option-first-game = Прва партија
option-first-game-help = цена енергије у кругу 1 остаје иста
option-rulings = Тумачења
option-rulings-help = отворене тачке правила, решене на један или други начин
option-rulings-typed = тачке решене другачије, спојене знаком +, као debts+site-discount
option-rulings-standard = како се правила обично читају
option-rulings-printed-tracks = производња, складиште и енергија рачунају се највише колико показују њихови одштампани прикази
option-rulings-site-discount = попуст плочице редоследа снижава и цену градилишта
option-rulings-beside-counts = плочице које се чувају поред фабрике рачунају се као да стоје у њој
option-rulings-stop-anything = смеју се зауставити и складишта, контроле и оптимизатори
option-rulings-debts = губитак се плаћа у целости, и новац може пасти испод 0
option-rulings-no-losses = губитак се уопште не плаћа
rulings-of-losses = губитак не може и да се плати у целости и да се не плати: изаберите debts или no-losses (FM-7.7)
reconstructed-tiles = цене и вредности 74 од 106 плочица, и с колико играча се која користи
reconstructed-savings = колико енергије и колико радника штеде контроле и оптимизатори
reconstructed-discounts = попусти плочица редоследа 4 до 12
reconstructed-energy-prices = цене енергије између 1 и 8

## Figures

figure-money = новац
figure-profit = добит
figure-income = приход
figure-production = производња
figure-storage = складиште
figure-energy = енергија
figure-workers = радници
lots-storage = складишта
lots-machine = машине
lots-robot-auto = роботи
lots-robot-semi = полуроботи
lots-control = контроле
lots-optimizer = оптимизатори
