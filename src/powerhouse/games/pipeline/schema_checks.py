"""What must hold among the values of the data files: checked when they are read.

So components that cannot work are refused with a sentence before the first tile, not in the middle of a game.
"""

from functools import partial

from powerhouse.core import components
from powerhouse.core.phrase import all_of
from powerhouse.games.pipeline.codes import ACTION_IDS, CONTRACTS, FAMILY_IDS, GRADES, ORDERS, PIPE_TILES
from powerhouse.games.pipeline.schema import Board, Files, GovernmentSpace, PlayerBoard

demand = partial(components.demand, "pipeline")

PLAYERS = (2, 3, 4)


def check(files: Files) -> None:
    """Raise `BadSetup` with one sentence for the first thing that cannot be."""
    _check_tiles(files)
    _check_pipes(files)
    _check_cross(files)
    _check_markets(files)
    _check_government(files.board)
    _check_supplies(files)
    _check_player_board(files.board.player_board)


def _check_tiles(files: Files) -> None:
    tiles, board = files.tiles, files.board
    contracts, orders = tiles.contracts.rows, tiles.orders.rows
    demand(len(contracts) == CONTRACTS, "contracts", found=len(contracts), wanted=CONTRACTS)
    demand(len(orders) == ORDERS, "orders", found=len(orders), wanted=ORDERS)
    for players in PLAYERS:
        for grade in GRADES[1:]:
            backs = sum(contract.back == grade for contract in contracts)
            wanted = board.contract_area.set_aside_per_grade_by_players[players]
            demand(wanted <= backs, "contracts-aside", players=players, wanted=wanted, grade=grade, found=backs)
        shown = board.contract_area.shown_by_players[players]
        demand(shown <= wanted, "contracts-shown", players=players, shown=shown, aside=wanted)
        for size in board.order_area.rows_top_to_bottom:
            found = sum(order.back == size for order in orders)
            lying = board.order_area.shown_by_players[players]
            demand(lying <= found, "orders-shown", players=players, shown=lying, size=size, found=found)
    for order in orders:
        demand(len(order.needs) == order.back, "order-cubes", order=order.id, found=len(order.needs), wanted=order.back)
    upgrades = tiles.upgrades
    ids = [family.id for family in upgrades.rows]
    demand(sorted(ids) == sorted(FAMILY_IDS), "families", families=[*FAMILY_IDS])
    demand(upgrades.in_play <= len(ids), "families-in-play", played=upgrades.in_play, families=len(ids))
    first = upgrades.first_game
    demand(
        len(set(first)) == len(first) == upgrades.in_play and set(first) <= set(ids),
        "families-first",
        wanted=upgrades.in_play,
        found=[*first],
    )
    cost = board.costs.upgrade_each
    demand(upgrades.cost == cost, "upgrade-cost", board=cost, cards=upgrades.cost)
    cards = tiles.valuation_cards
    numbers = [card.card for card in cards.rows]
    demand(numbers == list(range(1, 17)), "valuation-cards", found=[*numbers])
    demand(
        len(set(cards.first_game)) == cards.drawn and set(cards.first_game) <= set(numbers),
        "valuation-first",
        wanted=cards.drawn,
        found=[*cards.first_game],
    )
    demand(set(cards.set_pay) == set(range(1, 10)), "valuation-sets")


def _check_pipes(files: Files) -> None:
    tiles = files.pipe_tiles.tiles
    demand(len(tiles) == PIPE_TILES, "pipe-tiles", found=len(tiles), wanted=PIPE_TILES)
    for tile in tiles:
        for half in (tile.left, tile.right):
            ports = sorted(port for path in half for port in path.ports)
            demand(ports == ["E", "N", "S", "W"], "pipe-ports", tile=tile.id, ports=[*ports])
        joint = [path.colour for path in tile.left if "E" in path.ports]
        joint += [path.colour for path in tile.right if "W" in path.ports]
        demand(joint[0] == joint[1], "pipe-colours", tile=tile.id, one=joint[0], other=joint[1])


def _check_cross(files: Files) -> None:
    cross = files.board.action_cross
    spaces = {space.id: space for space in cross.spaces}
    printed = [space.action for space in cross.spaces if space.kind == "printed"]
    dealt = files.tiles.action_tiles.rows
    demand(
        sorted(printed + dealt) == sorted(ACTION_IDS) and len(printed) == 4,
        "cross-actions",
        printed=[*printed],
        dealt=[*dealt],
    )
    demand(all(id in ACTION_IDS[:4] for id in printed), "cross-markets", found=[*printed])
    for pair in cross.pairs:
        kinds = sorted(spaces[id].kind for id in pair if id in spaces)
        demand(kinds == ["printed", "tile_place"], "cross-arm", spaces=all_of([*pair]))
    known = set(cross.turn_order_actions) <= set(ACTION_IDS)
    demand(known, "cross-order", actions=[*cross.turn_order_actions])


