/** The barrier that the player is about to place: chosen in the tray, placed or dropped on the map. */
import { notices } from '../../ui/notices.svelte';
import { t } from '../../words/tongue.svelte';
import { at, barredAt, doing, isOn, subject, type Scene } from '../../table/scene';
import type { Missing, Offered } from '../../wire';
import { COLOURS, type Colour } from './view';

/** How many pixels turn a press into a drag. */
const DRAG = 6;

/** Return the colours that may be placed or moved now. */
export function coloursOf(scene: Scene): Colour[] {
  const found = doing(scene, 'barrier').map((option) => subject(option, 'colour'));
  return COLOURS.filter((colour) => found.includes(colour));
}

/** Return the option to place a barrier in a street, or why it cannot go there. */
export function inStreet(
  scene: Scene,
  colour: Colour | null,
  street: string,
): { option?: Offered; why?: Missing } {
  if (!colour) return {};
  const option = at(scene, 'slot', street).find((each) => isOn(each, 'colour', colour));
  if (option) return { option };
  return { why: barredAt(scene, 'slot', street).find((each) => isOn(each, 'colour', colour)) };
}

class Placing {
  /** The colour chosen, if it is one of those offered; else the first of them. */
  private wish = $state<Colour | null>(null);
  /** The barrier being dragged, and where it is. */
  held = $state.raw<{ colour: Colour; x: number; y: number } | null>(null);
  /** The street beneath it. */
  over = $state<string | null>(null);

  colour(scene: Scene): Colour | null {
    const colours = coloursOf(scene);
    return colours.find((each) => each === this.wish) ?? colours[0] ?? null;
  }

  choose(colour: Colour): void {
    this.wish = colour;
  }

  /** Place the chosen barrier in a street, or say why it cannot go there. */
  lay(scene: Scene, street: string): void {
    const colour = this.colour(scene);
    if (!colour) return;
    const { option, why } = inStreet(scene, colour, street);
    if (option) scene.choose?.(option.code);
    else notices.tell(t(why?.reason ?? 'duel-page-not-there'));
  }

  /** Follow a pointer that has picked up a barrier until it lets go. */
  lift(scene: Scene, colour: Colour, down: PointerEvent): void {
    if (down.button) return;
    this.choose(colour);
    const listening = new AbortController();
    const { signal } = listening;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
      if (!this.held && far < DRAG) return;
      this.held = { colour, x: event.clientX, y: event.clientY };
      this.over = streetAt(event.clientX, event.clientY);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      listening.abort();
      const street = this.held ? this.over : null;
      this.held = null;
      this.over = null;
      if (street && event.type === 'pointerup') this.lay(scene, street);
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  }
}

function streetAt(x: number, y: number): string | null {
  const found = document.elementFromPoint(x, y)?.closest('[data-street]');
  return found instanceof HTMLElement ? (found.dataset.street ?? null) : null;
}

export const placing = new Placing();
