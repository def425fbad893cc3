/**
 * Draw the map of Europe for the board of Fury of Dracula: the coast from Natural Earth (public
 * domain), the places, ways and regions from the engine. The result is kept in the repository; run
 * this again when the board or the names of places change:
 *
 *   npm install --prefix /tmp/europe d3-geo@3.1.2 d3-contour@4.0.3 topojson-client@3.1.0 world-atlas@2.0.2
 *   ln -s /tmp/europe/node_modules scripts/europe/node_modules
 *   PYTHON=.venv/bin/python node scripts/europe/europe.mjs      # Node 24 or newer
 *
 * It writes `web/src/games/fury/geography.json` and `web/src/games/fury/map/coast.json`.
 */
import { writeFileSync } from 'node:fs';
import { board, CLOSEST, hospitalCities } from './board.mjs';
import { coast } from './coast.mjs';
import { HEIGHT, WIDTH } from './frame.mjs';
import { sides } from './labels.mjs';
import { borders, graticule, mountains } from './ornaments.mjs';
import { regions } from './regions.mjs';
import { seaLanes, ways } from './ways.mjs';

const FURY = new URL('../../web/src/games/fury/', import.meta.url);
const LANGUAGES = ['en', 'fr', 'de'];

const land = ways();
const sea = seaLanes();
const lines = [
  ...land.drawn.map((each) => ({
    points: each.points,
    weight: each.way === 'road' ? 1.2 : 1.5,
  })),
  ...sea.drawn.map((each) => ({ points: each.points, weight: 0.3 })),
];
const best = Object.fromEntries(LANGUAGES.map((language) => [language, sides(language, lines)]));

const places = Object.fromEntries(
  Object.values(board).map(({ id, x, y, size, region, neighbours }) => {
    const anchors = size === 'sea' ? [] : neighbours.filter((other) => board[other].size === 'sea');
    const hospital = hospitalCities.includes(id);
    return [
      id,
      {
        x,
        y,
        size,
        ...(region ? { region } : {}),
        ...(anchors.length ? { anchors } : {}),
        ...(hospital ? { hospital } : {}),
        sides: LANGUAGES.map((language) => best[language][id]).join(' '),
      },
    ];
  }),
);

write('geography.json', {
  width: WIDTH,
  height: HEIGHT,
  closest: CLOSEST,
  places,
  ways: land.found,
  lanes: sea.found,
});
write('map/coast.json', {
  land: coast(),
  regions: regions(),
  borders: borders(),
  graticule: graticule(),
  mountains: mountains(land.drawn),
});

/** Write one entry per line, so that diffs are readable. */
function write(name, data) {
  const lines = Object.entries(data).map(([key, value]) => {
    const rows =
      typeof value === 'object'
        ? `{\n${Object.entries(value)
            .map(([id, each]) => `    ${JSON.stringify(id)}: ${JSON.stringify(each)}`)
            .join(',\n')}\n  }`
        : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${rows}`;
  });
  writeFileSync(new URL(name, FURY), `{\n${lines.join(',\n')}\n}\n`);
}
