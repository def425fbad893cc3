/**
 * Where the tables are: on a server, or in this browser. Vite resolves `#place` to
 * `server/place.ts` or, for the static site, to `site/place.ts`; both are a `Place`.
 */
import type { Component, Snippet } from 'svelte';
import type { GameCard } from './wire';

/** What a form for a new table gets. */
export interface Making {
  games: readonly GameCard[];
  first: string;
  close: () => void;
}

/** A response: its status and its text. */
export interface Answer {
  status: number;
  text: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The line to a table, as far as a WebSocket is one. */
export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Place {
  /** Whether there is a server, and with it other people, accounts and notifications. */
  readonly served: boolean;
  /** The language files that every screen needs here. */
  readonly words: readonly string[];
  /**
   * Whether a line stays open while nothing is heard, and a new one costs nothing. It belongs to
   * whoever sits in front of the screen, so it never follows to another table.
   */
  readonly sure: boolean;
  /** Somebody is about to play: load what that needs. */
  prepare(): void;
  /** What a button says while a table is being made. */
  loading(): string;
  /** Whether what surrounds every screen tells of an error. */
  tells(error: unknown): boolean;
  /** Send a request; the `last` one is sent even while the page is being closed. */
  request(method: Method, path: string, body?: object, last?: boolean): Promise<Answer>;
  /** Open a line to a table: `/ws/tables/{table}`, with a viewpoint. */
  dial(path: string): Line;
  /** What surrounds every screen. */
  readonly Around: Component | null;
  /** What the home page offers instead of other people. */
  readonly Home: Component | null;
  /** What stands before a table that several people share at one screen. */
  readonly Cover: Component<{ table: string; children: Snippet }> | null;
  /** How people make a table for each other. */
  readonly Making: () => Promise<{ default: Component<Making> }>;
  /** Delete a table; null if that is not up to the person. */
  readonly forget: ((table: string) => Promise<void>) | null;
}
