import { emptyLiveSite, type LiveSite } from '@boma/domain/live/live.schema.ts';
import { lions } from '@boma/domain/sightings/sightings.fixtures.ts';
import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { streamsResource } from '../api/streams.ts';
import AwakeNow from './awake-now.later.tsx';

const live = vi.hoisted(() => ({ site: undefined as LiveSite | undefined }));
vi.mock(import('../../../lib/live-site.ts'), async (original) => ({
  ...(await original()),
  useLiveSite: () => live.site,
}));

const media = { mediaServer: 'https://media.test', mediaApplication: 'boma' };
const cameras = ['Tau', 'Tembe', 'Naledi'].map((name, id) => ({
  ...toStreamView(freeStream, true, media),
  id,
  name,
  slug: name.toLowerCase(),
}));

const MINUTE = 60;
const ago = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * MINUTE;
/** The stills that moved are so many minutes old. */
const moving = (slugs: string[], minutes: number): LiveSite => ({
  ...emptyLiveSite,
  live: ['tau', 'tembe'],
  moving: { ts: ago(minutes), slugs },
  updated_at: 1,
});
/** An animal was seen at Tau so many minutes ago. */
const seenAtTau = (minutes: number): Pick<LiveSite, 'sightings'> => ({
  sightings: [{ ...lions, stream: { ...lions.stream, slug: 'tau' }, created_ts: ago(minutes) }],
});
const row = () => page.getByRole('list', { name: 'Cameras where something happens' });
const shown = () =>
  row()
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

beforeEach(() => streamsResource.replace(cameras));

it('shows the cameras on the air where something moves, the most first, and keeps them while the viewer looks', async () => {
  live.site = moving(['tembe', 'naledi', 'tau'], 9);
  const { rerender } = render(<AwakeNow />);
  const awake = ['/wildlife/stream/tembe-live', '/wildlife/stream/tau-live'];
  await expect.poll(shown).toEqual(awake);
  await expect
    .element(page.getByRole('link', { name: 'See all' }))
    .toHaveAttribute('href', '/wildlife/live-african-wildlife-safari-streams?sort=moving');
  live.site = moving(['tau', 'tembe'], 0);
  rerender(<AwakeNow />);
  expect(shown()).toEqual(awake);
});

it('shows after them where an animal was seen in the last hour', async () => {
  live.site = { ...moving(['tembe'], 1), ...seenAtTau(59) };
  render(<AwakeNow />);
  await expect.poll(shown).toEqual(['/wildlife/stream/tembe-live', '/wildlife/stream/tau-live']);
});

it.each([
  ['nothing has moved for ten minutes', () => moving(['tembe', 'tau'], 11)],
  ['the sighting is older than an hour', () => ({ ...moving(['tembe'], 1), ...seenAtTau(61) })],
  ['a single camera on the air has something that moves', () => moving(['tembe', 'naledi'], 1)],
])('shows nothing where %s', async (_, site) => {
  live.site = site();
  const { host } = render(
    <>
      <AwakeNow />
      <p>After it</p>
    </>,
  );
  await expect.element(page.getByText('After it')).toBeVisible();
  expect(host.textContent).toBe('After it');
});
