/**
 * The seven regions as soft areas: each point of land belongs to the nearest place by walking
 * distance.
 */
import { contours } from 'd3-contour';
import { board } from './board.mjs';
import { projection, smooth, spot, thin } from './frame.mjs';
import { CELL, cellOf, COLUMNS, isLand, middleOf, ROWS, spread } from './grid.mjs';

/** How far a region reaches from its places, in cells, and how much its border is smoothed. */
const REACH = 48;
const BLUR = 4;
/** The cost of crossing the sea, so that a region fills the land around a bay. */
const WADE = 3;
const SMALLEST = 900;
/** Islands without a place of their own that still belong to a region. */
const ISLANDS = {
  italia: [
    [14.2, 37.5],
    [9.1, 42.1],
  ],
  baltica: [[22.2, 37.4]],
};

export function regions() {
  const names = [...new Set(Object.values(board).map((place) => place.region))].filter(Boolean);
  const costs = names.map((name) => {
    const starts = Object.values(board).filter((place) => place.region === name);
    const { cost } = spread(
      [
        ...starts,
        ...(ISLANDS[name] ?? []).map(([longitude, latitude]) => spot(longitude, latitude)),
      ].map(({ x, y }) => cellOf(x, y)),
      (cell) => (isLand[cell] ? 1 : WADE),
    );
    return cost;
  });
  const owner = new Int8Array(COLUMNS * ROWS).fill(-1);
  for (let cell = 0; cell < owner.length; cell++) {
    if (beyond(cell)) continue;
    let least = REACH;
    costs.forEach((cost, at) => {
      if (cost[cell] < least) [least, owner[cell]] = [cost[cell], at];
    });
  }
  const fields = [...names, null].map((_, at) =>
    blurred(Float64Array.from(owner, (own) => (own === (at < names.length ? at : -1) ? 1 : 0))),
  );
  const found = {};
  names.forEach((name, at) => {
    const lead = Array.from(fields[at], (value, cell) => {
      let other = 0;
      fields.forEach((field, i) => {
        if (i !== at) other = Math.max(other, field[cell]);
      });
      return value - other;
    });
    const [shape] = contours().size([COLUMNS, ROWS]).thresholds([0])(lead);
    const [ax, ay] = middleOf(0);
    found[name] = shape.coordinates
      .map(([ring]) => ring.map(([x, y]) => [(x - 0.5) * CELL + ax, (y - 0.5) * CELL + ay]))
      .filter((ring) => size(ring) > SMALLEST)
      .map((ring) => smooth(loop(ring), true))
      .join('');
  });
  return found;
}

/** Areas outside the game, as [west, south, east, north]: Africa, Anatolia, Denmark, Poland, Russia. */
const BEYOND = [
  [-20, 0, -1, 35.95],
  [-1, 0, 11.5, 37.45],
  [26, 0, 60, 40.35],
  [27.6, 0, 60, 41.05],
  [29.1, 0, 60, 41.4],
  [22.5, 0, 60, 35.8],
  [7, 54.85, 22, 70],
  [14.6, 51.2, 60, 70],
  [17.4, 50.2, 60, 70],
  [18.6, 49.5, 60, 70],
  [22.6, 49.0, 60, 70],
  [24.6, 47.95, 60, 70],
  [27.2, 47.6, 60, 70],
  [28.3, 45.6, 60, 70],
  [29.8, 45.2, 60, 70],
];

function beyond(cell) {
  const [longitude, latitude] = projection.invert(middleOf(cell));
  return BEYOND.some(
    ([west, south, east, north]) =>
      longitude > west && longitude < east && latitude > south && latitude < north,
  );
}

/** Simplify a ring in two halves, because a line needs two ends. */
function loop(ring) {
  const half = ring.length >> 1;
  return [
    ...thin(ring.slice(0, half + 1), 4).slice(0, -1),
    ...thin(ring.slice(half), 4).slice(0, -1),
  ];
}

function size(ring) {
  return Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nx, ny] = ring[(i + 1) % ring.length];
      return sum + x * ny - nx * y;
    }, 0) / 2,
  );
}

/** Blur a field with a square mean, three times, in both directions. */
function blurred(field) {
  let now = field;
  for (let round = 0; round < 3; round++) {
    for (const [step, count] of [
      [1, COLUMNS],
      [COLUMNS, ROWS],
    ]) {
      const next = new Float64Array(now.length);
      for (let cell = 0; cell < now.length; cell++) {
        const at = step === 1 ? cell % COLUMNS : Math.floor(cell / COLUMNS);
        let sum = 0;
        let seen = 0;
        for (let d = -BLUR; d <= BLUR; d++) {
          if (at + d < 0 || at + d >= count) continue;
          sum += now[cell + d * step];
          seen++;
        }
        next[cell] = sum / seen;
      }
      now = next;
    }
  }
  return now;
}
