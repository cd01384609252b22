import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CookieNotice } from '../../features/cookies/components/cookie-notice.tsx';
import { trackModal, trackView } from '../../lib/analytics/views.ts';
import { decide } from '../../lib/consent.ts';
import { answerCalls } from '../../test-support/answer-calls.ts';
import { drawn } from '../../test-support/drawn.ts';
import { render } from '../../test-support/render.tsx';
import { signIn } from '../../test-support/session.ts';
import { AnalyticsHost } from './analytics-host.tsx';

const COLLECTOR = 'https://count.example/api/event';
const config = vi.hoisted(() => ({ analytics: undefined as object | undefined }));
vi.mock('../../lib/runtime-config.ts', () => ({ runtimeConfig: async () => config }));

beforeEach(() => {
  config.analytics = { endpoint: COLLECTOR, site: 'boma.test' };
  document.cookie = 'cookies-accepted=1; path=/';
});

const view = (path: string, user: string) => ({
  path: COLLECTOR,
  body: {
    name: 'pageview',
    domain: 'boma.test',
    url: `${location.origin}${path}`,
    referrer: document.referrer || null,
    props: { user },
  },
});

it('R7-083 R2-102 sends each page and each opened modal to the collector, with the type of the viewer', async () => {
  signIn({ is_subscribed: true });
  decide({ analytics: true });
  const calls = answerCalls({ [COLLECTOR]: {} });
  render(<AnalyticsHost />, { at: '/wildlife/photo-highlights' });
  await expect.poll(() => calls).toEqual([view('/wildlife/photo-highlights', 'Subscriber')]);
  trackModal({ kind: 'photo', id: 7 }, '/wildlife/photo-highlights');
  expect(calls.at(-1)).toEqual(view('/wildlife/photo-highlights/photo-7-modal', 'Subscriber'));
});

it('R7-084 sends nothing before the viewer agrees, and nothing after they change their mind', async () => {
  const calls = answerCalls({ [COLLECTOR]: {} });
  render(<AnalyticsHost />, { at: '/' });
  trackView('/early');
  decide({ analytics: true });
  await expect.poll(() => calls).toEqual([view('/', 'Guest')]);
  decide({ analytics: false });
  await expect.poll(() => (trackView('/late'), calls)).toEqual([view('/', 'Guest')]);
});

it('counts the page on which the viewer agrees', async () => {
  document.cookie = 'cookies-accepted=; path=/; max-age=0';
  const calls = answerCalls({ [COLLECTOR]: {} });
  render(
    <>
      <CookieNotice onAccepted={() => undefined} />
      <AnalyticsHost />
    </>,
    { at: '/wildlife/about-us' },
  );
  await page.getByRole('button', { name: 'Allow all' }).click();
  await expect.poll(() => calls).toEqual([view('/wildlife/about-us', 'Guest')]);
});

it('R7-084 sends nothing where no collector is configured', async () => {
  decide({ analytics: true });
  const calls = answerCalls({ [COLLECTOR]: {} });
  const first = render(<AnalyticsHost />, { at: '/configured' });
  await expect.poll(() => calls).toEqual([view('/configured', 'Guest')]);
  first.unmount();
  config.analytics = undefined;
  render(<AnalyticsHost />, { at: '/' });
  // The code that sends is there already, so a view would leave within a frame.
  await drawn();
  trackView('/anything');
  expect(calls).toHaveLength(1);
});
