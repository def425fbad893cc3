import { expect, test } from 'vitest';
import { Speech } from './speech';

test('a name from right to left does not turn around the sentence beside it', () => {
  const speech = new Speech('en');
  speech.add('sat = { $name } takes seat { $seat }.');
  expect(speech.say('sat', { name: 'محمد', seat: 2 })).toBe('\u2068محمد\u2069 takes seat 2.');
  expect(speech.say('sat', { name: 'Zoé', seat: 2 })).toBe('Zoé takes seat 2.');
});

test('names in a list do not turn around each other', () => {
  const speech = new Speech('en');
  speech.add('waiting = Waiting for { $names }.\nseat = Seat { $number }');
  const names = ['محمد', 'Zoé', ''];
  const listed = [1, 2, 3].map((seat) => speech.who(seat, names)).join(', ');
  expect(speech.say('waiting', { names: listed })).toBe(
    'Waiting for \u2068محمد\u2069, Zoé, Seat 3.',
  );
  expect(speech.phrase({ id: 'waiting', parts: { names: { is: 'seat', seat: 1 } } }, names)).toBe(
    'Waiting for \u2068محمد\u2069.',
  );
});
