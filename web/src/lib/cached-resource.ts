import { useEffect, useSyncExternalStore } from 'react';
import { logFailure } from './log.ts';
import { readStoredJson, writeStored } from './storage.ts';

export interface ResourceState<T> {
  /** The newest value there is: fetched, else stored, else prerendered. Undefined: none yet. */
  readonly value: T | undefined;
  /** `failed` says that the last fetch failed; an older value may stand beside it. */
  readonly status: 'loading' | 'ready' | 'failed';
}

export interface CachedResource<T> {
  readonly useResource: () => ResourceState<T>;
  /** Fetches again, after a fetch that is under way: its answer may be older than what made somebody ask. A failure is logged and leaves the older value. */
  readonly refresh: () => Promise<void>;
  /** Takes over a value that came another way. */
  readonly replace: (value: T) => void;
}

/**
 * Something the server has and the page shows at once: the prerendered value while the page comes alive, then the
 * copy in local storage, then what the server answers, which replaces both.
 */
export function createCachedResource<T>(options: {
  readonly key: string;
  readonly prerendered: () => T | undefined;
  readonly accept: (value: unknown) => value is T;
  readonly fetch: () => Promise<T>;
}): CachedResource<T> {
  let state: ResourceState<T> | undefined;
  let fetching: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  let server: ResourceState<T> | undefined;

  const fromServer = () => (server ??= { value: options.prerendered(), status: 'loading' });
  const read = () =>
    (state ??= {
      value: readStoredJson(options.key, options.accept) ?? options.prerendered(),
      status: 'loading',
    });
  const write = (next: ResourceState<T>) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const replace = (value: T) => {
    writeStored(options.key, JSON.stringify(value));
    write({ value, status: 'ready' });
  };

  async function fetchOnce(): Promise<void> {
    const before = read();
    // What has come another way meanwhile is newer than what was asked for before it.
    const isNewest = () => read() === before;
    try {
      const value = await options.fetch();
      if (isNewest()) replace(value);
    } catch (cause) {
      logFailure(`Fetching '${options.key}'`, cause);
      if (isNewest()) write({ value: before.value, status: 'failed' });
    }
  }

  const refresh = () => (fetching = fetching?.then(fetchOnce) ?? fetchOnce());
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return {
    refresh,
    replace,
    useResource() {
      const current = useSyncExternalStore(subscribe, read, fromServer);
      useEffect(() => {
        if (read().status === 'loading' && !fetching) void refresh();
      }, []);
      return current;
    },
  };
}
