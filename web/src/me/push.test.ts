import { beforeEach, expect, test, vi } from 'vitest';
import type { OutletCard } from '../wire';
import { ownOutlet, PushFailed, pushSupported, subscribe, unsubscribe } from './push';

const KEY = 'BPk-_w';
const ENDPOINT = 'https://push.example/send/the-place-of-a-browser';

/** A browser that supports push, and its requests to the server. */
class Browser {
  permission = 'granted';
  works = true;
  held: ReturnType<Browser['made']> | null = null;
  asked: [string, string, unknown][] = [];
  status = 201;

  made(endpoint: string, key = KEY) {
    const bytes = Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (each) =>
      each.charCodeAt(0),
    );
    return {
      endpoint,
      options: { applicationServerKey: bytes.buffer },
      toJSON: () => ({ keys: { p256dh: 'point', auth: 'secret' } }),
      unsubscribe: vi.fn(() => {
        this.held = null;
        return Promise.resolve(true);
      }),
    };
  }

  open(): void {
    const worker = {
      pushManager: {
        getSubscription: () => Promise.resolve(this.held),
        subscribe: () => {
          if (!this.works) return Promise.reject(new Error('no push service'));
          this.held = this.made(ENDPOINT);
          return Promise.resolve(this.held);
        },
      },
    };
    const serviceWorker = {
      register: () => Promise.resolve(worker),
      ready: Promise.resolve(worker),
      getRegistration: () => Promise.resolve(worker),
    };
    vi.stubGlobal('window', { isSecureContext: true, PushManager: {}, Notification: {} });
    vi.stubGlobal('navigator', { serviceWorker });
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve(this.permission) });
    vi.stubGlobal('fetch', (path: string, how: { method: string; body?: string }) => {
      this.asked.push([how.method, path, how.body ? (JSON.parse(how.body) as unknown) : null]);
      const told = path === '/api/push' ? { key: KEY } : { code: 'x', text: 'x' };
      const status = how.method === 'POST' ? this.status : 200;
      return Promise.resolve(new Response(JSON.stringify(told), { status }));
    });
  }
}

const card = (number: number, target: string): OutletCard => ({
  number,
  kind: 'push',
  target,
  always: false,
  confirmed: true,
});
const MINE = card(3, 'https://push.example/…wser');

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
  browser.open();
});

test('the server is given place and keys on one line', async () => {
  expect(pushSupported()).toBe(true);
  await subscribe();
  const wish = { kind: 'push', target: `${ENDPOINT}#point.secret`, always: false };
  expect(browser.asked).toEqual([
    ['GET', '/api/push', null],
    ['POST', '/api/me/outlets', wish],
  ]);
  expect(await ownOutlet([card(1, 'https://push.example/…abcd'), MINE])).toBe(MINE);
});

test('whoever is told already is not added twice', async () => {
  browser.held = browser.made(ENDPOINT);
  await subscribe([MINE]);
  expect(browser.asked).toHaveLength(1);
});

test.each([
  ['another key', 'BAAA', [MINE]],
  ['another person', KEY, []],
])('a subscription of %s is given up', async (_, key, outlets) => {
  const old = (browser.held = browser.made(ENDPOINT, key));
  await subscribe(outlets);
  expect(old.unsubscribe).toHaveBeenCalled();
  expect(browser.asked).toHaveLength(2);
});

test('nothing is asked of the server without leave', async () => {
  browser.permission = 'denied';
  await expect(subscribe()).rejects.toEqual(new PushFailed('denied'));
  expect(browser.asked).toEqual([]);
});

test('a browser without its service says so', async () => {
  browser.works = false;
  await expect(subscribe()).rejects.toEqual(new PushFailed('unavailable'));
});

test('what the server refuses is not kept here', async () => {
  browser.status = 409;
  await expect(subscribe()).rejects.toThrow('x');
  expect(browser.held).toBeNull();
});

test('to be told no longer, browser and server forget', async () => {
  browser.held = browser.made(ENDPOINT);
  await unsubscribe([MINE]);
  expect(browser.held).toBeNull();
  expect(browser.asked).toEqual([['DELETE', '/api/me/outlets/3', null]]);
});
