/** What is to be seen of a hunter's sheet and hand. */
import { fury, HUNTERS, printed, type Hunter, type Sheet } from '../view';
import type { Scene } from '../../../table/scene';
import type { Figure } from '../map/state';
import { t } from '../../../words/tongue.svelte';

export interface Seen {
  id: Hunter;
  name: string;
  sheet: Sheet;
  health: { left: number; full: number };
  /** How many bites there are, and how many are borne: one more defeats. */
  bites: { count: number; most: number };
  items: Hand;
  events: Hand;
  tickets: Hand;
  /** Whom the question is about. */
  acting: boolean;
}

export interface Hand {
  /** What the viewer knows of it, and how many cards there are that they do not. */
  known: readonly string[];
  hidden: number;
  /** The one that lies face up, if any. */
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

/** Return the figure of a hunter, as it stands on the map. */
export function figureOf(seen: Seen): Figure {
  const { id: kind, name, acting, health, sheet } = seen;
  return { kind, name, acting, health: [health.left, health.full], delayed: sheet.delayed };
}
