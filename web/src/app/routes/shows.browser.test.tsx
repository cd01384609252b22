import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showTypesResource } from '../../features/shows/api/show-types.ts';
import { answerCalls } from '../../test-support/answer-calls.ts';
import { render } from '../../test-support/render.tsx';
import { pages } from '../pages.ts';
import ShowsRoute from './shows.tsx';

vi.mock(import('../../lib/live-site.ts'), async (original) => ({
  ...(await original()),
  useLiveSite: () => undefined,
}));

const kind = (id: number, type: string, lead?: string) => ({
  id,
  type,
  title: type,
  active: true,
  archived: false,
  cover_clean: '/covers/tau.jpg',
  ...(lead !== undefined && { lead }),
});
const ALL = 'Our rangers live from the field: walks, drives and your questions answered.';

it.each([
  ['on-point', 'One animal, in a few minutes.'],
  ['night-drive', ALL],
  ['river-walk', ALL],
])('R2-014 the page of %s says what it is about, or what all kinds of show are', async (type, lead) => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  // What stands below the stage has tests of its own: it waits for the shows.
  answerCalls({ '/api/schedule': () => new Promise<Response>(() => undefined) });
  showTypesResource.replace([
    kind(2, 'on-point', 'One animal, in a few minutes.'),
    kind(3, 'night-drive', ''),
    kind(4, 'river-walk'),
  ]);
  render(
    <Routes>
      <Route path={pages.shows.path} element={<ShowsRoute page={pages.shows} />} />
    </Routes>,
    { at: `/wildlife/shows/${type}` },
  );
  await expect.element(page.getByRole('heading', { level: 1, name: type })).toBeVisible();
  await expect.element(page.getByText(lead, { exact: true })).toBeVisible();
});
