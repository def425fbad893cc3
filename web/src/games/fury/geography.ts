/** Where everything lies on the map of Europe; `scripts/europe` draws it from the engine's board. */
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
  /** The seas that a port lies on. */
  anchors: readonly string[];
  hospital: boolean;
}

export interface Link {
  name: string;
  way: Way | 'sea';
  ends: readonly [string, string];
  path: string;
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

/** Return where a place is; a hospital is at its city. */
export function spotOf(id: string): Spot | null {
  return BY_ID.get(id) ?? BY_ID.get(id.replace(/^hospital_/, '')) ?? null;
}

/** Return the side on which a place's name stands best in a language. */
export function sideOf(id: string, language: Language): Side {
  return (PLACES[id]?.sides.split(' ')[LANGUAGES.indexOf(language)] ?? 'e') as Side;
}

function road([name, [way, one, other, x, y]]: [string, (string | number)[]]): Link {
  const [a, b] = [BY_ID.get(String(one)), BY_ID.get(String(other))];
  const ends = [String(one), String(other)] as const;
  const from = `M${String(a?.x)} ${String(a?.y)}`;
  const path = `${from}Q${String(x)} ${String(y)} ${String(b?.x)} ${String(b?.y)}`;
  return { name, way: way as Way, ends, path };
}

/** Roads and railways, under the names that the engine gives them. */
export const WAYS: readonly Link[] = Object.entries(data.ways).map(road);

/** Lanes from port to sea and from sea to sea. */
export const LANES: readonly Link[] = Object.entries(data.lanes).map(([name, lane]) => {
  const [one = '', other = '', path = ''] = lane;
  return { name, way: 'sea', ends: [one, other], path };
});
