// boardgame.io's own server with a game of marks on a board: node peer.cjs PORT STATE_BYTES [FOLDER]
// Its state is padded to the size of ours, so that both send as much. With a folder it keeps its matches
// there, by the storage that comes with it; without one they are in memory alone.
const { FlatFile, Server } = require('boardgame.io/dist/cjs/server.js');

const [port, bytes] = process.argv.slice(2).map(Number);
const folder = process.argv[4];
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

const db = folder ? new FlatFile({ dir: folder }) : undefined;
Server({ games: [marks], origins: ['http://127.0.0.1'], db }).run({ port, callback: () => console.log('ready') });
