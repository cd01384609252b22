import type { PageFacts } from '@boma/domain/rendered-page.ts';
import { useEffect } from 'react';
import { logFailure } from './log.ts';
import { areFactsRecent, pageFacts } from './page-facts.ts';
import { createListeners, useStore } from './store.ts';
import { readStoredCopy, writeStoredCopy } from './stored-copy.ts';

export interface ResourceState<T> {
  /** The newest value there is: fetched, else stored, else that of the page. Undefined: none yet. */
  readonly value: T | undefined;
  /** `ready`: the server said so, perhaps in the page itself. `failed`: the last fetch failed; `value` may hold an older one. */
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

interface ResourceOptions<T> {
  readonly key: string;
  /** The value that came in the page. Absent: no page brings it. */
  readonly inPage?: (facts: PageFacts) => T | undefined;
  readonly fetch: () => Promise<T>;
}

/** Reads the state that came in the page: the same object as long as the facts are the same, which differ in the renderer. */
function readerOfPage<T>({ inPage }: ResourceOptions<T>): () => ResourceState<T> {
  let read: { readonly facts: PageFacts; readonly state: ResourceState<T> } | undefined;
  return () => {
    const facts = pageFacts();
    if (read?.facts !== facts) {
      const value = inPage?.(facts);
      const isSaid = facts.at !== undefined && value !== undefined;
      read = { facts, state: { value, status: isSaid ? 'ready' : 'loading' } };
    }
    return read.state;
  };
}

/** The state of the page or, where that is older, what the browser has stored. */
function firstState<T>(key: string, page: ResourceState<T>): ResourceState<T> {
  if (page.status === 'ready' && areFactsRecent()) return page;
  return { value: readStoredCopy<T>(key) ?? page.value, status: 'loading' };
}

/**
 * Something that the server has and the page shows at once: the value that came in the page while the page comes alive, then
 * the copy in local storage if that is newer, then the server's answer, which replaces both.
 */
export function createCachedResource<T>(options: ResourceOptions<T>): CachedResource<T> {
  let state: ResourceState<T> | undefined;
  let first: ResourceState<T> | undefined;
  let fetching: Promise<void> | undefined;
  let failedAt = 0;
  const { subscribe, notify } = createListeners();
  const inPage = readerOfPage(options);
  const read = () => (state ??= first ??= firstState(options.key, inPage()));
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
    const current = read();
    const isForgotten = current.status === 'failed' && performance.now() - failedAt > FAILURE_STANDS;
    if (isForgotten) failedAt = performance.now();
    if (isForgotten || (current === first && !fetching)) void refresh();
  };

  return {
    refresh,
    replace,
    useResource() {
      const current = useStore({ read, subscribe }, inPage());
      useEffect(ask, []);
      return current;
    },
  };
}
