import type { DeclineError } from '../shapes.ts';

type CardError = Omit<DeclineError, 'charge'>;

interface TestCard {
  brand: 'visa' | 'mastercard' | 'amex';
  /** Shown under the form. */
  hint?: string;
  /** Refused when it is charged. */
  charge?: CardError;
  /** Refused already when it is saved. */
  save?: boolean;
  challenge?: boolean;
}

const declined = (decline_code: string, message: string): CardError => ({
  type: 'card_error',
  code: 'card_declined',
  decline_code,
  message,
});
const refused = (code: string, message: string, param?: string): CardError => ({
  type: 'card_error',
  code,
  message,
  ...(param && { param }),
});

/** Errors by their decline code, for charges that a control lets fail. */
export function declineOf(code: string): CardError {
  if (code === 'insufficient_funds') return declined(code, 'Your card has insufficient funds.');
  if (code === 'expired_card') return refused('expired_card', 'Your card has expired.', 'exp_month');
  return declined(code, 'Your card was declined.');
}

const CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', hint: 'Pays' },
  '5555555555554444': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '4000002500003155': { brand: 'visa', hint: 'Asks for 3-D Secure', challenge: true },
  '4000000000000002': {
    brand: 'visa',
    hint: 'Is declined',
    charge: declineOf('generic_decline'),
    save: true,
  },
  '4000000000009995': {
    brand: 'visa',
    hint: 'Has insufficient funds',
    charge: declineOf('insufficient_funds'),
    save: true,
  },
  '4000000000000069': { brand: 'visa', charge: declineOf('expired_card'), save: true },
  '4000000000000127': {
    brand: 'visa',
    charge: refused('incorrect_cvc', "Your card's security code is incorrect.", 'cvc'),
    save: true,
  },
  '4000000000000341': {
    brand: 'visa',
    hint: 'Can be saved; charges fail',
    charge: declineOf('generic_decline'),
  },
};

export const CARD_HINTS = Object.entries(CARDS).flatMap(([number, { hint }]) =>
  hint ? [{ number, hint }] : [],
);

const NOT_A_TEST_CARD: TestCard = {
  brand: 'visa',
  charge: declined(
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test card.',
  ),
  save: true,
};

/** Any number but the test cards is refused, as in Stripe's test mode. */
export const testCard = (number: string): TestCard => CARDS[number] ?? NOT_A_TEST_CARD;

export const AUTHENTICATION_FAILED: CardError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

export function passesLuhn(number: string): boolean {
  const sum = number
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}
