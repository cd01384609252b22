import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RouterLink } from '../../components/router-link.tsx';
import { CONTENT_ID } from '../../components/skip-link.tsx';
import { answerCalls, refusal } from '../../test-support/answer-calls.ts';
import { render } from '../../test-support/render.tsx';
import { videoView } from '../../test-support/video-view.ts';
import { Arrival } from '../arrival.tsx';
import type { RouteProps } from '../page.ts';
import { pages } from '../pages.ts';
import LodgeHighlightsRoute from './lodge-highlights.tsx';
import PlayerRoute from './player.tsx';
import VideoHighlightsRoute from './video-highlights.tsx';

const newest = videoView({ id: 9, type: 'rare', title: 'A pack of wild dogs' });
const older = videoView({ id: 3, type: 'pick', title: 'Cubs at the den' });
const meta = { current_page: 1, last_page: 1, per_page: 10, total: 2, next: null, cursor: null };

interface Asked {
  readonly filters: { readonly type?: readonly string[]; readonly id?: number };
  readonly per_page: number;
}
let calls: ReturnType<typeof answerCalls> = [];
const asked = () => calls.flatMap(({ path, body }) => (path === '/api/videos' ? [body as Asked] : []));

const cookieOfChoice = (value: string) => {
  document.cookie = `highlightsPerRow=${value}`;
};

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  calls = answerCalls({
    '/api/videos': () => {
      const { filters, per_page } = asked().at(-1) as Asked;
      const known = [newest, older].filter(({ id }) => filters.id === undefined || filters.id === id);
      return Response.json({ data: known.slice(0, per_page), meta });
    },
  });
  await page.viewport(1440, 900);
});
afterEach(() => cookieOfChoice('; max-age=0'));

function open(Page: ComponentType<RouteProps>, about: RouteProps['page'], search = '', beside?: ReactNode) {
  const route = <Route path={about.path} element={<Page page={about} />} />;
  const content = (
    <main id={CONTENT_ID} tabIndex={-1}>
      <Routes>{route}</Routes>
      {beside}
      <Arrival />
    </main>
  );
  return render(content, { at: `${about.path.replace('/:id?', '')}${search}` });
}

const pressed = () =>
  page
    .getByRole('button', { pressed: true })
    .elements()
    .map((button) => button.textContent);

/** As many as the list's rows have, however many cards there are. */
const columns = () => {
  // Only the rows in sight are drawn.
  page.getByRole('group', { name: 'Videos per row' }).query()?.scrollIntoView({ block: 'start' });
  const row = document.querySelector('[role=list] [role=listitem]')?.parentElement;
  return row ? getComputedStyle(row).gridTemplateColumns.split(' ').length : 0;
};

const routes: [string, ComponentType<RouteProps>, RouteProps['page'], string][] = [
  ['of the highlights', VideoHighlightsRoute, pages.videoHighlights, '3'],
  ['of the lodges', LodgeHighlightsRoute, pages.lodgeHighlights, '2'],
  ['of members', PlayerRoute, pages.player, '3'],
];

it.each(
  routes,
)('R9-028 the cookie rules on the page %s, which has its own number only without it', async (_what, Page, about, own) => {
  const { unmount } = open(Page, about);
  await expect.poll(pressed).toEqual([own]);
  await expect.poll(columns).toBe(Number(own));
  unmount();
  cookieOfChoice('4');
  open(Page, about);
  await expect.poll(pressed).toEqual(['4']);
  await expect.poll(columns).toBe(4);
});

it('R2-245 the page of members asks for insights, picks and rare sightings, and plays the newest of them or the chosen one', async () => {
  const { unmount } = open(PlayerRoute, pages.player);
  const playing = page.getByRole('region', { name: 'Premium video' }).getByRole('heading', { level: 2 });
  await expect.element(playing).toHaveTextContent('A pack of wild dogs');
  await expect.element(page.getByText('All premium videos have been loaded.')).toBeInTheDocument();
  const kinds = asked().flatMap(({ filters }) => (filters.id === undefined ? [filters.type?.join()] : []));
  expect(new Set(kinds)).toEqual(new Set(['insight,pick,rare']));
  unmount();
  open(PlayerRoute, pages.player, '?video=3');
  await expect.element(playing).toHaveTextContent('Cubs at the den');
});

it('a film that is chosen on the page of members takes the focus to the player', async () => {
  open(PlayerRoute, pages.player);
  const player = page.getByRole('region', { name: 'Premium video' });
  await expect.element(player.getByRole('heading', { level: 2 })).toHaveTextContent('A pack of wild dogs');
  await userEvent.click(page.getByRole('link', { name: /Cubs at the den/ }).first());
  await expect.element(player.getByRole('heading', { level: 2 })).toHaveTextContent('Cubs at the den');
  await expect.element(player).toHaveFocus();
});

it('a chosen film of the list stands in the player at once, before the server has answered', async () => {
  calls = answerCalls({
    '/api/videos': () =>
      asked().at(-1)?.filters.id === 3
        ? new Promise(() => undefined)
        : Response.json({ data: [newest, older], meta }),
  });
  open(PlayerRoute, pages.player);
  const playing = page.getByRole('region', { name: 'Premium video' }).getByRole('heading', { level: 2 });
  await expect.element(playing).toHaveTextContent('A pack of wild dogs');
  await userEvent.click(page.getByRole('link', { name: /Cubs at the den/ }).first());
  await expect.element(playing).toHaveTextContent('Cubs at the den');
});

it('a film that does not come leaves nothing of the one before under its address, and comes at the next try', async () => {
  // No list of these tests has it: what a list knows stands in the player at once.
  const unlisted = videoView({ id: 4, type: 'pick', title: 'A genet at the lamp' });
  let isDown = true;
  const down = refusal(503, 'unavailable');
  calls = answerCalls({
    '/api/videos': () => {
      const isUnlisted = asked().at(-1)?.filters.id === 4;
      if (isUnlisted && isDown) return down();
      return Response.json({ data: [isUnlisted ? unlisted : newest], meta });
    },
  });
  const link = <RouterLink to={`${pages.player.path}?video=4`}>An unlisted film</RouterLink>;
  open(PlayerRoute, pages.player, '', link);
  const player = page.getByRole('region', { name: 'Premium video' });
  const playing = player.getByRole('heading', { level: 2 });
  await expect.element(playing).toHaveTextContent('A pack of wild dogs');
  await userEvent.click(page.getByRole('link', { name: 'An unlisted film' }));
  await expect.element(player.getByText('The video could not be loaded.')).toBeVisible();
  await expect.element(playing).not.toBeInTheDocument();
  isDown = false;
  await userEvent.click(player.getByRole('button', { name: 'Try again' }));
  await expect.element(playing).toHaveTextContent('A genet at the lamp');
});
