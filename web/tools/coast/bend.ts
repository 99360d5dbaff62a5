/** Bends a drawing so that given points come to lie where we want them, smoothly and without folds.
 *
 *  The way there is gone in many small steps. Each is a thin-plate spline through all points, damped so that it is far
 *  from folding the plane, and what does not fold in any step does not fold in all of them together. */

export type XY = readonly [number, number];
export type Warp = (point: XY) => XY;

const STEPS = 40;
/** How much of its way a point may miss for the sake of smoothness, in square units of the canvas. */
const STIFF = 120;

/** Maps `from` near `to`, the rest of the plane smoothly along; `still` are points that must stay where they are. */
export function bend(from: XY[], to: XY[], still: XY[]): Warp {
  const steps: Warp[] = [];
  let at = [...from, ...still];
  const goal = [...to, ...still];
  for (let step = 0; step < STEPS; step++) {
    const share = 1 / (STEPS - step);
    const shifts = at.map(([x, y], i): XY => [(goal[i]![0] - x) * share, (goal[i]![1] - y) * share]);
    const move = spline(at, shifts);
    at = at.map(move);
    steps.push(move);
  }
  return (point) => steps.reduce((moved, step) => step(moved), point);
}

/** The smallest factor by which the map stretches area on a grid over this part of the plane; 0 or less is a fold. */
export function leastJacobian(
  warp: Warp,
  left: number,
  top: number,
  right: number,
  bottom: number,
  grid: number,
): number {
  let least = Infinity;
  const h = 0.05;
  for (let x = left; x <= right; x += grid)
    for (let y = top; y <= bottom; y += grid) {
      const [x0, y0] = warp([x, y]);
      const [x1, y1] = warp([x + h, y]);
      const [x2, y2] = warp([x, y + h]);
      least = Math.min(least, ((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)) / (h * h));
    }
  return least;
}

/** The best affine map from one set of points to another (least squares). */
export function affine(from: XY[], to: XY[]): Warp {
  const rows = from.map(([x, y]) => [x, y, 1]);
  const normal = [0, 1, 2].map((i) => [0, 1, 2].map((j) => sum(rows.map((row) => row[i]! * row[j]!))));
  const solved = [0, 1].map((axis) =>
    solve(
      normal.map((row) => [...row]),
      [0, 1, 2].map((i) => sum(rows.map((row, at) => row[i]! * to[at]![axis as 0 | 1]))),
    ),
  );
  return ([x, y]) => [dot(solved[0]!, [x, y, 1]), dot(solved[1]!, [x, y, 1])];
}

/** A thin-plate spline that shifts these points about so much, and everything between smoothly. */
function spline(points: XY[], shifts: XY[]): Warp {
  const n = points.length;
  const matrix = Array.from({ length: n + 3 }, (_, i) =>
    Array.from({ length: n + 3 }, (_, j) => {
      if (i < n && j < n) return kernel(points[i]!, points[j]!) + (i === j ? STIFF : 0);
      if (i >= n && j >= n) return 0;
      const point = points[Math.min(i, j)]!;
      return [point[0], point[1], 1][Math.max(i, j) - n]!;
    }),
  );
  const weights = [0, 1].map((axis) =>
    solve(
      matrix.map((row) => [...row]),
      [...shifts.map((shift) => shift[axis as 0 | 1]), 0, 0, 0],
    ),
  );
  return (at) => {
    const felt = [...points.map((point) => kernel(at, point)), at[0], at[1], 1];
    return [at[0] + dot(weights[0]!, felt), at[1] + dot(weights[1]!, felt)];
  };
}

function kernel(a: XY, b: XY): number {
  const square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
  return square === 0 ? 0 : (square * Math.log(square)) / 2;
}

function solve(matrix: number[][], right: number[]): number[] {
  const n = right.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++)
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row;
    [matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!];
    [right[column], right[pivot]] = [right[pivot]!, right[column]!];
    for (let row = column + 1; row < n; row++) {
      const factor = matrix[row]![column]! / matrix[column]![column]!;
      for (let at = column; at < n; at++) matrix[row]![at]! -= factor * matrix[column]![at]!;
      right[row]! -= factor * right[column]!;
    }
  }
  for (let row = n - 1; row >= 0; row--) {
    for (let at = row + 1; at < n; at++) right[row]! -= matrix[row]![at]! * right[at]!;
    right[row]! /= matrix[row]![row]!;
  }
  return right;
}

function dot(a: number[], b: number[]): number {
  return a.reduce((total, value, i) => total + value * b[i]!, 0);
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
