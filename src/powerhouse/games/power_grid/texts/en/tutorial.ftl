# What the teacher says (tutorial.game). $p1, $p2, $p3: the players' names.

teach-welcome = You run a company that sells electricity. In every round you may buy a plant, then you buy fuel, connect cities and are paid for each city that your plants supply. Whoever supplies most cities at the end wins.
teach-table = Three regions of Germany are in play. You and two rivals begin with 50 elektro each. Their money is hidden; yours always stands in the bar below. This first game goes through two rounds.
teach-auction = A round begins with the auction. Four plants are on offer: 3, 4, 8 and 9. The number is the lowest price; below it stands what the plant burns and how many cities it supplies. { $p3 } begins.
teach-bid = { $p3 } offers plant 8 for 8: it burns 3 coal a round and supplies 2 cities, more than any other plant on offer. It is worth a bit more than 8, so bid 9.
teach-pass = Plant 8 stands at 15 now. That is almost a third of your 50 elektro, and you still need fuel and cities. An auction is won by whoever knows when to stop: pass.
teach-offer = { $p3 } pays 15 for plant 8, and plant 7 has come in its place. It supplies 2 cities as well, with 3 oil. In round 1 everybody must buy a plant, and now you offer: choose plant 7.
teach-open = Who offers a plant opens the bidding. Nobody can bid less than the number on the card, so begin with exactly that: bid 7.
teach-raise = { $p2 } bids 8. { $p3 } has a plant already and cannot bid, so there are only two of you. 9 is still far less than the 15 that plant 8 has cost: bid 9.
teach-last = Plant 7 is yours for 9. { $p2 } is the last one without a plant: nobody can bid against that, so the lowest price is enough. Watch which plant it is.
teach-fuel = Without fuel a plant does nothing. Whoever is last in turn order buys first, and that is you, with the smallest number. Plant 7 burns 3 oil a round. Each costs 3, the next one would cost 4: buy 3 oil and finish.
teach-fuel-dearer = You have paid 9 and hold 3 oil. Every purchase takes the cheapest ones away, so fuel becomes dearer for those who come later. Now the others buy coal.
teach-build = Your plant supplies 2 cities, so connect 2. A house costs 10. Your first one may stand anywhere; for each further one you also pay the way. Between Mainz and Frankfurt-M it costs 0: connect both and finish.
teach-room = In step 1 each city has room for one player only, so these two are yours alone for now. The others must build elsewhere, or pay for the way through your cities.
teach-run = Now everybody sells electricity. 2 cities pay 33 elektro, 1 would pay 22, and even none pays 10. Run plant 7: it burns your 3 oil.
teach-bureaucracy = You have 45 elektro. At the end of a round the fuel market gets new fuel, here 4 coal, 2 oil, 1 garbage and 1 uranium, and the plant with the highest number goes under the deck. Round 2 begins.
teach-order = Turn order is made anew each round: most cities first, then the higher plant. All of you have 2 cities, so plant 10 is first and your plant 7 last. That does no harm: the last one buys fuel and builds first.
teach-small = { $p2 } offers plant 4 for only 1, thanks to the discount token on the cheapest plant. It supplies 1 city, and you may buy just one plant a round. When it is gone a better one moves up: pass.
teach-better = Here it is: plant 15 supplies 3 cities with only 2 coal. { $p3 } bids 15 for it, and you have 45. A plant like this serves you for many rounds: bid 16.
teach-coal = Plant 15 is yours, and 29 elektro are left. A third city will cost 20, a fourth is too dear this round. Plant 15 supplies 3 alone, so oil would be wasted: buy 2 coal for 1 each and finish.
teach-third = You have 27 elektro. From Mainz the way to Saarbrücken costs 10 and the house 10, together 20; every other city is dearer. A third city brings 11 more in each round to come: connect it and finish.
teach-second-run = 3 cities pay 44 elektro. Plant 15 supplies all of them for 2 coal, and plant 7 may rest. Run plant 15.
teach-end = You have 51 elektro, 3 cities, and plants for 5. It goes on like this: at 7 cities step 2 opens a second place in every city, and the game ends when somebody has 17. Play on from here!
