// Random play with boardgame.io through its local client, answered over JSON lines.
//
// boardgame.io ships no games, so this is a small one, cheaper for any engine than a vampire hunt:
// four players, twelve of 48 cards each, the highest card takes the trick. It speaks the protocol
// of workers/serve.py. Its states are immutable, so there is nothing to clone.
'use strict';

const readline = require('node:readline');

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n');

// The library logs to standard error, because standard output is for the answers.
console.log = console.info = console.debug = console.error;

const PLAYERS = 4;
const CARDS = 48;

function load() {
  const { Client } = require('boardgame.io/client');
  const { INVALID_MOVE } = require('boardgame.io/core');

  const game = {
    name: 'tricks',
    setup: ({ random }) => {
      const deck = random.Shuffle([...Array(CARDS).keys()]);
      const hands = {};
      for (let p = 0; p < PLAYERS; p++) hands[p] = deck.splice(0, CARDS / PLAYERS);
      return { hands, trick: [], won: Array(PLAYERS).fill(0), played: 0 };
    },
    moves: {
      play: ({ G, ctx }, place) => {
        const hand = G.hands[ctx.currentPlayer];
        if (!(place in hand)) return INVALID_MOVE;
        const [card] = hand.splice(place, 1);
        G.trick.push({ player: Number(ctx.currentPlayer), card });
        G.played++;
        if (G.trick.length === PLAYERS) {
          const best = G.trick.reduce((a, b) => (b.card > a.card ? b : a));
          G.won[best.player]++;
          G.trick = [];
        }
        return undefined;
      },
    },
    turn: { minMoves: 1, maxMoves: 1 },
    endIf: ({ G }) => (G.played === CARDS ? { won: [...G.won] } : undefined),
    disableUndo: true,
  };

  // A new client for each game: reset() would deal the same cards again.
  return function play() {
    const client = Client({ game, numPlayers: PLAYERS, debug: false });
    client.start();
    let decisions = 0;
    for (;;) {
      const { G, ctx } = client.getState();
      if (ctx.gameover) break;
      client.moves.play(Math.floor(Math.random() * G.hands[ctx.currentPlayer].length));
      decisions++;
    }
    client.stop();
    return decisions;
  };
}

function measurePlay(play, seconds) {
  let decisions = 0;
  let games = 0;
  let spent = 0;
  const start = process.hrtime.bigint();
  while (spent < seconds) {
    decisions += play();
    games++;
    spent = Number(process.hrtime.bigint() - start) / 1e9;
  }
  return { decisions, steps: decisions, games, seconds: spent };
}

function serve() {
  let play;
  try {
    play = load();
    play();
  } catch (error) {
    say({ error: String(error.message).split('\n')[0] });
    return;
  }
  say({
    version: require('boardgame.io/package.json').version,
    players: PLAYERS,
    runtime: `Node ${process.version}, NODE_ENV=${process.env.NODE_ENV}`,
  });
  readline.createInterface({ input: process.stdin }).on('line', (line) => {
    const { measure, seconds } = JSON.parse(line);
    say(measure === 'play' ? measurePlay(play, seconds) : { clones: 0, seconds: 0 });
  });
}

serve();
