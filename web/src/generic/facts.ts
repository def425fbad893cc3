/** A view as readable text: sections of labelled facts, built only from the view and the messages. */
import type { Scene } from '../table/scene';
import { tongue } from '../words/tongue.svelte';
import { field, word, type Field } from './fields';
import {
  isBook,
  isEmpty,
  isPlain,
  isSilent,
  isTold,
  type Book,
  type Card,
  type Json,
  type Reading,
  type Records,
  type Row,
  type Section,
} from './reading';

export class Reader {
  constructor(private readonly scene: Pick<Scene, 'game' | 'names' | 'view'>) {}

  /** Return the whole view: marked-first fields, short values, people, wide sections, the rest. */
  sections(): Section[] {
    const { options, ...view } = this.scene.view as Book;
    const rows = this.rows(view, [], '');
    const short = rows.filter((row) =>
      ['text', 'truth', 'cards', 'hidden', 'nothing'].includes(row.value.is),
    );
    const long = rows.filter((row) => !short.includes(row));
    const people = this.people(view, [], '');
    const rest = long.map((row) => this.section(row.path, row.label, row.value));
    const isFirst = (section: Section) => field(this.scene.game, [section.path]).first;
    const later = rest.filter((section) => !isFirst(section));
    return [
      ...rest.filter(isFirst).map((section) => ({ ...section, broad: true })),
      {
        ...this.section('', tongue.say('facts-now'), { is: 'rows', rows: short.filter(isTold) }),
        broad: true,
      },
      this.section('people', tongue.say('facts-people'), { is: 'records', records: people }),
      ...later.filter((section) => section.broad),
      ...later.filter((section) => !section.broad),
      {
        ...this.section('options', tongue.say('facts-options'), this.options(options)),
        shut: true,
      },
    ].filter((section) => !isEmpty(section.value));
  }

  private section(path: string, title: string, value: Reading): Section {
    const broad = value.is === 'groups' || value.is === 'records';
    return { path, title, value, broad, shut: false };
  }

  /** Return the facts of a dictionary, except lists with one entry per seat. */
  private rows(book: Book, way: readonly string[], path: string): Row[] {
    return Object.entries(book).flatMap(([key, value]) => {
      const known = field(this.scene.game, [...way, key]);
      if (known.perSeat && Array.isArray(value)) return [];
      if (known.quiet && isSilent(value)) return [];
      return [
        {
          path: path + key,
          key,
          label: known.label,
          value: this.read(value, known, [...way, key], `${path}${key}.`),
        },
      ];
    });
  }

  /** Return the lists with one entry per seat as one table. */
  private people(book: Book, way: readonly string[], path: string): Records {
    const lists = Object.entries(book).flatMap(([key, value]) => {
      const known = field(this.scene.game, [...way, key]);
      return known.perSeat && Array.isArray(value) ? [{ key, value, known }] : [];
    });
    const seats = Math.max(0, ...lists.map((list) => list.value.length));
    return {
      columns: lists.map(({ key, known }) => ({ key, label: known.label })),
      records: Array.from({ length: seats }, (_, at) => ({
        name: tongue.who(at + 1, this.scene.names),
        rows: lists.map(({ key, value, known }) => ({
          path: `${path}${key}.${String(at)}`,
          key,
          label: known.label,
          value: this.read(value[at] ?? null, known, [...way, key], `${path}${key}.${String(at)}.`),
        })),
      })),
    };
  }

  private read(value: Json, known: Field, way: readonly string[], path: string): Reading {
    if (value === null) return { is: 'nothing', text: known.none ?? '' };
    if (typeof value === 'boolean') {
      const text = (value ? known.yes : known.no) ?? tongue.say(value ? 'facts-yes' : 'facts-no');
      return { is: 'truth', yes: value, text };
    }
    if (value === '?') return { is: 'hidden', text: tongue.say('facts-hidden') };
    if (isPlain(value)) return this.plain(value, known);
    if (Array.isArray(value)) return this.list(value, known, way, path);
    if (known.counts) return this.counts(value, known.counts);
    if (known.keys) return this.keyed(value, known, way, path);
    const people = this.people(value, way, path);
    const rows = this.rows(value, way, path);
    if (!people.records.length) return { is: 'rows', rows };
    return { is: 'rows', rows: [...rows, ...this.perSeat(people)] };
  }

  private plain(value: string | number, known: Field): Reading {
    // numbered words start at 1, so 0 means none
    if (value === 0 && known.of) return { is: 'nothing', text: known.none ?? '' };
    return { is: 'text', text: word(this.scene.game, known.of?.[0], value, this.scene.names) };
  }

  /** Return a nested table of people as one line per value. */
  private perSeat(people: Records): Row[] {
    return people.records.flatMap((record) =>
      record.rows.map((row) => ({
        ...row,
        label: tongue.say('facts-of', { what: row.label, who: record.name }),
      })),
    );
  }

