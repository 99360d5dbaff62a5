### Made of sr-Latn by tools/cyrillic.py.


# What both Power Grids say alike.

plants-ask-offer = Ставите електрану на аукцију, или одустаните: без нове електране у овом кругу.
plants-ask-offer-first = Ставите електрану на аукцију. У кругу 1 свако купује једну.
plants-ask-offer-last = Ваша куповина је последња: електрана коју изаберете је ваша за најмању понуду. Или одустаните.
plants-ask-offer-lastFirst = Ваша куповина је последња: електрана коју изаберете је ваша за најмању понуду.
plants-ask-offer-poor = Немате новца ни за једну електрану: одустаните.
plants-ask-open = Стављате електрану { $plant } на аукцију: отворите са { $minimum } или више.
plants-ask-bid = Ваша понуда за електрану { $plant }: { $least } или више, или одустаните. { $leader } нуди { $bid }.
plants-ask-bid-poor = { $leader } нуди { $bid } за електрану { $plant }, а ви не можете више: одустаните.
plants-ask-turn = План иде довде: после тога је на потезу { $name }. Потврдите га или га обришите.
plants-wait-offer = { $name } бира електрану за аукцију.
plants-wait-open = { $name } ставља електрану { $plant } на аукцију и отвара је понудом.
plants-wait-bid = На потезу за електрану { $plant }: { $name }. { $leader } нуди { $bid }.
plants-wait-bid-you = На потезу за електрану { $plant }: { $name }. Ви нудите { $bid }.
plants-wait-scrap = { $name } бира електрану коју затвара.
plants-wait-run = { $name } бира електране које покреће.
plants-wait-next = Следећи потез је ваш.
plants-wait-later = На реду сте кад заврше: { $names }.
plants-wait-done = У овој фази сте завршили.
