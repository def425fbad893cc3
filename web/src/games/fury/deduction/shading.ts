/** How a deduction is put on the map, and why a place is not possible. */
import type { Deduced, Guess, Learned } from '../../../wire';
import { t, tongue } from '../../../words/tongue.svelte';
import { spotOf } from '../geography';
import type { PlaceState } from '../map/state';

/** Return what can lie on a spot: 0 is where Dracula is now, 1 to 6 the trail, 7 to 9 the lairs. */
export function guessAt(shown: Deduced, space: number): Guess {
  return [shown.here, ...shown.trail, ...shown.lairs][space] ?? shown.here;
}

/** Return whether a scene with this last move is older than what was deduced. */
export function isPast(shown: Deduced, move: number): boolean {
  return shown.facts.some((fact) => fact.move > move);
}

function percent(chance: number): string {
  return new Intl.NumberFormat(tongue.lang, { style: 'percent' }).format(chance / 1000);
}

/** Return the places of the map with every possible one shaded. */
export function shaded(
  places: Record<string, PlaceState>,
  guess: Guess,
): Record<string, PlaceState> {
  const found = { ...places };
  const most = Math.max(1, ...guess.places.map(({ chance }) => chance ?? 0));
  for (const { place, chance } of guess.places) {
    const id = spotOf(place)?.id ?? place;
    const likely = chance === null || chance === undefined ? null : chance;
    found[id] = {
      ...found[id],
      shade: {
        value: likely === null ? 0.5 : likely / most,
        text: likely === null ? '' : percent(likely),
        says:
          likely === null
            ? t('fury-deduction-possible')
            : t('fury-deduction-likely', { chance: percent(likely) }),
      },
    };
  }
  return found;
}

/** Return the fact that ruled a place out, if one did. */
export function ruledOut(shown: Deduced, guess: Guess, place: string): Learned | null {
  const by = guess.excluded.find(({ places }) => places.includes(place));
  return by ? (shown.facts[by.fact] ?? null) : null;
}
