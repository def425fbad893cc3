/** Whether the screen is a phone's: below this width the board and the question share one column. */
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('(max-width: 59.99rem)');
