import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import Sheet from '../../ui/Sheet.svelte';
import { tall } from './prompts';

describe('how high a question may be', () => {
  it('depends on the question alone', () => {
    expect(tall('act')).toBe('70dvh');
    expect(tall('travel')).toBe('58dvh');
    expect(tall('fight_with')).toBeNull();
    expect(tall('name_city')).toBeNull(); // answered on the map
  });

  it('comes with the sheet itself, and goes with it', () => {
    const sheet = (height: string | null) =>
      render(Sheet, { props: { snap: 'half', tall: height } }).body;
    expect(sheet(tall('act'))).toContain('--asks: 70dvh');
    expect(sheet(tall('fight_with'))).not.toContain('--asks');
  });
});
