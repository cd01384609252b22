import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dropToast, toastsInLine } from '../../lib/toasts.ts';
import { render } from '../../test-support/render.tsx';
import { signIn } from '../../test-support/session.ts';
import { App } from '../app.tsx';
import { MainLayout } from '../layouts/main-layout.tsx';
import DeferredParts from './deferred-parts.later.tsx';

/** The part that throws in this test. The others show their own name. */
const { broken, part } = vi.hoisted(() => {
  const throwing = { name: '' };
  return {
    broken: throwing,
    part: (name: string) =>
      function Part() {
        if (name === throwing.name) throw new Error(`${name} is broken.`);
        return <i data-part={name} />;
      },
  };
});
vi.mock(import('./drawer-behaviour.tsx'), () => ({ DrawerBehaviour: part('drawer') as never }));
vi.mock(import('./session-host.tsx'), () => ({ SessionHost: part('session') as never }));
vi.mock(import('./analytics-host.tsx'), () => ({ AnalyticsHost: part('analytics') as never }));
vi.mock(import('./offline-host.tsx'), () => ({ OfflineHost: part('offline copy') as never }));
vi.mock(import('./push-host.tsx'), () => ({ PushHost: part('address for pushes') as never }));
vi.mock(import('./deferred-toaster.tsx'), () => ({ DeferredToaster: part('toasts') }));
vi.mock(import('./offline-bar.tsx'), () => ({ OfflineBar: part('offline bar') as never }));
vi.mock(import('../../features/notifications/components/sitewide-notices.tsx'), () => ({
  SitewideNotices: part('notices') as never,
}));
vi.mock(import('./free-preview-notice.tsx'), () => ({ FreePreviewNotice: part('free preview') as never }));
vi.mock(import('./alert-place.tsx'), () => ({ AlertPlace: part('alert bar') as never }));
vi.mock(import('./footer-parts.tsx'), () => ({ FooterParts: part('parts of the footer') }));
vi.mock(import('./bottom-bar.tsx'), () => ({ BottomBar: part('bar at the bottom') as never }));
vi.mock(import('./fullscreen-toggle.tsx'), () => ({ FullscreenToggle: part('way out of fullscreen') }));
vi.mock(import('./scroll-to-top.tsx'), () => ({ ScrollToTop: part('way to the top') }));
vi.mock(import('./debug-switch.tsx'), () => ({ DebugSwitch: part('debug switch') }));
vi.mock(import('./away-place.tsx'), () => ({ AwayPlace: part('card of what was missed') }));
vi.mock(import('./pinned-place.tsx'), () => ({ PinnedPlace: part('pinned announcement') }));
vi.mock(import('../../features/cookies/components/cookie-notice.tsx'), () => ({
  CookieNotice: part('cookie notice'),
}));
vi.mock(import('./sign-in-host.tsx'), () => ({ SignInHost: part('sign-in dialog') as never }));
vi.mock(import('./account-menu.later.tsx'), () => ({ default: part('account menu') as never }));
vi.mock(import('./chat-drawer.later.tsx'), () => ({ default: part('chat drawer') as never }));
vi.mock(import('../../features/membership/components/upgrade-dialog.later.tsx'), () => ({
  default: part('dialog about the membership') as never,
}));
// What the header, the menu and the footer of every page are made of.
vi.mock(import('./theme-toggle.tsx'), () => ({ ThemeToggle: part('header') as never }));
vi.mock(import('../../components/icons.tsx'), async (original) => ({
  ...(await original()),
  LeafIcon: part('menu') as never,
}));
vi.mock(import('./footer.tsx'), () => ({ Footer: part('footer') as never }));
vi.mock(import('./deferred-shell.tsx'), () => ({ DeferredShell: () => null }));
vi.mock(import('../page-frame.tsx'), () => ({ PageFrame: part('page') as never }));

const silent = { onCaughtError: () => undefined };
const shown = () => [...document.querySelectorAll<HTMLElement>('[data-part]')].map((of) => of.dataset.part);
const toasts = () => toastsInLine().map(({ text }) => text);
let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  broken.name = '';
  for (const { id } of toastsInLine()) dropToast(id);
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const parts = [
  'drawer',
  'session',
  'sign-in dialog',
  'analytics',
  'offline copy',
  'address for pushes',
  'toasts',
  'offline bar',
  'notices',
  'free preview',
  'alert bar',
  'parts of the footer',
  'bar at the bottom',
  'way out of fullscreen',
  'way to the top',
  'debug switch',
  'card of what was missed',
  'pinned announcement',
  'cookie notice',
];

it.each(parts)('when the %s throws, every other part of the shell stays', (name) => {
  broken.name = name;
  render(<DeferredParts floats />, silent);
  expect(shown()).toEqual(parts.filter((each) => each !== name));
  expect(logged).toHaveBeenCalledWith(`Showing the ${name} failed`, expect.any(Error));
});

it('says that the session could not be checked', () => {
  broken.name = 'session';
  render(<DeferredParts floats />, silent);
  expect(toasts()).toEqual(['We could not check your sign-in. Reload the page to bring it back.']);
});

const slots = (
  <>
    <span id="chat-slot" />
    <span id="account-slot" />
    <DeferredParts floats />
    <p>The page itself</p>
  </>
);

it.each([
  ['account menu', 'Your account, Lerato', false, 'The menu of your account did not open.'],
  ['chat drawer', 'Chat', true, 'The chat did not open.'],
  ['dialog about the membership', 'Chat', false, 'The window about the membership did not open.'],
])('when the %s throws, it closes and says so, and opens at the next press', async (name, button, isMember, words) => {
  signIn({ is_subscribed: isMember });
  broken.name = name;
  render(slots, silent);
  await page.getByRole('button', { name: button }).click();
  await expect.poll(() => toasts()).toEqual([`${words} Reload the page to bring it back.`]);
  await expect.element(page.getByText('The page itself')).toBeVisible();
  broken.name = '';
  await page.getByRole('button', { name: button }).click();
  await expect.poll(() => shown()).toContain(name);
});

it.each([
  ['header', 'A part of this bar is missing. Reload the page to bring it back.', ['menu', 'footer']],
  ['menu', 'The menu is missing. Its pages are at the foot of this one too.', ['header', 'footer']],
  ['footer', 'The foot of this page is missing. Reload the page to bring it back.', ['header', 'menu']],
])('when the %s throws, it says so in its place, and the rest of the page stays', async (name, words, rest) => {
  await page.viewport(1280, 800);
  broken.name = name;
  render(
    <MainLayout>
      <p>The page itself</p>
    </MainLayout>,
    silent,
  );
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByText('The page itself')).toBeVisible();
  expect(shown().toSorted()).toEqual(rest.toSorted());
  expect(logged).toHaveBeenCalledWith(`Showing the ${name} failed`, expect.any(Error));
});

it('when the frame of a page throws, the page says so, and header, menu and footer stay', async () => {
  broken.name = 'page';
  render(<App />, { ...silent, at: '/wildlife/about-us' });
  await expect.element(page.getByRole('heading', { name: 'Something startled this page' })).toBeVisible();
  expect(shown().toSorted()).toEqual(['footer', 'header', 'menu']);
});
