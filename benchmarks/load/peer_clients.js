// People at boardgame.io's tables: `node peer_clients.js '{"url": …, "tables": …, …}'`.
//
// It speaks boardgame.io's own protocol: the Lobby API to open and join matches, and Socket.IO's
// 'sync' and 'update', like its SocketIO transport. README.md describes the lines on standard input
// and output. It ends when its standard input does.
'use strict';

const path = require('node:path');
const readline = require('node:readline');
const { createRequire } = require('node:module');

const installed = createRequire(path.join(__dirname, '..', 'boardgameio', 'package.json'));
const { io } = installed('socket.io-client');

const GAME = 'vigil';
const BUSY_OPENING = 16; // how many tables are set up at a time
const load = JSON.parse(process.argv[2]);
const patience = load.patience * 1000;

const ready = [];
const figures = {
  missed: 0,
  sent: 0,
  acknowledged: [],
  seen: [],
  lag: [],
  errors: { unanswered: 0, unseen: 0, broken: 0, unopened: 0 },
  finished: 0,
  frames: 0,
  bytes: 0,
};
let counting = false;
let ending = false;

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n');
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

class Seat {
  // One person's socket; the seat of a spectator is null.
  constructor(table, seat) {
    this.table = table;
    this.seat = seat;
    this.credentials = undefined;
    this.state = null;
    this.synced = null;
  }

  async connect() {
    this.socket = io(`${load.url}/${GAME}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      timeout: patience,
    });
    this.socket.on('sync', (match, { state }) => this.sync(match, state));
    this.socket.on('update', (match, state) => this.update(match, state));
    await new Promise((resolve, reject) => {
      this.socket.once('connect', resolve);
      this.socket.once('connect_error', reject);
    });
    this.socket.on('disconnect', () => {
      if (!ending) figures.errors.broken++;
    });
    this.socket.io.engine.on('packet', ({ data }) => {
      if (!counting || typeof data !== 'string' || !data.startsWith(`2/${GAME},["update"`)) return;
      figures.frames++;
      figures.bytes += Buffer.byteLength(data);
    });
  }

  // Follow a match on the same socket, as the library's client does when its match changes.
  async follow(match) {
    await new Promise((resolve, reject) => {
      this.synced = resolve;
      setTimeout(() => reject(new Error('not synchronised in time')), patience).unref();
      this.socket.emit('sync', match, this.seat, this.credentials, load.seats);
    });
  }

  sync(match, state) {
    if (match !== this.table.match) return;
    this.state = state;
    this.synced();
  }

  update(match, state) {
    if (match !== this.table.match) return;
    this.state = state;
    this.table.updated(this);
  }
}

class Table {
  constructor(watchers) {
    this.seats = Array.from({ length: load.seats }, (_, seat) => new Seat(this, String(seat)));
    this.everyone = [...this.seats, ...Array.from({ length: watchers }, () => new Seat(this, null))];
    this.action = null;
  }

  async open() {
    await Promise.all(this.everyone.map((seat) => seat.connect()));
    await this.begin();
  }

  async begin() {
    const { matchID } = await post(`games/${GAME}/create`, { numPlayers: load.seats });
    this.match = matchID;
    for (const seat of this.seats) {
      const wish = { playerID: seat.seat, playerName: `Player ${seat.seat}` };
      const joined = await post(`games/${GAME}/${matchID}/join`, wish);
      seat.credentials = joined.playerCredentials;
    }
    await Promise.all(this.everyone.map((seat) => seat.follow(matchID)));
    ready.push(this);
  }

  // The person whose turn it is plays any card from their hand.
  act(counted) {
    const { ctx } = this.seats[0].state;
    const actor = this.seats[Number(ctx.currentPlayer)];
    const { hand } = actor.state.G.players[actor.seat];
    const place = Math.floor(Math.random() * hand.length);
    const payload = { type: 'play', args: [place], playerID: actor.seat };
    const at = actor.state._stateID;
    const waiting = new Set(this.everyone);
    this.action = { actor, at, counted, waiting, sent: performance.now(), answered: false };
    this.action.late = setTimeout(() => this.giveUp(), patience);
    actor.socket.emit(
      'update',
      { type: 'MAKE_MOVE', payload: { ...payload, credentials: actor.credentials } },
      at,
      this.match,
      actor.seat,
    );
  }

  updated(seat) {
    const { action } = this;
    if (action === null || seat.state._stateID <= action.at) return;
    const passed = performance.now() - action.sent;
    if (seat === action.actor && !action.answered) {
      action.answered = true;
      if (action.counted) figures.acknowledged.push(passed);
    }
    action.waiting.delete(seat);
    if (action.waiting.size > 0) return;
    clearTimeout(action.late);
    if (action.counted) figures.seen.push(passed);
    this.action = null;
    this.goOn();
  }

  goOn() {
    if (ending) return;
    if (this.seats[0].state.ctx.gameover === undefined) {
      ready.push(this);
      return;
    }
    if (counting) figures.finished++;
    this.begin().catch(() => figures.errors.unopened++);
  }

  giveUp() {
    const { answered, counted } = this.action;
    if (counted) figures.errors[answered ? 'unseen' : 'unanswered']++;
    this.action = null;
    this.begin().catch(() => figures.errors.unopened++);
  }
}

async function post(place, body) {
  const answer = await fetch(`${load.lobby}/${place}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`${place}: ${answer.status}`);
  return answer.json();
}

async function openAll() {
  const watchers = load.sockets - load.tables * load.seats;
  const tables = Array.from({ length: load.tables }, (_, at) => {
    return new Table(Math.floor(watchers / load.tables) + (at < watchers % load.tables ? 1 : 0));
  });
  const left = tables.slice();
  const work = async () => {
    for (let table = left.pop(); table !== undefined; table = left.pop()) await table.open();
  };
  await Promise.all(Array.from({ length: BUSY_OPENING }, work));
  return tables;
}

function actNow(lag) {
  if (counting) figures.lag.push(lag);
  if (ready.length === 0) {
    if (counting) figures.missed++;
    return;
  }
  const at = Math.floor(Math.random() * ready.length);
  const [table] = ready.splice(at, 1);
  if (counting) figures.sent++;
  table.act(counting);
}

async function follow({ at, warm }) {
  const start = performance.now();
  for (const seconds of at) {
    if (!counting && seconds >= warm) {
      counting = true;
      say({ warm: true });
    }
    const due = start + seconds * 1000;
    if (due > performance.now()) await pause(due - performance.now());
    actNow(performance.now() - due);
  }
}

async function settled(tables) {
  const until = performance.now() + patience + 1000;
  while (tables.some(({ action }) => action !== null) && performance.now() < until) await pause(20);
}

async function main() {
  const tables = await openAll();
  const lines = readline.createInterface({ input: process.stdin });
  lines.on('close', () => process.exit(1));
  const schedule = new Promise((resolve) => lines.once('line', resolve));
  say({ ready: true });
  await follow(JSON.parse(await schedule));
  await settled(tables);
  ending = true;
  process.stdout.write(JSON.stringify({ result: figures }) + '\n', () => process.exit(0));
}

main().catch((error) => {
  say({ error: String(error.message).split('\n')[0] });
  process.exit(1);
});
