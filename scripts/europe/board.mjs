/** What the engine knows about the board, and where its places are on the map. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { spot } from './frame.mjs';

const PYTHON = process.env.PYTHON ?? 'python3';
const ASK = 'import json; from whitby.games.fury.printed import facts; print(json.dumps(facts()))';
const { places, links, hospitals } = JSON.parse(
  execFileSync(PYTHON, ['-c', ASK], { encoding: 'utf-8' }),
);

/** The smallest distance between two places on land, in units of the map. */
export const CLOSEST = 46;
const NUDGES = 200;

/** Offsets (right, down) for places whose true location would hide a coast or a neighbour. */
const MOVED = {
  liverpool: [-8, 2],
  manchester: [10, -4],
  castle_dracula: [10, -8],
  klausenburg: [-6, 6],
  constanta: [2, -4],
  varna: [0, 6],
  genoa: [-2, 6],
  milan: [0, -8],
};

function read() {
  const rows = readFileSync(fileURLToPath(new URL('places.csv', import.meta.url)), 'utf-8');
  const spots = {};
  for (const row of rows.trim().split('\n').slice(1)) {
    const [name, latitude, longitude] = row.split(',');
    const id = name.toLowerCase().replace(/[ -]/g, '_');
    spots[id] = spot(Number(longitude), Number(latitude));
  }
  const found = {};
  for (const [id, place] of Object.entries(places)) {
    const [right, down] = MOVED[id] ?? [0, 0];
    found[id] = { id, x: spots[id].x + right, y: spots[id].y + down, ...place };
  }
  apart(Object.values(found).filter((place) => place.size !== 'sea'));
  for (const place of Object.values(found)) {
    place.x = Math.round(place.x);
    place.y = Math.round(place.y);
  }
  return found;
}

/** Push apart places that are too close. */
function apart(all) {
  for (let round = 0; round < NUDGES; round++) {
    for (const one of all) {
      for (const other of all) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const far = Math.hypot(dx, dy);
        if (one === other || far >= CLOSEST + 1) continue;
        const push = (CLOSEST + 1 - far) / 2 / far;
        one.x -= dx * push;
        one.y -= dy * push;
        other.x += dx * push;
        other.y += dy * push;
      }
    }
  }
}

/** The places by id: x, y, size, region, port, neighbours. */
export const board = read();
/** Roads and railways by name: `way` and the two `ends`. */
export { links };
/** The city of each hospital. */
export const hospitalCities = Object.values(hospitals);

/** The sea lanes between a port and a sea or between two seas, each once, by name. */
export function lanes() {
  const found = {};
  for (const { id, size, neighbours } of Object.values(board)) {
    if (size !== 'sea') continue;
    for (const other of neighbours) {
      if (board[other].size === 'sea' && other < id) continue;
      found[`sea-${id}-${other}`] = [id, other];
    }
  }
  return found;
}
