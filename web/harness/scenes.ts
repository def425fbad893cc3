/** Map states used by the map tests. */
import { SPOTS } from '../src/games/fury/geography';
import type { PlaceState, Token } from '../src/games/fury/map/state';

interface Shown {
  places?: Record<string, PlaceState>;
  ways?: string[];
  home?: string;
  barriers?: Record<string, Token>;
}

const HUNTERS: Record<string, PlaceState> = {
  vienna: {
    figures: [
      { kind: 'van_helsing', name: 'Van Helsing', health: [7, 10], acting: true },
      { kind: 'mina', name: 'Mina Harker', health: [3, 8] },
    ],
  },
  madrid: { figures: [{ kind: 'seward', name: 'Dr. John Seward', health: [9, 10] }] },
  north_sea: { figures: [{ kind: 'godalming', name: 'Lord Godalming', health: [12, 12] }] },
  milan: { figures: [{ kind: 'dracula', name: 'Dracula' }] },
};

const OFFERED: Record<string, PlaceState> = {
  prague: { offered: { means: ['road', 'rail'], ticket: 1, says: 'Go to Prague' } },
  munich: { offered: { means: ['road'], says: 'Go to Munich' } },
  zagreb: { offered: { means: ['road'], says: 'Go to Zagreb' } },
  budapest: { offered: { means: ['road', 'rail'], ticket: 1, says: 'Go to Budapest' } },
  venice: { offered: { means: ['rail'], ticket: 1, says: 'Go to Venice' } },
  berlin: { why: 'Too far for this ticket.' },
};

const TOKENS: Record<string, PlaceState> = {
  edinburgh: { tokens: [{ kind: 'fog', name: 'Fog' }] },
  paris: { tokens: [{ kind: 'holy', name: 'Consecrated ground' }] },
  rome: { tokens: [{ kind: 'host', name: 'Heavenly host' }] },
  klausenburg: { tokens: [{ kind: 'lair', name: 'Lair' }] },
  adriatic_sea: { tokens: [{ kind: 'storm', name: 'Storm' }] },
  toulouse: { tokens: [{ kind: 'bats', name: 'Bats' }] },
  leipzig: { tokens: [{ kind: 'rumour', name: 'Rumour' }] },
  sofia: {
    tokens: [
      { kind: 'wolves', name: 'Wolves' },
      { kind: 'hideout', name: 'Hideout' },
    ],
  },
};

function belief(): Record<string, PlaceState> {
  const found: Record<string, PlaceState> = {};
  SPOTS.forEach(({ id, size }, at) => {
    if (size === 'sea' || at % 3) return;
    const value = ((at * 37) % 100) / 100;
    const text = String(Math.round(value * 100));
    found[id] = { shade: { value, text, says: `${text} %` } };
  });
  return found;
}

export const SCENES: Record<string, Shown> = {
  quiet: {},
  busy: {
    places: { ...TOKENS, ...OFFERED, ...HUNTERS },
    ways: ['road-prague-vienna', 'rail-prague-vienna', 'road-munich-vienna', 'rail-venice-vienna'],
    home: 'vienna',
    barriers: { 'road-paris-strasbourg': { kind: 'roadblock', name: 'Roadblock' } },
  },
  start: {
    places: Object.fromEntries(
      SPOTS.filter(({ size }) => size !== 'sea').map(({ id }) => [
        id,
        { offered: { means: ['choice'], says: `Start in ${id}` } },
      ]),
    ),
  },
  belief: { places: { ...belief(), ...HUNTERS }, home: 'vienna' },
};
