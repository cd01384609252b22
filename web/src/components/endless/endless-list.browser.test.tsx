import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawn } from '../../test-support/drawn.ts';
import { render } from '../../test-support/render.tsx';
import { EndlessList } from './endless-list.tsx';
import type { Page } from './list-pages.ts';
import type { NextPage } from './pages-reader.ts';
import { useEndless } from './use-endless.ts';

interface Item {
  readonly id: number;
}

const words = {
  loading: 'Loading items',
  all: 'All items have been loaded.',
  failed: 'The items did not come.',
  empty: <p>Nothing here</p>,
};

/** A server with so many items, in pages of 100. */
function serverOf(count: number) {
  return vi.fn(async ({ page: number }: NextPage): Promise<Page<Item>> => {
    const from = (number - 1) * 100;
    const length = Math.max(0, Math.min(100, count - from));
    return {
      items: Array.from({ length }, (_, at) => ({ id: from + at + 1 })),
      lastPage: Math.ceil(count / 100),
      cursor: `after ${from + length}`,
    };
  });
}
type Ask = ReturnType<typeof serverOf>;

function List({ ask, columns = 4, ahead = 2000 }: { ask: Ask; columns?: number; ahead?: number }) {
  const list = useEndless<Item>(ask, { doing: 'Reading items', name: `items of test ${test}` });
  return (
    <EndlessList label="Items" list={list} columns={columns} ahead={ahead} words={words}>
      {({ id }) => <div style={{ height: 200 }}>Item {id}</div>}
    </EndlessList>
  );
}

const cards = () => page.getByRole('listitem').elements();
const numbersShown = () => cards().map((card) => Number(card.textContent?.replace('Item ', '')));
const toTheEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);

/** All tests are in the same entry of the history, so each names its list differently. */
let test = 0;
beforeEach(() => {
  test += 1;
  window.scrollTo(0, 0);
});

it('R4-053 R4-054 lists 5,000 items with at most 60 cards in the page, and stops after the last one', async () => {
  await page.viewport(1440, 900);
  const ask = serverOf(5000);
  render(<List ask={ask} />);
  let most = 0;
  await expect
    .poll(
      () => {
        most = Math.max(most, cards().length);
        toTheEnd();
        return page.getByText('All items have been loaded.').elements().length;
      },
      { interval: 20, timeout: 60_000 },
    )
    .toBe(1);
  await expect.poll(() => numbersShown().at(-1)).toBe(5000);
  expect(most).toBeGreaterThan(8);
  expect(most).toBeLessThanOrEqual(60);
  expect(ask.mock.calls.map(([{ page: number }]) => number)).toEqual(
    Array.from({ length: 50 }, (_, n) => n + 1),
  );
  expect(ask.mock.calls[1]?.[0].cursor).toBe('after 100');
}, 90_000);

it.each<[string, Item[]]>([
  ['no item', []],
  ['an item that came by itself', [{ id: 0 }]],
])('with %s loads for a viewer who has scrolled past its place, and no further page', async (_, news) => {
  await page.viewport(1440, 900);
  const ask = serverOf(5000);
  function Late() {
    const [columns, setColumns] = useState<number>();
    const list = useEndless<Item>(ask, { doing: 'Reading items', name: `items of test ${test}` });
    return (
      <>
        <EndlessList
          label="Items"
          list={{ ...list, items: [...news, ...list.items] }}
          columns={columns}
          ahead={2000}
          words={words}
        >
          {({ id }) => <div style={{ height: 200 }}>Item {id}</div>}
        </EndlessList>
        <div style={{ height: 5000 }} />
        <button type="button" onClick={() => setColumns(4)}>
          Come alive
        </button>
      </>
    );
  }
  render(<Late />);
  toTheEnd();
  expect(ask).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Come alive' }).click();
  await expect.poll(() => ask.mock.calls.length).toBe(1);
  await expect.element(page.getByRole('list', { name: 'Items' })).toBeInTheDocument();
  await drawn();
  expect(ask).toHaveBeenCalledTimes(1);
});

it('waits until the heights of all rows are known whose end is in the window, so that what is below stays hidden, and says nothing of its end until then', async () => {
  await page.viewport(1440, 900);
  render(<List ask={serverOf(20)} />);
  const seen: { waits: boolean; height: number; words: boolean }[] = [];
  const look = () => {
    const list = page.getByRole('list', { name: 'Items' }).elements()[0];
    if (list)
      seen.push({
        waits: document.querySelector('[data-waiting]') !== null,
        height: list.getBoundingClientRect().height,
        words: page.getByText(words.all).elements().length > 0,
      });
  };
  await expect
    .poll(
      () => {
        look();
        return seen.at(-1)?.waits;
      },
      { interval: 1 },
    )
    .toBe(false);
  // 5 rows of 200 pixels and their gaps.
  expect(seen.filter(({ waits }) => !waits).every(({ height }) => height > 5 * 200)).toBe(true);
  expect(seen.map((each) => each.words)).toEqual(seen.map(({ waits }) => !waits));
});

