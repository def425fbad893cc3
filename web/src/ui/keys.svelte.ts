/**
 * Keyboard shortcuts: one list, shown by the `?` overlay. Ignored while typing and for browser
 * combinations.
 */
import { untrack } from 'svelte';

export interface Shortcut {
  /** As in `KeyboardEvent.key`; `Ctrl+z` means the control or command key. */
  key: string;
  /** How the overlay shows it, if different. */
  shown?: string;
  /** The message id of its description; without it the overlay does not list it. */
  says?: string;
  act: () => void;
}

class Keys {
  list = $state.raw<readonly Shortcut[]>([]);
  help = $state(false);

  constructor() {
    addEventListener('keydown', (event) => this.press(event));
  }

  /** Add shortcuts; returns a function that removes them. */
  add(shortcuts: readonly Shortcut[]): () => void {
    this.list = [...untrack(() => this.list), ...shortcuts];
    return () => {
      this.list = untrack(() => this.list).filter((each) => !shortcuts.includes(each));
    };
  }

  private press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || typing(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    const control = event.ctrlKey || event.metaKey;
    const name = control ? `Ctrl+${event.key.toLowerCase()}` : event.key;
    if (name === '?') {
      this.help = true;
      event.preventDefault();
      return;
    }
    const found = this.list.findLast((each) => each.key === name);
    if (!found) return;
    event.preventDefault();
    found.act();
  }
}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  );
}

export const keys = new Keys();
