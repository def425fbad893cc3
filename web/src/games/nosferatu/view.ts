/** What the server shows of a game of Nosferatu. `?` is a face that the viewer may not know. */
import type { Scene } from '../../table/scene';

export type Kind = 'rumour' | 'component' | 'bite' | 'night';
export type Role = 'hunter' | 'vampire' | 'renfield';
export type Ritual = 'mirror' | 'distortion' | 'transfusion';
export type Phase = 'setup' | 'table_turn' | 'action_pile' | 'stake' | 'end_of_round' | 'over';
export type Counts = Record<Kind, number>;

export interface NosferatuView {
  options: Record<string, string>;
  players: number;
  round: number;
  phase: Phase;
  renfield: number | null;
  holder: number | null;
  characters: (Role | '?' | null)[];
  revealed: boolean[];
  bites: number[];
  reserve_sizes: number[];
  reserves: (Counts | null)[];
  library: number;
  discard: { size: number; top: Kind | null };
  clock: {
    face_down: number;
    nights_face_down: number;
    nights_turned: number;
    dawn_turned: boolean;
  };
  rituals: Record<Ritual, boolean>;
  dark_card: 'eternal_thirst' | 'master_of_darkness';
  library_exhausted: boolean;
  discarded: (Kind | null)[];
  /** Of earlier rounds, where the table keeps them: seat and card. */
  discarded_before: [number, Kind][];
  given: (Kind | '?' | null)[];
  pile: { size: number; cards: Counts | null; case: number };
  bitten_this_round: number[];
  volunteered: boolean | null;
  sealed: Counts | null;
  winner: 'hunters' | 'evil' | null;
  reason: 'stake' | 'bites' | null;
}

export const KINDS: readonly Kind[] = ['rumour', 'component', 'bite', 'night'];
export const RITUALS: readonly Ritual[] = ['mirror', 'distortion', 'transfusion'];

export function viewOf(scene: Scene): NosferatuView {
  return scene.view as NosferatuView;
}

/** Return all seats clockwise, the viewer's first. */
export function fromViewer(scene: Scene): number[] {
  const { players } = viewOf(scene);
  const first = scene.seat ?? 1;
  return Array.from({ length: players }, (_, at) => ((first - 1 + at) % players) + 1);
}

/** Return one entry for each card of a place. */
export function spread(cards: Counts | null): Kind[] {
  if (!cards) return [];
  return KINDS.flatMap((kind) => Array.from({ length: cards[kind] }, () => kind));
}

export function bitesInPlay(view: NosferatuView): number {
  return view.bites.reduce((sum, bites) => sum + bites, 0);
}

export function fatalBites(scene: Scene): number {
  return Number(scene.facts.fatal_bites ?? 5);
}

export function mostBites(scene: Scene): number {
  return Number(scene.facts.most_bites ?? 2);
}

/** Return the message id of the side of the Dark Card that lies up. */
export function darkCard(view: NosferatuView): 'thirst' | 'master' {
  return view.dark_card === 'eternal_thirst' ? 'thirst' : 'master';
}
