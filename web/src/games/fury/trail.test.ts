import { describe, expect, it } from 'vitest';
import { lairsOf, placeOf, trailOf } from './trail';
import type { FuryView, Spot } from './view';

const HIDDEN: Spot = {
  back: 'land',
  place: '?',
  power: '?',
  open: false,
  wolf: false,
  bat: false,
  rumour: true,
  encounters: [{ card: '?', open: false, damage: 0 }],
};
const PARIS: Spot = { ...HIDDEN, place: 'paris', power: null, open: true, wolf: true };
const FEED: Spot = { ...HIDDEN, place: null, power: 'feed', rumour: false, encounters: [] };
const view = { trail: [PARIS, HIDDEN, FEED, null], lairs: [PARIS, null, null] };
const shown = view as unknown as FuryView;

describe('the trail', () => {
  it('tells only what the view knows of a card', () => {
    const [paris, hidden, feed, none] = trailOf(shown);
    expect(paris).toMatchObject({ place: 'paris', power: null, hidden: false });
    expect(hidden).toMatchObject({ place: null, power: null, hidden: true, marks: ['rumour'] });
    expect(feed).toMatchObject({ place: null, power: 'feed', hidden: false });
    expect(none).toMatchObject({ spot: null, hidden: false });
  });

  it('has a mark for what lies with a card', () => {
    expect(trailOf(shown)[0]?.marks).toEqual(['open', 'wolf', 'rumour']);
  });

  it('finds the place of a space, also in a lair', () => {
    expect(placeOf(shown, '1')).toBe('paris');
    expect(placeOf(shown, '2')).toBeNull();
    expect(placeOf(shown, lairsOf(shown)[0]!.space)).toBe('paris');
    expect(placeOf(shown, null)).toBeNull();
  });
});
