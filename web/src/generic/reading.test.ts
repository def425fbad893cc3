import { describe, expect, it } from 'vitest';
import { changes } from './reading';

describe('changes', () => {
  it('names what differs and what it stands in', () => {
    const before = { round: 1, sides: { dracula: { lives: 4 }, van_helsing: { lives: 4 } } };
    const after = { round: 1, sides: { dracula: { lives: 3 }, van_helsing: { lives: 4 } } };
    expect(changes(before, after)).toEqual(['sides', 'sides.dracula', 'sides.dracula.lives']);
  });

  it('counts the entries of lists', () => {
    expect(changes({ bites: [0, 1] }, { bites: [0, 2] })).toEqual(['bites', 'bites.1']);
  });

  it('says nothing of what is the same or gone', () => {
    expect(changes({ winner: null }, { winner: null })).toEqual([]);
    expect(changes({ winner: 'evil', round: 1 }, { round: 1 })).toEqual([]);
  });
});
