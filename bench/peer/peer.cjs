// boardgame.io's own server with a game of marks on a board: node peer.cjs PORT STATE_BYTES
// Its state is padded to the size of ours, so that both send as much.
const { Server } = require('boardgame.io/dist/cjs/server.js');

const [port, bytes] = process.argv.slice(2).map(Number);
const CELLS = 10_000;

const marks = {
  name: 'marks',
  setup: () => ({
    last: -1,
    marked: 0,
    things: Array.from({ length: Math.ceil(bytes / 40) }, (_, id) => ({ id, kind: 'tile', owner: id % 2, at: id })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G }, cell) => {
      G.last = cell % CELLS;
      G.marked += 1;
      G.things[cell % G.things.length].at = cell;
    },
  },
};

Server({ games: [marks], origins: ['http://127.0.0.1'] }).run({ port, callback: () => console.log('ready') });
