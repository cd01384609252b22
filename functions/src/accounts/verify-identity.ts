import { AppError } from '@boma/domain/errors.ts';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { identity, identityErrorCode } from '../platform/identity.ts';
import { disabledRefusal } from './standing-account.ts';

/** What says no by the token itself. Anything else is Auth that failed, which is not the person's doing. */
const REFUSED = [
  'argument-error',
  'invalid-id-token',
  'id-token-expired',
  'id-token-revoked',
  'user-not-found',
];

/** Whom a token is of that Auth has verified already: what it says of a disabled account comes after the signature. */
function subjectOf(token: string): string {
  const [, payload = ''] = token.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub;
}

/**
 * What an identity token says, of a sign-in that still counts.
 * @throws AppError `unauthenticated` for a token that is none, or whose sign-in was ended; `banned`, `forbidden` for an
 * account that was disabled.
 */
export async function verifyIdentity(token: string): Promise<DecodedIdToken> {
  const auth = await identity();
  try {
    const decoded = await auth.verifyIdToken(token, true);
    if (decoded.firebase.sign_in_provider === 'anonymous') throw new AppError('unauthenticated');
    return decoded;
  } catch (cause) {
    const code = identityErrorCode(cause);
    if (code === 'user-disabled') throw await disabledRefusal(subjectOf(token));
    if (code && REFUSED.includes(code)) throw new AppError('unauthenticated', { cause });
    throw cause;
  }
}
