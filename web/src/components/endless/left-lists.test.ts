import { beforeEach, expect, it, vi } from 'vitest';

const place = { columns: 3, rows: 20, sizes: [[300, 310], 300], scrollY: 2500 };
const pages = { phase: 'more-pages', failed: false, items: [{ id: 1 }], page: 4, cursor: null } as const;

/** The module as a new document of the same tab has it, which the viewer has reached in this way. */
async function newDocument(type: string) {
  vi.resetModules();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  return await import('./left-lists.ts');
}

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

it.each(['reload', 'back_forward'])('keeps the place, and no copy of the items, over a %s', async (type) => {
  const before = await newDocument('navigate');
  before.keepLeftList('default /videos items', { pages, page: 4, place: place as never });
  expect(before.leftList('default /videos items')?.pages).toBe(pages);
  const { leftList } = await newDocument(type);
  expect(leftList('default /videos items')).toEqual({ page: 4, place });
});

it('begins anew at an address that was typed, and still knows the entries before it', async () => {
  const before = await newDocument('navigate');
  for (const entry of ['default', 'abc'])
    before.keepLeftList(`${entry} /videos items`, { pages, page: 4, place: place as never });
  const { leftList } = await newDocument('navigate');
  expect(leftList('default /videos items')).toBeUndefined();
  expect(leftList('abc /videos items')).toEqual({ page: 4, place });
});

it('keeps the newest twelve', async () => {
  const { keepLeftList, leftList } = await newDocument('navigate');
  for (let at = 0; at < 13; at += 1) keepLeftList(`k${at} / items`, { page: 1, place: place as never });
  expect([leftList('k0 / items'), leftList('k1 / items')?.page]).toEqual([undefined, 1]);
});

it.each([
  '{',
  '[]',
  '{"abc / items":{"page":"4"}}',
  'null',
])('takes %s in the storage for nothing', async (text) => {
  stored.set('boma:left-lists', text);
  expect((await newDocument('reload')).leftList('abc / items')).toBeUndefined();
});

it('works in memory where the storage is forbidden', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('sessionStorage', undefined);
  const { keepLeftList, leftList } = await newDocument('reload');
  keepLeftList('abc / items', { page: 1, place: place as never });
  expect(leftList('abc / items')?.page).toBe(1);
});
