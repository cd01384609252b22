import { emptyLiveSite } from '@boma/domain/live/live.schema.ts';
import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { BrowserRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../test-support/render.tsx';
import { pages } from '../pages.ts';
import MultiviewRoute from './multiview.tsx';

const live = { ...emptyLiveSite, live: ['tau'], updated_at: 1 };
vi.mock(import('../../lib/live-site.ts'), async (original) => ({
  ...(await original()),
  useLiveSite: () => live,
}));
// What plays in its tiles has tests of its own.
vi.mock(import('../../features/multiview/components/multiview.tsx'), () => ({ Multiview: () => <div /> }));

const tau = toStreamView(freeStream, true, { mediaServer: 'https://media.test', mediaApplication: 'boma' });

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
