/** How a scene is rendered: which board and picker, day or night, and how its question first appears. */
import type { Component } from 'svelte';
import Facts from '../generic/Facts.svelte';
import { prefer } from '../prefer.svelte';
import type { Scene } from '../table/scene';
import type { Snap } from '../ui/Sheet.svelte';
import type { Hour, Panels } from '.';

export interface Staged {
  Board: Component<{ scene: Scene }>;
  /** A game's own picker, instead of the list. */
  Picker: Component<{ scene: Scene }> | null;
  /** Shown above the answers. */
  Head: Component<{ scene: Scene }> | null;
  hour: Hour;
  /** Whether the board fills the screen. */
  fills: boolean;
  /** Whether the board is text. */
  isText: boolean;
  /** Whether the question is answered on the board. */
  onBoard: boolean;
  /** How far a phone's sheet is first opened for the question. */
  snap: Snap;
  /** How tall the question may be next to the board on a wide screen; null for the default. */
  tall: string | null;
  /** The option shown next to the question when the others are on the board. */
  lead: string | null;
  /** Whether options that can be used at any time have a panel of their own. */
  asides: boolean;
}

/** Return how a scene is rendered with a game's own panels, or without them in text mode. */
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

/** The parts of a scene that stay the same throughout a game. */
type Lasting = Pick<Scene, 'game' | 'names' | 'facts' | 'shoulder'>;
/** The parts of a scene that change from moment to moment, live or stored. */
interface Seen {
  seat: number | null;
  view: Scene['view'];
  events: Scene['events'];
  waiting: readonly number[];
  table: Scene['table'];
}

/** Return a read-only scene, in which nothing can be chosen. */
export function still(lasting: Lasting, seen: Seen): Scene {
  return { ...lasting, ...seen, decision: null, anytime: [] };
}
