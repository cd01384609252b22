import type { SharedCache } from './endpoint.ts';

/** How long a shared cache may keep lists that staff seldom change. */
export const catalogueCache: SharedCache = { fresh: 60, staleWhileRevalidate: 600 };
