// The same load on either server: node load.mjs majlis|boardgame.io URL TABLES SECONDS EVERY
// Tables with two viewers each; first one move a table every so many seconds, then as fast as it goes.
// A move counts from the moment it is sent until the last viewer of the table has it. Where the server knows
// drafts it is made as the page makes it, gesture by gesture. The first move of each table is not counted:
// it warms both sides up.
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const require = createRequire(import.meta.url);
const { WebSocket } = require('ws');
const { io } = require('socket.io-client');

const [kind, url, tables, seconds, every] = process.argv.slice(2).map((word, i) => (i < 2 ? word : Number(word)));
const PACE = every * 1000;
const FAST_TABLES = 64;
const PATIENCE = 60_000;
const ACK_EVERY = 8;
const say = (entry) => console.log(JSON.stringify(entry));

class Table {
  bytes = 0;
  messages = 0;

  // Called by a driver when a viewer has seen the table after so many moves.
  saw(viewer, moves) {
    this.seen[viewer] = moves;
    if (this.waiting && this.seen.every((n) => n >= this.waiting.moves)) {
      const { began, done } = this.waiting;
      this.waiting = null;
      done(performance.now() - began);
    }
  }

  seen = [0, 0];
  waiting = null;

  // The milliseconds that each gesture waited for its answer.
  gestures = [];

  // Makes one move; the milliseconds until both viewers have it.
  async move() {
    const arrived = this.arrival();
    this.send();
    return arrived;
  }

  // The milliseconds from now until both viewers have the next move.
  async arrival() {
    const arrived = new Promise((done) => {
      this.waiting = { began: performance.now(), moves: Math.max(...this.seen) + 1, done };
    });
    const late = sleep(PATIENCE, null, { ref: false });
    const took = await Promise.race([arrived, late]);
    if (took === null) throw new Error(`no answer in ${PATIENCE} ms`);
    return took;
  }
}

class MajlisTable extends Table {
  static people = [];

  static async ask(person, path, data) {
    const answer = await fetch(url + path, {
      method: data === undefined ? 'GET' : 'POST',
      headers: { 'x-majlis': '1', 'content-type': 'application/json', cookie: person.cookie ?? '' },
      body: data === undefined ? undefined : JSON.stringify(data),
    });
    const cookie = answer.headers.getSetCookie()[0];
    if (cookie) person.cookie = cookie.split(';')[0];
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  async open(number) {
    const people = MajlisTable.people;
    for (const side of [0, 1]) {
      const place = (number % 50) * 2 + side;
      if (!people[place]) {
        people[place] = {};
        people[place].ready = MajlisTable.ask(people[place], '/api/me');
      }
      await people[place].ready;
    }
    const [host, guest] = [0, 1].map((side) => people[(number % 50) * 2 + side]);
    const seats = ['me', 'open'];
    const made = await MajlisTable.ask(host, '/api/tables', { game: 'alhambra', players: 2, seats, public: true });
    await MajlisTable.ask(guest, `/api/tables/${made.id}/join`, {});
    this.sockets = await Promise.all([host, guest].map((person, viewer) => this.look(made.id, person, viewer)));
  }

  look(id, person, viewer) {
    const address = `${url.replace('http', 'ws')}/api/tables/${id}/live`;
    const socket = new WebSocket(address, { headers: { cookie: person.cookie } });
    return new Promise((opened, failed) => {
      socket.on('error', failed);
      socket.on('message', (data) => {
        const message = JSON.parse(data);
        if (message.type === 'reply') {
          if (!message.ok) throw new Error(JSON.stringify(message.problem));
          this.answers.get(message.id)?.(message.draft ?? null);
          this.answers.delete(message.id);
          return;
        }
        if (!message.position) return;
        if (message.type === 'act') {
          this.bytes += data.length;
          this.messages += 1;
        }
        if (message.number % ACK_EVERY === 0) socket.send(JSON.stringify({ type: 'ack', number: message.number }));
        const { decision, draft, act } = message.position;
        if (draft) this.next = { viewer, draft, here: { seat: decision.seat, act } };
        this.over = !decision;
        this.saw(viewer, act);
        opened(socket);
      });
    });
  }

  // Makes a whole act by random gestures, as the page does: pointing or a button that leaves nothing to say makes
  // the act; what lies ready in a basket is sent as it is. The move counts from what makes it.
  async move() {
    const { viewer, here } = this.next;
    const send = (order) => this.sockets[viewer].send(JSON.stringify(order));
    for (let draft = this.next.draft; ; ) {
      const { parts, open, pointed } = draft;
      const id = `${here.act}-${this.gestures.length}`;
      const way = gesture(draft);
      const began = performance.now();
      if (way === null) {
        const arrived = this.arrival();
        send({ type: 'act', id, ...here, parts: draft.complete || open ? parts : [...parts, []] });
        return arrived;
      }
      const answer = new Promise((done) => this.answers.set(id, done));
      const go = way.do !== 'close';
      const arrived = go ? this.arrival() : null;
      arrived?.catch(() => {}); // it is of no account where the gesture made nothing
      send({ type: 'draft', id, ...here, parts, open, pointed, ...way, go });
      draft = await answer;
      if (draft === null) return arrived;
      this.gestures.push(performance.now() - began);
    }
  }

  // Who waits for the answer to a gesture, by its id.
  answers = new Map();
}

const any = (list) => list[Math.floor(Math.random() * list.length)];

// A gesture that leads on from a draft; null where it can be sent as an act.
function gesture({ basket, choices, open, complete, closes }) {
  if (complete) return null;
  const more = basket ? basket.items.filter((item) => item.more) : [];
  if (basket?.is_whole && (!more.length || Math.random() < 0.5)) return closes === 'act' ? null : { do: 'close' };
  if (more.length && (open || !choices.length || Math.random() < 0.7)) {
    return { do: 'point', thing: any(more).touches.at(-1) };
  }
  return { do: 'choose', choice: any(choices).choice };
}

class PeerTable extends Table {
  static async ask(path, data) {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  }

