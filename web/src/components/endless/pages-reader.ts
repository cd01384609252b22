import { logFailure } from '../../lib/log.ts';
import { createStore, type Readable } from '../../lib/store.ts';
import { nextPages, type Page, type Pages, type PagesEvent } from './list-pages.ts';

/** Which page the list wants next. `page` begins with 1; `cursor` is what the page before it said. */
export interface NextPage {
  readonly page: number;
  readonly cursor: string | null;
}

export type AskPage<T> = (next: NextPage, signal: AbortSignal) => Promise<Page<T>>;

/** Reads a list page by page. */
export interface PagesReader<T> extends Readable<Pages<T>> {
  /** Asks for the next page, unless one is awaited, all are there, or the last request failed. */
  readonly more: () => void;
  /** Asks again after a failure. */
  readonly retry: () => void;
  /** Gives up the page that is awaited. `more` asks for it again. */
  readonly stop: () => void;
}

/** `doing` is what the reader does, for the log: 'Reading videos'. `begin`: the pages that are there already. */
export function createPagesReader<T extends { readonly id: number | string }>(
  ask: AskPage<T>,
  doing: string,
  begin: Pages<T>,
): PagesReader<T> {
  const { read, subscribe, write } = createStore(begin);
  let asking: AbortController | undefined;

  function request(): void {
    const own = new AbortController();
    asking = own;
    const change = (event: PagesEvent<T>) => {
      if (!own.signal.aborted) write(nextPages(read(), event));
    };
    const { page, cursor } = read();
    change({ kind: 'asked' });
    ask({ page: page + 1, cursor }, own.signal).then(
      (answer) => change({ kind: 'answered', page: answer }),
      (cause: unknown) => {
        if (!own.signal.aborted) logFailure(doing, cause);
        change({ kind: 'failed' });
      },
    );
  }

  return {
    read,
    subscribe,
    more: () => read().phase === 'more-pages' && !read().failed && request(),
    retry: () => read().failed && request(),
    stop() {
      asking?.abort();
      if (read().phase === 'loading') write({ ...read(), phase: 'more-pages' });
    },
  };
}
