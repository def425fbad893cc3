import { expect, test } from 'vitest';
import { Speech } from './speech';

test('a name from right to left does not turn around the sentence beside it', () => {
  const speech = new Speech('en');
  speech.add('sat = { $name } takes seat { $seat }.');
  expect(speech.say('sat', { name: 'محمد', seat: 2 })).toBe('\u2068محمد\u2069 takes seat 2.');
  expect(speech.say('sat', { name: 'Zoé', seat: 2 })).toBe('Zoé takes seat 2.');
});
