import { AppError } from '@boma/domain/errors.ts';
import { sanctionRefusal } from '@boma/domain/moderation/sanction-refusal.ts';
import type { UserRecord } from 'firebase-admin/auth';
import type { User } from '../platform/context.ts';
import { identity, identityErrorCode } from '../platform/identity.ts';
import { readSanction } from './read-sanction.ts';

const DISABLED = 'Your account is currently disabled, please contact us to assist you.';

/** Why a disabled account is refused: the ban with its reason, or the plain fact. */
export async function disabledRefusal(uid: string): Promise<AppError> {
  const sanction = await readSanction(uid);
  return sanction?.kind === 'ban'
    ? sanctionRefusal(sanction)
    : new AppError('forbidden', { alert: DISABLED });
}

/** From when on a sign-in counts, in unix milliseconds: a reset of the password moves it. */
export function validFrom(account: UserRecord): number {
  return account.tokensValidAfterTime ? Date.parse(account.tokensValidAfterTime) : 0;
}

/**
 * The account behind a sign-in of that moment (unix milliseconds), as Firebase Auth has it now.
 * @throws AppError `unauthenticated` when it is gone or the sign-in no longer counts; `banned`, `forbidden` when it is
 * disabled.
 */
export async function standingAccount(uid: string, signedInAt: number): Promise<UserRecord> {
  const auth = await identity();
  const account = await auth.getUser(uid).catch((cause: unknown) => {
    if (identityErrorCode(cause) === 'user-not-found') throw new AppError('unauthenticated', { cause });
    throw cause;
  });
  if (account.disabled) throw await disabledRefusal(uid);
  if (signedInAt < validFrom(account)) throw new AppError('unauthenticated');
  return account;
}

/** The account behind the token that a call came with. @throws AppError as `standingAccount`. */
export const accountOf = ({ uid, session }: User): Promise<UserRecord> =>
  standingAccount(uid, session.signedInAt);
