import { placeName } from '../../games/fury/map/says';
import type { Kind } from '../kinds';
import Answer from './Answer.svelte';
import Board from './Board.svelte';

const kind: Kind = { Board, Answer, nameOf: (_, place) => placeName(place) };

export default kind;
