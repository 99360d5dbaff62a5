# Šta kaže učitelj (tutorial.game). $p1, $p2, $p3: imena igrača.

teach-welcome = Skupljate elektrane. U svakom krugu možete jednu da kupite na aukciji, zatim kupujete resurse, a svaka elektrana koja radi donosi novac. Na kraju elektrane koje imaju resurse donose bodove; pobeđuje ko ima najviše bodova.
teach-table = Svi počinju sa 12 elektra. Na karti elektrane stoje broj, to je najmanja ponuda, zatim šta troši u krugu i, pored munje, koliko donosi. Ova prva partija prolazi kroz tri kruga.
teach-offer = Prvi potez je vaš: stavite elektranu na aukciju. U krugu 1 svako mora da kupi jednu. Elektrana 5 ne troši ništa i donosi 5 u svakom krugu: izaberite je.
teach-open = Ko stavi elektranu na aukciju, daje prvu ponudu. Manje od njenog broja ne može, zato počnite od njega: ponudite 5.
teach-raise = Ponuda je sada 7. Elektrana kojoj ne trebaju resursi vraća 8 za manje od dva kruga. Podignite ponudu još jednom: ponudite 8.
teach-pass = { $p2 } nudi 9. Imate 12, a upola jeftinije elektrane donose isto toliko. Sačuvajte novac za resurse: odustanite.
teach-token = { $p2 } dobija elektranu 5 za 9. Vi ponovo stavljate na aukciju. Na najjeftinijoj elektrani leži token popusta: naftna elektrana 3 košta najmanje 1, troši 1 naftu i donosi 5. Izaberite je.
teach-one = Još niko nije nudio, a s tokenom popusta najmanja ponuda je 1. Počnite što niže: ponudite 1.
teach-three = { $p3 } nudi 2. Za elektranu koja donosi 5 u svakom krugu 3 je i dalje malo: ponudite 3.
teach-stop = { $p3 } nudi 4. Za 4 možete dobiti gasnu elektranu koja donosi 6, a tada više niko neće nuditi protiv vas. Prepustite ovu: odustanite.
teach-last = Svi ostali već imaju elektranu, pa vaša košta tačno svoj broj. Gasna elektrana 4 troši 2 gasa i donosi 6, više od elektrane 3: izaberite je. Plaćate 4 i ostaje vam 8.
teach-resources = Sada se kupuju resursi, a počinje poslednji u redosledu: { $p3 }, s najjeftinijom elektranom. Karta ima 1 do 3 jedinice resursa; stubac kaže koliko košta. Gledajte.
teach-gas = Vaša elektrana troši 2 gasa u krugu i ima mesta za još. Karta sa 3 jedinice gasa košta 3: elektrana radi sada, a 1 gas ostaje za sledeći krug. Kupite je i završite kupovinu.
teach-production = Elektrane se pokreću po redosledu igrača. Ekološka elektrana koju ima { $p2 } donosi 5 i ne troši ništa. Posle toga ste na potezu vi.
teach-run = Pokrenite elektranu 4: ona troši 2 gasa i donosi 6 elektra. Bez nje biste dobili samo 1. Treći gas ostaje na karti.
teach-round = Imate 11 elektra. Ko najviše zaradi, prvi je u sledećem krugu, a to ste vi. Došle su nove karte resursa, a elektrana s najvećim brojem otišla je pod špil.
teach-six = Druga elektrana udvostručuje zaradu. Gasna elektrana 6 troši samo 1 gas i donosi 6; nijedna druga dostupna elektrana ne daje toliko za tako malo. Izaberite je.
teach-six-open = Počnite od njenog broja, to je najmanja ponuda: ponudite 6.
teach-six-more = { $p2 } odustaje, { $p3 } nudi 7. Imate 11, oko 3 treba za gas, pa je do 8 bezbedno: ponudite 8.
teach-others = Elektrana 6 je vaša za 8. Sada ostali kupuju elektrane i resurse. Vaša zarada je bila najveća, pa resurse kupujete na kraju; gledajte koliko gasa ostaje.
teach-fill = Obe elektrane zajedno troše 3 gasa, a 1 je ostao od ranije. Nedostaju 2, a za poslednja 3 elektra ima karta sa 3 jedinice gasa. Novac koji miruje ne donosi ništa: kupite je.
teach-two-plants = Obe elektrane mogu da rade: 3 gasa i 6 + 6 = 12 elektra. Jedan gas ostaje za sledeći krug. Pokrenite obe.
teach-leader = Imate 12 elektra. { $p3 } zarađuje 13, više od svih, pa je redosled igrača sada: { $p3 }, zatim vi. Krug 3 počinje novom aukcijom.
teach-eco = { $p3 } stavlja na aukciju elektranu 8, koja ne troši ništa i donosi 6 u svakom krugu. Imate 12, a oko 4 treba za resurse. Ponudite 9.
teach-eco-more = Protiv vas nudi samo { $p2 }. Za 11 se još isplati; kome je potrebnija, neka plati više. Ponudite 11.
teach-oil = { $p2 } plaća 12, a vaš novac je ostao. Sada { $p3 } stavlja na aukciju naftnu elektranu koja troši 3 nafte, a nafta je skupa. U krugu se kupuje samo jedna elektrana, a ima i boljih: odustanite.
teach-uranium = Svi ostali su kupili, pa plaćate tačno broj. Nuklearna elektrana 7 troši 1 uranijum i donosi 7, a uranijum nikome drugom ne treba. Izaberite je i ostaje vam 5.
teach-two-cards = Vaše elektrane troše 3 gasa i 1 uranijum, a imate 1 gas. Dovoljne su dve karte: 2 gasa za 2 i 2 uranijuma za 2. Drugi uranijum je za sledeći krug. Kupite obe.
teach-three-plants = Tri elektrane, 19 elektra: 6 + 6 + 7. Troše 3 gasa i 1 uranijum. Pokrenite sve tri.
teach-end = Imate 20 elektra i tri elektrane koje donose 19 u krugu. Tako se nastavlja, s većim elektranama, dok ne dođe karta poslednjeg kruga; tada svaka elektrana s resursima donosi bodove, a i svakih 10 elektra. Igrajte dalje odavde!
