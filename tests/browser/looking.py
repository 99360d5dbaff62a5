"""What can be told of a page by looking at it: faults that axe-core finds, controls out of reach, cut words."""

from typing import Any, Literal

from playwright.sync_api import Page

GRAVE = ("serious", "critical")
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")

UNREACHABLE = """() => {
    const wrong = [];
    for (const control of document.querySelectorAll("button, a[href], input, select, textarea, summary")) {
        if (control.disabled || control.closest("[inert], [aria-hidden=true], dialog:not([open])")) continue;
        if (!control.checkVisibility({ visibilityProperty: true })) continue;
        const target = control.closest("label") ?? control;
        target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
        const { left, right, top, bottom, width, height } = target.getBoundingClientRect();
        const name = control.ariaLabel || target.innerText || control.outerHTML.slice(0, 90);
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) wrong.push(`outside: ${name}`);
        else if (!hit || !target.contains(hit)) wrong.push(`covered by ${hit?.className}: ${name}`);
        else if (width < 24 || height < 24) wrong.push(`only ${width} x ${height}: ${name}`);
    }
    return wrong;
}"""

# Texts that are cut by what they stand in, shortened by dots, too small, or drawn over one another. What scrolls is not
# cut, nor is the map, which is a window; what floats over a board may cover it. The latest news in one line (a sheet's
# glance, what others did) end in dots: the log has them whole.
CROWDED = """() => {
    const wrong = [], seen = [];
    const short = text => text.trim().replace(/\\s+/g, " ").slice(0, 60);
    const layers = "dialog, .sheets, footer, header, aside, .notes, .tag, .names, main.board, .layout > *";
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = short(walk.currentNode.data), at = walk.currentNode.parentElement;
        if (!text || !at.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (at.closest(".hidden, .log, .chat, [inert], option, title, desc, .out") || at.clientWidth === 1) continue;
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        const scale = at.ownerSVGElement ? at.getScreenCTM().a : 1;
        const size = parseFloat(getComputedStyle(at).fontSize) * scale;
        if (size < 9.95) wrong.push(`only ${size.toFixed(1)} px: ${text}`);
        const map = at.closest(".map");
        for (let { left, right, top, bottom } of range.getClientRects()) {
            let away = right <= left || right < 0 || left > innerWidth || bottom < 0 || top > innerHeight;
            for (let box = at; box && box !== document.body && !map && !away; box = box.parentElement) {
                const style = getComputedStyle(box), room = box.getBoundingClientRect();
                if (style.overflowX === "visible" || style.display === "inline") continue;
                const aside = left < room.left - 1 || right > room.right + 1;
                const below = top < room.top - 0.25 * size || bottom > room.bottom + 0.25 * size;
                const scrolls = (over, way) => over && /auto|scroll/.test(way);
                if (scrolls(aside, style.overflowX) || scrolls(below, style.overflowY)) away = true;
                else if (aside && style.textOverflow !== "ellipsis") wrong.push(`cut: ${text}`);
                else if (aside && !at.closest(".glance, .did")) wrong.push(`shortened: ${text}`);
                else if (below && !at.closest(".did")) wrong.push(`cut below: ${text}`);
                away ||= aside || below;
            }
            if (away) continue;
            const trim = (bottom - top) * 0.22;
            seen.push({ text, at, left, right, top: top + trim, bottom: bottom - trim, layer: at.closest(layers) });
        }
    }
    for (const [index, a] of seen.entries())
        for (const b of seen.slice(index + 1)) {
            if (a.layer !== b.layer || a.at === b.at) continue;
            const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (x > 1.5 && y > 1.5) wrong.push(`over one another: ${a.text} | ${b.text}`);
        }
    return [...new Set(wrong)];
}"""


def grave_faults(page: Page, axe: str) -> list[str]:
    """What axe-core calls serious or critical, in both themes: rule, where, why."""
    found = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.wait_for_timeout(300)  # colours change slowly
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(axe)
        result: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        for fault in result["violations"]:
            if fault["impact"] in GRAVE:
                for node in fault["nodes"][:3]:
                    found.append(f"{theme}, {fault['id']}: {node['html'][:160]} ({node['failureSummary']})")
    return found


def unreachable(page: Page) -> list[str]:
    """Controls that cannot be brought under a finger, and sideways scrolling."""
    wrong: list[str] = page.evaluate(UNREACHABLE)
    wide, room = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    if wide > room:
        wrong.append(f"the page is {wide} wide, the screen {room}")
    return wrong


def crowded(page: Page) -> list[str]:
    """Texts that are cut, shortened, too small or drawn over one another."""
    wrong: list[str] = page.evaluate(CROWDED)
    return wrong
