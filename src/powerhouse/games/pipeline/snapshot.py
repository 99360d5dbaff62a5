"""A position as plain JSON values and back, for digests, storage and other processes."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.pipeline.benefits import Due
from powerhouse.games.pipeline.network import EMPTY, Network
from powerhouse.games.pipeline.player import Contract, Player
from powerhouse.games.pipeline.tables import Figures

if TYPE_CHECKING:
    from powerhouse.games.pipeline.state import Pipeline


def dump(state: "Pipeline") -> dict[str, Any]:
    return {
        "options": dict(state.options),
        "turn": state.turn,
        "stage": state.stage,
        "year": state.year,
        "round": state.round,
        "order": state.order[:],
        "place": state.place,
        "row": state.row[:],
        "players": [_player(player) for player in state.players],
        "supply": list(state.supply),
        "slots": list(state.slots),
        "markers": state.markers[:],
        "cross": state.cross[:],
        "families": state.families[:],
        "copies": state.copies[:],
        "closed": state.closed,
        "government": {"tiles": state.government[:], "opened": state.opened, "opened_now": state.opened_now},
        "shops": {
            "tanks": state.tanks_left[:],
            "machines": state.machines_left[:],
            "tank_pipes": state.tank_pipes[:],
            "machine_pipes": state.machine_pipes[:],
        },
        "contracts": {
            "lying": state.contracts[:],
            "next": state.next_contract[:],
            "left": state.contracts_left[:],
            "unseen": [codes[:] for codes in state.unseen_contracts],
        },
        "orders": state.orders[:],
        "cards": state.cards[:],
        "unseen": state.unseen[:],
        "discarded": state.discarded,
        "bank": state.bank,
        "worker": _turn(state),
        "action": _action(state),
    }


def _player(player: Player) -> dict[str, Any]:
    return {
        "money": player.money,
        "tanks": list(player.tanks),
        "oil": list(player.oil),
        "tiles": player.network.tiles[:],
        "places": player.network.sites[:],
        "machines": player.network.machines[:],
        "contracts": [
            [contract.tile, int(contract.deferred), contract.filled, contract.times] for contract in player.contracts
        ],
        "orders": player.orders[:],
        "levels": list(player.levels),
        "penalties": player.penalties,
    }


def _turn(state: "Pipeline") -> dict[str, Any]:
    return {
        "working": state.working,
        "mains": state.mains,
        "main_space": state.main_space,
        "seconded": state.seconded,
        "ran_early": state.ran_early,
        "started": state.started,
        "ran": state.ran,
    }


def _action(state: "Pipeline") -> dict[str, Any]:
    due = state.due
    return {
        "action": state.action,
        "buying": state.buying,
        "signed": state.signed,
        "loaned": state.loaned,
        "pipes_left": state.pipes_left,
        "pipes_paid": state.pipes_paid,
        "hand": state.hand[:],
        "held": state.held,
        "worker": state.worker,
        "bought": state.bought,
        "due": [due.government, due.tanks, due.machines, due.pipes],
        "running": state.running[:],
        "runs": state.runs[:],
        "used": list(state.used),
        "serving": state.serving,
        "need": state.need,
    }


def restore(state: "Pipeline", data: dict[str, Any]) -> None:
    """Fill a blank state with what `dump` gave."""
    state.turn = data["turn"]
    state.stage = data["stage"]
    state.year = data["year"]
    state.round = data["round"]
    state.order = list(data["order"])
    state.place = data["place"]
    state.row = list(data["row"])
    state.players = [_restored_player(state.figures, row) for row in data["players"]]
    state.supply = vec[i64](data["supply"])
    state.slots = vec[i64](data["slots"])
    state.markers = list(data["markers"])
    state.costs = state.figures.refine_costs(state.markers)
    state.cross = list(data["cross"])
    state.families = list(data["families"])
    state.copies = list(data["copies"])
    state.closed = data["closed"]
    government = data["government"]
    state.government = list(government["tiles"])
    state.opened = government["opened"]
    state.opened_now = government["opened_now"]
    shops = data["shops"]
    state.tanks_left = list(shops["tanks"])
    state.machines_left = list(shops["machines"])
    state.tank_pipes = list(shops["tank_pipes"])
    state.machine_pipes = list(shops["machine_pipes"])
    contracts = data["contracts"]
    state.contracts = list(contracts["lying"])
    state.next_contract = list(contracts["next"])
    state.contracts_left = list(contracts["left"])
    state.unseen_contracts = [list(codes) for codes in contracts["unseen"]]
    state.orders = list(data["orders"])
    state.cards = list(data["cards"])
    state.unseen = list(data["unseen"])
    state.discarded = data["discarded"]
    state.bank = data["bank"]
    _restore_turn(state, data["worker"])
    _restore_action(state, data["action"])


def _restore_turn(state: "Pipeline", row: dict[str, Any]) -> None:
    state.working = row["working"]
    state.mains = row["mains"]
    state.main_space = row["main_space"]
    state.seconded = row["seconded"]
    state.ran_early = row["ran_early"]
    state.started = row["started"]
    state.ran = row["ran"]


def _restore_action(state: "Pipeline", row: dict[str, Any]) -> None:
    state.action = row["action"]
    state.buying = row["buying"]
    state.signed = row["signed"]
    state.loaned = row["loaned"]
    state.pipes_left = row["pipes_left"]
    state.pipes_paid = row["pipes_paid"]
    state.hand = list(row["hand"])
    state.held = row["held"]
    state.worker = row["worker"]
    state.bought = row["bought"]
    government, tanks, machines, pipes = row["due"]
    state.due = Due(government, tanks, machines, pipes)
    state.running = list(row["running"])
    state.runs = list(row["runs"])
    state.used = vec[i64](row["used"])
    state.serving = row["serving"]
    state.need = row["need"]


def _restored_player(figures: Figures, row: dict[str, Any]) -> Player:
    return Player(
        row["money"],
        vec[i64](row["tanks"]),
        vec[i64](row["oil"]),
        network_of(figures, row["tiles"], row["places"], row["machines"]),
        [Contract(tile, bool(deferred), filled, times) for tile, deferred, filled, times in row["contracts"]],
        list(row["orders"]),
        vec[i64](row["levels"]),
        row["penalties"],
    )


def network_of(figures: Figures, tiles: list[int], places: list[int], machines: list[int]) -> Network:
    """The network with these tiles at these places and machines on these cells."""
    network = EMPTY
    for tile, place in zip(tiles, places):
        network = network.with_tile(tile, figures.faces[tile], place)
    for cell in machines:
        network = network.with_machine(cell)
    return network