  async open() {
    const { matchID } = await PeerTable.ask('/games/marks/create', { numPlayers: 2 });
    this.matchID = matchID;
    this.credentials = [];
    for (const playerID of ['0', '1']) {
      const joined = await PeerTable.ask(`/games/marks/${matchID}/join`, { playerID, playerName: playerID });
      this.credentials.push(joined.playerCredentials);
    }
    this.sockets = await Promise.all([0, 1].map((viewer) => this.look(viewer)));
  }

  look(viewer) {
    const socket = io(`${url}/marks`, { transports: ['websocket'], forceNew: true });
    return new Promise((opened) => {
      socket.on('connect', () => socket.emit('sync', this.matchID, `${viewer}`, this.credentials[viewer], 2));
      socket.on('sync', (_id, info) => {
        this.take(viewer, info.state);
        opened(socket);
      });
      socket.on('update', (_id, state) => {
        this.take(viewer, state);
        this.messages += 1;
      });
    });
  }

  take(viewer, state) {
    this.stateID = state._stateID;
    this.player = Number(state.ctx.currentPlayer);
    this.size ??= JSON.stringify(state).length;
    this.bytes += this.size;
    this.saw(viewer, state._stateID);
  }

  send() {
    const playerID = `${this.player}`;
    const credentials = this.credentials[this.player];
    const args = [Math.floor(Math.random() * 10_000)];
    const action = { type: 'MAKE_MOVE', payload: { type: 'mark', args, playerID, credentials } };
    this.sockets[this.player].emit('update', action, this.stateID, this.matchID, playerID);
  }
}

async function openAll(Kind) {
  const all = Array.from({ length: tables }, () => new Kind());
  const queue = all.map((table, number) => [table, number]);
  const worker = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await item[0].open(item[1]);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return all;
}

const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

async function paced(all, milliseconds) {
  const end = performance.now() + milliseconds;
  const times = [];
  let late = 0;
  for (const table of all) table.gestures = [];
  await Promise.all(
    all.map(async (table) => {
      let due = performance.now() + Math.random() * PACE;
      while (due < end) {
        await sleep(Math.max(0, due - performance.now()));
        if (table.over) return;
        times.push(await table.move());
        due += PACE;
        if (performance.now() > due) late += 1;
      }
    }),
  );
  times.sort((a, b) => a - b);
  const gestures = all.flatMap((table) => table.gestures).sort((a, b) => a - b);
  return {
    moves: times.length,
    moves_per_second: (times.length * 1000) / milliseconds,
    p50_ms: share(times, 0.5),
    p99_ms: share(times, 0.99),
    max_ms: times.at(-1),
    late,
    ...(gestures.length && {
      gestures_per_move: gestures.length / times.length,
      gesture_p50_ms: share(gestures, 0.5),
      gesture_p99_ms: share(gestures, 0.99),
    }),
  };
}

async function flatOut(all) {
  const began = performance.now();
  const end = began + seconds * 1000;
  const times = [];
  for (const table of all) table.gestures = [];
  await Promise.all(
    all.slice(0, FAST_TABLES).map(async (table) => {
      while (performance.now() < end && !table.over) times.push(await table.move());
    }),
  );
  times.sort((a, b) => a - b);
  const lasted = (performance.now() - began) / 1000;
  const messages = times.length + all.reduce((total, table) => total + table.gestures.length, 0);
  return {
    tables: Math.min(FAST_TABLES, all.length),
    moves: times.length,
    moves_per_second: times.length / lasted,
    messages_per_second: messages / lasted,
    p50_ms: share(times, 0.5),
  };
}

const all = await openAll(kind === "majlis" ? MajlisTable : PeerTable);
await sleep(500);
say({ phase: 'opened' });
await sleep(500);
await paced(all, PACE);
say({ phase: 'warm' });
const steady = await paced(all, seconds * 1000);
say({ phase: 'paced', ...steady });
const fast = await flatOut(all);
const sum = (name) => all.reduce((total, table) => total + table[name], 0);
say({ phase: 'flat_out', ...fast, bytes_per_update: Math.round(sum('bytes') / Math.max(1, sum('messages'))) });
process.exit(0);
