import { AppError } from '@boma/domain/errors.ts';
import { closesAccount } from '@boma/domain/moderation/sanction-kinds.ts';
import { sanctionRefusal } from '@boma/domain/moderation/sanction-refusal.ts';
import type { UserRecord } from 'firebase-admin/auth';
import type { User } from '../platform/context.ts';
import { findAccount } from '../platform/identity.ts';
import { store } from '../platform/store.ts';

const DISABLED = 'Your account is currently disabled, please contact us to assist you.';

/** The refusal of a banned user, with the reason that staff gave. Undefined when the user is not banned. */
export async function banRefusal(uid: string): Promise<AppError | undefined> {
  const sanction = (await store.sanctions(uid).get()).data();
  return sanction && closesAccount(sanction.kind) ? sanctionRefusal(sanction) : undefined;
}

/** The refusal of a disabled account: the ban with its reason, or the plain fact. */
export async function disabledRefusal(uid: string): Promise<AppError> {
  return (await banRefusal(uid)) ?? new AppError('forbidden', { alert: DISABLED });
}

/** Sign-ins from before this moment have ended (unix milliseconds). A password reset moves it. */
export function validFrom(account: UserRecord): number {
  return account.tokensValidAfterTime ? Date.parse(account.tokensValidAfterTime) : 0;
}

/**
 * The account behind a sign-in of this moment (unix milliseconds), as Firebase Auth has it now. Lookups at the same time
 * share one call.
 * @throws AppError `unauthenticated` when the account is gone or the sign-in has ended; `banned` or `forbidden` when the
 * account is disabled.
 */
export async function standingAccount(uid: string, signedInAt: number): Promise<UserRecord> {
  const account = await findAccount(uid);
  if (!account) throw new AppError('unauthenticated');
  if (account.disabled) throw await disabledRefusal(uid);
  if (signedInAt < validFrom(account)) throw new AppError('unauthenticated');
  return account;
}

/** The account behind the token of a call. @throws AppError as `standingAccount`. */
export const accountOf = ({ uid, session }: User): Promise<UserRecord> =>
  standingAccount(uid, session.signedInAt);
