/** The coast: Natural Earth's land, projected, clipped to the frame and simplified. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { HEIGHT, projection, round, WIDTH } from './frame.mjs';

const { resolve } = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(resolve('world-atlas/land-50m.json'), 'utf-8'));
const land = feature(atlas, atlas.objects.land);

/** How much land is kept beyond the frame, so that its clipped edge is never visible. */
export const BEYOND = 60;
/** Islands smaller than this, in square units of the map, are left out. */
const SMALLEST = 60;
/** Points of the coast whose triangle is smaller than this are left out (Visvalingam). */
const FINEST = 7;

/** Return the rings of the land as lists of points, clipped this far beyond the frame. */
export function rings(beyond) {
  projection.clipExtent([
    [-beyond, -beyond],
    [WIDTH + beyond, HEIGHT + beyond],
  ]);
  const found = [];
  const pen = {
    beginPath() {},
    arc() {},
    closePath() {},
    moveTo: (x, y) => found.push([[x, y]]),
    lineTo: (x, y) => found[found.length - 1].push([x, y]),
  };
  geoPath(projection, pen)(land);
  projection.clipExtent(null);
  return found.filter((ring) => ring.length > 3);
}

/** Return the coast as one path. */
export function coast() {
  return rings(BEYOND)
    .filter((ring) => area(ring) >= SMALLEST)
    .map((ring) => simplified(ring))
    .filter((ring) => ring.length > 3)
    .map(written)
    .join('');
}

const triangle = ([ax, ay], [bx, by], [cx, cy]) =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

function area(ring) {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [[ax, ay], [bx, by]] = [ring[i], ring[(i + 1) % ring.length]];
    sum += ax * by - bx * ay;
  }
  return Math.abs(sum) / 2;
}

function simplified(ring) {
  const left = [...ring];
  for (;;) {
    let least = FINEST;
    let drop = -1;
    for (let i = 0; i < left.length && left.length > 4; i++) {
      const size = triangle(
        left[(i + left.length - 1) % left.length],
        left[i],
        left[(i + 1) % left.length],
      );
      if (size < least) [least, drop] = [size, i];
    }
    if (drop < 0) return left;
    left.splice(drop, 1);
  }
}

function written(ring) {
  let [x, y] = ring[0].map((value) => round(value));
  let path = `M${x} ${y}l`;
  let first = true;
  for (const point of ring.slice(1)) {
    const [nx, ny] = point.map((value) => round(value));
    if (nx === x && ny === y) continue;
    const [dx, dy] = [nx - x, ny - y];
    path += `${first || dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    first = false;
    [x, y] = [nx, ny];
  }
  return `${path}z`;
}
