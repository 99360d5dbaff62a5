/** Pan and zoom: what part of a canvas is seen through its window, and how pointer, wheel and keys move it. */

const CLOSEST = 4;
/** A pointer that moved less than this many pixels has not moved. */
const STILL = 5;

export interface Size {
  width: number;
  height: number;
}

export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class Camera {
  readonly canvas: Size;
  width = $state(0);
  height = $state(0);
  /** How much larger than "everything fits"; 1 shows the whole canvas. */
  zoom = $state(1);
  /** The point of the canvas in the middle of the window. */
  x = $state(0);
  y = $state(0);
  /** So many pixels at the lower edge lie under something. */
  covered = $state(0);
  /** Whether somebody has chosen what is seen; otherwise the board may choose anew when its window changes. */
  moved = false;
  /** Whether the pointer has moved the canvas since it went down: then no click is meant. */
  dragged = false;
  private readonly pointers = new Map<number, { x: number; y: number }>();
  private readonly closest: number;

  constructor(canvas: Size, closest = CLOSEST) {
    this.canvas = canvas;
    this.closest = closest;
    this.x = canvas.width / 2;
    this.y = canvas.height / 2;
  }

  get fit(): number {
    return Math.min(this.width / this.canvas.width, this.height / this.canvas.height) || 0.001;
  }

  /** Everything fits into what is not covered. */
  private get least(): number {
    return this.height > this.covered ? Math.min(1, 1 - this.covered / this.height) : 1;
  }

  get scale(): number {
    return this.fit * this.zoom;
  }

  get transform(): string {
    return `translate(${this.left(0)} ${this.top(0)}) scale(${this.scale})`;
  }

  left(x: number): number {
    return this.width / 2 + (x - this.x) * this.scale;
  }

  top(y: number): number {
    return this.height / 2 + (y - this.y) * this.scale;
  }

  whole(): void {
    this.look({ left: 0, top: 0, right: this.canvas.width, bottom: this.canvas.height });
  }

  /** Shows a part of the canvas as large as it fits. */
  look(part: Part): void {
    const seen = this.height - this.covered;
    const width = Math.min(this.width / (part.right - part.left), seen / (part.bottom - part.top));
    this.zoom = Math.min(this.closest, Math.max(this.least, width / this.fit));
    this.centre((part.left + part.right) / 2, (part.top + part.bottom) / 2);
  }

  /** Zooms so that the point of the window stays where it is. */
  zoomBy(factor: number, left = this.width / 2, top = this.height / 2): void {
    const zoom = Math.min(this.closest, Math.max(this.least, this.zoom * factor));
    const before = this.scale;
    const x = this.x + (left - this.width / 2) / before;
    const y = this.y + (top - this.height / 2) / before;
    this.zoom = zoom;
    this.x = x - (left - this.width / 2) / this.scale;
    this.y = y - (top - this.height / 2) / this.scale;
    this.keep();
  }

  /** Brings a point to the middle of what is not covered. */
  centre(x: number, y: number): void {
    this.x = x;
    this.y = y + this.covered / 2 / this.scale;
    this.keep();
  }

  /** Brings a point of the canvas into the window, for who walks with the keyboard. */
  show(x: number, y: number): void {
    const margin = 60;
    const across = Math.max(0, this.width / 2 - margin) / this.scale;
    const down = Math.max(0, this.height / 2 - margin) / this.scale;
    const free = Math.max(0, this.height / 2 - margin - this.covered) / this.scale;
    this.x = Math.min(x + across, Math.max(x - across, this.x));
    this.y = Math.min(y + down, Math.max(y - free, this.y));
    this.keep();
  }

  /** Moves the canvas by pointers and wheel over its window: one pointer drags, two pinch. */
  follow = (window: HTMLElement): (() => void) => {
    const stop = new AbortController();
    const listen = { signal: stop.signal };
    window.addEventListener("pointerdown", (event) => this.down(event), listen);
    window.addEventListener("pointermove", (event) => this.move(event, window), listen);
    window.addEventListener("pointerup", (event) => this.up(event), listen);
    window.addEventListener("pointercancel", (event) => this.up(event), listen);
    // The wheel must be able to hold the page still, which a passive listener cannot.
    window.addEventListener("wheel", (event) => this.wheel(event, window), { ...listen, passive: false });
    return () => stop.abort();
  };

  private wheel(event: WheelEvent, window: HTMLElement): void {
    event.preventDefault();
    this.moved = true;
    const place = window.getBoundingClientRect();
    this.zoomBy(Math.exp(-event.deltaY * 0.0016), event.clientX - place.left, event.clientY - place.top);
  }

  private down(event: PointerEvent): void {
    if (this.pointers.size === 0) this.dragged = false;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  private move(event: PointerEvent, window: HTMLElement): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const dx = event.clientX - before.x;
    const dy = event.clientY - before.y;
    if (!this.dragged && Math.hypot(dx, dy) < STILL) return;
    this.dragged = true;
    this.moved = true;
    window.setPointerCapture(event.pointerId);
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (other) {
      const place = window.getBoundingClientRect();
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      this.zoomBy(
        is / (was || 1),
        (event.clientX + other.x) / 2 - place.left,
        (event.clientY + other.y) / 2 - place.top,
      );
    }
    const share = other ? 2 : 1;
    this.x -= dx / this.scale / share;
    this.y -= dy / this.scale / share;
    this.keep();
  }

  private up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  /** The canvas never leaves the window. */
  private keep(): void {
    const clamp = (value: number, size: number, seen: number) =>
      seen >= size ? size / 2 : Math.min(size - seen / 2, Math.max(seen / 2, value));
    this.x = clamp(this.x, this.canvas.width, this.width / this.scale);
    const hidden = this.covered / this.scale;
    const seen = this.height / this.scale;
    this.y = clamp(this.y - hidden / 2, this.canvas.height, seen - hidden) + hidden / 2;
  }
}
