// boardgame.io's own server with a game to compare: `node peer_server.js memory|PATH`.
//
// The first line on standard output says where it listens. It ends when its standard input does.
//
// boardgame.io ships no games, so this is one with the dimensions of six-player Nosferatu: hidden
// hands and characters, one decision per turn, about 39 decisions per game and 3 to 4 events per
// decision, a view of about 1,000 bytes. Events are sent move by move, as Whitby does; the
// library's own log comes on top.
'use strict';

const path = require('node:path');
const { createRequire } = require('node:module');

// The library logs to standard error, because standard output is for the answer.
console.log = console.info = console.debug = console.error;

const installed = createRequire(path.join(__dirname, '..', 'boardgameio', 'package.json'));
const { Server, FlatFile } = installed('boardgame.io/server');
const { INVALID_MOVE, PlayerView } = installed('boardgame.io/core');

const SEATS = 6;
const HAND = 3;
const KINDS = ['garlic', 'mirror', 'silver', 'candle'];
const RITES = ['crossroads', 'blessing', 'hawthorn', 'lantern', 'procession'];

const all = (value) => Array(SEATS).fill(value);

function setup({ random }) {
  const library = random.Shuffle(Array.from({ length: 72 }, (_, at) => KINDS[at % KINDS.length]));
  const roles = random.Shuffle(['revenant', ...Array(SEATS - 2).fill('hunter')]);
  roles.push('keeper');
  const players = {};
  for (let seat = 0; seat < SEATS; seat++) {
    players[seat] = { role: roles[seat], hand: library.splice(0, HAND), given: null };
  }
  return {
    options: { keeper: 'last', double_wound: 'on', rite: 'must', givers: 'on', penalty: 'on' },
    seats: SEATS,
    round: 1,
    phase: 'gathering',
    keeper: SEATS,
    holder: 1,
    characters: [...all('?').slice(1), 'keeper'],
    revealed: [...all(false).slice(1), true],
    wounds: all(0),
    hand_sizes: all(HAND),
    library: library.length,
    discard: { size: 0, top: null },
    clock: { face_down: 8, nights_face_down: 7, nights_turned: 0, dawn_turned: false },
    rites: Object.fromEntries(RITES.map((name) => [name, false])),
    dark_card: 'long_night',
    library_exhausted: false,
    discarded: all(null),
    discarded_before: [],
    given: all(null),
    pile: { size: 0, cards: null, case: 'none' },
    wounded_this_round: all(0),
    winner: null,
    reason: null,
    happened: [],
    players,
    secret: { library, pile: [], rounds: 4 + random.Die(4) },
  };
}

function play({ G, ctx, random }, place) {
  const seat = Number(ctx.currentPlayer);
  const own = G.players[seat];
  if (!Number.isInteger(place) || !(place in own.hand)) return INVALID_MOVE;
  G.happened = [];
  [own.given] = own.hand.splice(place, 1);
  G.secret.pile.push(own.given);
  G.given[seat] = '?';
  G.pile.size++;
  tell(G, 'gave', { seat: seat + 1, card: '?' });
  const [shown] = own.hand.splice(random.Die(own.hand.length) - 1, 1);
  G.discarded[seat] = shown;
  G.discard = { size: G.discard.size + 1, top: shown };
  tell(G, 'discarded', { seat: seat + 1, card: shown });
  own.hand.push(...G.secret.library.splice(0, HAND - own.hand.length));
  G.hand_sizes[seat] = own.hand.length;
  G.library = G.secret.library.length;
  G.library_exhausted = G.library === 0;
  tell(G, 'drew', { seat: seat + 1, cards: 2 });
  if (G.pile.size === SEATS) endRound(G, random);
  return undefined;
}

function endRound(G, random) {
  const pile = random.Shuffle(G.secret.pile);
  tell(G, 'pile_turned', { cards: pile });
  const bad = pile.filter((card) => card === KINDS[0]).length;
  if (bad > 2) {
    const seat = random.Die(SEATS) - 1;
    G.wounds[seat]++;
    G.wounded_this_round[seat] = 1;
    tell(G, 'wounded', { seat: seat + 1, wounds: G.wounds[seat] });
  } else {
    G.rites[RITES[G.round % RITES.length]] = true;
    tell(G, 'rite_held', { rite: RITES[G.round % RITES.length] });
  }
  G.clock.face_down--;
  G.clock.nights_turned++;
  G.clock.dawn_turned = G.round === G.secret.rounds;
  tell(G, G.clock.dawn_turned ? 'dawn' : 'night', { left: G.clock.face_down });
  if (G.clock.dawn_turned) {
    G.winner = Object.values(G.rites).every(Boolean) ? 'hunters' : 'evil';
    G.reason = 'dawn';
  }
  // The library would run out of cards, so what was played goes back under it.
  G.secret.library.push(...random.Shuffle([...G.secret.pile, ...G.discarded]));
  G.secret.pile = [];
  G.discarded = all(null);
  G.given = all(null);
  G.pile.size = 0;
  G.round++;
}

function tell(G, code, facts) {
  G.happened.push({ code, ...facts });
}

const game = {
  name: 'vigil',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup,
  moves: { play: { move: play, client: false, redact: true } },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.winner ? { winner: G.winner, reason: G.reason } : undefined),
  playerView: PlayerView.STRIP_SECRETS,
};

async function main() {
  const where = process.argv[2];
  const storage = where === 'memory' ? {} : { db: new FlatFile({ dir: where }) };
  const server = Server({ games: [game], origins: [/127\.0\.0\.1/], ...storage });
  // The Lobby API has its own port, as the library allows: on a shared one, koa-compose 4.2 does
  // not find what is added to an application after its server was created.
  const free = { port: 0, host: '127.0.0.1' };
  const { appServer, apiServer } = await server.run({ port: free, lobbyConfig: { apiPort: free } });
  const [url, lobby] = [appServer, apiServer].map((one) => `http://127.0.0.1:${one.address().port}`);
  const version = installed('boardgame.io/package.json').version;
  process.stdout.write(JSON.stringify({ url, lobby, version: `boardgame.io ${version}` }) + '\n');
}

process.stdin.resume().on('end', () => process.exit(0));
main().catch((error) => {
  process.stdout.write(JSON.stringify({ error: String(error.message).split('\n')[0] }) + '\n');
  process.exit(1);
});
