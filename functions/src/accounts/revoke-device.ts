import { AppError } from '@boma/domain/errors.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { deleteTokens, findTokens } from './api-tokens.ts';
import { revokedSignIn } from './sign-ins.ts';

/**
 * Signs the caller out on one of their devices. Its sign-in is marked as revoked first, so that an exchange at the same
 * time gets no new token.
 * @throws AppError `not-found` for a device that is not the caller's.
 */
export async function revokeDevice({
  ctx,
  input,
}: {
  ctx: ActiveUserCtx;
  input: { device_id: string };
}): Promise<void> {
  const { uid } = ctx.user;
  const tokensOfDevice = async () =>
    (await findTokens(uid)).filter(({ device }) => device.id === input.device_id);
  const [token] = await tokensOfDevice();
  if (!token) throw new AppError('not-found');
  await revokedSignIn(uid, token.signed_in_at).set({ uid, revoked_at: ctx.clock.real() });
  await deleteTokens(await tokensOfDevice());
}
