import { expect, it } from 'vitest';
import { listed } from './formats';
import { tongue } from './tongue.svelte';

it('lists names as British English does', () => {
  expect(tongue.lang).toBe('en');
  expect(listed(['Mina', 'Seward', 'Godalming'])).toBe('Mina, Seward and Godalming');
});
