import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api, ApiError } from '../src/lib/api';
import { isTrue, type Kept, pledgeOf, seedOf } from '../src/lib/hashes';
import { join, openShare, recall, verdict } from '../src/lib/shuffle';
import type { TableInfo } from '../src/lib/wire';

const MINE = '00112233445566778899aabbccddeeff';
const HOUSE = '0123456789abcdef0123456789abcdef';
const pledges = [pledgeOf(MINE), null, pledgeOf('ffeeddccbbaa99887766554433221100')];
const contributions = [MINE, null, 'ffeeddccbbaa99887766554433221100'];

describe('hashes', () => {
  test('are those of the documentation', () => {
    expect(pledgeOf(MINE)).toBe('764286a7354f09e71dd2fde6abee4bc381f2d2ae19678e7e4b7b288b723a08e0');
    expect(seedOf(HOUSE, contributions)).toBe('16c82b9e6a76ddbee96a6691c607d10bd1f0acb27eade1b5c884b5244c2ed5af');
    expect(seedOf(HOUSE, [null, null])).toBe(HOUSE);
  });

  test('a record that says anything else than what was fixed is not true', () => {
    // printf %s salt0123456789abcdef0123456789abcdef | sha256sum
    const commitment = '74cc432b01134e61e086d058e2f4762c0717022edee15d0a2a0f87a0d9955663';
    const kept: Kept = { contribution: MINE, commitment, pledges };
    const record = { seed: seedOf(HOUSE, contributions), salt: 'salt', commitment, house: HOUSE, pledges, contributions };
    expect(isTrue(kept, record)).toBe(true);
    expect(isTrue({ ...kept, pledges: null }, record)).toBe(true);
    const other = 'ee'.repeat(16);
    for (const change of [
      { commitment: '0'.repeat(64) },
      { salt: 'other' },
      { house: HOUSE.replace('0', '1') },
      { seed: HOUSE },
      { contributions: [MINE, null, null] },
      { contributions: [MINE, null, other], seed: seedOf(HOUSE, [MINE, null, other]) },
      { contributions: [MINE, null, other], pledges: [pledges[0]!, null, pledgeOf(other)], seed: seedOf(HOUSE, [MINE, null, other]) },
    ])
      expect(isTrue(kept, { ...record, ...change }), JSON.stringify(change)).toBe(false);
  });
});

describe('a share', () => {
  const store = new Map<string, string>();
  const sent: string[] = [];
  const info = (more: Partial<TableInfo>): TableInfo =>
    ({ id: 't', commitment: 'C', status: 'open', gathering: false, forked: null, pledges: [null, null], contributions: [null, null], seats: [{ mine: true }, { mine: false }], ...more }) as TableInfo;
  let pledge = '';

  beforeEach(() => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value) });
    sent.length = 0;
    vi.spyOn(api, 'join').mockImplementation((_id, _seat, _invite, given) => Promise.resolve(info({ pledges: [(pledge = given), null] })));
    vi.spyOn(api, 'contribute').mockImplementation((_id, contribution) => {
      sent.push(contribution);
      return Promise.resolve(info({ status: 'running' }));
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('is kept when sitting down, and opened only when every seat is taken', async () => {
    await join(info({}), 0, null);
    const own = recall('t')!.contribution;
    expect(pledgeOf(own)).toBe(pledge);
    expect(sent).toEqual([]);
    await openShare(info({ gathering: true, pledges: [pledge, 'theirs'] }));
    expect(sent).toEqual([own]);
    expect(recall('t')!.pledges).toEqual([pledge, 'theirs']);
    expect(JSON.parse(store.get('majlis-shares')!)).toHaveLength(1);
  });

  test('is not opened to one who changes what was fixed', async () => {
    await join(info({}), 0, null);
    await openShare(info({ gathering: true, commitment: 'another', pledges: [pledge, null] }));
    await openShare(info({ gathering: true, pledges: ['not mine', null] }));
    await openShare(info({ gathering: true, pledges: [pledge, null], seats: [] }));
    expect(sent).toEqual([]);
    await openShare(info({ gathering: true, pledges: [pledge, 'theirs'] }));
    await openShare(info({ gathering: true, pledges: [pledge, 'changed since'] }));
    expect(sent).toHaveLength(1);
  });

  test('is looked for in the game', async () => {
    await join(info({}), 0, null);
    const own = recall('t')!.contribution;
    expect(await verdict(info({}))).toBe('none');
    expect(await verdict(info({ status: 'running', contributions: [own, null] }))).toBe('in');
    expect(await verdict(info({ status: 'running' }))).toBe('left-out');
    expect(await verdict(info({ status: 'running', commitment: 'another' }))).toBe('wrong');
    expect(await verdict(info({ id: 'elsewhere', status: 'running' }))).toBe('none');
    const fetched = vi.spyOn(api, 'record').mockRejectedValueOnce(new ApiError({ code: 'offline', text: { key: 'page-offline' } }, 0));
    const over = info({ status: 'finished', contributions: [own, null] });
    expect(await verdict(over)).toBe('in'); // it could not be looked at: nothing is claimed
    fetched.mockResolvedValue({ seed: 'made up', salt: '', commitment: 'C', contributions: [own, null], pledges: [pledge, null] });
    expect([await verdict(over), await verdict(over)]).toEqual(['wrong', 'wrong']);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
