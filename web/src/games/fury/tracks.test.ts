import { describe, expect, it } from 'vitest';
import type { Scene } from '../../table/scene';
import { health, influence, signOf, turnOf } from './tracks';
import type { FuryView } from './view';

function scene(waiting: number[], seats = [2, 2, 2, 2], phase = 'dawn'): Scene {
  const names = ['godalming', 'seward', 'van_helsing', 'mina'];
  const hunters = Object.fromEntries(names.map((name, at) => [name, { seat: seats[at] }]));
  const view = { dracula: { seat: 1, damage: 4 }, hunters, influence: 20, phase };
  return { view, waiting, decision: null, seat: 1 } as unknown as Scene;
}

describe('the status strip', () => {
  it('counts what is left of Dracula, and influence up to the winning number', () => {
    const view = scene([]).view as FuryView;
    expect(health(view)).toEqual({ value: 11, most: 15 });
    expect(health({ ...view, dracula: { ...view.dracula, damage: 19 } }).value).toBe(0);
    expect(influence(view)).toEqual({ value: 13, most: 13 });
  });

  it('names the hunter whom the question is about, else the side that is asked', () => {
    expect(turnOf(scene([2]), 'mina')).toBe('fury-who-mina');
    expect(turnOf(scene([2]), null)).toBe('fury-side-hunters');
    expect(turnOf(scene([5], [2, 3, 4, 5]), null)).toBe('fury-who-mina');
    expect(turnOf(scene([1]), null)).toBe('fury-side-dracula');
    expect(turnOf(scene([]), null)).toBeNull();
    expect(turnOf(scene([1, 2]), null)).toBeNull();
  });

  it('names the side whose phase it is where nobody is waited for, as in a lesson', () => {
    const lesson = (phase: string) => scene([], [2, 2, 2, 2], phase);
    expect(turnOf(lesson('dracula'), null)).toBe('fury-side-dracula');
    expect(turnOf(lesson('night'), null)).toBe('fury-side-hunters');
    const asked = { ...lesson('night'), decision: {} } as unknown as Scene;
    expect(turnOf(asked, null)).toBe('fury-side-dracula');
    expect(turnOf(scene([1, 2], [2, 2, 2, 2], 'day'), null)).toBe('fury-side-hunters');
  });

  it('has a sign of its own for day, night and the half-light', () => {
    expect(new Set((['day', 'night', 'dawn', 'dracula'] as const).map(signOf)).size).toBe(4);
  });
});
