import { describe, expect, it } from 'vitest';
import { places, standing } from './atlas';

const FACTS = {
  places: {
    dover: { size: 'small', region: 'kent', port: true, neighbours: ['ashford', 'channel'] },
    ashford: { size: 'large', region: 'kent', port: false, neighbours: ['dover'] },
    channel: { size: 'sea', region: null, port: false, neighbours: ['dover'] },
  },
  links: {
    'road-ashford-dover': { way: 'road', ends: ['ashford', 'dover'] },
    'rail-ashford-dover': { way: 'white', ends: ['ashford', 'dover'] },
  },
};

describe('places', () => {
  it('know where one can go from them, and how', () => {
    const [dover, , channel] = places(FACTS);
    expect(dover?.ways).toEqual({
      road: ['ashford'],
      white: ['ashford'],
      yellow: [],
      sea: ['channel'],
    });
    expect(channel?.ways.sea).toEqual(['dover']);
  });

  it('are none where nothing is printed', () => {
    expect(places({})).toEqual([]);
  });
});

describe('standing', () => {
  it('tells where figures are that can be seen', () => {
    const view = {
      hunters: { mina: { place: 'dover' }, seward: { place: null } },
      dracula: { place: null },
    };
    expect([...standing(view)]).toEqual(['dover']);
  });
});
