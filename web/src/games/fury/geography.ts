/** Where everything is on the map of Europe; `scripts/europe` generates it from the engine's board. */
import type { Language } from '../../words/speech';
import data from './geography.json';
import type { Side } from './map/labels';

export type Size = 'small' | 'large' | 'castle' | 'sea';
export type Way = 'road' | 'white' | 'yellow';

export interface Spot {
  id: string;
  x: number;
  y: number;
  size: Size;
  region: string | null;
  /** The seas a port is on. */
  anchors: readonly string[];
  hospital: boolean;
}

export interface Link {
  name: string;
  way: Way | 'sea';
  ends: readonly [string, string];
  path: string;
  /** The point half-way along it. */
  middle: { x: number; y: number };
}

interface Drawn {
  x: number;
  y: number;
  size: string;
  region?: string;
  anchors?: string[];
  hospital?: boolean;
  sides: string;
}

export const { width: WIDTH, height: HEIGHT, closest: CLOSEST } = data;
const PLACES: Record<string, Drawn> = data.places;
const LANGUAGES: readonly Language[] = ['en', 'fr', 'de'];

/** The places on land and the seas, each with its id. */
export const SPOTS: readonly Spot[] = Object.entries(PLACES).map(([id, place]) => ({
  id,
  x: place.x,
  y: place.y,
  size: place.size as Size,
  region: place.region ?? null,
  anchors: place.anchors ?? [],
  hospital: place.hospital ?? false,
}));

const BY_ID = new Map(SPOTS.map((spot) => [spot.id, spot]));

/** Return where a place is; a hospital is in its city. */
export function spotOf(id: string): Spot | null {
  return BY_ID.get(id) ?? BY_ID.get(id.replace(/^hospital_/, '')) ?? null;
}

/** Return the best side for a place's name in a language. */
export function sideOf(id: string, language: Language): Side {
  return (PLACES[id]?.sides.split(' ')[LANGUAGES.indexOf(language)] ?? 'e') as Side;
}

function road([name, [way, one, other, x, y]]: [string, (string | number)[]]): Link {
  const ends = [String(one), String(other)] as const;
  const [a, b] = [PLACES[ends[0]]!, PLACES[ends[1]]!];
  const [bendX, bendY] = [Number(x), Number(y)];
  const path = `M${[a.x, a.y].join(' ')}Q${[bendX, bendY, b.x, b.y].join(' ')}`;
  const middle = { x: (a.x + 2 * bendX + b.x) / 4, y: (a.y + 2 * bendY + b.y) / 4 };
  return { name, way: way as Way, ends, path, middle };
}

/** Roads and railways, by the engine's names for them. */
export const WAYS: readonly Link[] = Object.entries(data.ways).map(road);

/** Sea lanes, from port to sea and from sea to sea. */
export const LANES: readonly Link[] = Object.entries(data.lanes).map(([name, lane]) => {
  const [one = '', other = '', path = ''] = lane;
  const [a, b] = [PLACES[one]!, PLACES[other]!];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return { name, way: 'sea', ends: [one, other], path, middle };
});

/** Return the road, railway or sea lane with this name. */
export function linkOf(name: string): Link | null {
  return [...WAYS, ...LANES].find((link) => link.name === name) ?? null;
}
