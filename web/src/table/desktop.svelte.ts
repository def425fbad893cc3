/** Notices of the desktop: only where somebody asked for them, only while the page is hidden. */
const KEPT = 'whitby-desktop';

export type Wish = 'none' | 'off' | 'on' | 'denied';

class Desktop {
  wish = $state<Wish>(known());

  /** Switch them on, which asks the browser once, or off. */
  async turn(): Promise<void> {
    if (this.wish === 'on') {
      keep('no');
    } else {
      keep('yes');
      await Notification.requestPermission();
    }
    this.wish = known();
  }

  /** Tell something that anybody may read who passes by the screen. */
  tell(title: string, text: string): void {
    if (this.wish !== 'on' || !document.hidden) return;
    try {
      const note = new Notification(title, { body: text, tag: 'whitby', icon: '/icon-turn.svg' });
      note.onclick = () => {
        focus();
        note.close();
      };
    } catch {
      this.wish = 'none'; // some phones have the word for it but not the thing
    }
  }
}

function known(): Wish {
  if (!('Notification' in globalThis)) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && kept() === 'yes' ? 'on' : 'off';
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function keep(value: string): void {
  try {
    localStorage.setItem(KEPT, value);
  } catch {
    // then only until the page is closed
  }
}

export const desktop = new Desktop();
