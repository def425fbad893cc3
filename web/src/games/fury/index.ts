/** Fury of Dracula: the map of Europe fills the screen, and a panel lists its places as text. */
import type { Panels } from '..';
import type { Scene } from '../../table/scene';
import Atlas from './Atlas.svelte';
import Board from './Board.svelte';
import Ending from './ending/Ending.svelte';
import { film } from './film';
import { turns } from './film/turns';
import Acting from './hunters/Acting.svelte';
import Picker from './Picker.svelte';
import { knows, lead, onBoard, tall } from './prompts';

const HOURS: Record<string, 'day' | 'dawn'> = { day: 'day', dawn: 'dawn' };

function hour(scene: Scene): 'day' | 'night' | 'dawn' {
  return HOURS[String(scene.view.phase)] ?? 'night';
}

const panels: Panels = {
  Board,
  Head: Acting,
  Picker,
  knows,
  onBoard,
  lead,
  tall,
  fills: true,
  extras: [{ id: 'map', title: 'fury-page-map', Panel: Atlas }],
  Ending,
  film,
  hour,
  cues: new Set(['ambushed', 'bitten', 'defeated', 'dracula_found', 'found_lair', 'matured']),
  points: {
    great: new Set(['bitten', 'defeated', 'dracula_found', 'matured', 'won']),
    chapters: new Set(['day']),
    called: turns,
  },
  heads: new Set(['day', 'night']),
};

export default panels;
