### Names that English takes from the box itself: values of options, fuels, regions, cities.

game-name = Visoki napon

## Values of options

option-zone-random = nasumično
option-start-cities-off = ne
option-start-cities-on = da

## Fuels

fuel-coal = ugalj
fuel-oil = nafta
fuel-garbage = otpad
fuel-uranium = uranijum

## Regions

region-northwest = severozapad
region-northeast = severoistok
region-west = zapad
region-east = istok
region-southwest = jugozapad
region-southeast = jugoistok
region-midwest = srednji zapad
region-south = jug

## Cities of Germany

city-flensburg = Flensburg
city-kiel = Kil
city-hamburg = Hamburg
city-hannover = Hanover
city-bremen = Bremen
city-wilhelmshaven = Vilhelmshafen
city-cuxhaven = Kukshafen
city-lubeck = Libek
city-rostock = Rostok
city-schwerin = Šverin
city-stralsund = Štralzund
city-magdeburg = Magdeburg
city-berlin = Berlin
city-frankfurt_o = Frankfurt-O
city-osnabruck = Osnabrik
city-munster = Minster
city-essen = Esen
city-duisburg = Duizburg
city-dortmund = Dortmund
city-dusseldorf = Dizeldorf
city-kassel = Kasel
city-halle = Hale
city-leipzig = Lajpcig
city-dresden = Drezden
city-erfurt = Erfurt
city-fulda = Fulda
city-wurzburg = Vircburg
city-nurnberg = Nirnberg
city-aachen = Ahen
city-koln = Keln
city-trier = Trir
city-mainz = Majnc
city-frankfurt_m = Frankfurt-M
city-saarbrucken = Zarbriken
city-mannheim = Manhajm
city-freiburg = Frajburg
city-stuttgart = Štutgart
city-konstanz = Konstanc
city-augsburg = Augzburg
city-regensburg = Regensburg
city-munchen = Minhen
city-passau = Pasau

## Cities of the USA

city-seattle = Sijetl
city-portland = Portland
city-boise = Bojsi
city-billings = Bilings
city-cheyenne = Šajen
city-denver = Denver
city-omaha = Omaha
city-san_francisco = San Francisko
city-los_angeles = Los Anđeles
city-san_diego = San Dijego
city-las_vegas = Las Vegas
city-salt_lake_city = Solt Lejk Siti
city-phoenix = Finiks
city-santa_fe = Santa Fe
city-fargo = Fargo
city-duluth = Dulut
city-minneapolis = Mineapolis
city-chicago = Čikago
city-st_louis = Sent Luis
city-cincinnati = Sinsinati
city-knoxville = Noksvil
city-kansas_city = Kanzas Siti
city-oklahoma_city = Oklahoma Siti
city-dallas = Dalas
city-houston = Hjuston
city-memphis = Memfis
city-birmingham = Birmingem
city-new_orleans = Nju Orleans
city-detroit = Detroit
city-buffalo = Bafalo
city-pittsburgh = Pitsburg
city-boston = Boston
city-new_york = Njujork
city-philadelphia = Filadelfija
city-washington = Vašington
city-norfolk = Norfok
city-raleigh = Roli
city-atlanta = Atlanta
city-savannah = Savana
city-jacksonville = Džeksonvil
city-tampa = Tampa
city-miami = Majami
