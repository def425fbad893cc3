import { describe, expect, it } from 'vitest';
import type { Scene } from '../../../table/scene';
import type { Missing, Offered, Prospect } from '../../../wire';
import type { Spot } from '../view';
import { maturingOf } from './maturing';
import { mirrored } from './mirror';
import { forecastOf, foreseen } from './outlook';
import { numbered, stretches } from './path';
import { powerCards, restOf } from './prompts';
import { spacesOf } from './spaces';

const spot = (place: string | null, more: Partial<Spot> = {}): Spot => ({
  back: 'land',
  place,
  power: null,
  open: false,
  wolf: false,
  bat: false,
  rumour: false,
  encounters: [],
  ...more,
});
const laid = (...cards: string[]) => cards.map((card) => ({ card, open: false, damage: 0 }));
const NOTHING: readonly (Spot | null)[] = [null, null, null, null, null, null];

function on(code: string): Pick<Offered, 'code' | 'verb' | 'on'> {
  const [verb = '', id] = code.split(':');
  const kinds: Record<string, string> = { go: 'place', wolf: 'place', lay: 'encounter' };
  return { code, verb, on: id ? [{ kind: kinds[verb] ?? 'space', id }] : [] };
}
const option = (code: string): Offered => ({
  ...on(code),
  say: { id: code, parts: {} },
  grave: false,
});
const missing = (code: string, reason: string): Missing => ({
  ...on(code),
  say: { id: code, parts: {} },
  reason,
});

function scene(
  trail: (Spot | null)[],
  asked: { prompt?: string; options?: string[]; barred?: Missing[]; about?: number[] } = {},
): Scene {
  return {
    seat: 1,
    events: [],
    choose: () => undefined,
    facts: {
      encounters: {
        rats: { matures: false, influence: 0 },
        spy: { matures: true, influence: 0 },
        new_vampire: { matures: true, influence: 3 },
        aristocratic_vampire: { matures: true, influence: 4 },
      },
      rumour: { influence: 3 },
    },
    view: {
      options: {},
      dracula: { seat: 1, place: 'paris' },
      trail: [...trail, ...NOTHING].slice(0, 6),
      lairs: [null, null, null],
      leaving: null,
    },
    decision: {
      prompt: asked.prompt ?? 'travel',
      options: (asked.options ?? []).map(option),
      barred: asked.barred ?? [],
      about: asked.about ?? [],
      since: 1,
    },
  } as unknown as Scene;
}

describe('the way over the map', () => {
  it('follows roads from hideout to hideout, the newest first', () => {
    const { view } = scene([spot('paris'), spot('nantes'), spot('bordeaux')]);
    const way = stretches(view as never);
    expect(way.map(({ age }) => age)).toEqual([1, 2]);
    expect(way.every(({ path }) => path.includes('Q'))).toBe(true);
  });

  it('leaps over power cards, and goes straight where no road leads', () => {
    const { view } = scene([spot('paris'), spot(null, { power: 'feed' }), spot('rome')]);
    expect(stretches(view as never)).toEqual([{ age: 1, path: expect.stringContaining('L') }]);
  });

  it('numbers the hideouts by their spaces', () => {
    const { view } = scene([null, spot('paris')]);
    const token = { kind: 'hideout' as const, name: '' };
    const places = numbered({ paris: { tokens: [token] } }, view as never);
    expect(places.paris?.tokens?.[0]?.age).toBe(2);
  });
});

describe('the outlook', () => {
  const row = (code: string, left: number | null): Prospect => ({
    code,
    place: 'paris',
    near: ['mina'],
    perhaps: ['seward', 'godalming'],
    left,
  });

  it('counts the hunters for certain and at most', () => {
    expect(forecastOf([row('go:paris', 14)])).toMatchObject({ hunters: '1–3', left: '14' });
  });

  it('says the least and the most where several ways lead there', () => {
    expect(forecastOf([row('go:paris', 14), row('wolf:paris', 31)]).left).toBe('14–31');
  });

  it('counts no places without the deduction map', () => {
    expect(forecastOf([row('go:paris', null)]).left).toBe('');
  });

  it('stands at places that the question is about, for whoever looks on too', () => {
    const outlook = { moves: 1, era: 0, prospects: [row('go:paris', 2)] };
    expect(foreseen({ paris: {} }, outlook, new Map()).paris?.outlook).toBeUndefined();
    const asked = new Map([['paris', []]]);
    expect(foreseen({ paris: {} }, outlook, asked).paris?.outlook?.left).toBe('2');
  });
});

