import type { LiveSite } from '@boma/domain/live/live.schema.ts';

/** Whether a camera is on the air; undefined while that is unknown. */
export function isOnAir(site: LiveSite | undefined, slug: string): boolean | undefined {
  // The server's document of before its first look at the cameras says nothing of any of them.
  if (site === undefined || site.updated_at === 0) return undefined;
  return site.live.includes(slug);
}
