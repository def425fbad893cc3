import { expect, test } from 'vitest';
import type { Happened } from '../../../wire';
import type { Scene } from '../../../table/scene';
import { brawl, foeHealth, stoppedBy } from './printed';
import { lastCombat, outcome, wordFor } from './rounds';

const log = (...codes: string[]): Happened[] =>
  codes.map((code, move) => ({
    code,
    move,
    say: { id: `fury-log-${code.split(':')[0] ?? ''}`, parts: {} },
  }));

const FIRST = ['combat_began', 'combat_drawn:5', 'combat_round:1', 'engaged:mina'];
const SHOWN = ['struck_with:claws', 'fought_with:godalming:knife', 'fought_with:mina:dodge'];

test('without a combat there is nothing to tell', () => {
  expect(lastCombat(log('day:monday:1'))).toBeNull();
});

test('a round tells its cards once they are turned up', () => {
  const sealed = lastCombat(log(...FIRST))?.rounds[0];
  expect(sealed).toMatchObject({ number: 1, strike: null, fights: {} });
  expect(outcome(sealed!)).toBeNull();
  const found = lastCombat(log(...FIRST, ...SHOWN, 'struck_out:claws', 'dracula_suffered:3:12'));
  expect(found?.rounds[0]).toMatchObject({
    strike: 'claws',
    stopped: true,
    fights: { godalming: 'knife', mina: 'dodge' },
  });
  expect(found?.rounds[0]?.effects.map(({ id }) => id)).toEqual(['fury-log-dracula_suffered']);
});

test('the outcome says which card stands', () => {
  const after = (...codes: string[]) =>
    outcome(lastCombat(log(...FIRST, ...SHOWN, ...codes))!.rounds[0]!)?.id;
  expect(after('struck_out:claws')).toBe('fury-page-combat-out-stopped');
  expect(after('suffered:mina:2:6')).toBe('fury-page-combat-out-stands');
  expect(after('card_cancelled:mina:dodge')).toBe('fury-page-combat-out-both');
  expect(after('card_cancelled:godalming:knife')).toBe('fury-page-combat-out-stands');
  expect(after('too_proud:escape_as_bat')).toBe('fury-page-combat-out-proud');
});

test('a later combat begins anew, and an exchanged card takes the place of the first', () => {
  const events = log(
    ...FIRST,
    ...SHOWN,
    'combat_ended',
    ...FIRST,
    ...SHOWN,
    'exchanged:mina:punch',
  );
  const found = lastCombat(events);
  expect(found?.rounds).toHaveLength(1);
  expect(found?.ended).toBeNull();
  expect(lastCombat(events.slice(0, 8))?.ended).toBe(7);
  expect(found?.rounds[0]?.fights.mina).toBe('punch');
});

test('what cancels a card follows from the banners', () => {
  const fights = { dodge: { cancels: ['claws'] }, punch: { cancels: ['plotting'] } };
  expect(stoppedBy({ fights }, 'claws')).toEqual(['dodge']);
  expect(wordFor('dodge')).toBe('fury-combat-dodge');
  expect(wordFor('knife')).toBe('fury-item-knife');
});

test('a vampire keeps the wounds of earlier combats', () => {
  const lair = (damage: number) => ({
    place: 'nice',
    encounters: [{ card: 'new_vampire', open: true, damage }],
  });
  const scene = (events: Happened[], damage: number) =>
    ({
      facts: { encounters: { new_vampire: { health: 3 } } },
      view: {
        combat: { against: 'new_vampire', hunters: { mina: {} } },
        hunters: { mina: { place: 'nice' } },
        trail: [null, lair(damage)],
        lairs: [],
      },
      events,
    }) as unknown as Scene;
  const health = (now: Scene) => foeHealth(now, brawl(now)!);
  expect(health(scene(log('combat_began'), 0))).toEqual([3, 3]);
  expect(health(scene(log('vampire_suffered:new_vampire:2:1', 'combat_began'), 2))).toEqual([1, 3]);
  const hit = log('combat_began', 'vampire_suffered:new_vampire:1:2');
  expect(health(scene(hit, 0))).toEqual([2, 3]);
});
