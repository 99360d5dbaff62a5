"""Phase 1, buying plants: one offers in turn order, bids go clockwise, the last one left buys (CG-1)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.refusal import Refusal
from powerhouse.games.power_grid_card_game import buying, last_round, order, trust
from powerhouse.games.power_grid_card_game.codes import BID, LAST_CARD, OFFER, PASS, Phase, ladder
from powerhouse.games.power_grid_card_game.texts import refuse
from powerhouse.parts.auction import Auction
from powerhouse.parts.plant_market import NO_TOKEN

if TYPE_CHECKING:
    from powerhouse.games.power_grid_card_game.state import CardGame


def begin(state: "CardGame") -> None:
    state.last_round = state.market_cut
    state.waiting = (1 << len(state.players)) - 1
    state.bought = 0
    state.renovation_paid = False
    state.market.place_token()
    if state.trust is not None:
        state.trust.acted = False
    state.phase = Phase.OFFER
    state.turn = state.order[0]


# Offering a plant, or passing for the rest of the phase.


def offers(state: "CardGame") -> list[int]:
    money = state.players[state.turn].money
    market = state.market
    legal = [PASS] if state.round > 1 else []
    for card in market.on_offer():
        if market.minimum(card) > money:
            if card != market.token:
                break  # the others are no cheaper
        else:
            legal.append(OFFER + card)
    if len(legal) > 1:
        legal.sort()  # cards with the same number lie in the order in which they came
    return legal or [PASS]


def play_offer(state: "CardGame", move: int, chance: Chance) -> None:
    seat = state.turn
    if move == PASS:
        state.waiting &= ~(1 << seat)
        trust.take_plant(state, chance)
        _next_offer(state, chance)
        return
    card = move - OFFER
    minimum = state.market.minimum(card)
    if state.waiting == 1 << seat:
        _sell(state, seat, card, minimum, chance)
        return
    state.auction = Auction(card, minimum, seat, state.waiting, len(state.players))
    state.phase = Phase.BID


def _next_offer(state: "CardGame", chance: Chance) -> None:
    """Whoever comes first in turn order and has neither bought nor passed: also one who offered and was outbid."""
    if not state.waiting:
        _end(state, chance)
        return
    state.phase = Phase.OFFER
    for seat in state.order:
        if state.waiting >> seat & 1:
            state.turn = seat
            return


# Bidding for the plant on offer.


def bids(state: "CardGame") -> list[int]:
    auction = state.auction
    assert auction is not None
    amounts = ladder(auction.lowest_bid(), state.players[state.turn].money)
    if auction.opened():
        amounts.insert(0, PASS)
    return amounts


def play_bid(state: "CardGame", move: int, chance: Chance) -> None:
    auction = state.auction
    assert auction is not None
    if move == PASS:
        auction.drop(state.turn)
    else:
        auction.raise_to(state.turn, move - BID)
    if auction.decided():
        state.auction = None
        _sell(state, auction.leader, auction.lot, auction.bid, chance)
    else:
        state.turn = auction.after(state.turn)


def _sell(state: "CardGame", seat: i64, card: i64, price: i64, chance: Chance) -> None:
    player = state.players[seat]
    state.pay(player, price)
    state.market.take(card)
    state.waiting &= ~(1 << seat)
    state.bought |= 1 << seat
    player.fleet = player.fleet.with_plant(state.figures.plants[card])
    if len(player.fleet.plants) > state.figures.plant_limit:
        state.newest = card
        state.turn = seat
        state.phase = Phase.SCRAP
    else:
        after_sale(state, chance)


def after_sale(state: "CardGame", chance: Chance) -> None:
    """The buyer has what he bought, and room for it: a card replaces the plant, and the next one offers."""
    state.newest = 0
    state.market.replace(chance)
    trust.take_plant(state, chance)
    _next_offer(state, chance)


def _end(state: "CardGame", chance: Chance) -> None:
    """Everybody has bought or passed (CG-1.24)."""
    market = state.market
    if market.token != NO_TOKEN:
        market.discard(market.token)
        market.replace(chance)
    if market.shows_last_card():
        last_round.cut_market(state)
    if state.renovation_paid and state.renovation_card < len(state.figures.renovation) - 1:
        state.renovation_card += 1
    if state.round == 1:
        order.renew_by_plant(state)
    buying.begin(state)


def offer_refusals(state: "CardGame", move: int) -> list[Refusal]:
    market = state.market
    if move == PASS:
        return [refuse("round-1-offer", {})] if PASS not in offers(state) else []
    card = move - OFFER
    if not 1 <= card < LAST_CARD:
        return [refuse("not-offer" if PASS in offers(state) else "round-1-offer", {})]
    if card not in state.figures.plants:
        return [refuse("no-move", {"move": str(move)})]
    name = state.figures.plants[card].name
    if card not in market.on_offer():
        return [refuse("offer-future" if card in market.cards else "offer-absent", {"plant": name})]
    money = state.players[state.turn].money
    if market.minimum(card) > money:
        return [refuse("offer-dear", {"plant": name, "minimum": market.minimum(card), "money": money})]
    return []


def bid_refusals(state: "CardGame", move: int) -> list[Refusal]:
    auction = state.auction
    assert auction is not None
    name = state.figures.plants[auction.lot].name
    if move == PASS:
        return [] if auction.opened() else [refuse("opener-bids", {"plant": name, "minimum": auction.minimum})]
    amount = move - BID
    if amount < 0:
        code = "not-bid" if auction.opened() else "opener-bids"
        return [refuse(code, {"plant": name, "minimum": auction.minimum})]
    reasons: list[Refusal] = []
    money = state.players[state.turn].money
    if amount < auction.lowest_bid():
        if auction.opened():
            reasons.append(refuse("bid-low", {"bid": amount, "standing": auction.bid}))
        else:
            reasons.append(refuse("bid-below-minimum", {"bid": amount, "minimum": auction.minimum}))
    if amount > money:
        reasons.append(refuse("bid-dear", {"bid": amount, "money": money}))
    return reasons
