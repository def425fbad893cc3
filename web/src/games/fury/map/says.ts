/** The text of a place on the map for screen readers: everything that can be seen there. */
import { listed } from '../../../words/formats';
import { t } from '../../../words/tongue.svelte';
import type { Spot } from '../geography';
import type { PlaceState } from './state';

export function placeName(id: string): string {
  return t(`fury-place-${id}`);
}

/** Return the accessible name of a place: name, kind, region, who is there, what can be done. */
export function says(spot: Spot, state: PlaceState): string {
  const kinds = [
    t(`fury-page-size-${spot.size}`),
    spot.region ? t(`fury-region-${spot.region}`) : '',
    spot.anchors.length ? t('fury-page-port') : '',
    spot.hospital ? t('fury-map-hospital') : '',
  ].filter(Boolean);
  const figures = state.figures ?? [];
  const tokens = state.tokens ?? [];
  return [
    `${placeName(spot.id)}, ${kinds.join(', ')}`,
    figures.length ? t('fury-map-here', { who: listed(figures.map(({ name }) => name)) }) : '',
    tokens.length ? t('fury-map-tokens', { what: listed(tokens.map(({ name }) => name)) }) : '',
    state.shade?.says ?? '',
    state.stamp?.says ?? '',
    ...(state.marks ?? []).map((mark) => mark.says),
    state.outlook?.says ?? '',
    state.offered?.says ?? state.why ?? '',
  ]
    .filter(Boolean)
    .join('. ');
}
