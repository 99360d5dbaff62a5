"""Buying plants: one offers in turn order, bids go clockwise, the last one left buys; a fourth plant takes the place of
an older one (PG-2, CG-1).
"""

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.phrase import Value
from powerhouse.core.refusal import Refusal
from powerhouse.parts.auction import BID, Auction
from powerhouse.parts.plant_deck import LAST_CARD
from powerhouse.parts.plant_game import PASS, P, PlantGame, PlantPhase
from powerhouse.parts.plant_market import NO_TOKEN


def begin(state: PlantGame[P]) -> None:
    state.waiting = (1 << len(state.players)) - 1
    state.bought = 0
    state.renovation_paid = False
    state.own_market().place_token()
    state.phase = PlantPhase.OFFER
    state.turn = state.order[0]


def moves(state: PlantGame[P], legal: LegalMoves) -> None:
    phase = state.phase
    if phase == PlantPhase.BID:
        _bids(state, legal)
    elif phase == PlantPhase.OFFER:
        _offers(state, legal)
    elif phase == PlantPhase.SCRAP:
        _scraps(state, legal)
    else:
        _returns(state, legal)


def play(state: PlantGame[P], move: int, chance: Chance) -> None:
    phase = state.phase
    if phase == PlantPhase.BID:
        _play_bid(state, move, chance)
    elif phase == PlantPhase.OFFER:
        _play_offer(state, move, chance)
    elif phase == PlantPhase.SCRAP:
        _play_scrap(state, move - state.box.scrap, chance)
    else:
        _play_return(state, move - state.box.give_back, chance)


# Offering a plant, or passing for the rest of the phase.


def _offers(state: PlantGame[P], legal: LegalMoves) -> None:
    base = state.box.offer
    money = state.players[state.turn].money
    market = state.market
    if state.may_pass_round():
        legal.add(PASS)
    place: i64
    for place in range(market.offered()):
        card = market.cards[place]
        if market.minimum(card) <= money:
            legal.add(base + card)
        elif card != market.token:
            break  # the others are no cheaper
    if legal.size() == 0:
        legal.add(PASS)
    legal.sort()  # cards with the same number lie in the order in which they came


def _play_offer(state: PlantGame[P], move: int, chance: Chance) -> None:
    seat = state.turn
    if move == PASS:
        state.waiting &= ~(1 << seat)
        state.trust_takes_plant(chance)
        _next_offer(state, chance)
        return
    card: i64 = move - state.box.offer
    minimum: i64 = state.market.minimum(card)
    if state.waiting == 1 << seat:
        _sell(state, seat, card, minimum, chance)
        return
    state.auction = Auction(card, minimum, seat, state.waiting, len(state.players))
    state.phase = PlantPhase.BID


def _next_offer(state: PlantGame[P], chance: Chance) -> None:
    """Whoever comes first in turn order and has neither bought nor passed: also one who offered and was outbid."""
    if not state.waiting:
        _end(state, chance)
        return
    state.phase = PlantPhase.OFFER
    for seat in state.order:
        if state.waiting >> seat & 1:
            state.turn = seat
            return


def _may_pass(state: PlantGame[P]) -> bool:
    legal = LegalMoves()
    _offers(state, legal)
    return legal.nth(0) == PASS


# Bidding for the plant on offer.


def _bids(state: PlantGame[P], legal: LegalMoves) -> None:
    auction = state.auction
    assert auction is not None
    if auction.opened():
        legal.add(PASS)
    legal.add_ladder(BID + auction.lowest_bid(), BID + state.players[state.turn].money)


def _play_bid(state: PlantGame[P], move: int, chance: Chance) -> None:
    auction = state.own_auction()
    if move == PASS:
        auction.drop(state.turn)
    else:
        auction.raise_to(state.turn, move - BID)
    if auction.decided():
        state.auction = None
        _sell(state, auction.leader, auction.lot, auction.bid, chance)
    else:
        state.turn = auction.after(state.turn)


def _sell(state: PlantGame[P], seat: i64, card: i64, price: i64, chance: Chance) -> None:
    player = state.own_player(seat)
    state.pay(player, price)
    state.own_market().take(card)
    state.waiting &= ~(1 << seat)
    state.bought |= 1 << seat
    player.fleet = player.fleet.with_plant(state.box.plants[card])
    state.has_bought(card)
    if len(player.fleet.plants) > state.box.plant_limit:
        state.newest = card
        state.turn = seat
        state.phase = PlantPhase.SCRAP
    else:
        _after_sale(state, chance)


def _after_sale(state: PlantGame[P], chance: Chance) -> None:
    """The buyer has what he bought, and room for it: a card replaces the plant, and the next one offers."""
    state.newest = 0
    state.own_market().replace(chance)
    state.trust_takes_plant(chance)
    _next_offer(state, chance)


def _end(state: PlantGame[P], chance: Chance) -> None:
    """Everybody has bought or passed (PG-2.25, CG-1.24)."""
    market = state.own_market()
    if market.token != NO_TOKEN:
        market.discard(market.token)
        market.replace(chance)
    if state.renovation_paid and state.renovation_card < len(state.box.renovation) - 1:
        state.renovation_card += 1
    state.phase = PlantPhase.FINISHED


# A fourth plant: one of the older three goes, and the fuel that finds no room with it (PG-2.18, CG-1.20).


def _scraps(state: PlantGame[P], legal: LegalMoves) -> None:
    for plant in state.players[state.turn].fleet.plants:
        if plant.card != state.newest:
            legal.add(state.box.scrap + plant.card)
    legal.sort()


