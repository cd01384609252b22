/** Seconds that an advert is shown before the next one takes its place. */
export const ADVERT_REFRESH = 35;
/** Seconds that are added to that at most, at random, in the places between the rows of a list. */
export const ADVERT_REFRESH_EXTRA = 20;

/** The widths of adverts in CSS pixels, widest first. A place takes the widest that fits. */
export const ADVERT_WIDTHS = [970, 728, 468, 320, 300, 250, 200] as const;
export type AdvertWidth = (typeof ADVERT_WIDTHS)[number];

/** A full-view advert fills a row between two pages of a list; an interlaced one is between two rows. */
export type AdvertKind = 'fullview' | 'interlaced';

/** Width and height in CSS pixels. */
export type AdvertSize = readonly [width: number, height: number];

/** Every size that a campaign may have. */
export const ADVERT_SIZES: readonly AdvertSize[] = [
  [970, 250],
  [970, 90],
  [728, 90],
  [468, 60],
  [320, 100],
  [320, 50],
  [300, 250],
  [250, 250],
  [200, 200],
  [160, 600],
  [120, 600],
];

/** Window widths in CSS pixels from which the page of a camera has one more advert. The first is "above 1024". */
export const STREAM_ADVERTS_FROM = [1025, 1360, 1860, 2350] as const;

/** CSS pixels of community photos for each advert among them. */
export const COMMUNITY_ADVERT_HEIGHT = 270;
