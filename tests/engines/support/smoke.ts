import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../../tools/lib/run.ts';
import { registerViewer } from '../../support/people/viewers.ts';
import { site } from '../../support/run.ts';
import type { Engine } from './engine.ts';
import { EnginePage, keys } from './engine-page.ts';

/** Twelve pages, each of a kind of its own. */
const PAGES = [
  '/',
  '/wildlife/live-african-wildlife-safari-streams',
  '/wildlife/the-boma',
  '/wildlife/multiview',
  '/wildlife/schedule',
  '/wildlife/logbook',
  '/wildlife/video-highlights',
  '/wildlife/photo-highlights',
  '/wildlife/premium',
  '/wildlife/subscribe',
  '/wildlife/contact-us',
  '/wildlife/kids-course',
];

const CAMERA = '/wildlife/stream/tau-live';
/** Letters that a page with something to read has at least. */
const WHOLE = 300;

interface SmokeOptions {
  /** What this engine cannot do by its age: an error that matches fails no test. */
  readonly knownErrors?: RegExp;
}

/** Opens a page and waits until it is alive and the late parts of its shell are there, which come a second later. */
async function openAlive(page: EnginePage, path: string): Promise<void> {
  await page.open(`${site()}${path}`);
  await page.type(keys.shift);
  await page.until(`${path} comes alive`, () => document.documentElement.dataset.alive === '');
  await page.until(`${path} gets the late parts of its shell`, () => {
    const slot = document.getElementById('partners-slot');
    return document.querySelector('h1') !== null && (slot === null || slot.childElementCount > 0);
  });
}

/** Waits until a video on the page shows picture after picture. */
async function expectPlaying(page: EnginePage): Promise<void> {
  const place = () => {
    const playing = [...document.querySelectorAll('video')].find(
      (video) => !video.paused && video.readyState > 1 && video.currentTime > 0,
    );
    return playing?.currentTime;
  };
  const before = await page.until('a video plays', place);
  await page.until(
    'the video moves on',
    (from) => {
      const videos = [...document.querySelectorAll('video')];
      return videos.some((video) => !video.paused && video.currentTime > from);
    },
    before ?? 0,
  );
}

async function signIn(page: EnginePage): Promise<void> {
  const { email, password } = await registerViewer();
  await openAlive(page, '/auth/sign-in');
  await page.click({ selector: 'main form input[type=email]' });
  await page.type(email);
  await page.click({ selector: 'main form input[type=password]' });
  await page.type(`${password}${keys.enter}`);
  await page.until('the sign-in page leads on', () => !location.pathname.startsWith('/auth/'));
}

async function writeToChat(page: EnginePage): Promise<void> {
  const words = `Hello from ${page.name} ${randomUUID().slice(0, 8)}`;
  await page.until('the chat takes a message', () => document.querySelector('textarea:enabled') !== null);
  await page.click({ selector: 'textarea' });
  await page.type(`${words}${keys.enter}`);
  await page.until(
    'the message is in the chat',
    (text) => [...document.querySelectorAll('[data-row]')].some((row) => row.textContent.includes(text)),
    words,
  );
}

async function openAndCloseMenu(page: EnginePage): Promise<void> {
  const button = { selector: 'button[aria-label="Chat settings"]' };
  await page.click(button);
  const isInMenu = () => document.activeElement?.getAttribute('role') === 'menuitemcheckbox';
  await page.until('the menu has the focus', isInMenu);
  await page.type(keys.escape);
  await page.until('the button has the focus again', () => {
    const label = document.activeElement?.getAttribute('aria-label');
    return document.querySelector('[role=menu]') === null && label === 'Chat settings';
  });
  await page.click(button);
  await page.until('the menu is open', isInMenu);
  await page.click(button);
  await page.until('its button closes the menu', () => document.querySelector('[role=menu]') === null);
}

async function pageThroughPhotos(page: EnginePage): Promise<void> {
  const title = () => document.querySelector('[role=dialog] h2')?.textContent ?? '';
  await page.click({ selector: 'main a[href*="photo="]' });
  const first = await page.until('the photo is open', title);
  await page.until(
    'the dialog has the focus',
    () => document.activeElement?.closest('[role=dialog]') !== null,
  );
  await page.type(keys.right);
  await page.until(
    'the arrow key leads to the next photo',
    (before) => {
      const now = document.querySelector('[role=dialog] h2')?.textContent;
      return now !== undefined && now !== before && location.search.includes('photo=');
    },
    first,
  );
  await page.type(keys.escape);
  await page.until('Esc closes the dialog', () => document.querySelector('[role=dialog]') === null);
}

/** What every engine must be able to do with the site. */
export function itPassesTheSmokeRun(start: () => Promise<Engine>, { knownErrors }: SmokeOptions = {}): void {
  let page: EnginePage;
  beforeAll(async () => {
    page = new EnginePage(await start());
    await page.resize(1440, 900);
    await page.open(`${site()}/robots.txt`);
    // Without it, the notice covers what lies at the bottom.
    await page.run(() => {
      document.cookie = 'cookies-accepted=1; path=/';
    });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    const file = join(ROOT, 'test-results/engines', `${page.name} ${task.name.replaceAll('/', '-')}.png`);
    await page.screenshot(file);
  });
  afterAll(() => page?.end());

  const expectNoErrors = async () =>
    expect((await page.takeErrors()).filter((error) => !knownErrors?.test(error))).toEqual([]);

  it.each(PAGES)('comes alive whole and without errors at %s', async (path) => {
    await openAlive(page, path);
    expect(await page.run(() => document.body.innerText.length)).toBeGreaterThan(WHOLE);
    await expectNoErrors();
  });

  it.each(['/', CAMERA])('plays at %s', async (path) => {
    await openAlive(page, path);
    await expectPlaying(page);
    await expectNoErrors();
  });

  it('opens a photo as a dialog, pages by the arrow keys and closes by Esc', async () => {
    await openAlive(page, '/wildlife/photo-highlights');
    await pageThroughPhotos(page);
    await expectNoErrors();
  });

  it('signs in, sends a message, and opens and closes a menu', async () => {
    await signIn(page);
    await openAlive(page, '/wildlife/the-boma');
    await writeToChat(page);
    await openAndCloseMenu(page);
    await expectNoErrors();
  });
}
