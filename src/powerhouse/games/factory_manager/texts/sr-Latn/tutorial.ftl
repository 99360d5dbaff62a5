# Šta kaže učitelj (tutorial.game). $p1, $p2, $p3: imena igrača.

teach-welcome = Upravljate fabrikom pet krugova. U svakom kupujete pločice, pokrećete fabriku i dobijate dobit. Pobeđuje ko posle kruga 5 ima najviše novca. Svi počinju sa 18 elektra.
teach-factory = Jedan proizvod donosi 10 elektra, ali mora da se i proizvede i uskladišti. Vaše 2 početne mašine proizvode 2, vaša 3 skladišta primaju 3: to je 20. Troše 4 energije po ceni 1, pa je dobit 16.
teach-workers = Imate 7 radnika. 4 su potrebna na mašinama, 3 su raspoloživa: svaki raspoloživ radnik iznosi jednu pločicu na tržište i kupuje jednu. Radnici su ovde dragoceni kao novac.
teach-order = Krug počinje redosledom igrača. Pločica s manjim brojem igra pre; pločice od 4 naviše čine jeftinijim sve što kupujete. Vi otvarate aukciju, a nude se radnici. Izaberite pločicu 1.
teach-order-bid = Radnici koje ponudite u ovom krugu ništa ne iznose i ne kupuju. Biti prvi vam toliko ne vredi; neka ostali plate za to. Ponudite 0.
teach-order-again = { $p2 } daje 2 radnika za pločicu 1 i može da kupi samo jednu pločicu. Vi i dalje imate sva 3. Isto tako stavite na aukciju pločicu 2: izaberite je i ponudite 0.
teach-order-pass = { $p1 } nudi 1 radnika. Sačuvajte svoje: tri radnika kupuju tri pločice, a pločica 6, koja bi ostala vama, snižava svaku cenu za 1. Odustanite.
teach-order-last = Pločica 6 je vaša. Niko više ne može da nudi protiv vas, zato ne stavljajte radnike na nju: 0.
teach-market = Sada se tržište puni, po redosledu igrača. Svako iznosi onoliko pločica koliko ima raspoloživih radnika, uvek najjeftiniju iz stupca. Samo one mogu da se kupe u ovom krugu. Gledajte šta iznose ostali.
teach-bring = Vaš red je poslednji: iznesite 3 i, ako želite, još 1. Ostali kupuju pre vas, zato iznesite više onoga što želite nego što oni mogu da uzmu. Robotima ne trebaju radnici: iznesite robota 6, dva robota 8 i robota 11.
teach-buying = Na tržištu su sada 4 vaše pločice. Ostali kupuju prvi: { $p2 } s jednim radnikom, { $p1 } s dva. Gledajte šta ostaje.
teach-robots = Imate 18 elektra, 3 radnika, i svaka pločica je jeftinija za 1. Robot pored mašine proizvodi 1. Robot 6 za 5 i robot 8 za 7 podižu vašu proizvodnju sa 2 na 4: kupite oba.
teach-storage = Proizvodnja bi bila 4, ali skladište prima samo 3, a računa se manji broj. Treći radnik kupuje skladište 6 za 5. Sada se 4 i 4 slažu, a ostaje 1 elektro. Kupite ga i završite kupovinu.
teach-running = Sada fabrike rade. Ko želi, zaustavlja mašine da uštedi radnike i energiju. Ostali ne mogu da uskladište više od 3, pa zaustavljaju početne mašine koje im ne trebaju.
teach-run = Kod vas se sve slaže: proizvodnja 4, skladište 4, to je 40, manje 5 energije po 1: 35. Potrebna su 4 radnika, 3 ostaju raspoloživa. Neka sve radi.
teach-profit = Imate 36 elektra: vaša dobit je 35, { $p2 } ima 26, { $p1 } 27. Tri kupljene pločice umesto jedne ili dve isplatile su se. U krugu 1 prve partije energija košta 1, odsad poskupljuje.
teach-order-two = Sada su otkrivene pločice 4, 5 i 8; pločica 8 snižava svaku cenu za 2. Aukciju opet otvara najveća stara pločica, a to je vaša. Stavite na aukciju pločicu 4 i ponudite 0, kao ranije.
teach-order-five = { $p2 } uzima pločicu 4 za 2 radnika. Stavite na aukciju pločicu 5, opet za 0: ako je niko ne želi, dobijate je besplatno.
teach-order-eight = { $p1 } nudi 1. Tri radnika i veći popust su vam opet bolji: odustanite, pa uzmite pločicu 8 bez radnika.
teach-energy = Pločice energije +0, +1 i +2 tek dolaze, pa cena raste. Vaša fabrika troši 5 energije: po ceni 3 to bi bilo 15 elektra u krugu. Gledajte šta iznose ostali.
teach-bring-two = Kontrola štedi energiju, i svako može da ima jednu. Ostali gledaju kontrole 14, a vi želite veliku. Iznesite kontrolu 18, iza nje dolazi kontrola 22, zatim skladište 10 i optimizator 6.
teach-control = Kontrole 14 su prodate, kao što se i očekivalo. Kontrola 22 štedi 4 energije: trebaće vam 1 umesto 5. S popustom 2 košta 20 i isplaćuje se u svakom od četiri kruga koji dolaze. Kupite je.
teach-room = Ostaje 16 elektra. U krugu 3 trebaće vam veće mašine, a njima treba mesta: skladište 10 za 8 podiže vaše na 6. Ostalih 8 sačuvajte za mašine. Kupite ga i završite kupovinu.
teach-stopping = Pre nego što se otkrije cena energije, svako odlučuje šta radi. Ostali opet zaustavljaju obe početne mašine: svaka traži 2 energije i 2 radnika.
teach-run-two = S kontrolom je to jeftino: sve radi sa 1 energijom. 40 manje 1 do 3, koja god cena dođe. Neka sve radi.
teach-end = Cena energije je porasla na 3: gubite 3 i imate 45 elektra. Vaša dobit je 37, kod ostalih 27. Skladište je 6, proizvodnja 4, pa su sada na redu mašine. Još tri kruga: igrajte dalje odavde!
