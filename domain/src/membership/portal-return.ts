/** The query key of the address that Stripe's portal leads back to after a new card was saved. */
export const CARD_SAVED = 'card-saved';
