/**
 * Styles that show something to some visitors only. They read `html[data-user]`, which is set before the first paint
 * and kept true from then on, so that prerendered pages do not flash what a visitor should not see.
 */
export const guestsOnly = { '[data-user]:not([data-user=guest]) &': { display: 'none' } } as const;
export const signedInOnly = {
  '[data-user=guest] &, [data-user=unknown] &': { display: 'none' },
} as const;
/** Offers: hidden from exactly those to whom `showsOffers` gives none. */
export const nonSubscribersOnly = {
  '[data-user=subscriber] &, [data-user=unknown] &': { display: 'none' },
} as const;
export const subscribersOnly = { '[data-user]:not([data-user=subscriber]) &': { display: 'none' } } as const;
