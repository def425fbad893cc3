/**
 * The connection to one table: a socket that reconnects by itself, and commands that are sent
 * again under their keys until they are answered.
 */
import { place } from '#place';
import { get, newKey, Refusal } from '../api';
import type { Line } from '../place';
import { here } from '../address';
import { TALLIES } from '../tallies';
import type { Command, Done, Saving, ServerMessage, Shown } from '../wire';
import { Received, type Looking } from './received.svelte';
import { Unanswered } from './unanswered';

export type Connection = 'joining' | 'open' | 'lost' | 'closed';

const FINAL = new Set([4400, 4401, 4403, 4404, 4406]);
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 4000;
/** How often the connection is looked at, and after which silence it is tried: sooner in a game. */
const PULSE = 1000;
const QUIET = { playing: 4000, otherwise: 15_000 };
/** How long a frame may go unanswered until that is shown, and until another server is tried. */
const PATIENCE = 3000;
const SILENCE = 6000;
/** The same while the server says that its store is slow: it lives, and another has the same store. */
const LONG_SILENCE = 25_000;
/** The state of a line that is open. */
const OPEN = 1;
/** How long a socket waits for the next table to be opened. */
const WAIT = 1000;

/** The link of a table that was left for another: its socket follows there. */
let left: TableLink | null = null;

export class TableLink extends Received {
  connection = $state<Connection>('joining');
  /** Whether the connection is open, but the last message has gone unanswered for a while. */
  silent = $state(false);
  announcement = $state.raw<string | null>(null);
  /** How the server's store is doing. */
  saving = $state<Saving['state']>('well');
  /** Why the table cannot be shown, once the connection is closed for good. */
  refusal = $state.raw<Refusal | null>(null);
  /** The number of commands in flight. */
  busy = $state(0);

  private socket: Line | null = null;
  private readonly unanswered = new Unanswered();
  private pause = FIRST_PAUSE;
  private timer = 0;
  private pulse = 0;
  private heard = 0;
  /** When the first frame that has not been answered was sent. */
  private asked: number | null = null;
  private ended = false;
  /** The key under which a socket from another table asked to come here, until it has arrived. */
  private following: string | null = null;
  private readonly wake = () => {
    if (document.visibilityState === 'visible' && this.connection === 'lost') this.connect();
  };

  constructor(id: string, as: Looking = {}) {
    super(id, as);
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.pulse = window.setInterval(() => this.beat(), PULSE);
    const before = left;
    if (!before || as.shoulder || !this.follow(before)) this.connect();
    before?.drop();
  }

  /** Send a command; the promise resolves once the server has stored it. */
  do(act: Command): Promise<Done> {
    const key = newKey();
    const frame = JSON.stringify({ type: 'do', key, at: this.shown?.seq ?? 0, act });
    this.busy += 1;
    const answer = this.unanswered.add(key, frame);
    if (this.connection === 'open') this.send(frame);
    return answer.finally(() => {
      this.busy -= 1;
    });
  }

  /** Connect again after the connection was closed, for example once the table password is known. */
  reopen(): void {
    this.refusal = null;
    this.ended = false;
    this.connection = 'joining';
    this.connect();
  }

  /** Leave the table; the socket waits a moment if another table is about to be opened. */
  close(): void {
    this.ended = true;
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    if (place.sure || !here().pathname.startsWith('/t/')) return this.drop();
    left?.drop();
    left = this; // eslint-disable-line @typescript-eslint/no-this-alias
    window.setTimeout(() => this.drop(), WAIT);
  }

  /** Close the socket, unless another table has taken it. */
  private drop(): void {
    if (left === this) left = null;
    this.socket?.close();
    this.socket = null;
  }

  private connect(): void {
    clearTimeout(this.timer);
    if (this.ended) return;
    this.following = null;
    this.socket?.close();
    const socket = place.dial(`/ws/tables/${this.id}${this.query}`);
    let opened = false;
    this.asked = Date.now(); // a server that hangs does not even open the socket
    socket.onopen = () => {
      opened = true;
      this.heard = this.asked = Date.now();
      socket.send(this.hello());
    };
    this.listen(socket, () => opened);
  }

