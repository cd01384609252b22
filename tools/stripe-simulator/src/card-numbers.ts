/** Cards of Stripe's test mode by what becomes of them; `engine/cards.ts` knows more. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  challenge: '4000 0025 0000 3155',
  failsLater: '4000 0000 0000 0341',
} as const;
