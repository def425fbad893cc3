/** Fury of Dracula: the map of Europe above what its facts tell, and a map to read beside it. */
import type { Panels } from '..';
import type { Scene } from '../../table/scene';
import Atlas from './Atlas.svelte';
import Board from './Board.svelte';

const HOURS: Record<string, 'day' | 'dawn'> = { day: 'day', dawn: 'dawn' };

function hour(scene: Scene): 'day' | 'night' | 'dawn' {
  return HOURS[String(scene.view.phase)] ?? 'night';
}

const panels: Panels = {
  Board,
  extra: { title: 'fury-page-map', Panel: Atlas },
  hour,
};

export default panels;
