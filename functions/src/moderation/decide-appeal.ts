import { mayDecideAppeal } from '@boma/domain/access/policies.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Appeal, DecideAppealInput } from '@boma/domain/moderation/appeals.schema.ts';
import { closesAccount } from '@boma/domain/moderation/sanction-kinds.ts';
import { activeSanction } from '@boma/domain/moderation/sanctions.schema.ts';
import { deleteTokensEndedByBan } from '../accounts/api-tokens.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { addressForAnswer, queueAnswer } from './appeal-answer.ts';
import { requireModerable } from './require-moderable.ts';
import { syncDisabled } from './sync-disabled.ts';

const NOT_YOURS = 'You imposed this sanction, so a colleague decides about the appeal.';

const CHANGED = 'The user has sent another appeal since. Please read that one.';

const DECIDED = 'A colleague was faster, and has decided about this appeal.';

/**
 * Stores the decision with the mail that tells the user, and ends the sanction if it is the one that the appeal is about.
 * True if the account is to be opened.
 */
async function storeDecision(ctx: StaffCtx, input: DecideAppealInput, now: number): Promise<boolean> {
  const { uid, sent_at, decision, answer } = input;
  const [document, address] = [store.appeals(uid), await addressForAnswer(uid)];
  return firestore().runTransaction(async (transaction) => {
    const [stored, sanction, user] = await Promise.all([
      transaction.get(document),
      transaction.get(store.sanctions(uid)),
      transaction.get(store.users(uid)),
    ]);
    const appeal = stored.data();
    if (!appeal) throw new AppError('not-found');
    if (appeal.sent_at !== sent_at) throw new AppError('conflict', { alert: CHANGED });
    const state = decision === 'lift' ? 'lifted' : 'upheld';
    if (appeal.state !== 'open') {
      const isOurs = appeal.decided_by === ctx.user.uid && appeal.state === state && appeal.answer === answer;
      if (!isOurs) throw new AppError('conflict', { alert: DECIDED });
      recordNoChange(ctx);
      return state === 'lifted' && closesAccount(appeal.kind);
    }
    if (!mayDecideAppeal(ctx.user.uid, { by: appeal.imposed_by }))
      throw new AppError('conflict', { alert: NOT_YOURS });
    const decided = { decided_by: ctx.user.uid, decided_at: now, claim: null };
    const after: Appeal = { ...appeal, state, answer, ...decided };
    transaction.set(document, after);
    const isReplaced = sanction.exists && sanction.data()?.imposed_at !== appeal.imposed_at;
    const lifts = decision === 'lift' && sanction.exists && !isReplaced;
    if (lifts) transaction.delete(sanction.ref);
    const isOver = activeSanction(sanction.data(), now) === undefined;
    const outcome = state === 'lifted' ? (isReplaced ? 'replaced' : 'lifted') : isOver ? 'ended' : 'upheld';
    // A deletion of the account that has run already would not find the mail.
    if (user.exists) queueAnswer(ctx, transaction, { uid, address, outcome, words: answer });
    recordAction(ctx, transaction, {
      target: document.path,
      person: uid,
      before: { state: appeal.state },
      after: { state },
      reason: answer,
    });
    return lifts && closesAccount(appeal.kind);
  });
}

/**
 * Answers an appeal: upholds the sanction, or lifts it. The user reads the answer on the site and in a mail. A sanction
 * that staff have imposed since stays. A repeated call of the same user changes nothing.
 * @throws AppError `not-found`; `forbidden`; `conflict` for the user themselves, for an appeal that is decided or that the
 * user has replaced, and for the moderator who imposed the sanction.
 */
export async function decideAppeal({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: DecideAppealInput;
}): Promise<void> {
  await requireModerable(ctx, input.uid);
  const opensAccount = await storeDecision(ctx, input, await ctx.clock.now());
  if (!opensAccount) return;
  await syncDisabled(input.uid);
  await deleteTokensEndedByBan(input.uid);
}
