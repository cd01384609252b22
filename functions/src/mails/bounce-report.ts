import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@boma/domain/errors.ts';
import { type Millis, toSeconds } from '@boma/domain/time.ts';
import { z } from 'zod';
import { parsePart, readBody } from '../platform/http/parse-request.ts';
import { isSameSecret } from '../platform/is-same-secret.ts';
import { saysNoAddress, WORDS_MAX } from './mail-transport.ts';

/** Seconds that the time of a signature may be off, behind or ahead. An older report may be a copy. */
const TOLERANCE = 300;

const address = z.string().trim().min(3).max(320);

/** What a relay of the operator sends, with the header `Boma-Signature: t={unix seconds},v1={hex}`. */
const ownReport = z.object({
  /**
   * `no-address`: nobody has the address. `complaint`: its owner reported a mail as spam. `other`: everything that may pass or
   * is about the sender, such as a full mailbox.
   */
  kind: z.enum(['no-address', 'complaint', 'other']),
  address,
  /** What the receiving server said. */
  reason: z
    .string()
    .default('')
    .transform((words) => words.slice(0, WORDS_MAX)),
});
export type BounceReport = z.output<typeof ownReport>;

/** What Mailgun sends: https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhooks */
const mailgunReport = z.object({
  signature: z.object({
    timestamp: z.union([z.string(), z.int()]).transform(String),
    token: z.string(),
    signature: z.string(),
  }),
  'event-data': z.object({
    event: z.string(),
    severity: z.string().nullish(),
    reason: z.string().nullish(),
    recipient: address,
    'delivery-status': z
      .object({ code: z.int().nullish(), message: z.string().nullish(), description: z.string().nullish() })
      .nullish(),
  }),
});
type MailgunEvent = z.output<typeof mailgunReport>['event-data'];

interface Signed {
  readonly text: string | Buffer;
  /** Unix seconds, in digits. */
  readonly time: string;
  /** In hex. */
  readonly signature: string;
}

/** @throws AppError `malformed-body` unless the text was signed with the secret, a few minutes ago at most. */
function requireSignature({ text, time, signature }: Signed, secret: string, now: Millis): void {
  const isRight = isSameSecret(signature, createHmac('sha256', secret).update(text).digest('hex'));
  const isInTime = /^\d{1,12}$/.test(time) && Math.abs(Number(time) - toSeconds(now)) <= TOLERANCE;
  if (secret === '' || !isRight || !isInTime) throw new AppError('malformed-body');
}

interface Sent {
  readonly headers: IncomingHttpHeaders;
  readonly rawBody?: Buffer;
}

/** The signature covers the time and the bytes of the body. */
function readOwn({ headers, rawBody = Buffer.alloc(0) }: Sent, secret: string, now: Millis): BounceReport {
  const [, time = '', signature = ''] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['boma-signature'])) ?? [];
  requireSignature({ text: Buffer.concat([Buffer.from(`${time}.`), rawBody]), time, signature }, secret, now);
  return parsePart(ownReport, readBody(headers, rawBody, ownReport));
}

/** Mailgun also calls it permanent when a receiver refuses the sender or the text, which says nothing about the address. */
function kindOf({ event, severity, reason }: MailgunEvent, words: string): BounceReport['kind'] {
  if (event === 'complained') return 'complaint';
  if (event !== 'failed' || severity !== 'permanent') return 'other';
  if (reason === 'suppress-complaint') return 'complaint';
  return reason === 'suppress-bounce' || saysNoAddress(words) ? 'no-address' : 'other';
}

/** The signature covers the time and a token, but not the event: HTTPS protects that one. */
function readMailgun({ headers, rawBody }: Sent, secret: string, now: Millis): BounceReport {
  const { signature: signed, 'event-data': event } = parsePart(
    mailgunReport,
    readBody(headers, rawBody, mailgunReport),
  );
  const { timestamp: time, token, signature } = signed;
  requireSignature({ text: `${time}${token}`, time, signature }, secret, now);
  const { code, message, description } = event['delivery-status'] ?? {};
  const words = [code, message || description].filter(Boolean).join(' ').slice(0, WORDS_MAX);
  return { kind: kindOf(event, words), address: event.recipient, reason: words };
}

/**
 * A report of a mail that came back after the mail server had taken it, in our own shape or in Mailgun's. `now`: real time.
 * @throws AppError `malformed-body` for a report that is not signed or was signed too long ago; what is thrown for a body that
 * does not have the shape.
 */
export const readBounceReport = (sent: Sent, secret: string, now: Millis): BounceReport =>
  (sent.headers['boma-signature'] === undefined ? readMailgun : readOwn)(sent, secret, now);
