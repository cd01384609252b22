import type { LiveSite } from '@boma/domain/live/live.schema.ts';
import { lions } from '@boma/domain/sightings/sightings.fixtures.ts';
import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import SightingNews from './sighting-news.later.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const tau = toStreamView(freeStream, true, { mediaServer: 'https://media.test', mediaApplication: 'boma' });

vi.mock(import('../../../lib/live-site.ts'), async (original) => ({
  ...(await original()),
  useLiveSite: () =>
    ({
      sightings: [{ ...lions, avatar: PIXEL, created_ts: Math.floor(Date.now() / 1000) - 60 }],
    }) as unknown as LiveSite,
}));

it('shows the picture of the newest sighting beside its words, and leads to its camera', async () => {
  const { host } = render(<SightingNews streams={[tau]} />);
  const link = page.getByRole('link', { name: /2 lions at Tau: Flat on their sides\./ });
  await expect.element(link).toHaveAttribute('href', '/wildlife/stream/tau-live');
  const picture = host.querySelector('a > img');
  expect(picture?.getAttribute('src')).toBe(PIXEL);
  const box = picture?.getBoundingClientRect();
  expect(box && box.width / box.height).toBeCloseTo(16 / 9, 1);
});
