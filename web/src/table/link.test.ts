import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { TableLink } from './link.svelte';

vi.hoisted(() => vi.stubGlobal('window', { setInterval: vi.fn(), setTimeout: vi.fn() }));

class Line {
  static readonly OPEN = 1;
  static last: Line;
  readyState = Line.OPEN;
  sent: string[] = [];
  onopen = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor(readonly url: string) {
    Line.last = this;
  }
  send(frame: string): void {
    this.sent.push(frame);
  }
  close(): void {
    this.readyState = 3;
  }
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { protocol: 'http:', host: 'localhost', pathname: '/t/def' });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('document', {
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    documentElement: { lang: 'en' },
  });
});

/** Send a state from the server, with the events from `start` on. */
function show(start: number, events: string[], seat: number | null = 1, stage = 'open'): void {
  const none = { start: 0, items: [] };
  const shown = {
    type: 'table',
    seat,
    era: 1,
    seq: 1,
    now: 0,
    decision: null,
    table: { seats: [], stage },
  };
  const tail = { start, items: events };
  Line.last.onmessage({
    data: JSON.stringify({ ...shown, events: tail, notices: none, talk: none }),
  });
}

test('new events are joined to those there are', () => {
  const link = new TableLink('abc');
  show(0, ['a', 'b']);
  show(2, ['c']);
  expect(link.events).toEqual(['a', 'b', 'c']);
});

test('what has not changed stays as it was', () => {
  const link = new TableLink('abc');
  show(0, ['a', 'b']);
  const news = { type: 'news', seq: 2, now: 5, era: 3, events: { start: 2, items: ['c'] } };
  Line.last.onmessage({ data: JSON.stringify(news) });
  Line.last.onmessage({ data: JSON.stringify({ type: 'news', seq: 3, now: 6, era: 4 }) });
  expect(link.events).toEqual(['a', 'b', 'c']);
  expect(link.shown).toMatchObject({ type: 'table', seat: 1, seq: 3, era: 4, decision: null });
});

test('what was taken back is dropped', () => {
  const link = new TableLink('abc');
  show(0, ['a', 'b', 'c']);
  show(1, ['d']);
  expect(link.events).toEqual(['a', 'd']);
});

test('nothing stays of what another seat saw', () => {
  const link = new TableLink('abc');
  show(0, ['secret'], 1);
  show(0, ['open'], 2);
  expect(link.events).toEqual(['open']);
});

test('a line that comes back says what it has', () => {
  new TableLink('abc', { seat: 2 });
  expect(Line.last.url).toBe('ws://localhost/ws/tables/abc?seat=2');
  show(0, ['a', 'b'], 2);
  Line.last.onopen();
  expect(JSON.parse(Line.last.sent[0]!)).toMatchObject({ type: 'hello', seat: 2, events: 2 });
});

/** A table in a game on a page that is visible, with a clock that the test turns. */
function inGame(): TableLink {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('window', { setInterval, setTimeout });
  vi.stubGlobal('document', { addEventListener: vi.fn(), visibilityState: 'visible' });
  const link = new TableLink('abc');
  Line.last.onopen();
  show(0, [], 1, 'playing');
  return link;
}

test('a server that stands still is not called connected', () => {
  const link = inGame();
  vi.advanceTimersByTime(4000); // the keep-alive ping
  expect(JSON.parse(Line.last.sent.at(-1)!)).toMatchObject({ type: 'ping' });
  expect(link.silent).toBe(false);
  vi.advanceTimersByTime(3000);
  expect(link).toMatchObject({ connection: 'open', silent: true });
  show(0, []);
  expect(link.silent).toBe(false);
});

test('a server that stands still is left for another within ten seconds', () => {
  const link = inGame();
  const first = Line.last;
  vi.advanceTimersByTime(10_000);
  expect(link.connection).toBe('lost');
  vi.advanceTimersByTime(1000);
  const second = Line.last;
  expect(second).not.toBe(first);
  vi.advanceTimersByTime(9000); // which does not even open the socket
  expect(Line.last).not.toBe(second);
  Line.last.onopen();
  show(0, []);
  expect(link).toMatchObject({ connection: 'open', silent: false });
});

test('a server whose store is slow is not left so soon', () => {
  const link = inGame();
  Line.last.onmessage({ data: JSON.stringify({ type: 'saving', state: 'slow' }) });
  vi.advanceTimersByTime(20_000);
  expect(link.connection).toBe('open');
  vi.advanceTimersByTime(15_000);
  expect(link.connection).toBe('lost');
});

/** Send a state from the server, with the chat from `start` on. */
function say(start: number, items: string[], anew = false): void {
  const none = { start: 0, items: [] };
  const shown = { type: 'table', seat: 1, era: 1, seq: 1, now: 0, table: { seats: [] } };
  const talk = { start, items, anew };
  Line.last.onmessage({ data: JSON.stringify({ ...shown, events: none, notices: none, talk }) });
}

