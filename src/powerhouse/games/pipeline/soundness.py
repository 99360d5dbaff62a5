"""What must hold among the values of the data files: checked when they are read.

So components that cannot work are refused with a sentence before the first tile, not in the middle of a game.
"""

from typing import Any

import msgspec

from powerhouse.core.errors import BadSetup
from powerhouse.games.pipeline.codes import ACTION_IDS, CONTRACTS, FAMILY_IDS, GRADES, ORDERS, PIPE_TILES
from powerhouse.games.pipeline.facts import Board, Facts, GovernmentSpace, PlayerBoard, Players

PLAYERS: tuple[Players, ...] = ("2", "3", "4")


def check(files: dict[str, Any]) -> None:
    """Raise `BadSetup` with one sentence for the first thing that cannot be."""
    try:
        facts = msgspec.convert(files, Facts)
    except msgspec.ValidationError as error:
        raise BadSetup(f"the components of Pipeline do not fit together: {error}") from error
    _check_tiles(facts)
    _check_pipes(facts)
    _check_cross(facts)
    _check_markets(facts)
    _check_government(facts.board)
    _check_supplies(facts)
    _check_player_board(facts.board.player_board)


def _demand(condition: bool, sentence: str) -> None:
    if not condition:
        raise BadSetup(sentence)


def _check_tiles(facts: Facts) -> None:
    tiles, board = facts.tiles, facts.board
    contracts, orders = tiles.contracts.rows, tiles.orders.rows
    _demand(len(contracts) == CONTRACTS, f"there are {len(contracts)} contracts, not {CONTRACTS}")
    _demand(len(orders) == ORDERS, f"there are {len(orders)} orders, not {ORDERS}")
    for players in PLAYERS:
        for grade in GRADES[1:]:
            backs = sum(contract.back == grade for contract in contracts)
            wanted = board.contract_area.set_aside_per_grade_by_players[players]
            _demand(wanted <= backs, f"{players} players set {wanted} {grade} contracts aside, there are {backs}")
        shown = board.contract_area.shown_by_players[players]
        _demand(shown <= wanted, f"{players} players see {shown} contracts a row, but set only {wanted} aside")
        for size in board.order_area.rows_top_to_bottom:
            found = sum(order.back == size for order in orders)
            lying = board.order_area.shown_by_players[players]
            _demand(lying <= found, f"{players} players see {lying} orders of {size} cubes, there are {found}")
    for order in orders:
        _demand(len(order.needs) == order.back, f"order {order.id} needs {len(order.needs)} cubes, not {order.back}")
    upgrades = tiles.upgrades
    ids = [family.id for family in upgrades.rows]
    _demand(sorted(ids) == sorted(FAMILY_IDS), f"the families of upgrades are {', '.join(FAMILY_IDS)}")
    _demand(upgrades.in_play <= len(ids), f"{upgrades.in_play} families are in play of {len(ids)}")
    first = upgrades.first_game
    _demand(
        len(set(first)) == len(first) == upgrades.in_play and set(first) <= set(ids),
        f"the first game names {upgrades.in_play} different families, not {', '.join(first)}",
    )
    cost = board.costs.upgrade_each
    _demand(upgrades.cost == cost, f"an upgrade costs {cost} on the board and {upgrades.cost} on the cards")
    cards = tiles.valuation_cards
    numbers = [card.card for card in cards.rows]
    _demand(numbers == list(range(1, 17)), f"the valuation cards are numbered 1 to 16, not {numbers}")
    _demand(
        len(set(cards.first_game)) == cards.drawn and set(cards.first_game) <= set(numbers),
        f"the first game names {cards.drawn} different valuation cards, not {cards.first_game}",
    )
    _demand(
        set(cards.set_pay) == {str(kinds) for kinds in range(1, 10)}, "the set cards pay for 1 to 9 different kinds"
    )


def _check_pipes(facts: Facts) -> None:
    tiles = facts.pipe_tiles.tiles
    _demand(len(tiles) == PIPE_TILES, f"there are {len(tiles)} pipe tiles, not {PIPE_TILES}")
    for tile in tiles:
        for half in (tile.left, tile.right):
            ports = sorted(port for path in half for port in path.ports)
            _demand(ports == ["E", "N", "S", "W"], f"a half of {tile.id} must have each port once, not {ports}")
        joint = [path.colour for path in tile.left if "E" in path.ports]
        joint += [path.colour for path in tile.right if "W" in path.ports]
        _demand(joint[0] == joint[1], f"the pipe across {tile.id} changes from {joint[0]} to {joint[1]}")


def _check_cross(facts: Facts) -> None:
    cross = facts.board.action_cross
    spaces = {space.id: space for space in cross.spaces}
    printed = [space.action for space in cross.spaces if space.kind == "printed"]
    dealt = facts.tiles.action_tiles.rows
    _demand(
        sorted(printed + dealt) == sorted(ACTION_IDS) and len(printed) == 4,
        f"four markets are printed and four action tiles dealt, not {', '.join(printed)} and {', '.join(dealt)}",
    )
    _demand(all(id in ACTION_IDS[:4] for id in printed), f"the markets are printed on the outer spaces, not {printed}")
    for pair in cross.pairs:
        kinds = sorted(spaces[id].kind for id in pair if id in spaces)
        _demand(kinds == ["printed", "tile_place"], f"the arm {' and '.join(pair)} must join a market and a tile")
    known = set(cross.turn_order_actions) <= set(ACTION_IDS)
    _demand(known, f"the turn order icon stands on {', '.join(cross.turn_order_actions)}, which are not all actions")


