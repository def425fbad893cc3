/** The kinds of notification outlets, and how to add each. A new kind is a new row. */
import type { NewOutlet } from '../wire';
import { pushSupported } from './push';

export interface Kind {
  kind: NewOutlet['kind'];
  icon: string;
  /** How its address is entered; a browser provides its own. */
  field: 'url' | 'email' | 'browser';
  /** An example of an address. */
  example: string;
}

const PUSH: Kind = { kind: 'push', icon: 'bell', field: 'browser', example: '' };
const EVERYWHERE: readonly Kind[] = [
  { kind: 'ntfy', icon: 'sound', field: 'url', example: 'https://ntfy.sh/…' },
  {
    kind: 'discord',
    icon: 'talk',
    field: 'url',
    example: 'https://discord.com/api/webhooks/…',
  },
  { kind: 'webhook', icon: 'network', field: 'url', example: 'https://example.org/…' },
  { kind: 'email', icon: 'pen', field: 'email', example: 'anna@example.org' },
];

/** The kinds that can be added from this browser. */
export const KINDS: readonly Kind[] = pushSupported() ? [PUSH, ...EVERYWHERE] : EVERYWHERE;

export function iconOf(kind: string): string {
  return EVERYWHERE.find((each) => each.kind === kind)?.icon ?? PUSH.icon;
}
