/** The map as a list of places: what each one is, and where the ways out lead. */
import type { Scene } from '../../table/scene';

/** A way out of a place. */
export type Way = 'road' | 'white' | 'yellow' | 'sea';
export const WAYS: readonly Way[] = ['road', 'white', 'yellow', 'sea'];

export interface Place {
  id: string;
  size: string;
  region: string | null;
  port: boolean;
  ways: Record<Way, string[]>;
}

interface Printed {
  places: Record<string, Omit<Place, 'id' | 'ways'> & { neighbours: string[] }>;
  links: Record<string, { way: Way; ends: [string, string] }>;
}

/** Return the places in the printed facts, each with its ways out. */
export function places(facts: Scene['facts']): Place[] {
  const printed = facts as Partial<Printed>;
  const all = printed.places ?? {};
  const ways = (id: string, way: Way) =>
    Object.values(printed.links ?? {}).flatMap(({ way: kind, ends: [one, other] }) =>
      kind !== way ? [] : one === id ? [other] : other === id ? [one] : [],
    );
  return Object.entries(all).map(([id, { size, region, port, neighbours }]) => ({
    id,
    size,
    region,
    port,
    ways: {
      road: ways(id, 'road'),
      white: ways(id, 'white'),
      yellow: ways(id, 'yellow'),
      sea: neighbours.filter((other) => size === 'sea' || all[other]?.size === 'sea'),
    },
  }));
}

/** Return the places of the figures the viewer can see: the hunters, and Dracula if known. */
export function standing(view: Scene['view']): Set<string> {
  const { hunters = {}, dracula = {} } = view as {
    hunters?: Record<string, { place: string | null }>;
    dracula?: { place?: string | null };
  };
  const found = [...Object.values(hunters).map((each) => each.place), dracula.place];
  return new Set(found.filter((place): place is string => typeof place === 'string'));
}
