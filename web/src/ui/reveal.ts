/** Brings into view what a question can be answered with. */

/** Elements that choose an option, by its code. */
const TARGETS = '[data-code]:not(:disabled, [aria-disabled="true"])';

/** Return the visible targets in a part of the page. */
export function targets(part: ParentNode): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(TARGETS)].filter(
    (each) => each.getClientRects().length > 0,
  );
}

/** Whether the centre of a target is visible and not covered. */
export function isFree(target: HTMLElement): boolean {
  const { left, top, width, height } = target.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && target.contains(hit);
}

/**
 * Show at least one target on the board, or in the sheet if the answer may be there: the one a
 * lesson wants, or else any. If none is visible, show as much as possible of the box around all of
 * them.
 */
export function reveal(board: HTMLElement, sheet: HTMLElement | null, wanted: string | null): void {
  const found = (sheet ? [sheet, board] : [board]).map((part) =>
    targets(part).filter((each) => wanted === null || each.dataset.code === wanted),
  );
  // an option a lesson wants is shown in the sheet if it is there, next to the lesson's text
  const meant = wanted === null ? found.flat() : (found.find((some) => some.length) ?? []);
  const [first] = meant;
  if (!first) return;
  // show all of it, not just its centre
  if (wanted !== null && sheet?.contains(first)) {
    first.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  if (meant.some(isFree)) return;
  const boarded = meant.filter((each) => board.contains(each));
  if (wanted === null && boarded.length > 1) showBox(board, boarded);
  if (meant.some(isFree)) return;
  first.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Scroll a board to show the box around some of its parts, or its top if it does not fit. */
function showBox(board: HTMLElement, parts: readonly HTMLElement[]): void {
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const frame = board.getBoundingClientRect();
  const spare = Math.max(0, frame.height - (bottom - top));
  board.scrollTop += top - frame.top - spare / 2;
}
