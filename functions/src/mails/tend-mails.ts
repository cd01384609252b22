import type { Ctx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { store } from '../platform/store.ts';
import { deliverMail } from './deliver-mail.ts';

/** Mails of one round. */
const MAILS = 200;
const AT_ONCE = 5;
/** Milliseconds after which no further mail begins: a server that does not answer holds each for ten seconds. */
const BEGIN_WITHIN_MS = 20_000;

/** Sends the mails whose next try is due, the longest due first. A mail that was just written is sent by its trigger. */
export async function tendMails({ ctx }: { ctx: Ctx }): Promise<number> {
  const end = performance.now() + BEGIN_WITHIN_MS;
  let sent = 0;
  for (let more = true; more && performance.now() < end; ) {
    const { docs } = await store.mail
      .all()
      .where('state', '==', 'waiting')
      .where('next_at', '<=', ctx.clock.real())
      .orderBy('next_at')
      .limit(MAILS)
      .get();
    const done = await eachLimited(docs, AT_ONCE, async ({ id }) =>
      performance.now() < end ? deliverMail({ ctx, input: { id } }) : undefined,
    );
    sent += done.filter((each) => each === 'sent').length;
    more = docs.length === MAILS;
  }
  return sent;
}
