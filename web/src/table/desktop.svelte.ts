/** Desktop notifications: only if the person asked for them, and only while the page is hidden. */
const KEPT = 'whitby-desktop';

export type Wish = 'none' | 'off' | 'on' | 'denied';

class Desktop {
  wish = $state<Wish>(known());

  /** Switch them on, which asks the browser for permission once, or off. */
  async turn(): Promise<void> {
    if (this.wish === 'on') {
      keep('no');
    } else {
      keep('yes');
      await Notification.requestPermission();
    }
    this.wish = known();
  }

  /** Show something that anyone passing by the screen may read. */
  tell(title: string, text: string): void {
    if (this.wish !== 'on' || !document.hidden) return;
    try {
      const note = new Notification(title, {
        body: text,
        tag: 'whitby',
        icon: `${import.meta.env.BASE_URL}icon-turn.svg`,
      });
      note.onclick = () => {
        focus();
        note.close();
      };
    } catch {
      this.wish = 'none'; // some mobile browsers define Notification but cannot construct one
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
    // without storage they stay off
  }
}

export const desktop = new Desktop();
