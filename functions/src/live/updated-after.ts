import type { LiveSite } from '@boma/domain/live/live.schema.ts';

/**
 * The `updated_at` of what is published after `site`, in unix milliseconds. Pages drop what says that it is older than
 * what they have, and the clocks of processes differ.
 */
export function updatedAfter(site: Pick<LiveSite, 'updated_at'>, now: number): number {
  return Math.max(now, site.updated_at + 1);
}
