/** Milliseconds the page loader takes to fade and go once the page is ready. */
export const PAGE_LOADER_LINGER = 1500;

/** Milliseconds after which the page loader goes whatever happens. */
export const PAGE_LOADER_FORCED_AWAY = 10_000;
