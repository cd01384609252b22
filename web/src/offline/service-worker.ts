import { addPlugins, addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { askAgain, isAsset, isPicture, isPublicAnswer, isWhole, SHELL, scriptsOf } from './offline-rules.ts';
import { readPush } from './push-events.ts';

/** What the build knows of the files that it wrote. */
declare const __PRECACHE__: readonly { readonly url: string; readonly revision: string | null }[];

/** The part of the worker's global scope that is used here; the DOM's types have no worker. */
interface Scope {
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window' }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  addEventListener(type: 'install' | 'activate', act: (event: Lifecycle) => void): void;
  addEventListener(type: 'push', act: (event: PushArrival) => void): void;
  addEventListener(type: 'notificationclick', act: (event: Pressed) => void): void;
}
interface Lifecycle {
  waitUntil(done: Promise<unknown>): void;
}
interface PushArrival extends Lifecycle {
  readonly data: { text(): string } | null;
}
interface Pressed extends Lifecycle {
  readonly notification: Notification;
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
const scope = self as unknown as Scope;

/** Files of earlier builds that open pages may still ask for; above that many the oldest go. */
const KEPT_ASSETS = 300;

async function trimAssets(): Promise<void> {
  const cache = await caches.open('assets');
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - KEPT_ASSETS)).map((key) => cache.delete(key)));
}

// A new worker takes over at once. It can, because it never decides what a page shows while there is a network: a page
// comes from the network, and the names of its files contain their hashes.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([scope.clients.claim(), trimAssets()])),
);

interface Fetched {
  readonly request: Request;
  readonly response: Response;
}

/** A failure is never stored: neither by the worker, nor by way of the browser's own cache. */
const onlyWhole = { cacheWillUpdate: async ({ response }: Fetched) => (isWhole(response) ? response : null) };
const askedAgain = {
  requestWillFetch: async ({ request }: Pick<Fetched, 'request'>) => askAgain(request),
};

/** A page from before a release, whose scripts are gone, would never come alive: the shell renders it anew. */
const onlyAlive = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: { readonly cachedResponse?: Response }) => {
    if (!cachedResponse) return null;
    const scripts = scriptsOf(await cachedResponse.clone().text());
    const found = await Promise.all(scripts.map((address) => caches.match(address, { ignoreVary: true })));
    return found.every(Boolean) ? cachedResponse : null;
  },
};

/** The shell is the one page among the files that every visitor gets ahead. */
const onlyWholeAhead = {
  cacheWillUpdate: async ({ request, response }: Fetched) => {
    const isKept = isAsset(new URL(request.url).pathname) ? isWhole(response) : response.ok;
    return isKept ? response : null;
  },
};

addPlugins([askedAgain, onlyWholeAhead]);
precache([...__PRECACHE__]);
addRoute();
cleanupOutdatedCaches();

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkFirst({ cacheName: 'pages', plugins: [onlyAlive] }),
);
// A page that asks past all caches has found something wrong with what they hold.
registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && isAsset(url.pathname) && request.cache === 'reload',
  new NetworkFirst({ cacheName: 'assets', plugins: [askedAgain, onlyWhole] }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isAsset(url.pathname),
  new CacheFirst({ cacheName: 'assets', plugins: [askedAgain, onlyWhole] }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isPicture(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'pictures', plugins: [onlyWhole] }),
);
registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && isPublicAnswer(url.pathname, request),
  new NetworkFirst({ cacheName: 'answers', plugins: [onlyWhole] }),
);

// A page that was never opened here, or not since a release, renders itself from the shell.
setCatchHandler(async ({ request }) => {
  const shell = request.mode === 'navigate' ? await matchPrecache(SHELL) : undefined;
  return shell ?? Response.error();
});

function show(text: string): Promise<void> {
  const { title, body, url, tag } = readPush(text);
  const icon = '/icon-192.png';
  // A newer alert takes the place of an older one, and still makes itself heard.
  const options = { body, tag, icon, badge: icon, renotify: true, data: { url } };
  return scope.registration.showNotification(title, options);
}

/** Shows the page that is open there, or opens a new one: what the viewer does on other pages is left alone. */
async function goTo(url: string): Promise<void> {
  const { href } = new URL(url, self.location.origin);
  const pages = await scope.clients.matchAll({ type: 'window' });
  const page = pages.find((each) => each.url === href);
  const shown = await page?.focus().catch(() => undefined);
  if (!shown) await scope.clients.openWindow(href);
}

scope.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url }: { url?: unknown } = Object(event.notification.data);
  event.waitUntil(goTo(typeof url === 'string' ? url : '/'));
});
