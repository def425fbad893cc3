/** People's claims, parsed from events such as `claimed:3:claim:suspect:5`. */
import { who, type Scene } from '../../table/scene';
import type { Happened } from '../../wire';
import { t } from '../../words/tongue.svelte';
import { cardName, roleName } from './sentences';
import type { Kind, Role } from './view';

export type Topic = 'suspect' | 'trust' | 'gave' | 'hold' | 'am' | 'gave_me' | 'pile_had';
/** In the order in which they are offered. */
export const TOPICS: readonly Topic[] = [
  'suspect',
  'trust',
  'gave',
  'hold',
  'am',
  'gave_me',
  'pile_had',
];

export interface Claim {
  seat: number;
  round: number;
  move: number;
  topic: Topic;
  /** The seat it is about. */
  about: number | null;
  /** A card, a character or a number, as in the code. */
  value: string | null;
}

export type Stance = 'suspect' | 'trust';

export function claimsOf(events: readonly Happened[]): Claim[] {
  const found: Claim[] = [];
  let round = 0;
  for (const { code, move } of events) {
    const pieces = code.split(':');
    if (pieces[0] === 'round') round = Number(pieces[1]);
    if (pieces[0] === 'claimed') found.push(claim(pieces, round, move));
  }
  return found;
}

function claim(pieces: readonly string[], round: number, move: number): Claim {
  const topic = pieces[3] as Topic;
  const ofPerson = topic === 'suspect' || topic === 'trust' || topic === 'gave_me';
  const [about, value] = ofPerson ? [pieces[4], pieces[5]] : [undefined, pieces[4]];
  return {
    seat: Number(pieces[1]),
    round,
    move,
    topic,
    about: about ? Number(about) : null,
    value: value ?? null,
  };
}

/** Return whom each seat suspects or trusts, by its latest claims: `[seat][about]`. */
export function stances(claims: readonly Claim[], upTo = Infinity): Map<string, Stance> {
  const found = new Map<string, Stance>();
  for (const { seat, about, topic, round } of claims) {
    if (about !== null && round <= upTo && (topic === 'suspect' || topic === 'trust')) {
      found.set(`${String(seat)}:${String(about)}`, topic);
    }
  }
  return found;
}

/** Put a claim in a few words, to go below the name of the player who made it. */
export function inShort(scene: Scene, { topic, about, value }: Claim): string {
  return t(`nosferatu-page-claim-${topic}`, {
    ...(about === null ? {} : { about: who(scene, about) }),
    ...worded(topic, value),
  });
}

function worded(topic: Topic, value: string | null): Record<string, string | number> {
  if (value === null) return {};
  if (topic === 'am') return { role: roleName(value as Role) };
  if (topic === 'pile_had') return { count: Number(value) };
  return { card: cardName(value as Kind) };
}
