/** In the query of the address that somebody comes back to from the payment provider once a new card is saved there. */
export const CARD_SAVED = 'card-saved';
