import { expect, test } from 'vitest';
import { points } from '../../../film/points';
import type { Happened } from '../../../wire';
import { signOf, SIGNS, turns } from './turns';

const told = (...codes: string[]): Happened[] =>
  codes.map((code, at) => ({ code, move: at + 1, say: { id: code, parts: {} } }));
const named = (...codes: string[]) =>
  [...turns(told(...codes))].map(([event, name]) => [event.code, name.replace('fury-turn-', '')]);

test('found once, until a card lies face down', () => {
  expect(
    named('laid:land', 'dracula_found:paris', 'dracula_found:paris', 'laid:land', 'laid:sea'),
  ).toEqual([
    ['dracula_found:paris', 'found'],
    ['laid:land', 'escaped'],
  ]);
  expect(named('dracula_found:paris', 'flew_away:1:land').at(-1)?.[1]).toBe('escaped');
});

test('wounded once in a fight, and not by the sea', () => {
  const wound = 'dracula_suffered:2:13';
  expect(
    named(wound, 'fight:mina', wound, wound, 'combat_ended', wound, 'fight:mina', wound),
  ).toEqual([
    [wound, 'wounded'],
    [wound, 'wounded'],
  ]);
});

test('a turning point has a name and a sign, and the end comes before all others', () => {
  const events = told('matured:wolves', 'defeated:mina:paris', 'won:dracula:influence');
  events[2]!.move = 2;
  const sets = { great: new Set<string>(), chapters: new Set<string>(), called: turns };
  const found = points(events, sets);
  expect(found.map(({ move, name }) => [move, name])).toEqual([
    [1, 'fury-turn-matured'],
    [2, 'fury-turn-won'],
  ]);
  for (const { name } of found) expect(signOf(name)).not.toBe('');
  expect(new Set(Object.values(SIGNS)).size).toBe(Object.keys(SIGNS).length);
});
