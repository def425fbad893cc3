/** The duel's own panels. */
import type { Panels } from '..';
import type { Scene } from '../../table/scene';
import Board from './Board.svelte';
import Notebook from './Notebook.svelte';
import Picker from './Picker.svelte';
import { coloursOf } from './placing.svelte';
import { hour, type DuelView, type DuelFacts } from './view';

const PROMPTS = new Set([
  'barrier',
  'fetch',
  'fly',
  'lay',
  'look',
  'meet',
  'move',
  'pick',
  'play',
  'reach',
  'recruit',
  'send',
  'turn',
]);

/** Questions that are answered by a place on the map. */
const PLACES = new Set(['fly', 'move', 'reach', 'turn']);

/** A barrier is placed on the map too, but if there are several, its colour is chosen first. */
function onBoard(scene: Scene): boolean {
  const prompt = scene.decision?.prompt ?? '';
  return PLACES.has(prompt) || (prompt === 'barrier' && coloursOf(scene).length === 1);
}

/** Return the code of the option to stop, or to place no barrier. */
function lead(scene: Scene): string | null {
  const aside = /^(stop|barrier:none)$/;
  return scene.decision?.options.find((option) => aside.test(option.code))?.code ?? null;
}

const panels: Panels<DuelView, DuelFacts> = {
  Board,
  Picker,
  knows: (prompt) => PROMPTS.has(prompt),
  onBoard,
  lead,
  extras: [{ id: 'notebook', title: 'duel-thing-notes', Panel: Notebook }],
  hour,
  cues: new Set([
    'captured',
    'feint',
    'fought',
    'hands_shown',
    'life_lost',
    'revealed',
    'uncovered',
  ]),
  points: {
    great: new Set(['captured', 'gave_up', 'life_lost', 'won']),
    chapters: new Set(['game']),
  },
  heads: new Set(['game', 'turn']),
};

export default panels;
