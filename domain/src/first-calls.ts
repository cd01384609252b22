/**
 * The calls that a page makes while it comes alive, by name as in `api-paths.ts`: the browser's first load carries these
 * alone.
 */
export const firstCalls = {
  live: { method: 'GET', path: '/api/live' },
  listStreams: { method: 'POST', path: '/api/streams' },
  showLodge: { method: 'GET', path: '/api/lodge/{slug}' },
  listLodgeStreams: { method: 'GET', path: '/api/lodge/{id}/streams' },
  listShowTypes: { method: 'GET', path: '/api/show-types' },
  listSchedule: { method: 'GET', path: '/api/schedule' },
  showUser: { method: 'GET', path: '/api/auth/user', personal: true },
  streamPlayback: { method: 'POST', path: '/api/streams/{id}/playback' },
} as const;
