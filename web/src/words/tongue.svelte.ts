/** The page's language, which can change at any time, and the files loaded for it. */
import type { FluentVariable } from '@fluent/bundle';
import { TALLIES } from '../tallies';
import type { Phrase } from '../wire';
import { Speech, type Language } from './speech';

const FILES = import.meta.glob<string>(
  ['../../../src/whitby/words/*/*.ftl', '!**/{admin,cli,errors,outlets,serve}.ftl'],
  { import: 'default' },
);
const FOLDER = '../../../src/whitby/words';

class Tongue {
  lang = $state<Language>('en');
  private speech = $state.raw(new Speech('en'));
  private readonly wanted = new Set<string>();
  /** The files that are loaded, and the last language asked for. */
  private loaded: ReadonlySet<string> = new Set();
  private wish: Language = 'en';
  private loading: Promise<void> = Promise.resolve();

  /** Switch to a language, and load these files in addition to those already loaded. */
  async speak(lang: Language, ...files: string[]): Promise<void> {
    for (const file of files) this.wanted.add(file);
    this.wish = lang;
    await (this.loading = this.load(lang));
  }

  /** Load more files in the current language. */
  async need(...files: string[]): Promise<void> {
    if (files.some((file) => !this.loaded.has(file))) await this.speak(this.wish, ...files);
  }

  say(id: string, parts?: Record<string, FluentVariable>): string {
    return this.speech.say(id, parts);
  }

  has(id: string): boolean {
    return this.speech.has(id);
  }

  /** Return the ids of loaded messages with this prefix. */
  ids(prefix: string): string[] {
    return this.speech.ids(prefix);
  }

  phrase(phrase: Phrase, names: readonly string[]): string {
    const text = this.speech.phrase(phrase, names);
    TALLIES.phrases = this.speech.filled;
    return text;
  }

  who(seat: number, names: readonly string[]): string {
    return this.speech.who(seat, names);
  }

  private async load(lang: Language): Promise<void> {
    const before = this.loading;
    const files = [...this.wanted];
    const texts = await Promise.all(files.map((file) => text(lang, file)));
    await before.catch(() => undefined); // keep the order of requests: the last one wins
    const speech = new Speech(lang);
    for (const each of texts) speech.add(each);
    this.speech = speech;
    this.loaded = new Set(files);
    this.lang = lang;
    document.documentElement.lang = lang;
  }
}

/** Return the text of a file; a game need not have every file. */
async function text(lang: Language, file: string): Promise<string> {
  return (await FILES[`${FOLDER}/${lang}/${file}.ftl`]?.()) ?? '';
}

export const tongue = new Tongue();

/** Render a message in the reader's language. */
export function t(id: string, parts?: Record<string, FluentVariable>): string {
  return tongue.say(id, parts);
}
