import type { Page } from '@playwright/test';
import { GOOGLE_ONLY } from '../../tools/simulators/google/people.ts';
import { profileOf } from '../../tools/simulators/google/profile.ts';
import { authDomain } from '../../web/src/config/security.ts';
import { googleChooser, site } from '../support/run.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    heard: { origin: string; data: unknown }[];
  }
}

const chooserFor = (origin: string) => `${googleChooser()}/?${new URLSearchParams({ origin })}`;

/** Opens the chooser as the site does, from a page of the site that records its messages. */
async function openChooser(page: Page): Promise<Page> {
  await page.goto('/robots.txt');
  const opening = page.waitForEvent('popup');
  await page.evaluate((address) => {
    window.heard = [];
    window.addEventListener('message', ({ origin, data }) => window.heard.push({ origin, data }));
    window.open(address, 'boma-google', 'popup,width=480,height=640');
  }, chooserFor(site()));
  const chooser = await opening;
  await chooser.waitForLoadState();
  return chooser;
}

/** Presses a key in the window, which may close before the driver reports the release of the key. */
async function endBy(chooser: Page, act: () => Promise<void>): Promise<void> {
  const closed = chooser.waitForEvent('close');
  await Promise.allSettled([act()]);
  await closed;
}

const heard = (page: Page) => page.evaluate(() => window.heard);

test('the chooser sends its opener the account chosen with the keyboard and closes', async ({ page }) => {
  const chooser = await openChooser(page);
  await expect(chooser.getByRole('heading', { level: 1 })).toHaveText(
    'Google sign-in, simulated on this machine',
  );
  await chooser.keyboard.press('Tab');
  await expect(chooser.getByRole('button', { name: GOOGLE_ONLY.name })).toBeFocused();
  await endBy(chooser, () => chooser.keyboard.press('Enter'));
  const data = { type: 'boma-google-profile', profile: profileOf(GOOGLE_ONLY) };
  await expect.poll(() => heard(page)).toEqual([{ origin: googleChooser(), data }]);
});

test('the chooser accepts another account once its form is valid', async ({ page, consoleWatch }) => {
  consoleWatch.expectError(/422/);
  const email = `amos.${Date.now()}@gmail.test`;
  const chooser = await openChooser(page);
  await chooser.getByRole('link', { name: 'Use another account' }).click();
  await expect(chooser.getByLabel('Email')).toBeFocused();
  await chooser.getByLabel('Name').fill('Amos Nkosi');
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await expect(chooser.getByLabel('Email')).toBeFocused();
  await expect(chooser.getByLabel('Email')).toHaveAccessibleDescription('Please enter an email address.');
  await expect(chooser.getByLabel('Name')).toHaveValue('Amos Nkosi');
  await chooser.getByLabel('Email').fill(email);
  await endBy(chooser, () => chooser.keyboard.press('Enter'));
  const data = { type: 'boma-google-profile', profile: profileOf({ email, name: 'Amos Nkosi' }) };
  await expect.poll(() => heard(page)).toEqual([{ origin: googleChooser(), data }]);
  const again = await openChooser(page);
  await expect(again.getByRole('button', { name: email })).toBeVisible();
});

test('the chooser closes by Cancel and by Escape, and sends nothing', async ({ page }) => {
  const byEscape = await openChooser(page);
  await endBy(byEscape, () => byEscape.keyboard.press('Escape'));
  expect(await heard(page)).toEqual([]);
  const byCancel = await openChooser(page);
  await endBy(byCancel, () => byCancel.getByRole('button', { name: 'Cancel' }).click());
  expect(await heard(page)).toEqual([]);
});

async function expectNoFindingsInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeFindings(page);
  }
}

test('axe finds no problem in the dark and the light chooser', async ({ page, consoleWatch }) => {
  consoleWatch.allowError(/4(00|22)/);
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(chooserFor(site()));
  await expect(page.getByText('Nobody asked for this one')).toBeVisible();
  await expectNoFindingsInBothSchemes(page);
  await page.getByRole('link', { name: 'Use another account' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please enter a name.')).toBeVisible();
  await expectNoFindingsInBothSchemes(page);
  await page.goto(chooserFor('http://evil.example'));
  await expect(page.getByRole('alert')).toContainText('Refused.');
  await expectNoFindingsInBothSchemes(page);
});

test('the site’s policy allows what signing in at Google needs, and nothing similar', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Content Security Policy/);
  consoleWatch.allowError(/Fetch API cannot load/);
  consoleWatch.allowError(/^The policy '[\w-]+' forbids 'https:/);
  await page.route(/^https:/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: '',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.goto('/wildlife/about-us');
  const tried = await page.evaluate(async (frame) => {
    const blocked: string[] = [];
    Object.assign(window, { blocked });
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
      blocked.push(new URL(blockedURI).host),
    );
    const load = (tag: 'script' | 'iframe', src: string) =>
      new Promise<string>((resolve) => {
        const element = Object.assign(document.createElement(tag), { src });
        element.addEventListener('load', () => resolve('loaded'));
        element.addEventListener('error', () => resolve('refused'));
        document.body.append(element);
      });
    const call = (url: string) =>
      fetch(url).then(
        () => 'answered',
        () => 'refused',
      );
    return {
      scripts: [
        await load('script', 'https://apis.google.com/js/api.js'),
        await load('script', 'https://www.google.com/x.js'),
      ],
      calls: [
        await call('https://identitytoolkit.googleapis.com/v1/projects'),
        await call('https://securetoken.googleapis.com/v1/token'),
        await call('https://oauth2.googleapis.com/token'),
      ],
      frames: [
        await load('iframe', `${frame}/__/auth/iframe`),
        await load('iframe', 'https://other.firebaseapp.com/'),
      ],
    };
  }, authDomain);
  expect(tried).toEqual({
    scripts: ['loaded', 'refused'],
    calls: ['answered', 'answered', 'refused'],
    // A refused frame loads an error page instead.
    frames: ['loaded', 'loaded'],
  });
  // A violation is reported after the frame has loaded its error page.
  const blocked = () => page.evaluate(() => (window as unknown as { blocked: string[] }).blocked);
  await expect.poll(blocked).toEqual(['www.google.com', 'oauth2.googleapis.com', 'other.firebaseapp.com']);
});
