/** Draws a table from a fixture file: ?fixture=alhambra-3p-mid-s0&lang=fr&theme=dark */
import { mount } from 'svelte';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { boardOf } from '../src/boards/registry';
import type { Reply, Snapshot } from '../src/lib/wire';
import { type Language, words } from '../src/lib/words.svelte';
import { Table } from '../src/table/table.svelte';
import TableView from '../src/table/TableView.svelte';

const asked = new URLSearchParams(location.search);
const page = document.getElementById('page')!;

const offline: Reply = {
  type: 'reply',
  id: '',
  ok: false,
  act: 0,
  problem: { code: 'not-found', text: { key: 'page-fixture' }, clause: null },
};

async function show(fixture: string): Promise<void> {
  const { snapshot } = (await (await fetch(`/fixtures/${fixture}.json`)).json()) as { snapshot: Snapshot };
  await words.use((asked.get('lang') ?? 'en') as Language);
  await words.load(snapshot.table.game);
  const board = await boardOf(asked.has('plain') ? 'plain' : snapshot.table.game);
  const table = new Table(snapshot, () => Promise.resolve(offline));
  words.names = snapshot.table.seats.map((one) => one.name);
  const focus = asked.get('focus');
  if (focus) table.pointer.focus = focus;
  const point = asked.get('point');
  if (point) for (const thing of point.split(' ')) table.pointer.selection = [...table.pointer.selection, thing];
  mount(TableView, { target: page, props: { table, board } });
  await document.fonts.ready;
  document.body.dataset.ready = '';
}

async function list(): Promise<void> {
  const names = (await (await fetch('/fixtures/index.json')).json()) as string[];
  page.innerHTML = names.map((name) => `<p><a href="?fixture=${name}">${name}</a></p>`).join('');
}

const theme = asked.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
const fixture = asked.get('fixture');
await (fixture ? show(fixture) : list());
