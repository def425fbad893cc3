/** Whether this is a phone's screen: below this width, board and question share one column. */
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('(max-width: 59.99rem)');
