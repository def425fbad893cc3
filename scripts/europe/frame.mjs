/** The projection and the frame: from longitude and latitude to positions on the map. */
import { geoConicConformal } from 'd3-geo';

export const WIDTH = 1600;
export const HEIGHT = 1060;

/** What must be inside the frame, as longitude and latitude: roughly its corners. */
const EXTENT = {
  type: 'MultiPoint',
  coordinates: [
    [-13.2, 50.6],
    [-12.2, 43.2],
    [-8, 35.6],
    [34.2, 43.5],
    [-2, 57.4],
    [24, 35.3],
  ],
};

export const projection = geoConicConformal()
  .parallels([40, 55])
  .rotate([-9, 0])
  .fitExtent(
    [
      [0, 0],
      [WIDTH, HEIGHT],
    ],
    EXTENT,
  );

/** Return the position on the map of a longitude and latitude. */
export function spot(longitude, latitude) {
  const [x, y] = projection([longitude, latitude]);
  return { x, y };
}

export const round = (value, digits = 0) => Number(value.toFixed(digits));

/** Return a smooth path through points: a Catmull-Rom spline as cubic curves. */
export function smooth(points, closed = false) {
  const count = points.length;
  const at = (i) =>
    closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))];
  let path = `M${round(points[0][0])} ${round(points[0][1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${[...one, ...two, ...c].map((value) => round(value)).join(' ')}`;
  }
  return closed ? `${path}Z` : path;
}

/** Simplify a line (Ramer, Douglas and Peucker). */
export function thin(points, tolerance) {
  if (points.length < 3) return points;
  const [a, b] = [points[0], points[points.length - 1]];
  let worst = 0;
  let split = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const far = distance(points[i], a, b);
    if (far > worst) [worst, split] = [far, i];
  }
  if (worst <= tolerance) return [a, b];
  return [
    ...thin(points.slice(0, split + 1), tolerance).slice(0, -1),
    ...thin(points.slice(split), tolerance),
  ];
}

function distance([x, y], [ax, ay], [bx, by]) {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length
    ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
    : 0;
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}
