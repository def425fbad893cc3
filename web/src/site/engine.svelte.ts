/** The worker with the tables, as the page uses it: loaded once somebody wants to play. */
import { Refusal } from '../api';
import type { Answer, Line, Method } from '../place';
import { t } from '../words/tongue.svelte';
import type { FromWorker, Player, ToWorker } from './messages';

type State = 'idle' | 'loading' | 'ready' | 'failed';

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;
/** How much of the way to the next stage the progress bar moves in a quarter of a second. */
const CREEP = 0.08;
/** A line that cannot be opened is closed with what a server would say. */
const NOT_ALLOWED = 4403;

/** Put a refusal into words: the tables give its code, and its parts in place of a text. */
export function worded(text: string): string {
  const told = JSON.parse(text) as { code: string; text: string };
  const parts = JSON.parse(told.text || '{}') as Record<string, string | number>;
  return JSON.stringify({ ...told, text: t(`refusal-${told.code}`, parts) });
}

interface Waiting {
  done: (text: string) => void;
  refused: (why: Error) => void;
}

class LocalLine implements Line {
  readyState = CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    private readonly number: number,
    private readonly engine: Engine,
  ) {}

  opened(why: string): void {
    if (this.readyState === CLOSED) return;
    if (why) return this.ended(NOT_ALLOWED);
    this.readyState = OPEN;
    this.onopen?.();
  }

  hear(text: string): void {
    if (this.readyState !== OPEN) return;
    this.onmessage?.({ data: text.startsWith('{"type":"refused"') ? worded(text) : text });
  }

  ended(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.({ code });
  }

  send(text: string): void {
    this.engine.tell({ type: 'frame', line: this.number, text });
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.engine.hangUp(this.number);
  }
}

class Engine {
  state = $state<State>('idle');
  /** How much is loaded, from 0 to 1. */
  progress = $state(0);
  /** How much will be at the next stage; until then Python says nothing. */
  private next = 0;
  why = $state('');
  /** Whether it may succeed when it is tried again. */
  again = false;
  /** Whether a bot plays without its network; whoever has read so is not told again. */
  lacking = $state<'no' | 'yes' | 'read'>('no');
  /** Grows with each change of the list of tables. */
  lists = $state(0);
  private worker: Worker | null = null;
  private count = 0;
  private readonly asked = new Map<number, Waiting>();
  private readonly lines = new Map<number, LocalLine>();

  /** Load Python and the tables, unless that has been done. */
  load(): void {
    if (this.worker || this.state === 'failed') return;
    if (typeof WebAssembly !== 'object' || typeof indexedDB !== 'object') {
      return this.fail(t(typeof WebAssembly === 'object' ? 'site-no-storage' : 'site-no-wasm'));
    }
    this.state = 'loading';
    this.progress = this.next = 0;
    this.creep();
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    this.worker.onerror = ({ message }) => this.notLoaded(message || '?');
    this.tell({ type: 'load', base: new URL('./', document.baseURI).href });
  }

  tell(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  async ask(who: Player, method: Method, path: string, body?: object): Promise<Answer> {
    this.load();
    if (this.state === 'failed') throw new Refusal('failed', this.why, 0, null);
    const id = (this.count += 1);
    const text = await new Promise<string>((done, refused) => {
      this.asked.set(id, { done, refused });
      this.tell({ type: 'ask', id, who, method, path, body: body ? JSON.stringify(body) : '' });
    });
    const status = Number(text.slice(0, 3));
    const rest = text.slice(4);
    if (!rest) throw new Refusal('failed', t('site-error'), status, null);
    return { status, text: status < 300 ? rest : worded(rest) };
  }

  dial(who: Player, table: string, seat: number | undefined): Line {
    this.load();
    const number = (this.count += 1);
    const line = new LocalLine(number, this);
    this.lines.set(number, line);
    this.tell({ type: 'open', line: number, who, table, seat });
    return line;
  }

  hangUp(number: number): void {
    this.lines.delete(number);
    this.tell({ type: 'close', line: number });
  }

  /** Move on slowly while Python starts, and never beyond the stage that it has not reached. */
  private creep(): void {
    const stop = setInterval(() => {
      if (this.state !== 'loading') clearInterval(stop);
      else this.progress += CREEP * (this.next - this.progress);
    }, 250);
  }

  /** The progress in whole hundredths, as it is shown. */
  get shown(): number {
    return Math.floor(100 * this.progress) / 100;
  }

  private notLoaded(reason: string): void {
    this.again = true;
    const why = reason.replaceAll(/https?:\S*\//g, ''); // the name of a file is enough
    this.fail(t('site-not-loaded', { why }));
  }

  private fail(why: string): void {
    this.state = 'failed';
    this.why = why;
    const refusal = new Refusal('failed', why, 0, null);
    for (const { refused } of this.asked.values()) refused(refusal);
    this.asked.clear();
    for (const line of this.lines.values()) line.ended(NOT_ALLOWED);
  }

  private hear(message: FromWorker): void {
    switch (message.type) {
      case 'progress':
        this.progress = Math.max(this.progress, message.done);
        this.next = message.next;
        break;
      case 'ready':
        this.state = 'ready';
        void navigator.storage?.persist?.().catch(() => false); // games should not be cleared away
        break;
      case 'failed':
        this.notLoaded(message.why);
        break;
      case 'answer':
        this.asked.get(message.id)?.done(message.text);
        this.asked.delete(message.id);
        break;
      case 'opened':
        this.lines.get(message.line)?.opened(message.why);
        break;
      case 'frame':
        this.lines.get(message.line)?.hear(message.text);
        break;
      case 'ended':
        this.lines.get(message.line)?.ended(message.code);
        break;
      case 'listed':
        this.lists += 1;
        break;
      case 'network':
        if (message.there) this.lacking = 'no';
        else if (this.lacking === 'no') this.lacking = 'yes';
        break;
    }
  }
}

export const engine = new Engine();
