# What both Power Grids say alike.

plants-ask-offer = Offer a plant for auction, or pass and buy none this round.
plants-ask-offer-first = Offer a plant for auction. In round 1 everybody buys one.
plants-ask-offer-last = You are the last to buy: the plant you choose is yours for its minimum. Or pass.
plants-ask-offer-lastFirst = You are the last to buy: the plant you choose is yours for its minimum.
plants-ask-offer-poor = You can pay for none of the plants: pass.
plants-ask-open = You offer plant { $plant }: open with { $minimum } or more.
plants-ask-bid = Your bid for plant { $plant }: { $least } or more, or pass. { $leader } holds { $bid }.
plants-ask-bid-poor = { $leader } holds { $bid } for plant { $plant }, and you cannot go higher: pass.
plants-ask-turn = The plan goes this far: after it { $name } is to act. Confirm it, or clear it.
plants-wait-offer = { $name } chooses a plant to offer.
plants-wait-open = { $name } offers plant { $plant } and opens the bidding.
plants-wait-bid = { $name } is to bid for plant { $plant }. { $leader } holds { $bid }.
plants-wait-bid-you = { $name } is to bid for plant { $plant }. You hold { $bid }.
plants-wait-scrap = { $name } chooses a plant to scrap.
plants-wait-run = { $name } chooses the plants to run.
plants-wait-next = You are next.
plants-wait-later = You come after { $names }.
plants-wait-done = You are done in this phase.
