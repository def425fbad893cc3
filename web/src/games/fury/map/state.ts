/** The input of the map, as plain data. */

/** How to get to an offered place. */
export type Means = 'road' | 'rail' | 'sea' | 'choice';

export type FigureKind = 'godalming' | 'seward' | 'van_helsing' | 'mina' | 'dracula';
export type TokenKind =
  | 'lair'
  | 'hideout'
  | 'storm'
  | 'roadblock'
  | 'holy'
  | 'host'
  | 'fog'
  | 'bats'
  | 'rumour'
  | 'wolves';

export interface Figure {
  kind: FigureKind;
  /** Its name, for screen readers. */
  name: string;
  /** The remaining and the full health. */
  health?: readonly [number, number];
  /** Whether it is this figure's turn. */
  acting?: boolean;
  /** Whether this figure loses its next turn. */
  delayed?: boolean;
}

export interface Token {
  kind: TokenKind;
  name: string;
  count?: number;
  /** For Dracula's player: the space of the trail a hideout is on. */
  age?: number;
}

/** A stretch of Dracula's path; `age` is the space of the trail at its newer end. */
export interface Stretch {
  path: string;
  age: number;
}

export interface PlaceState {
  /** Set if it can be chosen: how to get there, and what choosing it does. */
  offered?: {
    means: readonly Means[];
    /** How many railways the ticket allows. */
    ticket?: number;
    says: string;
    grave?: boolean;
    /** The code of the option. */
    code?: string;
  };
  /** Why it cannot be chosen, if a player might expect to. */
  why?: string;
  figures?: readonly Figure[];
  tokens?: readonly Token[];
  /** How likely it is that something is there, from 0 to 1, and that number as text. */
  shade?: { value: number; text: string; says: string };
  /** The last public fact about it, with its day; it fades with age (1 means today). */
  stamp?: Stamp;
  /** The pencil marks here, the viewer's own first. */
  marks?: readonly Scribble[];
  /**
   * For Dracula: how many hunters can come there, and how many places would then be possible for
   * the hunters; if quiet, it is read out but not drawn.
   */
  outlook?: { hunters: string; left: string; says: string; quiet?: boolean };
  /** Whether a lesson points at it. */
  wanted?: boolean;
}

/** A public fact about a place or a region. */
export interface Stamp {
  kind: 'clear' | 'found' | 'near' | 'far' | 'yes' | 'no';
  text: string;
  strength: number;
  says: string;
}

/** A fact about a region, and where the map has room for it. */
export interface Told {
  region: string;
  at: { x: number; y: number };
  stamp: Stamp;
}

/** A pencil mark. */
export interface Scribble {
  sign: Sign;
  /** The first letter of the name of the player who shares it; empty for the viewer's own. */
  by: string;
  /** The seat of the player who shares it. */
  seat: number | null;
  says: string;
}

export type Sign = 'suspect' | 'unlikely' | 'unsure';
