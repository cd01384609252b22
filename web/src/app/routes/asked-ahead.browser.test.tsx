import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawn } from '../../test-support/drawn.ts';
import { photoView } from '../../test-support/photo-view.ts';
import { render } from '../../test-support/render.tsx';
import { videoView } from '../../test-support/video-view.ts';
import type { RouteProps } from '../page.ts';
import { pages } from '../pages.ts';
import PhotoHighlightsRoute from './photo-highlights.tsx';
import VideoHighlightsRoute from './video-highlights.tsx';

const video = (id: number) => videoView({ id });
const photo = (id: number) => photoView({ id: String(id), title: `Photo ${id}` });

/** Longer than the server's own pages, so that each is much higher than what is asked for ahead. */
const PER_PAGE = 60;
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  window.scrollTo(0, 0);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = input instanceof Request ? input.url : String(input);
    const make = { '/api/videos': video, '/api/photos/search': photo }[path];
    if (!make) return new Response('', { status: 404 });
    const sent = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { page: number };
    asked.push(`page ${sent.page}`);
    const data = Array.from({ length: PER_PAGE }, (_, at) => make((sent.page - 1) * PER_PAGE + at + 1));
    const meta = {
      current_page: sent.page,
      last_page: 4,
      per_page: PER_PAGE,
      total: 240,
      next: null,
      cursor: null,
    };
    return Response.json({ data, meta });
  });
});

const below = () =>
  (document.querySelector('[data-next-page]')?.getBoundingClientRect().top ?? 0) - innerHeight;

/** How many cards the first row of the list has. */
function inFirstRow(): number {
  const tops = page
    .getByRole('list', { name: /highlights/i })
    .getByRole('listitem')
    .elements()
    .map((card) => Math.round(card.getBoundingClientRect().top));
  return tops.filter((top) => top === tops[0]).length;
}

const routes: [string, ComponentType<RouteProps>, RouteProps['page'], number][] = [
  ['R9-041', VideoHighlightsRoute, pages.videoHighlights, 2000],
  ['R2-009 R9-042', PhotoHighlightsRoute, pages.photoHighlights, 1000],
];

it.each(
  routes,
)('%s the page has three cards in a row, and asks for what follows no sooner than its pixels before the end', async (_rows, Page, about, ahead) => {
  await page.viewport(1440, 900);
  render(
    <Routes>
      <Route path={about.path} element={<Page page={about} />} />
    </Routes>,
    { at: about.path.replace('/:id?', '') },
  );
  await expect.poll(() => asked).toEqual(['page 1']);
  await expect.poll(inFirstRow).toBe(3);
  await expect.poll(below).toBeGreaterThan(ahead + 300);
  await expect
    .poll(async () => {
      window.scrollBy(0, Math.max(0, below() - ahead - 80));
      // A page that asks sooner has asked by then.
      await drawn();
      return Math.round(below()) > ahead && Math.round(below()) < ahead + 100;
    })
    .toBe(true);
  expect(asked).toEqual(['page 1']);
  // What comes late above may move the end once more, so it is sought again.
  const scrollPast = () => window.scrollBy(0, Math.max(0, below() - ahead + 80));
  await expect.poll(() => (scrollPast(), asked)).toEqual(['page 1', 'page 2']);
});
