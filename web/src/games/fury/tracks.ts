/** What the status strip shows. */
import type { Scene } from '../../table/scene';
import { fury, HEALTH, HUNTERS, INFLUENCE, type FuryView } from './view';

export interface Track {
  value: number;
  most: number;
}

/** Return Dracula's remaining health. */
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

/** The side whose turn it is in each phase; at dawn and dusk it is nobody's. */
const SIDES: Partial<Record<FuryView['phase'], string>> = {
  day: 'fury-side-hunters',
  night: 'fury-side-hunters',
  dracula: 'fury-side-dracula',
};

/**
 * Return whose turn it is as a message id, a hunter's or a side's; null if it is nobody's. Everyone
 * may know which seat is asked, but only that seat knows for which hunter. If no seat is waited for,
 * as in a lesson, it is the turn of the seat asked here, if any; else, or if several are, the turn of
 * the phase's side.
 */
export function turnOf(scene: Scene, acting: string | null): string | null {
  const view = fury(scene);
  const [seat = scene.decision && scene.seat, ...more] = scene.waiting;
  if (acting) return `fury-who-${acting}`;
  if (seat === null || more.length) return SIDES[view.phase] ?? null;
  if (seat === view.dracula.seat) return 'fury-side-dracula';
  const led = HUNTERS.filter((hunter) => view.hunters[hunter].seat === seat);
  return led.length === 1 ? `fury-who-${led[0]!}` : 'fury-side-hunters';
}
