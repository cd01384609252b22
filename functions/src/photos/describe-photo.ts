import type { Proposals, ProposeInput } from '@boma/domain/photos/proposals.schema.ts';
import { recordAction } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { proposalsView, sayOf } from './proposals.ts';

/** Staff decide what a photo shows, or take the decision of staff back. @throws AppError as `sayOf`. */
export async function describePhoto({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: ProposeInput;
}): Promise<Proposals> {
  const standing = await firestore().runTransaction(async (transaction) => {
    const said = await sayOf(ctx, transaction, { uid: null, by: () => 'staff', input });
    const wordsOf = ({ described, species }: typeof said.photo) => ({
      alt: described?.value ?? null,
      species: species?.value ?? null,
    });
    recordAction(ctx, transaction, {
      target: store.photos(input.photo_id).path,
      person: said.before.uid,
      before: wordsOf(said.before),
      after: wordsOf(said.photo),
    });
    return said;
  });
  return proposalsView(standing, ctx.user.uid);
}
