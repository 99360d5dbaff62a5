# What the teacher says (tutorial.game). $p1, $p2, $p3: the players' names.

teach-welcome = You manage a factory for five rounds. In each you buy tiles, let the factory run and are paid the profit. Whoever has most money after round 5 wins. Everybody begins with 18 elektro.
teach-factory = A product brings 10 elektro, but it must be both produced and stored. Your 2 starting machines produce 2, your 3 storages hold 3: that is 20. They need 4 energy at a price of 1, so the profit is 16.
teach-workers = You have 7 workers. 4 of them are needed at the machines, 3 are available: each of these brings a tile to the market and buys one. Workers are as precious here as money.
teach-order = A round begins with the turn order. A low tile acts first; tiles from 4 on make everything you buy cheaper. You open the auction, and bids are workers. Choose tile 1.
teach-order-bid = Workers that you bid neither bring nor buy anything this round. Being first is not worth that to you; let the others pay for it. Bid 0.
teach-order-again = { $p2 } has given 2 workers for tile 1 and has only one left to buy with. You still have all 3. Offer tile 2 in the same way: choose it and bid 0.
teach-order-pass = { $p1 } bids 1 worker. You keep yours: three workers buy three tiles, and tile 6, which would be left for you, takes 1 off every price. Pass.
teach-order-last = Tile 6 is yours. Nobody can bid against you any more, so put no worker on it: 0.
teach-market = Now the market is filled, in turn order. Everybody brings as many tiles as they have available workers, always the cheapest of a column. Only these can be bought this round. Watch what the others bring.
teach-bring = You are last: bring 3, and 1 more if you like. The others buy before you, so bring more of what you want than they can take. Robots need no workers: bring robot 6, twice robot 8, and robot 11.
teach-buying = 4 tiles of yours lie there now. The others buy first: { $p2 } with one worker, { $p1 } with two. Watch what they leave.
teach-robots = You have 18 elektro, 3 workers, and pay 1 less for each tile. A robot produces 1 beside a machine. Robot 6 for 5 and robot 8 for 7 raise your production from 2 to 4: buy both.
teach-storage = Production would be 4, but only 3 can be stored; the smaller figure counts. Your third worker buys storage 6 for 5. Now 4 and 4 fit together, and 1 elektro is left. Buy it and finish.
teach-running = Now the factories run. Whoever wants to may stop machines to save workers and energy. The others cannot store more than 3 products, so they stop starting machines that they do not need.
teach-run = Your figures fit together: production 4 and storage 4 make 40, less 5 energy at 1 each: 35. 4 workers are needed, 3 stay available. Let everything run.
teach-profit = You have 36 elektro: your profit was 35, that of { $p2 } 26, that of { $p1 } 27. Three tiles bought instead of one or two have paid off. In round 1 of a first game energy stayed at 1; from now on it gets dearer.
teach-order-two = Tiles 4, 5 and 8 are there now; 8 takes 2 off every price. The highest old tile opens again, and that is yours. Offer tile 4 and bid 0, as before.
teach-order-five = { $p2 } takes tile 4 for 2 workers. Offer tile 5, again for 0: if nobody wants it you have it for nothing.
teach-order-eight = { $p1 } bids 1. Again three workers and the larger discount are better for you: pass, then take tile 8 with 0 workers.
teach-energy = Energy tiles of +0, +1 and +2 are still to come, so the price will rise. Your factory needs 5 energy: at a price of 3 that would be 15 elektro a round. Look at what the others bring.
teach-bring-two = A control saves energy, and everybody may own one. The others have control 14 in mind; you want a large one. Bring control 18, then control 22 comes to the front, then storage 10 and optimizer 6.
teach-control = The controls 14 are sold, as hoped. Control 22 saves 4 energy: you need 1 instead of 5. It costs you 20, with 2 off, and pays in each of the four rounds to come. Buy it.
teach-room = 16 elektro are left. In round 3 you will want larger machines, and they need room: storage 10 for 8 lets you store 6. Keep the other 8 for them. Buy it and finish.
teach-stopping = Before the price of energy is turned up everybody decides what runs. The others stop both starting machines again: these need 2 energy and 2 workers each.
teach-run-two = Your control makes it cheap: everything runs with 1 energy. 40 less 1 to 3, whatever price comes. Let everything run.
teach-end = The price of energy rose to 3: you lose 3, and have 45 elektro. Your profit was 37, that of the others 27. Storage is 6, production 4, so machines come next. Three rounds to go: play on from here!
