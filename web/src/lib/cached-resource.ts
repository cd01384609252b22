import { useEffect } from 'react';
import { logFailure } from './log.ts';
import { createListeners, useStore } from './store.ts';
import { readStoredCopy, writeStoredCopy } from './stored-copy.ts';

export interface ResourceState<T> {
  /** The newest value there is: fetched, else stored, else prerendered. Undefined: none yet. */
  readonly value: T | undefined;
  /** `failed`: the last fetch failed; `value` may still hold an older one. */
  readonly status: 'loading' | 'ready' | 'failed';
}

export interface CachedResource<T> {
  readonly useResource: () => ResourceState<T>;
  /**
   * Fetches again, after a fetch that is under way: its answer may be older than the reason to ask again. A failure is
   * logged and leaves the older value; the fetch is repeated when the network returns, and by the next page that needs it.
   */
  readonly refresh: () => Promise<void>;
  /** Takes over a value that came another way. */
  readonly replace: (value: T) => void;
}

/** Milliseconds for which a failure stands: pages that are opened sooner do not ask again. */
const FAILURE_STANDS = 10_000;

/**
 * Something that the server has and the page shows at once: the prerendered value while the page comes alive, then the
 * copy in local storage, then the server's answer, which replaces both.
 */
export function createCachedResource<T>(options: {
  readonly key: string;
  readonly prerendered: () => T | undefined;
  readonly fetch: () => Promise<T>;
}): CachedResource<T> {
  let state: ResourceState<T> | undefined;
  let fetching: Promise<void> | undefined;
  let failedAt = 0;
  const { subscribe, notify } = createListeners();
  let server: ResourceState<T> | undefined;

  const fromServer = () => (server ??= { value: options.prerendered(), status: 'loading' });
  const read = () =>
    (state ??= {
      value: readStoredCopy<T>(options.key) ?? options.prerendered(),
      status: 'loading',
    });
  const write = (next: ResourceState<T>) => {
    state = next;
    notify();
  };

  const replace = (value: T) => {
    writeStoredCopy(options.key, value);
    write({ value, status: 'ready' });
  };

  async function fetchOnce(): Promise<void> {
    const before = read();
    // If another source has replaced the value during the fetch, that value is newer than the answer.
    const isNewest = () => read() === before;
    try {
      const value = await options.fetch();
      if (isNewest()) replace(value);
    } catch (cause) {
      logFailure(`Fetching '${options.key}'`, cause);
      failedAt = performance.now();
      if (isNewest()) write({ value: before.value, status: 'failed' });
      addEventListener('online', fetchAgain, { once: true });
    }
  }

  const refresh = () => (fetching = fetching?.then(fetchOnce) ?? fetchOnce());
  const fetchAgain = () => void refresh();
  /** For a part of a page that begins to need it: at most one of them asks. */
  const ask = () => {
    const { status } = read();
    const isForgotten = status === 'failed' && performance.now() - failedAt > FAILURE_STANDS;
    if (isForgotten) failedAt = performance.now();
    if (isForgotten || (status === 'loading' && !fetching)) void refresh();
  };

  return {
    refresh,
    replace,
    useResource() {
      const current = useStore({ read, subscribe }, fromServer());
      useEffect(ask, []);
      return current;
    },
  };
}
