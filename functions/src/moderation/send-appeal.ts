import { randomUUID } from 'node:crypto';
import { queuedEvent } from '@boma/domain/alerts/duty-events.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import type { Appeal, AppealView } from '@boma/domain/moderation/appeals.schema.ts';
import { activeSanction } from '@boma/domain/moderation/sanctions.schema.ts';
import type { UserCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { queueAlertEvent } from '../platform/queue-event.ts';
import { store } from '../platform/store.ts';
import { takeToken } from '../platform/take-token.ts';

/** A sanction takes one appeal, so this is about those who keep trying. */
const APPEALS_PER_PERSON: Allowance = { capacity: 5, refillMs: 600_000 };

const NO_SANCTION = 'You have no sanction to appeal against: you can write again.';
const TOO_MANY = 'You have tried several times. Please try again in ten minutes.';
const ONCE = 'You have asked about this already. A second ranger reads it and answers here.';

/**
 * Stores an appeal against the sanction that is in force, of a caller who may be banned. Each sanction can be appealed
 * against once; a repeated call answers that appeal.
 * @throws AppError `conflict` without a sanction, and for one that was appealed against before in other words;
 * `too-many-requests`.
 */
export async function sendAppeal({
  ctx,
  input: { text },
}: {
  ctx: UserCtx;
  input: { text: string };
}): Promise<AppealView> {
  const { uid } = ctx.user;
  const owner = `appeal by person ${uid}`;
  await takeToken({ ctx, input: { owner, allowance: APPEALS_PER_PERSON, alert: TOO_MANY } });
  const document = store.appeals(uid);
  const now = await ctx.clock.now();
  return firestore().runTransaction(async (transaction) => {
    const [before, stored, user] = await Promise.all([
      transaction.get(document),
      transaction.get(store.sanctions(uid)),
      transaction.get(store.users(uid)),
    ]);
    // The account was deleted during this call. A deletion that has run already would not find this appeal.
    if (!user.exists) throw new AppError('unauthenticated');
    const sanction = activeSanction(stored.data(), now);
    if (!sanction) throw new AppError('conflict', { alert: NO_SANCTION });
    const sent = before.data();
    if (sent && sent.imposed_at === sanction.imposed_at) {
      if (sent.text === text) return sent;
      throw new AppError('conflict', { alert: ONCE });
    }
    const appeal: Appeal = {
      text,
      sent_at: now,
      kind: sanction.kind,
      reason: sanction.reason,
      imposed_by: sanction.by,
      imposed_at: sanction.imposed_at,
      state: 'open',
      answer: '',
      decided_by: null,
      decided_at: null,
      claim: null,
    };
    // Found by its time: the id of an appeal is that of a user.
    queueAlertEvent(ctx, transaction, queuedEvent('appeal', '', { id: randomUUID(), at: now }));
    transaction.set(document, appeal);
    return appeal;
  });
}