def _check_markets(files: Files) -> None:
    box = files.tiles.oil_cubes
    cubes = {"orange": box.orange, "teal": box.teal, "silver": box.silver}
    for players in PLAYERS:
        filled = dict.fromkeys(cubes, 0)
        for market in files.board.markets:
            for row in market.rows:
                slots = row.slots_by_players[players].slots
                demand(
                    max(slots) < len(row.printed_prices) and sorted(set(slots)) == slots,
                    "slots",
                    row=row.id,
                    market=market.id,
                    players=players,
                    slots=[*slots],
                    spaces=len(row.printed_prices),
                )
                filled[row.colour] += len(slots) if row.filled_at_setup else 0
        for colour, count in filled.items():
            demand(
                count <= cubes[colour],
                "cubes",
                players=players,
                cubes=count,
                colour=colour,
                found=cubes[colour],
            )
    for market in files.board.markets:
        ids = [(row.colour, row.grade) for row in market.rows]
        demand(len(set(ids)) == len(ids), "market-rows", market=market.id)
    sizes = files.board.costs.shop_pipes
    demand(
        len(sizes) == 2 and min(sizes) > 1,
        "pipe-sizes",
        sizes=[*map(str, sizes)],
    )


def _check_government(board: Board) -> None:
    spaces = board.government.spaces
    cells = sorted(cell for space in spaces for cell in space.cells)
    demand(cells == [(x, y) for x in range(4) for y in range(4)], "quadrant-cells")
    for space in spaces:
        touching = [other.id for other in spaces if other is not space and _touch(space, other)]
        demand(
            touching == space.neighbours,
            "space-neighbours",
            space=space.id,
            touching=[*touching],
            listed=[*space.neighbours],
        )
        demand(len(touching) < 5, "space-touches", space=space.id, touching=len(touching))
    prices = [board.costs.government_pipes[size] for size in range(1, 6)]
    demand(prices == sorted(prices), "government-prices", prices=[*prices])


def _touch(one: GovernmentSpace, other: GovernmentSpace) -> bool:
    return any(abs(a - c) + abs(b - d) == 1 for a, b in one.cells for c, d in other.cells)


def _check_supplies(files: Files) -> None:
    """What is refilled every year must be in the box."""
    board, tiles = files.board, files.tiles
    for players in PLAYERS:
        pipes = 32 + 3 * 2 * board.shops.pipes.per_player_per_shop * players
        demand(pipes <= PIPE_TILES, "pipe-tiles-seen", players=players, shown=pipes, found=PIPE_TILES)
        machines = 3 * sum(board.shops.machine.slots_per_row_by_players[players].n)
        demand(
            machines <= tiles.machines.count,
            "machines",
            players=players,
            machines=machines,
            found=tiles.machines.count,
        )
        tanks = 3 * sum(board.shops.tank.slots_per_row_by_players[players].n) + players * board.player_board.start_tanks
        demand(tanks <= tiles.tanks.count, "tanks", players=players, tanks=tanks, found=tiles.tanks.count)
    for name, shop in (("tank", board.shops.tank), ("machine", board.shops.machine)):
        rising = sorted(set(shop.price_rows)) == shop.price_rows
        demand(rising, "shop-prices", shop=name, prices=[*shop.price_rows])


def _check_player_board(own: PlayerBoard) -> None:
    recommended = sum(own.recommended_start_tanks.values())
    demand(recommended == own.start_tanks, "start-tanks", found=recommended, wanted=own.start_tanks)
    demand(
        max(own.recommended_start_tanks.values()) <= own.tank_columns,
        "start-tanks-columns",
        columns=own.tank_columns,
    )
    demand(own.start_tanks <= 4 * own.tank_columns, "start-tanks-room", tanks=own.start_tanks)
    for name, row in (("contracts", own.contract_pay), ("orders", own.order_pay), ("lines", own.end_pipeline_value)):
        for grade in GRADES[1:]:
            demand(isinstance(row.get(grade), int), "pay", what=name, grade=grade)
    beyond = {int(key): cost for key, cost in own.penalty_beyond_10.items() if key.isdigit()}
    counts = sorted({*own.penalty_total, *beyond})
    demand(
        counts == list(range(1, len(counts) + 1)) and len(counts) >= 2,
        "penalties-given",
        found=[*counts],
    )
    demand(all(isinstance(cost, int) for cost in beyond.values()), "penalties-whole")
