import type { Metadata } from '../shapes.ts';

/** How a card behaves, under the payment method's id. */
export interface CardFile {
  id: string;
  created: number;
  number: string;
}

/** What a checkout session was asked for and does not show, under the session's id. */
export interface CheckoutPlan {
  id: string;
  created: number;
  price: string;
  quantity: number;
  metadata: Metadata;
  description: string | null;
  trialDays: number | null;
  trialEnd: number | null;
  withoutCardAtTrialEnd: 'cancel' | 'create_invoice' | 'pause';
  /** The email that the visitor has typed, and the card and country behind an open 3-D Secure challenge. */
  attempt: { email: string; name: string; country: string; paymentMethod: string } | null;
  /** What it is paid with; every further try uses the same. */
  intent: string | null;
  /** What went wrong at last, told on the page. */
  problem: string | null;
}

export interface Attempt {
  /** Real unix milliseconds. */
  at: number;
  /** The endpoint's status, or null when it could not be reached in time. */
  status: number | null;
  /** The beginning of its answer, or why there is none. */
  answer: string;
}

export type DeliveryState = 'waiting' | 'sending' | 'delivered' | 'failed' | 'held' | 'dropped';

/** One event on its way to the endpoint. */
export interface Delivery {
  id: string;
  created: number;
  event: string;
  type: string;
  state: DeliveryState;
  /** Real unix milliseconds before which it is not sent. */
  dueAt: number;
  attempts: Attempt[];
  /** What a control did to it. */
  note: string | null;
}

/** The first answer to an idempotency key, under the key. */
export interface IdempotentAnswer {
  id: string;
  created: number;
  method: string;
  path: string;
  fingerprint: string;
  status: number;
  body: string;
  requestId: string;
}