describe('what matures', () => {
  it('is what leaves the trail next, with its influence and the rumour', () => {
    const trail = [spot('paris', { encounters: laid('spy') }), null, null, null, null];
    const last = spot('rome', { encounters: laid('new_vampire', 'rats'), rumour: true });
    const [next, then] = maturingOf(scene([...trail, last]));
    expect(next).toMatchObject({ space: 6, phases: 1, cards: ['new_vampire'], influence: 6 });
    expect(then).toMatchObject({ space: 1, phases: 6, cards: ['spy'], influence: 0 });
  });

  it('is one vampire to a hideout, unless the table plays otherwise', () => {
    const both = scene([spot('rome', { encounters: laid('new_vampire', 'aristocratic_vampire') })]);
    expect(maturingOf(both)[0]?.influence).toBe(4);
    both.view.options.vampire_mature_ends_hideout = 'off';
    expect(maturingOf(both)[0]?.influence).toBe(7);
  });

  it('is nothing that lies on Hide', () => {
    expect(maturingOf(scene([spot(null, { power: 'hide', encounters: laid('spy') })]))).toEqual([]);
  });
});

describe('the mirror', () => {
  it('shows what lies open and nothing else', () => {
    const open = spot('rome', { open: true, encounters: laid('spy') });
    const own = scene([spot('paris'), spot(null, { power: 'hide' }), open]);
    const seen = mirrored(own);
    expect(seen.view.dracula.place).toBeNull();
    expect(seen.view.trail[0].place).toBe('?');
    expect(seen.view.trail[1].power).toBe('?');
    expect(seen.view.trail[2].place).toBe('rome');
    expect(seen.view.trail[2].encounters[0].card).toBe('?');
    expect(seen.choose).toBeUndefined();
    expect(JSON.stringify(seen.view)).not.toContain('paris');
  });

  it('shows where he is once he is revealed', () => {
    const own = scene([spot(null, { power: 'feed', open: true }), spot('paris', { open: true })]);
    expect(mirrored(own).view.dracula.place).toBe('paris');
  });
});

describe('his choices', () => {
  it('are power cards, each with what can be done or why not', () => {
    const asked = scene([], {
      options: ['go:rome', 'feed', 'wolf:rome', 'wolf:bari', 'misdirect:3', 'enter_lair:1'],
      barred: [missing('hide', 'fury-why-power-on-trail')],
    });
    const cards = powerCards(asked);
    expect(cards.map(({ power }) => power)).toEqual(['feed', 'hide', 'wolf_form', 'misdirect']);
    expect(cards[1]?.missing[0]?.reason).toBe('fury-why-power-on-trail');
    expect(cards[2]?.options).toHaveLength(2);
    expect(restOf(asked).map(({ code }) => code)).toEqual(['enter_lair:1']);
  });

  it('are spaces for a rumour at once, and for Misdirect when it is taken up', () => {
    const rumour = scene([], { prompt: 'rumour', options: ['rumour:1', 'rumour:3', 'no_rumour'] });
    expect([...spacesOf(rumour, null).keys()]).toEqual(['1', '3']);
    const travel = scene([], { options: ['misdirect:4', 'feed'] });
    expect(spacesOf(travel, null).size).toBe(0);
    expect([...spacesOf(travel, { verb: 'misdirect' }).keys()]).toEqual(['4']);
  });

  it('are space 1 or the new lair for the encounter that is taken up', () => {
    const lay = scene([], { prompt: 'lay', options: ['lay:rats', 'lay:spy'] });
    const armed = { verb: 'lay', code: 'lay:spy' };
    expect(spacesOf(lay, armed).get('1')?.code).toBe('lay:spy');
    const lair = scene([], { prompt: 'lay_in_lair', options: ['lay:spy'], about: [1] });
    expect([...spacesOf(lair, armed).keys()]).toEqual(['lair2']);
    expect(spacesOf(lair, null).size).toBe(0);
  });
});
