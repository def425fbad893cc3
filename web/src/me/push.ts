/** Push notifications for this browser: its subscription, and the outlet for it. */
import { ask, get, post } from '../api';
import type { OutletCard, PushKey } from '../wire';
import { ready } from './worker';

/** Why this browser cannot be subscribed: permission was denied, or it has no push service. */
export class PushFailed extends Error {
  constructor(readonly why: 'denied' | 'unavailable') {
    super(why);
  }
}

export function pushSupported(): boolean {
  return (
    window.isSecureContext &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window
  );
}

/** Return the outlet of this browser, if it is among these. */
export async function ownOutlet(outlets: readonly OutletCard[]): Promise<OutletCard | undefined> {
  const found = pushSupported() ? await subscription() : null;
  return found ? outlets.find((each) => leadsTo(each, found)) : undefined;
}

/** Subscribe this browser. Must be called from a click, because it asks for permission. */
export async function subscribe(
  outlets: readonly OutletCard[] = [],
  always = false,
): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushFailed('denied');
  const { key } = await get<PushKey>('/api/push');
  const held = await subscription();
  if (held && isBoundTo(held, key) && outlets.some((each) => leadsTo(each, held))) return;
  // A subscription of another person, or for a key the server no longer uses, is of no use.
  await held?.unsubscribe();
  const made = await bound(key);
  try {
    await post<OutletCard>('/api/me/outlets', { kind: 'push', target: written(made), always });
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
}

/** Unsubscribe this browser, whoever subscribed it. */
export async function unsubscribe(outlets: readonly OutletCard[] = []): Promise<void> {
  const held = pushSupported() ? await subscription() : null;
  if (!held) return;
  const mine = outlets.find((each) => leadsTo(each, held));
  await held.unsubscribe();
  if (mine) await ask('DELETE', `/api/me/outlets/${String(mine.number)}`);
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager.getSubscription()) ?? null;
}

async function bound(key: string): Promise<PushSubscription> {
  try {
    const worker = await ready();
    return await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
  } catch {
    throw new PushFailed('unavailable');
  }
}

function isBoundTo(held: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(held.options.applicationServerKey ?? []);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '') === key;
}

/** Return whether an outlet is for a subscription, by the part of its address that the server shows. */
function leadsTo(outlet: OutletCard, held: PushSubscription): boolean {
  const { origin } = new URL(held.endpoint);
  return outlet.kind === 'push' && outlet.target === `${origin}/…${held.endpoint.slice(-4)}`;
}

function written(made: PushSubscription): string {
  const { p256dh, auth } = made.toJSON().keys ?? {};
  if (!p256dh || !auth) throw new PushFailed('unavailable');
  return `${made.endpoint}#${p256dh}.${auth}`;
}
