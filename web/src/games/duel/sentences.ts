/** The board in words for screen readers: one line per place. */
import { at as optionsAt, barredAt, say, type Scene } from '../../table/scene';
import { t } from '../../words/tongue.svelte';
import { barriersAt } from './streets';
import { duel, SIDES, type PlaceView } from './view';

export const placeName = (place: string): string => t(`duel-place-${place}`);
export const kindName = (kind: string): string => t(`duel-encounter-${kind}`);
export const sideName = (side: string): string => t(`duel-side-${side}`);
export const cardName = (card: string): string => t(`duel-card-${card}`);

/** Return the names of kinds of card, joined by commas. */
export function listed(kinds: readonly string[]): string {
  return kinds.map(kindName).join(', ');
}

/** Return the option to choose a place, if there is one. */
export function optionAt(scene: Scene, place: string) {
  return optionsAt(scene, 'place', place)[0] ?? null;
}

export function whyNot(scene: Scene, place: string): string | null {
  const [missing] = barredAt(scene, 'place', place);
  return missing ? t(missing.reason) : null;
}

/** Return everything at a place. */
export function describe(scene: Scene, at: PlaceView): string {
  const view = duel(scene);
  const place = placeName(at.place);
  const said: string[] = [];
  if (view.phase === 'setup') said.push(place);
  else if (at.card === null)
    said.push(t('duel-page-place-known', { place, card: t('duel-thing-empty') }));
  else if (at.card === '?') said.push(t('duel-page-place-down', { place }));
  else said.push(t('duel-page-place-known', { place, card: kindName(at.card) }));
  if (at.card === '?' && at.may_be.length < 10) {
    said.push(t('duel-page-may-be', { cards: listed(at.may_be) }));
  }
  if (at.turned) said.push(t('duel-page-turned'));
  for (const side of SIDES) {
    if (view.sides[side].figure === at.place) {
      said.push(t('duel-page-stands', { who: sideName(side) }));
    }
  }
  for (const [colour, beyond] of barriersAt(view, at.place)) {
    said.push(t(`duel-page-towards-${colour}`, { place_the: t(`duel-place-${beyond}.the`) }));
  }
  const option = optionAt(scene, at.place);
  if (option) said.push(say(scene, option.say));
  return said.join('. ');
}