  private list(values: Json[], known: Field, way: readonly string[], path: string): Reading {
    if (values.every(isPlain)) {
      if (known.of && known.of.length > 1 && values.length)
        return { is: 'text', text: this.several(values, known) };
      return { is: 'cards', cards: this.cards(values, known) };
    }
    if (values.every(isBook) && known.by && way.length > 1)
      return { is: 'cards', cards: this.things(values, known.by, way, path) };
    if (values.every((value) => isBook(value) || value === null))
      return { is: 'records', records: this.records(values, known, way, path) };
    return {
      is: 'lines',
      lines: values.map((value, at) => this.read(value, known, way, `${path}${String(at)}.`)),
    };
  }

  /** Return a list of values of different kinds as text, such as a person and a card. */
  private several(values: (string | number)[], known: Field): string {
    const said = values.map((value, at) =>
      word(this.scene.game, known.of?.[at], value, this.scene.names),
    );
    return said.join(' – ');
  }

  private cards(values: (string | number)[], known: Field): Card[] {
    const found = new Map<string | number, number>();
    for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
    return [...found].map(([value, count]) => ({
      name:
        value === '?'
          ? tongue.say('facts-hidden')
          : word(this.scene.game, known.of?.[0], value, this.scene.names),
      count,
      hidden: value === '?',
      help: this.help(value),
    }));
  }

  /** Return nested objects as cards: the name of each, and its other values as text. */
  private things(values: Book[], by: string, way: readonly string[], path: string): Card[] {
    const known = field(this.scene.game, [...way, by]);
    return values.flatMap(({ [by]: own = null, ...rest }, at) => {
      const rows = this.rows(rest, way, `${path}${String(at)}.`);
      const more = rows.flatMap(({ label, value }) => {
        if (value.is === 'truth') return value.yes ? [label] : [];
        return value.is === 'text'
          ? [tongue.say('facts-of', { what: label, who: value.text })]
          : [];
      });
      const [card] = isPlain(own) ? this.cards([own], known) : [];
      return card ? [{ ...card, more: more.join(', ') }] : [];
    });
  }

  private counts(book: Book, of: string): Reading {
    const cards = Object.entries(book).flatMap(([key, count]) => {
      if (!count) return [];
      const hidden = key === '?';
      const name = hidden
        ? tongue.say('facts-hidden')
        : word(this.scene.game, of, key, this.scene.names);
      return [{ name, count: Number(count), hidden, help: this.help(key) }];
    });
    return { is: 'cards', cards };
  }

  /** Return what a card does, if the game has a text for it. */
  private help(value: string | number): string | null {
    const id = `${this.scene.game}-help-${String(value)}`;
    return tongue.has(id) ? tongue.say(id) : null;
  }

  private keyed(book: Book, known: Field, way: readonly string[], path: string): Reading {
    const name = (key: string) => word(this.scene.game, known.keys, key, this.scene.names);
    const entries = Object.entries(book);
    if (entries.length && entries.every(([, value]) => isBook(value))) {
      const groups = entries.map(([key, value]) => ({
        name: name(key),
        rows: this.rows(value as Book, way, `${path}${key}.`),
      }));
      return { is: 'groups', groups };
    }
    const rows = entries.map(([key, value]) => ({
      path: path + key,
      key,
      label: name(key),
      value: this.read(value, { ...known, keys: undefined }, way, `${path}${key}.`),
    }));
    return { is: 'rows', rows };
  }

  private records(
    values: (Book | null)[],
    known: Field,
    way: readonly string[],
    path: string,
  ): Records {
    const by = known.by;
    const columns = new Map<string, string>();
    const records = values.map((value, at) => {
      if (value === null)
        return { name: String(at + 1), rows: [], nothing: known.none ?? tongue.say('facts-none') };
      const { [by ?? '']: own = null, ...rest } = value;
      const rows = this.rows(rest, way, `${path}${String(at)}.`);
      for (const row of rows) columns.set(row.key, row.label);
      const named = by
        ? this.read(own, field(this.scene.game, [...way, by]), [...way, by], '')
        : null;
      const said = named?.is === 'text' || named?.is === 'hidden' ? named.text : String(at + 1);
      return { name: said, rows };
    });
    return { columns: [...columns].map(([key, label]) => ({ key, label })), records };
  }

  private options(options: Json | undefined): Reading {
    if (!isBook(options)) return { is: 'nothing', text: '' };
    const { game } = this.scene;
    const rows = Object.entries(options).map(([key, value]) => {
      const [label, chosen] = [`${game}-option-${key}`, `${game}-option-${key}-${String(value)}`];
      return {
        path: `options.${key}`,
        key,
        label: tongue.has(label) ? tongue.say(label) : field(game, [key]).label,
        value: {
          is: 'text' as const,
          text: tongue.has(chosen) ? tongue.say(chosen) : String(value),
        },
      };
    });
    return { is: 'rows', rows };
  }
}
