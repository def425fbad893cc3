/** Fury of Dracula: a map to read beside the table, which is drawn from its facts. */
import type { Panels } from '..';
import type { Scene } from '../../table/scene';
import Atlas from './Atlas.svelte';

const HOURS: Record<string, 'day' | 'dawn'> = { day: 'day', dawn: 'dawn' };

function hour(scene: Scene): 'day' | 'night' | 'dawn' {
  return HOURS[String(scene.view.phase)] ?? 'night';
}

const panels: Panels = {
  extra: { title: 'fury-page-map', Panel: Atlas },
  hour,
};

export default panels;
