/** Draws a deduction on the map, and tells why a place is not possible. */
import type { Deduced, Guess, Learned, Marks } from '../../../wire';
import { percentage } from '../../../words/formats';
import { t } from '../../../words/tongue.svelte';
import { spotOf } from '../geography';
import type { PlaceState, Scribble, Stamp, Told } from '../map/state';
import { dayName, daysSince, shortDay, strengthOf } from './days';
import { heartOf } from './regions';

/** Return what can be on a spot: 0 is where Dracula is now, 1 to 6 the trail, 7 to 9 the lairs. */
export function guessAt(shown: Deduced, space: number): Guess {
  return [shown.here, ...shown.trail, ...shown.lairs][space] ?? shown.here;
}

/** Return whether a scene with this last move is older than what was deduced. */
export function isPast(shown: Deduced, move: number): boolean {
  return shown.facts.some((fact) => fact.move > move);
}

/** Return a chance in thousandths as a percentage in the reader's language. */
export function percent(chance: number): string {
  return percentage(chance / 1000);
}

/** Return the map's places with every possible one shaded; all alike if unweighted. */
export function shaded(
  places: Record<string, PlaceState>,
  guess: Guess,
  weighed = true,
): Record<string, PlaceState> {
  const found = { ...places };
  const most = Math.max(1, ...guess.places.map(({ chance }) => chance ?? 0));
  for (const { place, chance } of guess.places) {
    const id = spotOf(place)?.id ?? place;
    const likely = weighed ? (chance ?? null) : null;
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

/** Return the facts about a place, newest first. */
export function factsAt(shown: Deduced, place: string): { stamp: Stamp; fact: Learned }[] {
  const found = new Map<string, { stamp: Stamp; fact: Learned }>();
  for (const { place: at, kind, fact: number } of shown.stamps) {
    const fact = shown.facts[number];
    if (!fact || spotOf(at)?.id !== place) continue;
    const stamp = stampOf(shown, fact, kind);
    found.delete(stamp.says); // four hunters who find nothing count as one fact
    found.set(stamp.says, { stamp, fact });
  }
  return [...found.values()].reverse();
}

function stampOf(shown: Deduced, fact: Learned, kind: Stamp['kind'], region = ''): Stamp {
  const when = { day: dayName(fact.day), week: fact.week };
  return {
    kind,
    text: shortDay(fact),
    strength: strengthOf(daysSince(fact, shown)),
    says: t(`fury-page-deduction-stamp-${kind}`, region ? { ...when, region } : when),
  };
}

/** Return the map's places, each stamped with the last fact about it. */
export function stamped(
  places: Record<string, PlaceState>,
  shown: Deduced,
): Record<string, PlaceState> {
  const last = new Map(shown.stamps.map((each) => [spotOf(each.place)?.id, each]));
  const found = { ...places };
  for (const [id, { kind, fact: number }] of last) {
    const fact = shown.facts[number];
    if (id && fact) found[id] = { ...found[id], stamp: stampOf(shown, fact, kind) };
  }
  return found;
}

/** Return the last fact about each region; facts without one, such as being at sea, are skipped. */
export function toldOf(shown: Deduced): Told[] {
  const found = new Map<string, Told>();
  for (const { region, yes, fact: number } of shown.regions) {
    const fact = shown.facts[number];
    if (!region || !fact) continue;
    const stamp = stampOf(shown, fact, yes ? 'yes' : 'no', t(`fury-region-${region}`));
    found.set(region, { region, at: heartOf(region), stamp });
  }
  return [...found.values()];
}

/** Return the text of a mark: its sign and its words. */
export function markWords(sign: Scribble['sign'], text: string): string {
  const name = t(`fury-page-deduction-sign-${sign}`);
  return text ? t('fury-page-deduction-mark-words', { sign: name, text }) : name;
}

/** Return the map's places with their pencil marks, the viewer's own first. */
export function pencilled(
  places: Record<string, PlaceState>,
  marks: Marks,
): Record<string, PlaceState> {
  const found = { ...places };
  const add = (place: string, mark: Scribble) => {
    found[place] = { ...found[place], marks: [...(found[place]?.marks ?? []), mark] };
  };
  for (const { place, sign, text } of marks.own) {
    const says = t('fury-page-deduction-mark-own', { mark: markWords(sign, text) });
    add(place, { sign, by: '', seat: null, says });
  }
  for (const { place, sign, text, seat, name } of marks.team) {
    const says = t('fury-page-deduction-mark-team', { name, mark: markWords(sign, text) });
    add(place, { sign, by: [...name][0] ?? '?', seat, says });
  }
  return found;
}
