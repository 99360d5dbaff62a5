# What both Power Grids say alike.

refusal-not-offer = offer a plant or pass
refusal-round-1-offer = in round 1 everybody must buy a plant, so you must offer one
refusal-offer-future = plant { $plant } is not on offer yet
refusal-offer-absent = plant { $plant } is not in the market
refusal-offer-dear = plant { $plant } costs at least { $minimum }, you have { $money }
refusal-not-bid = bid for plant { $plant } or pass
refusal-opener-bids = who offers a plant must bid for it: at least { $minimum } for plant { $plant }
refusal-bid-low = a bid of { $bid } does not beat { $standing }
refusal-bid-below-minimum = a bid of { $bid } is below the minimum of { $minimum }
refusal-bid-dear = a bid of { $bid } is more than the { $money } you have
refusal-must-scrap = you have { $plants } plants and may keep { $limit }: scrap one
refusal-scrap-newest = plant { $plant } was just bought and cannot be scrapped
refusal-scrap-not-yours = plant { $plant } is not yours
refusal-fuel-useless = none of your plants burns { $fuel }
refusal-fuel-no-room = no room for more { $fuel }: you hold { $held }, and your plants take at most { $room }
refusal-run-fuel = this run burns { $need } { $fuel }, you have { $held }
