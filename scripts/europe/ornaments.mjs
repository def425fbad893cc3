/** The decoration of the map: meridians, parallels, mountains, the borders between seas. */
import { round, smooth, spot } from './frame.mjs';
import { board } from './board.mjs';

/** Mountain ranges, as longitudes and latitudes from end to end, and their widths. */
const RANGES = [
  [
    [
      [-1.6, 42.95],
      [0.2, 42.75],
      [2.2, 42.45],
    ],
    0.12,
  ],
  [
    [
      [6.5, 44.3],
      [6.9, 45.6],
      [8.1, 46.35],
      [10.0, 46.75],
      [12.2, 47.0],
      [14.2, 47.25],
    ],
    0.42,
  ],
  [
    [
      [18.9, 49.3],
      [20.4, 49.2],
      [22.6, 48.9],
      [24.2, 48.1],
      [25.4, 47.6],
      [26.3, 46.5],
      [26.2, 45.7],
      [24.6, 45.5],
      [22.9, 45.4],
    ],
    0.22,
  ],
  [
    [
      [9.6, 44.5],
      [11.6, 44.1],
      [13.2, 42.6],
      [14.3, 41.7],
    ],
    0.16,
  ],
  [
    [
      [14.9, 45.2],
      [16.3, 44.4],
      [18.2, 43.1],
      [19.6, 42.6],
    ],
    0.3,
  ],
  [
    [
      [22.9, 43.3],
      [24.6, 42.75],
      [26.6, 42.75],
    ],
    0.14,
  ],
  [
    [
      [21.2, 41.2],
      [21.2, 39.8],
      [22.0, 38.7],
    ],
    0.22,
  ],
  [
    [
      [-4.6, 37.0],
      [-3.0, 37.15],
    ],
    0.1,
  ],
  [
    [
      [-5.8, 40.3],
      [-4.0, 40.95],
    ],
    0.12,
  ],
  [
    [
      [-6.6, 43.0],
      [-4.6, 43.1],
    ],
    0.1,
  ],
  [
    [
      [2.7, 45.1],
      [3.1, 44.4],
    ],
    0.2,
  ],
  [
    [
      [12.6, 50.5],
      [13.8, 50.65],
    ],
    0.1,
  ],
  [
    [
      [16.0, 50.6],
      [17.2, 50.1],
    ],
    0.1,
  ],
  [
    [
      [-4.6, 57.0],
      [-3.6, 57.1],
    ],
    0.2,
  ],
  [
    [
      [-2.3, 54.6],
      [-2.1, 54.1],
    ],
    0.1,
  ],
];
const SPACING = 19;
const ROOM = 26;

/** Return the mountains as one path for their ridges and one for their shaded sides. */
export function mountains(lines) {
  const peaks = [];
  let chance = 7;
  const random = () => (chance = (chance * 16807) % 2147483647) / 2147483647;
  for (const [ends, wide] of RANGES) {
    const points = ends.map(([longitude, latitude]) => spot(longitude, latitude));
    for (let i = 0; i + 1 < points.length; i++) {
      const [a, b] = [points[i], points[i + 1]];
      const steps = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / SPACING));
      for (let s = 0; s < steps; s++) {
        for (const lane of wide > 0.2 ? [-0.5, 0.5] : [0]) {
          const t = (s + 0.25 + random() * 0.5) / steps;
          const drift = lane * wide * 70 + (random() - 0.5) * 10;
          peaks.push({
            x: a.x + (b.x - a.x) * t + (random() - 0.5) * 8,
            y: a.y + (b.y - a.y) * t + drift,
            size: 6 + random() * 4,
          });
        }
      }
    }
  }
  const kept = peaks
    .filter((peak, at) =>
      peaks.every(
        (other, i) => i >= at || Math.hypot(other.x - peak.x, (other.y - peak.y) * 1.4) > 12,
      ),
    )
    .filter((peak) =>
      Object.values(board).every(({ x, y }) => Math.hypot(x - peak.x, y - peak.y) > ROOM),
    )
    .filter((peak) =>
      lines.every(({ points }) =>
        points.every(([x, y]) => Math.hypot(x - peak.x, y - peak.y + 3) > 9),
      ),
    )
    .sort((one, other) => one.y - other.y);
  const ridge = kept.map(
    ({ x, y, size }) =>
      `M${round(x - size)} ${round(y)}l${round(size)}-${round(size * 1.25)} ${round(size)} ${round(size * 1.25)}`,
  );
  const shade = kept.map(
    ({ x, y, size }) =>
      `M${round(x)} ${round(y - size * 1.25)}l${round(size)} ${round(size * 1.25)}h-${round(size * 0.7)}z`,
  );
  return { ridge: ridge.join(''), shade: shade.join('') };
}

/** The borders between seas, as longitudes and latitudes. */
const BORDERS = [
  [
    [-16, 46.9],
    [-8, 46.3],
    [-1.6, 44.3],
  ],
  [
    [-5.7, 50.05],
    [-5.4, 49.2],
    [-4.7, 48.4],
  ],
  [
    [-5.7, 50.1],
    [-6.3, 51.2],
    [-6.6, 52.1],
  ],
  [
    [-5.75, 55.3],
    [-6.1, 55.2],
  ],
  [
    [1.7, 52.5],
    [2.4, 51.9],
    [3.4, 51.5],
  ],
  [
    [-5.6, 36.05],
    [-5.7, 35.85],
  ],
  [
    [8.9, 38.9],
    [9.2, 38.1],
    [9.8, 37.35],
  ],
  [
    [9.4, 43.0],
    [8.6, 43.3],
    [7.5, 43.75],
  ],
  [
    [9.2, 41.35],
    [9.25, 41.25],
  ],
  [
    [12.5, 37.8],
    [11.9, 37.3],
    [11.0, 36.9],
  ],
  [
    [15.6, 38.25],
    [15.7, 38.2],
  ],
  [
    [18.45, 39.85],
    [19.2, 39.6],
    [20.0, 39.7],
  ],
  [
    [26.0, 40.35],
    [26.2, 40.05],
  ],
];

/** Return the borders between seas as one path. */
export function borders() {
  return BORDERS.map((ends) =>
    smooth(ends.map(([longitude, latitude]) => Object.values(spot(longitude, latitude)))),
  ).join('');
}

/** Return meridians and parallels, five degrees apart, as one path. */
export function graticule() {
  const lines = [];
  for (let longitude = -30; longitude <= 50; longitude += 5)
    lines.push(arc(longitude, 30, longitude, 62));
  for (let latitude = 30; latitude <= 60; latitude += 5)
    lines.push(arc(-32, latitude, 52, latitude));
  return lines.join('');
}

function arc(west, south, east, north) {
  const points = Array.from({ length: 7 }, (_, i) =>
    Object.values(spot(west + ((east - west) * i) / 6, south + ((north - south) * i) / 6)),
  );
  return smooth(south === north ? points : [points[0], points[6]]);
}
