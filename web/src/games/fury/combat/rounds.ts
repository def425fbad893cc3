/** The rounds of a combat, read from the log, with the outcome of each in one sentence. */
import type { Happened, Part, Phrase } from '../../../wire';

export interface Round {
  number: number;
  engaged: string | null;
  /** The card of Dracula or the vampire, once revealed. */
  strike: string | null;
  /** Whether that card was cancelled. */
  stopped: boolean;
  /** The hunters' cards, once revealed. */
  fights: Record<string, string>;
  /** Hunters whose card was cancelled. */
  cancelled: readonly string[];
  /** The effects, in the words of the log. */
  effects: readonly Phrase[];
}

export interface Fought {
  rounds: readonly Round[];
  /** The move at which it ended; null while it is in progress. */
  ended: number | null;
}

const EFFECTS = new Set([
  'suffered',
  'bitten',
  'defeated',
  'prevented',
  'dracula_suffered',
  'dracula_recovered',
  'vampire_suffered',
  'vampire_recovered',
  'vampire_defeated',
  'mesmerized',
  'left_combat',
  'plot_searched',
  'discarded_item',
  'flew_away',
]);

type Draft = { -readonly [Key in keyof Round]: Round[Key] };

/** Return the last combat in the log, or null. */
export function lastCombat(events: readonly Happened[]): Fought | null {
  let start = events.length - 1;
  while (start >= 0 && events[start]?.code !== 'combat_began') start -= 1;
  if (start < 0) return null;
  const rounds: Draft[] = [];
  for (const { code, say, move } of events.slice(start)) {
    const [kind = '', one = '', other = ''] = code.split(':');
    if (kind === 'combat_ended') return { rounds, ended: move };
    if (kind === 'combat_round') {
      rounds.push({
        number: Number(one),
        engaged: null,
        strike: null,
        stopped: false,
        fights: {},
        cancelled: [],
        effects: [],
      });
    }
    const round = rounds.at(-1);
    if (!round) continue;
    if (kind === 'engaged') round.engaged = one;
    else if (kind === 'struck_with') round.strike = one;
    else if (kind === 'fought_with' || kind === 'exchanged') round.fights[one] = other;
    else if (kind === 'struck_out' || kind === 'too_proud') round.stopped = true;
    else if (kind === 'card_cancelled') round.cancelled = [...round.cancelled, one];
    if (kind === 'too_proud' || EFFECTS.has(kind)) round.effects = [...round.effects, say];
  }
  return { rounds, ended: null };
}

/** Return the headline of a round whose cards are revealed: which card works and which does not. */
export function outcome(round: Round): Phrase | null {
  const { strike, engaged } = round;
  if (!strike || !engaged) return null;
  const fight = round.fights[engaged];
  const parts: Record<string, Part> = {
    strike: word(`fury-combat-${strike}`),
    who: word(`fury-who-${engaged}`),
  };
  if (fight) parts.fight = word(wordFor(fight));
  if (round.effects.some(({ id }) => id === 'fury-log-too_proud')) {
    return { id: 'fury-page-combat-out-proud', parts };
  }
  if (round.stopped) return { id: 'fury-page-combat-out-stopped', parts };
  const both = fight !== undefined && round.cancelled.includes(engaged);
  return { id: both ? 'fury-page-combat-out-both' : 'fury-page-combat-out-stands', parts };
}

const BASIC: readonly string[] = ['punch', 'dodge', 'escape'];

/** Return the message that names a hunter's card: items have their own words. */
export function wordFor(card: string): string {
  return BASIC.includes(card) ? `fury-combat-${card}` : `fury-item-${card}`;
}

function word(id: string): Part {
  return { is: 'word', id };
}
