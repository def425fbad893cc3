import { beforeEach, expect, test, vi } from 'vitest';
import type { Moment } from '../wire';
import { Moments } from './moments';

const server = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock('../api', () => ({ ...server, Refusal: Error }));

/** Respond like the server: each moment has every event up to its move. */
function answer(path: string): Promise<Moment> {
  const move = Number(/moments\/(\d+)/.exec(path)?.[1]);
  const items = Array.from({ length: move }, (_, at) => ({
    code: `stepped:${String(at)}`,
    move: at + 1,
    say: { id: 'stepped', parts: {} },
  }));
  return Promise.resolve({ move, events: { start: 0, items } } as unknown as Moment);
}

const asked = (): number => server.get.mock.calls.length;

beforeEach(() => {
  server.get.mockReset().mockImplementation(answer);
});

test('each event is kept once for an eye', async () => {
  const moments = new Moments('t');
  const late = await moments.moment(1, 9);
  const early = await moments.moment(1, 5);
  expect(early.events.items).toHaveLength(5);
  early.events.items.forEach((event, at) => expect(late.events.items[at]).toBe(event));
  const other = await moments.moment('truth', 5);
  expect(other.events.items[0]).not.toBe(early.events.items[0]);
});

test('the latest moments are kept, and old ones are asked for again', async () => {
  const moments = new Moments('t');
  for (let move = 1; move <= 60; move += 1) await moments.moment('truth', move);
  expect(asked()).toBe(60);
  await moments.moment('truth', 60);
  await moments.moment('truth', 21);
  expect(asked()).toBe(60);
  await moments.moment('truth', 20);
  expect(asked()).toBe(61);
});

test('a moment that is looked at again stays', async () => {
  const moments = new Moments('t');
  await moments.moment('truth', 1);
  for (let move = 2; move <= 60; move += 1) {
    await moments.moment('truth', move);
    await moments.moment('truth', 1);
  }
  expect(asked()).toBe(60);
});

test('a glance at all of them pushes none out', async () => {
  const moments = new Moments('t');
  await moments.moment(2, 7);
  for (let move = 1; move <= 60; move += 1) await moments.glance(2, move);
  expect(asked()).toBe(60);
  await moments.moment(2, 7);
  expect(asked()).toBe(60);
});

test('a shared view asks by its token, except for what another seat saw', async () => {
  const moments = new Moments('t', 'to ken');
  moments.own = 2;
  for (const eye of ['truth', 'watcher', 2, 1] as const) await moments.moment(eye, 3);
  expect(server.get.mock.calls.flat()).toEqual([
    '/api/tables/t/moments/3?shoulder=to+ken&truth=true',
    '/api/tables/t/moments/3?shoulder=to+ken&watcher=true',
    '/api/tables/t/moments/3?shoulder=to+ken',
    '/api/tables/t/moments/3?seat=1',
  ]);
});
