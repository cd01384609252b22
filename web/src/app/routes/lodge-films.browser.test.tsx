import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lodgeResource } from '../../features/lodges/api/lodge.ts';
import { collectViews } from '../../lib/analytics/views.ts';
import { answerCalls, refusal } from '../../test-support/answer-calls.ts';
import { render } from '../../test-support/render.tsx';
import { videoView } from '../../test-support/video-view.ts';
import { pages } from '../pages.ts';
import LodgeHighlightsRoute from './lodge-highlights.tsx';
import { LodgeShelf } from './video-shelves.later.tsx';

const { useLodgeHost } = vi.hoisted(() => ({ useLodgeHost: vi.fn<() => boolean>() }));
vi.mock('../../features/lodges/lodge-host.ts', () => ({ useLodgeHost }));

const films = [
  videoView({ id: 9, type: 'lodge', title: 'Dogs at the pool', lodge: 'naledi' }),
  videoView({ id: 3, type: 'lodge', title: 'Hippos on the lawn', lodge: 'kwa-maritane-lodge' }),
];

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  answerCalls({ '/api/videos': { data: films, meta: { last_page: 1, cursor: null } } });
  await page.viewport(1440, 900);
});

afterEach(() => {
  document.cookie = 'highlightsPerRow=; max-age=0';
  collectViews(undefined);
});

const lists = [
  ['the list of the lodges', <LodgeHighlightsRoute key="list" page={pages.lodgeHighlights} />],
  ['the shelf on home', <LodgeShelf key="shelf" />],
] as const;

const words = (text: string) => page.getByText(text, { exact: true });

it.each(lists)('%s says of each film which lodge it is of', async (_what, list) => {
  useLodgeHost.mockReturnValue(false);
  render(list);
  await expect.element(words('Naledi · Feb 3, 2026 · 0 views')).toBeVisible();
  await expect.element(words('Kwa Maritane Lodge · Feb 3, 2026 · 0 views')).toBeVisible();
});

it('the shelf on home asks once more for films that did not come', async () => {
  useLodgeHost.mockReturnValue(false);
  answerCalls({ '/api/videos': refusal(500, 'internal') });
  render(<LodgeShelf />);
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('We could not load the videos.', { exact: false })).toBeVisible();
  answerCalls({ '/api/videos': { data: films, meta: { last_page: 1, cursor: null } } });
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('list', { name: 'Lodge highlights' })).toBeVisible();
});

it.each(lists)('%s does not say it where the page is of one lodge', async (_what, list) => {
  useLodgeHost.mockReturnValue(true);
  lodgeResource.replace({ id: 2, slug: 'naledi', fullLogoPath: '/lodges/naledi.svg' });
  render(list);
  await expect.element(words('Feb 3, 2026 · 0 views').first()).toBeVisible();
  expect(page.getByText(/Naledi/).query()).toBeNull();
});

it('R9-027 R9-028 the shelf on home has two per row, and as many as the cookie says', async () => {
  useLodgeHost.mockReturnValue(false);
  const pressed = () =>
    page
      .getByRole('button', { pressed: true })
      .elements()
      .map((button) => button.textContent);
  const columns = () => {
    const list = page.getByRole('list', { name: 'Lodge highlights' }).query();
    return list && getComputedStyle(list).gridTemplateColumns.split(' ').length;
  };
  const { unmount } = render(<LodgeShelf />);
  await expect.poll(() => [pressed(), columns()]).toEqual([['2'], 2]);
  unmount();
  document.cookie = 'highlightsPerRow=4';
  render(<LodgeShelf />);
  await expect.poll(() => [pressed(), columns()]).toEqual([['4'], 4]);
});

it('R2-103 R2-104 counts a film that is opened from the shelf on home under /home', async () => {
  useLodgeHost.mockReturnValue(false);
  const views: string[] = [];
  collectViews((path) => views.push(path));
  render(<LodgeShelf />);
  await page.getByRole('button', { name: 'Play Dogs at the pool' }).click();
  await expect.poll(() => views).toEqual(['/home/video-9-modal']);
});
