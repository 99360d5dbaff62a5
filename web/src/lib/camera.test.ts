import { describe, expect, it } from "vitest";

import { Camera } from "./camera.svelte";

/** A window of 500 x 500 on a canvas of 1000 x 800. */
function camera(): Camera {
  const made = new Camera({ width: 1000, height: 800 });
  made.width = made.height = 500;
  return made;
}

function pointer(window: HTMLElement, kind: string, id: number, x: number, y: number): void {
  window.dispatchEvent(new PointerEvent(kind, { pointerId: id, clientX: x, clientY: y, bubbles: true }));
}

describe("a camera", () => {
  it("shows the whole canvas in the middle of its window", () => {
    const seen = camera();
    expect(seen.scale).toBe(0.5);
    expect([seen.left(0), seen.left(1000)]).toEqual([0, 500]);
    expect([seen.top(0), seen.top(800)]).toEqual([50, 450]);
  });

  it("looks at a part as large as it fits, and back at everything", () => {
    const seen = camera();
    seen.look({ left: 400, top: 400, right: 600, bottom: 500 });
    expect(seen.left(400)).toBeCloseTo(50);
    expect(seen.scale).toBe(2);
    seen.whole();
    expect(seen.zoom).toBe(1);
  });

  it("zooms around a point of the window", () => {
    const seen = camera();
    seen.zoomBy(3);
    const [x, y] = [seen.left(300), seen.top(300)];
    seen.zoomBy(1.2, x, y);
    expect(seen.left(300)).toBeCloseTo(x);
    expect(seen.top(300)).toBeCloseTo(y);
  });

  it("never loses the canvas out of sight", () => {
    const seen = camera();
    seen.zoomBy(4);
    seen.centre(-500, 5000);
    expect(seen.left(0)).toBeCloseTo(0);
    expect(seen.top(800)).toBeCloseTo(500);
  });

  it("is dragged by one pointer, which then means no click", () => {
    const seen = camera();
    const window = document.createElement("div");
    window.setPointerCapture = () => undefined;
    const stop = seen.follow(window);
    seen.zoomBy(4);
    pointer(window, "pointerdown", 1, 100, 100);
    pointer(window, "pointermove", 1, 102, 100);
    expect(seen.dragged).toBe(false);
    const before = seen.left(500);
    pointer(window, "pointermove", 1, 160, 100);
    pointer(window, "pointerup", 1, 160, 100);
    expect(seen.dragged).toBe(true);
    expect(seen.left(500) - before).toBeCloseTo(60);
    stop();
    pointer(window, "pointerdown", 1, 0, 0);
    expect(seen.dragged).toBe(true);
  });
});
