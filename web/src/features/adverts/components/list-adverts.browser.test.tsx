import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { EndlessList } from '../../../components/endless/endless-list.tsx';
import type { Page } from '../../../components/endless/list-pages.ts';
import { useEndless } from '../../../components/endless/use-endless.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { CommunityAdverts } from './community-adverts.tsx';
import { useListAdverts } from './list-adverts.tsx';

interface Item {
  readonly id: number;
}

const items = Array.from({ length: 13 }, (_, index) => ({ id: index }));
const ask = async (): Promise<Page<Item>> => ({ items, lastPage: 1, cursor: null });
const words = { loading: 'Loading', all: 'All are there.', failed: 'Failed', empty: null };

function List({ columns, name }: { readonly columns: number; readonly name: string }) {
  const list = useEndless<Item>(ask, { doing: 'Reading items', name });
  return (
    <EndlessList
      label="Items"
      list={list}
      columns={columns}
      ahead={1000}
      words={words}
      aboveRow={useListAdverts(10)}
    >
      {({ id }) => <div style={{ height: 40 }}>Item {id}</div>}
    </EndlessList>
  );
}

const places = () => [...document.querySelectorAll<HTMLElement>('[data-between]')];
const units = () =>
  [...document.querySelectorAll<HTMLElement>('[data-unit]')].map(({ dataset }) => dataset.unit);
const heights = () => places().map((place) => place.getBoundingClientRect().height);

it('R9-012 R9-014 R9-016 adverts stand between the rows of a list, in room that was free for them', async () => {
  await page.viewport(1100, 1200);
  render(<List columns={3} name="of a guest" />, { style: 'width:1000px' });
  await expect.element(page.getByText('Item 12')).toBeInTheDocument();
  expect(places()).toHaveLength(2);
  const before = heights();
  expect(units()).toEqual([]);
  await expect.poll(units, { timeout: 10_000 }).toEqual(['interlaced-6', 'fullview-12']);
  await expect.poll(() => document.querySelectorAll('[data-place] a').length).toBe(2);
  expect(heights()).toEqual(before);
  const rowOf = (id: number) =>
    page.getByText(`Item ${id}`, { exact: true }).element().getBoundingClientRect();
  const [between, breaks] = places().map((place) => place.getBoundingClientRect());
  expect(between?.top).toBeGreaterThanOrEqual(rowOf(5).bottom);
  expect(between?.bottom).toBeLessThanOrEqual(rowOf(6).top);
  expect(rowOf(9).top).toBe(rowOf(11).top);
  expect(breaks?.bottom).toBeLessThanOrEqual(rowOf(12).top);
});

it('R1-042 a member has no place in a list, nor beside photos', async () => {
  signIn({ is_subscribed: true });
  render(
    <CommunityAdverts>
      <List columns={3} name="of a member" />
    </CommunityAdverts>,
    { style: 'width:1000px' },
  );
  await expect.element(page.getByText('Item 12')).toBeInTheDocument();
  expect(places()).toEqual([]);
  expect(document.querySelector('[data-beside]')).toBeNull();
});

it.each([
  [1000, 1080, 4],
  [1000, 1079, 3],
  [1000, 269, 0],
  [700, 1080, 0],
])('R9-019 R9-020 in %i pixels, photos of height %i have %i adverts beside them', async (width, height, count) => {
  render(
    <CommunityAdverts>
      <div style={{ height }}>Photos</div>
    </CommunityAdverts>,
    { style: `width:${width}px` },
  );
  const shown = () =>
    [...document.querySelectorAll('[data-beside] > *')].filter((each) => each.getClientRects().length > 0);
  await expect.poll(() => shown().length).toBe(count);
  const photos = page.getByText('Photos').element().getBoundingClientRect();
  for (const place of shown()) {
    expect(place.getBoundingClientRect().left).toBeGreaterThan(photos.right);
    expect(place.getBoundingClientRect().bottom).toBeLessThanOrEqual(photos.bottom + 1);
  }
});
