import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../test-support/answer-calls.ts';
import { render } from '../../test-support/render.tsx';
import { videoView } from '../../test-support/video-view.ts';
import { pages } from '../pages.ts';
import LodgeHighlightsRoute from './lodge-highlights.tsx';
import PastEpisodes from './shows/past-episodes.later.tsx';
import { LodgeShelf } from './video-shelves.later.tsx';

const films = [
  videoView({ id: 9, type: 'lodge', title: 'Dogs at the pool' }),
  videoView({ id: 8, type: 'pick', title: 'Cubs for members' }),
  videoView({ id: 3, type: 'lodge', title: 'Hippos on the lawn' }),
];
const meta = { current_page: 1, last_page: 1, per_page: 10, total: 3, next: null, cursor: null };

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const calls = answerCalls({
    '/api/videos': () => {
      const asked = calls.at(-1)?.body as { filters: { id?: number } } | undefined;
      const id = asked?.filters.id;
      return Response.json({ data: films.filter((film) => id === undefined || film.id === id), meta });
    },
  });
  await page.viewport(1440, 900);
});

const lists: readonly [string, ReactNode][] = [
  ['the films of the lodges', <LodgeHighlightsRoute key="lodges" page={pages.lodgeHighlights} />],
  ['the past episodes of a show', <PastEpisodes key="episodes" show={{ id: 1, type: 'ranger-show' }} />],
  ['the shelf on home', <LodgeShelf key="shelf" />],
];

it.each(
  lists,
)('in %s the next video that a guest may see follows in the same dialog, and none the last', async (_where, list) => {
  render(list);
  await page.getByRole('button', { name: 'Play Dogs at the pool' }).click();
  const opened = page.getByRole('dialog', { name: 'Dogs at the pool' });
  await expect.element(opened).toBeVisible();
  await opened.getByRole('button', { name: 'Next video Hippos on the lawn' }).click();
  const following = page.getByRole('dialog', { name: 'Hippos on the lawn' });
  await expect.element(following).toBeVisible();
  expect(following.getByRole('button', { name: /Next video/ }).query()).toBeNull();
});
