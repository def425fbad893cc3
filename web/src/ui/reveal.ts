/** Bringing into view what a question can be answered with. */

/** What can be chosen, by the code of its option. */
const TARGETS = '[data-code]:not(:disabled, [aria-disabled="true"])';

/** Return the targets of a part of the page that are drawn. */
export function targets(part: ParentNode): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(TARGETS)].filter(
    (each) => each.getClientRects().length > 0,
  );
}

/** Whether the middle of a target is in view, with nothing above it. */
export function isFree(target: HTMLElement): boolean {
  const { left, top, width, height } = target.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && target.contains(hit);
}

/**
 * Show at least one target of the board, or of the sheet too where it may hold the answer: what a
 * lesson wants if it wants something, else any; where none is free, as much of the box around all of
 * them as the board has room for.
 */
export function reveal(board: HTMLElement, sheet: HTMLElement | null, wanted: string | null): void {
  const found = (sheet ? [sheet, board] : [board]).map((part) =>
    targets(part).filter((each) => wanted === null || each.dataset.code === wanted),
  );
  // what a lesson wants is shown beside its words, where it can be chosen there
  const meant = wanted === null ? found.flat() : (found.find((some) => some.length) ?? []);
  const [first] = meant;
  if (!first) return;
  // the answer that a lesson wants is shown whole, not just its middle
  if (wanted !== null && sheet?.contains(first)) {
    first.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  if (meant.some(isFree)) return;
  const boarded = meant.filter((each) => board.contains(each));
  if (wanted === null && boarded.length > 1) showBox(board, boarded);
  if (meant.some(isFree)) return;
  first.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Scroll a board so that the box around some of its parts is in view, or where it begins. */
function showBox(board: HTMLElement, parts: readonly HTMLElement[]): void {
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const frame = board.getBoundingClientRect();
  const spare = Math.max(0, frame.height - (bottom - top));
  board.scrollTop += top - frame.top - spare / 2;
}
