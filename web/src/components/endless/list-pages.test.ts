import { expect, it } from 'vitest';
import { nextPages, noPages, type Pages, type PagesEvent } from './list-pages.ts';

interface Item {
  readonly id: number;
}

const items = (...ids: number[]): Item[] => ids.map((id) => ({ id }));
const answered = (lastPage: number, ...ids: number[]): PagesEvent<Item> => ({
  kind: 'answered',
  page: { items: items(...ids), lastPage, cursor: `after ${ids.at(-1)}` },
});
const asked = { kind: 'asked' } as const;
const failed = { kind: 'failed' } as const;

function play(...events: PagesEvent<Item>[]): Pages<Item> {
  return events.reduce<Pages<Item>>(nextPages, noPages);
}

it('R4-057 is loading, has more pages, or has loaded all', () => {
  expect(play().phase).toBe('more-pages');
  expect(play(asked).phase).toBe('loading');
  expect(play(asked, answered(2, 9, 8)).phase).toBe('more-pages');
  expect(play(asked, answered(2, 9, 8), asked).phase).toBe('loading');
  expect(play(asked, answered(2, 9, 8), asked, answered(2, 7)).phase).toBe('all-loaded');
  expect(play(asked, answered(0)).phase).toBe('all-loaded');
});

it('remembers where the next page begins, and never shows an item twice', () => {
  expect(play(asked, answered(3, 9, 8), asked, answered(3, 8, 7))).toEqual({
    phase: 'more-pages',
    failed: false,
    items: items(9, 8, 7),
    page: 2,
    cursor: 'after 7',
  });
});

it('keeps what it has after a failure, and asks for the same page again', () => {
  const lost = play(asked, answered(3, 9, 8), asked, failed);
  expect(lost).toMatchObject({ phase: 'more-pages', failed: true, page: 1, items: items(9, 8) });
  expect(nextPages(lost, asked)).toMatchObject({ phase: 'loading', failed: false, page: 1 });
});
