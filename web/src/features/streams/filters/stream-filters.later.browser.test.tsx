import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { shiftCampClock } from '../../../lib/camp-time.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { render } from '../../../test-support/render.tsx';
import { StreamFilters } from './stream-filters.later.tsx';

vi.mock(import('../../../lib/live-site.ts'), async (original) => ({
  ...(await original()),
  useLiveSite: () => undefined,
}));

// In South Africa.
const tau = toStreamView(freeStream, true, { mediaServer: 'https://media.test', mediaApplication: 'boma' });

afterEach(() => shiftCampClock(0));

// Whatever the time of the test, the real light is another in at least one of the two.
it.each([
  ['day', '2026-06-21T12:00:00+02:00'],
  ['night', '2026-06-22T00:00:00+02:00'],
])('finds a camera by the light of a simulated camp: %s', async (light, time) => {
  shiftCampClock(Date.parse(time) - serverNow());
  const onFiltered = vi.fn<(streams: readonly StreamView[]) => void>();
  render(<StreamFilters streams={[tau]} onFiltered={onFiltered} />, { at: `/?light=${light}` });
  await expect.poll(() => onFiltered.mock.lastCall?.[0].map(({ slug }) => slug)).toEqual(['tau']);
});
