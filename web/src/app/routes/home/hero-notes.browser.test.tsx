import { emptyLiveSite, type LiveSite } from '@boma/domain/live/live.schema.ts';
import { plannedView } from '@boma/domain/shows/shows.fixtures.ts';
import { lions } from '@boma/domain/sightings/sightings.fixtures.ts';
import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { HeroNotes } from './hero-notes.tsx';

const live = vi.hoisted(() => ({ site: undefined as LiveSite | undefined }));
vi.mock(import('../../../lib/live-site.ts'), async (original) => ({
  ...(await original()),
  useLiveSite: () => live.site,
}));

const media = { mediaServer: 'https://media.test', mediaApplication: 'boma' };
const tau = toStreamView(freeStream, true, media);
const show = () => render(<HeroNotes streams={[tau]} featured={tau} />);

beforeEach(() => {
  const seconds = Math.floor(Date.now() / 1000);
  const seen = { ...lions, caption: '2 waterbuck', created_ts: seconds - 12 * 60 - 10 };
  live.site = { ...emptyLiveSite, live: ['tau'], sightings: [seen], updated_at: 1 };
});

it('says what was seen at the camera that home shows, and when', async () => {
  show();
  await expect.element(page.getByText('Seen here 12 minutes ago: 2 waterbuck')).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});

it('says nothing of a kind of sighting that the viewer does not want to hear of', async () => {
  signIn({ notification_categories: [{ id: 6 }] });
  const { host } = show();
  await expect.poll(() => host.textContent).toBe('');
  signIn({ notification_categories: [{ id: 1 }] });
  await expect.element(page.getByText('Seen here 12 minutes ago: 2 waterbuck')).toBeVisible();
});

it('leads to the running show, and says that it is at this camera where there is room', async () => {
  await page.viewport(820, 900);
  if (live.site) live.site = { ...live.site, shows: [{ ...plannedView, on_air: true }] };
  show();
  const link = page.getByRole('link', { name: 'ON AIR Watch the show: Sunrise at Tau' });
  await expect.element(link).toHaveAttribute('href', '/wildlife/shows/ranger-show');
  await expect.element(page.getByText('The show is at this camera')).toBeVisible();
  await page.viewport(390, 844);
  await expect.element(page.getByText('The show is at this camera')).not.toBeVisible();
  await expect.element(link).toBeVisible();
});
