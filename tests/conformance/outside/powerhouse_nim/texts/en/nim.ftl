heading-bidding = who begins
heading-taking = round { $round }

refusal-take = take 1 to { $most } of the { $heap } left
refusal-bid = bid { $lowest } or more of your { $coins } coins, or pass once somebody has bid

news-heap = { $matches } matches lie on the heap
news-taken =
    { $name } takes { $matches ->
        [one] a match
       *[other] { $matches } matches
    }, { $heap } are left
news-bid = { $name } bids { $amount }
news-passed = { $name } passes
news-begins = { $name } begins for { $amount }

end-heap = the heap is empty
figure-coins = coins
figure-taken = taken
figure-last = took the last match

option-most = Most at once
option-most-help = how many may be taken at once
option-coins = Coins
option-coins-help = whether players see each other's coins

reason-take = it leaves a number from which every move is a bad one
reason-none = no move here is better than another
