import type { Ctx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { store } from '../platform/store.ts';
import { deliverMail } from './deliver-mail.ts';

/** Mails of one round. */
const MAILS = 200;
const AT_ONCE = 5;
/** Milliseconds after which no further mail begins: a server that does not answer holds each for ten seconds. */
const BEGIN_WITHIN_MS = 20_000;

/**
 * Sends the mails whose next try is due, the longest due first. A mail that was just written is sent by its trigger. While the
 * server takes none, a round ends with its first mail: a provider locks who logs in hundreds of times in vain.
 */
export async function tendMails({ ctx }: { ctx: Ctx }): Promise<number> {
  const end = performance.now() + BEGIN_WITHIN_MS;
  let sent = 0;
  let isHeld = false;
  const deliver = async ({ id }: { readonly id: string }) => {
    if (isHeld || performance.now() >= end) return;
    const done = await deliverMail({ ctx, input: { id } });
    if (done === 'sent') sent += 1;
    if (done === 'held') isHeld = true;
  };
  for (let more = true; more && !isHeld && performance.now() < end; ) {
    const { docs } = await store.mail
      .all()
      .where('state', '==', 'waiting')
      .where('next_at', '<=', ctx.clock.real())
      .orderBy('next_at')
      .limit(MAILS)
      .get();
    const [first, ...others] = docs;
    if (first) await deliver(first);
    await eachLimited(others, AT_ONCE, deliver);
    more = docs.length === MAILS;
  }
  return sent;
}
