/** The duel's own panels. */
import type { Panels } from '..';
import Board from './Board.svelte';
import Notebook from './Notebook.svelte';
import Picker from './Picker.svelte';
import { hour } from './view';

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

const panels: Panels = {
  Board,
  Picker,
  knows: (prompt) => PROMPTS.has(prompt),
  extra: { title: 'duel-thing-notes', Panel: Notebook },
  hour,
};

export default panels;
