import { afterEach, describe, expect, it } from "vitest";

import { forPage, releaseFocus } from "./keys";

afterEach(() => document.body.replaceChildren());

/** A key pressed on an element of this page. */
function pressed(markup: string, key: string, more: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = markup;
  let answer: boolean | undefined;
  const listen = (event: KeyboardEvent) => (answer = forPage(event));
  document.body.addEventListener("keydown", listen);
  (document.body.firstElementChild ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
  );
  document.body.removeEventListener("keydown", listen);
  return answer!;
}

describe("a key", () => {
  it("goes to the page where nothing else wants it", () => {
    expect(pressed("<p></p>", "Enter")).toBe(true);
    expect(pressed("<button></button>", "u")).toBe(true);
    expect(pressed("<button></button>", "Escape")).toBe(true);
  });
  it("stays with the field that is typed into, all but Escape", () => {
    expect(pressed("<input>", "u")).toBe(false);
    expect(pressed("<textarea></textarea>", "Enter")).toBe(false);
    expect(pressed("<input>", "Escape")).toBe(true);
  });
  it("presses the button that has the focus", () => {
    expect(pressed("<button></button>", "Enter")).toBe(false);
    expect(pressed('<i role="button"></i>', " ")).toBe(false);
  });
  it("with Ctrl belongs to the browser, and with a dialog open to the dialog", () => {
    expect(pressed("<p></p>", "u", { ctrlKey: true })).toBe(false);
    expect(pressed("<p></p><dialog open></dialog>", "Escape")).toBe(false);
  });
});

describe("the focus", () => {
  function clicked(markup: string, detail: number): boolean {
    document.body.innerHTML = markup;
    (document.body.firstElementChild as HTMLElement).focus();
    releaseFocus(new MouseEvent("click", { detail }));
    return document.activeElement === document.body.firstElementChild;
  }
  it("leaves a button that was clicked with the mouse", () => {
    expect(clicked("<button></button>", 1)).toBe(false);
  });
  it("stays on a button that was pressed by key, and in fields", () => {
    expect(clicked("<button></button>", 0)).toBe(true);
    expect(clicked("<input>", 1)).toBe(true);
  });
});
