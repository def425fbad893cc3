/** Marks where a row of cards that scrolls sideways continues: `data-more` is start, end or both. */
import type { Attachment } from 'svelte/attachments';

/** Anything less is a rounding error. */
const NEAR = 4;

/** Return on which sides a row continues out of sight. */
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