it.each([1000, 2000])('R9-041 R9-042 asks for the next page %i pixels before the end', async (ahead) => {
  await page.viewport(1440, 900);
  const ask = serverOf(500);
  render(<List ask={ask} ahead={ahead} columns={4} />);
  // 25 rows of 200 pixels and their gaps.
  await expect.poll(() => ask.mock.calls.length).toBe(1);
  await expect.poll(() => cards().length).toBeGreaterThan(8);
  const mark = () => document.querySelector('[data-next-page]')?.getBoundingClientRect().top ?? 0;
  const below = () => mark() - innerHeight;
  await expect.poll(below).toBeGreaterThan(ahead + 300);
  window.scrollBy(0, below() - ahead - 60);
  await expect.poll(() => Math.round(below())).toBeLessThan(ahead + 100);
  // One that asks sooner has asked by then.
  await drawn();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(below()).toBeGreaterThan(ahead);
  window.scrollBy(0, 120);
  await expect.poll(() => ask.mock.calls.length).toBe(2);
});

it('keeps what it has when a page fails, and asks for it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await page.viewport(1440, 900);
  const ask = serverOf(150);
  render(<List ask={ask} />);
  await expect.poll(() => cards().length).toBeGreaterThan(8);
  ask.mockRejectedValueOnce(new Error('down'));
  toTheEnd();
  await expect.element(page.getByText('The items did not come.')).toBeInTheDocument();
  expect(cards().length).toBeGreaterThan(0);
  expect(ask).toHaveBeenCalledTimes(2);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => ask.mock.calls.map(([{ page: number }]) => number)).toEqual([1, 2, 2]);
  const end = page.getByText('All items have been loaded.');
  await expect.element(end).toBeInTheDocument();
  // Not at the top of the list.
  await expect.element(end).toHaveFocus();
});

it('R4-056 empties the list when another one is asked for, and begins with page 1', async () => {
  const [all, few, none] = [serverOf(300), serverOf(2), serverOf(0)];
  const rendered = render(<List ask={all} />);
  await expect.poll(() => cards().length).toBeGreaterThan(8);
  rendered.rerender(<List ask={few} />);
  await expect.poll(numbersShown).toEqual([1, 2]);
  expect(few.mock.calls).toEqual([[{ page: 1, cursor: null }, expect.anything()]]);
  rendered.rerender(<List ask={none} />);
  await expect.element(page.getByText('Nothing here')).toBeVisible();
  expect(cards()).toEqual([]);
});

it('renders each row once while the viewer scrolls', async () => {
  await page.viewport(1440, 900);
  const rendered: number[] = [];
  const ask = serverOf(500);
  function Counted() {
    const list = useEndless<Item>(ask, { doing: 'Reading items', name: `items of test ${test}` });
    return (
      <EndlessList label="Items" list={list} columns={4} ahead={1000} words={words}>
        {({ id }) => {
          rendered.push(id);
          return <div style={{ height: 200 }}>Item {id}</div>;
        }}
      </EndlessList>
    );
  }
  render(<Counted />);
  await expect.poll(() => cards().length).toBeGreaterThan(8);
  rendered.length = 0;
  for (const row of [1, 2, 3, 4, 5, 6, 7, 8]) {
    window.scrollTo(0, row * 232);
    await expect.poll(() => numbersShown().at(-1)).toBeGreaterThanOrEqual((row + 4) * 4);
  }
  expect(rendered.length).toBeGreaterThan(8);
  expect(new Set(rendered).size).toBe(rendered.length);
});

it('takes a press while the page still scrolls', async () => {
  await page.viewport(1440, 900);
  render(<List ask={serverOf(500)} />);
  await expect.poll(() => cards().length).toBeGreaterThan(8);
  const hit = await new Promise<Element | null>((resolve) => {
    const look = () => resolve(document.elementFromPoint(300, 450));
    // Behind what the list itself does on a scroll.
    const onScroll = () => void drawn().then(look);
    addEventListener('scroll', onScroll, { once: true });
    window.scrollTo(0, 600);
  });
  expect(hit?.closest('[role=listitem]')?.textContent).toMatch(/^Item \d+$/);
});

function Visit({ ask }: { readonly ask: Ask }) {
  const [away, setAway] = useState(false);
  return (
    <>
      <button type="button" style={{ position: 'fixed', top: 0, zIndex: 1 }} onClick={() => setAway(!away)}>
        {away ? 'Back' : 'Away'}
      </button>
      {away ? <p>Another page</p> : <List ask={ask} />}
    </>
  );
}

it('returns to the same item', async () => {
  await page.viewport(1440, 900);
  const ask = serverOf(500);
  render(<Visit ask={ask} />);
  await expect.poll(() => cards().length).toBeGreaterThan(8);
  await expect
    .poll(() => {
      toTheEnd();
      return numbersShown().at(-1);
    })
    .toBe(500);
  window.scrollTo(0, 9000);
  const top = () => cards().find((card) => card.getBoundingClientRect().top > 0);
  await expect.poll(() => Math.round(window.scrollY)).toBe(9000);
  await expect.poll(() => top()?.getBoundingClientRect().top ?? 0).toBeLessThan(300);
  const seen = top()?.textContent;
  await page.getByRole('button', { name: 'Away' }).click();
  await expect.element(page.getByText('Another page')).toBeVisible();
  expect(window.scrollY).toBe(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => top()?.textContent).toBe(seen);
  expect(Math.round(window.scrollY)).toBe(9000);
  expect(ask).toHaveBeenCalledTimes(5);
});
