"""The recorded games of Factory Manager that are wanted, and what happened in one, read off by replaying it."""

from powerhouse import Match
from powerhouse.games.factory_manager.codes import BACK, BUY, CONTROL, DEMOLISH, DONE, HIRE, OFFER, PLACE, STOP, Phase
from powerhouse.games.factory_manager.state import FactoryManager
from tests.records.wanted import Shown, Wanted

RANDOM = ("random",)
TABLES = [Wanted(f"players-{players}", players, {"over"}) for players in range(2, 6)]
FIRST_GAMES = [
    Wanted(f"first-game-{players}", players, {"over", "first game"}, {"first-game": "on"}) for players in range(2, 6)
]
VARIANTS = [
    Wanted("ruling-printed-tracks", 2, {"over"}, {"rulings": "printed-tracks"}),
    Wanted("ruling-site-discount", 2, {"over", "site-discount"}, {"rulings": "site-discount"}),
    Wanted("ruling-beside-counts", 3, {"over", "beside-counts"}, {"rulings": "beside-counts"}, bots=RANDOM),
    Wanted("ruling-stop-anything", 3, {"over", "stop-anything"}, {"rulings": "stop-anything"}, bots=RANDOM),
    Wanted("ruling-debts", 3, {"over", "debts"}, {"rulings": "debts"}, bots=RANDOM),
    Wanted("ruling-no-losses", 3, {"over", "no-losses"}, {"rulings": "no-losses"}, bots=RANDOM),
    Wanted(
        "all-rulings-5",
        5,
        {"over"},
        {"rulings": "printed-tracks+site-discount+beside-counts+stop-anything+debts", "first-game": "on"},
        bots=("greedy", "random"),
    ),
]
EVENTS = [
    Wanted("seasonal-workers-back-a-bid", 4, {"seasonal workers back a bid"}, bots=("greedy", "random")),
    Wanted("both-building-sites", 4, {"both building sites"}),
    Wanted("control-demolished-for-another", 2, {"control demolished for another"}),
    Wanted("kept-and-placed-later", 3, {"kept and placed later"}, bots=RANDOM),
    Wanted("forced-to-stop", 5, {"forced to stop"}, bots=RANDOM),
    Wanted("robots-without-machines", 5, {"robots without machines"}, bots=RANDOM),
    Wanted("x-tile-returns", 2, {"X tile returns", "seasonal workers back a bid"}, bots=RANDOM),
    Wanted("extra-tiles-5", 5, {"extra tiles"}, bots=("greedy", "random")),
    Wanted("highest-energy-price", 2, {"energy price 8"}),
    Wanted("lowest-energy-price", 2, {"energy price 4"}),
    Wanted("loss-forgiven", 3, {"loss forgiven", "energy price 8"}, bots=RANDOM),
    Wanted("tie-broken-by-profit", 3, {"tie broken by profit"}, bots=RANDOM),
    Wanted("shared-win", 4, {"shared win"}, bots=RANDOM),
]
RULES_2 = [Wanted("nobody-asked-who-backs-a-bid", 4, {"over", "nobody asked"}, bots=("greedy", "random"), rules=2)]
WANTED = [*TABLES, *FIRST_GAMES, *VARIANTS, *EVENTS, *RULES_2]


def story(match: Match) -> set[str]:
    """Everything worth a record of its own that this game shows."""
    chance = Shown(match)
    state = match.game.start(match.setup, chance)
    assert isinstance(state, FactoryManager)
    shown = {f"{len(match.names)} players", *_ending(match)}
    if match.setup.options["first-game"] == "on":
        shown.add("first game")
    for entry in match.log:
        if entry.seat is not None:
            before = state.copy()
            state.advance(entry.code, chance)
            shown |= _happened(before, state, entry.code)
    return shown


def _happened(before: FactoryManager, after: FactoryManager, move: int) -> set[str]:
    if before.phase in (Phase.OFFER, Phase.BID, Phase.BACK):
        won = before.auction is not None and after.auction is None and before.players[before.auction.leader].seasonal
        bid = won and after.phase != Phase.BACK and before.auction is not None and before.auction.bid > 0
        return {"seasonal workers back a bid"} if BACK < move < OFFER else {"nobody asked"} if bid else set()
    if before.phase == Phase.BRING:
        return {"extra tiles"} if not before.left and before.extra == 1 and move != DONE else set()
    if before.phase == Phase.BUY:
        return _bought(before, after, move)
    return _ran(before, after, move)


def _bought(before: FactoryManager, after: FactoryManager, move: int) -> set[str]:
    seat = before.turn
    player, now = before.players[seat], after.players[seat]
    shown: set[str] = set()
    if HIRE < move < BACK:
        shown.add("seasonal workers hired")
    elif PLACE <= move < DEMOLISH:
        if now.sites == before.figures.sites and player.sites < now.sites:
            shown.add("both building sites")
        if (
            now.money
            == player.money - before.figures.site_fee + before.figures.discounts[player.order_tile]
            != (player.money - before.figures.site_fee)
        ):
            shown.add("site-discount")
        if before.left == player.available() and move - PLACE in player.beside:
            shown.add("kept and placed later")
    elif move >= DEMOLISH and before.figures.tiles[move - DEMOLISH].type == CONTROL:
        on_sale = {after.figures.tiles[code - BUY].type for code in after.moves() if BUY <= code < PLACE}
        if CONTROL in on_sale:
            shown.add("control demolished for another")
    if before.round == 1 and after.phase == Phase.RUN and set(before.market) & set(before.figures.x_tiles):
        shown.add("X tile returns")
    return shown


def _ran(before: FactoryManager, after: FactoryManager, move: int) -> set[str]:
    seat = before.turn
    player = before.players[seat]
    shown: set[str] = set()
    refused = {refusal.code for refusal in before.refusals(DONE)}
    if "workers-short" in refused:
        shown.add("forced to stop")
    if "robots-many" in refused:
        shown.add("robots without machines")
    if move >= STOP and not before.figures.tiles[move - STOP].stoppable():
        shown.add("stop-anything")
    if move == DONE and before.rulings.beside_counts and player.beside:
        shown.add("beside-counts")
    if after.phase != Phase.RUN:
        shown |= _earned(before, after)
    return shown


def _earned(before: FactoryManager, after: FactoryManager) -> set[str]:
    shown: set[str] = set()
    figures = after.figures
    for then, now in zip(before.players, after.players, strict=True):
        if now.profit < 0:
            if now.money == then.money:
                shown.add("no-losses" if after.rulings.no_losses else "loss forgiven")
            if now.money < 0:
                shown.add("debts")
        running = now.running
        longest = running.energy > figures.most_energy or running.storage > figures.most_storage
        if after.rulings.printed_tracks and (longest or running.production > figures.most_production):
            shown.add("printed-tracks")
    if after.over:
        shown.add(f"energy price {figures.energy_price(after.energy_space)}")
    return shown


def _ending(match: Match) -> set[str]:
    if not match.over:
        return set()
    places = match.standings().places
    shown = {"over"}
    if len(match.standings().winners) > 1:
        shown.add("shared win")
    elif places[0].figures["money"] == places[1].figures["money"]:
        shown.add("tie broken by profit")
    return shown
