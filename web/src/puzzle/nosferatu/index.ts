import { tongue } from '../../words/tongue.svelte';
import type { Kind } from '../kinds';
import Answer from './Answer.svelte';

const kind: Kind = {
  Answer,
  nameOf: (puzzle, seat) => tongue.who(Number(seat), puzzle.names),
};

export default kind;
