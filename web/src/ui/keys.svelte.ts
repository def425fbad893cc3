/** Shortcuts: one list, which the `?` overlay shows. Browser combinations and typing are left alone. */
import { untrack } from 'svelte';

export interface Shortcut {
  /** As `KeyboardEvent.key` names it; `Ctrl+z` with the control or command key. */
  key: string;
  /** How it is written in the overlay, where that differs. */
  shown?: string;
  /** The id of the message that says what it does; without it the overlay does not list it. */
  says?: string;
  act: () => void;
}

class Keys {
  list = $state.raw<readonly Shortcut[]>([]);
  help = $state(false);

  constructor() {
    addEventListener('keydown', (event) => this.press(event));
  }

  /** Add shortcuts; the answer takes them away again. */
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
