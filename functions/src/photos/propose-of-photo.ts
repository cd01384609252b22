import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import { PHOTO_TEXTS } from '@boma/domain/photos/photos.constants.ts';
import type { Proposals, ProposeInput } from '@boma/domain/photos/proposals.schema.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { takeToken } from '../platform/take-token.ts';
import { readWordRules } from '../words/read-word-rules.ts';
import { proposalsView, sayOf } from './proposals.ts';
import { requireShowable } from './require-showable.ts';
import { requireWriter } from './require-writer.ts';

const PROPOSALS_PER_PERSON: Allowance = { capacity: 20, refillMs: 5000 };

/**
 * Says what a photo shows, or takes it back. The photographer's word decides at once, and repeating it changes nothing.
 * @throws AppError `not-found`; `invalid-input` for words that may not be shown; `too-many-requests`; `muted`,
 * `banned`.
 */
export async function proposeOfPhoto({
  ctx,
  input,
}: {
  ctx: ActiveUserCtx;
  input: ProposeInput;
}): Promise<Proposals> {
  const { uid } = ctx.user;
  const owner = `proposal by person ${uid}`;
  const alert = PHOTO_TEXTS.tooManyProposals;
  await takeToken({ ctx, input: { owner, allowance: PROPOSALS_PER_PERSON, alert } });
  const [now, rules] = await Promise.all([ctx.clock.now(), readWordRules()]);
  const standing = await firestore().runTransaction(async (transaction) => {
    const profile = await requireWriter(transaction, uid, now);
    const texts = input.value === null ? {} : { value: input.value };
    requireShowable(profile, texts, rules, ctx.clock.real());
    const by = (photo: { uid: string }) => (photo.uid === uid ? 'photographer' : 'viewers');
    return sayOf(ctx, transaction, { uid, by, input });
  });
  return proposalsView(standing, uid);
}
