import { AppError } from '@boma/domain/errors.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt } from '../platform/firestore.ts';
import { dropTokens, tokensOf } from './person-tokens.ts';
import { requireUser } from './require-user.ts';
import { revokedSignInPath } from './sign-ins.ts';

/**
 * Signs the caller out on one of their devices. Its sign-in is noted first, so that no exchange slips in between.
 * @throws AppError `not-found` when they have no such device.
 */
export async function revokeDevice({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { device_id: string };
}): Promise<void> {
  const { uid } = await requireUser(ctx);
  const ofDevice = async () => (await tokensOf(uid)).filter(({ device }) => device.id === input.device_id);
  const [known] = await ofDevice();
  if (!known) throw new AppError('not-found');
  const revoked = { uid, revoked_at: ctx.clock.real() };
  await documentAt(revokedSignInPath(uid, known.signed_in_at)).set(revoked);
  await dropTokens(await ofDevice());
}
