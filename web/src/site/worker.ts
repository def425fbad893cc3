/** The worker: Python with the tables in it, and their storage. States of games never leave it. */
import type { PyodideInterface } from 'pyodide';
import * as arrays from './arrays';
import { drawer, list } from './drawer';
import type { FromWorker, Player, ToWorker } from './messages';

/** `whitby.local.worker.Worker`, as JavaScript calls it. */
interface Tables {
  open(line: number, who: string, table: string, seat: number | undefined): Promise<string>;
  hear(line: number, text: string): void;
  close(line: number): void;
  ask(who: string, method: string, path: string, body: string): Promise<string>;
  know(who: string): Promise<void>;
}

/** `python/start.js`: returns Python with the wheels in it. */
type Start = (
  folder: string,
  files: Record<string, number>,
  say: (done: number, next: number) => void,
) => Promise<PyodideInterface>;

/**
 * Which files there are, and how many bytes they have; how many of our modules are imported; and
 * where the networks of bots are.
 */
interface Listed {
  folder: string;
  files: Record<string, number>;
  modules: number;
  networks: Record<string, string>;
}

const scope = self as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};
const tell = (message: FromWorker) => scope.postMessage(message);

/** The lists of tables are written one after the other. */
let lists: Promise<void> = Promise.resolve();

/** Where the networks are that bots think with, by name. */
let networks: Record<string, string> = {};
const PATIENCE = 20_000;
const ZIP = [0x50, 0x4b, 3, 4];

/** Keep a network for use offline. On a first visit, the service worker does not see what is fetched. */
async function keep(address: string, data: Uint8Array<ArrayBuffer>): Promise<void> {
  const cache = await caches.open('whitby-networks');
  if (!(await cache.match(address))) await cache.put(address, new Response(data));
}

/** Fetch a network; without it a bot still plays, but not as well, and whoever plays is told so. */
async function network(name: string): Promise<Uint8Array | undefined> {
  const found = await fetched(networks[name]!).catch(() => undefined);
  tell({ type: 'network', there: found !== undefined });
  return found;
}

async function fetched(address: string): Promise<Uint8Array | undefined> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  const data = new Uint8Array(await answer.arrayBuffer());
  // Where one has to sign in first, a page may come in place of any file.
  if (!answer.ok || ZIP.some((byte, at) => data[at] !== byte)) return undefined;
  await keep(address, data).catch(() => undefined);
  return data;
}

const page = {
  network,
  frame: (line: number, text: string) => tell({ type: 'frame', line, text }),
  ended: (line: number, code: number) => tell({ type: 'ended', line, code }),
  listed: (table: string, card: string) => {
    lists = lists
      .then(() => list(table, card))
      .then(
        () => tell({ type: 'listed' }),
        () => undefined, // the next change lists it again
      );
  },
};

let loading: Promise<Tables> | null = null;

/** Tell how much of the whole is done, and how much will be at the next stage. */
const say = (done: number, next: number) => tell({ type: 'progress', done, next });

/** Imports the tables' code, and counts its modules for the progress bar. */
const IMPORTING = `
import sys

class Counting:
    def find_spec(self, name, path=None, target=None):
        if name.startswith("whitby"):
            counted()

sys.meta_path.insert(0, Counting())
from whitby.local.worker import Worker
del sys.meta_path[0]
Worker
`;

async function load(base: string): Promise<Tables> {
  const answer = await fetch(`${base}python.json`);
  if (!answer.ok) throw new Error(`${String(answer.status)} python.json`);
  const listed = (await answer.json()) as Listed;
  const folder = `${base}${listed.folder}/`;
  networks = Object.fromEntries(
    Object.entries(listed.networks).map(([name, path]) => [name, base + path]),
  );
  const { start } = (await import(/* @vite-ignore */ `${folder}start.js`)) as { start: Start };
  let last = 0;
  const python = await start(folder, listed.files, (done, next) => say((last = done), next));
  python.registerJsModule('whitby_arrays', { ...arrays });
  const left = (1 - last) / listed.modules;
  const counted = () => say((last = Math.min(last + left, 1)), 1);
  const locals = python.toPy({ counted });
  const make = python.runPython(IMPORTING, { globals: locals }) as (
    storage: typeof drawer,
    reached: typeof page,
  ) => Tables;
  return make(drawer, page);
}

/** The tables, once a person is known to them by their present name. */
const known = new Map<string, string>();
async function tables(who: Player): Promise<[Tables, string]> {
  if (!loading) throw new Error('nothing is loaded');
  const found = await loading;
  const text = JSON.stringify(who);
  if (known.get(who.id) !== text) {
    await found.know(text);
    known.set(who.id, text);
  }
  return [found, text];
}

async function obey(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'load':
      loading ??= load(message.base);
      await loading;
      tell({ type: 'ready' });
      break;
    case 'ask': {
      const [found, who] = await tables(message.who);
      const text = await found.ask(who, message.method, message.path, message.body);
      await lists; // who asked may look there next
      tell({ type: 'answer', id: message.id, text });
      break;
    }
    case 'open': {
      const { line, table, seat } = message;
      const [found, who] = await tables(message.who);
      tell({ type: 'opened', line, why: await found.open(line, who, table, seat) });
      break;
    }
    case 'frame':
      (await loading)?.hear(message.line, message.text);
      break;
    case 'close':
      (await loading)?.close(message.line);
      break;
  }
}

/** Without Python nothing works; what else goes wrong concerns only who asked. */
function excuse(message: ToWorker, error: unknown): void {
  const why = String(error).slice(0, 300);
  if (message.type === 'ask') tell({ type: 'answer', id: message.id, text: '500 ' });
  else if (message.type === 'open') tell({ type: 'opened', line: message.line, why });
  else tell({ type: 'failed', why });
}

scope.onmessage = ({ data }) => {
  obey(data).catch((error: unknown) => excuse(data, error));
};
