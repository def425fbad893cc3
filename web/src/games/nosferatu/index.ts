/** Nosferatu: the round table, its cards and people, and what is said about them. */
import type { Panels } from '..';
import type { Scene } from '../../table/scene';
import Board from './Board.svelte';
import { OF_CARDS, OF_PEOPLE, OF_RITUALS } from './choices';
import Claims from './Claims.svelte';
import Ending from './Ending.svelte';
import Picker from './Picker.svelte';
import { viewOf } from './view';

const PICTURED = [...OF_CARDS, ...OF_PEOPLE, ...OF_RITUALS];

function hour(scene: Scene): 'day' | 'night' | 'dawn' {
  const view = viewOf(scene);
  if (view.winner) return view.winner === 'hunters' ? 'day' : 'night';
  return view.clock.dawn_turned ? 'dawn' : 'night';
}

const panels: Panels = {
  Board,
  Picker,
  knows: (prompt) => PICTURED.includes(prompt),
  extra: { title: 'nosferatu-page-claims', Panel: Claims, asides: true },
  Ending,
  hour,
};

export default panels;
