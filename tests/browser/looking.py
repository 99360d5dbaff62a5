"""What can be told of a page by looking at it: faults that axe-core finds, controls out of reach."""

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
