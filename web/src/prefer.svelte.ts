/** What somebody prefers on this device: language, light, sound. It stays in this browser. */
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
    // a browser that keeps nothing still plays
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
  /** Whether somebody chose the language on this device. */
  chosen = kept('language') !== null;
  light = $state<Light>((kept('light') as Light | null) ?? 'system');
  /** From 0 (off) to 10. */
  volume = $state(Number(kept('volume') ?? 5));
  /** Draw every game from its facts alone, as text. */
  plain = $state(kept('plain') === 'yes');
  /** The name under which somebody sat down last. */
  name = $state(kept('name') ?? '');

  save(): void {
    keep('language', this.language);
    keep('light', this.light);
    keep('volume', String(this.volume));
    keep('plain', this.plain ? 'yes' : 'no');
    keep('name', this.name);
  }

  /** Forget who was here last; what is set for the device stays. */
  forget(): void {
    this.name = '';
    this.save();
  }
}

export const prefer = new Prefer();
