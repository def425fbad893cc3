/** The pictures in words, for screen readers and for explanations. */
import { say, who, type Scene } from '../../table/scene';
import { t } from '../../words/tongue.svelte';
import { toSeat } from './choices';
import { cover } from '../../ui/cover.svelte';
import { viewOf, type Counts, type Kind, type Role } from './view';

export const cardName = (kind: Kind): string => t(`nosferatu-card-${kind}`);
export const roleName = (role: Role): string => t(`nosferatu-role-${role}`);

/** Return the character card in front of a seat as this viewer sees it; null if there is none. */
export function characterShown(scene: Scene, seat: number): Role | '?' | null {
  const view = viewOf(scene);
  const role = view.characters[seat - 1] ?? null;
  return cover.on && role !== null && !view.revealed[seat - 1] ? '?' : role;
}

export function giftShown(scene: Scene, seat: number): Kind | '?' | null {
  const gift = viewOf(scene).given[seat - 1] ?? null;
  return cover.on && gift !== null ? '?' : gift;
}

/** Return the cards of another seat's reserve, if they are face up. */
export function reserveShown(scene: Scene, seat: number): Counts | null {
  return seat === scene.seat ? null : (viewOf(scene).reserves[seat - 1] ?? null);
}

/** Describe a seat completely, in one sentence. */
export function ofSeat(scene: Scene, seat: number): string {
  const view = viewOf(scene);
  const facts: string[] = [];
  if (seat === scene.seat) facts.push(t('nosferatu-page-you'));
  if (scene.waiting.includes(seat)) facts.push(t('nosferatu-page-to-act'));
  facts.push(...ofCharacter(scene, seat));
  if (seat === view.holder) facts.push(t('nosferatu-page-holds-stake'));
  if (seat !== view.renfield) {
    facts.push(t('nosferatu-count-bite', { bite: view.bites[seat - 1] ?? 0 }));
    facts.push(t('nosferatu-page-in-reserve', { count: view.reserve_sizes[seat - 1] ?? 0 }));
    const cards = reserveShown(scene, seat);
    if (cards) facts.push(ofCards(cards));
  }
  facts.push(...ofThisRound(scene, seat));
  const name = t('nosferatu-page-seat', { who: who(scene, seat), seat, facts: facts.join(', ') });
  const acts = toSeat(scene, seat).offered.map((option) => say(scene, option.say));
  return [`${name}.`, ...acts].join(' ');
}

function ofCharacter(scene: Scene, seat: number): string[] {
  const role = characterShown(scene, seat);
  if (role === null) return [];
  if (role === '?') return [t('nosferatu-page-character-hidden')];
  const open = viewOf(scene).revealed[seat - 1];
  return [t(`nosferatu-page-character-${open ? 'open' : 'known'}`, { role: roleName(role) })];
}

function ofThisRound(scene: Scene, seat: number): string[] {
  const facts: string[] = [];
  const shown = viewOf(scene).discarded[seat - 1];
  if (shown) facts.push(t('nosferatu-page-discarded', { card: cardName(shown) }));
  const gift = giftShown(scene, seat);
  if (gift === '?') facts.push(t('nosferatu-page-gave-hidden'));
  else if (gift) facts.push(t('nosferatu-page-gave', { card: cardName(gift) }));
  return facts;
}

export function ofCards(cards: Counts): string {
  return t('nosferatu-count-cards', { ...cards });
}

export function ofClock(scene: Scene): string {
  const { clock } = viewOf(scene);
  const down = t(
    clock.dawn_turned ? 'nosferatu-page-clock-down' : 'nosferatu-page-clock-down-dawn',
    {
      nights: clock.nights_face_down,
    },
  );
  const up = t(clock.dawn_turned ? 'nosferatu-page-clock-up-dawn' : 'nosferatu-page-clock-up', {
    nights: clock.nights_turned,
  });
  return `${down}; ${up}`;
}
