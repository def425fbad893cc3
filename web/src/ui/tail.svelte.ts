/**
 * A scrolling list that keeps its end in view until the reader scrolls away from it.
 *
 * A browser scrolls by itself too: it clamps the position when a box grows and anchors it when lines
 * are added. A scroll is the reader's only if box and content still have the sizes of the last
 * settling and the position has changed since; a change of size is not a scroll, and is settled once
 * it has been laid out. A reader's place that a tall box cannot keep is taken up again later.
 */
import type { Attachment } from 'svelte/attachments';

/** Within this many pixels of the end counts as the end. */
const NEAR = 24;

/** The properties of a scrolling element that are used. */
export interface Box {
  clientHeight: number;
  scrollHeight: number;
  scrollTop: number;
}

export class Tail {
  /** Whether the end is kept in view. */
  following = $state(true);
  /** While true, only the owner moves the list. */
  held = false;
  private box: Box | null = null;
  private height = 0;
  private content = 0;
  private top = 0;
  /** Where the reader has scrolled to, if they have, even while the box is too tall to show it. */
  private place = 0;
  private clamped = false;

  /** Attach this to the scrolling element; its first child holds the lines. */
  readonly attach: Attachment<HTMLElement> = (box) => {
    this.box = box;
    const scroll = () => this.scrolled(box);
    const sizes = new ResizeObserver(() => this.settle(box));
    sizes.observe(box);
    if (box.firstElementChild) sizes.observe(box.firstElementChild);
    box.addEventListener('scroll', scroll, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', scroll);
      this.box = null;
    };
  };

  /** Scroll to the end, and keep it in view from now on. */
  toEnd(): void {
    this.following = true;
    if (this.box) this.settle(this.box);
  }

  /** Handle a new size of the box or its content. */
  settle(box: Box): void {
    this.height = box.clientHeight;
    this.content = box.scrollHeight;
    if (!this.held) this.arrange(box);
    this.top = box.scrollTop;
  }

  scrolled(box: Box): void {
    const settled = box.clientHeight === this.height && box.scrollHeight === this.content;
    if (!settled || this.held || box.scrollTop === this.top) return;
    this.top = this.place = box.scrollTop;
    this.clamped = false;
    this.following = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  }

  /** Scroll to the end or to the reader's place. */
  private arrange(box: Box): void {
    const end = box.scrollHeight - box.clientHeight;
    if (this.following) box.scrollTop = box.scrollHeight;
    else if (this.clamped) box.scrollTop = Math.min(this.place, end);
    else if (this.place <= end) this.place = box.scrollTop; // the browser may have anchored it
    this.clamped = this.place > end;
  }
}
