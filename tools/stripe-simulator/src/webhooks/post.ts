import type { Attempt } from '../state/records.ts';
import { signatureHeader } from './signature.ts';

const ANSWER_KEPT = 500;

export interface Endpoint {
  url: string;
  secret: string;
  /** The types it listens to; every one when left out. */
  events?: readonly string[] | undefined;
}

/** Sends one signed event. The attempt says what went wrong. */
export async function post({ url, secret }: Endpoint, body: string, timeoutMs: number): Promise<Attempt> {
  const at = Date.now();
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureHeader(body, secret, Math.floor(at / 1000)),
        'user-agent': 'Stripe/1.0 (simulated)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { at, status: response.status, answer: (await response.text()).slice(0, ANSWER_KEPT) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
    const message = error instanceof Error ? error.message : String(error);
    return { at, status: null, answer: [message, cause].filter(Boolean).join(': ') };
  }
}
