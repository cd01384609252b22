import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import UpgradeDialog from '../../features/membership/components/upgrade-dialog.later.tsx';
import MomentFilm from '../../features/photos/components/moment-film.later.tsx';
import { LockedStream } from '../../features/streams/components/locked-stream.tsx';
import VideoModal from '../../features/videos/components/video-modal.later.tsx';
import VideoRefused from '../../features/videos/components/video-refused.later.tsx';
import { dropToast, toastsInLine } from '../../lib/toasts.ts';
import { photoView } from '../../test-support/photo-view.ts';
import { render } from '../../test-support/render.tsx';
import { signIn } from '../../test-support/session.ts';
import { videoView } from '../../test-support/video-view.ts';
import { pages } from '../pages.ts';
import AboutUsRoute from './about-us.tsx';
import PremiumRoute from './premium.tsx';
import SubscribeRoute from './subscribe.tsx';

const root = document.documentElement;
const media = { mediaServer: 'https://media.example', mediaApplication: 'boma' };
const den = toStreamView({ ...freeStream, subscriber_only: true }, true, media);

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('', { status: 404 }));
});
afterEach(() => {
  delete root.dataset.user;
  for (const { id } of toastsInLine()) dropToast(id);
});

function signInAs(type: 'subscriber' | 'registered', user: Parameters<typeof signIn>[0]) {
  root.dataset.user = type;
  signIn(user);
}
const headline = (name: string) => page.getByRole('heading', { level: 1, name });
const words = () => document.body.innerText;

it('tells members that they are members, and staff that they watch everything without a membership', async () => {
  signInAs('subscriber', { is_subscribed: true, has_subscription: true });
  const premium = render(<PremiumRoute />);
  await expect.element(headline('Premium You are a member')).toBeVisible();
  expect(words()).toContain('You are a member. Thank you');
  await expect.element(page.getByRole('link', { name: 'Manage Subscription' })).toBeVisible();
  premium.unmount();
  signInAs('subscriber', { roles: ['zoomie'] });
  render(<PremiumRoute />);
  await expect.element(headline('Premium Everything is open to you')).toBeVisible();
  expect(words()).toContain('You watch every camera and video without a membership.');
  expect(words()).not.toMatch(/You are a member|your membership/i);
  expect(page.getByRole('link', { name: /Manage Subscription|Your membership/ }).elements()).toEqual([]);
});

it.each([
  [{ is_subscribed: true }, 'You are a member', 'Manage Subscription'],
  [{ roles: ['zoomie' as const] }, 'You need no membership', undefined],
])('sends members and staff home, and says why: %j', async (user, caption, link) => {
  signInAs('subscriber', user);
  render(
    <Routes>
      <Route path="/wildlife/subscribe" element={<SubscribeRoute page={pages.subscribe} />} />
      <Route path="/" element="Home" />
    </Routes>,
    { at: '/wildlife/subscribe' },
  );
  await expect.element(page.getByText('Home')).toBeVisible();
  expect(toastsInLine().map((toast) => [toast.caption, toast.link?.text])).toEqual([[caption, link]]);
});

it('offers the money-back guarantee to those alone who have never paid', () => {
  const offers = (
    <>
      <PremiumRoute />
      <LockedStream stream={den} onLeave={() => undefined} />
    </>
  );
  for (const user of [
    { has_subscription: false },
    // Such as after a trial that ended without a payment.
    { has_subscription: true },
  ]) {
    signInAs('registered', user);
    const before = render(offers);
    expect(words().match(/All your money back within 14 days/g)).toHaveLength(3);
    expect(words()).toContain('14-day 100% money-back guarantee');
    expect(words()).toMatch(/Money back\s+Nothing to pay\s+Within 14 days/);
    before.unmount();
  }
  signInAs('registered', { has_subscription: true, has_paid: true });
  render(offers);
  expect(words()).not.toMatch(/money.back|14 days/i);
  expect(words().match(/^Cancel at any time\.$/gm)).toHaveLength(3);
});

it('shows the den from nearer in the clip than in the picture of its camera', () => {
  const { host } = render(<PremiumRoute />);
  const looks = ['figure img', 'li img'].map((look) => host.querySelector(look) ?? document.body);
  expect(looks.map((look) => getComputedStyle(look).transform)).toEqual([
    'matrix(1.4, 0, 0, 1.4, 0, 0)',
    'none',
  ]);
});

const moment = photoView({ id: '7', film: { seconds: 30, premium: true } });
const pick = videoView({ id: 12, title: 'The pick of the week', type: 'pick' });

it.each([
  ['a film for members', <VideoModal key="" id={12} known={pick} pagePath="/" onClose={() => undefined} />],
  ['a moment of a members’ camera', <MomentFilm key="" photo={moment} />],
  ['About Us', <AboutUsRoute key="" />],
  ['a wish that needs a membership', <UpgradeDialog key="" reason="chat" onClose={() => undefined} />],
])('says beside the button of %s what the membership costs, and what it promises this viewer', async (_of, offer) => {
  signInAs('registered', { has_subscription: false });
  const { unmount } = render(offer);
  await expect.element(page.getByText(/\$4\.99 per month \+ VAT/)).toBeVisible();
  expect(words()).toMatch(/All your money back within 14 days\. Cancel at any time\./);
  unmount();
  signInAs('registered', { has_subscription: true, has_paid: true });
  render(offer);
  await expect.element(page.getByText(/\$4\.99 per month \+ VAT/)).toBeVisible();
  expect(words()).toContain('Cancel at any time.');
  expect(words()).not.toMatch(/money.back/i);
});

it.each([
  ['a film', <VideoRefused key="" />],
  ['a moment', <MomentFilm key="" photo={moment} />],
])('calls the way to the membership from %s for members what every other page calls it', async (_of, offer) => {
  signInAs('registered', { has_subscription: false });
  render(offer);
  await expect
    .element(page.getByRole('link', { name: 'Subscribe', exact: true }))
    .toHaveAttribute('href', '/wildlife/subscribe');
});

it('the comparison fills a wide page, its heading beside it', async () => {
  await page.viewport(1800, 900);
  signInAs('registered', { has_subscription: false });
  render(<PremiumRoute />);
  const table = page.getByRole('table', { name: 'Free and Premium, side by side' });
  await expect.element(table).toBeVisible();
  const edges = (element: Element | null) => element?.getBoundingClientRect();
  const [heading, own] = [edges(document.querySelector('#comparison-title')), edges(table.element())];
  expect(own?.left).toBeGreaterThan(heading?.right ?? Number.NaN);
  expect(own?.right).toBeCloseTo(edges(document.querySelector('#pricing'))?.right ?? Number.NaN, 0);
});

it('says how long changes take as quietly as the other small words', () => {
  render(<PremiumRoute />);
  const texts = [...document.querySelectorAll('p, figcaption')];
  const colourOf = (part: string) =>
    texts.filter((text) => text.textContent?.startsWith(part)).map((text) => getComputedStyle(text).color);
  const muted = colourOf('A few seconds from the Hyena Den.');
  expect(colourOf('Changes to a subscription can take up to 10 minutes to show.')).toEqual(muted);
  expect(colourOf('One plan, everything in it.')).not.toEqual(muted);
  expect(muted).toHaveLength(1);
});
