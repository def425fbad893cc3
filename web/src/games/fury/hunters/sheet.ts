/** What the viewer can see of a hunter's sheet and hand. */
import { fury, HUNTERS, printed, type Hunter, type Sheet } from '../view';
import type { Scene } from '../../../table/scene';
import type { Figure } from '../map/state';
import { t } from '../../../words/tongue.svelte';

export interface Seen {
  id: Hunter;
  name: string;
  sheet: Sheet;
  health: { left: number; full: number };
  /** How many bites the hunter has, and how many they can bear: one more defeats them. */
  bites: { count: number; most: number };
  items: Hand;
  events: Hand;
  tickets: Hand;
  /** Whether the question is about this hunter. */
  acting: boolean;
}

export interface Hand {
  /** The cards the viewer knows, and how many others there are. */
  known: readonly string[];
  hidden: number;
  /** The face-up card, if any. */
  open: string | null;
  count: number;
  most: number;
}

const MOST_TICKETS = 2;

function handOf(cards: readonly string[], open: string | null, most: number): Hand {
  const known = cards.filter((card) => card !== '?');
  return { known, hidden: cards.length - known.length, open, count: cards.length, most };
}

export function seenOf(scene: Scene, id: Hunter, acting: string | null): Seen {
  const sheet = fury(scene).hunters[id];
  const limits = printed(scene).hunters?.[id];
  const full = limits?.health ?? sheet.health;
  return {
    id,
    name: t(`fury-who-${id}`),
    sheet,
    health: { left: Math.max(0, sheet.health), full },
    bites: { count: sheet.bites, most: limits?.bites ?? sheet.bites },
    items: handOf(sheet.items, sheet.open_item, limits?.items ?? 0),
    events: handOf(sheet.events, sheet.open_event, limits?.events ?? 0),
    tickets: handOf(sheet.tickets, null, MOST_TICKETS),
    acting: id === acting,
  };
}

export function everyHunter(scene: Scene, acting: string | null): Seen[] {
  return HUNTERS.map((id) => seenOf(scene, id, acting));
}

/** Return a hunter's figure as the map shows it. */
export function figureOf(seen: Seen): Figure {
  const { id: kind, name, acting, health, sheet } = seen;
  return { kind, name, acting, health: [health.left, health.full], delayed: sheet.delayed };
}
