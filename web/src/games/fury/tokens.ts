/** Adds the tokens that the view lists apart from places. */
import { t } from '../../words/tongue.svelte';
import { spotOf } from './geography';
import type { Figure, PlaceState, Token, TokenKind } from './map/state';
import type { FuryView, Spot } from './view';

/** The marks of a trail card that appear on the map as tokens, if its place is known. */
const MARKS: readonly (readonly ['rumour' | 'wolf', TokenKind])[] = [
  ['rumour', 'rumour'],
  ['wolf', 'wolves'],
];

/** Add delays, rumours and wolves to the places. */
export function completed(
  places: Readonly<Record<string, PlaceState>>,
  view: FuryView,
): Record<string, PlaceState> {
  const found: Record<string, PlaceState> = { ...places };
  for (const [id, { figures }] of Object.entries(places)) {
    if (figures) found[id] = { ...found[id], figures: figures.map((each) => delayed(each, view)) };
  }
  for (const spot of [...view.trail, ...view.lairs]) {
    const place = known(spot);
    const tokens = spot ? MARKS.filter(([mark]) => spot[mark]).map(([, kind]) => named(kind)) : [];
    if (!place || !tokens.length) continue;
    found[place] = { ...found[place], tokens: [...(found[place]?.tokens ?? []), ...tokens] };
  }
  return found;
}

function known(spot: Spot | null): string | null {
  return spot?.place ? (spotOf(spot.place)?.id ?? null) : null;
}

function named(kind: TokenKind): Token {
  return { kind, name: t(`fury-page-token-${kind}`) };
}

function delayed(figure: Figure, view: FuryView): Figure {
  if (figure.kind === 'dracula' || !view.hunters[figure.kind].delayed) return figure;
  return { ...figure, delayed: true, name: `${figure.name} (${t('fury-page-hunter-delayed')})` };
}