def _play_scrap(state: PlantGame[P], card: i64, chance: Chance) -> None:
    player = state.own_player(state.turn)
    player.fleet = player.fleet.without(card)
    state.own_market().gone += 1
    _compensate(state, player)
    fuel: i64
    for fuel in range(4):
        surplus = player.fleet.surplus(player.stock, fuel)
        if surplus > 0:
            state.give_back(player, fuel, surplus)
    _return_or_go_on(state, player, chance)


def compensation(state: PlantGame[P]) -> tuple[int, int]:
    """What scrapping is paid with now and for the others of this round: the first gets more (PG-9.9, CG-7.2)."""
    first, others = state.box.renovation[state.renovation_card]
    return (others if state.renovation_paid else first), others


def _compensate(state: PlantGame[P], player: P) -> None:
    if state.options["renovation"] == "on":
        state.pay(player, -compensation(state)[0])
        state.renovation_paid = True


def _returns(state: PlantGame[P], legal: LegalMoves) -> None:
    player = state.players[state.turn]
    fuel: i64
    for fuel in range(2):
        if player.fleet.can_give_back(player.stock, fuel):
            legal.add(state.box.give_back + fuel)


def _play_return(state: PlantGame[P], fuel: i64, chance: Chance) -> None:
    player = state.own_player(state.turn)
    state.give_back(player, fuel, 1)
    _return_or_go_on(state, player, chance)


def _return_or_go_on(state: PlantGame[P], player: P, chance: Chance) -> None:
    """While both fuels compete for the hybrids the player chooses; where only one is too much, it goes by itself."""
    fleet, stock = player.fleet, player.stock
    surplus = fleet.shared_surplus(stock)
    if surplus > 0:
        if stock[0] > fleet.room[0] and stock[1] > fleet.room[1]:
            state.phase = PlantPhase.RETURN
            return
        state.give_back(player, 0 if stock[0] > fleet.room[0] else 1, surplus)
    _after_sale(state, chance)


# Why not.


def refuse(state: PlantGame[P], code: str, values: dict[str, Value]) -> Refusal:
    return Refusal(state.box.game, code, state.box.clauses[code], values)


def refusals(state: PlantGame[P], move: int) -> list[Refusal]:
    phase = state.phase
    if phase == PlantPhase.BID:
        return _bid_refusals(state, move)
    if phase == PlantPhase.OFFER:
        return _offer_refusals(state, move, move - state.box.offer)
    if phase == PlantPhase.SCRAP:
        return _scrap_refusals(state, move, move - state.box.scrap)
    return _return_refusals(state, move - state.box.give_back)


def _offer_refusals(state: PlantGame[P], move: int, card: int) -> list[Refusal]:
    if not 1 <= card <= LAST_CARD:
        if not _may_pass(state):
            return [refuse(state, "round-1-offer", {})]
        return [] if move == PASS else [refuse(state, "not-offer", {})]
    if state.box.is_no_card(card):
        return [refuse(state, "no-move", {"move": str(move)})]
    market, name = state.market, state.called(card)
    if card not in market.on_offer():
        waits = card in market.cards and card in state.box.plants
        return [refuse(state, "offer-future" if waits else "offer-absent", {"plant": name})]
    minimum, money = market.minimum(card), state.players[state.turn].money
    return [refuse(state, "offer-dear", {"plant": name, "minimum": minimum, "money": money})] if minimum > money else []


def _bid_refusals(state: PlantGame[P], move: int) -> list[Refusal]:
    auction = state.auction
    assert auction is not None
    opened, amount = auction.opened(), move - BID
    if opened and move == PASS:
        return []
    if amount < 0:
        lot: dict[str, Value] = {"plant": state.called(auction.lot), "minimum": auction.minimum}
        return [refuse(state, "not-bid" if opened else "opener-bids", lot)]
    reasons: list[Refusal] = []
    money = state.players[state.turn].money
    if amount < auction.lowest_bid():
        if opened:
            reasons.append(refuse(state, "bid-low", {"bid": amount, "standing": auction.bid}))
        else:
            reasons.append(refuse(state, "bid-below-minimum", {"bid": amount, "minimum": auction.minimum}))
    if amount > money:
        reasons.append(refuse(state, "bid-dear", {"bid": amount, "money": money}))
    return reasons


def _scrap_refusals(state: PlantGame[P], move: int, card: int) -> list[Refusal]:
    cards = state.players[state.turn].fleet.cards()
    if not 1 <= card <= LAST_CARD:
        return [refuse(state, "must-scrap", {"plants": len(cards), "limit": state.box.plant_limit})]
    if state.box.is_no_card(card):
        return [refuse(state, "no-move", {"move": str(move)})]
    if card != state.newest and card in cards:
        return []
    return [refuse(state, "scrap-newest" if card == state.newest else "scrap-not-yours", {"plant": state.called(card)})]


def _return_refusals(state: PlantGame[P], fuel: int) -> list[Refusal]:
    player = state.players[state.turn]
    fleet, stock = player.fleet, player.stock
    if not 0 <= fuel < 4:
        return [refuse(state, "must-return", {"count": fleet.shared_surplus(stock)})]
    if fleet.can_give_back(stock, fuel):
        return []
    held: dict[str, Value] = {"fuel": state.box.fuels[fuel], "held": stock[fuel], "room": fleet.room[fuel]}
    return [refuse(state, "return-fits", held)]
