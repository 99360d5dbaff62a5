# What the teacher says (tutorial.game). $p1, $p2, $p3: the players' names.

teach-welcome = You collect power plants. Each round you may buy one at auction, then you buy resources for your plants, and each plant that runs brings money. At the end plants that can run bring points, and the most points win.
teach-table = Everybody begins with 12 elektro. A plant card shows its number, which is the lowest price, what it burns in a round, and beside the bolt what it brings. This first game goes through three rounds.
teach-offer = You are first in turn order, so you offer a plant. In round 1 everybody must buy one. Plant 5 burns nothing and brings 5 in every round: choose it.
teach-open = Who offers a plant opens the bidding. Nobody can bid less than its number, so begin with that: bid 5.
teach-raise = The bid stands at 7. A plant that needs no resources pays 8 back in less than two rounds. Raise once more: bid 8.
teach-pass = { $p2 } bids 9. You have 12, and plants that cost half as much bring the same. Keep your money for resources: pass.
teach-token = { $p2 } has plant 5 for 9. You offer again. On the cheapest plant lies the discount token: the oil plant 3 costs at least 1, burns 1 oil and brings 5. Choose it.
teach-one = Nobody has bid yet, and with the token the lowest price is 1. Begin as low as possible: bid 1.
teach-three = { $p3 } bids 2. For a plant that brings 5 each round 3 is still little: bid 3.
teach-stop = { $p3 } bids 4. For 4 you can have a gas plant that brings 6, and then nobody is left to bid against you. So let this one go: pass.
teach-last = All others have a plant, so yours costs only its number. The gas plant 4 burns 2 gas and brings 6, more than plant 3: choose it. You pay 4 and keep 8.
teach-resources = Now resources are bought, and whoever is last in turn order begins: { $p3 }, with the cheapest plant. A card holds 1 to 3 units of a fuel; its column says what it costs. Watch.
teach-gas = Your plant burns 2 gas a round and has room for more. A card with 3 gas costs 3, so you run now and have 1 left over for the next round. Buy it and finish.
teach-production = Plants run in turn order, and the eco plant of { $p2 } brings 5 without burning anything. After that it is your turn.
teach-run = Run plant 4: it burns 2 gas and brings 6 elektro. Without it you would get only 1. Your third gas stays on the card.
teach-round = You have 11 elektro. Whoever earned most comes first in the next round, and that is you. New resource cards have come, and the plant with the highest number has gone under the deck.
teach-six = A second plant doubles your income. The gas plant 6 burns only 1 gas and brings 6; no other plant on offer does so much with so little. Choose it.
teach-six-open = Open with its number, the lowest price: bid 6.
teach-six-more = { $p2 } passes, { $p3 } bids 7. You have 11 and need about 3 for gas, so up to 8 is safe: bid 8.
teach-others = Plant 6 is yours for 8. The others buy plants and resources now. You earned most, so you buy resources last; look at what they leave of the gas.
teach-fill = Both plants together burn 3 gas, and 1 is left from before. You lack 2, and your last 3 elektro buy a card with 3 gas. Money that sleeps earns nothing: buy it.
teach-two-plants = Both plants can run: 3 gas, and 6 + 6 = 12 elektro. One gas stays for the next round. Let both run.
teach-leader = You have 12 elektro. { $p3 } earned 13 and is first now, you are second. Round 3 begins with the offer of { $p3 }.
teach-eco = { $p3 } offers plant 8, which burns nothing and brings 6 each round. You have 12 and still need about 4 for resources. Bid 9.
teach-eco-more = Only { $p2 } bids against you. At 11 it is just worth it; whoever wants it more may pay for it. Bid 11.
teach-oil = { $p2 } has paid 12, and you still have yours. Now { $p3 } offers an oil plant that burns 3 oil, and oil is dear. One plant a round is enough, and there are better ones: pass.
teach-uranium = All others have bought, so you pay just the number. The uranium plant 7 burns 1 uranium and brings 7, and nobody else wants uranium. Choose it and keep 5.
teach-two-cards = Your plants burn 3 gas and 1 uranium; you hold 1 gas. Two cards are enough: 2 gas for 2 and 2 uranium for 2. The second uranium is for the next round. Buy both.
teach-three-plants = Three plants, 19 elektro: 6 + 6 + 7. They burn 3 gas and 1 uranium. Let all three run.
teach-end = You have 20 elektro and three plants that bring 19 a round. It goes on like this, with bigger plants, until the last-round card comes; then each plant with its fuel brings points, and so do every 10 elektro. Play on from here!
