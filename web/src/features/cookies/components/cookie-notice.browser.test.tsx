import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { isAllowed } from '../../../lib/consent.ts';
import { toastsInLine } from '../../../lib/toasts.ts';
import { render } from '../../../test-support/render.tsx';
import ChangeChoices from './change-choices.later.tsx';
import { CookieNotice } from './cookie-notice.tsx';

const config = vi.hoisted(() => ({ current: {} as object }));
vi.mock('../../../lib/runtime-config.ts', () => ({ runtimeConfig: async () => config.current }));
vi.mock(import('./cookie-policy-dialog.later.tsx'), () => {
  throw new Error('The code did not come.');
});

const notice = page.getByRole('region', { name: 'Cookies' });
const visits = page.getByRole('checkbox', { name: /^Count my visits/ });
const network = page.getByRole('checkbox', { name: /^Adverts from a network/ });
const ignore = () => undefined;

beforeEach(() => {
  document.cookie = 'cookies-accepted=; path=/; max-age=0';
  config.current = {
    analytics: { endpoint: '/views', site: 'boma.test' },
    adverts: { network: 'google', account: '/123/boma' },
  };
});

it('R7-084 asks about each purpose on its own, ticks none, and refuses what stays unticked', async () => {
  render(<CookieNotice onAccepted={ignore} />);
  await expect.element(visits).not.toBeChecked();
  await expect.element(network).not.toBeChecked();
  await visits.click();
  expect(isAllowed('analytics')).toBe(false);
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect.poll(() => notice.query()).toBeNull();
  expect(isAllowed('analytics')).toBe(true);
  expect(isAllowed('adverts')).toBe(false);
});

it('lets a viewer allow all, and change their mind later', async () => {
  render(
    <>
      <CookieNotice onAccepted={ignore} />
      <ChangeChoices />
    </>,
  );
  await page.getByRole('button', { name: 'Allow all' }).click();
  expect([isAllowed('analytics'), isAllowed('adverts')]).toEqual([true, true]);
  await page.getByRole('button', { name: 'Change what I allow' }).click();
  await expect.element(notice).toHaveFocus();
  await expect.element(network).toBeChecked();
  await network.click();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  expect([isAllowed('analytics'), isAllowed('adverts')]).toEqual([true, false]);
});

it('asks nothing where views are not counted and a consent manager asks about adverts', async () => {
  config.current = {
    adverts: { network: 'google', account: '/123/boma', consent_manager: 'https://cmp.example/a.js' },
  };
  render(<CookieNotice onAccepted={ignore} />);
  await page.getByRole('button', { name: 'Okay' }).click();
  await expect.poll(() => notice.query()).toBeNull();
  expect(page.getByRole('checkbox').elements()).toEqual([]);
});

it('asks again once there is a new purpose', async () => {
  config.current = { analytics: { endpoint: '/views', site: 'boma.test' } };
  const first = render(<CookieNotice onAccepted={ignore} />);
  await expect.element(visits).toBeVisible();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect.poll(() => notice.query()).toBeNull();
  first.unmount();
  config.current = { ...config.current, adverts: { network: 'google', account: '/123/boma' } };
  render(<CookieNotice onAccepted={ignore} />);
  await expect.element(network).toBeVisible();
});

it('says so when the cookie policy does not come', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(<CookieNotice onAccepted={ignore} />);
  await page.getByRole('button', { name: 'Cookie policy' }).click();
  await expect
    .poll(() => toastsInLine().map(({ text }) => text))
    .toEqual(['That could not be loaded. Please try again.']);
});

it('goes in a browser that keeps nothing, until the page is left, and keeps the decisions once it can', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(Document.prototype, 'cookie', 'set').mockReturnValue(undefined);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Storage is forbidden.', 'SecurityError');
  });
  render(
    <>
      <CookieNotice onAccepted={ignore} />
      <ChangeChoices />
    </>,
  );
  await visits.click();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect.poll(() => notice.query()).toBeNull();
  expect([isAllowed('analytics'), isAllowed('adverts')]).toEqual([true, false]);
  expect(document.cookie).not.toContain('cookies-accepted');
  vi.restoreAllMocks();
  await page.getByRole('button', { name: 'Change what I allow' }).click();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  expect(localStorage.getItem('boma:consent')).toBe('{"analytics":true,"adverts":false}');
  expect(document.cookie).toContain('cookies-accepted=1');
});
