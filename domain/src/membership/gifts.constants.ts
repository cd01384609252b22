/** A gift lasts from now, for so many days. A year at most: who is worth longer is asked about again. */
export const GIFT_DAYS = { min: 1, max: 366 } as const;
