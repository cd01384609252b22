import { linkTo, streamPath } from '@boma/domain/site-paths.ts';
import type { Page } from '@playwright/test';
import { GENERAL_CHAT } from '../../domain/src/chat/chat.policy.ts';
import { paidSourcesAmong, paidStreams } from '../support/paid-sources.ts';
import { accountButton } from './support/account-forms.ts';
import { expectPlays } from './support/cameras.ts';
import { expect, goInside, openAlive, signInAs, test } from './support/test.ts';

type Text = readonly [place: string, text: string];

/** Skips pictures, sound and the endless answers of listeners; `tests/contract` scans the documents of listeners. */
const isRead = (type: string | undefined, url: string) =>
  !/^(image|audio|video|font)\//.test(type ?? '') && !url.includes('/Listen/');

/**
 * Records every request and answer of the page, but a script of the site once only. Returns a function that returns the
 * records since its last call.
 */
function listen(page: Page): () => Promise<Text[]> {
  const heard: Promise<Text>[] = [];
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const sent = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
    heard.push(Promise.resolve([`asked ${request.url().split('?')[0]}`, sent]));
  });
  page.on('response', (response) => {
    const headers = response.headers();
    const url = response.url();
    if (!isRead(headers['content-type'], url) || scripts.has(url)) return;
    if (url.includes('/assets/')) scripts.add(url);
    // A request that was aborted by leaving the page has no body.
    const body = response.text().catch(() => '');
    heard.push(body.then((text): Text => [`answered ${url}`, `${JSON.stringify(headers)} ${text}`]));
  });
  return () => Promise.all(heard.splice(0));
}

/** Everything that a script could read in the browser's storage and in the page itself. */
async function keptBy(page: Page): Promise<Text[]> {
  const kept = await page.evaluate(async () => {
    const stores: Record<string, unknown> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const open = indexedDB.open(name);
      await new Promise((resolve) => open.addEventListener('success', resolve));
      for (const store of open.result.objectStoreNames) {
        const all = open.result.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => all.addEventListener('success', resolve));
        stores[`${name}/${store}`] = all.result;
      }
      open.result.close();
    }
    return {
      local: JSON.stringify(Object.entries(localStorage)),
      session: JSON.stringify(Object.entries(sessionStorage)),
      cookies: document.cookie,
      databases: JSON.stringify(stores),
      caches: JSON.stringify(await caches.keys()),
      markup: document.documentElement.outerHTML,
    };
  });
  const jar = JSON.stringify(await page.context().cookies());
  return Object.entries({ ...kept, jar }).map(([place, text]): Text => [`${page.url()} ${place}`, text]);
}

const [paid] = paidStreams;
const hidden = streamPath(paid?.slug ?? '');
const everywhere = [
  linkTo('home'),
  linkTo('streams'),
  ...paidStreams.map(({ slug }) => streamPath(slug)),
  `${linkTo('multiview')}?layout=4&cameras=${paidStreams.map(({ slug }) => slug).join()}`,
  linkTo('theBoma'),
  linkTo('premium'),
  linkTo('subscribe'),
  linkTo('lodgeHighlights'),
  // Both lead a visitor to another page.
  linkTo('player'),
  linkTo('videoHighlights'),
  `${linkTo('profile')}/profile`,
];

/** The documents of these pages as they come, which are the same for all. */
async function documentsOf(page: Page, addresses: readonly string[]): Promise<Text[]> {
  const documents: Text[] = [];
  for (const address of addresses) {
    const document = await page.request.get(address);
    expect(document.ok(), address).toBe(true);
    documents.push([`document ${address}`, `${JSON.stringify(document.headers())} ${await document.text()}`]);
  }
  return documents;
}

/**
 * Goes to every page that is open to the visitor: to those that list, show and store the cameras by a load, to others from
 * page to page. Returns what the browser keeps at each.
 */
async function walk(page: Page): Promise<Text[]> {
  const kept: Text[] = [];
  const listed = page.waitForResponse('**/api/streams');
  await openAlive(page, linkTo('streams'));
  await listed;
  await openAlive(page, hidden);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  kept.push(...(await keptBy(page)));
  for (const address of everywhere) {
    await goInside(page, address);
    kept.push(...(await keptBy(page)));
  }
  return kept;
}

test('R6-019 a member gets the source of a paid camera, which plays, and the scan finds it', async ({
  page,
}) => {
  await signInAs(page, 'subscriber');
  const heard = listen(page);
  await openAlive(page, hidden);
  await expectPlays(page, paid?.name ?? '');
  const found = paidSourcesAmong(await heard()).join('\n');
  expect(found).toContain('/playback: token=');
  expect(found).toMatch(/asked .*\/720p\/\d+\.ts|asked .*\/chunks\.m3u8/);
  // Even then no storage holds it: it would outlive the membership.
  expect(paidSourcesAmong((await keptBy(page)).filter(([place]) => !place.endsWith('markup')))).toEqual([]);
});

test('R4-059 R3-012 neither a guest nor a registered user receives a paid source on any page, and none is stored', async ({
  page,
  consoleWatch,
}) => {
  // The browser logs requests that were aborted by leaving a page.
  consoleWatch.allowError(/^Failed to load resource|ERR_ABORTED/);
  const heard = listen(page);
  const expectNoPaidSource = async (who: 'guest' | 'registered') => {
    const kept = await walk(page);
    await expect(accountButton(page)).toHaveCount(who === 'guest' ? 0 : 1);
    const texts = [...(await heard()), ...kept];
    const said = texts.map(([place, text]) => `${place} ${text}`).join('\n');
    for (const { slug, name } of paidStreams) {
      expect(said).toContain(`"${slug}"`);
      expect(said).toContain(name);
    }
    expect(said).toContain(GENERAL_CHAT);
    expect(paidSourcesAmong(texts)).toEqual([]);
  };
  expect(paidSourcesAmong(await documentsOf(page, everywhere))).toEqual([]);
  await expectNoPaidSource('guest');
  await page.context().setStorageState({ cookies: [], origins: [] });
  await signInAs(page, 'registered');
  await expectNoPaidSource('registered');
});
