import { describe, expect, it } from 'vitest';
import type { Scene } from '../../table/scene';
import type { Offered } from '../../wire';
import { actingIn, barriersOf, byPlace, homeOf, litWays, placesOf } from './targets';

const KINDS: Record<string, string[]> = { trade: ['who'], ambush: ['spot', 'encounter'] };

function option(code: string): Offered {
  const [verb = '', ...ids] = code.split(':');
  const kinds = KINDS[verb] ?? ['place'];
  const on = ids.map((id, index) => ({ kind: kinds[index], id }));
  return { code, verb, on, say: { id: code, parts: {} }, grave: false } as unknown as Offered;
}

function scene(codes: string[] = [], change: object = {}): Scene {
  const view = {
    phase: 'day',
    hunters: {
      mina: { place: 'vienna', health: 5, bats: true },
      seward: { place: 'hospital_madrid', health: 0, bats: false },
      godalming: { place: null, health: 12, bats: false },
      van_helsing: { place: null, health: 8, bats: false },
    },
    dracula: { place: null },
    lairs: [{ place: 'galatz' }, null],
    trail: [{ place: null }, { place: '?' }, null],
    fog: [],
    storms: ['black_sea'],
    hosts: [],
    consecrated: 'rome',
    roadblocks: ['road-prague-vienna'],
    ...change,
  };
  const parts = { who: { is: 'word', id: 'fury-who-mina' } };
  const decision = { options: codes.map(option), barred: [], say: { id: 'act', parts } };
  const sheet = { health: 8 };
  const facts = {
    hunters: { mina: sheet, seward: sheet, godalming: sheet, van_helsing: sheet },
  };
  return { view, decision, facts, names: [], choose: () => undefined } as unknown as Scene;
}

describe('options', () => {
  it('are about the place that they name, and about nothing else', () => {
    const codes = ['road:prague', 'sail:black_sea', 'rest', 'trade:mina', 'ambush:1:rats'];
    expect([...byPlace(codes.map(option)).keys()]).toEqual(['prague', 'black_sea']);
  });

  it('are offered at their places, with how one gets there', () => {
    const places = placesOf(scene(['road:prague', 'ride:prague', 'go:berlin']));
    expect(places.prague?.offered?.means).toEqual(['road', 'rail']);
    expect(places.berlin?.offered).toMatchObject({ means: ['choice'], code: 'go:berlin' });
  });

  it('that are barred say why, once for each reason', () => {
    const asked = scene(['road:prague']);
    const missing = (code: string, reason: string) => ({ ...option(code), reason });
    Object.assign(asked.decision ?? {}, {
      barred: [
        missing('road:prague', 'fury-why-roadblock'),
        missing('sail:black_sea', 'fury-why-storm'),
        missing('go:black_sea', 'fury-why-storm'),
        missing('wolf:black_sea', 'fury-why-night'),
      ],
    });
    const places = placesOf(asked);
    expect(places.prague?.why).toBeUndefined();
    expect(places.black_sea?.why).toBe('fury-why-storm fury-why-night');
  });

  it('cannot be chosen where nobody may choose', () => {
    const watched = { ...scene(['road:prague']), choose: undefined };
    expect(placesOf(watched).prague).toBeUndefined();
  });
});

describe('the map', () => {
  it('shows figures with their health, also in hospital, and tokens', () => {
    const places = placesOf(scene());
    expect(places.vienna?.figures).toMatchObject([{ kind: 'mina', health: [5, 8], acting: true }]);
    expect(places.vienna?.tokens).toMatchObject([{ kind: 'bats' }]);
    expect(places.madrid?.figures).toMatchObject([{ kind: 'seward' }]);
    expect(places.galatz?.tokens).toMatchObject([{ kind: 'lair' }]);
    expect(places.rome?.tokens).toMatchObject([{ kind: 'holy' }]);
    expect(places.black_sea?.tokens).toMatchObject([{ kind: 'storm' }]);
    expect(Object.keys(barriersOf(scene()))).toEqual(['road-prague-vienna']);
  });

  it('shows Dracula and his trail only as far as the view knows them', () => {
    const kinds = (shown: Scene) =>
      Object.values(placesOf(shown)).flatMap((place) => [
        ...(place.figures ?? []).map(({ kind }) => kind as string),
        ...(place.tokens ?? []).map(({ kind }) => kind as string),
      ]);
    expect(kinds(scene())).not.toContain('dracula');
    expect(kinds(scene())).not.toContain('hideout');
    const known = scene([], { dracula: { place: 'paris' }, trail: [{ place: 'paris' }] });
    expect(kinds(known)).toContain('dracula');
    expect(kinds(known)).toContain('hideout');
  });

  it('lights the roads of the acting hunter', () => {
    const asked = scene(['road:prague', 'road:munich']);
    expect(actingIn(asked)).toBe('mina');
    expect(homeOf(asked)).toBe('vienna');
    expect(litWays(asked).sort()).toEqual(['road-munich-vienna', 'road-prague-vienna']);
  });
});