test('the last lines come first, and those before them by pages', async () => {
  const link = new TableLink('abc');
  say(3, ['d', 'e'], true);
  say(5, ['f']);
  expect(link.talk).toEqual(['d', 'e', 'f']);
  Line.last.onopen();
  expect(JSON.parse(Line.last.sent[0]!)).toMatchObject({ talk: 6, notices: 0 });
  const asked = vi.fn((path: string) => {
    const page = path.endsWith('before=3')
      ? { start: 1, items: ['b', 'c'] }
      : { start: 0, items: ['a'] };
    return Promise.resolve(new Response(JSON.stringify(page)));
  });
  vi.stubGlobal('fetch', asked);
  await link.earlier('talk');
  expect(link.talk).toEqual(['b', 'c', 'd', 'e', 'f']);
  await link.earlier('talk');
  expect(link.talk).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  await link.earlier('talk');
  expect(asked.mock.calls.map(([path]) => path)).toEqual([
    '/api/tables/abc/talk?before=3',
    '/api/tables/abc/talk?before=1',
  ]);
});

test('talk that begins anew replaces what is there, and so does talk after a gap', () => {
  const link = new TableLink('abc');
  say(3, ['d', 'e'], true);
  say(4, ['x', 'y'], true);
  expect(link.talk).toEqual(['x', 'y']);
  say(90, ['z']);
  expect(link.talk).toEqual(['z']);
  expect(link.before.talk).toBe(90);
});

test('a line that was folded is told again in its place', () => {
  const link = new TableLink('abc');
  say(3, ['d', 'e'], true);
  say(4, ['e twice']);
  expect(link.talk).toEqual(['d', 'e twice']);
});

/** Open a table, leave it and open another; return that one's link and the first socket. */
function goOn(person: string | null = 'anna'): { link: TableLink; line: Line } {
  const before = new TableLink('abc');
  const line = Line.last;
  arrive('abc', line, person);
  before.close();
  return { link: new TableLink('def'), line };
}

/** Send the whole state of a table from the server. */
function arrive(id: string, line = Line.last, person: string | null = 'anna'): void {
  const none = { start: 0, items: [] };
  const shown = { type: 'table', seat: 1, era: 0, seq: 1, now: 0, you: { person } };
  const table = { id, seats: [] };
  line.onmessage({
    data: JSON.stringify({ ...shown, table, events: none, notices: none, talk: none }),
  });
}

test('the socket follows to the next table, and hears no more of the last one', () => {
  const { link, line } = goOn();
  expect(Line.last).toBe(line);
  expect(JSON.parse(line.sent.at(-1)!)).toMatchObject({ type: 'follow', table: 'def', seat: null });
  line.onmessage({ data: JSON.stringify({ type: 'news', seq: 9, now: 0 }) });
  line.onmessage({ data: JSON.stringify({ type: 'saving', state: 'slow' }) });
  arrive('abc');
  expect(link).toMatchObject({ connection: 'joining', shown: null, saving: 'slow' });
  arrive('def');
  expect(link.connection).toBe('open');
  expect(link.shown!.table.id).toBe('def');
});

test('a socket that may not follow is closed, and another one opened', () => {
  const { line } = goOn();
  line.onmessage({ data: JSON.stringify({ type: 'refused', code: 'malformed', key: null }) });
  expect(line.readyState).not.toBe(Line.OPEN);
  expect(Line.last.url).toBe('ws://localhost/ws/tables/def');
});

test('a socket without a person does not follow, since somebody may have come in since', () => {
  const { line } = goOn(null);
  expect(Line.last.url).toBe('ws://localhost/ws/tables/def');
  expect(line.sent).toEqual([]);
  expect(line.readyState).not.toBe(Line.OPEN);
});

test('the socket of a table that is left for something else is closed', () => {
  vi.stubGlobal('location', { protocol: 'http:', host: 'localhost', pathname: '/' });
  const { line } = goOn();
  expect(line.readyState).not.toBe(Line.OPEN);
  expect(Line.last.url).toBe('ws://localhost/ws/tables/def');
});

test('a socket waits only a moment for another table', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { setInterval, setTimeout });
  new TableLink('abc').close();
  expect(Line.last.readyState).toBe(Line.OPEN);
  vi.advanceTimersByTime(1000);
  expect(Line.last.readyState).not.toBe(Line.OPEN);
  vi.useRealTimers();
});

test('a socket that has no answer from the next table is given up', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { setInterval, setTimeout });
  const { line } = goOn();
  vi.advanceTimersByTime(6000);
  expect(line.readyState).not.toBe(Line.OPEN);
  expect(Line.last.url).toBe('ws://localhost/ws/tables/def');
  vi.useRealTimers();
});
