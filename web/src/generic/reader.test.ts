import { beforeAll, expect, test, vi } from 'vitest';
import { tongue } from '../words/tongue.svelte';
import { Reader } from './facts';
import type { Section } from './reading';
import { need } from './fields';

const names = ['Anna', 'Bruno'];

async function sections(game: string, view: object): Promise<Record<string, Section>> {
  await need(game);
  const found = new Reader({ game, names, view }).sections();
  return Object.fromEntries(found.map((section) => [section.path, section]));
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await tongue.speak('en', 'table', 'nosferatu', 'fury');
});

test('lists with an entry for each seat become one table of people', async () => {
  const view = { bites: [0, 2], characters: ['?', 'hunter'], holder: 2 };
  const { people, '': now } = await sections('nosferatu', view);
  expect(people?.value).toMatchObject({
    records: { records: [{ name: 'Anna' }, { name: 'Bruno', rows: [{ key: 'bites' }, {}] }] },
  });
  expect(now?.value).toMatchObject({ rows: [{ value: { text: 'Bruno' } }] });
});

test('what is counted has its words, and what is quiet is left out while it is empty', async () => {
  const discards = { items: { knife: 2 }, events: {}, events_face_down: 0 };
  const found = await sections('fury', { despair: 0, discards, round: 3 });
  expect(found.discards?.value).toEqual({
    is: 'rows',
    rows: [
      {
        path: 'discards.items',
        key: 'items',
        label: 'Items',
        value: { is: 'cards', cards: [expect.objectContaining({ name: 'Knife', count: 2 })] },
      },
    ],
  });
  expect(found['']?.value).toMatchObject({ rows: [{ key: 'round', value: { text: '3' } }] });
});

test('a combat comes first', async () => {
  const combat = { against: 'dracula', round: 1, hand: [] };
  const found = await sections('fury', { round: 3, combat });
  expect(Object.keys(found)).toEqual(['combat', '']);
});
