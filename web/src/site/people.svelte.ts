/** The people who play in this browser: its owner, and those who play at the same screen. */
import { prefer } from '../prefer.svelte';
import type { Me } from '../wire';
import type { Player } from './messages';

const KEY = 'whitby-site-person';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

export function newPlayer(name: string): Player {
  return { id: newId(), name, language: prefer.language, login: null, created: Date.now() };
}

class People {
  owner: Player | null = read();
  /** Who sits in front of the screen now, if it is not the owner. */
  front = $state.raw<Player | null>(null);

  /** Who plays: whoever sits in front, or the owner. */
  get now(): Player {
    return this.front ?? (this.owner ??= newPlayer(prefer.name || 'Whitby'));
  }

  /** Change who the owner is, and keep it. */
  become(owner: Player): Me {
    this.owner = owner;
    try {
      localStorage.setItem(KEY, JSON.stringify(owner));
    } catch {
      // then they are another person on the next visit, but their tables stay
    }
    return me(owner);
  }
}

export function me({ id, name, language }: Player): Me {
  const spoken = language as Me['language'];
  return { id, name, language: spoken, login: null, outlets: [], muted: [], recovery_codes: 0 };
}

function read(): Player | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Player | null;
  } catch {
    return null;
  }
}

export const people = new People();
