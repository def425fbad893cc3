/** How a scene is staged: which board and picker, which hour, and how its question is first shown. */
import type { Component } from 'svelte';
import Facts from '../generic/Facts.svelte';
import { prefer } from '../prefer.svelte';
import type { Scene } from '../table/scene';
import type { Snap } from '../ui/Sheet.svelte';
import type { Hour, Panels } from '.';

export interface Staged {
  Board: Component<{ scene: Scene }>;
  /** A game's own way to choose, in the place of the list. */
  Picker: Component<{ scene: Scene }> | null;
  /** What stands above the answers. */
  Head: Component<{ scene: Scene }> | null;
  hour: Hour;
  /** Whether the board fills the screen. */
  fills: boolean;
  /** Whether the board is text. */
  isText: boolean;
  /** Whether the question is answered on the board. */
  onBoard: boolean;
  /** How far the sheet of a phone is drawn up for the question at first. */
  snap: Snap;
  /** How high the question may be beside the board of a wide screen; null: as usual. */
  tall: string | null;
  /** The option that stands beside the question where the rest is on the board. */
  lead: string | null;
  /** Whether what may be done at any time has a place of its own. */
  asides: boolean;
}

/** Return how a scene is drawn with a game's own panels, or without them for who wants text. */
export function staged(own: Panels | null, scene: Scene): Staged {
  const drawn = prefer.plain ? null : own;
  const prompt = scene.decision?.prompt ?? '';
  const onBoard = scene.decision !== null && (drawn?.onBoard?.(scene) ?? false);
  return {
    Board: drawn?.Board ?? Facts,
    Picker: drawn?.knows?.(prompt) ? (drawn.Picker ?? null) : null,
    Head: drawn?.Head ?? null,
    fills: drawn?.fills ?? false,
    hour: own?.hour?.(scene) ?? 'night',
    isText: !drawn?.Board,
    onBoard,
    snap: scene.decision === null || onBoard ? 'line' : 'half',
    tall: drawn?.tall?.(prompt) ?? null,
    lead: onBoard ? (drawn?.lead?.(scene) ?? null) : null,
    asides: own?.extras?.some((extra) => extra.asides) ?? false,
  };
}

/** What a scene is made of that does not change with the moment. */
type Lasting = Pick<Scene, 'game' | 'names' | 'facts'>;
/** What a moment of a game has, live or stored. */
interface Seen {
  seat: number | null;
  view: Scene['view'];
  events: Scene['events'];
  waiting: readonly number[];
  table: Scene['table'];
}

/** Return a scene to look at, in which nothing can be chosen. */
export function still(lasting: Lasting, seen: Seen): Scene {
  return { ...lasting, ...seen, decision: null, anytime: [] };
}
