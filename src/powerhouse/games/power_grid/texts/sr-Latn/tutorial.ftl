# Šta kaže učitelj (tutorial.game). $p1, $p2, $p3: imena igrača.

teach-welcome = Vodite kompaniju koja prodaje struju. U svakom krugu možete da kupite elektranu, zatim kupujete resurse, povezujete gradove i zarađujete za svaki grad koji vaše elektrane snabdeju strujom. Pobeđuje ko na kraju snabdeva najviše gradova.
teach-table = U igri su tri oblasti Nemačke. Vi i dva protivnika počinjete sa po 50 elektra. Njihov novac je skriven, vaš uvek stoji na traci ispod. Ova prva partija prolazi kroz dva kruga.
teach-auction = Krug počinje aukcijom. Na sadašnjem tržištu su četiri elektrane: 3, 4, 8 i 9. Broj je najmanja ponuda; ispod njega piše šta elektrana troši i koliko gradova snabdeva. Počinje { $p3 }.
teach-bid = { $p3 } stavlja na aukciju elektranu 8 za 8: ona troši 3 uglja u krugu i snabdeva 2 grada, više od svih dostupnih elektrana. Vredi malo više od 8, zato ponudite 9.
teach-pass = Ponuda za elektranu 8 je sada 15. To je skoro trećina vaših 50 elektra, a potrebni su vam još resursi i gradovi. Aukciju dobija ko ume da stane: odustanite.
teach-offer = { $p3 } plaća 15 za elektranu 8, a na njeno mesto je došla elektrana 7. I ona snabdeva 2 grada, sa 3 nafte. U krugu 1 svako mora da kupi elektranu, i sada vi stavljate na aukciju: izaberite elektranu 7.
teach-open = Ko stavi elektranu na aukciju, daje prvu ponudu. Manje od broja na karti ne može, zato počnite baš od njega: ponudite 7.
teach-raise = { $p2 } nudi 8. { $p3 } već ima elektranu i ne može da nudi, pa ste ostali samo vas dvoje. 9 je i dalje mnogo manje od 15, koliko je koštala elektrana 8: ponudite 9.
teach-last = Elektrana 7 je vaša za 9. Bez elektrane je još samo { $p2 }: niko više ne može da nudi, pa je dovoljna najmanja ponuda. Pogledajte koja je to elektrana.
teach-fuel = Bez resursa elektrana ne radi. Prvi kupuje ko je poslednji u redosledu igrača, a to ste vi, jer vaša elektrana ima najmanji broj. Elektrana 7 troši 3 nafte u krugu. Koštaju po 3, sledeća bi koštala 4: kupite 3 nafte i završite kupovinu.
teach-fuel-dearer = Platili ste 9 i imate 3 nafte. Svaka kupovina odnosi najjeftinije tokene, pa resursi poskupljuju za one koji dolaze posle. Sada ostali kupuju ugalj.
teach-build = Vaša elektrana snabdeva 2 grada, zato povežite 2. Kućica košta 10. Prva može da stoji bilo gde; za svaku sledeću plaća se i put. Između gradova Majnc i Frankfurt-M on košta 0: povežite oba i završite izgradnju.
teach-room = U etapi 1 svaki grad ima mesta samo za jednog igrača, pa su ova dva za sada samo vaša. Ostali grade drugde ili plaćaju put kroz vaše gradove.
teach-run = Sada svi prodaju struju. 2 grada donose 33 elektra, 1 bi doneo 22, a čak i bez gradova dobija se 10. Pokrenite elektranu 7: ona troši vaše 3 nafte.
teach-bureaucracy = Imate 45 elektra. Na kraju kruga tržište resursa se dopunjava, ovde za 4 uglja, 2 nafte, 1 otpad i 1 uranijum, a elektrana s najvećim brojem odlazi pod špil. Počinje krug 2.
teach-order = Redosled igrača se u svakom krugu određuje iznova: prvi je ko ima najviše gradova, zatim ko ima elektranu s većim brojem. Svi imate po 2 grada, pa je elektrana 10 prva, a vaša elektrana 7 poslednja. To nije loše: poslednji prvi kupuje resurse i gradi.
teach-small = { $p2 } stavlja na aukciju elektranu 4 za samo 1, jer na najjeftinijoj elektrani leži token popusta. Ona snabdeva 1 grad, a u krugu se kupuje samo jedna elektrana. Kada ode, na njeno mesto dolazi bolja: odustanite.
teach-better = Evo je: elektrana 15 snabdeva 3 grada sa samo 2 uglja. { $p3 } nudi 15 za nju, a vi imate 45. Ovakva elektrana služi mnogo krugova: ponudite 16.
teach-coal = Elektrana 15 je vaša, ostaje 29 elektra. Treći grad će koštati 20, četvrti je u ovom krugu preskup. Elektrana 15 sama snabdeva 3 grada, pa bi nafta bila bačena: kupite 2 uglja po 1 i završite kupovinu.
teach-third = Imate 27 elektra. Put između gradova Majnc i Zarbriken košta 10 i kućica 10, zajedno 20; svi ostali gradovi su skuplji. Treći grad donosi 11 više u svakom sledećem krugu: povežite ga i završite izgradnju.
teach-second-run = 3 grada donose 44 elektra. Elektrana 15 snabdeva sva tri sa 2 uglja, a elektrana 7 može da miruje. Pokrenite elektranu 15.
teach-end = Imate 51 elektro, 3 grada i elektrane za 5. Tako se nastavlja: od 7 gradova etapa 2 otvara drugo mesto u svakom gradu, a partija se završava kada neko ima 17. Igrajte dalje odavde!
