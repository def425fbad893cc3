/** Land and sea as a grid, for path finding: lanes around a cape, regions up to their border. */
import { rings } from './coast.mjs';
import { HEIGHT, WIDTH } from './frame.mjs';

export const CELL = 5;
/** The grid extends beyond the frame, because the lane around Scotland leaves it. */
const BEYOND = 150;
export const COLUMNS = Math.ceil((WIDTH + 2 * BEYOND) / CELL);
export const ROWS = Math.ceil((HEIGHT + 2 * BEYOND) / CELL);

export const cellOf = (x, y) =>
  Math.floor((y + BEYOND) / CELL) * COLUMNS + Math.floor((x + BEYOND) / CELL);
export const middleOf = (cell) => [
  ((cell % COLUMNS) + 0.5) * CELL - BEYOND,
  (Math.floor(cell / COLUMNS) + 0.5) * CELL - BEYOND,
];

/** Which cells are land: one scan line per row, by the even-odd rule. */
export const isLand = (() => {
  const land = new Uint8Array(COLUMNS * ROWS);
  const all = rings(BEYOND + CELL);
  for (let row = 0; row < ROWS; row++) {
    const y = (row + 0.5) * CELL - BEYOND;
    const cuts = [];
    for (const ring of all) {
      for (let i = 0; i < ring.length; i++) {
        const [[ax, ay], [bx, by]] = [ring[i], ring[(i + 1) % ring.length]];
        if (ay > y !== by > y) cuts.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
      }
    }
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      for (let column = 0; column < COLUMNS; column++) {
        const x = (column + 0.5) * CELL - BEYOND;
        if (x >= cuts[i] && x < cuts[i + 1]) land[row * COLUMNS + column] = 1;
      }
    }
  }
  return land;
})();

/** The distance of each cell to the other kind, land or sea, in cells; at most `most`. */
export function depth(most) {
  const far = new Uint8Array(COLUMNS * ROWS).fill(most);
  for (let cell = 0; cell < far.length; cell++) {
    const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    for (let dy = -most; dy <= most; dy++) {
      for (let dx = -most; dx <= most; dx++) {
        const [x, y] = [column + dx, row + dy];
        if (x < 0 || y < 0 || x >= COLUMNS || y >= ROWS) continue;
        if (isLand[y * COLUMNS + x] !== isLand[cell]) {
          far[cell] = Math.min(far[cell], Math.floor(Math.hypot(dx, dy)));
        }
      }
    }
  }
  return far;
}

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

/** Find the cheapest way from some cells to all others (Dijkstra): the cost and predecessor of each. */
export function spread(starts, costOf) {
  const cost = new Float64Array(COLUMNS * ROWS).fill(Infinity);
  const from = new Int32Array(COLUMNS * ROWS).fill(-1);
  const heap = new Heap(cost);
  for (const start of starts) {
    cost[start] = 0;
    heap.push(start, 0);
  }
  for (let cell = heap.pop(); cell !== undefined; cell = heap.pop()) {
    const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    for (const [dx, dy] of STEPS) {
      const [x, y] = [column + dx, row + dy];
      if (x < 0 || y < 0 || x >= COLUMNS || y >= ROWS) continue;
      const next = y * COLUMNS + x;
      const spent = cost[cell] + costOf(next) * (dx && dy ? Math.SQRT2 : 1);
      if (spent < cost[next] - 1e-9) {
        cost[next] = spent;
        from[next] = cell;
        heap.push(next, spent);
      }
    }
  }
  return { cost, from };
}

/** A priority queue; entries that have become cheaper since are skipped. */
class Heap {
  constructor(cost) {
    this.cost = cost;
    this.items = [];
  }

  push(cell, spent) {
    const { items } = this;
    let at = items.push([spent, cell]) - 1;
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (items[up][0] <= items[at][0]) break;
      [items[up], items[at]] = [items[at], items[up]];
      at = up;
    }
  }

  pop() {
    while (this.items.length) {
      const [spent, cell] = this.take();
      if (spent <= this.cost[cell] + 1e-9) return cell;
    }
    return undefined;
  }

  take() {
    const { items } = this;
    const top = items[0];
    const last = items.pop();
    if (!items.length) return top;
    items[0] = last;
    for (let at = 0; ;) {
      let least = at;
      for (const down of [2 * at + 1, 2 * at + 2]) {
        if (down < items.length && items[down][0] < items[least][0]) least = down;
      }
      if (least === at) return top;
      [items[least], items[at]] = [items[at], items[least]];
      at = least;
    }
  }
}
