/**
 * Renders messages from the same Fluent files as the server: a message by its id, a phrase by its
 * id and typed parts. The result is exactly that of `whitby.words`.
 */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import type { Part, Phrase } from '../wire';

export type Language = 'en' | 'fr' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'fr', 'de'];

const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const ISOLATE = '\u2068';

/**
 * Isolate a right-to-left text, such as a name, so that it does not reorder its surroundings. A
 * list of names that are already isolated is left alone: as one unit they would reorder each other.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) && !text.includes(ISOLATE) ? `${ISOLATE}${text}\u2069` : text;
}

export class Speech {
  readonly lang: Language;
  /** How many phrases were rendered, for tests and measurements. */
  filled = 0;
  private readonly bundle: FluentBundle;
  private readonly known: string[] = [];
  /** Phrases never change, so one rendered with the same names is reused. */
  private readonly said = new WeakMap<Phrase, { names: readonly string[]; text: string }>();

  constructor(lang: Language) {
    this.lang = lang;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
  }

  /** Add the messages of one file. */
  add(text: string): void {
    const resource = new FluentResource(text);
    const errors = this.bundle.addResource(resource);
    if (errors.length) throw errors[0];
    for (const entry of resource.body) this.known.push(entry.id);
  }

  has(id: string): boolean {
    return this.message(id) !== undefined;
  }

  /** Return the ids of messages with this prefix, in the order of their files. */
  ids(prefix: string): string[] {
    return this.known.filter((id) => id.startsWith(prefix));
  }

  /** Return a message, or with `id.attribute` one of its attributes, filled in. */
  say(id: string, parts: Record<string, FluentVariable> = {}): string {
    const [name = '', attribute] = id.split('.');
    const message = this.message(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) return id;
    const filled = Object.entries(parts).map(([part, value]) => [
      part,
      typeof value === 'string' ? isolated(value) : value,
    ]);
    return this.bundle.formatPattern(
      pattern,
      Object.fromEntries(filled) as Record<string, FluentVariable>,
      [],
    );
  }

  /** Render a phrase from a game or the server, with names for seats and words for ids. */
  phrase(phrase: Phrase, names: readonly string[]): string {
    const before = this.said.get(phrase);
    if (before?.names === names) return before.text;
    const text = this.fill(phrase, names);
    this.said.set(phrase, { names, text });
    return text;
  }

  private fill(phrase: Phrase, names: readonly string[]): string {
    this.filled += 1;
    const parts: Record<string, FluentVariable> = {};
    for (const [name, part] of Object.entries(phrase.parts ?? {})) {
      Object.assign(parts, this.forms(name, part, names));
    }
    return this.say(phrase.id, parts);
  }

  /** Return the name of the person in a seat, or else the seat's number. */
  who(seat: number, names: readonly string[]): string {
    return isolated(names[seat - 1] ?? '') || this.say('seat', { number: seat });
  }

  private forms(
    name: string,
    part: Part,
    names: readonly string[],
  ): Record<string, FluentVariable> {
    switch (part.is) {
      case 'seat':
        return { [name]: this.who(part.seat, names) };
      case 'word': {
        const found: Record<string, FluentVariable> = { [name]: this.say(part.id) };
        for (const attribute of Object.keys(this.message(part.id)?.attributes ?? {})) {
          found[`${name}_${attribute}`] = this.say(`${part.id}.${attribute}`);
        }
        return found;
      }
      case 'several':
        return { [name]: part.items.map(([id, count]) => this.counted(id, count)).join(', ') };
      default:
        return { [name]: part.value };
    }
  }

  /** Return a word as it appears in a list: with quotation marks if it has a quoted form. */
  private counted(id: string, count: number): string {
    const quoted = this.message(id)?.attributes.quoted !== undefined;
    const word = this.say(quoted ? `${id}.quoted` : id);
    return count === 1 ? word : `${String(count)} × ${word}`;
  }

  private message(id: string): Message | undefined {
    return this.bundle.getMessage(id);
  }
}
