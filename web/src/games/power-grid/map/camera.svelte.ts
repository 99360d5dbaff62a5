/** Pan and zoom of the map: what part of the canvas is seen, and how the pointer and the wheel move it. */

import { CANVAS, type Rect } from "../layout/geometry";

const CLOSEST = 4;
const STILL = 5;

export class Camera {
  width = $state(0);
  height = $state(0);
  /** How much larger than "everything fits"; 1 shows the whole canvas. */
  zoom = $state(1);
  /** The point of the canvas in the middle of the window. */
  x = $state(CANVAS.width / 2);
  y = $state(CANVAS.height / 2);
  /** Whether the pointer has moved the map since it went down: then no click is meant. */
  dragged = false;
  private readonly pointers = new Map<number, { x: number; y: number }>();

  get fit(): number {
    return Math.min(this.width / CANVAS.width, this.height / CANVAS.height) || 0.001;
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
    this.look({ left: 0, top: 0, right: CANVAS.width, bottom: CANVAS.height });
  }

  /** Shows a part of the canvas as large as it fits. */
  look(part: Rect): void {
    const width = Math.min(this.width / (part.right - part.left), this.height / (part.bottom - part.top));
    this.zoom = Math.min(CLOSEST, Math.max(1, width / this.fit));
    this.x = (part.left + part.right) / 2;
    this.y = (part.top + part.bottom) / 2;
    this.keep();
  }

  /** Zooms so that the point of the window stays where it is. */
  zoomBy(factor: number, left = this.width / 2, top = this.height / 2): void {
    const zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    const before = this.scale;
    const x = this.x + (left - this.width / 2) / before;
    const y = this.y + (top - this.height / 2) / before;
    this.zoom = zoom;
    this.x = x - (left - this.width / 2) / this.scale;
    this.y = y - (top - this.height / 2) / this.scale;
    this.keep();
  }

  centre(x: number, y: number): void {
    this.x = x;
    this.y = y;
    this.keep();
  }

  /** Brings a point of the canvas into the window, for who walks with the keyboard. */
  show(x: number, y: number): void {
    const margin = 60;
    const across = Math.max(0, this.width / 2 - margin) / this.scale;
    const down = Math.max(0, this.height / 2 - margin) / this.scale;
    this.x = Math.min(x + across, Math.max(x - across, this.x));
    this.y = Math.min(y + down, Math.max(y - down, this.y));
    this.keep();
  }

  down(event: PointerEvent): void {
    if (this.pointers.size === 0) this.dragged = false;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, window: HTMLElement): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const dx = event.clientX - before.x;
    const dy = event.clientY - before.y;
    if (!this.dragged && Math.hypot(dx, dy) < STILL) return;
    this.dragged = true;
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

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  /** The canvas never leaves the window. */
  private keep(): void {
    const clamp = (value: number, size: number, seen: number) =>
      seen >= size ? size / 2 : Math.min(size - seen / 2, Math.max(seen / 2, value));
    this.x = clamp(this.x, CANVAS.width, this.width / this.scale);
    this.y = clamp(this.y, CANVAS.height, this.height / this.scale);
  }
}