def _check_markets(facts: Facts) -> None:
    cubes = facts.tiles.oil_cubes
    for players in PLAYERS:
        filled = dict.fromkeys(("orange", "teal", "silver"), 0)
        for market in facts.board.markets:
            for row in market.rows:
                slots = row.slots_by_players[players].slots
                _demand(
                    max(slots) < len(row.printed_prices) and sorted(set(slots)) == slots,
                    f"the slots of {row.id} on {market.id} for {players} are {slots} of {len(row.printed_prices)}",
                )
                filled[row.colour] += len(slots) if row.filled_at_setup else 0
        for colour, count in filled.items():
            _demand(
                isinstance(cubes.get(colour), int) and count <= cubes[colour],
                f"the markets for {players} start with {count} {colour} cubes, there are {cubes.get(colour)}",
            )
    for market in facts.board.markets:
        ids = [(row.colour, row.grade) for row in market.rows]
        _demand(len(set(ids)) == len(ids), f"two rows of the market {market.id} are alike")
    sizes = facts.board.costs.shop_pipes
    _demand(
        len(sizes) == 2 and all(size.isdigit() and int(size) > 1 for size in sizes),
        f"shop pipes are sold in two sizes above 1, not {', '.join(sizes)}",
    )


def _check_government(board: Board) -> None:
    spaces = board.government.spaces
    cells = sorted(cell for space in spaces for cell in space.cells)
    _demand(cells == [(x, y) for x in range(4) for y in range(4)], "the spaces of a quadrant must cover 4 by 4 cells")
    for space in spaces:
        touching = [other.id for other in spaces if other is not space and _touch(space, other)]
        _demand(
            touching == space.neighbours,
            f"space {space.id} touches {', '.join(touching)}, not {', '.join(space.neighbours)}",
        )
        _demand(len(touching) < 5, f"space {space.id} touches {len(touching)} others, but prices end at 5 tiles")
    prices = [board.costs.government_pipes[size] for size in ("1", "2", "3", "4", "5")]
    _demand(prices == sorted(prices), f"government pipes must not get cheaper: {prices}")


def _touch(one: GovernmentSpace, other: GovernmentSpace) -> bool:
    return any(abs(a - c) + abs(b - d) == 1 for a, b in one.cells for c, d in other.cells)


def _check_supplies(facts: Facts) -> None:
    """What is refilled every year must be in the box."""
    board, tiles = facts.board, facts.tiles
    for players in PLAYERS:
        count = int(players)
        pipes = 32 + 3 * 2 * board.shops.pipes.per_player_per_shop * count
        _demand(pipes <= PIPE_TILES, f"{players} players see {pipes} pipe tiles, there are {PIPE_TILES}")
        machines = 3 * sum(board.shops.machine.slots_per_row_by_players[players].n)
        _demand(
            machines <= tiles.machines["count"],
            f"{players} players can buy {machines} machines, there are {tiles.machines['count']}",
        )
        tanks = 3 * sum(board.shops.tank.slots_per_row_by_players[players].n) + count * board.player_board.start_tanks
        _demand(
            tanks <= tiles.tanks["count"], f"{players} players can get {tanks} tanks, there are {tiles.tanks['count']}"
        )
    for name, shop in (("tank", board.shops.tank), ("machine", board.shops.machine)):
        rising = sorted(set(shop.price_rows)) == shop.price_rows
        _demand(rising, f"the prices of the {name} shop must rise: {shop.price_rows}")


def _check_player_board(own: PlayerBoard) -> None:
    recommended = sum(own.recommended_start_tanks.values())
    _demand(recommended == own.start_tanks, f"{recommended} start tanks are recommended, not {own.start_tanks}")
    _demand(
        max(own.recommended_start_tanks.values()) <= own.tank_columns,
        f"a row has {own.tank_columns} columns, but more start tanks are recommended for it",
    )
    _demand(own.start_tanks <= 4 * own.tank_columns, f"{own.start_tanks} start tanks find no room")
    for name, row in (("contracts", own.contract_pay), ("orders", own.order_pay), ("lines", own.end_pipeline_value)):
        for grade in GRADES[1:]:
            _demand(isinstance(row.get(grade), int), f"the pay of {name} for {grade} must be a whole number")
    table = {**own.penalty_total, **own.penalty_beyond_10}
    counts = sorted(int(key) for key in table if key.isdigit())
    _demand(
        counts == list(range(1, len(counts) + 1)) and len(counts) >= 2,
        f"the penalties must be given for 1, 2, 3 … cubes, not for {counts}",
    )
    _demand(all(isinstance(table[str(count)], int) for count in counts), "the penalties must be whole numbers")
