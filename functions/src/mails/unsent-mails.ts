import type { UnsentMail } from '@boma/domain/mails/mail.schema.ts';
import { STUCK_MS, UNSENT_SHOWN } from '@boma/domain/mails/mails.constants.ts';
import type { Query } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** Mails that have waited for longer than they should, the newest first. */
const stuck = (now: number) =>
  store.mail
    .all()
    .where('state', '==', 'waiting')
    .where('made_at', '<=', now - STUCK_MS)
    .orderBy('made_at', 'desc');

/** Mails that are not tried again, the newest first. */
const given = () => store.mail.all().where('state', 'in', ['failed', 'withheld']).orderBy('made_at', 'desc');

const countOf = async (query: Query<unknown>): Promise<number> => (await query.count().get()).data().count;

/**
 * True if the mail server takes no mails: one has waited for it for longer than it should. A receiver who
 * puts one mail off for days says nothing about the others.
 */
export async function areMailsStuck(now: number): Promise<boolean> {
  const first = store.mail
    .all()
    .where('state', '==', 'waiting')
    .where('held_since', '<=', now - STUCK_MS)
    .orderBy('held_since', 'desc')
    .limit(1);
  return !(await first.get()).empty;
}

export async function countUnsentMails(now: number): Promise<number> {
  const [waiting, ended] = await Promise.all([countOf(stuck(now)), countOf(given())]);
  return waiting + ended;
}

/** The newest of the mails that have not left. */
export async function listUnsentMails({ ctx }: { ctx: Ctx }): Promise<UnsentMail[]> {
  const queries = [stuck(ctx.clock.real()), given()].map((query) => query.limit(UNSENT_SHOWN).get());
  const found = (await Promise.all(queries)).flatMap(({ docs }) => docs);
  const mails = found.flatMap((document) => {
    const mail = readWellFormed(document, ctx.log);
    if (!mail) return [];
    const { to, state, attempts, made_at, next_at, error, message } = mail;
    return [{ id: document.id, subject: message.subject, to, state, attempts, made_at, next_at, error }];
  });
  return mails.toSorted((a, b) => b.made_at - a.made_at).slice(0, UNSENT_SHOWN);
}
