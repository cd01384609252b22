/** One page of a list that the server answers. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly lastPage: number;
  /** Where the next page begins, for the server. Null: it goes by the number of the page. */
  readonly cursor: string | null;
  /** How many items all pages have together, where the server says so. */
  readonly total?: number;
}

/** A request for a page, and what became of it. */
export type PagesEvent<T> =
  | { readonly kind: 'asked' }
  | { readonly kind: 'answered'; readonly page: Page<T> }
  | { readonly kind: 'failed' };

export interface Pages<T> {
  readonly phase: 'loading' | 'more-pages' | 'all-loaded';
  /** The last request failed. The phase is `more-pages` then, and a retry asks for the same page again. */
  readonly failed: boolean;
  readonly items: readonly T[];
  /** The number of the last page that has come. */
  readonly page: number;
  readonly cursor: string | null;
  /** What the first answer said of all pages together: later ones count less what was deleted meanwhile. */
  readonly total?: number | undefined;
}

export const noPages: Pages<never> = { phase: 'more-pages', failed: false, items: [], page: 0, cursor: null };

type WithId = { readonly id: number | string };

/** The list after an event. An item that came with an earlier page already stays where it was. */
export function nextPages<T extends WithId>(pages: Pages<T>, event: PagesEvent<T>): Pages<T> {
  if (event.kind === 'asked') return { ...pages, phase: 'loading', failed: false };
  if (event.kind === 'failed') return { ...pages, phase: 'more-pages', failed: true };
  const { items, lastPage, cursor } = event.page;
  const total = pages.total ?? event.page.total;
  const known = new Set(pages.items.map(({ id }) => id));
  const page = pages.page + 1;
  return {
    phase: page >= lastPage ? 'all-loaded' : 'more-pages',
    failed: false,
    items: [...pages.items, ...items.filter(({ id }) => !known.has(id))],
    page,
    cursor,
    ...(total !== undefined && { total }),
  };
}
