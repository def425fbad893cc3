/** What the page and its worker tell each other. Games cross as text: frames, requests, answers. */
import type { Method } from '../place';

/** A person who plays in this browser, as the tables know them. */
export interface Player {
  id: string;
  name: string;
  language: string;
  login: null;
  created: number;
}

export type ToWorker =
  | { type: 'load'; base: string }
  | { type: 'ask'; id: number; who: Player; method: Method; path: string; body: string }
  | { type: 'open'; line: number; who: Player; table: string; seat: number | undefined }
  | { type: 'frame'; line: number; text: string }
  | { type: 'close'; line: number };

export type FromWorker =
  | { type: 'progress'; done: number; next: number }
  | { type: 'ready' }
  | { type: 'failed'; why: string }
  | { type: 'answer'; id: number; text: string }
  | { type: 'opened'; line: number; why: string }
  | { type: 'frame'; line: number; text: string }
  | { type: 'ended'; line: number; code: number }
  | { type: 'listed' }
  | { type: 'network'; there: boolean };
