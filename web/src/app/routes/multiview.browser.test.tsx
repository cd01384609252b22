import { emptyLiveSite } from '@boma/domain/live/live.schema.ts';
import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { BrowserRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { streamsResource } from '../../features/streams/api/streams.ts';
import { render } from '../../test-support/render.tsx';
import { pages } from '../pages.ts';
import MultiviewRoute from './multiview.tsx';

const live = { ...emptyLiveSite, live: ['tau'], updated_at: 1 };
vi.mock(import('../../lib/live-site.ts'), async (original) => ({
  ...(await original()),
  useLiveSite: () => live,
}));
// What plays in its tiles has tests of its own.
vi.mock(import('../../features/multiview/components/multiview-wall.tsx'), () => ({
  MultiviewWall: () => <div />,
}));

const tau = toStreamView(freeStream, true, { mediaServer: 'https://media.test', mediaApplication: 'boma' });

const tembe = { ...tau, slug: 'tembe', name: 'Tembe' };

const before = location.href;
afterEach(() => history.replaceState(null, '', before));

it('begins its wall once the cameras are known, where the build knew none and the site already says what is live', async () => {
  history.replaceState(null, '', location.pathname);
  const cameras = Promise.withResolvers<void>();
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.endsWith('/api/streams')) return new Response('', { status: 404 });
    await cameras.promise;
    return Response.json({ data: [tau] });
  });
  render(<MultiviewRoute page={pages.multiview} />, { Router: BrowserRouter });
  await expect.element(page.getByLabelText('Loading the cameras')).toBeInTheDocument();
  cameras.resolve();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => location.search).toBe('?layout=4&cameras=tau');
});

it('begins its wall without YouTube’s player, which plays only a chosen camera', async () => {
  streamsResource.replace([{ ...tembe, source_kind: 'youtube' }, tau]);
  live.live = ['tembe', 'tau'];
  history.replaceState(null, '', location.pathname);
  render(<MultiviewRoute page={pages.multiview} />, { Router: BrowserRouter });
  await expect.poll(() => location.search).toBe('?layout=4&cameras=tau');
  live.live = ['tau'];
});

it('leaves cameras that are gone out of the wall, so that they take no tile from the others', async () => {
  streamsResource.replace([tau, tembe]);
  history.replaceState(null, '', '?layout=9&cameras=gone-1,gone-2,gone-3,gone-4,tembe,tau');
  render(<MultiviewRoute page={pages.multiview} />, { Router: BrowserRouter });
  await page.getByRole('button', { name: '4', exact: true }).click();
  await expect.poll(() => location.search).toBe('?layout=4&cameras=tembe,tau');
});

it.each([
  ['a low landscape window with two cameras', 844, 390, null, '?layout=2&cameras=tau'],
  [
    'a low landscape window with the number that the viewer left',
    844,
    390,
    'layout=9',
    '?layout=9&cameras=tau',
  ],
  ['an upright tablet with two cameras', 820, 1180, null, '?layout=2&cameras=tau'],
  ['an upright phone with four cameras', 390, 844, null, '?layout=4&cameras=tau'],
])('begins in %s', async (_case, width, height, left, search) => {
  await page.viewport(width, height);
  if (left !== null) localStorage.setItem('boma:wall', left);
  streamsResource.replace([tau, tembe]);
  history.replaceState(null, '', location.pathname);
  render(<MultiviewRoute page={pages.multiview} />, { Router: BrowserRouter });
  await expect.poll(() => location.search).toBe(search);
});
