/** Touch, mouse and wheel gestures on a window. */
import { turn, type Point } from './lens';

/** How far a finger may slip before a press becomes a drag, in pixels. */
const SLACK = 6;

/** What the gestures do; all points are relative to the window. */
export interface Gestured {
  /** Called when something is touched: animations end. */
  stop: () => void;
  /** Called when a drag begins or ends. */
  drag: (on: boolean) => void;
  pan: (by: Point) => void;
  pinch: (from: [Point, Point], to: [Point, Point]) => void;
  /** Called when a drag is let go while still moving, with pixels per millisecond. */
  release: (speed: Point) => void;
  /** Whether a turn of the wheel zooms; otherwise it scrolls the page. */
  zooms: (event: WheelEvent) => boolean;
  roll: (factor: number, at: Point) => void;
  twice: (at: Point) => void;
}

/** Follow the gestures on an element; return a function that ends this. */
export function gestures(window: HTMLElement, does: Gestured): () => void {
  const fingers = new Map<number, Point>();
  let origin: Point = { x: 0, y: 0 };
  let dragging = false;
  let dragged = false;
  let trace: { at: Point; time: number }[] = [];

  const at = (event: MouseEvent): Point => {
    const { left, top } = window.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const other = (id: number) => [...fingers].find(([each]) => each !== id)?.[1];

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    does.stop();
    if (!fingers.size) {
      origin = at(event);
      [dragging, dragged, trace] = [false, false, []];
    }
    fingers.set(event.pointerId, at(event));
  }

  function move(event: PointerEvent): void {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const now = at(event);
    const second = other(event.pointerId);
    if (!dragging && !second && Math.hypot(now.x - origin.x, now.y - origin.y) < SLACK) return;
    if (!dragging) {
      [dragging, dragged] = [true, true];
      does.drag(true);
      for (const id of fingers.keys()) window.setPointerCapture(id);
    }
    if (second) does.pinch([last, second], [now, second]);
    else does.pan({ x: now.x - last.x, y: now.y - last.y });
    fingers.set(event.pointerId, now);
    trace = [...trace.slice(-4), { at: now, time: event.timeStamp }];
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || fingers.size || !dragging) return;
    dragging = false;
    does.drag(false);
    const [from, to] = [trace[0], trace[trace.length - 1]];
    const time = from && to ? to.time - from.time : 0;
    if (!from || !to || !time || event.timeStamp - to.time > 60) return;
    does.release({ x: (to.at.x - from.at.x) / time, y: (to.at.y - from.at.y) / time });
  }

  /** Ignore the click that ends a drag. */
  function click(event: MouseEvent): void {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function roll(event: WheelEvent): void {
    if (!does.zooms(event)) return;
    event.preventDefault();
    does.roll(turn(event.deltaY, event.deltaMode, event.ctrlKey), at(event));
  }

  function twice(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest('button')) return;
    does.twice(at(event));
  }

  const end = new AbortController();
  const { signal } = end;
  window.addEventListener('pointerdown', down, { signal });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', up, { signal });
  window.addEventListener('click', click, { signal, capture: true });
  window.addEventListener('dblclick', twice, { signal });
  window.addEventListener('wheel', roll, { signal, passive: false });
  return () => end.abort();
}
