import { expect, test } from 'vitest';
import type { SeatCard, Shown, TableCard } from '../wire';
import { isAlone, maySpeed } from './alone';
import { namesOf, ownSeat } from './scene';

const seat = (number: number, more: Partial<SeatCard>): SeatCard =>
  ({
    seat: number,
    person: null,
    name: null,
    bot: null,
    owner: null,
    owner_name: null,
    resigned: false,
    ...more,
  }) as SeatCard;
const anna = seat(1, { person: 'anna', name: 'Anna' });
const bot = seat(2, { bot: 'scripted' });
const bram = seat(2, { person: 'bram', name: 'Bram' });

const shown = (
  seats: SeatCard[],
  you: Partial<Shown['you']> = {},
): Pick<Shown, 'table' | 'you'> => ({
  table: { seats, ending: null } as unknown as TableCard,
  you: { person: 'anna', seats: [1], host: false, ...you } as Shown['you'],
});

test('whoever plays against bots only is alone, and watchers are not', () => {
  expect(isAlone(shown([anna, bot]))).toBe(true);
  expect(isAlone(shown([anna, bram]))).toBe(false);
  expect(isAlone(shown([anna, bot], { person: 'wanda', seats: [] }))).toBe(false);
});

test('the speed of bots is for the host, or for whoever is alone with them', () => {
  expect(maySpeed(shown([anna, bot]))).toBe(true);
  expect(maySpeed(shown([anna, bram]))).toBe(false);
  expect(maySpeed(shown([anna, bram, seat(3, { bot: 'random' })]))).toBe(false);
  expect(maySpeed(shown([anna, bram, seat(3, { bot: 'random' })], { host: true }))).toBe(true);
});

test('whoever ended the game by resigning keeps name and seat', () => {
  const given = seat(1, { bot: 'scripted', owner: 'anna', owner_name: 'Anna', resigned: true });
  const over = shown([given, bram], { seats: [] });
  expect(ownSeat(over)).toBe(1);
  expect(ownSeat(shown([anna, bram]))).toBe(1);
  expect(ownSeat(shown([anna, bram], { person: null, seats: [] }))).toBeNull();
  const ending = { winner: 'dracula', reason: 'resigned', scores: [-1, 1] };
  expect(namesOf({ seats: [given, bram], ending })).toEqual(['Anna', 'Bram']);
  expect(namesOf({ seats: [given, bram], ending: null })[0]).not.toBe('Anna');
});
