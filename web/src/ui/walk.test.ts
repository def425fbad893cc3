import { describe, expect, it } from 'vitest';
import { directionOf, nearest, step } from './walk';

const PARIS = { id: 'paris', x: 0, y: 0 };
const LONDON = { id: 'london', x: -10, y: -40 };
const BERLIN = { id: 'berlin', x: 80, y: -50 };
const ROME = { id: 'rome', x: 60, y: 90 };
const ALL = [PARIS, LONDON, BERLIN, ROME];

describe('arrows', () => {
  it('lead to what lies ahead, though something aside is nearer', () => {
    expect(nearest(PARIS, 'up', ALL)?.id).toBe('london');
    expect(nearest(PARIS, 'right', ALL)?.id).toBe('berlin');
    expect(nearest(PARIS, 'down', ALL)?.id).toBe('rome');
    expect(nearest(PARIS, 'left', ALL)?.id).toBe('london');
  });

  it('lead nowhere where nothing is', () => {
    expect(nearest(ROME, 'down', ALL)).toBeNull();
    expect(directionOf('a')).toBeNull();
    expect(directionOf('ArrowLeft')).toBe('left');
  });
});

describe('steps', () => {
  it('go round', () => {
    expect(step(['a', 'b', 'c'], 'c', 1)).toBe('a');
    expect(step(['a', 'b', 'c'], 'a', -1)).toBe('c');
    expect(step(['a', 'b'], undefined, -1)).toBe('b');
    expect(step([], undefined, 1)).toBeNull();
  });
});
