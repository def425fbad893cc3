/** The worker: Python with the tables in it, and their storage. States of games never leave it. */
import type { loadPyodide } from 'pyodide';
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

/** Which files there are, and how many bytes they have; and where the networks of bots are. */
interface Listed {
  folder: string;
  files: Record<string, number>;
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

/** Count what is fetched, for the progress bar. */
function watch(total: number): void {
  const plain = globalThis.fetch.bind(globalThis);
  let loaded = 0;
  globalThis.fetch = async (...given) => {
    const answer = await plain(...given);
    if (!answer.body || !answer.ok) return answer;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        loaded += chunk.length;
        tell({ type: 'progress', loaded: Math.min(loaded, total), total });
        out.enqueue(chunk);
      },
    });
    const { status, headers } = answer;
    return new Response(answer.body.pipeThrough(counter), { status, headers });
  };
}

async function load(base: string): Promise<Tables> {
  const listed = (await (await fetch(`${base}python.json`)).json()) as Listed;
  const folder = `${base}${listed.folder}/`;
  const names = Object.keys(listed.files);
  networks = Object.fromEntries(
    Object.entries(listed.networks).map(([name, path]) => [name, base + path]),
  );
  watch(Object.values(listed.files).reduce((sum, size) => sum + size, 0));
  const wheels = names.filter((name) => name.endsWith('.whl'));
  const fetched = wheels.map(async (name) => (await fetch(folder + name)).arrayBuffer());
  const found = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: typeof loadPyodide;
  };
  const python = await found.loadPyodide({ indexURL: folder });
  python.registerJsModule('whitby_arrays', { ...arrays });
  for (const wheel of await Promise.all(fetched)) {
    python.unpackArchive(new Uint8Array(wheel), 'wheel');
  }
  const make = python.runPython('from whitby.local.worker import Worker\nWorker') as (
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
