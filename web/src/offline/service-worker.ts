import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isPublicAnswer, SHELL } from './offline-rules.ts';

/** What the build knows of its own files. */
declare const __PRECACHE__: readonly { readonly url: string; readonly revision: string | null }[];

/** The part of the worker's global scope that is used here; the DOM's types have no worker. */
interface Scope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', act: (event: Lifecycle) => void): void;
}
interface Lifecycle {
  waitUntil(done: Promise<unknown>): void;
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

precache([...__PRECACHE__]);
addRoute();
cleanupOutdatedCaches();

registerRoute(({ request }) => request.mode === 'navigate', new NetworkFirst({ cacheName: 'pages' }));
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'assets' }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/(covers|pictures|lodges)\//.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'pictures' }),
);
registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && isPublicAnswer(url.pathname, request),
  new NetworkFirst({ cacheName: 'answers' }),
);

// A page that was never opened here renders itself from the shell.
setCatchHandler(async ({ request }) => {
  const shell = request.mode === 'navigate' ? await matchPrecache(SHELL) : undefined;
  return shell ?? Response.error();
});
