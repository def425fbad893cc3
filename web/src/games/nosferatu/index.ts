/** Nosferatu: the round table with its cards and people, and the claims about them. */
import type { Panels } from '..';
import type { Scene } from '../../table/scene';
import Board from './Board.svelte';
import { OF_CARDS, OF_PEOPLE, OF_RITUALS } from './choices';
import Claims from './Claims.svelte';
import Ending from './Ending.svelte';
import Picker from './Picker.svelte';
import { viewOf, type NosferatuView } from './view';

const PICTURED = [...OF_CARDS, ...OF_PEOPLE, ...OF_RITUALS];

function hour(scene: Scene): 'day' | 'night' | 'dawn' {
  const view = viewOf(scene);
  if (view.winner) return view.winner === 'hunters' ? 'day' : 'night';
  return view.clock.dawn_turned ? 'dawn' : 'night';
}

/** People are chosen at their seats, unless one of them has two actions. */
function onBoard(scene: Scene): boolean {
  const prompt = scene.decision?.prompt ?? '';
  return OF_PEOPLE.includes(prompt) && prompt !== 'use_stake';
}

/** Return the code of the option to choose nobody. */
function lead(scene: Scene): string | null {
  return scene.decision?.options.find((option) => !/:\d+$/.test(option.code))?.code ?? null;
}

const panels: Panels<NosferatuView> = {
  Board,
  Picker,
  knows: (prompt) => PICTURED.includes(prompt),
  onBoard,
  lead,
  extras: [{ id: 'claims', title: 'nosferatu-page-claims', Panel: Claims, asides: true }],
  Ending,
  hour,
  cues: new Set([
    'announced',
    'bitten',
    'character',
    'dark_card',
    'killed',
    'renfield',
    'reserve',
    'reserves',
    'revealed',
  ]),
  points: {
    great: new Set(['bitten', 'killed', 'punished', 'ritual', 'won']),
    chapters: new Set(['round']),
  },
  heads: new Set(['round', 'turn']),
};

export default panels;
