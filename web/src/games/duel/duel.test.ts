import { expect, test } from 'vitest';
import { barrierIn, barriersAt, cellOf, STREETS } from './streets';
import { tally } from './tally';
import { encounter, handSize, inHand, type DuelView, type SideView } from './view';

const side = (more: Partial<SideView> = {}): SideView => ({
  figure: 'harbour',
  lives: 4,
  targets: 0,
  hand_size: 9,
  hand: null,
  discard: {},
  other_hand_known: false,
  action_hand_size: 5,
  action_hand: null,
  action_hand_open: [],
  set_aside_size: 5,
  set_aside: null,
  played: [],
  ...more,
});

const view = (more: Partial<DuelView>): DuelView =>
  ({
    side: 'dracula',
    board: [],
    barriers: { red: null, blue: null, green: '6-9', yellow: null },
    sides: { dracula: side(), van_helsing: side() },
    picked: null,
    ...more,
  }) as DuelView;

test('there are 17 streets, named as records name them', () => {
  expect(STREETS).toHaveLength(17);
  expect(STREETS.map((street) => street.name)).toContain('10-station');
  expect(cellOf('station')).toEqual({ row: 7, column: 5 });
});

test('a barrier is known from both of its places', () => {
  expect(barrierIn(view({}), '6-9')).toBe('green');
  expect(barriersAt(view({}), '9')).toEqual([['green', '6']]);
  expect(barriersAt(view({}), '5')).toEqual([]);
});

test('a kind of card says whose it is', () => {
  expect(encounter('vampire3')).toEqual({ side: 'dracula', is: 'fighter', strength: 3 });
  expect(encounter('crucifix').is).toBe('symbol');
  expect(encounter('victim')).toEqual({ side: 'van_helsing', is: 'target', strength: 0 });
});

test('what is in hand, discarded, collected or lies known is no longer unseen', () => {
  const seen = view({
    board: [{ place: '3', card: 'coffin', may_be: ['coffin'], turned: false }],
    sides: {
      dracula: side({ hand: { coffin: 1 }, discard: { vampire1: 2 } }),
      van_helsing: side({ targets: 2 }),
    },
  });
  const rows = tally(seen, { coffin: 5, vampire1: 3, hunter1: 3 });
  expect(rows.map((row) => row.unseen)).toEqual([1, 1, 3]);
  expect(rows[0]?.places).toEqual(['3']);
});

test('a card that is picked leaves the hand of whoever picks, and is counted once', () => {
  const seen = view({
    phase: 'setup',
    picked: { coffin: 2, vampire1: 1 },
    sides: {
      dracula: side({ hand: { coffin: 5, vampire1: 3 }, hand_size: 8 }),
      van_helsing: side({ hand_size: 15 }),
    },
  });
  expect(inHand(seen, 'dracula')).toEqual({ coffin: 3, vampire1: 2 });
  expect(handSize(seen, 'dracula')).toBe(5);
  expect(handSize(seen, 'van_helsing')).toBe(15);
  expect(tally(seen, { coffin: 5, vampire1: 3 }).map((row) => row.unseen)).toEqual([0, 0]);
});
