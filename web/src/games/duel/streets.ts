/** The board as a grid of places with streets between them: 3 by 4, the harbour first. */
import { COLOURS, type Colour, type DuelView } from './view';

export const COLUMNS = 3;
export const ROWS = 4;
export const PLACES: readonly string[] = [
  'harbour',
  ...Array.from({ length: COLUMNS * ROWS - 2 }, (_, at) => String(at + 1)),
  'station',
];

/** A position in the grid of places and streets, counted from 1: places have odd numbers. */
export interface Cell {
  row: number;
  column: number;
}

export interface Street extends Cell {
  /** The name used in records: `harbour-1`. */
  name: string;
  ends: readonly [string, string];
  /** Whether its two places are side by side in the grid of 3 columns. */
  level: boolean;
}

export function cellOf(place: string): Cell {
  const at = PLACES.indexOf(place);
  return { row: 2 * Math.floor(at / COLUMNS) + 1, column: 2 * (at % COLUMNS) + 1 };
}

function streets(): Street[] {
  const found: Street[] = [];
  PLACES.forEach((place, at) => {
    const { row, column } = cellOf(place);
    const right = at % COLUMNS < COLUMNS - 1 ? PLACES[at + 1] : undefined;
    const below = PLACES[at + COLUMNS];
    if (right) {
      const name = `${place}-${right}`;
      found.push({ name, ends: [place, right], row, column: column + 1, level: true });
    }
    if (below) {
      const name = `${place}-${below}`;
      found.push({ name, ends: [place, below], row: row + 1, column, level: false });
    }
  });
  return found;
}

export const STREETS: readonly Street[] = streets();

/** Return the barrier in a street. */
export function barrierIn(view: DuelView, street: string): Colour | null {
  return COLOURS.find((colour) => view.barriers[colour] === street) ?? null;
}

/** Return the barriers around a place, each with the place beyond it. */
export function barriersAt(view: DuelView, place: string): [Colour, string][] {
  return STREETS.filter((street) => street.ends.includes(place)).flatMap((street) => {
    const colour = barrierIn(view, street.name);
    const beyond = street.ends[0] === place ? street.ends[1] : street.ends[0];
    return colour ? [[colour, beyond] as [Colour, string]] : [];
  });
}

/** Move the focus on the map to the nearest matching element in the direction of an arrow key. */
export function walk(event: KeyboardEvent, selector: string): void {
  const ways: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const way = ways[event.key];
  if (!way || !(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  const among = event.currentTarget.closest('.map')?.querySelectorAll<HTMLElement>(selector) ?? [];
  const from = centre(event.currentTarget);
  let nearest: HTMLElement | null = null;
  let least = Infinity;
  for (const each of among) {
    const to = centre(each);
    const along = (to.x - from.x) * way[0] + (to.y - from.y) * way[1];
    const aside = Math.abs((to.x - from.x) * way[1]) + Math.abs((to.y - from.y) * way[0]);
    const far = along + 2 * aside;
    if (each !== event.currentTarget && along > 4 && far < least) [nearest, least] = [each, far];
  }
  nearest?.focus();
}

function centre(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