  /** Come here with the socket of another table, such as a rematch; return whether it can follow. */
  private follow(before: TableLink): boolean {
    const { socket } = before;
    const stands = before.connection === 'open' && !before.silent && before.shown?.you.person;
    if (!stands || socket?.readyState !== OPEN) return false;
    before.socket = null;
    this.saving = before.saving;
    this.announcement = before.announcement;
    const key = newKey();
    this.following = key;
    this.heard = this.asked = Date.now();
    this.listen(socket, () => true);
    const { seat = null } = this.as;
    socket.send(JSON.stringify({ type: 'follow', key, table: this.id, seat }));
    window.setTimeout(() => {
      if (this.following === key) this.connect();
    }, SILENCE);
    return true;
  }

  private listen(socket: Line, opened: () => boolean): void {
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) void this.lose(opened() && !FINAL.has(event.code));
    };
  }

  /** Whether a message is not about the table that the socket is about to leave. */
  private concerns(message: ServerMessage): boolean {
    if (message.type === 'table' && message.table.id === this.id) this.following = null;
    const server = message.type === 'announcement' || message.type === 'saving';
    return this.following === null || server;
  }

  private hello(): string {
    return JSON.stringify({ type: 'hello', protocol: 1, ...this.has, news: true });
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    this.asked = null;
    this.silent = false;
    if (this.following && message.type === 'refused') this.connect();
    if (!this.concerns(message)) return;
    switch (message.type) {
      case 'table':
        this.receive(message);
        break;
      case 'news':
        if (this.shown) this.receive(this.since(this.shown, message));
        break;
      case 'here':
        this.here = message.seats;
        this.watchers = message.watchers;
        break;
      case 'done':
        this.unanswered.done(message);
        break;
      case 'refused':
        this.unanswered.refuse(message);
        break;
      case 'announcement':
        this.announcement = message.text;
        break;
      case 'saving':
        this.saving = message.state;
        break;
      default:
        break; // a pong, or a message from a newer server
    }
  }

  private receive(message: Shown): void {
    this.take(message);
    this.pause = FIRST_PAUSE;
    if (this.connection !== 'open') {
      this.connection = 'open';
      for (const frame of this.unanswered.frames) this.send(frame);
    }
    TALLIES.shown += 1;
    TALLIES.options = message.decision?.options.length ?? 0;
  }

  /** The connection broke: retry, unless the server says that it is no use. */
  private async lose(again: boolean): Promise<void> {
    if (this.ended) return;
    this.connection = this.shown ? 'lost' : 'joining';
    this.silent = false;
    this.asked = null;
    this.saving = 'well'; // the next connection is told if it is not
    const why = again ? null : await this.reason();
    if (this.ended) return;
    if (why) {
      this.ended = true;
      this.refusal = why;
      this.connection = 'closed';
      this.unanswered.end(why);
      return;
    }
    this.timer = window.setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** Scripts cannot read the response to a handshake, so ask over HTTP why it was refused. */
  private async reason(): Promise<Refusal | null> {
    try {
      await get<Shown>(`/api/tables/${this.id}${this.query}`);
      return null;
    } catch (error) {
      const final = error instanceof Refusal && error.status < 500 && error.status !== 429;
      return final ? error : null;
    }
  }

  /** Leave a server that does not answer; if it has been quiet for a while, find out. */
  private beat(): void {
    if (!this.socket || place.sure) return;
    const now = Date.now();
    if (this.asked !== null) {
      const waited = now - this.asked;
      this.silent = this.connection === 'open' && waited >= PATIENCE;
      if (waited < this.patience) return;
      const dead = this.socket;
      this.socket = null;
      dead.close();
      void this.lose(true);
    } else if (this.connection === 'open' && now - this.heard >= this.quiet) {
      this.send(JSON.stringify({ type: 'ping', key: newKey() }));
    }
  }

  /** How long to wait for an answer; longer after each attempt to connect that failed. */
  private get patience(): number {
    if (this.connection !== 'open') return SILENCE + 2 * this.pause;
    return this.saving === 'well' ? SILENCE : LONG_SILENCE;
  }

  private get quiet(): number {
    const watched = document.visibilityState === 'visible' && this.shown?.table.stage === 'playing';
    return watched ? QUIET.playing : QUIET.otherwise;
  }

  /** Send a frame that expects an answer; a server that hangs does not close the connection. */
  private send(frame: string): void {
    this.asked ??= Date.now();
    this.socket?.send(frame);
  }
}
