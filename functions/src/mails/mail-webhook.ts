import { inLowerCase } from '@boma/domain/mails/mail.policy.ts';
import { Filter } from 'firebase-admin/firestore';
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
 * Mails to an address. A provider may report in lower case what was typed in capitals, and the reverse. The spellings find
 * mails that were written before `to_lower` existed: none is left after 30 days.
 */
function isTo(address: string): Filter {
  const lower = inLowerCase(address);
  return Filter.or(
    Filter.where('to_lower', '==', lower),
    Filter.where('to', 'in', [...new Set([address, lower])]),
  );
}

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
  const sent = await store.mail.all().where(isTo(address)).limit(MAILS).get();
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
