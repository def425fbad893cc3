import { beforeAll, expect, test, vi } from 'vitest';
import type { GameCard, TableCard } from '../wire';

const GAME: GameCard = {
  name: 'toy',
  rules: 1,
  seats: [2, 3],
  settings: [{ name: 'match', choices: ['one', 'three'], free: false, rules: [] }],
  bots: [],
  sides: [],
  teams: false,
  lesson: false,
  lessons: [],
};
let drafts: typeof import('./draft');

vi.mock('./opening', () => ({ HOUSE: { talk: 'open', bots: 'normal' } }));
beforeAll(async () => {
  drafts = await import('./draft');
});

test('a new table has the first choice of everything', () => {
  const wish = drafts.newTable('toy', drafts.draftOf(GAME));
  expect(wish).toMatchObject({
    game: 'toy',
    players: 2,
    options: { match: 'one' },
    pace: { kind: 'relaxed', minutes: 15 },
    access: 'unlisted',
  });
  expect(wish).not.toHaveProperty('password');
});

test('a password goes only with the access that has one', () => {
  const draft = { ...drafts.draftOf(GAME), password: 'garlic' };
  expect(drafts.newTable('toy', draft)).not.toHaveProperty('password');
  draft.access = 'password';
  expect(drafts.newTable('toy', draft).password).toBe('garlic');
});

test('a table that has a password keeps it when none is given', () => {
  const draft = { ...drafts.draftOf(GAME), access: 'password' as const };
  expect(drafts.configure(draft)).not.toHaveProperty('password');
});

test('what a table agreed on is what its form shows', () => {
  const pace = { kind: 'live', bank: 600, increment: 5 } as const;
  const table = { players: 3, options: { match: 'three' }, pace, access: 'public', house: {} };
  const draft = drafts.draftFrom(GAME, table as unknown as TableCard);
  expect(drafts.configure(draft)).toMatchObject({ players: 3, options: { match: 'three' }, pace });
});
