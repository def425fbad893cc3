/** A row of cards that scrolls sideways says where it goes on: `data-more` is start, end or both. */
import type { Attachment } from 'svelte/attachments';

/** Less than that is a rounding error, not a card. */
const NEAR = 4;

/** Return on which sides there is more of a row than can be seen. */
export function moreOf(left: number, width: number, whole: number): string {
  const before = left > NEAR;
  const after = whole - left - width > NEAR;
  return before && after ? 'both' : before ? 'start' : after ? 'end' : '';
}

export const strip: Attachment<HTMLElement> = (row) => {
  const mark = () => {
    row.dataset.more = moreOf(row.scrollLeft, row.clientWidth, row.scrollWidth);
  };
  const sizes = new ResizeObserver(mark);
  sizes.observe(row);
  const cards = new MutationObserver(mark);
  cards.observe(row, { childList: true });
  row.addEventListener('scroll', mark, { passive: true });
  return () => {
    sizes.disconnect();
    cards.disconnect();
    row.removeEventListener('scroll', mark);
  };
};
