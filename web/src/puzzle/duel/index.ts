import { kindName } from '../../games/duel/sentences';
import type { Kind } from '../kinds';
import Answer from './Answer.svelte';
import Board from './Board.svelte';

const kind: Kind = { Board, Answer, nameOf: (_, card) => kindName(card) };

export default kind;
