import { expect, test } from 'vitest';
import { Speech } from './speech';

const WORDS = `
seat = Seat { $number }
card-bite = Bite
    .a = a Bite
card-wolves = Wolves
    .quoted = “Wolves”
drew = { $who } draws { $card_a }.
holds = { $side } holds: { $cards }.
nights = { $count ->
    [one] { $count } Night
   *[other] { $count } Nights
}
`;

function speech(): Speech {
  const made = new Speech('en');
  made.add(WORDS);
  return made;
}

test('a word brings its attributes', () => {
  const parts = { who: { is: 'seat', seat: 2 }, card: { is: 'word', id: 'card-bite' } } as const;
  expect(speech().phrase({ id: 'drew', parts }, ['Anna', 'Bruno'])).toBe('Bruno draws a Bite.');
});

test('a seat without a name has a number', () => {
  expect(speech().who(3, ['Anna'])).toBe('Seat 3');
  expect(speech().who(1, [''])).toBe('Seat 1');
});

test('several words stand in a row, quoted where they can be', () => {
  const items: [string, number][] = [
    ['card-bite', 2],
    ['card-wolves', 1],
  ];
  const parts = { side: { is: 'text', value: 'Anna' }, cards: { is: 'several', items } } as const;
  expect(speech().phrase({ id: 'holds', parts: { ...parts } }, [])).toBe(
    'Anna holds: 2 × Bite, “Wolves”.',
  );
});

test('numbers choose the form', () => {
  expect([1, 2].map((count) => speech().say('nights', { count }))).toEqual(['1 Night', '2 Nights']);
});

test('attributes can be said', () => {
  expect(speech().say('card-bite.a')).toBe('a Bite');
});

test('what is missing shows its name', () => {
  expect(speech().say('nothing-here')).toBe('nothing-here');
  expect(speech().say('card-bite.nothing')).toBe('card-bite.nothing');
  expect(speech().has('nothing-here')).toBe(false);
});

test('ids are found by their beginning', () => {
  expect(speech().ids('card-')).toEqual(['card-bite', 'card-wolves']);
});

test('names are never read as Fluent', () => {
  const parts = { who: { is: 'seat', seat: 1 }, card: { is: 'word', id: 'card-bite' } } as const;
  expect(speech().phrase({ id: 'drew', parts }, ['{ seat }'])).toBe('{ seat } draws a Bite.');
});

test('a phrase is put in words once for the same names', () => {
  const said = speech();
  const phrase = { id: 'drew', parts: { who: { is: 'seat', seat: 1 } } } as const;
  const names = ['Anna'];
  expect(said.phrase(phrase, names)).toContain('Anna');
  expect(said.phrase(phrase, names)).toContain('Anna');
  expect(said.filled).toBe(1);
  expect(said.phrase(phrase, ['Bruno'])).toContain('Bruno');
});
