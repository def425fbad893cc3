/** The game's cards: their names, their texts, and what can be done with them. */
import type { Scene } from '../../../table/scene';
import type { Offered } from '../../../wire';
import { t, tongue } from '../../../words/tongue.svelte';
import { printed } from '../view';

export type CardKind = 'item' | 'event' | 'ticket' | 'encounter';

export interface CardRef {
  kind: CardKind;
  card: string;
}

export function cardName({ kind, card }: CardRef): string {
  return t(`fury-${kind}-${card}`);
}

/** Return a card's text, if it has more than a name. */
export function cardText({ kind, card }: CardRef): string {
  if (kind === 'ticket') {
    const [white = '0', yellow = '0'] = card.split('-');
    return t('fury-page-card-tickets', { white: Number(white), yellow: Number(yellow) });
  }
  const id = `fury-help-${card}`;
  return tongue.has(id) ? t(id) : '';
}

/** Split an event's text, which has the form `when: what`, into when it is played and what it does. */
export function parted(text: string): { when: string; what: string } {
  const [, when = '', what = text] = /^([^:“«„]{3,80}?)\s?: (.+)$/s.exec(text) ?? [];
  return { when, what: when ? what.charAt(0).toLocaleUpperCase() + what.slice(1) : text };
}

function isAbout({ on }: Offered, card: string): boolean {
  return on.some(({ id }) => id === card);
}

/** Return the options about a card, if they can be chosen. */
export function usesOf(scene: Scene, { card }: CardRef): Offered[] {
  if (!scene.choose) return [];
  const all = [...(scene.decision?.options ?? []), ...scene.anytime];
  return all.filter((option) => isAbout(option, card));
}

/** Return the card the question is about: the event just drawn. */
export function askedAbout(scene: Scene): CardRef | null {
  const { event } = scene.decision?.say.parts ?? {};
  if (event?.is !== 'word') return null;
  return { kind: 'event', card: event.id.replace('fury-event-', '') };
}

/** Return the card an option is about, if any. */
export function refOf(scene: Scene, option: Offered): CardRef | null {
  const { items = {}, events = {} } = printed(scene);
  const item = Object.keys(items).find((card) => isAbout(option, card));
  if (item) return { kind: 'item', card: item };
  const event = Object.keys(events).find((card) => isAbout(option, card));
  return event ? { kind: 'event', card: event } : null;
}
