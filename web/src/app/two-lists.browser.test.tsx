import { Link, useNavigate, useSearchParams } from 'react-router';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { EndlessList } from '../components/endless/endless-list.tsx';
import type { Page } from '../components/endless/list-pages.ts';
import type { NextPage } from '../components/endless/pages-reader.ts';
import { useEndless } from '../components/endless/use-endless.ts';
import { render } from '../test-support/render.tsx';
import { Arrival } from './arrival.tsx';

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

function TwoLists({ all, few }: { readonly all: Ask; readonly few: Ask }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <Arrival />
      <Link to="/?type=few" style={{ position: 'fixed', top: 0, zIndex: 1 }}>
        Few
      </Link>
      <button
        type="button"
        style={{ position: 'fixed', top: 40, zIndex: 1 }}
        onClick={() => void navigate(-1)}
      >
        Back
      </button>
      <List ask={query.get('type') === 'few' ? few : all} />
    </>
  );
}

it('begins another list at its top, and returns through both with Back', async () => {
  await page.viewport(1440, 900);
  const [all, few] = [serverOf(3), serverOf(2)];
  render(<TwoLists all={all} few={few} />);
  await expect.poll(() => cards().length).toBeGreaterThan(8);
  const scrolledTo = () => Math.round(window.scrollY);
  window.scrollTo(0, 2500);
  await expect.poll(() => numbersShown()[0]).toBeGreaterThan(20);
  await page.getByRole('link', { name: 'Few' }).click();
  await expect.poll(() => few.mock.calls.length).toBeGreaterThan(0);
  await expect.poll(scrolledTo).toBe(0);
  await expect.poll(() => numbersShown()[0]).toBe(1);
  window.scrollTo(0, 1200);
  await expect.poll(() => numbersShown()[0]).toBeGreaterThan(4);
  const asked = all.mock.calls.length;
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(scrolledTo).toBe(2500);
  await expect.poll(() => numbersShown()[0]).toBeGreaterThan(20);
  expect(all).toHaveBeenCalledTimes(asked);
});
