import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` of a body sent at `seconds` (real unix seconds). */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${v1}`;
}
