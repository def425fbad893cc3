/** Press and hold, with the same effect as a right click or the context-menu key. */
const LONG = 500;
const SLACK = 10;

/**
 * Call `held` when something in a node is held; it returns whether it handled that. If so, the
 * click that ends the press is suppressed.
 */
export function holding(node: HTMLElement, held: (target: Element) => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let done = false;

  const stop = () => clearTimeout(timer);
  const down = (event: PointerEvent) => {
    stop();
    done = false;
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    const { target } = event;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => (done = held(target)), LONG);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) stop();
  };
  const click = (event: MouseEvent) => {
    if (!done) return;
    done = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const menu = (event: MouseEvent) => {
    stop();
    if (done || (event.target instanceof Element && held(event.target))) event.preventDefault();
  };
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', stop);
  node.addEventListener('pointercancel', stop);
  node.addEventListener('click', click, true);
  node.addEventListener('contextmenu', menu);
  return () => {
    stop();
    node.removeEventListener('pointerdown', down);
    node.removeEventListener('pointermove', move);
    node.removeEventListener('pointerup', stop);
    node.removeEventListener('pointercancel', stop);
    node.removeEventListener('click', click, true);
    node.removeEventListener('contextmenu', menu);
  };
}
