/** Preferences on this device: language, theme, sound. They are stored in this browser only. */
import { LANGUAGES, type Language } from './words/speech';

export type Light = 'system' | 'light' | 'dark';

function kept(name: string): string | null {
  try {
    return localStorage.getItem(`whitby-${name}`);
  } catch {
    return null;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`whitby-${name}`, value);
  } catch {
    // without storage the page still works
  }
}

function firstLanguage(): Language {
  const wishes = [kept('language') ?? '', ...navigator.languages];
  const codes = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === codes.find(isLanguage)) ?? 'en';
}

function isLanguage(code: string): boolean {
  return LANGUAGES.some((language) => language === code);
}

class Prefer {
  language = $state<Language>(firstLanguage());
  /** Whether the language was chosen on this device. */
  chosen = kept('language') !== null;
  light = $state<Light>((kept('light') as Light | null) ?? 'system');
  /** From 0 (off) to 10. */
  volume = $state(Number(kept('volume') ?? 5));
  /** Show every game as text, from its facts alone. */
  plain = $state(kept('plain') === 'yes');
  /** The last name used. */
  name = $state(kept('name') ?? '');

  save(): void {
    keep('language', this.language);
    keep('light', this.light);
    keep('volume', String(this.volume));
    keep('plain', this.plain ? 'yes' : 'no');
    keep('name', this.name);
  }

  /** Forget the last person; settings of the device stay. */
  forget(): void {
    this.name = '';
    this.save();
  }
}

export const prefer = new Prefer();
