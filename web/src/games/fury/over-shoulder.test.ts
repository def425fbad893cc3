import { beforeEach, expect, it, vi } from 'vitest';
import type { Scene } from '../../table/scene';
import { deduction } from './deduction/state.svelte';
import { count } from './dracula/state.svelte';
import { storyOf } from './story';

const get = vi.hoisted(() => vi.fn((path: string) => Promise.resolve({ path, facts: [] })));
vi.mock('../../api', () => ({ get, Refusal: Error }));
vi.mock('../../ui/painted', () => ({ painted: () => Promise.resolve() }));
beforeEach(() => get.mockClear());

function scene(shoulder: string | null): Scene {
  return {
    seat: 1,
    shoulder,
    table: { id: 'abc', stage: 'playing', house: { deduction: 'likely' } },
    view: { dracula: { seat: 1 } },
    events: [],
    decision: { prompt: 'travel', since: 3, options: [] },
  } as unknown as Scene;
}

it('asks as the seat of the viewer', async () => {
  await deduction.follow(scene(null));
  await count.follow(scene(null));
  expect(get.mock.calls.flat()).toEqual([
    '/api/tables/abc/deduction?seat=1',
    '/api/tables/abc/outlook?seat=1',
  ]);
});

it('asks by the same token as for the table over a shoulder, where nothing can be chosen', async () => {
  await deduction.follow(scene('to ken'));
  await deduction.why(scene('to ken'), 'paris');
  count.outlook = null;
  await count.follow({ ...scene('to ken'), events: [{} as never] });
  expect(get.mock.calls.flat()).toEqual([
    '/api/tables/abc/deduction?shoulder=to+ken',
    '/api/tables/abc/deduction/why?shoulder=to+ken&place=paris&space=0',
    '/api/tables/abc/outlook?shoulder=to+ken',
  ]);
});

it('asks for the story by the token too, and once as each viewer', async () => {
  await Promise.all([storyOf('abc', 'to ken'), storyOf('abc', 'to ken'), storyOf('abc', null)]);
  expect(get.mock.calls.flat()).toEqual([
    '/api/tables/abc/story?shoulder=to+ken',
    '/api/tables/abc/story',
  ]);
});
