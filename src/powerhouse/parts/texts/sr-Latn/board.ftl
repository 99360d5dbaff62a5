# What both Power Grids say alike.

plants-ask-offer = Stavite elektranu na aukciju, ili odustanite: bez nove elektrane u ovom krugu.
plants-ask-offer-first = Stavite elektranu na aukciju. U krugu 1 svako kupuje jednu.
plants-ask-offer-last = Vaša kupovina je poslednja: elektrana koju izaberete je vaša za najmanju ponudu. Ili odustanite.
plants-ask-offer-lastFirst = Vaša kupovina je poslednja: elektrana koju izaberete je vaša za najmanju ponudu.
plants-ask-offer-poor = Nemate novca ni za jednu elektranu: odustanite.
plants-ask-open = Stavljate elektranu { $plant } na aukciju: otvorite sa { $minimum } ili više.
plants-ask-bid = Vaša ponuda za elektranu { $plant }: { $least } ili više, ili odustanite. { $leader } nudi { $bid }.
plants-ask-bid-poor = { $leader } nudi { $bid } za elektranu { $plant }, a vi ne možete više: odustanite.
plants-ask-turn = Plan ide dovde: posle toga je na potezu { $name }. Potvrdite ga ili ga obrišite.
plants-wait-offer = { $name } bira elektranu za aukciju.
plants-wait-open = { $name } stavlja elektranu { $plant } na aukciju i otvara je ponudom.
plants-wait-bid = Na potezu za elektranu { $plant }: { $name }. { $leader } nudi { $bid }.
plants-wait-bid-you = Na potezu za elektranu { $plant }: { $name }. Vi nudite { $bid }.
plants-wait-scrap = { $name } bira elektranu koju zatvara.
plants-wait-run = { $name } bira elektrane koje pokreće.
plants-wait-next = Sledeći potez je vaš.
plants-wait-later = Na redu ste kad završe: { $names }.
plants-wait-done = U ovoj fazi ste završili.
