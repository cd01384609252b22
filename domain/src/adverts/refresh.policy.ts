import { ADVERT_REFRESH, ADVERT_REFRESH_EXTRA, type AdvertKind } from './adverts.constants.ts';

/**
 * Seconds until the next advert. Interlaced ones wait up to 20 s longer, so that those on one page do not all change at
 * once. `random` is between 0 and 1.
 */
export const secondsShown = (kind: AdvertKind, random: number): number =>
  ADVERT_REFRESH + (kind === 'interlaced' ? ADVERT_REFRESH_EXTRA * random : 0);
