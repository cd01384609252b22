import type { Ctx } from '../platform/context.ts';
import { refuseLargeBody } from '../platform/http/parse-request.ts';
import { serveWebhook } from '../platform/http/serve-webhook.ts';
import { mailWebhookSecret } from '../platform/params.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';
import { blockAddress, isRangers } from './address-block.ts';
import { type BounceReport, readBounceReport } from './bounce-report.ts';

/** The reason that is stored where the report has none. */
const REASONS = {
  'no-address': 'A mail came back.',
  complaint: 'A mail was reported as spam.',
} as const;

/** Mails to an address that are searched for its user. */
const MAILS = 20;

/**
 * Stops mails to an address that nobody has, or whose owner reported a mail as spam. An address that got no mail from here in
 * the last 30 days is ignored: the provider's account may send for others too.
 */
async function recordBounce({
  ctx,
  input: { kind, address, reason },
}: {
  ctx: Ctx;
  input: BounceReport;
}): Promise<'blocked' | 'ignored'> {
  if (kind === 'other' || isRangers(address)) return 'ignored';
  // A provider may report an address in lower case that was typed otherwise, and the reverse.
  const spellings = [...new Set([address, address.toLowerCase()])];
  const sent = await store.mail.all().where('to', 'in', spellings).limit(MAILS).get();
  if (sent.empty) return 'ignored';
  const uid = wellFormed(sent, ctx.log).find((mail) => mail.uid !== null)?.uid ?? null;
  await blockAddress(address, { uid, reason: reason || REASONS[kind] }, ctx.clock.real());
  ctx.log.warn('mail-bounced', { kind });
  return 'blocked';
}

/** Mail providers call this, or a relay of the operator. A report that is not signed is refused. */
export const serveMailWebhook = serveWebhook(async (ctx, req) => {
  refuseLargeBody(req.headers, req.rawBody);
  const report = readBounceReport(req, mailWebhookSecret.value(), ctx.clock.real());
  return recordBounce({ ctx, input: report });
});
