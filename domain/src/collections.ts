/**
 * Every Firestore collection there is. `docs/data-model.md` says who writes, who reads and which trigger reacts;
 * `tests/rules` proves for each name here that no client can write it.
 */
export const collections = {
  streams: 'streams',
  streamStatus: 'stream-status',
  lodges: 'lodges',
  showTypes: 'show-types',
  live: 'live',
  publishedStreams: 'notify-streams',
  apiTokens: 'api-tokens',
  membership: 'membership',
  dev: 'dev',
} as const;

/** The one document of a collection that has just one. */
export const singletons = {
  liveSite: `${collections.live}/site`,
  publishedStreams: `${collections.publishedStreams}/current`,
} as const;
