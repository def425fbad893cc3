/**
 * A scrolling list that keeps its end in view until the reader scrolls away from it.
 *
 * A browser scrolls by itself too: it clamps the position when a box grows and anchors it when lines
 * are added. A scroll is the reader's only if box and content still have the sizes of the last
 * settling; a change of size is not a scroll, and is settled once it has been laid out.
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
    if (this.following && !this.held) box.scrollTop = box.scrollHeight;
  }

  scrolled(box: Box): void {
    const settled = box.clientHeight === this.height && box.scrollHeight === this.content;
    if (!settled || this.held) return;
    this.following = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  }
}
