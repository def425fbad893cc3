/** What the board shows of a scene: figures, tokens, and the places on offer. */
import { say, subject, type Scene } from '../../table/scene';
import type { Offered } from '../../wire';
import { t } from '../../words/tongue.svelte';
import { spotOf, WAYS } from './geography';
import type { Means, PlaceState, Token, TokenKind } from './map/state';
import { fury, HUNTERS, printed, type Hunter, type Spot } from './view';

/** The means of travel of each verb; any other verb that names a place simply chooses it. */
const MEANS: Record<string, Means> = { road: 'road', ride: 'rail', sail: 'sea', leave: 'sea' };

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
type Draft = Writable<PlaceState>;

/** Group options by the places they are about. */
export function byPlace(options: readonly Offered[]): Map<string, Offered[]> {
  const found = new Map<string, Offered[]>();
  for (const option of options) {
    const spot = spotOf(subject(option, 'place') ?? '');
    if (spot) found.set(spot.id, [...(found.get(spot.id) ?? []), option]);
  }
  return found;
}

/** Return the state of each place. */
export function placesOf(scene: Scene): Record<string, PlaceState> {
  const view = fury(scene);
  const found: Record<string, Draft> = {};
  const at = (place: string) => (found[spotOf(place)?.id ?? place] ??= {});
  const lay = (kind: TokenKind, places: readonly string[], says: string) => {
    for (const place of places) {
      const spot = at(place);
      spot.tokens = [...(spot.tokens ?? []), { kind, name: t(says) }];
    }
  };
  for (const kind of HUNTERS) {
    const hunter = view.hunters[kind];
    if (!hunter.place) continue;
    const spot = at(hunter.place);
    const most = printed(scene).hunters?.[kind].health ?? hunter.health;
    const health = [Math.max(0, hunter.health), most] as const;
    const acting = kind === actingIn(scene);
    const figure = { kind, name: t(`fury-who-${kind}`), health, acting };
    spot.figures = [...(spot.figures ?? []), figure];
    if (hunter.bats) lay('bats', [hunter.place], 'fury-map-token-bats');
  }
  if (view.dracula.place) {
    const spot = at(view.dracula.place);
    spot.figures = [...(spot.figures ?? []), { kind: 'dracula', name: t('fury-side-dracula') }];
  }
  lay('lair', placed(view.lairs), 'fury-map-token-lair');
  lay('hideout', placed(view.trail), 'fury-map-token-hideout');
  lay('fog', view.fog, 'fury-map-token-fog');
  lay('storm', view.storms, 'fury-map-token-storm');
  lay('host', view.hosts, 'fury-map-token-host');
  lay('holy', view.consecrated ? [view.consecrated] : [], 'fury-map-token-holy');
  for (const [place, options] of offeredAt(scene)) at(place).offered = offer(scene, options);
  for (const [place, reasons] of barredFrom(scene)) {
    if (!found[place]?.offered) at(place).why = [...reasons].map((reason) => t(reason)).join(' ');
  }
  return found;
}

/** Return the options about places, if they can be chosen. */
export function offeredAt(scene: Scene): Map<string, Offered[]> {
  return scene.choose ? byPlace(scene.decision?.options ?? []) : new Map<string, Offered[]>();
}

/** Return the reasons (message ids) why places a player might expect cannot be chosen. */
function barredFrom(scene: Scene): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const missing of scene.decision?.barred ?? []) {
    const spot = spotOf(subject(missing, 'place') ?? '');
    if (spot) found.set(spot.id, (found.get(spot.id) ?? new Set()).add(missing.reason));
  }
  return found;
}

function offer(scene: Scene, options: readonly Offered[]): PlaceState['offered'] {
  const means = options.map(({ verb }) => MEANS[verb] ?? 'choice');
  return {
    means: [...new Set(means)],
    says: options.map((option) => say(scene, option.say)).join('; '),
    grave: options.every(({ grave }) => grave),
    code: options[0]?.code,
  };
}

function placed(spots: readonly (Spot | null)[]): string[] {
  return spots.flatMap((spot) => (spot?.place && spotOf(spot.place) ? [spot.place] : []));
}

/** Return the hunter the question is about, if it names one. */
export function actingIn(scene: Scene): Hunter | null {
  const parts = Object.values(scene.decision?.say.parts ?? {});
  for (const part of parts) {
    const named = part.is === 'word' ? part.id.replace('fury-who-', '') : '';
    const kind = HUNTERS.find((each) => each === named);
    if (kind) return kind;
  }
  return null;
}

/** Return the place of the hunter the question is about. */
export function homeOf(scene: Scene): string | null {
  const acting = actingIn(scene);
  return acting && fury(scene).hunters[acting].place;
}

/** Return the roads from the acting hunter to places offered by road. */
export function litWays(scene: Scene): string[] {
  const home = homeOf(scene);
  const offered = offeredAt(scene);
  return WAYS.filter(({ way, ends: [one, other] }) => {
    const there = one === home ? other : other === home ? one : null;
    const options = there === null ? [] : (offered.get(there) ?? []);
    return way === 'road' && options.some(({ verb }) => verb === 'road');
  }).map(({ name }) => name);
}

/** Return the roadblocks, by the names of their links. */
export function barriersOf(scene: Scene): Record<string, Token> {
  const token: Token = { kind: 'roadblock', name: t('fury-map-token-roadblock') };
  return Object.fromEntries(fury(scene).roadblocks.map((link) => [link, token]));
}
