/** What the status strip shows. */
import type { Scene } from '../../table/scene';
import { fury, HEALTH, HUNTERS, INFLUENCE, type FuryView } from './view';

export interface Track {
  value: number;
  most: number;
}

/** Return what is left of Dracula's health. */
export function health(view: FuryView): Track {
  return { value: Math.max(0, HEALTH - view.dracula.damage), most: HEALTH };
}

export function influence(view: FuryView): Track {
  return { value: Math.min(view.influence, INFLUENCE), most: INFLUENCE };
}

/** The sign of a phase, by its name in `ui/icons.ts`. */
export function signOf(phase: FuryView['phase']): string {
  if (phase === 'day') return 'sun';
  if (phase === 'dawn' || phase === 'dusk') return 'dawn';
  if (phase === 'dracula') return 'vampire';
  return phase === 'night' ? 'moon' : 'clock';
}

/**
 * Return whose turn it is, as a message id: a hunter's or Dracula's; null where nobody is asked or
 * several are. Everyone may know who is asked; only who is asked knows for which hunter.
 */
export function turnOf(scene: Scene, acting: string | null): string | null {
  const view = fury(scene);
  const [seat, ...more] = scene.waiting;
  if (acting) return `fury-who-${acting}`;
  if (seat === undefined || more.length) return null;
  if (seat === view.dracula.seat) return 'fury-side-dracula';
  const led = HUNTERS.filter((hunter) => view.hunters[hunter].seat === seat);
  return led.length === 1 ? `fury-who-${led[0]!}` : 'fury-side-hunters';
}
