import { expect, test } from 'vitest';
import { parted } from './cards';

test('the text of an event begins with when it is played', () => {
  expect(parted('As an action by day: make two moves by sea.')).toEqual({
    when: 'As an action by day',
    what: 'Make two moves by sea.',
  });
  expect(parted('À l’Aube\u00a0: jouez un Allié.').when).toBe('À l’Aube');
  expect(parted('It does no damage.')).toEqual({ when: '', what: 'It does no damage.' });
});
