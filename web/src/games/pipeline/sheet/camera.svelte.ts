/** The window on the sheet: endless for all that anybody lays, and "everything" is the network. */

import { Camera, type Part } from "../../../lib/camera.svelte";
import { SIZE, type Box, type Spot } from "../geometry";

/** Cells from the middle to each edge of the sheet. */
const REACH = 90;
/** A half is never drawn larger than this many pixels when everything is shown. */
const LARGEST = 74;
const CLOSEST = 40;

export class SheetCamera extends Camera {
  /** What "everything" is. */
  part: Part = { left: 0, top: 0, right: 1, bottom: 1 };

  constructor() {
    super({ width: 2 * REACH * SIZE, height: 2 * REACH * SIZE }, CLOSEST);
  }

  /** From cells to the canvas. */
  static readonly origin = REACH * SIZE;

  frame(box: Box, margin: number): void {
    const width = Math.max(box.right - box.left + 2 * margin, this.width / LARGEST);
    const height = Math.max(box.bottom - box.top + 2 * margin, this.height / LARGEST);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const unit = (value: number) => SheetCamera.origin + value * SIZE;
    this.part = {
      left: unit(x - width / 2),
      right: unit(x + width / 2),
      top: unit(y - height / 2),
      bottom: unit(y + height / 2),
    };
  }

  override whole(): void {
    this.look(this.part);
  }

  /** Whether all of "everything" but its margin is in the window. */
  get whollySeen(): boolean {
    const { left, right, top, bottom } = this.part;
    return (
      this.left(left) > -SIZE * this.scale &&
      this.left(right) < this.width + SIZE * this.scale &&
      this.top(top) > -SIZE * this.scale &&
      this.top(bottom) < this.height + SIZE * this.scale
    );
  }

  /** The point of the sheet under a point of the window. */
  under(left: number, top: number): Spot {
    return {
      x: this.x + (left - this.width / 2) / this.scale - SheetCamera.origin,
      y: this.y + (top - this.height / 2) / this.scale - SheetCamera.origin,
    };
  }

  /** The point of the window over a point of the sheet. */
  over(spot: Spot): Spot {
    return { x: this.left(spot.x + SheetCamera.origin), y: this.top(spot.y + SheetCamera.origin) };
  }
}
