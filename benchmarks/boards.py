"""How the boards feel: whole games by clicking in Chromium, and panning Pipeline's sheet.

`python benchmarks/boards.py [GAME …]`: for each game the time from a click to what it draws, layout shift, the longest
task after the first board, and the frames of the live connection. Then what a frame costs while
a sheet with 40 tiles is moved: the largest network of a game between two bots, its tiles laid out once more beside it.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, Route, sync_playwright

from powerhouse import Match
from powerhouse.arena.bench import calibrate
from powerhouse.bots import Clock, find
from tests.browser.managing import Manager
from tests.browser.pipeline_player import Plumber
from tests.browser.player import Player
from tests.browser.running import FLAGS, House, build_pages, find_chromium
from tests.browser.test_card_game_board import CardPlayer

# What the browser itself notes: how long after a click something was drawn, what moved, what held the page up.
OBSERVERS = """
window.seen = { clicks: [], shift: 0, tasks: [] };
const note = (type, take, more = {}) => new PerformanceObserver(list => list.getEntries().forEach(take))
    .observe({ type, ...more });
note("event", one => one.name === "click" && window.seen.clicks.push(one.duration), { durationThreshold: 16 });
note("layout-shift", one => { if (!one.hadRecentInput) window.seen.shift += one.value; });
note("longtask", one => window.seen.tasks.push([one.startTime, one.duration]));
"""
# Moves the sheet a hundred times, a step a frame, and tells the time of each frame that the page worked.
PAN = """async () => {
    const sheet = document.querySelector(".sheet[role=application]");
    sheet.setPointerCapture = () => undefined;  // there is no pointer of this number
    const box = sheet.getBoundingClientRect();
    const at = (type, x, y) => sheet.dispatchEvent(new PointerEvent(type, {
        bubbles: true, cancelable: true, pointerId: 1, pointerType: "touch", buttons: 1,
        clientX: box.x + box.width / 2 + x, clientY: box.y + box.height / 2 + y,
    }));
    const spent = [];
    at("pointerdown", 0, 0);
    for (let step = 1; step <= 100; step++) {
        await new Promise(requestAnimationFrame);
        const start = performance.now();
        at("pointermove", 80 * Math.sin(step / 8), 60 * Math.cos(step / 8));
        await Promise.resolve();
        sheet.querySelector("svg").getBBox();  // style and layout are done here
        spent.push(performance.now() - start);
    }
    at("pointerup", 0, 0);
    return spent;
}"""
TILES = 40


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


def watched(browser: Browser, house: House) -> tuple[Page, list[int]]:
    context = browser.new_context(base_url=house.address, viewport={"width": 1440, "height": 900})
    context.set_default_timeout(30_000)
    context.add_init_script(OBSERVERS)
    page = context.new_page()
    frames: list[int] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda said: _weigh(said, frames)))
    return page, frames


def _weigh(said: str | bytes, frames: list[int]) -> None:
    text = said if isinstance(said, bytes) else said.encode()
    if json.loads(text).get("type") in ("moves", "changes"):
        frames.append(len(text))


def power_grid(page: Page) -> Callable[[], bool]:
    anna = Player(page)
    anna.new_table("Bot", "Bot")
    return lambda: _go_on(anna)


def card_game(page: Page) -> Callable[[], bool]:
    anna = CardPlayer(page)
    anna.new_table("Bot", "Bot", game="Power Grid: The Card Game")
    return lambda: _go_on(anna)


def factory_manager(page: Page) -> Callable[[], bool]:
    anna = Manager(page).seat("Bot", "Bot")
    return lambda: _go_on(anna)


def pipeline(page: Page) -> Callable[[], bool]:
    anna = Plumber(Player(page))
    anna.player.new_table("Bot", game="Pipeline")
    anna.player.wait_turn()

    def go_on() -> bool:
        if anna.player.ended:
            return False
        anna.act()
        return True

    return go_on


def _go_on(player: Any) -> bool:
    if player.wait_turn() == "end":
        return False
    player.act()
    return True


GAMES: dict[str, Callable[[Page], Callable[[], bool]]] = {
    "power-grid": power_grid,
    "power-grid-card-game": card_game,
    "factory-manager": factory_manager,
    "pipeline": pipeline,
}


def played(browser: Browser, house: House, game: str) -> str:
    page, frames = watched(browser, house)
    go_on = GAMES[game](page)
    page.wait_for_timeout(1000)
    shown: float = page.evaluate("performance.now()")
    while go_on():
        pass
    seen = page.evaluate("window.seen")
    tasks = [duration for start, duration in seen["tasks"] if start > shown]
    clicks = seen["clicks"]
    page.context.close()
    return (
        f"| {game} | {len(clicks)}: {median(clicks or [0]):.0f}, {share(clicks, 0.95):.0f}, {max(clicks or [0]):.0f} | "
        f"{seen['shift']:.3f} | {max(tasks or [0]):.0f} | "
        f"{len(frames)}: {sum(frames) / max(1, len(frames)) / 1000:.2f}, {max(frames or [0]) / 1000:.2f} |"
    )


def largest_network() -> tuple[str, int]:
    """A game of two bots, and the seat that has laid most tiles."""
    match = Match.new("pipeline", 2, seed=1)
    bots = [find("hard", "pipeline", seat) for seat in range(2)]
    while match.actor is not None:
        match.play(bots[match.actor].choose(match.state, match.actor, Clock(1.0)))
    view = match.view(None)
    return match.record(), max(range(2), key=lambda seat: len(view.players[seat].tiles))


def widened(view: Any, seat: int, ids: list[str]) -> int:
    """Lays tiles in the places of a network once more beside it until there are enough; how many there are."""
    player = view["players"][seat]
    tiles, lines = list(player["tiles"]), list(player["lines"])
    width = max(tile["x"] for tile in tiles) - min(tile["x"] for tile in tiles) + 3
    copy = 1
    while len(player["tiles"]) < TILES:
        room = TILES - len(player["tiles"])
        free = [id for id in ids if all(id != tile["id"] for tile in player["tiles"])]
        player["tiles"] += [
            {**tile, "id": id, "x": tile["x"] + copy * width} for tile, id in zip(tiles[:room], free, strict=False)
        ]
        player["lines"] += [
            {
                **line,
                "number": line["number"] + 100 * copy,
                "segments": [{**one, "x": one["x"] + copy * width} for one in line["segments"]],
            }
            for line in lines
        ]
        copy += 1
    return len(player["tiles"])


def panned(browser: Browser, house: House) -> str:
    record, seat = largest_network()
    page, _ = watched(browser, house)
    page.goto("/")
    answer = page.request.post("/api/replays", data=record.encode(), headers={"content-type": "text/plain"})
    id = answer.json()["table"]["id"] if "table" in answer.json() else answer.json()["id"]
    ids = [pipe["id"] for pipe in page.request.get("/api/games/pipeline/board").json()["pipes"]]
    laid: list[int] = []

    def wider(route: Route) -> None:
        found = route.fetch()
        moment = found.json()
        if moment["view"]["players"][seat]["tiles"]:
            laid.append(widened(moment["view"], seat, ids))
        route.fulfill(response=found, json=moment)

    page.route("**/at/*", wider)
    page.goto(f"/replay/{id}/999999")
    page.get_by_label("Position in the game").wait_for()
    page.locator(f"li[data-seat='{seat}'] button").first.click()
    page.wait_for_timeout(1500)
    spent: list[float] = page.evaluate(PAN)
    page.context.close()
    times = f"{median(spent):.1f} ms median, {share(spent, 0.95):.1f} p95, {max(spent):.1f} most"
    return f"Panning with {laid[-1]} tiles, 100 frames: {times}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}; pan")
    wanted = parser.parse_args().games or [*GAMES, "pan"]
    build_pages()
    chromium = find_chromium()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium.path, args=FLAGS, env=chromium.environment)
        print(f"calibration {calibrate():.3f} s")
        print("| game | clicks: median, p95, most ms | layout shift | longest task ms | frames: mean, most kB |")
        print("|---|---|---|---|---|")
        try:
            for game in wanted:
                print(panned(browser, house) if game == "pan" else played(browser, house, game), flush=True)
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
