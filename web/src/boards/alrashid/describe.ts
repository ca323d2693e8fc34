/** The board for the ear: what a thing is, whose, where, and how it stands. */
import type { Words } from '../../lib/words.svelte';
import {
  amount,
  type Area,
  type Colour,
  type Country,
  COUNTRIES,
  type Counts,
  isCountry,
  ITEMS,
  itemsOf,
  offered,
  PALACES,
  parse,
  PAWNS,
  stacks,
  titleOf,
  type Token,
  TOKENS,
  type View,
} from './view';

/** "2 hardwood, 1 silk", in the order of the names. */
export function listed(counts: Counts<string>, names: readonly string[], prefix: string, words: Words): string {
  const parts = names
    .filter((name) => counts[name])
    .map((name) => words.word('counted', { count: counts[name] ?? 0, thing: words.word(`${prefix}-${name}`) }));
  return parts.join(', ') || words.word('nothing');
}

/** The mercenaries of a country as words. */
function mercenaries(view: View, country: Country, words: Words): string[] {
  return view.countries[country].mercenaries.map((token) =>
    token.value === null
      ? `${words.word(`colour-${token.colour}`)} ${words.word('label-face_down')}`
      : words.word(`token-${token.colour}_${token.value}`),
  );
}

export function areaName(area: Area, view: View, words: Words): string {
  const parts = [words.word(`area-${area}`)];
  if (isCountry(area)) {
    parts.push(listed(itemsOf(view, area), ITEMS, 'item', words), ...mercenaries(view, area, words));
  } else {
    parts.push(words.word('board-titles_left', { count: offered(view, area) }));
  }
  for (const { slot } of stacks(view, area)) {
    parts.push(words.word('board-here', { name: words.name(slot.seat), count: slot.dominance }));
  }
  if (view.resolving === area) parts.push(words.word('board-resolving'));
  else if (view.resolved.includes(area)) parts.push(words.word('label-resolved'));
  return parts.join(', ');
}

/** What the viewer has of a kind: "2 hardwood". */
function mine(view: View, kind: string, what: string, words: Words): string {
  const player = view.players[view.seat];
  const counts: Record<string, [number | undefined, string]> = {
    hand: [player?.hand[what as 'sage'], `pawn-${what}`],
    held: [player?.held[what as 'sage'], `pawn-${what}`],
    good: [player?.goods[what as 'wood'], `item-${what}`],
    token: [player?.tokens?.[what as Token], `token-${what}`],
  };
  const [count, key] = counts[kind] ?? [0, what];
  const where = kind === 'hand' ? `, ${words.word('board-home')}` : kind === 'held' ? `, ${words.word('label-held_back')}` : '';
  return words.word('counted', { count: count ?? 0, thing: words.word(key) }) + where;
}

function titleName(kind: string, name: string, view: View, words: Words): string {
  const { gold, type } = titleOf(view, name);
  const used = view.players[view.seat]?.used.includes(name) ? [words.word('label-used')] : [];
  const about = kind === 'offer' ? [words.word('board-gold', { gold })] : used;
  return [words.word(`title-${name}`), ...about, words.word(`type-${type}`), words.word(`effect-${name}`)].join(', ');
}

function onCountry(kind: string, country: Country, what: string, view: View, words: Words): string {
  const where = words.word(`area-${country}`);
  if (kind === 'mercenary') return [mercenaries(view, country, words)[Number(what)] ?? '', where].join(', ');
  const count = itemsOf(view, country)[what as 'wood'] ?? 0;
  const thing = words.word(`item-${what}`);
  if (kind === 'one') return `${words.word('board-one')}${words.word('colon')} ${thing}, ${where}`;
  if (kind === 'all') return `${words.word('board-all', { count })}${words.word('colon')} ${thing}, ${where}`;
  return [words.word('counted', { count, thing }), where].join(', ');
}

/** The name of a thing: kind, owner, place, state. */
export function nameOf(thing: string, view: View, words: Words): string {
  const [kind = '', first = '', second = '', third = ''] = parse(thing);
  switch (kind) {
    case 'area':
      return areaName(first as Area, view, words);
    case 'pawn':
      return [words.word(`pawn-${third}`), words.name(Number(second)), words.word(`area-${first}`)].join(', ');
    case 'hand':
    case 'held':
    case 'good':
    case 'token':
      return mine(view, kind, first, words);
    case 'note':
      return words.word('counted', { count: view.players[view.seat]?.notes ?? 0, thing: words.word('item-credit_note') });
    case 'pile':
      return `${words.word(`colour-${first}`)}, ${words.word('board-pile', { count: view.pile[first as Colour] })}`;
    case 'mercenary':
    case 'item':
    case 'one':
    case 'all':
      return onCountry(kind, first as Country, second, view, words);
    case 'service':
      return `${words.word(first === 'court' ? 'board-benevolence' : 'board-service')}, ${words.word(`area-${first}`)}`;
    case 'favour':
      return `${words.word('board-favour', { leader: words.word(`favour-${first}`) })}, ${words.word(`favour-${first}-effect`)}`;
    case 'offer':
    case 'title':
      return titleName(kind, first, view, words);
    default:
      return thing;
  }
}

/** The whole position in sentences: the year, the areas that hold something, the players. */
export function describe(view: View, words: Words): string {
  const lines = [words.word('board-about'), words.word('label-year', { year: view.year, years: view.years })];
  for (const area of [...PALACES, ...COUNTRIES]) {
    if (isCountry(area) || view.areas[area].length) lines.push(areaName(area, view, words));
  }
  view.players.forEach((player, seat) => {
    const tokens = seat === view.seat ? listed(player.tokens ?? {}, TOKENS, 'token', words) : listed(player.mercenaries, ['red', 'blue'], 'colour', words);
    lines.push(
      [
        words.name(seat),
        words.word('board-points', { points: player.prestige }),
        listed(player.goods, ITEMS, 'item', words),
        `${words.word('label-mercenaries')}${words.word('colon')} ${tokens}`,
        `${words.word('label-hand')}${words.word('colon')} ${listed(player.hand, PAWNS, 'pawn', words)}`,
        `${words.word('label-titles')}${words.word('colon')} ${player.titles.map((name) => words.word(`title-${name}`)).join(', ') || words.word('nothing')}`,
        amount(player.held) ? `${words.word('label-held_back')}${words.word('colon')} ${listed(player.held, PAWNS, 'pawn', words)}` : '',
      ]
        .filter(Boolean)
        .join('; '),
    );
  });
  return lines.join('. ');
}
