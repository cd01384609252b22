import type { Assumptions } from './assumptions.ts';

/**
 * What reaches the media gateway behind a CDN in a second, with all viewers at one open camera for a while. Players with a session
 * read there, and so does each place of the CDN once a second for all others. Every viewer reads a master playlist.
 * @param countEachUpTo as in the gateway's file; above it, one in 2, 4, 8 … players has a session
 */
export function playlistsAtGateway(
  { viewers, stay, edges, playlists: { seconds, bytes, renditions } }: Assumptions,
  countEachUpTo: number,
) {
  const weight = viewers <= countEachUpTo ? 1 : 2 ** Math.ceil(Math.log2(viewers / countEachUpTo));
  const byCdn = weight === 1 ? 0 : edges * renditions;
  const requests = viewers / weight / seconds + byCdn + viewers / (stay * 60);
  return { countEachUpTo, requests, megabits: (requests * bytes * 8) / 1e6 };
}
