/** What the map is told to show, as plain data. */

/** How one gets to a place that is offered. */
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
  /** What it is called, for those who listen. */
  name: string;
  /** What is left of its health, and all of it. */
  health?: readonly [number, number];
  /** Whether it is this one's turn. */
  acting?: boolean;
  /** Whether the next turn is lost. */
  delayed?: boolean;
}

export interface Token {
  kind: TokenKind;
  name: string;
  count?: number;
  /** The space of the trail that a hideout of one's own lies on. */
  age?: number;
}

/** A stretch of Dracula's way; `age` is the space of the trail at its newer end. */
export interface Stretch {
  path: string;
  age: number;
}

export interface PlaceState {
  /** It can be chosen: how one gets there, and what choosing it does. */
  offered?: {
    means: readonly Means[];
    /** How many railways the ticket allows. */
    ticket?: number;
    says: string;
    grave?: boolean;
    /** The code of the option. */
    code?: string;
  };
  /** Why it cannot be chosen, where one might expect it. */
  why?: string;
  figures?: readonly Figure[];
  tokens?: readonly Token[];
  /** How likely something is there, from 0 to 1, and the number that says so. */
  shade?: { value: number; text: string; says: string };
  /** The last public fact about it, with its day; the older, the fainter (1 is of today). */
  stamp?: Stamp;
  /** What is pencilled here, one's own first. */
  marks?: readonly Scribble[];
  /** For Dracula: how many hunters can come there, and how many places are left to them then;
   * where it is quiet, that is told and not drawn. */
  outlook?: { hunters: string; left: string; says: string; quiet?: boolean };
  /** A lesson points at it. */
  wanted?: boolean;
}

/** What a public fact said of a place, or of a region. */
export interface Stamp {
  kind: 'clear' | 'found' | 'near' | 'far' | 'yes' | 'no';
  text: string;
  strength: number;
  says: string;
}

/** What a fact said of a region, and where on the map there is room to say it. */
export interface Told {
  region: string;
  at: { x: number; y: number };
  stamp: Stamp;
}

/** A pencil mark. */
export interface Scribble {
  sign: Sign;
  /** The first letter of whoever shares it; nothing on one's own. */
  by: string;
  /** The seat of whoever shares it. */
  seat: number | null;
  says: string;
}

export type Sign = 'suspect' | 'unlikely' | 'unsure';
