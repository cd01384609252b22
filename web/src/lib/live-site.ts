import type { LiveSite } from '@boma/domain/live/live.schema.ts';
import { useEffect } from 'react';
import { callApi } from './api-client.ts';
import { logFailure } from './log.ts';
import { createStore, useStore } from './store.ts';
import { atFirst } from './timing/at-first.ts';

/** Milliseconds after which the page listens even without any input. */
const LISTEN_AFTER = 5000;
/** Milliseconds until a page that could not begin to listen tries again. */
const LISTEN_AGAIN_AFTER = 30_000;
/**
 * Milliseconds between the sign of a visitor and the import of the listener, so that the page first shows what an input
 * does. The import takes a slow phone one frame.
 */
const AFTER_INPUT = 200;
const interactions = ['pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

const current = createStore<LiveSite | undefined>(undefined);
let started = false;

type Catalogue = keyof LiveSite['versions'];
const catalogues = new Map<Catalogue, (version: number) => void>();

/** Registers what to do when a catalogue changes while the page is open. The first version is fetched anyway. */
export function whenCatalogueChanges(name: Catalogue, act: (version: number) => void): void {
  catalogues.set(name, act);
}

function publish(site: LiveSite): void {
  const before = current.read();
  if (before !== undefined && site.updated_at < before.updated_at) return;
  current.write(site);
  for (const [name, act] of catalogues) {
    const version = site.versions[name];
    if (before !== undefined && before.versions[name] !== version) act(version);
  }
}

function listenAgain(cause: unknown): void {
  logFailure('Listening to what is live', cause);
  atFirst(['online'], LISTEN_AGAIN_AFTER, listen);
}

function listen(): void {
  import('./firebase/live-site-listener.later.ts')
    .then(({ listenToLiveSite }) => listenToLiveSite(publish, listenAgain))
    .catch(listenAgain);
}

function start(): void {
  if (started) return;
  started = true;
  callApi('live').then(
    ({ data }) => publish(data),
    (cause: unknown) => logFailure('Reading what is live', cause),
  );
  // The listener costs a connection and a large script, so it waits for a sign of a visitor.
  atFirst(interactions, LISTEN_AFTER, () => setTimeout(listen, AFTER_INPUT));
}

/** What changes while a viewer watches. Undefined until known: until then no camera may be called live or off the air. */
export function useLiveSite(): LiveSite | undefined {
  useEffect(start, []);
  return useStore(current, undefined);
}
