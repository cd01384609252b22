import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../test-support/render.tsx';
import { EndlessList } from './endless-list.tsx';
import type { Page } from './list-pages.ts';
import type { NextPage } from './pages-reader.ts';
import { useEndless } from './use-endless.ts';

interface Item {
  readonly id: number;
}

const words = { loading: 'Loading', all: 'All are here.', failed: 'Failed', empty: null };

/** A server with so many pages of 100 items. */
const serverOf = (lastPage: number) =>
  vi.fn(
    async ({ page: number }: NextPage): Promise<Page<Item>> => ({
      items: Array.from({ length: 100 }, (_, at) => ({ id: (number - 1) * 100 + at + 1 })),
      lastPage,
      cursor: null,
    }),
  );
type Ask = ReturnType<typeof serverOf>;

function List({ ask }: { readonly ask: Ask }) {
  const list = useEndless<Item>(ask, { doing: 'Reading items', name: 'items' });
  return (
    <EndlessList label="Items" list={list} columns={4} ahead={1000} words={words}>
      {({ id }) => <div style={{ height: 200 }}>Item {id}</div>}
    </EndlessList>
  );
}

const cards = () => page.getByRole('listitem').elements();
const numbersShown = () => cards().map((card) => Number(card.textContent?.replace('Item ', '')));

const LEFT = {
  page: 3,
  place: { columns: 4, rows: 75, sizes: [Array.from({ length: 75 }, () => 232), 232], scrollY: 9000 },
};

/** As if this document had been reached by a reload of one in which the viewer left the list. */
function reloaded(left: object): void {
  sessionStorage.setItem('boma:left-lists', JSON.stringify({ 'default / items': left }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as PerformanceNavigationTiming,
  ]);
}

it('asks anew for as many pages as were there, and shows them at the place that the viewer left', async () => {
  await page.viewport(1440, 900);
  reloaded(LEFT);
  const ask = serverOf(9);
  let release: () => void = () => undefined;
  const third = new Promise<void>((done) => {
    release = done;
  });
  const answer = ask.getMockImplementation();
  ask.mockImplementation(async (next) => {
    if (next.page === 3) await third;
    return answer?.(next) ?? Promise.reject(new Error('No server'));
  });
  render(<List ask={ask} />);
  await expect.poll(() => ask.mock.calls.map(([{ page: number }]) => number)).toEqual([1, 2, 3]);
  expect(cards()).toEqual([]);
  release();
  await expect.poll(() => Math.round(window.scrollY)).toBe(9000);
  await expect.poll(() => numbersShown()).toContain(161);
});
