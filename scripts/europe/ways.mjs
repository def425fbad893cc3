/** Roads and railways as curves on land, railways next to roads; sea lanes around the capes. */
import { board, lanes, links } from './board.mjs';
import { cellOf, depth, isLand, middleOf, spread } from './grid.mjs';
import { smooth, thin } from './frame.mjs';

const SAMPLES = 24;
/** How far a curve may bulge, relative to its length. */
const BOWS = Array.from({ length: 61 }, (_, i) => (i - 30) * 0.01);
/** The distance a way keeps from places it does not join, and a railway from a road. */
const CLEAR = 34;
const BESIDE = 12;
/** A slight curve for every way, so that the map looks hand-drawn. */
const LEAN = 0.02;

const curve = (a, c, b) =>
  Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const t = i / SAMPLES;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [p * a.x + q * c.x + r * b.x, p * a.y + q * c.y + r * b.y];
  });

function control(a, b, bow) {
  return {
    x: (a.x + b.x) / 2 - (b.y - a.y) * bow * 2,
    y: (a.y + b.y) / 2 + (b.x - a.x) * bow * 2,
  };
}

/** Return the penalty of a curve: sea under it, places and other ways near it, its bend. */
function fault(points, ends, drawn, bow) {
  let sum = Math.abs(Math.abs(bow) - LEAN) * 60;
  for (const [x, y] of points) {
    if (!isLand[cellOf(x, y)]) sum += 3;
    for (const place of Object.values(board)) {
      if (ends.includes(place.id)) continue;
      const near = CLEAR - Math.hypot(place.x - x, place.y - y);
      if (near > 0) sum += near * 0.6;
    }
  }
  const inner = points.slice(3, -3);
  for (const other of drawn) {
    const shared = other.ends.some((end) => ends.includes(end));
    if (other.ends.every((end) => ends.includes(end))) {
      sum += Math.abs(nearest(points[SAMPLES / 2], other.points) - BESIDE) * 6;
      continue;
    }
    for (const point of inner) {
      const near = BESIDE - nearest(point, other.points);
      if (near > 0) sum += near * (shared ? 0.5 : 0.12);
    }
  }
  return sum;
}

function nearest([x, y], points) {
  return Math.min(...points.map(([ox, oy]) => Math.hypot(ox - x, oy - y)));
}

/** Return the control point of each road and railway, the roads first. */
export function ways() {
  const drawn = [];
  const found = {};
  for (const [name, { way, ends }] of Object.entries(links)) {
    const [a, b] = ends.map((end) => board[end]);
    let best = null;
    for (const bow of BOWS) {
      const bend = control(a, b, bow);
      const points = curve(a, bend, b);
      const against = fault(points, ends, drawn, bow);
      if (!best || against < best.against) best = { against, bend, points };
    }
    drawn.push({ ends, points: best.points, way });
    found[name] = [way, ...ends, Math.round(best.bend.x), Math.round(best.bend.y)];
  }
  return { found, drawn };
}

/** Return each sea lane as a path. */
export function seaLanes() {
  const deep = depth(5);
  const costOf = (cell) => (isLand[cell] ? 30 : 1 + 2.5 / (deep[cell] + 0.5));
  const found = {};
  const drawn = [];
  const spreads = {};
  for (const [name, [sea, other]] of Object.entries(lanes())) {
    spreads[sea] ??= spread([cellOf(board[sea].x, board[sea].y)], costOf);
    const cells = [];
    for (let at = cellOf(board[other].x, board[other].y); at >= 0; at = spreads[sea].from[at]) {
      cells.push(at);
    }
    const points = cells.map(middleOf).reverse();
    points[0] = [board[sea].x, board[sea].y];
    points[points.length - 1] = [board[other].x, board[other].y];
    const kept = pulled(points, deep);
    if (kept.length === 2) kept.splice(1, 0, bent(kept[0], kept[1]));
    drawn.push({ ends: [sea, other], points });
    found[name] = [sea, other, smooth(kept)];
  }
  return { found, drawn };
}

/** Straighten a lane wherever there is open water. */
function pulled(points, deep) {
  const kept = [points[0]];
  for (let at = 0; at < points.length - 1;) {
    let next = points.length - 1;
    while (next > at + 1 && !isOpen(points[at], points[next], points.slice(at, next), deep)) next--;
    if (next === at + 1) next = Math.min(points.length - 1, at + 4);
    kept.push(points[next]);
    at = next;
  }
  return thin(kept, 3);
}

/** Return whether a straight line stays about as far from land as the way it replaces. */
function isOpen([ax, ay], [bx, by], along, deep) {
  const least = Math.min(
    3,
    ...along.map(([x, y]) => (isLand[cellOf(x, y)] ? 0 : deep[cellOf(x, y)])),
  );
  const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / 4);
  for (let i = 1; i < steps; i++) {
    const cell = cellOf(ax + ((bx - ax) * i) / steps, ay + ((by - ay) * i) / steps);
    if (isLand[cell] || deep[cell] < least) return false;
  }
  return true;
}

/** Bend a straight lane a little, so that it looks natural. */
function bent([ax, ay], [bx, by]) {
  return [(ax + bx) / 2 - (by - ay) * 0.08, (ay + by) / 2 + (bx - ax) * 0.08];
}
