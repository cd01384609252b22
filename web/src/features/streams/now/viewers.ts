import type { LiveSite } from '@boma/domain/live/live.schema.ts';

/**
 * How many viewers watch a camera now, or all cameras without a slug. Undefined while it is unknown, and for a camera
 * whose players the media server does not count.
 */
export function viewersOf(site: LiveSite | undefined, slug?: string): number | undefined {
  // A document of before the first count lacks the field.
  const viewers = site?.viewers ?? undefined;
  return slug === undefined ? viewers?.all : viewers?.cameras[slug];
}

/** '12 watching', '1,200 watching'. Nothing for no viewer: an empty hide is no news. */
export function viewersText(count: number | undefined): string | undefined {
  return count ? `${count.toLocaleString('en')} watching` : undefined;
}
