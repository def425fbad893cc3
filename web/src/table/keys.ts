/** The keyboard shortcuts of a table. */
import type { Shortcut } from '../ui/keys.svelte';
import type { Past } from './past.svelte';

export function keysFor(past: Past, undo: () => void): Shortcut[] {
  const to = (move: number | null) => void past.jump(move);
  const back = () => to(Math.max(0, past.move - 1));
  return [
    { key: 'ArrowLeft', shown: '←', says: 'table-key-back', act: back },
    { key: 'ArrowRight', shown: '→', says: 'table-key-forth', act: () => to(past.move + 1) },
    { key: 'Home', says: 'table-key-first', act: () => to(0) },
    { key: 'End', says: 'table-key-now', act: () => to(null) },
    { key: 'Escape', shown: 'Esc', act: () => to(null) },
    { key: 'Ctrl+z', shown: 'Ctrl Z', says: 'table-key-undo', act: undo },
  ];
}
